//! The exponential function in binary64.
//!
//! W. J. Cody, W. Waite, "Software Manual for the Elementary Functions", Prentice-Hall 1980, chapter 6: argument
//! reduction with ln 2 in two parts, and the rational approximation for 50 to 60 bits.

/// ln 2 = C1 + C2, where C1 has few bits, so that its product with an exponent is exact.
const C1: f64 = 355.0 / 512.0;
const C2: f64 = -2.121_944_400_546_905_827_7e-4;
const ONE_BY_LN2: f64 = core::f64::consts::LOG2_E;
/// Below, the result is no normal number; above, it is no finite one.
const SMALL_X: f64 = -708.396_418_532_264_1;
const BIG_X: f64 = 709.782_712_893_384;
const EPS: f64 = 1.0 / (1_u64 << 54) as f64;

const P: [f64; 3] = [
    0.249_999_999_999_999_993,
    0.694_360_001_511_792_852e-2,
    0.165_203_300_268_279_130e-4,
];
const Q: [f64; 3] = [0.5, 0.555_538_666_969_001_188e-1, 0.495_862_884_905_441_294e-3];

port! {
    /// The book's ADX: `n` is added to the exponent of a normal number.
    #[fp]
    fn adx(x: f64, n: i64) -> f64 {
        f64::from_bits((x.to_bits() as i64 + (n << 52)) as u64)
    }

    /// Zero where the result would be subnormal, infinity where it would overflow.
    #[fp]
    fn exp(x: f64) -> f64 {
        if x.is_nan() {
            return x;
        }
        if x > BIG_X {
            return 1.0 / 0.0;
        }
        if x < SMALL_X {
            return 0.0;
        }
        if x.abs() < EPS {
            return 1.0;
        }
        let xn = (x * ONE_BY_LN2).round_ties_even();
        let x1 = x.trunc();
        let x2 = x - x1;
        let g = ((x1 - xn * C1) + x2) - xn * C2;
        let z = g * g;
        let gp = ((P[2] * z + P[1]) * z + P[0]) * g;
        let q = (Q[2] * z + Q[1]) * z + Q[0];
        let r = 0.5 + gp / (q - gp);
        adx(r, xn as i64 + 1)
    }
}

fn inputs() -> Vec<(f64,)> {
    let spread = (-3000..3000).map(|k| f64::from(k) * 0.2363);
    let near_zero = (0..60).flat_map(|k| [2_f64.powi(-k) * 1.3, -(2_f64.powi(-k))]);
    let halfway = (-20..20).map(|k| (f64::from(k) + 0.5) * core::f64::consts::LN_2);
    let specials = [
        0.0,
        -0.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        BIG_X,
        BIG_X.next_up(),
        SMALL_X,
        SMALL_X.next_down(),
        1e-310,
    ];
    let all = spread.chain(near_zero).chain(halfway).chain(specials);
    all.map(|x| (x,)).collect()
}

#[test]
fn bits() {
    as_plain!(exp(x), inputs());
}

#[test]
fn within_two_ulps() {
    for (x,) in inputs() {
        let (found, expected) = (ported::exp(x), x.exp());
        if x.is_nan() {
            assert!(found.is_nan());
        } else if !(SMALL_X..=BIG_X).contains(&x) {
            assert_eq!(found, if x < 0.0 { 0.0 } else { f64::INFINITY });
        } else {
            // The library errs by less than one, and so does this but for the rounding of the reduced argument.
            let ulps = found.to_bits().abs_diff(expected.to_bits());
            assert!(ulps <= 2, "exp({x:e}) is {found:e} and not {expected:e}");
        }
    }
}
