//! With `FPDSL_EXHAUSTIVE=1`, in release: every number of binary32 to every format, in five roundings and both kinds of overflow, by
//! the arrays of the best level, with `FPDSL_HOST=fma` by those of AVX2. `cargo xtask prove "storage formats"` runs it. Without, one number
//! of 4,096 in a row of all.

// The encodings of TF32 have 32 bits already.
#![allow(clippy::useless_conversion)]

#[path = "../../support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "../../support/report.rs"]
mod report;

use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Tf32, Ue8m0};
use fpdsl_macros::for_each_storage;
use fpdsl_oracles::storage::{Definition, Overflow, Rounding};

const SUITE: &str = "storage formats, every binary32";
/// Inputs of a call.
const PART: u32 = 1 << 22;

/// The arrays of the best level, or of the one that `FPDSL_HOST` names; one element at a time where none are compiled.
fn best() -> (&'static str, Device) {
    let chosen = Device::host().name();
    let (arrays, single): (Vec<_>, Vec<_>) = backends::devices()
        .into_iter()
        .filter(|(_, device)| device.name() == chosen)
        .partition(|(name, _)| name.ends_with("arrays"));
    arrays
        .into_iter()
        .chain(single)
        .next()
        .expect("the host is a device")
}

/// The results for numbers whose encodings follow each other. They ascend or descend, so that what lies between equals is equal.
fn fill(expected: &mut [u32], first: u32, rounded: &dyn Fn(f32) -> u32) {
    let last = first + (expected.len() as u32 - 1);
    let (low, high) = (rounded(f32::from_bits(first)), rounded(f32::from_bits(last)));
    if low == high {
        expected.fill(low);
    } else if expected.len() == 2 {
        expected.copy_from_slice(&[low, high]);
    } else {
        let middle = expected.len() / 2;
        let (left, right) = expected.split_at_mut(middle);
        fill(left, first, rounded);
        fill(right, first + middle as u32, rounded);
    }
}

fn every(name: &str, how: (Rounding, Overflow), converted: impl Fn(&[f32]) -> Vec<u32>) {
    let format = Definition::named(name);
    let rounded = |x: f32| format.rounded(f64::from(x), how.0, how.1);
    let exhaustive = std::env::var_os("FPDSL_EXHAUSTIVE").is_some();
    let (step, len) = if exhaustive {
        (PART, PART)
    } else {
        (PART, PART / 4096)
    };
    let mut expected = vec![0; len as usize];
    let mut cases = 0;
    for first in (0..=u32::MAX).step_by(step as usize) {
        let inputs: Vec<f32> = (0..len).map(|k| f32::from_bits(first + k)).collect();
        fill(&mut expected, first, &rounded);
        let found = converted(&inputs);
        if found != expected {
            let at = (0..len as usize)
                .find(|&k| found[k] != expected[k])
                .expect("they differ");
            panic!(
                "{:e} to {name} ({how:?}): {:#x} and not {:#x}",
                inputs[at], found[at], expected[at]
            );
        }
        cases += u64::from(len);
    }
    report::ran(SUITE, best().0, cases);
}

for_each_storage! {
    #for {
        mod #name {
            use super::*;

            #[fp(mode = M)]
            fn by_mode<M: Mode>(x: f32) -> #Name { x.#{to_ name}() }
            #[fp]
            fn away(x: f32) -> #Name { rna!(x.#{to_ name}()) }
            #if nan {
                #[fp(mode = M)]
                fn overflowing<M: Mode>(x: f32) -> #Name { x.#{to_ name or}() }
                #[fp]
                fn away_overflowing(x: f32) -> #Name { rna!(x.#{to_ name or}()) }
            }

            fn bits(found: &[#Name]) -> Vec<u32> {
                found.iter().map(|x| u32::from(x.to_bits())).collect()
            }

            #[test]
            fn saturates() {
                let (name, dev) = (stringify!(#name), best().1);
                let all = |x: &[f32], call: fn(&[f32], &Device) -> Result<Buffer<#Name>, fpdsl::Error>| {
                    bits(&call(x, &dev).unwrap().to_vec().unwrap())
                };
                let end = Overflow::Saturates;
                every(name, (Rounding::Nearest, end), |x| all(x, |x, dev| by_mode::<Rn>::map(x).run(dev)));
                every(name, (Rounding::Zero, end), |x| all(x, |x, dev| by_mode::<Rz>::map(x).run(dev)));
                every(name, (Rounding::Up, end), |x| all(x, |x, dev| by_mode::<Ru>::map(x).run(dev)));
                every(name, (Rounding::Down, end), |x| all(x, |x, dev| by_mode::<Rd>::map(x).run(dev)));
                every(name, (Rounding::Away, end), |x| all(x, |x, dev| away::map(x).run(dev)));
                #if nan {
                    let end = Overflow::Overflows;
                    every(name, (Rounding::Nearest, end), |x| all(x, |x, dev| overflowing::<Rn>::map(x).run(dev)));
                    every(name, (Rounding::Zero, end), |x| all(x, |x, dev| overflowing::<Rz>::map(x).run(dev)));
                    every(name, (Rounding::Up, end), |x| all(x, |x, dev| overflowing::<Ru>::map(x).run(dev)));
                    every(name, (Rounding::Down, end), |x| all(x, |x, dev| overflowing::<Rd>::map(x).run(dev)));
                    every(name, (Rounding::Away, end), |x| all(x, |x, dev| away_overflowing::map(x).run(dev)));
                }
            }
        }
    }
}
