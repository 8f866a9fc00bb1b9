//! Modes as parameters, and modes and contraction that expressions choose for themselves.
#![cfg(feature = "cuda")]

#[path = "support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "language, modes";

use fpdsl::prelude::*;
use fpdsl::{Function, Level, call_at};

/// One third, in whatever mode.
#[fp(mode = M)]
fn third<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

/// The instances of a generic function, each on its own way through the body.
#[fp(mode = M, contract = true)]
fn horner<M: Mode>(x: f64, c: [f64; 3]) -> f64 {
    (c[2] * x + c[1]) * x + c[0] + third::<M>(1.0) as f64 + 0.1
}

/// An interval around a third of `x`: two instances in one function.
#[fp]
fn enclosed(x: f32) -> (f32, f32) {
    (third::<Rd>(x), third::<Ru>(x))
}

/// A mode for calls alone.
#[fp(mode = "rz")]
fn mixed<K: Mode>(x: f32) -> (f32, f32) {
    (x / 3.0, third::<K>(x))
}

#[test]
fn instances_round_as_they_are_named() {
    assert_eq!(third::<Rn>(1.0).to_bits(), 0x3eaa_aaab);
    assert_eq!(third::<Rz>(1.0).to_bits(), 0x3eaa_aaaa);
    assert_eq!(third::<Ru>(-1.0).to_bits(), 0xbeaa_aaaa);
    assert_eq!(third::<Rd>(-1.0).to_bits(), 0xbeaa_aaab);
    let (low, high) = enclosed(1.0);
    assert_eq!((low.to_bits(), high.to_bits()), (0x3eaa_aaaa, 0x3eaa_aaab));
    let (low, high) = mixed::<Ru>(1.0);
    assert_eq!((low.to_bits(), high.to_bits()), (0x3eaa_aaaa, 0x3eaa_aaab));
}

/// The same function with its mode in the attribute.
macro_rules! spelled_out {
    ($($mode:literal $ty:ident;)*) => {$({
        #[fp(mode = $mode, contract = true)]
        fn horner_in(x: f64, c: [f64; 3]) -> f64 {
            (c[2] * x + c[1]) * x + c[0] + third::<$ty>(1.0) as f64 + 0.1
        }
        let c = [0.1, -0.3, 1.7];
        for k in 0..1000_i32 {
            let x = f64::from(k) * 0.037 - 9.0;
            assert_eq!(horner::<$ty>(x, c).to_bits(), horner_in(x, c).to_bits(), "{} {x}", $mode);
        }
    })*};
}

#[test]
fn a_parameter_means_what_the_attribute_means() {
    spelled_out! { "rn" Rn; "rz" Rz; "ru" Ru; "rd" Rd; }
}

#[test]
fn instances_are_functions_of_their_own() {
    assert_eq!(<third<Ru> as Function>::NAME, "third::<Ru>");
    assert!(third::<Rd>::cuda_source().contains("void third_Rd("));
    assert!(third::<Rd>::cuda_source().contains("__fdiv_rd("));
    assert!(enclosed::cuda_source().contains("__fdiv_ru("));
    let x: Vec<f32> = (0..100_u8).map(f32::from).collect();
    for device in Device::hosts() {
        let found = third::<Ru>::map(&device, &x).unwrap().to_vec().unwrap();
        for (x, found) in x.iter().zip(found) {
            assert_eq!(
                found.to_bits(),
                call_at::<third<Ru>>(Level::Portable, (*x,)).to_bits()
            );
        }
    }
}

/// Every rounding operation under an override, and what stands around it.
#[fp(mode = "rn")]
fn overridden(x: f32, y: f32) -> [f32; 8] {
    let mut s = rz!(x / y);
    ru! {
        let t = x / y;
        s += t;
    }
    rd!(s -= 1.0 / y);
    [
        ru!(x / y),
        rd!(x / y + rz!(x / y) + rn!(ru!(x / y))),
        ru!({
            let z = x / y;
            z * z
        }),
        rd!(0.1) + ru!(0.1_f64 as f32),
        rz!(x.sqrt() + (1_i32 << 30 | 1) as f32),
        if ru!(x / y) > rd!(x / y) {
            1.0
        } else {
            rd! { let a = x; a / y }
        },
        s,
        x / y,
    ]
}

#[fp(mode = "rn")]
fn in_nearest(x: f32, y: f32) -> [f32; 2] {
    [x / y, x + y]
}
#[fp(mode = "rz")]
fn in_zero(x: f32, y: f32) -> [f32; 2] {
    [x / y, x + y]
}
#[fp(mode = "ru")]
fn in_up(x: f32, y: f32) -> [f32; 3] {
    [x / y, x + y, {
        let z = x / y;
        z * z
    }]
}
#[fp(mode = "rd")]
fn in_down(x: f32, y: f32) -> [f32; 3] {
    [x / y, x + y, x - 1.0 / y]
}
#[fp(mode = "rd")]
fn literal_down() -> f32 {
    0.1
}
#[fp(mode = "ru")]
fn cast_up(x: f64) -> f32 {
    x as f32
}
#[fp(mode = "ru")]
fn double_up() -> f64 {
    0.1
}
#[fp(mode = "rz")]
fn root_toward_zero(x: f32) -> f32 {
    x.sqrt() + (1_i32 << 30 | 1) as f32
}

const PAIRS: [(f32, f32); 8] = [
    (1.0, 3.0),
    (2.0, 3.0),
    (5.0, 7.0),
    (1.0, 10.0),
    (8.0, 2.0),
    (9.5, 0.3),
    (1e-40, 3.0),
    (3e38, 0.7),
];

#[test]
fn overrides_mean_functions_of_that_mode() {
    for (x, y) in PAIRS {
        let (up, down, zero) = (in_up(x, y)[0], in_down(x, y)[0], in_zero(x, y)[0]);
        let s = in_nearest_sum(zero, x, y);
        let expected = [
            up,
            in_down(in_down(down, zero)[1], up)[1],
            in_up(x, y)[2],
            in_nearest(literal_down(), cast_up(double_up()))[1],
            root_toward_zero(x),
            if up > down { 1.0 } else { down },
            s,
            x / y,
        ];
        let found = overridden(x, y);
        assert_eq!(found.map(f32::to_bits), expected.map(f32::to_bits), "{x} {y}");
    }
}

fn in_nearest_sum(zero: f32, x: f32, y: f32) -> f32 {
    let raised = in_up(zero, in_up(x, y)[0])[1];
    in_down(raised, y)[2]
}

/// In a function with a mode of its own, an override is the same override.
#[fp(mode = M)]
fn bracket<M: Mode>(x: f32) -> (f32, f32, f32) {
    (rd!(x / 3.0), x / 3.0, ru!(x / 3.0))
}

#[test]
fn overrides_in_generic_functions() {
    assert_eq!(
        bracket::<Rz>(1.0),
        (third::<Rd>(1.0), third::<Rz>(1.0), third::<Ru>(1.0))
    );
    assert_eq!(
        bracket::<Ru>(-1.0),
        (third::<Rd>(-1.0), third::<Ru>(-1.0), third::<Ru>(-1.0))
    );
}

/// Jumps out of an override take what it has computed with them.
#[fp]
fn leaving(x: f32) -> f32 {
    let mut y = x;
    for _ in 0..10 {
        ru! {
            y = y / 3.0;
            if y < 0.1 { return y + 0.1; }
            if y > 1.0 { continue; }
        }
        y = rd!({
            if y < 0.2 {
                break;
            }
            y / 3.0
        });
    }
    y
}

#[test]
fn jumps_out_of_overrides() {
    for x in [0.1_f32, 0.5, 1.0, 4.0, 100.0] {
        let mut expected = None;
        let mut y = x;
        for _ in 0..10 {
            y = third::<Ru>(y);
            if y < 0.1 {
                expected = Some(tenth_up_sum(y));
                break;
            }
            if y > 1.0 {
                continue;
            }
            if y < 0.2 {
                break;
            }
            y = third::<Rd>(y);
        }
        assert_eq!(leaving(x).to_bits(), expected.unwrap_or(y).to_bits(), "{x}");
    }
}

#[fp(mode = "ru")]
fn tenth_up_sum(y: f32) -> f32 {
    y + 0.1
}

/// Figure 1 of NVIDIA's white paper: 0 where the product is rounded, 2^-46 where it is not.
const A: f32 = f32::from_bits(0x3f80_0001);
const C: f32 = f32::from_bits(0xbf80_0002);
const TINY: u32 = 0x2880_0000;

#[fp(contract = true)]
fn under_contraction(a: f32, c: f32) -> [f32; 6] {
    let p = a * a;
    [
        a * a + c,
        p + c,
        unfused!(a * a + c),
        unfused!({
            let d = c;
            fused!(a * a + d)
        }),
        rn!(a * a) + c,
        rn!(a * a + c),
    ]
}

#[fp]
fn without_contraction(a: f32, c: f32) -> [f32; 5] {
    let mut s = c;
    fused! { s += a * a; }
    [
        a * a + c,
        fused!(a * a + c),
        fused!(c - -a * a),
        fused!(rn!(a * a + c)),
        s,
    ]
}

#[test]
fn contraction_where_it_is_said() {
    assert_eq!(
        under_contraction(A, C).map(f32::to_bits),
        [TINY, 0, 0, TINY, 0, TINY]
    );
    assert_eq!(
        without_contraction(A, C).map(f32::to_bits),
        [0, TINY, TINY, TINY, TINY]
    );
}

/// Which `let`s are fused through.
#[fp(contract = "fast")]
fn fast(a: f32, c: f32, n: i32) -> [f32; 12] {
    let once = a * a;
    let twice = a * a;
    let mut changed = a * a;
    changed *= 1.0;
    let negative = -(a * a);
    let typed: f32 = a * a;
    let left = a * a;
    let right = a * a;
    let block = { a * a };
    let outside = a * a;
    let inside = rz!(a * a);
    let shadowed = a * a;
    let first = shadowed + c;
    let shadowed = a * a;
    let mut sum = c;
    let update = a * a;
    sum += update;
    let mut a = a;
    let kept = a * a;
    a = 7.0;
    let count = n * n;
    [
        once + c,
        twice + c + (twice - twice),
        changed + c,
        c - negative,
        if a > 1.0 { c + typed } else { 0.0 },
        (left - right) + (block + c) * 0.0,
        rz!(outside + c),
        inside + c,
        first + (shadowed + c),
        sum,
        kept + c,
        (count + 1) as f32,
    ]
}

#[test]
fn fast_contraction_fuses_through_a_let_used_once() {
    let tiny = f32::from_bits(TINY);
    let product = A * A;
    let error = f32::mul_add(A, A, -product);
    let expected = [
        tiny,
        0.0,
        0.0,
        -0.0,
        tiny,
        error,
        0.0,
        0.0,
        2.0 * tiny,
        tiny,
        tiny,
        26.0,
    ];
    let expected_negative = f32::mul_add(A, A, C);
    let mut expected = expected;
    expected[3] = expected_negative;
    assert_eq!(fast(A, C, 5).map(f32::to_bits), expected.map(f32::to_bits));
    assert!(fast::cuda_source().contains("__fmaf_rn("));
}

/// The bits of all of these on lanes and through printed text.
#[test]
fn overrides_everywhere() {
    let (x, y): (Vec<f32>, Vec<f32>) = PAIRS.iter().cycle().take(40).copied().unzip();
    for (backend, device) in everywhere::devices() {
        report::ran(SUITE, backend, 1);
        let found = overridden::map(&device, &x, &y).unwrap().to_vec().unwrap();
        let leave = leaving::map(&device, &x).unwrap().to_vec().unwrap();
        let contracted = fast::map(&device, &x, &y, 5).unwrap().to_vec().unwrap();
        for (i, (&x, &y)) in x.iter().zip(&y).enumerate() {
            assert_eq!(found[i].map(f32::to_bits), overridden(x, y).map(f32::to_bits));
            assert_eq!(leave[i].to_bits(), leaving(x).to_bits());
            let same = contracted[i].iter().zip(fast(x, y, 5));
            same.for_each(|(a, b)| assert!(a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()));
        }
    }
    let text = overridden::cuda_source();
    for fragment in [
        "__fdiv_ru(",
        "__fdiv_rd(",
        "__fdiv_rz(",
        "__fadd_rd(",
        "__fsqrt_rz(",
        "__int2float_rz(",
    ] {
        assert!(text.contains(fragment), "{fragment} is missing in\n{text}");
    }
}
