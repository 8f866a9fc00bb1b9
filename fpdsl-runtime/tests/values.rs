//! Encodings, constants, integers and `bool` on the scalar backends, against Rust's own types.

use fpdsl_ops::{Domain, Operation, Origin};
use fpdsl_runtime::literal::Literal;
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::{Mode, Rd, Rn, Ru, Rz, ops};
use half::{bf16, f16};

const B: Portable = Portable::new();

#[test]
fn to_bits_shows_the_canonical_nan_only() {
    for bits in [0x7fc00000u32, 0xffc00000, 0x7f800001, 0xffffffff] {
        assert_eq!(ops::to_bits(B, f32::from_bits(bits)), 0x7fc00000);
        assert_eq!(ops::to_bits(B, ops::neg(B, f32::from_bits(bits))), 0x7fc00000);
    }
    for bits in [0xfff8000000000000u64, 0x7ff0000000000001] {
        assert_eq!(ops::to_bits(B, f64::from_bits(bits)), 0x7ff8000000000000);
    }
    for bits in [0xfe00u16, 0x7c01] {
        assert_eq!(ops::to_bits(B, f16::from_bits(bits)), 0x7e00);
    }
    for bits in [0xffc0u16, 0x7f81] {
        assert_eq!(ops::to_bits(B, bf16::from_bits(bits)), 0x7fc0);
    }
}

#[test]
fn numbers_keep_their_encodings() {
    for bits in 0..=u16::MAX {
        let (half, brain) = (
            ops::from_bits::<_, f16>(B, bits),
            ops::from_bits::<_, bf16>(B, bits),
        );
        assert!(half.is_nan() || ops::to_bits(B, half) == bits);
        assert!(brain.is_nan() || ops::to_bits(B, brain) == bits);
    }
    for bits in [0u32, 0x80000000, 1, 0x7f7fffff, 0xff800000] {
        assert_eq!(ops::to_bits(B, ops::from_bits::<_, f32>(B, bits)), bits);
    }
    for bits in [0u64, 1 << 63, 1, 0x7fefffffffffffff, 0xfff0000000000000] {
        assert_eq!(ops::to_bits(B, ops::from_bits::<_, f64>(B, bits)), bits);
    }
}

#[test]
fn literals_follow_the_mode() {
    static TENTH: Literal = Literal {
        f16: [0x2e66, 0x2e66, 0x2e67, 0x2e66],
        bf16: [0x3dcd, 0x3dcc, 0x3dcd, 0x3dcc],
        f32: [0x3dcccccd, 0x3dcccccc, 0x3dcccccd, 0x3dcccccc],
        f64: [
            0x3fb999999999999a,
            0x3fb9999999999999,
            0x3fb999999999999a,
            0x3fb9999999999999,
        ],
        rest: 0xbc5999999999999a,
    };
    fn check<M: Mode>() {
        let i = M::ROUNDING.index();
        assert_eq!(ops::float::<M, _, f16>(B, &TENTH).to_bits(), TENTH.f16[i]);
        assert_eq!(ops::float::<M, _, bf16>(B, &TENTH).to_bits(), TENTH.bf16[i]);
        assert_eq!(ops::float::<M, _, f32>(B, &TENTH).to_bits(), TENTH.f32[i]);
        assert_eq!(ops::float::<M, _, f64>(B, &TENTH).to_bits(), TENTH.f64[i]);
    }
    check::<Rn>();
    check::<Rz>();
    check::<Ru>();
    check::<Rd>();
}

#[test]
fn integers_wrap_and_shift_modulo_their_width() {
    assert_eq!(ops::add::<Rn, _, _>(B, i32::MAX, 1), i32::MIN);
    assert_eq!(ops::div::<Rn, _, _>(B, i8::MIN, -1), i8::MIN);
    assert_eq!(ops::rem(B, i64::MIN, -1), 0);
    assert_eq!(ops::abs(B, i16::MIN), i16::MIN);
    assert_eq!(ops::mul_add::<Rn, _, _>(B, 200u8, 2, 1), 145);
    assert_eq!(ops::shl(B, 1u32, 33i64), 2);
    assert_eq!(ops::shr(B, -8i32, 1u8), -4);
    assert_eq!(ops::shr(B, 0x80u8, 7usize), 1);
    assert_eq!(ops::int::<_, u8>(B, 257), 1);
    assert_eq!(ops::lift(B, -3i64), -3);
}

#[test]
fn bits_are_combined_one_by_one() {
    assert_eq!(ops::bitand(B, 0b1100u8, 0b1010), 0b1000);
    assert_eq!(ops::bitor(B, 0b1100u8, 0b1010), 0b1110);
    assert!(!ops::bitxor(B, true, true));
    assert_eq!(ops::not(B, 0u16), 0xffff);
}

#[test]
fn the_zero_of_a_state_is_zero_in_each_part() {
    assert_eq!(ops::zero::<_, (f32, (bool, [i64; 2]))>(B), (0.0, (false, [0, 0])));
}

/// On the host they are the operations rounded to nearest; after flushing, those of flushed operands, flushed.
#[test]
fn approximations_are_rounded_to_nearest() {
    let numbers = [
        0.0,
        -0.0,
        1e-40,
        1.5,
        3.0,
        1e-38,
        7e37,
        f32::MAX,
        f32::INFINITY,
        -2.0,
        f32::NAN,
    ];
    let same = |x: f32, y: f32| {
        assert!(
            x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan()),
            "{x} {y}"
        )
    };
    let flush = |x: f32| if x.is_subnormal() { 0.0f32.copysign(x) } else { x };
    let rsqrt = |x| ops::rsqrt::<Rn, _, _>(B, x);
    for x in numbers {
        same(ops::approx_sqrt(B, x), x.sqrt());
        same(ops::approx_rcp(B, x), 1.0 / x);
        same(ops::approx_rsqrt(B, x), rsqrt(x));
        same(ops::ftz::approx_sqrt(B, x), flush(x).sqrt());
        same(ops::ftz::approx_rcp(B, x), flush(1.0 / flush(x)));
        same(ops::ftz::approx_rsqrt(B, x), rsqrt(flush(x)));
        for y in numbers {
            same(ops::approx_div(B, x, y), x / y);
            same(ops::ftz::approx_div(B, x, y), flush(flush(x) / flush(y)));
        }
    }
}

/// The operations of the table that are tested here.
const TESTED: [Operation; 10] = [
    Operation::ToBits,
    Operation::FromBits,
    Operation::BitAnd,
    Operation::BitOr,
    Operation::BitXor,
    Operation::Not,
    Operation::ApproxDiv,
    Operation::ApproxSqrt,
    Operation::ApproxRcp,
    Operation::ApproxRsqrt,
];

/// A primitive on encodings or integers alone, or an approximation, that is not tested here is an error of compilation.
const _: () = {
    let mut all = fpdsl_ops::Row::ALL;
    while let [row, rest @ ..] = all {
        let primitive = matches!(row.origin, Origin::Primitive | Origin::Comparison);
        let here = matches!(row.origin, Origin::Approximation)
            || (primitive && matches!(row.domain, Domain::Bits))
            || matches!(
                row.operation.expect("a row of the table of operations"),
                Operation::ToBits | Operation::FromBits
            );
        let mut found = !here;
        let mut tested: &[Operation] = &TESTED;
        while let [operation, rest @ ..] = tested {
            found |= *operation as usize == row.operation.expect("a row of the table of operations") as usize;
            tested = rest;
        }
        assert!(found, "an operation has no test in tests/values.rs");
        all = rest;
    }
};
