//! The library's block quantisers in this mode: values in E4M3 and E2M1 by random bits, with a scale that is exact.

use fpdsl::prelude::*;
use fpdsl::quantize::mx::{e2m1, e4m3};
use fpdsl_oracles::format::F32;
use fpdsl_oracles::storage::{E4M3, Overflow};

use crate::draws::Draws;
use crate::{SEED, STREAM, SUITE, backends, report, seed};

fn blocks() -> Vec<[f32; 32]> {
    let mut random = crate::random::Random::new(8);
    let mut number = || (random.bits() >> 40) as f32 / 1e4 - 800.0;
    (0..300).map(|_| [(); 32].map(|()| number())).collect()
}

/// Each value draws twice: for the product with a power of two, which is exact, and for the conversion.
#[test]
fn values_draw_one_after_the_other() {
    let x = blocks();
    for (backend, device) in backends::devices() {
        let (scales, values) = e4m3::quantize::<Sr, e4m3::floor>::map(&x)
            .run(&device.seeded(seed()))
            .unwrap();
        let (plain, _) = e4m3::quantize::<Rn, e4m3::floor>::map(&x).run(&device).unwrap();
        assert_eq!(scales.to_vec().unwrap(), plain.to_vec().unwrap(), "{backend}");
        let (scales, values) = (scales.to_vec().unwrap(), values.to_vec().unwrap());
        for (element, ((x, scale), values)) in x.iter().zip(&scales).zip(&values).enumerate() {
            let mut draws = Draws::new(SEED, STREAM, element as u64);
            for (x, value) in x.iter().zip(values) {
                let x = draws.mul(*x, 1.0 / scale.to_f32());
                let right = E4M3.encoded_by(F32, x.to_bits().into(), draws.bits(), Overflow::Saturates);
                assert_eq!(u32::from(value.to_bits()), right, "{x} of {element} on {backend}");
            }
        }
        report::ran(SUITE, backend, 32 * x.len() as u64);
    }
}

#[test]
fn devices_agree() {
    let x = blocks();
    let mut all = Vec::new();
    for (backend, device) in backends::devices() {
        let (scales, values) = e2m1::quantize::<Sr, e2m1::fits>::map(&x)
            .run(&device.seeded(seed()))
            .unwrap();
        all.push((backend, scales.to_vec().unwrap(), values.to_vec().unwrap()));
        report::ran(SUITE, backend, 32 * x.len() as u64);
    }
    for (backend, scales, values) in &all[1..] {
        assert_eq!((scales, values), (&all[0].1, &all[0].2), "{backend}");
    }
}
