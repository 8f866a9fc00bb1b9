//! Conversions from the other floats, decoding, casts, and formats in structs, arrays and gather kernels, on every backend.

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
use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Tf32, Ue8m0};
use fpdsl_macros::for_each_storage;
use fpdsl_oracles::storage::{Definition, Overflow, Rounding};
use fpdsl_runtime::ir::interp;

use random::Random;

const SUITE: &str = "storage formats, other floats";

/// Numbers of binary64 that binary32 would round to those of a format, to what lies between them, or past either.
fn doubles(format: &Definition) -> Vec<f64> {
    let mut inputs = vec![
        f64::NAN,
        f64::INFINITY,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        0.0,
        3.5e38,
        3.402_823_567e38,
    ];
    let step = 1 + format.largest() / 500;
    for count in (0..=format.largest() + 1)
        .step_by(step as usize)
        .chain([format.largest()])
    {
        let (x, next) = (format.number(count), format.number(count + 1));
        for x in [x, (x + next) / 2.0] {
            for off in [0.0, 2.0_f64.powi(-52), 2.0_f64.powi(-40), 2.0_f64.powi(-26)] {
                inputs.extend([x * (1.0 + off), x * (1.0 - off)]);
            }
        }
    }
    let mut random = Random::new(64);
    inputs.extend((0..2000).map(|_| f64::from_bits(random.bits())));
    inputs.iter().flat_map(|&x| [x, -x]).collect()
}

/// One conversion of other floats in one mode.
macro_rules! converts {
    ($how:ident, $f:path, $inputs:expr, $double:expr) => {{
        let inputs = $inputs;
        let double = $double;
        let kernel = fpdsl::backend::ir::<$f>();
        let format = kernel_format(kernel.name);
        let right: Vec<u32> = inputs
            .iter()
            .map(|&x| format.rounded(double(x), Rounding::$how, Overflow::Saturates))
            .collect();
        let say = |backend: &str, x, found: u32, right: u32| {
            let x: f64 = double(x);
            assert_eq!(
                found,
                right,
                "{x:e} to {} {} on {backend}",
                format.name,
                stringify!($how)
            );
        };
        for (&x, &right) in inputs.iter().zip(&right) {
            for (backend, level) in backends::levels() {
                say(backend, x, u32::from(call_at::<$f>(level, (x,)).to_bits()), right);
            }
            let found = interp::run(&kernel, &[u64::from(x.to_bits())], 1 << 20).expect("no fault")[0];
            say("the interpreter", x, found as u32, right);
        }
        for (backend, _) in backends::levels() {
            report::ran(SUITE, backend, inputs.len() as u64);
        }
        report::ran(SUITE, "interpreter", inputs.len() as u64);
        for (backend, device) in backends::devices() {
            let found = <$f>::map(&inputs).run(&device).unwrap().to_vec().unwrap();
            for ((&x, found), &right) in inputs.iter().zip(found).zip(&right) {
                say(backend, x, u32::from(found.to_bits()), right);
            }
            report::ran(SUITE, backend, inputs.len() as u64);
        }
    }};
}

/// The format whose name a function begins with.
fn kernel_format(name: &str) -> &'static Definition {
    Definition::named(name.split('_').next().expect("a name"))
}

for_each_storage! {
    #for {
        mod #name {
            use super::*;

            #[fp(mode = M)]
            fn #{name _from_f64}<M: Mode>(x: f64) -> #Name { x.#{to_ name}() }
            #[fp(mode = M)]
            fn #{name _from_f16}<M: Mode>(x: f16) -> #Name { x as #Name }
            #[fp(mode = M)]
            fn #{name _from_bf16}<M: Mode>(x: bf16) -> #Name { x.#{to_ name}() }
            #[fp]
            fn #{name _to_f32}(x: #Name) -> f32 { x.to_f32() }
            #[fp(mode = "ru")]
            fn #{name _as}(x: #Name) -> (f64, f32, bf16) { (x as f64, x as f32, x as bf16) }

            #[test]
            fn other_floats() {
                let format = Definition::of(#Name::FORMAT);
                converts!(Nearest, #{name _from_f64}::<Rn>, doubles(format), |x| x);
                converts!(Zero, #{name _from_f64}::<Rz>, doubles(format), |x| x);
                converts!(Up, #{name _from_f64}::<Ru>, doubles(format), |x| x);
                converts!(Down, #{name _from_f64}::<Rd>, doubles(format), |x| x);
                let all = || (0..=u16::MAX).step_by(3);
                converts!(Nearest, #{name _from_f16}::<Rn>, all().map(f16::from_bits).collect::<Vec<_>>(), f16::to_f64);
                converts!(Up, #{name _from_bf16}::<Ru>, all().map(bf16::from_bits).collect::<Vec<_>>(), bf16::to_f64);
            }

            #[test]
            fn all_encodings() {
                let format = Definition::of(#Name::FORMAT);
                let count = if format.width() == 32 { 1 << 19 } else { 256 };
                let inputs: Vec<#Name> = (0..count)
                    .map(|bits: u32| if format.width() == 32 { bits << 13 } else { bits })
                    .map(|bits| #Name::from_bits(bits.try_into().expect("8 bits")))
                    .collect();
                let same = |x: f64, y: f64| x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan();
                for (&x, bits) in inputs.iter().zip(0..) {
                    let right = format.decoded(u32::from(x.to_bits()));
                    assert!(same(f64::from(x), right), "{bits:#x} of {}", format.name);
                    // What has a number for a value comes back.
                    if !right.is_nan() && !right.is_infinite() {
                        assert_eq!(#Name::from_f32::<Ru>(x.to_f32()).to_bits(), x.to_bits());
                    }
                }
                for (backend, device) in backends::devices() {
                    let found = #{name _to_f32}::map(&inputs).run(&device).unwrap().to_vec().unwrap();
                    let (wide, single, brain) = #{name _as}::map(&inputs).run(&device).unwrap();
                    let (wide, single, brain) =
                        (wide.to_vec().unwrap(), single.to_vec().unwrap(), brain.to_vec().unwrap());
                    for (k, &x) in inputs.iter().enumerate() {
                        let right = format.decoded(u32::from(x.to_bits()));
                        assert!(same(f64::from(found[k]), right), "{x:?} of {} on {backend}", format.name);
                        assert!(same(wide[k], right) && same(f64::from(single[k]), right), "{x:?} on {backend}");
                        // The numbers of all formats but TF32 are those of bfloat16.
                        if format.width() < 32 {
                            assert!(same(brain[k].to_f64(), right), "{x:?} on {backend}");
                        }
                    }
                    report::ran(SUITE, backend, inputs.len() as u64);
                }
            }
        }
    }
}

/// `ftz = true` leaves conversions alone.
#[fp(ftz = true)]
fn flushing(x: f32) -> (f32, Tf32, Ue8m0) {
    (x + 0.0, x.to_tf32(), x.to_ue8m0())
}

#[test]
fn conversions_do_not_flush() {
    let x = [1e-39_f32, 5.9e-39];
    for (backend, device) in backends::devices() {
        let (sum, tf32, scale) = flushing::map(&x).run(&device).unwrap();
        assert_eq!(sum.to_vec().unwrap(), [0.0, 0.0], "on {backend}");
        let least = [Ue8m0::from_bits(0); 2];
        assert_eq!(scale.to_vec().unwrap(), least, "on {backend}");
        for (x, found) in x.iter().zip(tf32.to_vec().unwrap()) {
            assert_eq!(
                found.to_bits(),
                Tf32::from_f32::<Rn>(*x).to_bits(),
                "on {backend}"
            );
            assert!(found.to_f32() > 0.0, "on {backend}");
        }
        report::ran(SUITE, backend, 2);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Block {
    scale: Ue8m0,
    values: [E4m3; 4],
}

#[fp]
fn scaled(block: Block) -> [f32; 4] {
    let mut values = [0.0_f32; 4];
    for k in 0..4 {
        values[k] = block.scale.to_f32() * block.values[k].to_f32();
    }
    values
}

#[fp]
fn gathered(i: Index, blocks: &[Block]) -> Block {
    let block = blocks[i.x()];
    Block {
        scale: (2.0 * block.scale.to_f32()).to_ue8m0(),
        values: [block.values[3], block.values[2], block.values[1], block.values[0]],
    }
}

#[test]
fn structs_arrays_and_gathers() {
    let blocks: Vec<Block> = (0..1000)
        .map(|k| Block {
            scale: Ue8m0::from_bits(100 + (k % 50) as u8),
            values: [k, k + 50, k + 90, k + 120].map(|bits| E4m3::from_bits((bits % 127) as u8)),
        })
        .collect();
    for (backend, device) in backends::devices() {
        let found = scaled::map(&blocks).run(&device).unwrap().to_vec().unwrap();
        let turned = gathered::launch(blocks.len(), &blocks)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        for ((block, values), turned) in blocks.iter().zip(found).zip(turned) {
            let scale = f64::from(block.scale);
            for (&value, found) in block.values.iter().zip(values) {
                assert_eq!(
                    scale * f64::from(value),
                    f64::from(found),
                    "{block:?} on {backend}"
                );
            }
            assert_eq!(f64::from(turned.scale), 2.0 * scale);
            assert_eq!(turned.values[0].to_bits(), block.values[3].to_bits());
        }
        report::ran(SUITE, backend, blocks.len() as u64);
    }
}

#[test]
fn numbers_compare_as_numbers_do() {
    let (zero, minus_zero) = (E5m2::from_bits(0), E5m2::from_bits(0x80));
    assert_eq!(zero, minus_zero);
    assert_ne!(E5m2::NAN, E5m2::NAN);
    assert!(E2m1::from_bits(1) < E2m1::MAX && E2m1::MAX.to_string() == "6");
    assert_eq!(E2m1::from_bits(0xf5).to_bits(), 5);
    assert_eq!(E5m2::INFINITY.to_f32(), f32::INFINITY);
    assert_eq!((E2m3::MAX.to_f32(), E3m2::MAX.to_f32()), (7.5, 28.0));
    assert_eq!(
        Tf32::from_f32::<Rn>(1.0 + f32::EPSILON),
        Tf32::from_bits(0x3f80_0000)
    );
}
