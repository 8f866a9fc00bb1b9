//! A function as loops call it.

use super::stack;
use crate::dispatch::Level;
use crate::fault::Site;
use crate::function::Function;
use crate::function::ParameterList;
use crate::lift::Lift;

/// The code of a function's plain calls at a level. Loops get it as a pointer, so that they are compiled once for all functions with
/// such parameters and results.
pub(crate) struct Plain<P: ParameterList, O: Lift> {
    code: P::Code<O>,
    /// Bytes of stack for its values.
    pub(crate) stack: usize,
}

impl<P: ParameterList, O: Lift> Plain<P, O> {
    /// That of `F`.
    pub(crate) fn of<F: Function<Args = P, Out = O>>(level: Level) -> Self {
        Plain {
            code: P::code::<F>(level),
            stack: const { stack::of_function::<F>() },
        }
    }

    /// Calls it.
    ///
    /// # Safety
    ///
    /// The CPU has the level, and what slices in `args` borrow is borrowed.
    #[inline(always)]
    pub(super) unsafe fn call(self, site: Site, args: P) -> O {
        // SAFETY: the caller's.
        unsafe { args.call(self.code, site) }
    }
}

impl<P: ParameterList, O: Lift> Clone for Plain<P, O> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: ParameterList, O: Lift> Copy for Plain<P, O> {}

/// A function of two values.
pub(crate) type PlainPair<T> = Plain<(T, T), T>;

impl<T: Lift + Copy> PlainPair<T> {
    /// Combines what lies at `place` with `x`.
    ///
    /// # Safety
    ///
    /// The place has a value, and may be written; as [`Plain::call`].
    #[inline(always)]
    pub(super) unsafe fn add(self, site: Site, place: *mut T, x: T) {
        // SAFETY: the caller's.
        unsafe { place.write(self.call(site, (place.read(), x))) }
    }
}
