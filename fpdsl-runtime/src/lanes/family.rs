//! Which lanes run a loop: one choice of instructions per call, and the loop compiled for each.

use super::{ArrayLanes, LaneBackend, LaneFaults, Mask};
use crate::dispatch::Level;
use crate::portable::Portable;
#[cfg(all(feature = "std", panic = "unwind"))]
use crate::{
    function::Function,
    lift::Lift,
    scalar::{ScalarBackend, Site},
};

/// A lane backend for any place where faults are noted.
pub(crate) trait Family {
    type On<'a>: LaneBackend;
    /// The backend of one element with the same instructions.
    #[cfg(all(feature = "std", panic = "unwind"))]
    type Single: ScalarBackend;

    /// True if bodies are fast enough for a test of the mask to show. Then whole blocks get a second copy of the body,
    /// in which the mask is a constant and vanishes.
    const WHOLE_BLOCKS: bool;

    /// # Safety
    ///
    /// The CPU has what the backend needs.
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_>;

    /// # Safety
    ///
    /// The CPU has what the backend needs.
    #[cfg(all(feature = "std", panic = "unwind"))]
    unsafe fn single() -> Self::Single;

    /// `F` for one element.
    ///
    /// # Safety
    ///
    /// The CPU has what the backend needs.
    #[cfg(all(feature = "std", panic = "unwind"))]
    #[inline(always)]
    unsafe fn element<F: Function>(site: Site, args: F::Args) -> F::Out {
        // SAFETY: the caller's.
        let b = unsafe { Self::single() }.at(site);
        F::Out::lower(b, F::eval(b, Lift::lift(b, args)))
    }
}

/// A loop over elements, whatever computes them. A pointer to it names its arguments alone, so that its callers are compiled once for
/// all functions.
#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) trait Loop<A> {
    /// Bytes of stack for its values.
    const STACK: usize;

    /// Runs it.
    ///
    /// # Safety
    ///
    /// The CPU has what the family needs, and what the loop says of itself.
    unsafe fn run<I: Family>(args: A);
}

/// Runs `work` where its values have room.
///
/// # Safety
///
/// All that `work` uses and gives may be used from another thread while this one waits.
#[inline(always)]
pub(super) unsafe fn with_stack<R>(bytes: usize, work: impl FnOnce() -> R) -> R {
    #[cfg(feature = "std")]
    {
        /// Whatever goes from one thread to the other.
        struct Moved<T>(T);

        // SAFETY: the caller's.
        unsafe impl<T> Send for Moved<T> {}

        let work = Moved(work);
        let moved = crate::threads::with_stack(bytes, move || {
            let all = work;
            Moved((all.0)())
        });
        moved.0
    }
    #[cfg(not(feature = "std"))]
    {
        let _ = bytes;
        work()
    }
}

/// A loop compiled for a level.
///
/// The safety of a call is that of [`Loop::run`].
#[cfg(all(feature = "std", panic = "unwind"))]
pub(super) fn loop_at<W: Loop<A>, A>(level: Level) -> unsafe fn(A) {
    match level {
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => on_x86::avx512_loop::<W, A>,
        #[cfg(target_arch = "x86_64")]
        Level::Fma => on_x86::fma_loop::<W, A>,
        _ => portable_loop::<W, A>,
    }
}

/// A loop over lanes, whatever lanes they are.
pub(crate) trait Task {
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
pub(crate) unsafe fn run_task<T: Task>(level: Level, task: T) -> T::Out {
    // SAFETY: the caller's for the task, the level for the features. Sources and sinks are made for other threads, and tasks have
    // nothing else but numbers and pointers, which nobody uses meanwhile.
    unsafe {
        with_stack(T::STACK, || match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => on_x86::avx512(task),
            #[cfg(target_arch = "x86_64")]
            Level::Fma => on_x86::fma(task),
            _ => portable(task),
        })
    }
}

/// Returns true if rustc makes lanes of maps for a level. With AVX2 bodies are compiled when they are first called; on x86-64 without it,
/// sixteen elements at a time bring too little for what they take to compile. Where panics abort, lanes are the only way.
#[cfg(feature = "std")]
pub(crate) fn maps_have_lanes(level: Level) -> bool {
    cfg!(panic = "unwind") && (!cfg!(target_arch = "x86_64") || level == Level::Avx512)
}

/// Runs a task with the lanes of a level if maps have lanes there.
///
/// # Safety
///
/// As [`run_task`].
#[cfg(all(feature = "std", panic = "unwind"))]
pub(super) unsafe fn run_wide<T: Task>(level: Level, task: T) -> Option<T::Out> {
    // SAFETY: as in `run_task`.
    unsafe {
        match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => Some(with_stack(T::STACK, || on_x86::avx512(task))),
            #[cfg(target_arch = "x86_64")]
            Level::Portable | Level::Fma => None,
            #[cfg(not(target_arch = "x86_64"))]
            _ => Some(run_task(level, task)),
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
        #[cfg(all(feature = "std", panic = "unwind"))]
        type Single = crate::avx512::Avx512;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> Avx512Lanes<'_> {
            // SAFETY: the caller's.
            unsafe { Avx512Lanes::new(active, faults) }
        }

        #[cfg(all(feature = "std", panic = "unwind"))]
        #[inline(always)]
        unsafe fn single() -> Self::Single {
            // SAFETY: the caller's.
            unsafe { crate::avx512::Avx512::new() }
        }
    }

    struct Fma;

    impl Family for Fma {
        type On<'a> = ArrayLanes<'a, PortableFma>;
        #[cfg(all(feature = "std", panic = "unwind"))]
        type Single = PortableFma;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> ArrayLanes<'_, PortableFma> {
            // SAFETY: the caller's.
            ArrayLanes::new(unsafe { PortableFma::new() }, active, faults)
        }

        #[cfg(all(feature = "std", panic = "unwind"))]
        #[inline(always)]
        unsafe fn single() -> PortableFma {
            // SAFETY: the caller's.
            unsafe { PortableFma::new() }
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

    #[cfg(all(feature = "std", panic = "unwind"))]
    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512_loop<W: Loop<A>, A>(args: A) {
        // SAFETY: as above.
        unsafe { W::run::<Avx512>(args) }
    }

    #[cfg(all(feature = "std", panic = "unwind"))]
    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma_loop<W: Loop<A>, A>(args: A) {
        // SAFETY: as above.
        unsafe { W::run::<Fma>(args) }
    }
}

struct OnPortable;

impl Family for OnPortable {
    type On<'a> = ArrayLanes<'a, Portable>;
    #[cfg(all(feature = "std", panic = "unwind"))]
    type Single = Portable;

    const WHOLE_BLOCKS: bool = false;

    #[inline(always)]
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
        ArrayLanes::new(Portable::new(), active, faults)
    }

    #[cfg(all(feature = "std", panic = "unwind"))]
    #[inline(always)]
    unsafe fn single() -> Portable {
        Portable::new()
    }

    #[cfg(all(feature = "std", panic = "unwind", target_arch = "x86_64"))]
    #[inline(always)]
    unsafe fn element<F: Function>(site: Site, args: F::Args) -> F::Out {
        crate::dispatch::portable::<F>(site, args)
    }
}

#[cfg(all(feature = "std", panic = "unwind"))]
unsafe fn portable_loop<W: Loop<A>, A>(args: A) {
    // SAFETY: the caller's; this backend needs no features.
    unsafe { W::run::<OnPortable>(args) }
}

#[inline(never)]
unsafe fn portable<T: Task>(task: T) -> T::Out {
    // SAFETY: the caller's; this backend needs no features.
    unsafe { task.run::<OnPortable>() }
}
