//! The four rounding-direction attributes as types, and stochastic rounding.
//!
//! A mode is a type parameter everywhere, so that it cannot be forgotten, defaulted by accident or read from
//! ambient state. `roundTiesToAway` is not offered for binary formats: no hardware that fpdsl targets has it.
//!
//! Code that depends on the mode uses `match_mode!`, so that only the arm of the mode reaches LLVM.

pub use fpdsl_ops::Rounding;

mod sealed {
    pub trait Sealed {}
}

/// A rounding mode as a type: one of [`Rn`], [`Rz`], [`Ru`], [`Rd`], or [`Sr`].
///
/// In an `#[fp]` body with a parameter `M: Mode` the constants choose code by the mode: of `if M::IS_UP { .. } else { .. }` each
/// instance has one arm, on every backend and in printed CUDA C++.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a rounding mode",
    label = "not a rounding mode",
    note = "write `Rn` (to nearest), `Rz` (toward zero), `Ru` (up), `Rd` (down), `Sr` (stochastic) or a parameter `M: Mode`; `Rna` rounds conversions to storage formats alone"
)]
pub trait Mode: sealed::Sealed + Copy + Default + Send + Sync + 'static {
    /// The mode as a value; constant, so that backends select their instruction while compiling. [`Sr`] has none.
    const ROUNDING: Rounding;

    /// The mode of what does not round stochastically: itself, but [`Rn`] for [`Sr`].
    #[doc(hidden)]
    type Fixed: Mode;

    /// True for [`Sr`].
    const IS_STOCHASTIC: bool = false;

    /// True for the mode of an elementary function in a recorded body: see [`Own`].
    const IS_OWN: bool = false;

    /// True for [`Rn`].
    const IS_NEAREST: bool = matches!(Self::ROUNDING, Rounding::NearestEven);
    /// True for [`Rz`].
    const IS_TOWARD_ZERO: bool = matches!(Self::ROUNDING, Rounding::TowardZero);
    /// True for [`Ru`].
    const IS_UP: bool = matches!(Self::ROUNDING, Rounding::TowardPositive);
    /// True for [`Rd`].
    const IS_DOWN: bool = matches!(Self::ROUNDING, Rounding::TowardNegative);
}

/// The numbers of the modes, for [`match_mode!`]: an enum's variants cannot be patterns of a number.
#[allow(non_upper_case_globals)]
pub(crate) mod number {
    use super::Rounding;

    pub(crate) const NearestEven: u8 = Rounding::NearestEven as u8;
    pub(crate) const TowardZero: u8 = Rounding::TowardZero as u8;
    pub(crate) const TowardPositive: u8 = Rounding::TowardPositive as u8;
    pub(crate) const TowardNegative: u8 = Rounding::TowardNegative as u8;
}

/// `match M::ROUNDING`, where only the arm of the mode is compiled.
///
/// rustc leaves out the other arms of a match on a constant number, but not those of a match on a constant enum: LLVM would
/// read all four of every operation, in every body.
macro_rules! match_mode {
    ($M:ty { $($($mode:ident)|+ => $arm:expr,)+ }) => {{
        // No mode is forgotten.
        const _: fn($crate::mode::Rounding) = |mode| match mode {
            $($($crate::mode::Rounding::$mode)|+ => (),)+
        };
        match const { <$M as $crate::mode::Mode>::ROUNDING as u8 } {
            $($($crate::mode::number::$mode)|+ => $arm,)+
            _ => unreachable!(),
        }
    }};
}

pub(crate) use match_mode;

macro_rules! modes {
    ($($(#[$doc:meta])* $name:ident $rounding:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;
        impl sealed::Sealed for $name {}
        impl Mode for $name {
            const ROUNDING: Rounding = Rounding::$rounding;

            type Fixed = Self;
        }
    )*};
}

modes! {
    /// To nearest, ties to even.
    Rn NearestEven;
    /// Toward zero.
    Rz TowardZero;
    /// Toward positive infinity.
    Ru TowardPositive;
    /// Toward negative infinity.
    Rd TowardNegative;
}

/// Stochastic rounding: away from zero with the probability of what is discarded. See [`ops::sr`](crate::ops::sr).
///
/// Sums, differences, products, quotients, square roots, reciprocals, fused products and conversions have it. Whatever else rounds is a
/// compile error, and takes a mode of its own: `rn!(x.exp())`. So is a function with `ftz = true` or a profile.
///
/// # Examples
///
/// rustc finds such an error where it builds an instance.
///
/// ```compile_fail
/// use fpdsl::prelude::*;
///
/// #[fp(mode = M)]
/// fn exponential<M: Mode>(x: f32) -> f32 {
///     x.exp()
/// }
///
/// exponential::<Sr>(1.0); // `exponential::<Rn>(1.0)` is one
/// ```
///
/// ```compile_fail
/// use fpdsl::prelude::*;
///
/// #[fp(mode = M, ftz = true)]
/// fn doubled<M: Mode>(x: f32) -> f32 {
///     x + x
/// }
///
/// doubled::<Sr>(1.0);
/// ```
///
/// ```compile_fail
/// use fpdsl::prelude::*;
///
/// #[fp(mode = M, profile = "x87")]
/// fn doubled<M: Mode>(x: f64) -> f64 {
///     x + x
/// }
///
/// doubled::<Sr>(1.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sr;

impl sealed::Sealed for Sr {}

impl Mode for Sr {
    /// Nothing that asks for it rounds stochastically.
    const ROUNDING: Rounding = panic!(
        "this operation has no stochastic rounding, and neither has the constant that is asked for: give it a mode of its own, as in \
         `rn!(x.exp())`"
    );

    type Fixed = Rn;

    const IS_STOCHASTIC: bool = true;
    const IS_NEAREST: bool = false;
    const IS_TOWARD_ZERO: bool = false;
    const IS_UP: bool = false;
    const IS_DOWN: bool = false;
}

/// Refuses stochastic rounding: for what is made of operations that have it, and has none itself, and for the operations of `ftz = true` and
/// of profiles.
pub(crate) const fn has_four_modes<M: Mode>() {
    assert!(
        !M::IS_STOCHASTIC,
        "this operation has no stochastic rounding: give it a mode of its own, as in `rn!(x.exp())`, and drop `ftz` and `profile`"
    );
}

/// The mode `M` of an elementary function that is recorded. Operations in it are told from those that need a mode of their own, so that the
/// function can be had in other modes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Own<M>(core::marker::PhantomData<M>);

impl<M: Mode> sealed::Sealed for Own<M> {}

// Messages do not list it.
#[diagnostic::do_not_recommend]
impl<M: Mode> Mode for Own<M> {
    const ROUNDING: Rounding = M::ROUNDING;
    const IS_OWN: bool = true;

    type Fixed = Self;
}
