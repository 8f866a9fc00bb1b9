//! The choice of an instruction's rounding field.

/// `$intrinsic::<R>(args)` with the rounding field of mode `$M`, exceptions suppressed.
///
/// With `rn: $plain`, round-to-nearest uses the instruction without the field: the same bits, but LLVM may fold it,
/// give it a memory operand and vectorise it, and it does so correctly because round-to-nearest is what it assumes.
/// The constants are `_MM_FROUND_TO_NEAREST_INT`, `_TO_ZERO`, `_TO_POS_INF`, `_TO_NEG_INF`, each with `_NO_EXC`.
macro_rules! in_mode {
    ($M:ident, rn: $plain:ident, $intrinsic:ident($($arg:expr),+)) => {
        // SAFETY: whoever holds a backend value of AVX-512 has proved the CPU's features.
        unsafe {
            $crate::mode::match_mode!($M {
                NearestEven => $plain($($arg),+),
                TowardZero => $intrinsic::<11>($($arg),+),
                TowardPositive => $intrinsic::<10>($($arg),+),
                TowardNegative => $intrinsic::<9>($($arg),+),
            })
        }
    };
    ($M:ident, $intrinsic:ident($($arg:expr),+)) => {
        // SAFETY: whoever holds a backend value of AVX-512 has proved the CPU's features.
        unsafe {
            $crate::mode::match_mode!($M {
                NearestEven => $intrinsic::<8>($($arg),+),
                TowardZero => $intrinsic::<11>($($arg),+),
                TowardPositive => $intrinsic::<10>($($arg),+),
                TowardNegative => $intrinsic::<9>($($arg),+),
            })
        }
    };
}

pub(crate) use in_mode;

/// An expression of intrinsics whose operands are values of an AVX-512 backend.
macro_rules! instruction {
    ($($call:tt)+) => {
        // SAFETY: whoever holds a backend value of AVX-512 has proved the CPU's features.
        unsafe { $($call)+ }
    };
}

pub(crate) use instruction;
