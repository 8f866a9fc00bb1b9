//! Integer operations and conversions on every backend, against Rust's own.

mod arrays_support;

use arrays_support::{Random, check};
use fpdsl_runtime::{Rd, Rn, Ru, Rz, ops};

const CASES: usize = 1_000_000;

macro_rules! arithmetic {
    ($($native:ident $body:ident $shifts:ident $tests:ident;)*) => {$(
        function!($body(x: $native, y: $native, z: $native) -> [$native; 12], |b| {
            let divisor = b.if_else(
                ops::eq(b, y, ops::lift(b, 0 as $native)),
                |b| ops::lift(b, 3 as $native),
                |_| y,
            );
            [
                ops::add::<Rn, _, _>(b, x, y),
                ops::sub::<Rz, _, _>(b, x, y),
                ops::mul::<Ru, _, _>(b, x, y),
                ops::mul_add::<Rd, _, _>(b, x, y, z),
                ops::div::<Rn, _, _>(b, x, divisor),
                ops::rem(b, x, divisor),
                ops::min(b, x, y),
                ops::max(b, x, y),
                ops::bitand(b, x, y),
                ops::bitor(b, x, y),
                ops::bitxor(b, x, y),
                ops::not(b, x),
            ]
        });

        function!($shifts(x: $native, n: u32, m: $native) -> [$native; 5], |b| [
            ops::shl(b, x, n),
            ops::shr(b, x, n),
            ops::shl(b, x, m),
            ops::shr(b, x, m),
            ops::neg_operand(b, x),
        ]);

        function!($tests(x: $native, y: $native) -> ([bool; 6], bool), |b| {
            let all = [
                ops::lt(b, x, y),
                ops::le(b, x, y),
                ops::gt(b, x, y),
                ops::ge(b, x, y),
                ops::eq(b, x, y),
                ops::ne(b, x, y),
            ];
            (all, ops::eq(b, all[0], ops::not(b, all[3])))
        });

        #[test]
        fn $native() {
            let mut random = Random(0x1234_5678_9abc_def1);
            let mut integer = || random.integer() as $native;
            let inputs: Vec<_> = (0..CASES).map(|_| (integer(), integer(), integer())).collect();
            let expected: Vec<_> = inputs
                .iter()
                .map(|&(x, y, z)| {
                    let divisor = if y == 0 { 3 } else { y };
                    [
                        x.wrapping_add(y),
                        x.wrapping_sub(y),
                        x.wrapping_mul(y),
                        x.wrapping_mul(y).wrapping_add(z),
                        x.wrapping_div(divisor),
                        x.wrapping_rem(divisor),
                        x.min(y),
                        x.max(y),
                        x & y,
                        x | y,
                        x ^ y,
                        !x,
                    ]
                })
                .collect();
            check::<$body>(&inputs, &expected);

            let shifts: Vec<_> = inputs.iter().map(|&(x, y, z)| (x, y as u32, z)).collect();
            let expected: Vec<_> = shifts
                .iter()
                .map(|&(x, n, m)| {
                    let m = m as u32;
                    [x.wrapping_shl(n), x.wrapping_shr(n), x.wrapping_shl(m), x.wrapping_shr(m), x.wrapping_neg()]
                })
                .collect();
            check::<$shifts>(&shifts, &expected);

            let tests: Vec<_> = inputs.iter().map(|&(x, y, z)| (x, if z == 0 { x } else { y })).collect();
            let expected: Vec<_> =
                tests.iter().map(|&(x, y)| ([x < y, x <= y, x > y, x >= y, x == y, x != y], true)).collect();
            check::<$tests>(&tests, &expected);
        }
    )*};
}

arithmetic! {
    i8 i8_arithmetic i8_shifts i8_tests;
    i16 i16_arithmetic i16_shifts i16_tests;
    i32 i32_arithmetic i32_shifts i32_tests;
    i64 i64_arithmetic i64_shifts i64_tests;
    u8 u8_arithmetic u8_shifts u8_tests;
    u16 u16_arithmetic u16_shifts u16_tests;
    u32 u32_arithmetic u32_shifts u32_tests;
    u64 u64_arithmetic u64_shifts u64_tests;
    usize usize_arithmetic usize_shifts usize_tests;
}

type Casts = (i8, i16, i32, i64, u8, u16, u32, u64, usize);

macro_rules! casts {
    ($($native:ident $body:ident $test:ident;)*) => {$(
        function!($body(x: $native) -> Casts, |b| (
            ops::cast::<Rn, i8, _, _>(b, x),
            ops::cast::<Rn, i16, _, _>(b, x),
            ops::cast::<Rn, i32, _, _>(b, x),
            ops::cast::<Rn, i64, _, _>(b, x),
            ops::cast::<Rn, u8, _, _>(b, x),
            ops::cast::<Rn, u16, _, _>(b, x),
            ops::cast::<Rn, u32, _, _>(b, x),
            ops::cast::<Rn, u64, _, _>(b, x),
            ops::cast::<Rn, usize, _, _>(b, x),
        ));

        #[test]
        fn $test() {
            let mut random = Random(0x2545_f491_4f6c_dd1d);
            let inputs: Vec<($native,)> = (0..CASES).map(|_| (casts!(@input random $native),)).collect();
            let expected: Vec<Casts> = inputs
                .iter()
                .map(|&(x,)| {
                    (x as i8, x as i16, x as i32, x as i64, x as u8, x as u16, x as u32, x as u64, x as usize)
                })
                .collect();
            check::<$body>(&inputs, &expected);
        }
    )*};
    (@input $random:ident bool) => { $random.bits() & 1 == 1 };
    (@input $random:ident f32) => { casts!(@float $random f32 u32 f64) };
    (@input $random:ident f64) => { casts!(@float $random f64 u64 f64) };
    (@input $random:ident $native:ident) => { $random.integer() as $native };
    // Random bits, or an integer and a fraction on either side of zero.
    (@float $random:ident $native:ident $bits:ident $wide:ident) => {
        match $random.below(4) {
            0 => $native::from_bits($random.bits() as $bits),
            1 => $random.integer() as i64 as $native,
            2 => $random.integer() as $native,
            _ => $random.integer() as i64 as $native / 16.0,
        }
    };
}

casts! {
    bool bool_casts from_bool;
    i8 i8_casts from_i8;
    i16 i16_casts from_i16;
    i32 i32_casts from_i32;
    i64 i64_casts from_i64;
    u8 u8_casts from_u8;
    u16 u16_casts from_u16;
    u32 u32_casts from_u32;
    u64 u64_casts from_u64;
    usize usize_casts from_usize;
    f32 f32_casts from_f32;
    f64 f64_casts from_f64;
}

function!(logic(x: bool, y: bool) -> ([bool; 6], (f32, f64, u8)), |b| (
    [
        ops::bitand(b, x, y),
        ops::bitor(b, x, y),
        ops::bitxor(b, x, y),
        ops::not(b, x),
        b.and(x, |_| y),
        b.or(x, |_| y),
    ],
    (ops::cast::<Rd, f32, _, _>(b, x), ops::cast::<Ru, f64, _, _>(b, y), ops::cast::<Rn, u8, _, _>(b, x)),
));

#[test]
fn bool_logic() {
    let inputs: Vec<_> = (0..100_u32).map(|i| (i % 3 == 0, i % 5 < 2)).collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(x, y)| {
            (
                [x & y, x | y, x ^ y, !x, x && y, x || y],
                (x as u8 as f32, y as u8 as f64, x as u8),
            )
        })
        .collect();
    check::<logic>(&inputs, &expected);
}

function!(signs(x: i8, y: i16, z: i32, t: i64) -> (i8, i16, i32, i64, i8, i16, i32, i64), |b| (
    ops::abs(b, x),
    ops::abs(b, y),
    ops::abs(b, z),
    ops::abs(b, t),
    ops::neg(b, x),
    ops::neg(b, y),
    ops::neg(b, z),
    ops::neg(b, t),
));

#[test]
fn signs_and_magnitudes() {
    let mut random = Random(77);
    let inputs: Vec<_> = (0..CASES)
        .map(|_| {
            (
                random.integer() as i8,
                random.integer() as i16,
                random.integer() as i32,
                random.integer() as i64,
            )
        })
        .collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(x, y, z, t)| {
            (
                x.wrapping_abs(),
                y.wrapping_abs(),
                z.wrapping_abs(),
                t.wrapping_abs(),
                x.wrapping_neg(),
                y.wrapping_neg(),
                z.wrapping_neg(),
                t.wrapping_neg(),
            )
        })
        .collect();
    check::<signs>(&inputs, &expected);
}
