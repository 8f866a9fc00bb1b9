//! Which lanes run a loop: one choice of instructions per call, and the loop compiled for each.

use super::{ArrayLanes, LaneBackend, LaneFaults, Mask};
use crate::dispatch::Level;
use crate::portable::Portable;

/// A lane backend for any place where faults are noted.
pub(super) trait Family {
    type On<'a>: LaneBackend;

    /// True if bodies are fast enough for a test of the mask to show. Then whole blocks get a second copy of the body,
    /// in which the mask is a constant and vanishes.
    const WHOLE_BLOCKS: bool;

    /// # Safety
    ///
    /// The CPU has what the backend needs.
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_>;
}

/// A loop over lanes, whatever lanes they are.
pub(super) trait Task {
    type Out;

    /// Runs it.
    ///
    /// # Safety
    ///
    /// The CPU has what the family needs, and what the task says of itself.
    unsafe fn run<I: Family>(self) -> Self::Out;
}

/// Runs a task with the lanes of a level.
///
/// # Safety
///
/// The level is one of [`Level::available`], and what the task says of itself.
pub(super) unsafe fn run_task<T: Task>(level: Level, task: T) -> T::Out {
    // SAFETY: the caller's for the task, the level for the features.
    unsafe {
        match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => on_x86::avx512(task),
            #[cfg(target_arch = "x86_64")]
            Level::Fma => on_x86::fma(task),
            _ => portable(task),
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use super::*;
    use crate::avx512::lanes::Avx512Lanes;
    use crate::portable::PortableFma;

    struct Avx512;

    impl Family for Avx512 {
        type On<'a> = Avx512Lanes<'a>;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> Avx512Lanes<'_> {
            // SAFETY: the caller's.
            unsafe { Avx512Lanes::new(active, faults) }
        }
    }

    struct Fma;

    impl Family for Fma {
        type On<'a> = ArrayLanes<'a, PortableFma>;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> ArrayLanes<'_, PortableFma> {
            // SAFETY: the caller's.
            ArrayLanes::new(unsafe { PortableFma::new() }, active, faults)
        }
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512<T: Task>(task: T) -> T::Out {
        // SAFETY: the caller's for the task; this function has the features.
        unsafe { task.run::<Avx512>() }
    }

    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma<T: Task>(task: T) -> T::Out {
        // SAFETY: as above.
        unsafe { task.run::<Fma>() }
    }
}

struct OnPortable;

impl Family for OnPortable {
    type On<'a> = ArrayLanes<'a, Portable>;

    const WHOLE_BLOCKS: bool = false;

    #[inline(always)]
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
        ArrayLanes::new(Portable::new(), active, faults)
    }
}

#[inline(never)]
unsafe fn portable<T: Task>(task: T) -> T::Out {
    // SAFETY: the caller's; this backend needs no features.
    unsafe { task.run::<OnPortable>() }
}
