//! Division by Newton's iteration with fused operations, correctly rounded.
//!
//! P. W. Markstein, "Computation of elementary functions on the IBM RISC System/6000 processor", IBM J. Res. Dev. 34
//! (1990), 111-119: a reciprocal that is correctly rounded makes `q + (a - b q) y` the correctly rounded quotient, where
//! the last significand, all ones, is the reciprocal's exception. The remainder is exact with a fused operation only.

use crate::random::Random;

port! {
    /// 1 / b for 1 <= b < 2. The first guess subtracts exponent and significand from a constant; five bits are enough.
    #[fp]
    fn reciprocal(b: f32) -> f32 {
        let mut y = f32::from_bits(0x7EF3_11C7 - b.to_bits());
        for _ in 0..3 {
            let e = (-b).mul_add(y, 1.0);
            y = y.mul_add(e, y);
        }
        // The correctly rounded one, from an approximation within an ulp.
        let e = (-b).mul_add(y, 1.0);
        y.mul_add(e, y)
    }

    /// a / b for 1 <= a, b < 2.
    #[fp]
    fn quotient(a: f32, b: f32) -> f32 {
        let y = reciprocal(b);
        let q = a * y;
        let r = (-b).mul_add(q, a);
        let q = r.mul_add(y, q);
        let r = (-b).mul_add(q, a);
        r.mul_add(y, q)
    }
}

/// The same with the contraction written at the operation.
#[fpdsl::fp]
fn quotient_in_macros(a: f32, b: f32) -> f32 {
    let y = ported::reciprocal(b);
    let q = a * y;
    let q = fused!(q + fused!(a - b * q) * y);
    fused!(q + fused!(a - b * q) * y)
}

fn inputs() -> Vec<(f32, f32)> {
    let mut random = Random::new(1990);
    let mut number = || f32::from_bits(0x3F80_0000 | (random.bits() >> 41) as u32);
    let mut inputs: Vec<_> = (0..2000).map(|_| (number(), number())).collect();
    for k in 1..64 {
        let ends = [0x3F80_0000 + k, 0x3FFF_FFFF - k].map(f32::from_bits);
        inputs.extend([
            (ends[0], ends[1]),
            (ends[1], ends[0]),
            (number(), ends[1]),
            (ends[1], number()),
        ]);
    }
    inputs
}

#[test]
fn bits() {
    as_plain!(quotient(a, b), inputs());
    agree!(quotient_in_macros, (a, b), inputs());
}

#[test]
fn correctly_rounded() {
    for (a, b) in inputs() {
        assert_eq!(ported::quotient(a, b), a / b, "{a} / {b}");
        assert_eq!(quotient_in_macros(a, b), a / b, "{a} / {b}");
    }
    // Every significand but the last.
    let reciprocals = (0x3F80_0000..0x3FFF_FFFF_u32).step_by(257).map(f32::from_bits);
    for b in reciprocals {
        assert_eq!(ported::reciprocal(b), 1.0 / b, "1 / {b}");
    }
    // And the last, the exception of the theorem.
    let last = f32::from_bits(0x3FFF_FFFF);
    assert_eq!((ported::reciprocal(last), 1.0 / last), (0.5, 0.5_f32.next_up()));
}
