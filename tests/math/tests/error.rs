//! `erfcx`, `normcdf`, `erfinv`, `erfcinv` and `normcdfinv`, which CORE-MATH lacks, against results of mpmath on every level of the host.
//!
//! `xtask/tables/error_tests.py` writes the file and says what stands in it.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::digest::{digest, digests};
use fpdsl_math::report;
use fpdsl_runtime::mode::Rounding;
use half::{bf16, f16};

const FILE: &str = include_str!("../data/error.txt");

/// An input, the result rounded toward zero, and the 16 bits below.
fn rows(name: &str) -> Vec<(f64, f64, u64)> {
    let after = FILE
        .split_once(&format!("rows {name}\n"))
        .expect("the file has it")
        .1;
    let lines = after.lines().take_while(|line| !line.starts_with("rows"));
    lines
        .map(|line| {
            let word = |k| {
                u64::from_str_radix(line.split(' ').nth(k).expect("three words"), 16).expect("hexadecimal")
            };
            (f64::from_bits(word(0)), f64::from_bits(word(1)), word(2))
        })
        .collect()
}

/// What may be the result in a mode: one number, or two where the exact one is within 2^-9 units of where the mode turns.
fn may_be(mode: Rounding, toward_zero: f64, below: u64) -> [f64; 2] {
    let magnitude = (u128::from(toward_zero.abs().to_bits()) << 16) + u128::from(below);
    let away = match mode {
        Rounding::NearestEven => 0x8000,
        Rounding::TowardPositive if toward_zero.is_sign_positive() => 0xffff,
        Rounding::TowardNegative if toward_zero.is_sign_negative() => 0xffff,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => 0,
    };
    let rounded = |magnitude: u128| f64::from_bits(((magnitude + away) >> 16) as u64).copysign(toward_zero);
    [rounded(magnitude.saturating_sub(0x80)), rounded(magnitude + 0x80)]
}

macro_rules! functions {
    ($($name:ident)*) => {$(
        mod $name {
            use super::*;

            const NAME: &str = stringify!($name);

            macro_rules! narrow {
                ($test:ident, $native:ident, $bits:ident, $step:literal) => {
                    #[test]
                    fn $test() {
                        let x: Vec<$native> = (0..=$bits::MAX).step_by($step).map($native::from_bits).collect();
                        let expected = digests(FILE, concat!("digest ", stringify!($name), " ", stringify!($native), " "));
                        for device in Device::hosts() {
                            for strategy in [Strategy::Lanes, Strategy::Single] {
                                let device = device.with_strategy(strategy);
                                let found = [
                                    fpdsl::math::$name::map_in::<Rn, _>(&x).run(&device),
                                    fpdsl::math::$name::map_in::<Rz, _>(&x).run(&device),
                                    fpdsl::math::$name::map_in::<Ru, _>(&x).run(&device),
                                    fpdsl::math::$name::map_in::<Rd, _>(&x).run(&device),
                                ];
                                for ((found, &expected), mode) in found.into_iter().zip(&expected).zip(Rounding::ALL) {
                                    let found = found.unwrap().to_vec().unwrap();
                                    let found = digest(found.iter().map(|y| if y.is_nan() { u64::MAX } else { u64::from(y.to_bits()) }));
                                    assert_eq!(found, expected, "{NAME} in {mode} on {}, {strategy:?}", device.name());
                                }
                            }
                            report::ran(NAME, concat!("four modes, ", stringify!($native)), x.len(), "lanes and single elements");
                        }
                    }
                };
            }

            narrow!(of_f16, f16, u16, 1);
            narrow!(of_bf16, bf16, u16, 1);
            narrow!(of_f32, f32, u32, 1_000_003);

            #[test]
            fn of_f64() {
                let rows = rows(NAME);
                let x: Vec<f64> = rows.iter().map(|row| row.0).collect();
                for device in Device::hosts() {
                    for strategy in [Strategy::Lanes, Strategy::Single] {
                        let device = device.with_strategy(strategy);
                        let found = [
                            fpdsl::math::$name::map_in::<Rn, _>(&x).run(&device),
                            fpdsl::math::$name::map_in::<Rz, _>(&x).run(&device),
                            fpdsl::math::$name::map_in::<Ru, _>(&x).run(&device),
                            fpdsl::math::$name::map_in::<Rd, _>(&x).run(&device),
                        ];
                        for (found, mode) in found.into_iter().zip(Rounding::ALL) {
                            for (y, &(x, toward_zero, below)) in found.unwrap().to_vec().unwrap().into_iter().zip(&rows) {
                                let expected = may_be(mode, toward_zero, below);
                                assert!(
                                    expected.contains(&y),
                                    "{NAME}({x:e}) in {mode} on {}, {strategy:?}: {y:e} and not of {expected:?}",
                                    device.name()
                                );
                            }
                        }
                    }
                    report::ran(NAME, "four modes, f64", rows.len(), "lanes and single elements");
                }
            }
        }
    )*};
}

functions! { erfcx normcdf erfinv erfcinv normcdfinv }
