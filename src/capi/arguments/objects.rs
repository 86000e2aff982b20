//! Objects that C holds by their address.
//!
//! The first word of an object says that it is one of ours. An address of anything
//! else, such as a structure of the program's own or an object that was destroyed, is
//! then refused as NULL is, as far as what is left there can tell.
//!
//! While a function of the program runs on behalf of an object, that object may be
//! looked at, but neither changed nor destroyed: it is lent.

use std::alloc::{self, Layout};
use std::cell::Cell;
use std::hint;
use std::ptr;

use crate::capi::errors::TypeErreur;
use crate::capi::guard::Breach;

/// What is at the address that C knows as a `*mut K`.
#[repr(C)]
pub struct Object<K: Kind> {
    mark: u64,
    /// Whether a function of the program is running on its behalf.
    lent: Cell<bool>,
    pub value: K::Value,
}

/// A kind of object: a type that C knows by its name only.
pub trait Kind {
    /// The first word of the objects of this kind that live, and of no others.
    const MARK: u64;

    /// What the contracts call the parameter that is such an object.
    const NAME: &'static str;

    /// What such an object holds.
    type Value: 'static;
}

/// A kind of object that functions of the program may be running on behalf of.
pub trait Lendable: Kind {
    /// That an object was to be changed or destroyed meanwhile.
    fn busy(tag: &'static str) -> Breach;
}

const DESTROYED: u64 = 0;

impl<K: Kind> Object<K> {
    pub fn of(value: K::Value) -> Object<K> {
        Object { mark: K::MARK, lent: Cell::new(false), value }
    }

    /// The object, which C owns from now on; NULL if there is no memory for it, where a
    /// `Box` would end the program.
    pub fn give(self) -> *mut K {
        // SAFETY: an object is not empty: it has its mark.
        let room = unsafe { alloc::alloc(Layout::new::<Object<K>>()) }.cast::<Object<K>>();
        if !room.is_null() {
            // SAFETY: room for an object, and nothing is there yet.
            unsafe { room.write(self) };
        }
        room.cast()
    }

    /// The object at an address; the clause `tag` says that there is one.
    ///
    /// # Safety
    ///
    /// `address` is NULL or the address of something that can be read, and that is not
    /// freed during `'a` if it is one of ours.
    #[inline]
    pub unsafe fn at<'a>(address: *const K, tag: &'static str) -> Result<&'a Object<K>, Breach> {
        if address.is_null() {
            return Err(Breach::null(tag, K::NAME));
        }
        let object = address.cast::<Object<K>>();
        // SAFETY: can be read, by the caller; each look is a new one.
        let mark = unsafe { ptr::read_unaligned(&raw const (*object).mark) };
        if !object.is_aligned() || mark != K::MARK {
            return Err(not_ours(tag, K::NAME));
        }
        // SAFETY: one of ours, which lives.
        Ok(unsafe { &*object })
    }

    /// Destroys an object.
    ///
    /// # Safety
    ///
    /// `address` was given to C, is that of an object that lives, and nothing uses it
    /// any more.
    pub unsafe fn destroy(address: *mut K) {
        // SAFETY: it comes from `give`, by the caller, and has the layout of a box.
        drop(unsafe { Box::from_raw(address.cast::<Object<K>>()) });
    }
}

impl<K: Lendable> Object<K> {
    /// Runs functions of the program, which may look at the object.
    pub fn lend<T>(&self, body: impl FnOnce() -> T) -> T {
        let before = self.lent.replace(true);
        let result = body();
        self.lent.set(before);
        result
    }

    /// The object at an address, to change or to destroy: it is not lent.
    ///
    /// # Safety
    ///
    /// As for [`Object::at`].
    pub unsafe fn free_at<'a>(
        address: *mut K,
        [null, busy]: [&'static str; 2],
    ) -> Result<&'a Object<K>, Breach> {
        // SAFETY: the same, by the caller.
        let object = unsafe { Object::at(address, null) }?;
        if object.lent.get() { Err(K::busy(busy)) } else { Ok(object) }
    }
}

#[cold]
fn not_ours(tag: &'static str, name: &str) -> Breach {
    let explanation = format!(
        "{name} est détruit, ou n'est pas un objet de la bibliothèque : un programme qui a ses \
         propres objets définit toutes les fonctions dont il se sert"
    );
    Breach::new(tag, TypeErreur::ErreurPointeurNul, explanation)
}

/// Whether this many bytes can be had: what is about to be made of them would end the
/// program if not.
pub fn has_room(bytes: usize) -> bool {
    let mut room = Vec::<u8>::new();
    let reserved = room.try_reserve_exact(bytes).is_ok();
    // Room that nobody is thought to use would not be asked for.
    hint::black_box(room.as_mut_ptr());
    reserved
}

impl<K: Kind> Drop for Object<K> {
    fn drop(&mut self) {
        // A store that nobody is thought to read would be left out.
        // SAFETY: a field of this object.
        unsafe { ptr::write_volatile(&raw mut self.mark, DESTROYED) };
    }
}

#[cfg(test)]
mod tests {
    use std::mem::ManuallyDrop;

    use super::*;

    struct Seven;
    struct Eight;

    impl Kind for Seven {
        const MARK: u64 = 7;
        const NAME: &'static str = "x";
        type Value = i32;
    }

    impl Kind for Eight {
        const MARK: u64 = 8;
        const NAME: &'static str = "x";
        type Value = i32;
    }

    #[test]
    fn only_living_objects_are_taken_for_objects() {
        let mut object = ManuallyDrop::new(Object::<Seven>::of(7));
        let address: *const Seven = (&raw const *object).cast();
        // SAFETY: the object stays where it is.
        unsafe {
            assert!(Object::at(address, "X-N1").is_ok_and(|object| object.value == 7));
            assert!(Object::at(address.cast::<Eight>(), "X-N1").is_err());
            let shifted = address.wrapping_byte_add(1);
            assert!(Object::at(shifted, "X-N1").is_err());
            ManuallyDrop::drop(&mut object);
            assert!(Object::at(address, "X-N1").is_err());
            assert!(Object::<Seven>::at(ptr::null(), "X-N1").is_err());
            let foreign = [0_u64; 4];
            assert!(Object::<Seven>::at(foreign.as_ptr().cast(), "X-N1").is_err());
        }
    }

    impl Lendable for Seven {
        fn busy(tag: &'static str) -> Breach {
            Breach::new(tag, TypeErreur::ErreurPartieOccupee, "x")
        }
    }

    #[test]
    fn a_lent_object_is_not_to_change() {
        let mut object = Object::<Seven>::of(7);
        let address: *mut Seven = (&raw mut object).cast();
        // SAFETY: the object stays where it is.
        let is_free = || unsafe { Object::free_at(address, ["X-N1", "X-N2"]) }.is_ok();
        assert!(is_free());
        object.lend(|| {
            assert!(!is_free());
            object.lend(|| assert!(!is_free()));
            assert!(!is_free(), "it is lent until the first function returns");
        });
        assert!(is_free());
    }
}
