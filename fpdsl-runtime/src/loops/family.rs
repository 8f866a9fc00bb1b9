//! Which instructions run a loop: one choice for each call, and the loop compiled for each.

use super::stack::with_stack;
use crate::dispatch::{Level, ParameterList};
use crate::function::Function;
use crate::lift::Lift;
use crate::portable::Portable;
use crate::scalar::{ScalarBackend, Site};

/// The instructions of a level.
pub(crate) trait Family {
    /// The backend of one element.
    type Single: ScalarBackend;

    /// # Safety
    ///
    /// The CPU has what the backend needs.
    unsafe fn single() -> Self::Single;

    /// `F` for one element.
    ///
    /// # Safety
    ///
    /// The CPU has what the backend needs, and what slices in `args` borrow is borrowed.
    #[inline(always)]
    unsafe fn element<F: Function>(site: Site, args: F::Args) -> F::Out {
        // SAFETY: the caller's.
        let b = unsafe { Self::single() }.at(site);
        F::Out::lower(b, F::eval(b, Lift::lift(b, args)))
    }
}

/// A loop over elements, whatever computes them. A pointer to it names its arguments alone, so that its callers are compiled once for
/// all functions.
pub(crate) trait Loop<A> {
    type Out;

    /// Bytes of stack for its values.
    const STACK: usize;

    /// Runs it.
    ///
    /// # Safety
    ///
    /// The CPU has what the family needs, and what the loop says of itself.
    unsafe fn run<I: Family>(args: A) -> Self::Out;
}

/// A loop compiled for a level.
///
/// The safety of a call is that of [`Loop::run`].
pub(super) fn loop_at<W: Loop<A>, A>(level: Level) -> unsafe fn(A) -> W::Out {
    match level {
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => on_x86::avx512::<W, A>,
        #[cfg(target_arch = "x86_64")]
        Level::Fma => on_x86::fma::<W, A>,
        _ => portable::<W, A>,
    }
}

/// A loop that is its own argument.
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

impl<T: Task> Loop<T> for T {
    type Out = T::Out;

    const STACK: usize = T::STACK;

    #[inline(always)]
    unsafe fn run<I: Family>(task: T) -> T::Out {
        // SAFETY: the caller's.
        unsafe { task.run::<I>() }
    }
}

/// Runs a task with the instructions of a level.
///
/// # Safety
///
/// The level is one of [`Level::available`], and what the task says of itself.
pub(crate) unsafe fn run_task<T: Task>(level: Level, task: T) -> T::Out {
    // SAFETY: the caller's for the task, the level for the features. Sources and sinks are made for other threads, and tasks have
    // nothing else but numbers and pointers, which nobody uses meanwhile.
    unsafe { with_stack(T::STACK, || loop_at::<T, T>(level)(task)) }
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use super::*;

    struct Avx512;

    impl Family for Avx512 {
        type Single = crate::avx512::Avx512;

        #[inline(always)]
        unsafe fn single() -> Self::Single {
            // SAFETY: the caller's.
            unsafe { crate::avx512::Avx512::new() }
        }
    }

    struct Fma;

    impl Family for Fma {
        type Single = crate::portable::PortableFma;

        #[inline(always)]
        unsafe fn single() -> Self::Single {
            // SAFETY: the caller's.
            unsafe { Self::Single::new() }
        }
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512<W: Loop<A>, A>(args: A) -> W::Out {
        // SAFETY: the caller's for the loop; this function has the features.
        unsafe { W::run::<Avx512>(args) }
    }

    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma<W: Loop<A>, A>(args: A) -> W::Out {
        // SAFETY: as above.
        unsafe { W::run::<Fma>(args) }
    }
}

struct OnPortable;

impl Family for OnPortable {
    type Single = Portable;

    #[inline(always)]
    unsafe fn single() -> Portable {
        Portable::new()
    }

    #[inline(always)]
    unsafe fn element<F: Function>(site: Site, args: F::Args) -> F::Out {
        // SAFETY: the caller's.
        unsafe { args.portable::<F>(site) }
    }
}

unsafe fn portable<W: Loop<A>, A>(args: A) -> W::Out {
    // SAFETY: the caller's; this backend needs no features.
    unsafe { W::run::<OnPortable>(args) }
}
