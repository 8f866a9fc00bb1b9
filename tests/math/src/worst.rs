//! CORE-MATH's lists of worst cases, which have up to 180,000 lines a function.
//!
//! They are no part of this repository. `FPDSL_CORE_MATH` names a checkout of <https://gitlab.inria.fr/core-math/core-math>; without it
//! the suites that ask for a list say that it did not run. The hardest cases are in [`hard`](crate::hard), which every run tests.

#[path = "../../support/report.rs"]
mod report;

use std::fs;
use std::path::PathBuf;

use fpdsl::Device;
use fpdsl::backend::Strategy;

const SUITE: &str = "worst cases of CORE-MATH";
const LEVELS: &str = "every host level";

/// The arguments of `src/FORMAT/NAME/LIST.wc` and what `more` makes of each; none if there is no such list, which is reported.
fn arguments<const N: usize>(list: &str, more: impl Fn([f64; N]) -> Vec<[f64; N]>) -> Vec<[f64; N]> {
    let Some(folder) = std::env::var_os("FPDSL_CORE_MATH") else {
        report::skipped(SUITE, LEVELS, "FPDSL_CORE_MATH names no checkout of CORE-MATH");
        return Vec::new();
    };
    let path = PathBuf::from(folder).join("src").join(list).with_extension("wc");
    let Ok(text) = fs::read_to_string(&path) else {
        report::skipped(SUITE, LEVELS, &format!("the checkout has no {list}.wc"));
        return Vec::new();
    };
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim());
    let row = |line: &str| {
        // A line may end with the error that C's function sets.
        let numbers = line
            .split(',')
            .map(str::trim)
            .filter(|word| !matches!(*word, "EDOM" | "ERANGE"));
        let numbers: Option<Vec<f64>> = numbers.map(parsed).collect();
        let row = numbers.and_then(|numbers| numbers.try_into().ok());
        more(row.unwrap_or_else(|| panic!("`{line}` of {list} is not {N} numbers")))
    };
    let rows: Vec<_> = lines.filter(|line| !line.is_empty()).flat_map(row).collect();
    assert!(!rows.is_empty(), "{list} has no lines");
    report::ran(SUITE, LEVELS, rows.len() as u64);
    rows
}

/// The list `binary64/NAME/NAME`, each argument with both signs.
pub fn singles(name: &str) -> Vec<f64> {
    let both = |[x]: [f64; 1]| vec![[x], [-x]];
    arguments(&format!("binary64/{name}/{name}"), both)
        .into_iter()
        .flatten()
        .collect()
}

/// A list of pairs, such as `binary32/pow/powf`, with other signs and exchanged too.
pub fn pairs(list: &str) -> (Vec<f64>, Vec<f64>) {
    let more = |[x, y]: [f64; 2]| vec![[x, y], [-x, y], [x, -y], [y, x]];
    arguments(list, more).into_iter().map(|[x, y]| (x, y)).unzip()
}

/// Every level of the host, on lanes and one at a time.
pub fn devices() -> Vec<Device> {
    let ways = |device: Device| [Strategy::Lanes, Strategy::Single].map(|way| device.with_strategy(way));
    Device::hosts().into_iter().flat_map(ways).collect()
}

/// A number as C's `%a` prints it, a decimal number, an infinity or a NaN.
fn parsed(text: &str) -> Option<f64> {
    let (negative, size) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let value = match size.strip_prefix("0x") {
        None if size == "snan" => f64::NAN,
        None => size.parse().ok()?,
        Some(digits) => {
            let (digits, exponent) = digits.split_once('p').unwrap_or((digits, "0"));
            let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
            let integer = u64::from_str_radix(&format!("{whole}{fraction}"), 16).ok()?;
            let exponent = exponent.parse::<i32>().ok()? - 4 * fraction.len() as i32;
            // Twice half of the exponent: neither power is subnormal, and both products are exact.
            let half = exponent / 2;
            integer as f64 * 2.0_f64.powi(half) * 2.0_f64.powi(exponent - half)
        }
    };
    Some(if negative { -value } else { value })
}

#[test]
fn numbers_are_read_as_c_prints_them() {
    for (text, bits) in [
        ("0x1.8p+1", 3.0_f64.to_bits()),
        ("-0x1p-1074", (-f64::from_bits(1)).to_bits()),
        ("0x0.fffffffffffffp-1022", 0x000f_ffff_ffff_ffff),
        ("0x.8p-1022", 0x0008_0000_0000_0000),
        ("+0x1.fffffffffffffp+1023", f64::MAX.to_bits()),
        ("-0", (-0.0_f64).to_bits()),
        ("+inf", f64::INFINITY.to_bits()),
    ] {
        assert_eq!(parsed(text).map(f64::to_bits), Some(bits), "{text}");
    }
    assert!(parsed("snan").is_some_and(f64::is_nan));
    assert_eq!(parsed("0x1.8q"), None);
}
