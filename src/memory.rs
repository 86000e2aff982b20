//! What can be asked of the system about memory.

use std::mem::MaybeUninit;

/// Asks for large pages where memory will be that is not yet written: a table that is read here and
/// there otherwise spends more time on finding its pages than on reading them. Where the system has
/// none, nothing changes.
pub(crate) fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        let range = memory.as_mut_ptr_range();
        let start = range.start.addr().next_multiple_of(LARGE_PAGE);
        let end = range.end.addr() / LARGE_PAGE * LARGE_PAGE;
        if start < end {
            let first = range.start.with_addr(start).cast();
            // SAFETY: the pages are within memory that is ours alone, and keep their content.
            unsafe { libc::madvise(first, end - start, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

/// The size of the large pages of most processors; the system takes any multiple of a page.
#[cfg(target_os = "linux")]
const LARGE_PAGE: usize = 2 << 20;
