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

/// `$body` as a function of its own that has the instructions' features.
///
/// LLVM simplifies such a function once and inlines the result. If a body had the operation in line from the start, LLVM would
/// simplify every copy: building a mapped function of twelve operations took a seventh longer.
macro_rules! simplified_once {
    ($M:ident, $V:ident, ($($x:ident),+) $body:expr) => {{
        #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
        #[inline]
        // The macros that make up bodies are used without the features as well.
        #[allow(unused_unsafe)]
        fn operation<$M: $crate::mode::Mode>($($x: $V),+) -> $V {
            $body
        }
        // SAFETY: whoever holds a backend value of AVX-512 has proved the CPU's features.
        unsafe { operation::<$M>($($x),+) }
    }};
}

pub(crate) use simplified_once;
