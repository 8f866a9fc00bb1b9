//! Sixteen elements at a time, as rustc compiles bodies for them: for targets for which no body is compiled at run time, and where panics
//! abort, since a lane notes its fault and others go on.

#[cfg(all(feature = "std", panic = "unwind"))]
mod large;
mod reduce;
mod run;
mod scan;
#[cfg(not(all(feature = "std", panic = "unwind")))]
mod scatter;
mod serial;
#[cfg(all(feature = "std", panic = "unwind"))]
mod whole;

use super::stack::with_stack;
use super::{ArrayLanes, LaneBackend, LaneFaults, Mask};
use crate::dispatch::Level;
use crate::portable::Portable;
#[cfg(target_arch = "x86_64")]
use crate::portable::PortableFma;

#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) use large::{is_large, is_wide};
pub(super) use reduce::{fold_at, tree_at};
pub(super) use run::run_at;
pub(super) use scan::{prefix_at, totals_at};
#[cfg(not(all(feature = "std", panic = "unwind")))]
pub(super) use scatter::scatter_at;
pub(super) use serial::serial_at;
#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) use whole::whole_blocks_at;

/// A lane backend for any place where faults are noted.
trait Family {
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
trait Task {
    type Out;

    /// Bytes of stack for its values.
    const STACK: usize;

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
unsafe fn run_task<T: Task>(level: Level, task: T) -> T::Out {
    // SAFETY: as in `lanes::family::run_task`.
    unsafe {
        with_stack(T::STACK, || match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 | Level::Fma => fma(task),
            _ => portable(task),
        })
    }
}

#[cfg(target_arch = "x86_64")]
struct OnFma;

#[cfg(target_arch = "x86_64")]
impl Family for OnFma {
    type On<'a> = ArrayLanes<'a, PortableFma>;

    const WHOLE_BLOCKS: bool = true;

    #[inline(always)]
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> ArrayLanes<'_, PortableFma> {
        // SAFETY: the caller's.
        ArrayLanes::new(unsafe { PortableFma::new() }, active, faults)
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
unsafe fn fma<T: Task>(task: T) -> T::Out {
    // SAFETY: the caller's for the task; this function has the features.
    unsafe { task.run::<OnFma>() }
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
    // SAFETY: the caller's for the task; this backend needs no features.
    unsafe { task.run::<OnPortable>() }
}
