//! Arguments on either side of every branch of every function of one argument, and of the borders of its tables' entries; pairs beside
//! the branches of functions of two.
//!
//! The reference is CORE-MATH. Of the functions that it lacks, `xtask/tables/boundaries.py` writes results of MPFR in binary64. It needs
//! the list of the boundaries, which `FPDSL_BOUNDARIES=FILE cargo test -p fpdsl-math --test boundaries` writes, for each function. In
//! binary32 the function of binary64 says between which numbers the exact result lies; of the Bessel functions the two share parts.

use std::collections::BTreeMap;
use std::fmt::Write;

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::{boundaries, reference, report, suite};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::math::functions;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;

const PAGE: &str = include_str!("../data/boundaries.txt");

fn ways() -> [Device; 2] {
    [Strategy::Lanes, Strategy::Single].map(|way| Device::host().with_strategy(way))
}

/// Calls a macro with each mode as a type and as a value.
macro_rules! in_modes {
    ($mode:ident) => {
        $mode!(Rn, NearestEven);
        $mode!(Rz, TowardZero);
        $mode!(Ru, TowardPositive);
        $mode!(Rd, TowardNegative);
    };
}

macro_rules! correctly_rounded {
    ($($name:ident, $wide:ident, $single:ident;)*) => {$(
        #[test]
        fn $name() {
            let name = stringify!($name);
            let kernel = fpdsl::backend::ir::<functions::$name<Rn, f64>>();
            let x = boundaries::around(&boundaries::wide(name, &kernel));
            let kernel = fpdsl::backend::ir::<functions::$name<Rn, f32>>();
            let y = boundaries::around_in_single(name, &kernel);
            macro_rules! mode {
                ($M:ident, $mode:ident) => {
                    let of_wide = reference::map1(Rounding::$mode, core_math::$wide, &x);
                    let of_single = reference::map1(Rounding::$mode, core_math::$single, &y);
                    for device in ways() {
                        let what = format!("{name} in {} on {device:?}", Rounding::$mode);
                        let found = fpdsl::math::$name::map_in::<$M, _>(&x).run(&device).unwrap().to_vec().unwrap();
                        suite::same(&what, &x, &found, &of_wide, f64::to_bits, f64::is_nan);
                        let found = fpdsl::math::$name::map_in::<$M, _>(&y).run(&device).unwrap().to_vec().unwrap();
                        suite::same(&what, &y, &found, &of_single, |y| u64::from(y.to_bits()), f32::is_nan);
                    }
                };
            }
            in_modes!(mode);
            report::ran(name, "four modes, around branches", x.len() + y.len(), "lanes and single elements");
        }
    )*};
}

correctly_rounded! {
    exp, exp, expf;
    exp2, exp2, exp2f;
    exp10, exp10, exp10f;
    exp_m1, expm1, expm1f;
    ln, log, logf;
    log2, log2, log2f;
    log10, log10, log10f;
    ln_1p, log1p, log1pf;
    sinh, sinh, sinhf;
    cosh, cosh, coshf;
    tanh, tanh, tanhf;
    asinh, asinh, asinhf;
    acosh, acosh, acoshf;
    atanh, atanh, atanhf;
    sin, sin, sinf;
    cos, cos, cosf;
    tan, tan, tanf;
    asin, asin, asinf;
    acos, acos, acosf;
    atan, atan, atanf;
    sin_pi, sinpi, sinpif;
    cos_pi, cospi, cospif;
    tan_pi, tanpi, tanpif;
    asin_pi, asinpi, asinpif;
    acos_pi, acospi, acospif;
    atan_pi, atanpi, atanpif;
    cbrt, cbrt, cbrtf;
    erf, erf, erff;
    erfc, erfc, erfcf;
    gamma, tgamma, tgammaf;
    ln_gamma, lgamma, lgammaf;
}

macro_rules! of_two_arguments {
    ($($name:ident, $wide:ident, $single:ident;)*) => {$(
        #[test]
        fn $name() {
            let name = stringify!($name);
            let (x, y) = boundaries::pairs(&fpdsl::backend::ir::<functions::$name<Rn, f64>>(), boundaries::of_wide);
            let (v, w) = boundaries::pairs(&fpdsl::backend::ir::<functions::$name<Rn, f32>>(), boundaries::of_single);
            macro_rules! mode {
                ($M:ident, $mode:ident) => {
                    let of_wide = reference::map2(Rounding::$mode, core_math::$wide, &x, &y);
                    let of_single = reference::map2(Rounding::$mode, core_math::$single, &v, &w);
                    for device in ways() {
                        let what = format!("{name} in {} on {device:?}", Rounding::$mode);
                        let found = fpdsl::math::$name::map_in::<$M, _>(&x, &y).run(&device).unwrap().to_vec().unwrap();
                        suite::same(&what, x.iter().zip(&y), &found, &of_wide, f64::to_bits, f64::is_nan);
                        let found = fpdsl::math::$name::map_in::<$M, _>(&v, &w).run(&device).unwrap().to_vec().unwrap();
                        let bits = |y: f32| u64::from(y.to_bits());
                        suite::same(&what, v.iter().zip(&w), &found, &of_single, bits, f32::is_nan);
                    }
                };
            }
            in_modes!(mode);
            report::ran(name, "four modes, around branches", x.len() + v.len(), "lanes and single elements");
        }
    )*};
}

of_two_arguments! {
    powf, pow, powf;
    hypot, hypot, hypotf;
    atan2, atan2, atan2f;
    atan2_pi, atan2pi, atan2pif;
}

/// The results of a function: for each boundary, of the numbers around it the encoding below in size and a digit, which the script explains.
fn table(name: &str) -> BTreeMap<u64, Vec<(u64, u8)>> {
    let lines = PAGE
        .lines()
        .skip_while(|line| line.strip_prefix("> ") != Some(name))
        .skip(1);
    let hex = |word: &str| u64::from_str_radix(word, 16).expect("digits");
    let result = |word: &str| {
        (
            hex(&word[..word.len() - 1]),
            word.as_bytes()[word.len() - 1] - b'0',
        )
    };
    let row = |line: &str| {
        let mut words = line.split(' ');
        (
            hex(words.next().expect("a boundary")),
            words.map(result).collect(),
        )
    };
    lines.take_while(|line| !line.starts_with('>')).map(row).collect()
}

/// Whether a result is one of the two around the exact one.
fn fits(found: f64, (below, kind): (u64, u8)) -> bool {
    let sign = if matches!(kind, 2 | 5) { 1 << 63 } else { 0 };
    match kind {
        0 => found.to_bits() == below,
        1 | 2 | 4 | 5 => [below | sign, (below + 1) | sign].contains(&found.to_bits()),
        _ => found.is_nan(),
    }
}

/// Whether a directed result is on its side of an exact one that is not too near a number.
fn is_on_its_side(found: f64, (below, kind): (u64, u8), mode: Rounding) -> bool {
    let beyond = found.to_bits() & !(1 << 63) != below;
    match (kind, mode) {
        (1, Rounding::TowardPositive) | (2, Rounding::TowardNegative) => beyond,
        (1 | 2, Rounding::TowardZero) | (1, Rounding::TowardNegative) | (2, Rounding::TowardPositive) => {
            !beyond
        }
        _ => true,
    }
}

macro_rules! faithful {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let name = stringify!($name);
            let kernel = fpdsl::backend::ir::<functions::$name<Rn, f64>>();
            let boundaries = boundaries::wide(name, &kernel);
            if let Some(folder) = std::env::var_os("FPDSL_BOUNDARIES") {
                let mut list = String::new();
                boundaries.iter().for_each(|(bits, reach)| writeln!(list, "{bits:x} {reach}").expect("memory"));
                std::fs::write(std::path::Path::new(&folder).join(name), list).expect("a folder");
                return;
            }
            let table = table(name);
            let x = boundaries::around(&boundaries);
            let mut expected = Vec::new();
            for (bits, reach) in &boundaries {
                let row = table.get(bits).filter(|row| row.len() as i64 == 2 * reach + 1);
                expected.extend(row.unwrap_or_else(|| panic!("{name} has a new boundary {:e}: run the script", f64::from_bits(*bits))));
            }
            macro_rules! mode {
                ($M:ident, $mode:ident) => {
                    for device in ways() {
                        let found = fpdsl::math::$name::map_in::<$M, _>(&x).run(&device).unwrap().to_vec().unwrap();
                        for ((&x, &found), &right) in x.iter().zip(&found).zip(&expected) {
                            let holds = fits(found, right) && is_on_its_side(found, right, Rounding::$mode);
                            assert!(holds, "{name} in {} on {device:?} of {:#x}: {:#x} and not {right:x?}", Rounding::$mode, x.to_bits(), found.to_bits());
                        }
                    }
                };
            }
            in_modes!(mode);
            let kernel = fpdsl::backend::ir::<functions::$name<Rn, f32>>();
            let y = boundaries::around_in_single(name, &kernel);
            let wide: Vec<f64> = y.iter().map(|&y| f64::from(y)).collect();
            let wide = fpdsl::math::$name::map_in::<Rn, _>(&wide).run(&Device::host()).unwrap().to_vec().unwrap();
            macro_rules! mode_of_single {
                ($M:ident, $mode:ident) => {
                    for device in ways() {
                        let found = fpdsl::math::$name::map_in::<$M, _>(&y).run(&device).unwrap().to_vec().unwrap();
                        for ((&y, &found), &wide) in y.iter().zip(&found).zip(&wide) {
                            let holds = is_beside(found, wide, Rounding::$mode);
                            assert!(holds, "{name} in {} on {device:?} of {y:e}: {found:e}, near {wide:e}", Rounding::$mode);
                        }
                    }
                };
            }
            in_modes!(mode_of_single);
            report::ran(name, "four modes, around branches", x.len() + y.len(), "lanes and single elements");
        }
    )*};
}

/// Whether a result of binary32 is what the mode makes of a number that is less than one number of binary64 away from `wide`.
fn is_beside(found: f32, wide: f64, mode: Rounding) -> bool {
    let rounded = |x: f64| soft::convert(Format::F64, Format::F32, mode, x.to_bits()) as u32;
    let [below, above] = [wide.next_down(), wide.next_up()].map(rounded);
    (found.is_nan() && wide.is_nan()) || [below, above, rounded(wide)].contains(&found.to_bits())
}

faithful! { erfcx normcdf erfinv erfcinv normcdfinv j0 j1 y0 y1 }
