//! Structures that belong to the caller.
//!
//! They are copied in and out, and never borrowed: two pointers of one call may
//! well be the same, and another thread may look.

/// What a pointer points to; `None` for NULL.
///
/// # Safety
///
/// `pointer` is NULL or the address of a `T`, which need not be aligned.
pub unsafe fn read<T: Copy>(pointer: *const T) -> Option<T> {
    // SAFETY: not NULL, so the address of a value.
    (!pointer.is_null()).then(|| unsafe { pointer.read_unaligned() })
}

/// Puts a large value where a pointer points to, without a copy on the way.
///
/// # Safety
///
/// `pointer` is the address of a place for a `T`, which need not be aligned.
pub unsafe fn write_from<T: Copy>(pointer: *mut T, value: &T) {
    // SAFETY: a place for a value, by the caller; bytes need no alignment.
    unsafe {
        let bytes = std::ptr::from_ref(value).cast::<u8>();
        pointer.cast::<u8>().copy_from(bytes, size_of::<T>());
    }
}

/// Puts a value where a pointer points to; `None` for NULL.
///
/// # Safety
///
/// `pointer` is NULL or the address of a place for a `T`, which need not be aligned.
pub unsafe fn write<T: Copy>(pointer: *mut T, value: T) -> Option<()> {
    // SAFETY: not NULL, so the address of a place.
    (!pointer.is_null()).then(|| unsafe { pointer.write_unaligned(value) })
}
