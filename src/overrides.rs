//! The names of overrides, for editors and for whoever writes one outside of an `#[fp]` function. Inside of one the
//! attribute takes them before they could be expanded.

/// Rounds an expression or block to nearest, ties to even.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
#[macro_export]
macro_rules! rn {
    ($($tokens:tt)*) => {
        ::core::compile_error!("`rn!` belongs into the body of an `#[fp]` function, as in `rn!(a + b)`")
    };
}

/// Rounds an expression or block toward zero.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
#[macro_export]
macro_rules! rz {
    ($($tokens:tt)*) => {
        ::core::compile_error!("`rz!` belongs into the body of an `#[fp]` function, as in `rz!(a + b)`")
    };
}

/// Rounds an expression or block toward positive infinity.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
#[macro_export]
macro_rules! ru {
    ($($tokens:tt)*) => {
        ::core::compile_error!("`ru!` belongs into the body of an `#[fp]` function, as in `ru!(a + b)`")
    };
}

/// Rounds an expression or block toward negative infinity.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
#[macro_export]
macro_rules! rd {
    ($($tokens:tt)*) => {
        ::core::compile_error!("`rd!` belongs into the body of an `#[fp]` function, as in `rd!(a + b)`")
    };
}

/// Rounds a product once, together with the sum or difference that it is part of.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
#[macro_export]
macro_rules! fused {
    ($($tokens:tt)*) => {
        ::core::compile_error!(
            "`fused!` belongs into the body of an `#[fp]` function, as in `fused!(a * b + c)`"
        )
    };
}

/// Rounds every operation of an expression or block on its own.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
#[macro_export]
macro_rules! unfused {
    ($($tokens:tt)*) => {
        ::core::compile_error!(
            "`unfused!` belongs into the body of an `#[fp]` function, as in `unfused!(a * b + c)`"
        )
    };
}
