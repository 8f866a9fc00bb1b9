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
#[path = "support/rounded.rs"]
mod rounded;

/// The suite's name in reports.
const SUITE: &str = "language, modes";

use fpdsl::backend::{Level, call_at};
use fpdsl::generic::Function;
use fpdsl::prelude::*;

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
            let expected = right::horner::<$ty>(x, c).to_bits();
            assert_eq!(horner::<$ty>(x, c).to_bits(), expected, "{} {x}", $mode);
            assert_eq!(horner_in(x, c).to_bits(), expected, "{} {x}", $mode);
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
        let found = third::<Ru>::map(&x).run(&device).unwrap().to_vec().unwrap();
        for (x, found) in x.iter().zip(found) {
            assert_eq!(
                found.to_bits(),
                call_at::<third<Ru>>(Level::Portable, (*x,)).to_bits()
            );
        }
    }
}

/// Each mode in its own arm, with what only that arm prints, and a condition of the run beside a constant.
#[fp(mode = M)]
fn by_mode<M: Mode>(x: f32, y: f32) -> (f32, u32) {
    let far = if M::IS_NEAREST {
        x.abs()
    } else if M::IS_TOWARD_ZERO {
        x.trunc()
    } else if M::IS_UP {
        x.ceil()
    } else {
        x.sqrt()
    };
    let mut directions = 0;
    if (M::IS_UP || M::IS_DOWN) && !M::IS_TOWARD_ZERO {
        directions += 1;
    }
    if M::IS_DOWN && y > 1.0 {
        directions += 2;
    }
    (far / 3.0, directions)
}

/// A mode that only its constants use.
#[fp]
fn number<K: Mode>(x: u32) -> u32 {
    let number = match (K::IS_TOWARD_ZERO, K::IS_UP, K::IS_DOWN) {
        (true, _, _) => 1,
        (_, true, _) => 2,
        (_, _, true) => 3,
        _ => 0,
    };
    number + x
}

/// The same with Rust's `if` on the constants of the trait.
fn by_mode_in_rust<M: Mode>(x: f32, y: f32) -> (f32, u32) {
    let far = match M::ROUNDING {
        fpdsl::mode::Rounding::NearestEven => x.abs(),
        fpdsl::mode::Rounding::TowardZero => x.trunc(),
        fpdsl::mode::Rounding::TowardPositive => x.ceil(),
        fpdsl::mode::Rounding::TowardNegative => rounded::sqrt::<Rd>(x),
    };
    let directed = u32::from(M::IS_UP || M::IS_DOWN);
    let above = u32::from(M::IS_DOWN && y > 1.0);
    (rounded::div::<M, f32>(far, 3.0), directed + 2 * above)
}

/// The branches of a kernel, but for the one of the threads behind the last element.
fn branches(text: &str) -> usize {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.filter(|line| line.contains("if (") || line.contains(" ? "))
        .count()
        - 1
}

fn constants_choose_an_arm_in<M: Mode>(in_text: &str) {
    assert_eq!(
        [M::IS_NEAREST, M::IS_TOWARD_ZERO, M::IS_UP, M::IS_DOWN],
        fpdsl::mode::Rounding::ALL.map(|mode| mode == M::ROUNDING)
    );
    let columns = everywhere::Columns::columns(&PAIRS);
    everywhere::check::<by_mode<M>, _>(
        &PAIRS,
        |(x, y)| by_mode_in_rust::<M>(x, y),
        |(x, y)| by_mode::<M>(x, y),
        |device| {
            let (x, y): (Vec<f32>, Vec<f32>) = columns.clone();
            let (far, directions) = by_mode::<M>::map(&x, &y).run(device).unwrap();
            let far = far.to_vec().unwrap();
            far.into_iter().zip(directions.to_vec().unwrap()).collect()
        },
    );
    assert_eq!(number::<M>(10), 10 + M::ROUNDING.index() as u32);
    let text = by_mode::<M>::cuda_source();
    for arm in ["fabsf(", "truncf(", "ceilf(", "__fsqrt_rd("] {
        assert_eq!(text.contains(arm), arm == in_text, "{arm} in\n{text}");
    }
    assert_eq!(branches(&text), usize::from(M::IS_DOWN), "{text}");
    let text = number::<M>::cuda_source();
    assert_eq!(branches(&text), 0, "{text}");
}

#[test]
fn constants_of_the_mode_choose_an_arm() {
    constants_choose_an_arm_in::<Rn>("fabsf(");
    constants_choose_an_arm_in::<Rz>("truncf(");
    constants_choose_an_arm_in::<Ru>("ceilf(");
    constants_choose_an_arm_in::<Rd>("__fsqrt_rd(");
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

/// The meaning of the functions above, operation by operation.
mod right {
    use super::rounded::{add, div, mul, mul_add, narrow, sqrt, sub};
    use super::*;

    /// One tenth, downward and upward.
    const TENTH: [f32; 2] = [f32::from_bits(0x3dcc_cccc), f32::from_bits(0x3dcc_cccd)];
    const TENTH_F64: [f64; 2] = [
        f64::from_bits(0x3fb9_9999_9999_9999),
        f64::from_bits(0x3fb9_9999_9999_999a),
    ];

    pub fn horner<M: Mode>(x: f64, c: [f64; 3]) -> f64 {
        let third = div::<M, f32>(1.0, 3.0);
        let tenth = TENTH_F64[usize::from(matches!(M::ROUNDING.index(), 0 | 2))];
        let sum = mul_add::<M, f64>(mul_add::<M, f64>(c[2], x, c[1]), x, c[0]);
        add::<M, f64>(add::<M, f64>(sum, third.into()), tenth)
    }

    pub fn overridden(x: f32, y: f32) -> [f32; 8] {
        let (up, down, zero) = (div::<Ru, f32>(x, y), div::<Rd, f32>(x, y), div::<Rz, f32>(x, y));
        let sum = add::<Rd, f32>(add::<Rd, f32>(down, zero), up);
        let tenths = add::<Rn, f32>(TENTH[0], narrow::<Ru>(TENTH_F64[1]));
        // 2^30 + 1 toward zero.
        let root = add::<Rz, f32>(sqrt::<Rz>(x), 1_073_741_824.0);
        let s = sub::<Rd, f32>(add::<Ru, f32>(zero, up), div::<Rd, f32>(1.0, y));
        let chosen = if up > down { 1.0 } else { down };
        let nearest = div::<Rn, f32>(x, y);
        [up, sum, mul::<Ru, f32>(up, up), tenths, root, chosen, s, nearest]
    }

    pub fn leaving(x: f32) -> f32 {
        let mut y = x;
        for _ in 0..10 {
            y = div::<Ru, f32>(y, 3.0);
            if y < TENTH[1] {
                return add::<Ru, f32>(y, TENTH[1]);
            }
            if y > 1.0 {
                continue;
            }
            // 0.2 downward.
            if y < f32::from_bits(0x3e4c_cccc) {
                break;
            }
            y = div::<Rd, f32>(y, 3.0);
        }
        y
    }
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
fn overrides_round_in_their_own_mode() {
    for (x, y) in PAIRS {
        let (found, expected) = (overridden(x, y), right::overridden(x, y));
        assert_eq!(found.map(f32::to_bits), expected.map(f32::to_bits), "{x} {y}");
    }
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
        assert_eq!(leaving(x).to_bits(), right::leaving(x).to_bits(), "{x}");
    }
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

/// A sum that is computed in pieces, with a product that has a name at its end.
#[rustfmt::skip]
#[fp(contract = "fast")]
fn fast_and_long(a: f32, b: f32, c: f32) -> f32 {
    let product = a * b;
        c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c
        + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c
        + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c
        + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c + c
        + product
}

#[test]
fn pieces_of_a_sum_leave_the_factors_alone() {
    let sum = (0..80).fold(0.0, |sum, _| sum + 0.1_f32);
    assert_eq!(
        fast_and_long(3.0, 5.0, 0.1).to_bits(),
        f32::mul_add(3.0, 5.0, sum).to_bits()
    );
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
        let found = overridden::map(&x, &y).run(&device).unwrap().to_vec().unwrap();
        let leave = leaving::map(&x).run(&device).unwrap().to_vec().unwrap();
        let contracted = fast::map(&x, &y, 5).run(&device).unwrap().to_vec().unwrap();
        for (i, (&x, &y)) in x.iter().zip(&y).enumerate() {
            assert_eq!(
                found[i].map(f32::to_bits),
                right::overridden(x, y).map(f32::to_bits)
            );
            assert_eq!(leave[i].to_bits(), right::leaving(x).to_bits());
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
