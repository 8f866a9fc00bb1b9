//! `examples/lorenz`.

use fpdsl::prelude::*;

#[path = "../../examples/lorenz/functions.rs"]
#[allow(dead_code)]
mod functions;
use functions::{State, fused, rounded};

const START: State = [1.0, 1.0, 1.0];
/// Until t = 20, when the ways differ in the eleventh digit.
const STEPS: u32 = 2000;

/// The end point of each way of rounding, on every backend.
macro_rules! ends {
    ($($policy:ident $mode:ident;)*) => {
        [$(agree!($policy::advance::<$mode>, (start, steps), [(START, STEPS), (START, 0), (START, 7)])[0].clone()),*]
    };
}

#[test]
fn bits() {
    let ends = ends! {
        rounded Rn; rounded Rz; rounded Ru; rounded Rd;
        fused Rn; fused Rz; fused Ru; fused Rd;
    };
    let x = ends.each_ref().map(|end| end[0]);
    let expected = [
        0x402a_f220_b39d_9752,
        0x402a_f220_b39a_92a8,
        0x402a_f220_b3a4_9a07,
        0x402a_f220_b392_66e5,
        0x402a_f220_b39c_cf8c,
        0x402a_f220_b39c_ab6a,
        0x402a_f220_b3a3_ef3b,
        0x402a_f220_b392_11e2,
    ];
    assert_eq!(x, expected, "{x:#018x?}");
    assert_eq!(
        crate::digest_of(&ends),
        0x1a6f_2e67_78c4_eef3,
        "{:#x}",
        crate::digest_of(&ends)
    );
}

/// The same method as plain Rust, which rounds to nearest.
#[test]
fn as_plain_rust() {
    let slope = |s: State| {
        let beta = 8.0 / 3.0;
        [
            10.0 * (s[1] - s[0]),
            s[0] * (28.0 - s[2]) - s[1],
            s[0] * s[1] - beta * s[2],
        ]
    };
    let h = 0.01;
    let moved = |s: State, h: f64, d: State| -> State { core::array::from_fn(|i| s[i] + h * d[i]) };
    let mut s = START;
    for _ in 0..STEPS {
        let a = slope(s);
        let b = slope(moved(s, h / 2.0, a));
        let c = slope(moved(s, h / 2.0, b));
        let d = slope(moved(s, h, c));
        for i in 0..3 {
            s[i] += h / 6.0 * (a[i] + 2.0 * (b[i] + c[i]) + d[i]);
        }
    }
    assert_eq!(
        rounded::advance::<Rn>(START, STEPS).map(f64::to_bits),
        s.map(f64::to_bits)
    );
}
