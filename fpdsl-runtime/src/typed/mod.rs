//! The types of a body, checked where they have the user's names before they are a backend's.
//!
//! A body is generic over its backend, in which `f32` is an associated type, and rustc's errors would name that type. So each function
//! has its body once more as a closure that nobody calls, on the backend [`Types`], whose own type `f32` is [`f32`](named::f32). rustc
//! finds errors there. [`Verdict`] keeps it from finding them a second time: the constant of a function with errors has no value, and
//! rustc says nothing of types that depend on it. Traits and functions that occur in rustc's errors have names for that purpose in
//! `fpdsl::messages`.
//!
//! They are not Rust's own types, because rustc has advice on those (`x.into()`) that does not help here. For more reasons the body as
//! plain Rust, which rust-analyzer is shown (the macro's `editor`), cannot take the place of this check. It was tried for functions
//! without generic parameters, with the suites of messages:
//!
//! - rustc reports one mix-up of scalars twice, E0308 and E0277, and lists types that implement `Mul`. `x * std::f64::consts::PI` of an
//!   f32 has 19 lines instead of 17, without a word of `as`; `tests/ui/fail/types_through_calls.rs` has 325 instead of 234.
//! - A method that a value lacks is no longer said to be none of bodies. `p.sqrt()` of a struct has 25 lines instead of 12, with the
//!   bounds of the vocabulary for `P<f32>`, `&P<f32>` and `&mut P<f32>`.
//! - Plain methods, structs without `Fp` and `as` of an array are plain Rust, or nearly, and fail once more or only in the generic body,
//!   in the words of a backend. So stand-ins and [`Verdict`] are needed as before. The first errors had 583 lines instead of 520, with
//!   up to 42 in one.
//! - With `T: Float` a body has operators and literals that plain Rust lacks, and there this check would stay.
//!
//! There is something for it: an operator that no such types have is said in fewer lines, `[f32; 2] + f32` in 7 instead of 17, and rustc
//! checks a crate of 20 such functions, each of which calls the one before it, in 0.41 s instead of 0.60 s.

mod answer;
mod backend;
mod example;
pub mod named;
mod value;

pub use answer::{Answer, Callable, Copied, Derived, FpFunction, Known, NotDerived, NotIn};
pub use backend::Types;
pub use example::{Carries, Example, ExampleOf, FunctionIn, HasFunction};

/// The check of a function's body, which the attribute implements.
pub trait Typed {
    /// 0, if the body has no errors.
    const CHECKED: usize;
}

/// The result of a check.
#[derive(Debug)]
pub struct Verdict<const CHECKED: usize>;

/// Types that depend on a verdict.
pub trait Judged<T> {
    /// `T`, if there were no errors.
    type Is;
}

impl<T> Judged<T> for Verdict<0> {
    type Is = T;
}

/// The value that a check would compute.
///
/// # Panics
///
/// Always: nobody runs a check.
pub fn nothing<T>() -> T {
    panic!("a check of types is not for running")
}
