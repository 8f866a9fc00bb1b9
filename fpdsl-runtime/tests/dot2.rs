//! `x * y + z * w` with one rounding: on every host backend and in the recorded IR, bit for bit against SoftFloat and APFloat in
//! binary128, where products are exact and a sum rounded to odd settles every narrower rounding. `FPDSL_CASES` sets the number of
//! random cases per format and mode.

#[path = "../../tests/support/report.rs"]
mod report;
#[path = "derived/run.rs"]
mod run;
mod support;

use std::marker::PhantomData;

use fpdsl_runtime::backend::{Backend, Castable, Encoded, Leaf};
use fpdsl_runtime::device::compiled;
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::{CastTarget, Lift};
use fpdsl_runtime::ops::ftz;
use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz, ops, soft};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Float as _, FloatConvert, Round, Status};
use softfloat_sys::*;

use run::{Columns, Runners, Subject, runners};
use support::definition::{search, value};
use support::input::{Random, number, specials};
use table::{Pair, Words};

mod table {
    pub type Words = (u64, u64, u64, u64);
    pub type Pair = (u64, u64);
}

impl Columns for Words {
    fn all(&self) -> Vec<u64> {
        vec![self.0, self.1, self.2, self.3]
    }
}

/// The operation, and with `ftz = true`.
struct Dot2<F, M>(PhantomData<(F, M)>);

trait Formatted: 'static {
    const FORMAT: Format;
    type On<B: Backend>: Encoded<B>;
}

macro_rules! formats {
    ($($name:ident)*) => {$(
        struct $name;

        impl Formatted for $name {
            const FORMAT: Format = Format::$name;
            type On<B: Backend> = B::$name;
        }
    )*};
}

formats!(F16 Bf16 F32 F64);

impl<F: Formatted, M: Mode> Function for Dot2<F, M> {
    type Args = Words;
    type Out = Pair;
    const NAME: &'static str = "dot2";
    const PARAMS: &'static [&'static str] = &["x", "y", "z", "w"];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(b: B, (x, y, z, w): <Words as Lift>::On<B>) -> <Pair as Lift>::On<B> {
        let float = |bits: B::U64| {
            let bits =
                <<<F::On<B> as Encoded<B>>::Bits as Leaf<B>>::Native as CastTarget>::cast_from::<Rn, B, _>(
                    b, bits,
                );
            <F::On<B> as Encoded<B>>::from_bits(b, bits)
        };
        let word = |x: F::On<B>| {
            <<F::On<B> as Encoded<B>>::Bits as Castable<B>>::to_u64(
                b,
                <F::On<B> as Encoded<B>>::to_bits(b, x),
            )
        };
        let [x, y, z, w] = [x, y, z, w].map(float);
        let kept = ops::dot2::<M, B, F::On<B>>(b, x, y, z, w);
        let flushed = ftz::dot2::<M, B, F::On<B>>(b, x, y, z, w);
        (word(kept), word(flushed))
    }
}

fn quad<F: rustc_apfloat::Float + FloatConvert<Quad>>(bits: u64) -> Quad {
    F::from_bits(u128::from(bits)).convert(&mut false).value
}

/// In binary128 to odd, and then once.
fn apfloat_in<F>(mode: Rounding, v: [u64; 4]) -> u64
where
    F: rustc_apfloat::Float + FloatConvert<Quad>,
    Quad: FloatConvert<F>,
{
    let round = match mode {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::TowardPositive => Round::TowardPositive,
        Rounding::TowardNegative => Round::TowardNegative,
    };
    let [x, y, z, w] = v.map(quad::<F>);
    let (p, q) = ((x * y).value, (z * w).value);
    let sum = p.add_r(q, Round::TowardZero);
    let odd = match sum.status.contains(Status::INEXACT) {
        true => Quad::from_bits(sum.value.to_bits() | 1),
        // The sign of a zero is the mode's.
        false => p.add_r(q, round).value,
    };
    let result: F = odd.convert_r(round, &mut false).value;
    result.to_bits() as u64
}

fn apfloat(format: Format, mode: Rounding, v: [u64; 4]) -> u64 {
    match format {
        Format::F16 => apfloat_in::<Half>(mode, v),
        Format::Bf16 => apfloat_in::<BFloat>(mode, v),
        Format::F32 => apfloat_in::<Single>(mode, v),
        Format::F64 => apfloat_in::<Double>(mode, v),
    }
}

fn softfloat(format: Format, mode: Rounding, v: [u64; 4]) -> u64 {
    let way = match mode {
        Rounding::NearestEven => softfloat_round_near_even,
        Rounding::TowardZero => softfloat_round_minMag,
        Rounding::TowardPositive => softfloat_round_max,
        Rounding::TowardNegative => softfloat_round_min,
    };
    // SAFETY: plain values in and out; SoftFloat's mode is thread-local.
    unsafe {
        softfloat_roundingMode_write_helper(softfloat_round_odd);
        let [x, y, z, w] = v.map(|bits| {
            f64_to_f128(float64_t {
                v: value(format, bits).to_bits(),
            })
        });
        let (p, q) = (f128_mul(x, y), f128_mul(z, w));
        let sum = f128_add(p, q);
        softfloat_roundingMode_write_helper(way);
        // An exact zero has the sign of its mode.
        let sum = match f128_eq(sum, i32_to_f128(0)) {
            true => f128_add(p, q),
            false => sum,
        };
        match format {
            Format::F16 => f128_to_f16(sum).v as u64,
            Format::Bf16 => {
                // To odd, binary64 keeps what the rounding to bfloat16 must know.
                softfloat_roundingMode_write_helper(softfloat_round_odd);
                search(format, mode, f64::from_bits(f128_to_f64(sum).v))
            }
            Format::F32 => f128_to_f32(sum).v as u64,
            Format::F64 => f128_to_f64(sum).v,
        }
    }
}

/// The right results, plain and flushed, on which both oracles and the integer reference agree.
fn right(format: Format, mode: Rounding, v: Words) -> Pair {
    let of = |v: [u64; 4]| {
        let answers = [apfloat(format, mode, v), softfloat(format, mode, v)].map(|x| format.canonical(x));
        let [first, second] = answers;
        assert!(
            first == second,
            "oracles differ: {format} {mode} {v:x?}: {answers:x?}"
        );
        let [x, y, z, w] = v;
        let reference = soft::dot2(format, mode, x, y, z, w);
        assert!(
            reference == first,
            "integer reference: {format} {mode} {v:x?}: {reference:x}, right is {first:x}"
        );
        first
    };
    let flush = |x: u64| match format {
        Format::F32 => soft::flush(format, x),
        Format::F16 | Format::Bf16 | Format::F64 => x,
    };
    let v = [v.0, v.1, v.2, v.3];
    (of(v), flush(of(v.map(flush))))
}

/// Special values in many combinations, and random ones whose products are alike or cancel, at all places of the range.
fn operands(format: Format, seed: u64) -> Vec<Words> {
    let mut random = Random::new(seed);
    let all = specials(format);
    let mut list = Vec::new();
    let pick = |random: &mut Random| all[random.below(all.len() as u64) as usize];
    for &x in &all {
        for &y in &all {
            let (z, w) = (pick(&mut random), pick(&mut random));
            // Beside others, beside the product itself with either sign, and beside its neighbour.
            list.extend([(x, y, z, w), (x, y, y, x), (x, y, x ^ format.sign_mask(), y)]);
            list.push((x, y, x ^ format.sign_mask(), format.canonical(y ^ 1)));
        }
    }
    let cases =
        std::env::var("FPDSL_CASES").map_or(100_000, |text| text.parse().expect("FPDSL_CASES is a number"));
    let digits = format.precision() - 1;
    let biased = |x: u64| ((x & format.magnitude_mask()) >> digits) as i64;
    for _ in 0..cases {
        let [x, y, z] = [(); 3].map(|()| number(&mut random, format));
        let near = |random: &mut Random, span: u64| {
            // An exponent that makes the products alike, but for this many binades.
            let far = random.below(2 * span + 1) as i64 - span as i64;
            let e = (biased(x) + biased(y) - biased(z) + far).clamp(0, biased(format.max_finite()));
            (e as u64) << digits | (random.bits() & (format.fraction_mask() | format.sign_mask()))
        };
        let v = match random.below(8) {
            0 => (x, y, z, number(&mut random, format)),
            1 => (x, y, z, near(&mut random, 3)),
            2 => (x, y, z, near(&mut random, u64::from(format.precision()) + 4)),
            3 => (x, y, z, near(&mut random, 3 * u64::from(format.precision()))),
            // Determinants of nearly dependent rows.
            4 => (
                x,
                y,
                (x ^ format.sign_mask()).wrapping_add(random.below(3)),
                y.wrapping_sub(random.below(3)),
            ),
            5 => (
                x,
                y,
                y.wrapping_add(random.below(5)),
                (x ^ format.sign_mask()).wrapping_add(random.below(5)),
            ),
            // Results near and below the smallest normal numbers.
            6 => {
                let e = (format.max_exponent() as i64 - biased(x) + random.below(120) as i64 - 80)
                    .clamp(0, biased(format.max_finite()));
                let y =
                    (e as u64) << digits | (random.bits() & (format.fraction_mask() | format.sign_mask()));
                let w = y ^ (random.bits() & format.sign_mask());
                (x, y, x.wrapping_add(random.below(3)), w)
            }
            // Powers of two and their like: midpoints.
            _ => {
                let short = |x: u64, random: &mut Random| x & !(format.fraction_mask() >> random.below(4));
                (
                    short(x, &mut random),
                    short(y, &mut random),
                    short(z, &mut random),
                    near(&mut random, 60),
                )
            }
        };
        let mask = format.sign_mask() | format.magnitude_mask();
        list.push((v.0 & mask, v.1 & mask, v.2 & mask, v.3 & mask));
    }
    list
}

fn check(name: &str, format: Format, mode: Rounding, operands: &[Words], got: &[Pair], want: &[Pair]) {
    for ((v, got), want) in operands.iter().zip(got).zip(want) {
        assert!(
            got == want,
            "{name}: {format} {mode} {v:x?}: got {got:x?}, right is {want:x?}"
        );
    }
}

fn in_mode<F: Formatted, M: Mode>() {
    let runners: Runners = runners::<Dot2<F, M>>();
    let (format, mode) = (F::FORMAT, M::ROUNDING);
    let operands = operands(format, mode.index() as u64 + 1);
    let want: Vec<Pair> = operands.iter().map(|&v| right(format, mode, v)).collect();
    let mut got = vec![(0, 0); operands.len()];
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    compiled::compile_with(&fpdsl_jit::Host);
    for subject in Subject::ALL {
        let name = format!("dot2 {format} {mode}");
        if !Level::available().contains(&subject.level()) {
            report::skipped(&name, subject.name(), "this CPU lacks the instructions");
        } else {
            runners.run(subject, &operands, &mut got);
            check(subject.name(), format, mode, &operands, &got, &want);
            report::ran(&name, subject.name(), operands.len() as u64);
        }
    }
    let step = operands.len().div_ceil(2000);
    let some: Vec<Words> = operands.iter().copied().step_by(step).collect();
    let right: Vec<Pair> = want.iter().copied().step_by(step).collect();
    check(
        "interpreter",
        format,
        mode,
        &some,
        &runners.interpret(&some),
        &right,
    );
}

#[test]
fn f16() {
    in_mode::<F16, Rn>();
    in_mode::<F16, Rz>();
    in_mode::<F16, Ru>();
    in_mode::<F16, Rd>();
}

#[test]
fn bf16() {
    in_mode::<Bf16, Rn>();
    in_mode::<Bf16, Rz>();
    in_mode::<Bf16, Ru>();
    in_mode::<Bf16, Rd>();
}

#[test]
fn f32() {
    in_mode::<F32, Rn>();
    in_mode::<F32, Rz>();
    in_mode::<F32, Ru>();
    in_mode::<F32, Rd>();
}

#[test]
fn f64() {
    in_mode::<F64, Rn>();
    in_mode::<F64, Rz>();
    in_mode::<F64, Ru>();
    in_mode::<F64, Rd>();
}
