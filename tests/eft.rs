//! The error-free transforms are free of errors: results and errors add up exactly, in integers.

use fpdsl::eft::*;

#[allow(dead_code)]
#[path = "support/random.rs"]
mod random;

/// A finite number as an integer times `2^-1074`, where that fits into 127 bits together with the others of a case.
fn scaled(x: f64, unit: i32) -> i128 {
    if x == 0.0 {
        return 0;
    }
    let bits = x.abs().to_bits();
    let biased = (bits >> 52) as i32;
    let fraction = (bits & ((1 << 52) - 1)) | if biased == 0 { 0 } else { 1 << 52 };
    let exponent = biased.max(1) - 1075 - unit;
    let magnitude = if exponent >= 0 {
        (fraction as i128) << exponent
    } else {
        assert_eq!(
            fraction & ((1 << -exponent) - 1),
            0,
            "{x:e} is a multiple of 2^{unit}"
        );
        (fraction >> -exponent) as i128
    };
    if x < 0.0 { -magnitude } else { magnitude }
}

/// A number with an exponent within `spread` of zero.
fn number(random: &mut random::Random, spread: u64) -> f64 {
    let exponent = 1023 - spread / 2 + random.bits() % spread;
    let few = u64::MAX << (random.bits() % 52);
    let fraction = random.bits() & ((1 << 52) - 1) & if random.bits() & 1 == 0 { few } else { u64::MAX };
    f64::from_bits((random.bits() & 1 << 63) | exponent << 52 | fraction)
}

#[test]
fn sums() {
    let mut random = random::Random::new(1);
    for _ in 0..1_000_000 {
        let (a, b) = (number(&mut random, 60), number(&mut random, 60));
        let exact = scaled(a, -82) + scaled(b, -82);
        let (s, e) = two_sum(a, b);
        assert_eq!(
            (s, scaled(s, -82) + scaled(e, -82)),
            (a + b, exact),
            "{a:e} {b:e}"
        );
        let (large, small) = if a.abs() >= b.abs() { (a, b) } else { (b, a) };
        assert_eq!(fast_two_sum(large, small), (s, e), "{a:e} {b:e}");
        let (a, b) = (a as f32, b as f32);
        let exact = scaled(a.into(), -53) + scaled(b.into(), -53);
        let (s, e) = two_sum_f32(a, b);
        assert_eq!(
            (s, scaled(s.into(), -53) + scaled(e.into(), -53)),
            (a + b, exact),
            "{a:e} {b:e}"
        );
        let (large, small) = if a.abs() >= b.abs() { (a, b) } else { (b, a) };
        assert_eq!(fast_two_sum_f32(large, small), (s, e), "{a:e} {b:e}");
    }
}

#[test]
fn products() {
    let mut random = random::Random::new(2);
    for _ in 0..1_000_000 {
        // Equal exponents: the product has 106 bits, whatever its unit.
        let (a, b) = (number(&mut random, 1), number(&mut random, 1));
        let exact = scaled(a, -52) * scaled(b, -52);
        let (p, e) = two_prod(a, b);
        assert_eq!(
            (p, scaled(p, -104) + scaled(e, -104)),
            (a * b, exact),
            "{a:e} {b:e}"
        );
        let (a, b) = (a as f32, b as f32);
        let (p, e) = two_prod_f32(a, b);
        assert_eq!(
            (p, p as f64 + e as f64),
            (a * b, a as f64 * b as f64),
            "{a:e} {b:e}"
        );
    }
}

/// The limits that the documentation gives: on them, exact.
#[test]
fn products_at_the_lower_limit() {
    let next = |x: f64| f64::from_bits(x.to_bits() + 1);
    let (a, b) = (next(2f64.powi(-484)), next(2f64.powi(-484)));
    let (p, e) = two_prod(a, b);
    assert!(p >= 2f64.powi(-968) && e == f64::from_bits(4));
    let (a, b) = (f32::from_bits(0x2600_0001), f32::from_bits(0x2600_0001));
    let (p, e) = two_prod_f32(a, b);
    assert_eq!(p as f64 + e as f64, a as f64 * b as f64);
    assert!(p >= 2f32.powi(-102));
}

#[test]
fn infinities_and_nan() {
    let (s, e) = two_sum(f64::INFINITY, 1.0);
    assert!(s == f64::INFINITY && e.is_nan());
    assert!(two_prod(f64::NAN, 1.0).0.is_nan());
}
