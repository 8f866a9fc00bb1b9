//! Conversions to the storage formats, on every backend, against the definition.

// The encodings of TF32 have 32 bits already.
#![allow(clippy::useless_conversion)]

#[path = "../../support/backends.rs"]
mod backends;
#[path = "../../support/random.rs"]
#[allow(dead_code)]
mod random;
#[path = "../../support/report.rs"]
mod report;

use fpdsl::backend::call_at;
use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Rna, Tf32, Ue8m0};
use fpdsl_macros::for_each_storage;
use fpdsl_oracles::storage::{Definition, Overflow, Rounding};
use fpdsl_runtime::ir::interp;

use random::Random;

const SUITE: &str = "storage formats";

/// The numbers of binary32 around those of a format and between them, special values, and others by a stride and at random.
fn inputs(format: &Definition) -> Vec<f32> {
    let mut inputs = Vec::new();
    let mut around = |x: f64| {
        let bits = (x as f32).to_bits();
        for step in -2..=2_i32 {
            let x = f32::from_bits(bits.wrapping_add_signed(step));
            inputs.extend([x, -x]);
        }
    };
    // Of TF32 a share, with its least and its largest.
    let step = 1 + format.largest() / 2000;
    for count in (0..=format.largest() + 1)
        .step_by(step as usize)
        .chain([0, 1, format.largest()])
    {
        let (x, next) = (format.number(count), format.number(count + 1));
        around(x);
        around((x + next) / 2.0);
    }
    for x in [
        0.0,
        f64::INFINITY,
        f64::from(f32::MAX),
        f64::from(f32::MIN_POSITIVE),
        1e-45,
        5.9e-39,
    ] {
        around(x);
    }
    inputs.extend([f32::NAN, f32::from_bits(0x7f80_0001), f32::from_bits(0xffff_ffff)]);
    let mut random = Random::new(31);
    inputs.extend((0..4000).map(|_| f32::from_bits(random.bits() as u32)));
    inputs.extend((0..=u32::MAX).step_by(65_521).map(f32::from_bits));
    inputs
}

/// Compares with the definition; the encodings of a NaN are one.
#[track_caller]
fn agree(format: &Definition, backend: &str, how: (Rounding, Overflow), x: f32, found: u32, expected: u32) {
    assert_eq!(
        found,
        expected,
        "{x:e} ({:#010x}) to {} ({how:?}) on {backend}: {found:#x} and not {expected:#x}",
        x.to_bits(),
        format.name
    );
}

/// One conversion in one rounding: by the type, by scalar calls on each level, by the interpreter, and by arrays on each device.
macro_rules! converts {
    ($F:ident, $Rounding:ident as $how:ident, $overflow:ident, $by_type:expr, $mapped:path) => {{
        let format = Definition::of($F::FORMAT);
        let how = (Rounding::$how, Overflow::$overflow);
        let inputs = inputs(format);
        let cases = inputs.len() as u64;
        let expected: Vec<u32> = inputs
            .iter()
            .map(|&x| format.rounded(f64::from(x), how.0, how.1))
            .collect();
        let by_type: fn(f32) -> $F = $by_type;
        let kernel = fpdsl::backend::ir::<$mapped>();
        for (&x, &right) in inputs.iter().zip(&expected) {
            agree(format, "the type", how, x, u32::from(by_type(x).to_bits()), right);
            for (backend, level) in backends::levels() {
                let found = call_at::<$mapped>(level, (x,));
                agree(format, backend, how, x, u32::from(found.to_bits()), right);
            }
            let found = interp::run(&kernel, &[u64::from(x.to_bits())], 1 << 20).expect("no fault")[0];
            agree(format, "the interpreter", how, x, found as u32, right);
        }
        for (backend, _) in backends::levels() {
            report::ran(SUITE, backend, cases);
        }
        report::ran(SUITE, "interpreter", cases);
        for (backend, device) in backends::devices() {
            let found = <$mapped>::map(&inputs).run(&device).unwrap().to_vec().unwrap();
            for ((&x, found), &right) in inputs.iter().zip(found).zip(&expected) {
                agree(format, backend, how, x, u32::from(found.to_bits()), right);
            }
            report::ran(SUITE, backend, cases);
        }
    }};
}

for_each_storage! {
    #for {
        mod #name {
            use super::*;

            #[fp(mode = "rn")]
            fn nearest(x: f32) -> #Name { x.#{to_ name}() }
            #[fp(mode = "rz")]
            fn zero(x: f32) -> #Name { x as #Name }
            #[fp(mode = "ru")]
            fn up(x: f32) -> #Name { x.#{to_ name}() }
            #[fp(mode = "rd")]
            fn down(x: f32) -> #Name { x.#{to_ name}() }
            #[fp(mode = "ru")]
            fn away(x: f32) -> #Name { rna!(x.#{to_ name}()) }

            #[test]
            fn saturates() {
                converts!(#Name, Rn as Nearest, Saturates, #Name::from_f32::<Rn>, nearest);
                converts!(#Name, Rz as Zero, Saturates, #Name::from_f32::<Rz>, zero);
                converts!(#Name, Ru as Up, Saturates, #Name::from_f32::<Ru>, up);
                converts!(#Name, Rd as Down, Saturates, #Name::from_f32::<Rd>, down);
                converts!(#Name, Rna as Away, Saturates, #Name::from_f32::<Rna>, away);
            }

            #if nan {
                mod overflowing {
                    use super::*;

                    #[fp(mode = M)]
                    fn by_mode<M: Mode>(x: f32) -> #Name { x.#{to_ name or}() }
                    #[fp]
                    fn away(x: f32) -> #Name { rna!(x.#{to_ name or}()) }

                    #[test]
                    fn overflows() {
                        converts!(#Name, Rn as Nearest, Overflows, #Name::#{from_f32 or}::<Rn>, by_mode::<Rn>);
                        converts!(#Name, Rz as Zero, Overflows, #Name::#{from_f32 or}::<Rz>, by_mode::<Rz>);
                        converts!(#Name, Ru as Up, Overflows, #Name::#{from_f32 or}::<Ru>, by_mode::<Ru>);
                        converts!(#Name, Rd as Down, Overflows, #Name::#{from_f32 or}::<Rd>, by_mode::<Rd>);
                        converts!(#Name, Rna as Away, Overflows, #Name::#{from_f32 or}::<Rna>, away);
                    }
                }
            }
        }
    }
}
