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

/// Puts a value where a pointer points to; `None` for NULL.
///
/// # Safety
///
/// `pointer` is NULL or the address of a place for a `T`, which need not be aligned.
pub unsafe fn write<T: Copy>(pointer: *mut T, value: T) -> Option<()> {
    // SAFETY: not NULL, so the address of a place.
    (!pointer.is_null()).then(|| unsafe { pointer.write_unaligned(value) })
}
