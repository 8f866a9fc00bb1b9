//! Functions that are called.

use fpdsl_ops::Elementary;

/// A function that bodies call, as faults and printed kernels name it.
#[derive(Clone, Copy, Debug)]
pub struct Callee {
    /// The function's name.
    pub name: &'static str,
    /// True if it is seldom called.
    pub cold: bool,
    /// The elementary function that it is, if it is one.
    pub elementary: Option<Elementary>,
    /// The operation with stochastic rounding that it is, if it is one.
    pub stochastic: Option<Stochastic>,
}

impl Callee {
    /// A function that the library does not know.
    pub const fn of(name: &'static str, cold: bool) -> Self {
        Callee {
            name,
            cold,
            elementary: None,
            stochastic: None,
        }
    }
}

/// An operation with stochastic rounding: a function of the library, whose last argument are its random bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stochastic {
    /// `x + y`.
    Add,
    /// `x - y`.
    Sub,
    /// `x * y`.
    Mul,
    /// `x / y`.
    Div,
    /// `x * y + z`.
    MulAdd,
    /// The square root.
    Sqrt,
    /// `1 / x`.
    Recip,
    /// A number from two of binary64, the sum of which it is.
    Cast,
    /// Two numbers of binary64, the sum of which is an integer or a number of a narrower format. It is exact and has no random bits.
    Parts,
}
