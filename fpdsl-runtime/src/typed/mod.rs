//! The types of a body, checked where they have the user's names before they are a backend's.
//!
//! A body is generic over its backend, in which `f32` is an associated type, and rustc's errors would name that type. So each
//! function has its body once more as a closure that nobody calls, on the backend [`Types`], whose own type `f32` is
//! [`f32`](named::f32). rustc finds errors there. [`Verdict`] keeps it from finding them a second time: the constant of a function
//! with errors has no value, and rustc says nothing of types that depend on it.
//!
//! They are not Rust's own types, because rustc has advice on those (`x.into()`) that does not help here.

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
