//! Conversions to storage formats in `mode = "sr"`, from binary64, binary32, binary16 and bfloat16.

// The encodings of TF32 have 32 bits already.
#![allow(clippy::useless_conversion)]

use fpdsl::calls::Seeded;
use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Tf32, Ue8m0};
use fpdsl_macros::for_each_storage;
use fpdsl_oracles::format::Format;
use fpdsl_oracles::storage::{Definition, Overflow};
use fpdsl_runtime::ir::interp;

use crate::draws::{Draws, Number};
use crate::random::Random;
use crate::{INTERPRETED, SEED, STREAM, SUITE, backends, given, report, seed};

/// Encodings of the source: special values, numbers about those of the format and its ends, and numbers far too large.
fn inputs(from: Format, to: &Definition) -> Vec<u64> {
    let mut all = given::specials(from);
    let random = &mut Random::new(u64::from(from.digits + 100 * to.digits()));
    let bias = (from.one() >> (from.digits - 1)) as i64;
    let (digits, lowest) = (to.digits(), i64::from(to.lowest()));
    let highest = lowest + i64::from(to.largest() >> (digits - 1)) + i64::from(digits) - 2;
    let span = (highest - lowest + 1) as u64;
    for k in 0..4000 {
        let place = match k % 4 {
            0 => lowest - 10 + random.below(14) as i64,
            1 => highest - 1 + random.below(3) as i64,
            2 => lowest + random.below(span) as i64,
            _ => random.below(2 * bias as u64) as i64 - bias,
        };
        all.push(given::number(from, random, bias + place, 0));
    }
    all
}

/// So many elements, and some whose random bits are all 0, or all 1, in what counts of them.
fn elements(n: usize, k: u32) -> Vec<u64> {
    let mask = (1 << k) - 1;
    let lowest = |element: u64| Draws::new(SEED, STREAM, element).bits() & mask;
    // Each is one of 2^k: of some of the first elements.
    let found = |bits: u32| {
        (0..1 << (k + 3))
            .filter(move |&element| lowest(element) == bits)
            .take(2)
    };
    (0..n as u64).chain(found(0)).chain(found(mask)).collect()
}

trait Encoded: Copy {
    fn encoding(self) -> u64;
}

for_each_storage! {
    #for {
        impl Encoded for #Name {
            fn encoding(self) -> u64 {
                u64::from(self.to_bits())
            }
        }
    }
}

macro_rules! converts {
    ($F:path, $to:expr, $T:ty, $overflow:ident) => {{
        let from = <$T as Number>::FORMAT;
        let to = Definition::of($to);
        let encodings = inputs(from, to);
        // Every input by its position, and once more where random bits are extreme.
        let elements = elements(encodings.len(), to.random);
        let agree = |backend: &str, bits: u64, element: u64, found: u64| {
            let draw = Draws::new(SEED, STREAM, element).bits();
            let right = u64::from(to.encoded_by(from, bits, draw, Overflow::$overflow));
            assert_eq!(
                found,
                right,
                "{:x} to {} ({}) on {backend} with {draw:x}: {found:x} and not {right:x}",
                bits,
                to.name,
                stringify!($F)
            );
        };
        for (backend, level) in backends::levels() {
            for (position, &bits) in encodings.iter().enumerate() {
                let x = <$T as Number>::of(bits);
                let others = &elements[encodings.len()..];
                for &element in others.iter().chain([&(position as u64)]) {
                    let call = || fpdsl::backend::call_at::<$F>(level, (x,)).encoding();
                    agree(backend, bits, element, seed().element(element).call(call));
                }
            }
            report::ran(SUITE, backend, encodings.len() as u64);
        }
        let x: Vec<$T> = encodings.iter().map(|&bits| <$T as Number>::of(bits)).collect();
        for (backend, device) in backends::devices() {
            let found = <$F>::map(&x)
                .run(&device.seeded(seed()))
                .unwrap()
                .to_vec()
                .unwrap();
            for (position, found) in found.into_iter().enumerate() {
                agree(backend, encodings[position], position as u64, found.encoding());
            }
            report::ran(SUITE, backend, encodings.len() as u64);
        }
        let kernel = fpdsl::backend::ir::<Seeded<$F>>();
        let step = (encodings.len() / INTERPRETED).max(1);
        for position in (0..encodings.len()).step_by(step) {
            let params = [SEED, u64::from(STREAM), position as u64, encodings[position]];
            let found = interp::run(&kernel, &params, 1 << 20).expect("no fault")[0];
            agree("the interpreter", encodings[position], position as u64, found);
        }
        report::ran(SUITE, "interpreter", (encodings.len() / step) as u64);
    }};
}

for_each_storage! {
    #for {
        mod #name {
            use super::*;

            #[fp(mode = "sr")]
            fn from_f32(x: f32) -> #Name { x.#{to_ name}() }
            #[fp(mode = "sr")]
            fn from_f64(x: f64) -> #Name { x as #Name }
            #[fp]
            fn from_f16(x: f16) -> #Name { sr!(x.#{to_ name}()) }
            #[fp(mode = M)]
            fn from_bf16<M: Mode>(x: bf16) -> #Name { x.#{to_ name}() }

            #[test]
            fn saturates() {
                converts!(from_f32, #Name::FORMAT, f32, Saturates);
                converts!(from_f64, #Name::FORMAT, f64, Saturates);
                converts!(from_f16, #Name::FORMAT, f16, Saturates);
                converts!(from_bf16::<Sr>, #Name::FORMAT, bf16, Saturates);
            }

            #if nan {
                #[fp(mode = "sr")]
                fn f32_or(x: f32) -> #Name { x.#{to_ name or}() }
                #[fp(mode = "sr")]
                fn f64_or(x: f64) -> #Name { x.#{to_ name or}() }

                #[test]
                fn overflows() {
                    converts!(f32_or, #Name::FORMAT, f32, Overflows);
                }

                #[test]
                fn overflows_from_binary64() {
                    converts!(f64_or, #Name::FORMAT, f64, Overflows);
                }
            }
        }
    }
}
