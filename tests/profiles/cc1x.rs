//! `profile = "cc1x"` against integers.

use fpdsl::backend::call_at;
use fpdsl::prelude::*;
use fpdsl_oracles::format::F32;
use fpdsl_runtime::Rounding;

use crate::oracle::cc1x::{Product, expected, float, flush};
use crate::oracle::{self, Exact, decode, encode};
use crate::{backends, check, given};

#[fp(profile = "cc1x")]
fn fmad(x: f32, y: f32, z: f32) -> f32 {
    x * y + z
}

#[fp(profile = "cc1x")]
fn less(x: f32, y: f32, z: f32) -> f32 {
    z - x * y
}

#[fp(profile = "cc1x", contract = false)]
fn apart(x: f32, y: f32, z: f32) -> f32 {
    x * y + z
}

#[fp(mode = M, profile = "cc1x")]
fn in_mode<M: Mode>(x: f32, y: f32, z: f32) -> f32 {
    x * y + z
}

#[fp(profile = "cc1x")]
fn fma(x: f32, y: f32, z: f32) -> f32 {
    x.mul_add(y, z)
}

#[fp(profile = "cc1x")]
fn wide(x: f64, y: f64, z: f64) -> f64 {
    x * y + z
}

#[fp(profile = "cc1x")]
fn div(x: f32, y: f32) -> f32 {
    x / y
}

#[fp(mode = "rz", profile = "cc1x")]
fn div_rz(x: f32, y: f32) -> f32 {
    x / y
}

#[fp(profile = "cc1x")]
fn sqrt(x: f32) -> f32 {
    x.sqrt()
}

#[fp(profile = "cc1x")]
fn recip(x: f32) -> f32 {
    x.recip()
}

#[fp(profile = "cc1x")]
fn rsqrt(x: f32) -> f32 {
    x.rsqrt()
}

/// Operands whose product and addend are of a size, those that cancel among them, and special values.
fn operands() -> Vec<[u64; 3]> {
    let mut random = crate::random::Random::new(3);
    let mut all = Vec::new();
    for [x, y] in given::pairs(F32, 5000, 0, |_, _| false) {
        let product = (f64::from(float(x)) * f64::from(float(y))) as f32;
        let near = product
            .to_bits()
            .wrapping_add(random.below(5) as u32)
            .wrapping_sub(2);
        all.push([x, y, u64::from(near) ^ F32.sign()]);
        let few = (near & 0x7f80_0000 | random.bits() as u32 & 0x807f_ffff)
            .wrapping_add((random.below(60) as u32) << 23);
        all.push([x, y, u64::from(few.wrapping_sub(30 << 23))]);
        all.push([
            x,
            y,
            [0, F32.sign(), 1, 0x7f80_0000, 0x7f7f_ffff, 0x0080_0000][random.below(6) as usize],
        ]);
    }
    all
}

macro_rules! compare {
    ($F:ty, $map:expr, $right:expr) => {{
        let operands = operands();
        let right: Vec<u64> = operands.iter().map(|&v| $right(v)).collect();
        let encodings: Vec<Vec<u64>> = operands.iter().map(|v| v.to_vec()).collect();
        let args: Vec<(f32, f32, f32)> = operands
            .iter()
            .map(|v| (float(v[0]), float(v[1]), float(v[2])))
            .collect();
        let [x, y, z] = [0, 1, 2].map(|i| operands.iter().map(|v| float(v[i])).collect::<Vec<f32>>());
        check::<$F>(&args, &encodings, &right, |device| {
            $map(&x, &y, &z).run(device).unwrap().to_vec().unwrap()
        });
    }};
}

#[test]
fn contracted() {
    let nearest = Rounding::NearestEven;
    compare!(fmad, fmad::map, |v| expected(Product::Cut, nearest, v));
    compare!(less, less::map, |[x, y, z]: [u64; 3]| expected(
        Product::Cut,
        nearest,
        [x ^ F32.sign(), y, z]
    ));
}

#[test]
fn as_intrinsics() {
    compare!(apart, apart::map, |v| expected(
        Product::Rounded,
        Rounding::NearestEven,
        v
    ));
    compare!(in_mode<Rn>, in_mode::<Rn>::map, |v| expected(
        Product::Cut,
        Rounding::NearestEven,
        v
    ));
    compare!(in_mode<Rz>, in_mode::<Rz>::map, |v| expected(
        Product::Rounded,
        Rounding::TowardZero,
        v
    ));
    compare!(in_mode<Ru>, in_mode::<Ru>::map, |v| expected(
        Product::Rounded,
        Rounding::TowardPositive,
        v
    ));
    compare!(in_mode<Rd>, in_mode::<Rd>::map, |v| expected(
        Product::Rounded,
        Rounding::TowardNegative,
        v
    ));
    compare!(fma, fma::map, |v| expected(
        Product::Kept,
        Rounding::NearestEven,
        v
    ));
}

/// Products that are cut differ from rounded ones, and from a fused multiply-add, where there are operands for it.
#[test]
fn forms_differ() {
    let differ = |a, b| {
        let nearest = Rounding::NearestEven;
        operands()
            .into_iter()
            .filter(|&v| expected(a, nearest, v) != expected(b, nearest, v))
            .count()
    };
    assert!(differ(Product::Cut, Product::Rounded) > 1000);
    assert!(differ(Product::Cut, Product::Kept) > 1000);
    // The product is beyond the range, the sum is not.
    assert_eq!(fmad(f32::MAX, 2.0, -f32::MAX), f32::MAX);
    assert_eq!(apart(f32::MAX, 2.0, -f32::MAX), f32::INFINITY);
    // A zero addend is an exception: the product is rounded.
    assert_eq!(fmad(f32::MAX, 2.0, 0.0), f32::INFINITY);
    let x = 1.0 + 3.0 * f32::EPSILON;
    assert_eq!(fmad(x, x, 0.0), x * x);
}

#[test]
fn of_binary64() {
    let x = 1.0 + f64::EPSILON;
    assert_eq!(wide(x, x, -x * x), x.mul_add(x, -x * x));
    assert_eq!(wide(f64::MIN_POSITIVE, 0.5, 0.0), f64::MIN_POSITIVE / 2.0);
}

/// The host rounds approximations to nearest, flushed; others are within NVIDIA's bounds.
#[test]
fn approximations() {
    let pairs = given::pairs(F32, 3000, 0, |_, _| false);
    let flushed = |x: f32| float(flush(x.to_bits().into()));
    let [x, y] = [0, 1].map(|i| pairs.iter().map(|v| float(v[i])).collect::<Vec<f32>>());
    let right: Vec<[f32; 4]> = (x.iter().zip(&y))
        .map(|(&x, &y)| {
            let (x, y) = (flushed(x), flushed(y));
            let wide = f64::from(x);
            [x / y, wide.sqrt() as f32, x.recip(), (1.0 / wide.sqrt()) as f32].map(flushed)
        })
        .collect();
    let same =
        |found: f32, right: f32| found.to_bits() == right.to_bits() || (found.is_nan() && right.is_nan());
    for (backend, level) in backends::levels() {
        for ((&x, &y), right) in x.iter().zip(&y).zip(&right) {
            let found = [
                call_at::<div>(level, (x, y)),
                call_at::<sqrt>(level, (x,)),
                call_at::<recip>(level, (x,)),
            ];
            let agree = found.iter().zip(right).all(|(&found, &right)| same(found, right));
            assert!(agree, "{x:e} {y:e} on {backend}: {found:?}, not {right:?}");
        }
    }
    for (backend, device) in backends::devices() {
        let found = [
            div::map(&x, &y).run(&device).unwrap().to_vec().unwrap(),
            sqrt::map(&x).run(&device).unwrap().to_vec().unwrap(),
            recip::map(&x).run(&device).unwrap().to_vec().unwrap(),
            rsqrt::map(&x).run(&device).unwrap().to_vec().unwrap(),
        ];
        for (which, units) in [2, 3, 1, 2].into_iter().enumerate() {
            for (position, right) in right.iter().enumerate() {
                let (found, right) = (found[which][position], right[which]);
                // A result at the border of the flushed numbers may be flushed or not.
                let tiny = found.abs().max(right.abs()) <= f32::MIN_POSITIVE * 1.000_001;
                let near = found.to_bits().abs_diff(right.to_bits()) <= units;
                assert!(
                    same(found, right) || near || tiny,
                    "{which} of {:e} {:e} on {backend}: {found:e}, not {right:e}",
                    x[position],
                    y[position]
                );
            }
        }
    }
}

/// In a directed mode the machine has functions that round correctly.
#[test]
fn directed_quotients() {
    let pairs = given::pairs(F32, 3000, 0, |_, _| false);
    let pairs: Vec<[u64; 2]> = pairs
        .into_iter()
        .map(|v| v.map(flush))
        .filter(|v| v.iter().all(|&x| float(x).is_finite() && float(x) != 0.0))
        .collect();
    let right: Vec<u64> = (pairs.iter())
        .map(|v| {
            let [x, y] = v.map(|x| decode(F32, x));
            let quotient: Exact = oracle::quotient(x, y);
            flush(encode(F32, quotient, Rounding::TowardZero))
        })
        .collect();
    let encodings: Vec<Vec<u64>> = pairs.iter().map(|v| v.to_vec()).collect();
    let [x, y] = [0, 1].map(|i| pairs.iter().map(|v| float(v[i])).collect::<Vec<f32>>());
    let args: Vec<(f32, f32)> = x.iter().copied().zip(y.iter().copied()).collect();
    check::<div_rz>(&args, &encodings, &right, |device| {
        div_rz::map(&x, &y).run(device).unwrap().to_vec().unwrap()
    });
}
