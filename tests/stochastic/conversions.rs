//! `x as T` in `mode = "sr"`, from every type to every format that cannot hold all of its values, and what draws nothing.

use fpdsl::prelude::*;
use fpdsl_oracles::format::{BF16, F16, F32, F64, Format};

use crate::draws::{Draws, Number};
use crate::oracle::Outcome;
use crate::random::Random;
use crate::{SEED, STREAM, check_seeded, given, seed};

/// Encodings of a format, among them those about numbers of the format that they go to, and about what is too large and too small for it.
fn floats(from: Format, to: Format) -> Vec<u64> {
    let mut all = given::specials(from);
    let random = &mut Random::new(u64::from(from.digits * 64 + to.digits));
    let bias = |format: Format| (format.one() >> (format.digits - 1)) as i64;
    for k in 0..12_000 {
        let place = match k % 4 {
            0 => random.below(2 * bias(from) as u64) as i64,
            1 => bias(from) + bias(to),
            2 => bias(from) - bias(to) - random.below(2 * u64::from(to.digits)) as i64,
            _ => bias(from) + random.below(2 * bias(to) as u64) as i64 - bias(to),
        };
        all.push(given::number(from, random, place, 3));
    }
    // What is discarded has few digits.
    let dropped = from.digits.saturating_sub(to.digits);
    for _ in 0..4000 {
        let rest =
            (random.bits() >> (63 - dropped) >> 1) & (u64::MAX << random.below(u64::from(dropped) + 1));
        let number = given::number(from, random, bias(from), bias(to));
        all.push(number >> dropped << dropped | rest);
    }
    all
}

/// Integers of so many bits.
fn integers(bits: u32, signed: bool) -> Vec<i128> {
    let mask = (1_i128 << bits) - 1;
    let wrapped = |x: i128| {
        let x = x & mask;
        if signed && x >> (bits - 1) != 0 {
            x - mask - 1
        } else {
            x
        }
    };
    let mut all = Vec::new();
    for power in 0..=bits {
        for step in -3..=3 {
            all.extend([
                wrapped((1 << power) + step),
                wrapped((3 << power >> 1) + step),
                wrapped(step - (1 << power)),
            ]);
        }
    }
    let random = &mut Random::new(u64::from(bits));
    for _ in 0..8000 {
        let x = random.bits() >> random.below(64);
        all.push(wrapped(i128::from(x & (u64::MAX << random.below(40)))));
    }
    all
}

/// The results for the suite's seed.
fn drawn(values: impl Iterator<Item = Outcome>, to: Format) -> Vec<u64> {
    let rounded =
        |(element, x): (usize, Outcome)| x.rounded(to, Draws::new(SEED, STREAM, element as u64).bits());
    values.enumerate().map(rounded).collect()
}

macro_rules! from_floats {
    ($($name:ident $T:ty, $from:ident => $U:ident, $to:ident;)*) => {$(
        #[fp(mode = "sr")]
        fn $name(x: $T) -> $U {
            x as $U
        }
    )*
        #[test]
        fn floats_to_narrower_floats() {
            $(
                let encodings = floats($from, $to);
                let expected = drawn(encodings.iter().map(|&bits| Outcome::of($from, bits)), $to);
                let x: Vec<$T> = encodings.iter().map(|&bits| <$T as Number>::of(bits)).collect();
                let args: Vec<_> = x.iter().map(|&x| (x,)).collect();
                let encodings: Vec<_> = encodings.iter().map(|&bits| vec![bits]).collect();
                check_seeded::<$name>(&args, &encodings, &expected, &|device| {
                    $name::map(&x).run(&device.seeded(seed())).unwrap().to_vec().unwrap()
                });
            )*
        }
    };
}

from_floats! {
    f64_to_f32 f64, F64 => f32, F32;
    f64_to_f16 f64, F64 => f16, F16;
    f64_to_bf16 f64, F64 => bf16, BF16;
    f32_to_f16 f32, F32 => f16, F16;
    f32_to_bf16 f32, F32 => bf16, BF16;
    f16_to_bf16 f16, F16 => bf16, BF16;
    bf16_to_f16 bf16, BF16 => f16, F16;
}

macro_rules! from_integers {
    ($($name:ident $T:ident, $bits:literal, $signed:literal => $U:ident, $to:ident;)*) => {$(
        #[fp(mode = "sr")]
        fn $name(x: $T) -> $U {
            x as $U
        }
    )*
        #[test]
        fn integers_to_floats() {
            $(
                let values = integers($bits, $signed);
                let expected = drawn(values.iter().map(|&x| Outcome::of_integer(x)), $to);
                let x: Vec<$T> = values.iter().map(|&x| x as $T).collect();
                let args: Vec<_> = x.iter().map(|&x| (x,)).collect();
                let encodings: Vec<_> = values.iter().map(|&x| vec![x as u64 & (u64::MAX >> (64 - $bits))]).collect();
                check_seeded::<$name>(&args, &encodings, &expected, &|device| {
                    $name::map(&x).run(&device.seeded(seed())).unwrap().to_vec().unwrap()
                });
            )*
        }
    };
}

from_integers! {
    i64_to_f64 i64, 64, true => f64, F64;
    i64_to_f32 i64, 64, true => f32, F32;
    i64_to_f16 i64, 64, true => f16, F16;
    i64_to_bf16 i64, 64, true => bf16, BF16;
    u64_to_f64 u64, 64, false => f64, F64;
    u64_to_f32 u64, 64, false => f32, F32;
    u64_to_f16 u64, 64, false => f16, F16;
    u64_to_bf16 u64, 64, false => bf16, BF16;
    usize_to_f64 usize, 64, false => f64, F64;
    usize_to_f32 usize, 64, false => f32, F32;
    i32_to_f32 i32, 32, true => f32, F32;
    i32_to_f16 i32, 32, true => f16, F16;
    i32_to_bf16 i32, 32, true => bf16, BF16;
    u32_to_f32 u32, 32, false => f32, F32;
    u32_to_f16 u32, 32, false => f16, F16;
    u32_to_bf16 u32, 32, false => bf16, BF16;
    i16_to_f16 i16, 16, true => f16, F16;
    i16_to_bf16 i16, 16, true => bf16, BF16;
    u16_to_f16 u16, 16, false => f16, F16;
    u16_to_bf16 u16, 16, false => bf16, BF16;
}

/// Exact conversions, literals and integers draw nothing: the sum at the end has the first draw.
#[fp(mode = "sr")]
fn exact(x: f32, k: i32, y: i16, z: u8, h: f16, b: bf16) -> f64 {
    let wide = x as f64 + 0.1;
    let rest = (k as f64, y as f32, z as f16, z as bf16, h as f32, b as f32);
    let integers = (x as i32, (k + 3) * 5, h as f64, x as f32);
    let kept = rest.0 + rest.1 as f64;
    let used = integers.0 as f64;
    if integers.1 == 1 && rest.2 > f16::ZERO && rest.3 > bf16::ZERO {
        used
    } else {
        wide * kept
    }
}

#[test]
fn exact_conversions_draw_nothing() {
    let n = 3000;
    let x: Vec<f32> = (0..n).map(|k| k as f32 * 0.37 + 1.1).collect();
    let k: Vec<i32> = (0..n).map(|k| k * 71_234).collect();
    let expected: Vec<u64> = (0..n as usize)
        .map(|e| {
            let mut draws = Draws::new(SEED, STREAM, e as u64);
            let wide: f64 = draws.add(f64::from(x[e]), 0.1);
            let kept = draws.add(f64::from(k[e]), 7.0);
            draws.mul(wide, kept).to_bits()
        })
        .collect();
    let (h, b) = (f16::from_f32(1.5), bf16::from_f32(2.5));
    for (backend, device) in crate::backends::devices() {
        let found = exact::map(&x, &k, 7, 9, h, b)
            .run(&device.seeded(seed()))
            .unwrap()
            .to_vec()
            .unwrap();
        let found: Vec<u64> = found.into_iter().map(f64::to_bits).collect();
        assert_eq!(found, expected, "{backend}");
        crate::report::ran(crate::SUITE, backend, found.len() as u64);
    }
}
