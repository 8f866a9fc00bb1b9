//! A decimal, compared with binary numbers digit by digit.

use std::cmp::Ordering;

/// f64 reaches from 10^-324 to 10^309.
const RANGE: i64 = 400;

/// `0.digits × 10^point`, where the digits neither begin nor end with a zero; none at all are zero.
#[derive(Debug, PartialEq, Eq)]
pub struct Decimal {
    digits: String,
    point: i64,
}

impl Decimal {
    /// `None`: the text is not a decimal.
    pub fn read(text: &str) -> Option<Self> {
        let (mantissa, power) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let (int, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = [int, fraction].concat();
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let point = read_power(power)?.saturating_add(int.len() as i64);
        Some(Self::trimmed(&digits, point))
    }

    fn trimmed(digits: &str, point: i64) -> Self {
        let significant = digits.trim_start_matches('0');
        Self {
            digits: significant.trim_end_matches('0').to_owned(),
            point: point.saturating_sub((digits.len() - significant.len()) as i64),
        }
    }

    /// The f64 to nearest. The standard library reads any number of digits exactly, but stops counting where an exponent is
    /// absurd.
    pub fn nearest(&self) -> Option<f64> {
        if self.digits.is_empty() {
            return Some(0.0);
        }
        let point = self.point.clamp(-RANGE, RANGE);
        format!("0.{}e{point}", self.digits).parse().ok()
    }

    /// On which side of a number that is not negative the decimal lies.
    pub fn compare(&self, x: f64) -> Option<Ordering> {
        if x.is_infinite() {
            return Some(Ordering::Less);
        }
        if x == 0.0 {
            return Some(self.digits.len().cmp(&0));
        }
        // The number in decimal, exactly.
        let x = Self::read(&format!("{x:.0$e}", digits_after_first(x)))?;
        // Digits without zeros in front are in the order of the numbers.
        Some((self.point, &self.digits).cmp(&(x.point, &x.digits)))
    }
}

/// This many decimal digits follow the first one of a number at most.
fn digits_after_first(x: f64) -> usize {
    let bits = x.to_bits();
    let (biased, fraction) = (bits >> 52, bits & ((1 << 52) - 1));
    let significand = if biased == 0 { fraction } else { fraction | 1 << 52 };
    let zeros = significand.trailing_zeros();
    let (size, exponent) = (
        u64::BITS - significand.leading_zeros() - zeros,
        biased.max(1) as i32 - 1075 + zeros as i32,
    );
    // Divided by 2^k, an odd integer has the digits of itself times 5^k. 2.5 is more than the logarithm of 5 to base 2,
    // and 0.31 more than that of 2 to base 10.
    let factor = if exponent < 0 {
        exponent.unsigned_abs() * 5 / 2 + 1
    } else {
        exponent as u32
    };
    ((size + factor) * 31 / 100) as usize
}

/// An exponent, which is limited where it does not fit.
fn read_power(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let power = digits.parse().unwrap_or(i64::MAX);
    Some(if negative { -power } else { power })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_decimal_is_refused() {
        for text in [
            "", ".", "1e", "1e+", "e5", "inf", "nan", "-1.0", "0x1p3", "1.2.3", "1_0.0", "1e5e5",
        ] {
            assert_eq!(Decimal::read(text), None, "{text}");
        }
    }

    #[test]
    fn one_number_is_read_alike_however_it_is_spelled() {
        let expected = Decimal::read("0.015");
        for text in [".015", "15e-3", "0015.00e-0003", "0.0000000015E+7", "1.5e-2"] {
            assert_eq!(Decimal::read(text), expected, "{text}");
        }
    }

    #[test]
    fn all_digits_are_asked_for() {
        let digits = |x| {
            let all = format!("{x:.800e}");
            let (all, _) = all.split_once('e').unwrap();
            all.trim_end_matches('0').len().saturating_sub(2)
        };
        let mut x = f64::from_bits(1);
        while x.is_finite() {
            for x in [x, x.next_up(), x * 1.375] {
                assert!(digits(x) <= digits_after_first(x), "{x}");
            }
            x *= 2.0;
        }
        let largest_subnormal = f64::MIN_POSITIVE.next_down();
        assert!((766..900).contains(&digits_after_first(largest_subnormal)));
        assert_eq!(digits_after_first(1.0), 0);
    }

    #[test]
    fn exponents_without_end_are_read() {
        for (text, nearest, side) in [
            ("1e99999999999999999999", f64::INFINITY, Ordering::Less),
            ("1e-99999999999999999999", 0.0, Ordering::Greater),
            ("0e99999999999999999999", 0.0, Ordering::Equal),
        ] {
            let decimal = Decimal::read(text).unwrap();
            assert_eq!(
                (decimal.nearest(), decimal.compare(nearest)),
                (Some(nearest), Some(side)),
                "{text}"
            );
        }
        // Where the standard library has stopped counting.
        let zeros = "0".repeat(700_000);
        let decimal = Decimal::read(&format!("0.{zeros}15e700002")).unwrap();
        assert_eq!(
            (decimal.nearest(), decimal.compare(15.0)),
            (Some(15.0), Some(Ordering::Equal))
        );
        let decimal = Decimal::read(&format!("15{zeros}.0e-700000")).unwrap();
        assert_eq!(
            (decimal.nearest(), decimal.compare(15.0)),
            (Some(15.0), Some(Ordering::Equal))
        );
    }
}
