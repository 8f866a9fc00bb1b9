//! Which instructions run a loop: one choice for each call, and the loop compiled for each.

#[cfg(not(all(feature = "std", panic = "unwind", target_arch = "x86_64")))]
use super::ArrayLanes;
use super::{LaneBackend, LaneFaults, Mask};
use crate::dispatch::Level;
use crate::portable::Portable;
#[cfg(all(feature = "std", panic = "unwind"))]
use crate::{
    function::Function,
    lift::Lift,
    scalar::{ScalarBackend, Site},
};

/// The instructions of a level.
pub(crate) trait Family {
    /// The backend of one element.
    #[cfg(all(feature = "std", panic = "unwind"))]
    type Single: ScalarBackend;

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

/// A lane backend for any place where faults are noted.
pub(crate) trait LaneFamily: Family {
    type On<'a>: LaneBackend;

    /// True if bodies are fast enough for a test of the mask to show. Then whole blocks get a second copy of the body,
    /// in which the mask is a constant and vanishes.
    const WHOLE_BLOCKS: bool;

    /// # Safety
    ///
    /// The CPU has what the backend needs.
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_>;
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

/// A loop for the instructions of any level.
#[cfg(feature = "std")]
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

/// A loop over lanes, whatever lanes they are.
pub(super) trait LaneTask {
    type Out;

    /// Bytes of stack for its values.
    const STACK: usize;

    /// Runs it.
    ///
    /// # Safety
    ///
    /// The CPU has what the family needs, and what the task says of itself.
    unsafe fn run<I: LaneFamily>(self) -> Self::Out;
}

/// Runs a task with the instructions of a level.
///
/// # Safety
///
/// The level is one of [`Level::available`], and what the task says of itself.
#[cfg(feature = "std")]
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

/// Returns true if rustc makes lanes for a level beside single elements. With AVX2 bodies are compiled when they are first called; on
/// x86-64 without it, sixteen elements at a time bring too little for what they take to compile. Where panics abort, lanes are the only way.
#[cfg(feature = "std")]
pub(crate) fn has_lanes(level: Level) -> bool {
    cfg!(panic = "unwind") && (!cfg!(target_arch = "x86_64") || level == Level::Avx512)
}

/// Runs a task with the lanes of a level, or where it has none, one element at a time by `singly`.
///
/// # Safety
///
/// As [`run_task`], and what `singly` says of itself.
#[cfg(all(feature = "std", panic = "unwind"))]
pub(super) unsafe fn run_lanes<T: LaneTask>(
    level: Level,
    task: T,
    singly: impl FnOnce() -> T::Out,
) -> T::Out {
    if !has_lanes(level) {
        return singly();
    }
    // SAFETY: as in `run_task`.
    unsafe {
        with_stack(T::STACK, || {
            #[cfg(target_arch = "x86_64")]
            {
                on_x86::avx512_lanes(task)
            }
            #[cfg(not(target_arch = "x86_64"))]
            {
                portable_lanes(task)
            }
        })
    }
}

/// Runs a task with the lanes of a level.
///
/// # Safety
///
/// As [`run_task`].
#[cfg(not(all(feature = "std", panic = "unwind")))]
pub(super) unsafe fn run_lanes<T: LaneTask>(level: Level, task: T) -> T::Out {
    // SAFETY: as in `run_task`.
    unsafe {
        with_stack(T::STACK, || match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => on_x86::avx512_lanes(task),
            #[cfg(target_arch = "x86_64")]
            Level::Fma => on_x86::fma_lanes(task),
            _ => portable_lanes(task),
        })
    }
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use super::*;
    use crate::avx512::lanes::Avx512Lanes;
    #[cfg(not(all(feature = "std", panic = "unwind")))]
    use crate::portable::PortableFma;

    struct Avx512;

    impl Family for Avx512 {
        #[cfg(all(feature = "std", panic = "unwind"))]
        type Single = crate::avx512::Avx512;

        #[cfg(all(feature = "std", panic = "unwind"))]
        #[inline(always)]
        unsafe fn single() -> Self::Single {
            // SAFETY: the caller's.
            unsafe { crate::avx512::Avx512::new() }
        }
    }

    impl LaneFamily for Avx512 {
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
        #[cfg(all(feature = "std", panic = "unwind"))]
        type Single = crate::portable::PortableFma;

        #[cfg(all(feature = "std", panic = "unwind"))]
        #[inline(always)]
        unsafe fn single() -> Self::Single {
            // SAFETY: the caller's.
            unsafe { Self::Single::new() }
        }
    }

    #[cfg(not(all(feature = "std", panic = "unwind")))]
    impl LaneFamily for Fma {
        type On<'a> = ArrayLanes<'a, PortableFma>;

        const WHOLE_BLOCKS: bool = true;

        #[inline(always)]
        unsafe fn backend(active: Mask, faults: &LaneFaults) -> ArrayLanes<'_, PortableFma> {
            // SAFETY: the caller's.
            ArrayLanes::new(unsafe { PortableFma::new() }, active, faults)
        }
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512<T: Task>(task: T) -> T::Out {
        // SAFETY: the caller's for the task; this function has the features.
        unsafe { task.run::<Avx512>() }
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma<T: Task>(task: T) -> T::Out {
        // SAFETY: as above.
        unsafe { task.run::<Fma>() }
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512_lanes<T: LaneTask>(task: T) -> T::Out {
        // SAFETY: as above.
        unsafe { task.run::<Avx512>() }
    }

    #[cfg(not(all(feature = "std", panic = "unwind")))]
    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma_lanes<T: LaneTask>(task: T) -> T::Out {
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
    #[cfg(all(feature = "std", panic = "unwind"))]
    type Single = Portable;

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

#[cfg(not(all(feature = "std", panic = "unwind", target_arch = "x86_64")))]
impl LaneFamily for OnPortable {
    type On<'a> = ArrayLanes<'a, Portable>;

    const WHOLE_BLOCKS: bool = false;

    #[inline(always)]
    unsafe fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
        ArrayLanes::new(Portable::new(), active, faults)
    }
}

#[cfg(all(feature = "std", panic = "unwind"))]
unsafe fn portable_loop<W: Loop<A>, A>(args: A) {
    // SAFETY: the caller's; this backend needs no features.
    unsafe { W::run::<OnPortable>(args) }
}

#[cfg(feature = "std")]
#[inline(never)]
unsafe fn portable<T: Task>(task: T) -> T::Out {
    // SAFETY: the caller's; this backend needs no features.
    unsafe { task.run::<OnPortable>() }
}

#[cfg(not(all(feature = "std", panic = "unwind", target_arch = "x86_64")))]
#[inline(never)]
unsafe fn portable_lanes<T: LaneTask>(task: T) -> T::Out {
    // SAFETY: as above.
    unsafe { task.run::<OnPortable>() }
}
