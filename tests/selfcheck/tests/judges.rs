//! The judges of the exhaustive runs against the reference: they accept what it gives, and nothing else.

use fpdsl::mode::Rounding;
use fpdsl::mode::{Mode, Rd, Rn, Ru, Rz};
use fpdsl::prelude::{bf16, f16};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;
use fpdsl_selfcheck::exhaustive::interval::{Brain, Half};
use fpdsl_selfcheck::exhaustive::judge::{Judge, all_right};
use fpdsl_selfcheck::exhaustive::pairs::{OfFirst, Product, Quotient, Sum};
use fpdsl_selfcheck::exhaustive::unary::{Integral, Narrow, Reciprocal, ReciprocalRoot, Root, ToInt};
use fpdsl_selfcheck::inputs::Random;
use fpdsl_selfcheck::words::{Word, WordType};

/// Results that are wrong unless they happen to be right: near, of the other sign, and at the ends of the range.
fn candidates(ty: WordType, right: u64) -> Vec<u64> {
    let (mask, special) = match ty {
        WordType::Float(format) => (
            format.sign_mask() | format.magnitude_mask(),
            vec![
                0,
                1,
                format.min_normal(),
                format.max_finite(),
                format.infinity(),
                format.quiet_nan(),
            ],
        ),
        WordType::Int(int) => (int.mask(), vec![0, 1, int.max() as u64, int.encode(int.min())]),
        WordType::Storage(_) => unreachable!("no family has storage formats"),
    };
    let top = mask ^ mask >> 1;
    let near = [-2_i64, -1, 0, 1, 2].map(|step| right.wrapping_add_signed(step));
    let far = (0..mask.count_ones()).map(|bit| right ^ 1 << bit);
    let special = special.into_iter().flat_map(|bits| [bits, bits | top]);
    near.into_iter()
        .chain(far)
        .chain(special)
        .map(|word| word & mask)
        .collect()
}

/// The judge and the reference say the same of every candidate.
fn agree<J: Judge>(judge: J, operand: u64, right: u64, what: &str) {
    let ty = J::Got::TYPE;
    for got in candidates(ty, right) {
        let same = ty.canonical(got) == ty.canonical(right);
        // The two ways in which a judge is asked.
        let verdict = judge.right(operand as i64, got as i64);
        assert_eq!(
            verdict,
            same,
            "{what}: {operand:#x}: {} where {} is right",
            ty.show(got),
            ty.show(right)
        );
        let block = [J::Got::from_word(got); 1];
        assert_eq!(
            all_right(judge, operand as u32, &block),
            same,
            "{what}: {operand:#x} in a block"
        );
    }
}

/// Numbers of sixteen bits that a judge is for: all exponents, few and random significands.
fn numbers(format: Format, random: &mut Random) -> Vec<u64> {
    let mut numbers = vec![0, 1, 2, 3, format.max_finite(), format.max_finite() - 1];
    for exponent in 0..format.infinity() >> (format.precision() - 1) {
        let base = exponent << (format.precision() - 1);
        let fractions = [
            0,
            1,
            format.fraction_mask(),
            random.bits() & format.fraction_mask(),
        ];
        numbers.extend(fractions.map(|fraction| base | fraction));
    }
    numbers
        .iter()
        .flat_map(|&x| [x, x | format.sign_mask()])
        .collect()
}

fn pairs<T: Word, L, M: Mode>(format: Format, seed: u64)
where
    Sum<T, L, M, false>: OfFirst,
    Sum<T, L, M, true>: OfFirst,
    Product<T, L, M>: OfFirst,
    Quotient<T, L, M>: OfFirst,
{
    let mut random = Random::new(seed, "judges of pairs");
    let all = numbers(format, &mut random);
    let mode = M::ROUNDING;
    for &x in &all {
        let seconds: Vec<u64> = (0..24)
            .map(|_| all[random.below(all.len() as u64) as usize])
            .collect();
        // The neighbours cancel, and those with the exponent of one give halfway cases.
        let near = [x, x ^ 1, x ^ format.sign_mask(), x ^ 1 ^ format.sign_mask()];
        for y in seconds
            .into_iter()
            .chain(near)
            .filter(|y| y & format.magnitude_mask() < format.infinity())
        {
            let first = x as u16;
            let what = |op: &str| format!("{op} {format} {mode} {x:#x}");
            agree(
                Sum::<T, L, M, false>::of_first(first),
                y,
                soft::add(format, mode, x, y),
                &what("add"),
            );
            agree(
                Sum::<T, L, M, true>::of_first(first),
                y,
                soft::sub(format, mode, x, y),
                &what("sub"),
            );
            agree(
                Product::<T, L, M>::of_first(first),
                y,
                soft::mul(format, mode, x, y),
                &what("mul"),
            );
            if y & format.magnitude_mask() != 0 {
                agree(
                    Quotient::<T, L, M>::of_first(first),
                    y,
                    soft::div(format, mode, x, y),
                    &what("div"),
                );
            }
        }
    }
}

#[test]
fn pairs_of_binary16() {
    pairs::<f16, Half, Rn>(Format::F16, 1);
    pairs::<f16, Half, Rz>(Format::F16, 2);
    pairs::<f16, Half, Ru>(Format::F16, 3);
    pairs::<f16, Half, Rd>(Format::F16, 4);
}

#[test]
fn pairs_of_bfloat16() {
    pairs::<bf16, Brain, Rn>(Format::Bf16, 1);
    pairs::<bf16, Brain, Rz>(Format::Bf16, 2);
    pairs::<bf16, Brain, Ru>(Format::Bf16, 3);
    pairs::<bf16, Brain, Rd>(Format::Bf16, 4);
}

fn singles<M: Mode>() {
    const F: Format = Format::F32;
    let mode = M::ROUNDING;
    let mut random = Random::new(9, mode.name());
    for exponent in 1..=254_u64 {
        // Exact squares, integers, halves and halfway cases have few bits; the rest is random.
        let mut fractions: Vec<u64> = (0..23)
            .flat_map(|n| [1 << n, F.fraction_mask() & !((1 << n) - 1)])
            .collect();
        fractions.extend((0..10).map(|_| random.bits() & F.fraction_mask()));
        fractions.extend([
            0,
            F.fraction_mask(),
            0x400_000,
            0x200_000,
            0x1fff,
            0x1000,
            0x8000,
            0x7fff,
        ]);
        for fraction in fractions {
            let magnitude = exponent << 23 | fraction;
            for x in [magnitude, magnitude | F.sign_mask()] {
                let what = |op: &str| format!("{op} {mode}");
                agree(Root::<M>::default(), x, soft::sqrt(F, mode, x), &what("sqrt"));
                agree(
                    Reciprocal::<M>::default(),
                    x,
                    soft::recip(F, mode, x),
                    &what("recip"),
                );
                agree(
                    ReciprocalRoot::<M>::default(),
                    x,
                    soft::rsqrt(F, mode, x),
                    &what("rsqrt"),
                );
                agree(Integral::<M>::default(), x, soft::rint(F, mode, x), &what("rint"));
                let half = soft::convert(F, Format::F16, mode, x);
                agree(Narrow::<f16, Half, M>::default(), x, half, &what("as_f16"));
                let brain = soft::convert(F, Format::Bf16, mode, x);
                agree(Narrow::<bf16, Brain, M>::default(), x, brain, &what("as_bf16"));
                let int = soft::to_int(F, mode, x, i32::MIN as i128, i32::MAX as i128) as i32;
                agree(ToInt::<M>::default(), x, int.to_word(), &what("to_i32"));
            }
        }
    }
}

#[test]
fn singles_to_nearest() {
    assert_eq!(Rn::ROUNDING, Rounding::NearestEven);
    singles::<Rn>();
}

#[test]
fn singles_toward_zero() {
    singles::<Rz>();
}

#[test]
fn singles_up() {
    singles::<Ru>();
}

#[test]
fn singles_down() {
    singles::<Rd>();
}
