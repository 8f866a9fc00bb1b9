//! Functions whose code for each backend is in the crate that has them.

use super::function::{Function, ParameterList};
use super::lift::Lift;
use crate::fault::Site;
use crate::level::Level;
use crate::mode::{Mode, Rounding};
#[cfg(feature = "std")]
use crate::trace::Trace;

/// A body for the recorder.
#[cfg(feature = "std")]
type Recorded<P, O> = for<'t> fn(Trace<'t>, <P as Lift>::On<Trace<'t>>) -> <O as Lift>::On<Trace<'t>>;

/// The code of a function for each backend.
#[doc(hidden)]
pub struct Here<P: ParameterList, O: Lift> {
    /// For plain calls, by level.
    pub code: CodeOf<P, O>,
    #[cfg(feature = "std")]
    pub recorded: Recorded<P, O>,
}

/// The code of plain calls for the levels of the target. What is seldom called need not have embedded rounding: with AVX-512 it is the
/// code for AVX2.
#[doc(hidden)]
pub struct CodeOf<P: ParameterList, O: Lift> {
    portable: P::Code<O>,
    #[cfg(target_arch = "x86_64")]
    fma: P::Code<O>,
}

impl<P: ParameterList, O: Lift> Here<P, O> {
    /// The code of `F`.
    #[inline]
    pub fn code_of<F: Function<Args = P, Out = O>>() -> CodeOf<P, O> {
        CodeOf {
            portable: P::code::<F>(Level::Portable),
            #[cfg(target_arch = "x86_64")]
            fma: P::code::<F>(Level::Fma),
        }
    }

    /// Calls the code of a level.
    ///
    /// # Safety
    ///
    /// The CPU has the level, and what slices in `args` borrow is borrowed.
    #[inline(always)]
    pub(crate) unsafe fn call(&self, level: Level, args: P, site: Site) -> O {
        let code = match level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 | Level::Fma => self.code.fma,
            _ => self.code.portable,
        };
        // SAFETY: the caller's.
        unsafe { args.call(code, site) }
    }
}

/// The value that belongs to a mode, of one for each in the order of [`Rounding::ALL`].
#[doc(hidden)]
#[inline(always)]
pub fn by_mode<M: Mode, T: Copy>(each: [T; Rounding::ALL.len()]) -> T {
    each[const { M::ROUNDING.index() }]
}
