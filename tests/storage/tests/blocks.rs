//! The block quantisers and packed formats, on every device, against scales and values from the definition of the format.

#[path = "../../support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "../../support/random.rs"]
#[allow(dead_code)]
mod random;
#[path = "../../support/report.rs"]
mod report;

use fpdsl::prelude::*;
use fpdsl::quantize::{mx, nvfp4};
use fpdsl::storage::{E2m1, E2m1x2, E2m3, E2m3x4, E3m2, E3m2x4, E4m3, E5m2};
use fpdsl_macros::for_each_storage;
use fpdsl_oracles::storage::{Definition, E2M1, E4M3, Overflow, Rounding};

use random::Random;

const SUITE: &str = "block quantisers";

/// Blocks whose magnitudes are alike, of all sizes; zeros, powers of two, numbers next to them, and blocks with what is not finite.
fn blocks<const N: usize>() -> Vec<[f32; N]> {
    let mut random = Random::new(32);
    let mut blocks = vec![
        [0.0; N],
        [-0.0; N],
        [f32::MAX; N],
        [f32::MIN_POSITIVE; N],
        [1e-45; N],
    ];
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let mut block = [1.5; N];
        block[N - 1] = bad;
        blocks.push(block);
    }
    for k in 0..600 {
        let exponent = if k % 3 == 0 {
            0
        } else {
            random.below(254) as i32 - 127
        };
        let mut block = [0.0; N];
        for (place, x) in block.iter_mut().enumerate() {
            let fraction = match (random.bits() as u32) % 4 {
                // Ties of every format, and the fractions at which rules differ.
                0 => (random.bits() as u32 & 0x7f) << 16,
                1 => 0x0040_0000 + (random.bits() as u32 % 3) - 1,
                2 => 0x0060_0000 + (random.bits() as u32 % 3) - 1,
                _ => random.bits() as u32 & 0x007f_ffff,
            };
            let sign = (random.bits() as u32 & 1) << 31;
            let smaller = if place == 0 { 0 } else { random.below(12) as i32 };
            *x = f32::from_bits((((127 + exponent - smaller).max(0) as u32) << 23) | fraction | sign);
        }
        blocks.push(block);
    }
    blocks
}

/// The exponent of a scale by a rule: none for what is not finite.
fn exponent(rule: &str, format: &Definition, block: &[f32]) -> Option<i32> {
    if block.iter().any(|x| !x.is_finite()) {
        return None;
    }
    let amax = block
        .iter()
        .fold(0.0, |most: f64, x| most.max(f64::from(x.abs())));
    let largest = format.number(format.largest());
    let emax = floor_log2(largest);
    if amax == 0.0 {
        return Some(-127);
    }
    let power = |k: i32| 2.0_f64.powi(k);
    let floor = floor_log2(amax);
    let found = match rule {
        "floor" => floor - emax,
        "ceil" if power(floor) == amax => floor - emax,
        "ceil" => floor + 1 - emax,
        // In binary32 a magnitude has 24 digits.
        "nearest" => floor + i32::from(amax >= 1.5 * power(floor)) - emax,
        "even" => {
            // The least number above which `amax` rounds to the next power of two.
            let digits = format.digits() as i32 - 1;
            let from = (2.0 - power(-digits - 1)) * power(floor);
            floor + i32::from(amax >= from) - emax
        }
        "fits" => (floor - emax - 1..)
            .find(|&k| amax <= largest * power(k))
            .expect("one is large enough"),
        other => unreachable!("{other}"),
    };
    Some(found.max(-127))
}

fn floor_log2(x: f64) -> i32 {
    ((x.to_bits() >> 52) as i32) - 1023
}

fn scale_bits(exponent: Option<i32>) -> u8 {
    exponent.map_or(255, |k| (k + 127) as u8)
}

/// The encoding of a value in a block.
fn value(format: &Definition, x: f32, exponent: Option<i32>, rounding: Rounding) -> u32 {
    let quotient = exponent.map_or(f64::NAN, |k| f64::from(x) / 2.0_f64.powi(k));
    format.rounded(quotient, rounding, Overflow::Saturates)
}

macro_rules! quantizes {
    ($name:ident, $Format:ident, $rule:ident, $M:ident as $how:ident) => {{
        let format = Definition::of($Format::FORMAT);
        let blocks = blocks::<32>();
        for (backend, device) in backends::devices() {
            let (scales, values) = mx::$name::quantize::<$M, mx::$name::$rule>::map(&blocks)
                .run(&device)
                .unwrap();
            let back = mx::$name::dequantize::map(&scales, &values)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            let (scales, values) = (scales.to_vec().unwrap(), values.to_vec().unwrap());
            for (k, block) in blocks.iter().enumerate() {
                let exponent = exponent(stringify!($rule), format, block);
                let what = || {
                    format!(
                        "{block:?} by {} {} on {backend}",
                        stringify!($rule),
                        stringify!($M)
                    )
                };
                assert_eq!(scales[k].to_bits(), scale_bits(exponent), "{}", what());
                for (j, &x) in block.iter().enumerate() {
                    let right = value(format, x, exponent, Rounding::$how);
                    assert_eq!(u32::from(values[k][j].to_bits()), right, "{x:e} of {}", what());
                    let number =
                        exponent.map_or(f64::NAN, |k| format.decoded(right) * 2.0_f64.powi(k)) as f32;
                    assert!(
                        back[k][j] == number || back[k][j].is_nan() && number.is_nan(),
                        "{x:e} of {}",
                        what()
                    );
                }
            }
            report::ran(SUITE, backend, blocks.len() as u64);
        }
    }};
}

for_each_storage! {
    #for !Ue8m0 && !Tf32 {
        mod #name {
            use super::*;

            #[test]
            fn scales_and_values() {
                quantizes!(#name, #Name, floor, Rn as Nearest);
                quantizes!(#name, #Name, even, Rz as Zero);
                quantizes!(#name, #Name, nearest, Ru as Up);
                quantizes!(#name, #Name, ceil, Rd as Down);
                quantizes!(#name, #Name, fits, Rn as Nearest);
            }

            #if packed {
                /// Packed and unpacked blocks are the same numbers, and a byte holds what the text says.
                #[test]
                fn packed() {
                    let blocks = blocks::<32>();
                    for (backend, device) in backends::devices() {
                        let plain = mx::#name::quantize::<Ru, mx::#name::floor>::map(&blocks).run(&device).unwrap();
                        let packed = mx::#name::quantize_packed::<Ru, mx::#name::floor>::map(&blocks).run(&device).unwrap();
                        let one = mx::#name::dequantize::map(&plain.0, &plain.1).run(&device).unwrap().to_vec().unwrap();
                        let other = mx::#name::dequantize_packed::map(&packed.0, &packed.1).run(&device).unwrap();
                        let bits = |x: &[f32; 32]| x.map(|x| if x.is_nan() { 0x7fc0_0000 } else { x.to_bits() });
                        for (one, other) in one.iter().zip(&other.to_vec().unwrap()) {
                            assert_eq!(bits(one), bits(other), "on {backend}");
                        }
                        report::ran(SUITE, backend, blocks.len() as u64);
                    }
                }
            }
        }
    }
}

#[test]
fn bytes_of_packed_values() {
    let two = E2m1x2::pack([E2m1::from_bits(0x3), E2m1::from_bits(0xc)]);
    assert_eq!(two.to_byte(), 0xc3);
    assert_eq!(two.unpack().map(E2m1::to_bits), [0x3, 0xc]);
    let bits = [0x01, 0x3f, 0x20, 0x15];
    let four = E2m3x4::pack(bits.map(E2m3::from_bits));
    let word = 0x01 | (0x3f << 6) | (0x20 << 12) | (0x15 << 18_u32);
    assert_eq!(
        four.to_bytes(),
        [word as u8, (word >> 8) as u8, (word >> 16) as u8]
    );
    assert_eq!(
        E3m2x4::from_bytes(four.to_bytes()).unpack().map(E3m2::to_bits),
        bits
    );
    assert_eq!((size_of::<[E2m1x2; 16]>(), size_of::<[E2m3x4; 8]>()), (16, 24));
}

/// The steps in plain Rust, with the definition's rounding to E4M3 and E2M1.
#[test]
fn nvfp4_blocks() {
    let blocks: Vec<[f32; 16]> = blocks::<16>()
        .into_iter()
        .filter(|block| block.iter().all(|x| x.abs() < 1e30 || x.is_nan()))
        .collect();
    let flat: Vec<f32> = blocks.iter().flatten().copied().filter(|x| !x.is_nan()).collect();
    let tensor = nvfp4::tensor_scale(nvfp4::larger::reduce(&flat).run(&Device::host()).unwrap());
    let amax = flat.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
    assert_eq!(tensor, amax / 2688.0);
    let by_e4m3 = |x: f32| E4M3.rounded(f64::from(x), Rounding::Nearest, Overflow::Saturates);
    for tensor in [tensor, 1.0, 1e-3] {
        for (backend, device) in backends::devices() {
            let (scales, values) = nvfp4::quantize::<Rn>::map(&blocks, tensor).run(&device).unwrap();
            let packed = nvfp4::quantize_packed::<Rn>::map(&blocks, tensor)
                .run(&device)
                .unwrap();
            let back = nvfp4::dequantize::map(&scales, &values, tensor)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            let other = nvfp4::dequantize_packed::map(&packed.0, &packed.1, tensor)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            let (scales, values) = (scales.to_vec().unwrap(), values.to_vec().unwrap());
            for (k, block) in blocks.iter().enumerate() {
                let amax = block.iter().fold(
                    0.0_f32,
                    |most, x| if x.is_nan() { f32::NAN } else { most.max(x.abs()) },
                );
                let finite = block.iter().all(|x| x.is_finite());
                let scale = if finite {
                    by_e4m3((amax / 6.0 / tensor).max(0.001_953_125))
                } else {
                    0x7f
                };
                assert_eq!(u32::from(scales[k].to_bits()), scale, "{block:?} on {backend}");
                let both = E4M3.decoded(scale) as f32 * tensor;
                for (j, &x) in block.iter().enumerate() {
                    let right = E2M1.rounded(f64::from(x / both), Rounding::Nearest, Overflow::Saturates);
                    assert_eq!(
                        u32::from(values[k][j].to_bits()),
                        right,
                        "{x:e} of {block:?} on {backend}"
                    );
                    let number = E2M1.decoded(right) as f32 * both;
                    for found in [back[k][j], other[k][j]] {
                        assert!(
                            found == number || found.is_nan() && number.is_nan(),
                            "{x:e} of {block:?} on {backend}"
                        );
                    }
                }
            }
            report::ran(SUITE, backend, blocks.len() as u64);
        }
    }
    assert_eq!((nvfp4::tensor_scale(0.0), nvfp4::tensor_scale(1e-45)), (1.0, 1.0));
    assert_eq!(nvfp4::quantize::<Rn>([0.0; 16], 1.0).0.to_f32(), 0.001_953_125);
}

/// `verify` compares devices and the interpreter for calls of quantisers as for any other.
#[test]
fn verify_compares_quantisers() {
    let blocks: Vec<[f32; 32]> = blocks::<32>();
    let mut all = mx::e4m3::quantize::<Rn, mx::e4m3::even>::map(&blocks).verify();
    for (_, device) in backends::devices() {
        all = all.on(&device);
    }
    let report = all.interpreted().run().unwrap();
    assert!(report.agrees(), "{report}");
}

/// A block as it is read back.
#[fp]
fn through(x: [f32; 32]) -> [f32; 32] {
    let (scale, values) = mx::e4m3::quantize::<Rn, mx::e4m3::fits>(x);
    mx::e4m3::dequantize(scale, values)
}

/// Beside the numbers themselves, `verify` has a table of errors: half a unit of 4 digits is 2^19 units of 24 digits.
#[test]
fn verify_has_a_table_of_errors() {
    let block = std::array::from_fn(|k| 1.0 + k as f32 / 31.0);
    let report = through::map(&[block])
        .verify()
        .on(&Device::host())
        .plain("not rounded", || vec![block])
        .run()
        .unwrap();
    let errors = report.columns[1].agreement.as_ref().expect("a comparison");
    assert!(errors.differing() > 0, "{report}");
    let worst = block
        .iter()
        .zip(through(block))
        .map(|(x, back)| x.to_bits().abs_diff(back.to_bits()))
        .max();
    assert!(
        worst.is_some_and(|worst| 0 < worst && worst <= 1 << 19),
        "{worst:?}"
    );
    assert!(report.to_string().contains("ulp"), "{report}");
}
