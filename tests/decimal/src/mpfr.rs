//! Rounding by MPFR.
//!
//! MPFR rounds to any precision, with an exponent range that none of the formats reaches. A format's range is imposed
//! afterwards: a number below the smallest normal one is rounded again, knowing from the ternary value on which side of it the
//! decimal lies (`mpfr_subnormalize`).

use rug::Float;
use rug::float::Round;

use crate::Format;

/// The encodings of a decimal in a format under rn, rz, ru and rd.
pub fn round(text: &str, format: &Format) -> [u64; 4] {
    let decimal = || Float::parse(text).unwrap_or_else(|why| panic!("`{text}`: {why}"));
    [Round::Nearest, Round::Zero, Round::Up, Round::Down].map(|mode| {
        let (mut x, side) = Float::with_val_round(format.precision, decimal(), mode);
        // MPFR's significands are in [1/2, 1), so that its exponents are one larger.
        if x.get_exp().is_some_and(|e| e > format.max_exponent + 1) {
            let finite = matches!(mode, Round::Zero | Round::Down);
            return format.infinity() - u64::from(finite);
        }
        x.subnormalize_round(format.min_exponent + 1, side, mode);
        encode(&x, format)
    })
}

/// The encoding of a number that the format has.
fn encode(x: &Float, format: &Format) -> u64 {
    let Some((whole, unit)) = x.to_integer_exp() else {
        return format.infinity();
    };
    let (mut whole, mut unit) = (whole.to_u64().expect("the precision fits"), unit);
    while whole != 0 && whole < 1 << (format.precision - 1) && unit > format.quantum() {
        whole *= 2;
        unit -= 1;
    }
    while unit < format.quantum() && whole != 0 {
        assert!(whole % 2 == 0, "{x} is no number of {}", format.name);
        whole /= 2;
        unit += 1;
    }
    let hidden = 1 << (format.precision - 1);
    if whole < hidden {
        return whole;
    }
    (unit - format.quantum() + 1) as u64 * hidden + (whole - hidden)
}
