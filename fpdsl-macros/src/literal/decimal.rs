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

    /// What the decimal is more than the f64 to nearest, rounded to another one: zero beyond the range of f64.
    pub fn rest(&self, nearest: f64) -> Option<f64> {
        if !nearest.is_finite() || nearest == 0.0 {
            return Some(0.0);
        }
        let near = Self::read(&format!("{nearest:.0$e}", digits_after_first(nearest)))?;
        let point = self.point.max(near.point);
        let rows = [self, &near].map(|decimal| {
            let zeros = usize::try_from(point - decimal.point).unwrap_or_default();
            [&vec![b'0'; zeros][..], decimal.digits.as_bytes()].concat()
        });
        let len = rows[0].len().max(rows[1].len());
        let [own, near] = rows.map(|mut row| {
            row.resize(len, b'0');
            row
        });
        let is_less = own < near;
        let (large, small) = if is_less { (near, own) } else { (own, near) };
        let (mut borrow, mut difference) = (0, vec![b'0'; len]);
        for at in (0..len).rev() {
            let low = small[at] + borrow;
            borrow = u8::from(large[at] < low);
            difference[at] = large[at] + 10 * borrow - low + b'0';
        }
        let difference = String::from_utf8(difference).ok()?;
        let size = Self::trimmed(&difference, point).nearest()?;
        Some(if is_less { -size } else { size })
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
    fn the_rest_is_what_a_number_leaves_of_the_decimal() {
        for (text, rest) in [
            ("0.5", 0.0),
            // 1/10 is 2^-55 / 5 below 0x1.999999999999ap-4.
            ("0.1", -(2_f64.powi(-55) / 5.0)),
            ("0.3", 2_f64.powi(-54) * 0.2),
            ("9007199254740993", 1.0),
            ("1e400", 0.0),
            ("1e-400", 0.0),
        ] {
            let decimal = Decimal::read(text).unwrap();
            let nearest = decimal.nearest().unwrap();
            assert_eq!(decimal.rest(nearest), Some(rest), "{text}");
        }
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
