//! Objects that C holds by their address.
//!
//! The first word of an object says that it is one of ours. An address of anything
//! else, such as a structure of the program's own or an object that was destroyed, is
//! then refused as NULL is, as far as what is left there can tell.

use std::ptr;

use super::errors::TypeErreur;
use super::guard::Breach;

#[repr(C)]
pub struct Object<T: Kind> {
    mark: u64,
    value: T,
}

/// A kind of object.
pub trait Kind {
    /// The first word of the objects of this kind that live, and of no others.
    const MARK: u64;
}

const DESTROYED: u64 = 0;

impl<T: Kind> Object<T> {
    pub fn new(value: T) -> Object<T> {
        Object { mark: T::MARK, value }
    }

    /// The object at an address, which is the parameter `name`; the clause `tag` says
    /// that there is one.
    ///
    /// # Safety
    ///
    /// `object` is NULL or the address of something that can be read, and that is not
    /// freed during `'a` if it is one of ours.
    pub unsafe fn at<'a>(
        object: *const Object<T>,
        tag: &'static str,
        name: &str,
    ) -> Result<&'a T, Breach> {
        if object.is_null() {
            return Err(Breach::null(tag, name));
        }
        // SAFETY: can be read, by the caller; each look is a new one.
        let mark = unsafe { ptr::read_unaligned(&raw const (*object).mark) };
        if !object.is_aligned() || mark != T::MARK {
            let explanation = format!(
                "{name} est détruit, ou n'est pas un objet de la bibliothèque : un programme qui a \
                 ses propres objets définit toutes les fonctions dont il se sert"
            );
            return Err(Breach::new(tag, TypeErreur::ErreurPointeurNul, explanation));
        }
        // SAFETY: one of ours, which lives.
        Ok(unsafe { &(*object).value })
    }
}

impl<T: Kind> Drop for Object<T> {
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

    impl Kind for i32 {
        const MARK: u64 = 7;
    }

    impl Kind for i64 {
        const MARK: u64 = 8;
    }

    #[test]
    fn only_living_objects_are_taken_for_objects() {
        let mut object = ManuallyDrop::new(Object::new(7_i32));
        let address = &raw const *object;
        // SAFETY: the object stays where it is.
        unsafe {
            assert!(Object::at(address, "X-N1", "x").is_ok_and(|value| *value == 7));
            assert!(Object::<i64>::at(address.cast(), "X-N1", "x").is_err());
            let shifted = address.wrapping_byte_add(1);
            assert!(Object::at(shifted, "X-N1", "x").is_err());
            ManuallyDrop::drop(&mut object);
            assert!(Object::at(address, "X-N1", "x").is_err());
            assert!(Object::<i32>::at(ptr::null(), "X-N1", "x").is_err());
            let foreign = [0_u64; 4];
            assert!(Object::<i32>::at(foreign.as_ptr().cast(), "X-N1", "x").is_err());
        }
    }
}
