//! Decimal literals, rounded as exact fractions, which share nothing with the macro's way.

use std::collections::BTreeMap;
use std::sync::Mutex;

use fpdsl_decimal::FORMATS;
use fpdsl_decimal::exact::Fraction;
use fpdsl_runtime::literal::Literal;

/// The values of a decimal without a sign.
pub fn literal(text: &'static str) -> &'static Literal {
    static KNOWN: Mutex<BTreeMap<&'static str, &'static Literal>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    known.entry(text).or_insert_with(|| {
        let exact = Fraction::read(text).unwrap_or_else(|| panic!("`{text}` is no decimal"));
        let [f16, bf16, f32, f64] = FORMATS.map(|format| exact.round(&format));
        Box::leak(Box::new(Literal {
            f16: f16.map(|bits| bits as u16),
            bf16: bf16.map(|bits| bits as u16),
            f32: f32.map(|bits| bits as u32),
            f64,
            rest: exact.rest(f64::from_bits(f64[0])).to_bits(),
        }))
    })
}

#[cfg(test)]
mod tests {
    use super::literal;

    #[test]
    fn one_tenth_lies_between_its_neighbours() {
        assert_eq!(
            literal("0.1").f32,
            [0x3dcc_cccd, 0x3dcc_cccc, 0x3dcc_cccd, 0x3dcc_cccc]
        );
        assert_eq!(
            literal("1_0.5e-1").f64,
            [
                0x3ff0_cccc_cccc_cccd,
                0x3ff0_cccc_cccc_cccc,
                0x3ff0_cccc_cccc_cccd,
                0x3ff0_cccc_cccc_cccc
            ]
        );
    }
}
