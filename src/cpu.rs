//! What a processor can do beyond what all of its kind can.
//!
//! The library is compiled for every x86-64. Counting bits is one instruction on those of the
//! last ten years and a dozen on the first ones; so a hot loop is compiled twice, and which of the
//! two runs is decided when it is called. This is the one place that asks the processor.

/// A processor for which work is compiled. Only what is inlined into the work is: a function that
/// stays a call is compiled once, for all processors.
pub(crate) trait Cpu: Copy {
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// Any processor.
#[derive(Clone, Copy)]
pub(crate) struct Any;

impl Cpu for Any {
    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// Does work that is compiled for old processors and for modern ones.
#[inline(always)]
pub(crate) fn on_this_cpu<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if let Some(modern) = Modern::detect() {
        return modern.run(work);
    }
    work()
}

#[cfg(target_arch = "x86_64")]
pub(crate) use x86_64::Modern;

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use super::Cpu;

    /// A processor that counts, finds and clears bits in one instruction each. There is a value
    /// of this type only where that is so.
    #[derive(Clone, Copy)]
    pub(crate) struct Modern(());

    impl Modern {
        pub(crate) fn detect() -> Option<Modern> {
            let is_modern = is_x86_feature_detected!("popcnt")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2");
            is_modern.then_some(Modern(()))
        }
    }

    impl Cpu for Modern {
        #[inline(always)]
        fn run<R>(self, work: impl FnOnce() -> R) -> R {
            #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
            fn with_features<R>(work: impl FnOnce() -> R) -> R {
                work()
            }
            // SAFETY: whoever has a Modern has seen that the processor has these features.
            unsafe { with_features(work) }
        }
    }
}

/// Has the processor fetch what will soon be read, while it goes on.
#[inline(always)]
pub(crate) fn fetch_ahead<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a hint, which every x86-64 has and which neither reads nor writes for the program.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
