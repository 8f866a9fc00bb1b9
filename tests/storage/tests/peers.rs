//! A million conversions to each format by libraries of others: digests of those by ml_dtypes (see `data/ml_dtypes_digests.py`), and by the
//! headers of CUDA as they compute on a host (`data/cuda_headers.cpp`), with what they make of NaN, infinities and numbers that are too
//! large; and those by microfloat.

#[path = "../../support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "../../support/report.rs"]
mod report;

use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Rna, Ue8m0};
use fpdsl_oracles::storage::Definition;

const SUITE: &str = "storage formats, other libraries";

/// The level of plain calls.
fn best() -> &'static str {
    backends::levels().last().expect("every CPU has one").0
}

/// Compares lines of a file with digests of the same numbers.
struct Lines<'a>(std::iter::Peekable<std::str::Lines<'a>>);

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let mut lines = text.lines().peekable();
        while lines.next_if(|line| line.starts_with('#')).is_some() {}
        Lines(lines)
    }

    fn next(&mut self, name: &str, has: impl Fn(f32) -> bool, encoded: impl Fn(f32) -> u8) {
        let (mut count, mut digest) = (0_u64, 0xcbf2_9ce4_8422_2325_u64);
        for bits in (0..=u32::MAX).step_by(4099) {
            let x = f32::from_bits(bits);
            if has(x) {
                digest = (digest ^ u64::from(encoded(x))).wrapping_mul(0x0100_0000_01b3);
                count += 1;
            }
        }
        let line = self.0.next().expect("a line for each format");
        assert_eq!(line, format!("{name}\t{count}\t{digest:#018x}"));
        // The type rounds by a plain call.
        report::ran(SUITE, best(), count);
    }
}

/// What ml_dtypes has a number for: not what is too large, nor what is below 2^-126 in E8M0.
fn in_range(name: &str) -> impl Fn(f32) -> bool {
    let format = Definition::named(name);
    let largest = format.number(format.largest());
    let least = if format.is_signed() {
        -largest
    } else {
        format.number(1)
    };
    move |x| (least..=largest).contains(&f64::from(x))
}

#[test]
fn nearest_is_as_ml_dtypes_has_it() {
    let mut lines = Lines::of(include_str!("../data/ml_dtypes.tsv"));
    lines.next("e4m3", in_range("e4m3"), |x| E4m3::from_f32::<Rn>(x).to_bits());
    lines.next("e5m2", in_range("e5m2"), |x| E5m2::from_f32::<Rn>(x).to_bits());
    lines.next("e2m3", in_range("e2m3"), |x| E2m3::from_f32::<Rn>(x).to_bits());
    lines.next("e3m2", in_range("e3m2"), |x| E3m2::from_f32::<Rn>(x).to_bits());
    lines.next("e2m1", in_range("e2m1"), |x| E2m1::from_f32::<Rn>(x).to_bits());
    lines.next("ue8m0", in_range("ue8m0"), |x| {
        Ue8m0::from_f32::<Rna>(x).to_bits()
    });
}

#[test]
fn all_is_as_the_headers_of_cuda_have_it() {
    let mut lines = Lines::of(include_str!("../data/cuda_headers.tsv"));
    let mut next = |name: &str, encoded: &dyn Fn(f32) -> u8| lines.next(name, |_| true, encoded);
    next("e4m3", &|x| E4m3::from_f32::<Rn>(x).to_bits());
    next("e5m2", &|x| E5m2::from_f32::<Rn>(x).to_bits());
    next("e4m3 overflows", &|x| E4m3::from_f32_or_nan::<Rn>(x).to_bits());
    next("e5m2 overflows", &|x| E5m2::from_f32_or_inf::<Rn>(x).to_bits());
    next("e2m3", &|x| E2m3::from_f32::<Rn>(x).to_bits());
    next("e3m2", &|x| E3m2::from_f32::<Rn>(x).to_bits());
    next("e2m1", &|x| E2m1::from_f32::<Rn>(x).to_bits());
    next("ue8m0 rz", &|x| Ue8m0::from_f32::<Rz>(x).to_bits());
    next("ue8m0 ru", &|x| Ue8m0::from_f32::<Ru>(x).to_bits());
    next("ue8m0 ru overflows", &|x| {
        Ue8m0::from_f32_or_nan::<Ru>(x).to_bits()
    });
}

#[test]
fn nearest_is_as_microfloat_has_it() {
    let compare = |name: &str, ours: &dyn Fn(f32) -> u8, theirs: &dyn Fn(f32) -> u8| {
        let has = in_range(name);
        let mut count = 0;
        for x in (0..=u32::MAX)
            .step_by(4099)
            .map(f32::from_bits)
            .filter(|&x| has(x))
        {
            assert_eq!(ours(x), theirs(x), "{x:e} to {name}");
            count += 1;
        }
        report::ran(SUITE, best(), count);
    };
    use microfloat::{f4e2m1fn, f6e2m3fn, f6e3m2fn, f8e4m3fn, f8e5m2};
    compare("e4m3", &|x| E4m3::from_f32::<Rn>(x).to_bits(), &|x| {
        f8e4m3fn::from_f32(x).to_bits()
    });
    compare("e5m2", &|x| E5m2::from_f32::<Rn>(x).to_bits(), &|x| {
        f8e5m2::from_f32(x).to_bits()
    });
    compare("e2m3", &|x| E2m3::from_f32::<Rn>(x).to_bits(), &|x| {
        f6e2m3fn::from_f32(x).to_bits()
    });
    compare("e3m2", &|x| E3m2::from_f32::<Rn>(x).to_bits(), &|x| {
        f6e3m2fn::from_f32(x).to_bits()
    });
    compare("e2m1", &|x| E2m1::from_f32::<Rn>(x).to_bits(), &|x| {
        f4e2m1fn::from_f32(x).to_bits()
    });
}
