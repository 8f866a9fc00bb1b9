//! The methods of integers on every backend, against Rust's own.

mod arrays_support;

use arrays_support::{Random, check};
use fpdsl_ops::{Domain, Operation};
use fpdsl_runtime::{derived, ops};

const CASES: usize = 200_000;

/// Functions of all integers, with their tests.
macro_rules! of_integers {
    ($($native:ident $unsigned:ident $twice:ident: $test:ident $counts:ident $orders:ident $pairs:ident $divisions:ident $steps:ident;)*) => {$(
        function!($counts(x: $native) -> ([u32; 8], $native), |b| (
            [
                ops::leading_zeros(b, x),
                ops::trailing_zeros(b, x),
                ops::leading_ones(b, x),
                ops::trailing_ones(b, x),
                ops::count_ones(b, x),
                ops::count_zeros(b, x),
                ops::ilog2(b, x),
                ops::ilog10(b, x),
            ],
            ops::isqrt(b, x),
        ));

        function!($orders(x: $native, n: u32) -> [$native; 10], |b| [
            ops::rotate_left(b, x, n),
            ops::rotate_right(b, x, n),
            ops::wrapping_shl(b, x, n),
            ops::wrapping_shr(b, x, n),
            ops::pow(b, x, n),
            ops::pow_known(b, x, 13),
            ops::swap_bytes(b, x),
            ops::reverse_bits(b, x),
            ops::wrapping_neg(b, x),
            ops::saturating_pow(b, x, n),
        ]);

        function!($pairs(x: $native, y: $native) -> ([$native; 8], $unsigned), |b| (
            [
                ops::mul_hi(b, x, y),
                ops::midpoint(b, x, y),
                ops::wrapping_add(b, x, y),
                ops::wrapping_sub(b, x, y),
                ops::wrapping_mul(b, x, y),
                ops::saturating_add(b, x, y),
                ops::saturating_sub(b, x, y),
                ops::saturating_mul(b, x, y),
            ],
            ops::abs_diff(b, x, y),
        ));

        function!($divisions(x: $native, y: $native) -> ([$native; 3], u32), |b| (
            [
                ops::div_euclid(b, x, y),
                ops::rem_euclid(b, x, y),
                ops::saturating_div(b, x, y),
            ],
            ops::ilog(b, x, y),
        ));

        function!($steps(x: $native, y: $native) -> ([u32; 2], [$native; 2]), |b| (
            [derived::leading_zeros_by_exponent(b, x), derived::count_ones_in_steps(b, x)],
            [derived::reverse_bits_in_steps(b, x), derived::mul_hi_of_halves(b, x, y)],
        ));

        #[test]
        fn $test() {
            let mut random = Random(0x1357_9bdf_2468_ace1);
            let mut integer = || random.integer() as $native;
            let pairs: Vec<_> = (0..CASES).map(|_| (integer(), integer())).collect();
            let mul_hi = |x: $native, y: $native| ((x as $twice * y as $twice) >> $native::BITS) as $native;
            // Below 0 there is neither; the logarithm has no value for 0 either.
            #[allow(unused_comparisons)]
            let isqrt = |x: $native| if x < 0 { 0 } else { x.isqrt() };
            let ilog2 = |x: $native| x.checked_ilog2().unwrap_or(u32::MAX);

            let ones: Vec<_> = pairs.iter().map(|&(x, _)| (x,)).collect();
            let expected: Vec<_> = pairs
                .iter()
                .map(|&(x, _)| {
                    let counts = [
                        x.leading_zeros(),
                        x.trailing_zeros(),
                        x.leading_ones(),
                        x.trailing_ones(),
                        x.count_ones(),
                        x.count_zeros(),
                        ilog2(x),
                        x.checked_ilog10().unwrap_or(u32::MAX),
                    ];
                    (counts, isqrt(x))
                })
                .collect();
            check::<$counts>(&ones, &expected);

            let orders: Vec<_> = pairs.iter().map(|&(x, y)| (x, y as u32)).collect();
            let expected: Vec<_> = orders
                .iter()
                .map(|&(x, n)| {
                    [
                        x.rotate_left(n),
                        x.rotate_right(n),
                        x.wrapping_shl(n),
                        x.wrapping_shr(n),
                        x.wrapping_pow(n),
                        x.wrapping_pow(13),
                        x.swap_bytes(),
                        x.reverse_bits(),
                        x.wrapping_neg(),
                        x.saturating_pow(n),
                    ]
                })
                .collect();
            check::<$orders>(&orders, &expected);

            let expected: Vec<_> = pairs
                .iter()
                .map(|&(x, y)| {
                    let results = [
                        mul_hi(x, y),
                        x.midpoint(y),
                        x.wrapping_add(y),
                        x.wrapping_sub(y),
                        x.wrapping_mul(y),
                        x.saturating_add(y),
                        x.saturating_sub(y),
                        x.saturating_mul(y),
                    ];
                    (results, x.abs_diff(y))
                })
                .collect();
            check::<$pairs>(&pairs, &expected);

            let divisions: Vec<_> = pairs.iter().copied().filter(|&(_, y)| y != 0).collect();
            let expected: Vec<_> = divisions
                .iter()
                .map(|&(x, y)| {
                    let quotients = [x.wrapping_div_euclid(y), x.wrapping_rem_euclid(y), x.saturating_div(y)];
                    (quotients, x.checked_ilog(y).unwrap_or(u32::MAX))
                })
                .collect();
            check::<$divisions>(&divisions, &expected);

            let expected: Vec<_> = pairs
                .iter()
                .map(|&(x, y)| ([x.leading_zeros(), x.count_ones()], [x.reverse_bits(), mul_hi(x, y)]))
                .collect();
            check::<$steps>(&pairs, &expected);
        }
    )*};
}

of_integers! {
    i8 u8 i16: all_of_i8 i8_counts i8_orders i8_pairs i8_divisions i8_steps;
    i16 u16 i32: all_of_i16 i16_counts i16_orders i16_pairs i16_divisions i16_steps;
    i32 u32 i64: all_of_i32 i32_counts i32_orders i32_pairs i32_divisions i32_steps;
    i64 u64 i128: all_of_i64 i64_counts i64_orders i64_pairs i64_divisions i64_steps;
    u8 u8 u16: all_of_u8 u8_counts u8_orders u8_pairs u8_divisions u8_steps;
    u16 u16 u32: all_of_u16 u16_counts u16_orders u16_pairs u16_divisions u16_steps;
    u32 u32 u64: all_of_u32 u32_counts u32_orders u32_pairs u32_divisions u32_steps;
    u64 u64 u128: all_of_u64 u64_counts u64_orders u64_pairs u64_divisions u64_steps;
    usize usize u128: all_of_usize usize_counts usize_orders usize_pairs usize_divisions usize_steps;
}

macro_rules! of_signed_integers {
    ($($native:ident $unsigned:ident: $test:ident $signs:ident;)*) => {$(
        function!($signs(x: $native) -> ([$native; 3], $unsigned, [bool; 2]), |b| (
            [ops::signum(b, x), ops::saturating_abs(b, x), ops::saturating_neg(b, x)],
            ops::unsigned_abs(b, x),
            [ops::is_positive(b, x), ops::is_negative(b, x)],
        ));

        #[test]
        fn $test() {
            let mut random = Random(0x0f1e_2d3c_4b5a_6978);
            let inputs: Vec<_> = (0..CASES).map(|_| (random.integer() as $native,)).collect();
            let expected: Vec<_> = inputs
                .iter()
                .map(|&(x,)| {
                    let numbers = [x.signum(), x.saturating_abs(), x.saturating_neg()];
                    (numbers, x.unsigned_abs(), [x.is_positive(), x.is_negative()])
                })
                .collect();
            check::<$signs>(&inputs, &expected);
        }
    )*};
}

of_signed_integers! {
    i8 u8: signs_of_i8 i8_signs;
    i16 u16: signs_of_i16 i16_signs;
    i32 u32: signs_of_i32 i32_signs;
    i64 u64: signs_of_i64 i64_signs;
}

macro_rules! of_unsigned_integers {
    ($($native:ident: $test:ident $powers:ident $ceil:ident;)*) => {$(
        function!($powers(x: $native) -> (bool, $native), |b| (
            ops::is_power_of_two(b, x),
            ops::next_power_of_two(b, x),
        ));

        function!($ceil(x: $native, y: $native) -> $native, |b| ops::div_ceil(b, x, y));

        #[test]
        fn $test() {
            let mut random = Random(0x7766_5544_3322_1100);
            let inputs: Vec<_> = (0..CASES).map(|_| (random.integer() as $native,)).collect();
            let expected: Vec<_> = inputs
                .iter()
                .map(|&(x,)| (x.is_power_of_two(), x.checked_next_power_of_two().unwrap_or(0)))
                .collect();
            check::<$powers>(&inputs, &expected);

            let inputs: Vec<_> = inputs.iter().map(|&(x,)| (x, (random.integer() as $native).max(1))).collect();
            let expected: Vec<_> = inputs.iter().map(|&(x, y)| x.div_ceil(y)).collect();
            check::<$ceil>(&inputs, &expected);
        }
    )*};
}

of_unsigned_integers! {
    u8: powers_of_u8 u8_powers u8_ceil;
    u16: powers_of_u16 u16_powers u16_ceil;
    u32: powers_of_u32 u32_powers u32_ceil;
    u64: powers_of_u64 u64_powers u64_ceil;
    usize: powers_of_usize usize_powers usize_ceil;
}

/// Every value of 16 bits, where the random ones above are few.
#[test]
fn every_integer_of_sixteen_bits() {
    let inputs: Vec<_> = (0..=u16::MAX).map(|x| (x,)).collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(x,)| {
            let counts = [
                x.leading_zeros(),
                x.trailing_zeros(),
                x.leading_ones(),
                x.trailing_ones(),
                x.count_ones(),
                x.count_zeros(),
                x.checked_ilog2().unwrap_or(u32::MAX),
                x.checked_ilog10().unwrap_or(u32::MAX),
            ];
            (counts, x.isqrt())
        })
        .collect();
    check::<u16_counts>(&inputs, &expected);
}

/// Squares and their neighbours, beside which the float root of 64 bits is on either side.
#[test]
fn roots_beside_squares() {
    let mut random = Random(99);
    let mut inputs = vec![(u64::MAX,), (u64::MAX - 1,), (0,)];
    for _ in 0..CASES {
        let root = random.bits() >> (32 + random.below(32));
        let square = root * root;
        inputs.extend([(square.wrapping_sub(1),), (square,), (square + 1,)]);
    }
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(x,)| {
            let counts = [
                x.leading_zeros(),
                x.trailing_zeros(),
                x.leading_ones(),
                x.trailing_ones(),
                x.count_ones(),
                x.count_zeros(),
                x.checked_ilog2().unwrap_or(u32::MAX),
                x.checked_ilog10().unwrap_or(u32::MAX),
            ];
            (counts, x.isqrt())
        })
        .collect();
    check::<u64_counts>(&inputs, &expected);
}

/// A division by zero is a fault of the lowest element, and the others do not matter.
#[test]
fn a_zero_divisor_is_a_fault() {
    use arrays_support::on_arrays;
    use fpdsl_runtime::dispatch::Level;

    let mut inputs = vec![(7_i32, 2_i32); 100];
    inputs[37].1 = 0;
    inputs[61].1 = 0;
    let unsigned: Vec<_> = inputs.iter().map(|&(x, y)| (x as u32, y as u32)).collect();
    for &level in Level::available() {
        assert_eq!(
            on_arrays::<i32_divisions>(level, &inputs).unwrap_err().element,
            37
        );
        assert_eq!(on_arrays::<u32_ceil>(level, &unsigned).unwrap_err().element, 37);
    }
}

/// The operations of this suite.
const TESTED: &[Operation] = {
    use Operation::*;
    &[
        LeadingZeros,
        TrailingZeros,
        LeadingOnes,
        TrailingOnes,
        CountOnes,
        CountZeros,
        Ilog2,
        Ilog10,
        Ilog,
        Isqrt,
        RotateLeft,
        RotateRight,
        WrappingShl,
        WrappingShr,
        Pow,
        SwapBytes,
        ReverseBits,
        WrappingNeg,
        MulHi,
        Midpoint,
        WrappingAdd,
        WrappingSub,
        WrappingMul,
        SaturatingAdd,
        SaturatingSub,
        SaturatingMul,
        SaturatingDiv,
        SaturatingAbs,
        SaturatingNeg,
        SaturatingPow,
        AbsDiff,
        DivEuclid,
        RemEuclid,
        UnsignedAbs,
        IsPositive,
        IsNegative,
        IsPowerOfTwo,
        NextPowerOfTwo,
        DivCeil,
    ]
};

/// An operation of integers that is missing above is an error of compilation.
const _: () = {
    let mut all = fpdsl_ops::Row::ALL;
    while let [row, rest @ ..] = all {
        let of_integers = matches!(row.domain, Domain::Int | Domain::SignedInt | Domain::UnsignedInt);
        assert!(
            !of_integers || is_tested(row.operation.expect("a row of the table of operations")),
            "an operation of integers has no test in tests/arrays_integer_methods.rs"
        );
        all = rest;
    }
};

const fn is_tested(operation: Operation) -> bool {
    let mut all = TESTED;
    while let [tested, rest @ ..] = all {
        if *tested as usize == operation as usize {
            return true;
        }
        all = rest;
    }
    false
}
