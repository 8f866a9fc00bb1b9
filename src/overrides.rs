//! The names of overrides, for editors and for code that writes one outside of an `#[fp]` function. Inside of one the
//! attribute reads them before rustc could expand them.

/// An override outside of an `#[fp]` function: an error, with this message. To rust-analyzer, which is shown bodies
/// as they were written, it is the expression or block itself.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __outside_of_fp {
    ($message:literal, $($tokens:tt)*) => {
        ::core::compile_error!($message)
    };
}

#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __outside_of_fp {
    ($message:literal, $($tokens:tt)*) => {{ $($tokens)* }};
}

/// Rounds an expression or block to nearest, ties to even.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     rn!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAB);
/// ```
#[macro_export]
macro_rules! rn {
    ($($tokens:tt)*) => {
        $crate::__outside_of_fp!("`rn!` belongs in the body of an `#[fp]` function, as in `rn!(a + b)`", $($tokens)*)
    };
}

/// Rounds an expression or block toward zero.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     rz!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAA);
/// ```
#[macro_export]
macro_rules! rz {
    ($($tokens:tt)*) => {
        $crate::__outside_of_fp!("`rz!` belongs in the body of an `#[fp]` function, as in `rz!(a + b)`", $($tokens)*)
    };
}

/// Rounds an expression or block toward positive infinity.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "rd")]
/// fn third(x: f32) -> f32 {
///     ru!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAB);
/// ```
#[macro_export]
macro_rules! ru {
    ($($tokens:tt)*) => {
        $crate::__outside_of_fp!("`ru!` belongs in the body of an `#[fp]` function, as in `ru!(a + b)`", $($tokens)*)
    };
}

/// Rounds an expression or block toward negative infinity.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     rd!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAA);
/// ```
#[macro_export]
macro_rules! rd {
    ($($tokens:tt)*) => {
        $crate::__outside_of_fp!("`rd!` belongs in the body of an `#[fp]` function, as in `rd!(a + b)`", $($tokens)*)
    };
}

/// Rounds a product once, together with the sum or difference that it is part of.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(contract = false)]
/// fn residual(a: f32, b: f32) -> f32 {
///     fused!(a * a + b)
/// }
///
/// assert_eq!(residual(f32::from_bits(0x3F80_0001), f32::from_bits(0xBF80_0002)).to_bits(), 0x2880_0000);
/// ```
#[macro_export]
macro_rules! fused {
    ($($tokens:tt)*) => {
        $crate::__outside_of_fp!("`fused!` belongs in the body of an `#[fp]` function, as in `fused!(a * b + c)`", $($tokens)*)
    };
}

/// Rounds every operation of an expression or block on its own.
///
/// Part of the language of [`fp`](crate::fp); anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(contract = true)]
/// fn residual(a: f32, b: f32) -> f32 {
///     unfused!(a * a + b)
/// }
///
/// assert_eq!(residual(f32::from_bits(0x3F80_0001), f32::from_bits(0xBF80_0002)), 0.0);
/// ```
#[macro_export]
macro_rules! unfused {
    ($($tokens:tt)*) => {
        $crate::__outside_of_fp!("`unfused!` belongs in the body of an `#[fp]` function, as in `unfused!(a * b + c)`", $($tokens)*)
    };
}
