//! Decimal literals, rounded by an implementation that shares nothing with the macro's.

use std::collections::BTreeMap;
use std::sync::Mutex;

use fpdsl_runtime::literal::Literal;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};

const MODES: [Round; 4] = [
    Round::NearestTiesToEven,
    Round::TowardZero,
    Round::TowardPositive,
    Round::TowardNegative,
];

/// The values of a decimal without a sign.
pub fn literal(text: &'static str) -> &'static Literal {
    static KNOWN: Mutex<BTreeMap<&'static str, &'static Literal>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    known.entry(text).or_insert_with(|| {
        let digits = text.replace('_', "");
        Box::leak(Box::new(Literal {
            f16: MODES.map(|mode| bits::<Half>(&digits, mode) as u16),
            bf16: MODES.map(|mode| bits::<BFloat>(&digits, mode) as u16),
            f32: MODES.map(|mode| bits::<Single>(&digits, mode) as u32),
            f64: MODES.map(|mode| bits::<Double>(&digits, mode) as u64),
        }))
    })
}

fn bits<F: Float>(digits: &str, mode: Round) -> u128 {
    match F::from_str_r(digits, mode) {
        Ok(rounded) => rounded.value.to_bits(),
        Err(error) => panic!("`{digits}` is no decimal: {error:?}"),
    }
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
