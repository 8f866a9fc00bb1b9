//! `fpdsl::exact` against integers of any size, on every host level and in printed CUDA C++.

#[path = "support/backends.rs"]
mod backends;
#[path = "exact/dots.rs"]
mod dots;
#[path = "support/report.rs"]
mod report;
#[path = "exact/special.rs"]
mod special;
#[path = "exact/threads.rs"]
mod threads;

use std::sync::Arc;

use fpdsl::exact::{self, Accumulator, Summand, Values};
use fpdsl::mode::Mode;
use fpdsl::mode::Rounding;
use fpdsl::prelude::*;
use fpdsl::views::View;
use fpdsl_gpp::CudaOnCpu;
use half::{bf16, f16};
use num_bigint::{BigInt, Sign};

/// The name under which products in bodies report.
const SUITE: &str = "exact dots";

/// The exponent of the unit of exact sums.
const UNIT: i32 = -2148;

/// A format, by encodings.
trait Format: Summand + std::fmt::Debug {
    /// Digits of the significand, without the leading one.
    const FRACTION: u32;
    const WIDTH: u32;

    fn bits(self) -> u64;
    fn of(bits: u64) -> Self;

    /// The largest finite encoding.
    fn largest() -> u64 {
        (((1 << (Self::WIDTH - 1 - Self::FRACTION)) - 1) << Self::FRACTION) - 1
    }

    /// Half of the range of exponents.
    fn bias() -> i32 {
        (1 << (Self::WIDTH - 2 - Self::FRACTION)) - 1
    }
}

macro_rules! formats {
    ($($native:ident $bits:ident $fraction:literal;)*) => {$(
        impl Format for $native {
            const FRACTION: u32 = $fraction;
            const WIDTH: u32 = $bits::BITS;

            fn bits(self) -> u64 {
                u64::from(self.to_bits())
            }

            fn of(bits: u64) -> Self {
                $native::from_bits(bits as $bits)
            }
        }
    )*};
}

formats! {
    f16 u16 10;
    bf16 u16 7;
    f32 u32 23;
    f64 u64 52;
}

/// A finite number: an integer, and the exponent of its last bit.
fn parts<T: Format>(bits: u64) -> (i128, i32) {
    let magnitude = bits & ((1 << (T::WIDTH - 1)) - 1);
    let field = (magnitude >> T::FRACTION) as i32;
    let fraction = magnitude & ((1 << T::FRACTION) - 1);
    let integer = if field == 0 {
        fraction
    } else {
        fraction | 1 << T::FRACTION
    };
    let exponent = field.max(1) - T::bias() - T::FRACTION as i32;
    let integer = i128::from(integer);
    (if magnitude == bits { integer } else { -integer }, exponent)
}

/// A finite number in units.
fn units<T: Format>(bits: u64) -> BigInt {
    let (integer, exponent) = parts::<T>(bits);
    BigInt::from(integer) << (exponent - UNIT)
}

/// The product of two finite numbers in units.
fn product<T: Format>(x: T, y: T) -> BigInt {
    let ((a, e), (b, f)) = (parts::<T>(x.bits()), parts::<T>(y.bits()));
    BigInt::from(a * b) << (e + f - UNIT)
}

/// The encoding of an exact sum that is not zero: the neighbours among the format's numbers, and the mode.
fn rounded<T: Format>(mode: Rounding, sum: &BigInt) -> u64 {
    let negative = sum.sign() == Sign::Minus;
    let magnitude = sum.magnitude();
    let value = |bits: u64| units::<T>(bits).magnitude().clone();
    // The largest number that is not larger.
    let (mut below, mut above) = (0, T::largest() + 1);
    while above - below > 1 {
        let middle = below + (above - below) / 2;
        if value(middle) <= *magnitude {
            below = middle
        } else {
            above = middle
        }
    }
    let exact = value(below) == *magnitude;
    let up = match mode {
        Rounding::NearestEven => {
            // Behind the largest number the next power of two stands for infinity.
            let next = if above > T::largest() {
                units::<T>(T::largest() - 1).magnitude()
                    + ((value(T::largest()) - value(T::largest() - 1)) * 2_u32)
            } else {
                value(above)
            };
            // Twice the sum against the sum of the neighbours.
            let (twice, both) = (magnitude * 2_u32, value(below) + next);
            twice > both || (twice == both && below % 2 == 1)
        }
        Rounding::TowardZero => false,
        Rounding::TowardPositive => !negative && !exact,
        Rounding::TowardNegative => negative && !exact,
    };
    // Past the largest number comes infinity.
    let bits = if up && !exact { below + 1 } else { below };
    bits | if negative { 1 << (T::WIDTH - 1) } else { 0 }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    /// A finite number whose exponent field is one of `fields` from `first` on.
    fn number<T: Format>(&mut self, first: u64, fields: u64) -> u64 {
        let most = T::largest() >> T::FRACTION;
        let field = (first + self.next() % fields).min(most);
        let fraction = self.next() & ((1 << T::FRACTION) - 1);
        let sign = self.next() & 1;
        sign << (T::WIDTH - 1) | field << T::FRACTION | fraction
    }

    /// Numbers of one kind: alike, of all exponents, cancelling, tiny, huge, sparse, with products that are hardly exact.
    fn vector<T: Format>(&mut self, n: usize) -> Vec<T> {
        let kind = self.below(8);
        let mut bits = self.of_kind::<T>(kind, n);
        if self.below(3) == 0 {
            // All but a few have their opposite.
            for i in 0..n / 2 {
                bits[n - 1 - i] = bits[i] ^ 1 << (T::WIDTH - 1);
            }
        }
        bits.into_iter().map(T::of).collect()
    }

    fn of_kind<T: Format>(&mut self, kind: usize, n: usize) -> Vec<u64> {
        let fields = (T::largest() >> T::FRACTION) + 1;
        let middle = 1 + self.next() % (fields - 1);
        // Products of two are as small as they may be with an error that is a number: 2^-960 in binary64.
        let half_of_tiny = (T::bias() as u64 * 542) / 1023;
        (0..n)
            .map(|_| match kind {
                0 => self.number::<T>(middle, 1),
                1 => self.number::<T>(middle, 4),
                2 => self.number::<T>(0, fields),
                3 => self.number::<T>(0, 2),
                4 => self.number::<T>(fields - 3, 3),
                5 if self.below(10) > 0 => self.next() & 1 << (T::WIDTH - 1),
                6 if self.below(4) == 0 => 0,
                6 => self.number::<T>(half_of_tiny, 5),
                _ => self.number::<T>(middle, 40),
            })
            .collect()
    }

    /// Puts a few special values into one vector of eight.
    fn salt<T: Format>(&mut self, x: &mut [T]) {
        if self.below(8) == 0 {
            let specials = special::specials::<T>();
            for _ in 0..=self.below(3) {
                let at = self.below(x.len());
                x[at] = specials[self.below(specials.len())];
            }
        }
    }
}

/// The four results of a sum of this many units, of at least one term, not all of them zeros of one sign.
fn expected<T: Format>(sum: &BigInt) -> [u64; 4] {
    Rounding::ALL.map(|mode| match (sum.sign(), mode) {
        (Sign::NoSign, Rounding::TowardNegative) => 1 << (T::WIDTH - 1),
        (Sign::NoSign, _) => 0,
        _ => rounded::<T>(mode, sum),
    })
}

fn four<T: Format>(sum: &Accumulator) -> [u64; 4] {
    Rounding::ALL.map(|mode| match mode {
        Rounding::NearestEven => sum.round::<Rn, T>().bits(),
        Rounding::TowardZero => sum.round::<Rz, T>().bits(),
        Rounding::TowardPositive => sum.round::<Ru, T>().bits(),
        Rounding::TowardNegative => sum.round::<Rd, T>().bits(),
    })
}

/// Returns true if all are zeros of one sign.
fn zeros_alike(mut terms: impl Iterator<Item = u64>, sign: u64) -> bool {
    let Some(first) = terms.next() else { return true };
    first & !sign == 0 && terms.all(|term| term == first)
}

/// The four results of a sum of products; none for NaN.
fn wanted<T: Format>(x: &[T], y: &[T]) -> [Option<u64>; 4] {
    let sign = 1 << (T::WIDTH - 1);
    let infinity = T::largest() + 1;
    let size = |value: &T| value.bits() & !sign;
    let negative = |(x, y): (&T, &T)| (x.bits() ^ y.bits()) & sign;
    let pairs = || x.iter().zip(y);
    let is_nan = |value: &T| size(value) > infinity;
    let infinite = || pairs().filter(|(x, y)| size(x) == infinity || size(y) == infinity);
    let nan = pairs().any(|(x, y)| is_nan(x) || is_nan(y))
        || infinite().any(|(x, y)| size(x) == 0 || size(y) == 0)
        || (infinite().any(|pair| negative(pair) == 0) && infinite().any(|pair| negative(pair) != 0));
    if nan {
        return [None; 4];
    }
    if let Some(pair) = infinite().next() {
        return [Some(infinity | negative(pair)); 4];
    }
    let zero = |(x, y): (&T, &T)| {
        if size(x) == 0 || size(y) == 0 {
            negative((x, y))
        } else {
            1
        }
    };
    if zeros_alike(pairs().map(zero), sign) {
        return [Some(pairs().next().map_or(0, negative)); 4];
    }
    let sum: BigInt = pairs().map(|(x, y)| product(*x, *y)).sum();
    expected::<T>(&sum).map(Some)
}

/// What `sum`, `asum`, `dot` and `sum_of_squares` should give: the first two are products by 1.
fn wanted_of_all<T: Format>(x: &[T], y: &[T]) -> [[Option<u64>; 4]; 4] {
    let sign = 1 << (T::WIDTH - 1);
    let ones = vec![T::of((T::bias() as u64) << T::FRACTION); x.len()];
    let magnitudes: Vec<T> = x.iter().map(|x| T::of(x.bits() & !sign)).collect();
    [
        wanted(x, &ones),
        wanted(&magnitudes, &ones),
        wanted(x, y),
        wanted(x, x),
    ]
}

/// Any NaN is what none asks for.
fn same<T: Format>(found: u64, want: Option<u64>) -> bool {
    match want {
        Some(want) => found == want,
        None => found & ((1 << (T::WIDTH - 1)) - 1) > T::largest() + 1,
    }
}

fn compare<T: Format>(devices: &[Device], x: &[T], y: &[T]) {
    let wants = wanted_of_all(x, y);
    devices
        .iter()
        .for_each(|device| compare_with(&wants, device, x, y));
}

fn compare_with<T: Format>(wants: &[[Option<u64>; 4]; 4], device: &Device, x: &[T], y: &[T]) {
    let mut found = [const { Accumulator::new() }; 4];
    found[0].add(device, x).unwrap();
    found[1].add_magnitudes(device, x).unwrap();
    found[2].add_products(device, x, y).unwrap();
    found[3].add_squares(device, x).unwrap();
    for (k, (found, want)) in found.iter().zip(wants).enumerate() {
        let bits = four::<T>(found);
        assert!(
            bits.iter().zip(want).all(|(&bits, &want)| same::<T>(bits, want)),
            "function {k} on {}, {} elements: {bits:x?} and not {want:x?}",
            device.name(),
            x.len()
        );
        assert_eq!(found.terms(), x.len() as u64);
    }
}

fn lengths(random: &mut Random) -> usize {
    match random.below(8) {
        0 => 2048 + random.below(40),
        1 => 4096 + random.below(3000),
        2 => 15 + random.below(4),
        3 => 1015 + random.below(40),
        _ => 1 + random.below(200),
    }
}

fn vectors<T: Format>(name: &str, count: usize) {
    let hosts = Device::hosts();
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ u64::from(T::FRACTION));
    for _ in 0..count {
        let n = lengths(&mut random);
        let (mut x, mut y) = (random.vector::<T>(n), random.vector::<T>(n));
        random.salt(&mut x);
        random.salt(&mut y);
        compare(&hosts, &x, &y);
    }
    report::ran(
        &format!("exact sums of {name}"),
        "every host level",
        count as u64 * 4 * 4 * hosts.len() as u64,
    );
}

/// Vectors of each format.
fn cases() -> usize {
    let asked = std::env::var("FPDSL_CASES").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(150)
}

#[test]
fn vectors_of_f64() {
    vectors::<f64>("f64", cases());
}

#[test]
fn vectors_of_f32() {
    vectors::<f32>("f32", cases());
}

#[test]
fn vectors_of_f16() {
    vectors::<f16>("f16", cases());
}

#[test]
fn vectors_of_bf16() {
    vectors::<bf16>("bf16", cases());
}

/// On a device whose every kernel is compiled first.
fn few_vectors(device: Device) -> u64 {
    let device = [device];
    let mut random = Random(77);
    for _ in 0..12 {
        let n = 1 + random.below(3000);
        compare(&device, &random.vector::<f64>(n), &random.vector::<f64>(n));
        compare(&device, &random.vector::<f32>(n), &random.vector::<f32>(n));
    }
    compare(&device, &random.vector::<f16>(500), &random.vector::<f16>(500));
    compare(&device, &random.vector::<bf16>(500), &random.vector::<bf16>(500));
    let x = Buffer::new(&device[0], &[f64::INFINITY, 1.0, f64::MAX]).unwrap();
    assert_eq!(exact::sum::<Rn, _>(&device[0], &x).unwrap(), f64::INFINITY);
    26 * 16
}

#[test]
fn on_printed_cuda() {
    match fpdsl_gpp::find() {
        Ok(compiler) => {
            let cases = few_vectors(Device::accelerator(Arc::new(CudaOnCpu::new(compiler))));
            report::ran("exact sums", "cuda on the cpu", cases);
        }
        Err(why) => report::skipped("exact sums", "cuda on the cpu", &why),
    }
}

#[test]
fn on_a_gpu() {
    #[cfg(feature = "cuda")]
    match Device::cuda(0) {
        Ok(device) => report::ran("exact sums", "gpu", few_vectors(device)),
        Err(why) => report::skipped("exact sums", "gpu", &why.to_string()),
    }
    #[cfg(not(feature = "cuda"))]
    report::skipped("exact sums", "gpu", "this build is without the feature `cuda`");
}

/// Parts merged in any order, as words as well: one accumulator. They are too short for threads, which `threads` tests.
#[test]
fn whatever_the_parts() {
    let mut random = Random(5);
    for _ in 0..300 {
        let n = 1 + random.below(9000);
        let x = random.vector::<f64>(n);
        let device = Device::host();
        let mut whole = Accumulator::new();
        whole.add(&device, &x).unwrap();
        let mut parts = Vec::new();
        let mut rest = &x[..];
        while !rest.is_empty() {
            let (part, others) = rest.split_at(1 + random.below(rest.len()));
            let mut sum = Accumulator::new();
            sum.add(&device, part).unwrap();
            parts.push(sum);
            rest = others;
        }
        let mut words = [0_i64; exact::WORDS];
        for part in &parts {
            for (word, more) in words.iter_mut().zip(part.to_words()) {
                *word += more;
            }
        }
        assert!(Accumulator::from_words(&words).unwrap() == whole);
        let mut merged = Accumulator::new();
        while !parts.is_empty() {
            let at = random.below(parts.len());
            merged.merge(&parts.swap_remove(at));
        }
        assert!(merged == whole);
    }
    report::ran("exact sums of parts", "host", 300);
}

fn sum_of<M: Mode>(x: &[f64]) -> u64 {
    exact::sum::<M, _>(&Device::host(), x).unwrap().to_bits()
}

#[test]
fn written_down() {
    const INF: f64 = f64::INFINITY;
    let is_nan = |x: &[f64]| f64::from_bits(sum_of::<Rn>(x)).is_nan();
    for n in [0, 20, 3000] {
        let with = |terms: &[f64]| [terms, &vec![0.25; n]].concat();
        assert!(is_nan(&with(&[f64::NAN])));
        assert!(is_nan(&with(&[INF, -INF])));
        assert_eq!(sum_of::<Rz>(&with(&[INF, 1.0, INF])), INF.to_bits());
        assert_eq!(sum_of::<Ru>(&with(&[-INF, f64::MAX])), (-INF).to_bits());
    }
    for n in [1, 17, 5000] {
        assert_eq!(sum_of::<Rd>(&vec![0.0; n]), 0);
        assert_eq!(sum_of::<Rn>(&vec![-0.0; n]), (-0.0_f64).to_bits());
        assert_eq!(sum_of::<Rd>(&vec![-0.0; n]), (-0.0_f64).to_bits());
        let mixed = [vec![-0.0; n], vec![0.0; n]].concat();
        assert_eq!(
            (sum_of::<Rn>(&mixed), sum_of::<Rd>(&mixed)),
            (0, (-0.0_f64).to_bits())
        );
        let cancels = [vec![-1.5; n], vec![1.5; n]].concat();
        assert_eq!(
            (sum_of::<Ru>(&cancels), sum_of::<Rd>(&cancels)),
            (0, (-0.0_f64).to_bits())
        );
    }
    assert_eq!((sum_of::<Rn>(&[]), sum_of::<Rd>(&[])), (0, 0));
    // Sums beyond the format come back, or round as overflow does.
    assert_eq!(sum_of::<Rn>(&[f64::MAX, f64::MAX, -f64::MAX]), f64::MAX.to_bits());
    assert_eq!(sum_of::<Rz>(&vec![f64::MAX; 10_000]), f64::MAX.to_bits());
    assert_eq!(sum_of::<Rn>(&vec![f64::MAX; 10_000]), INF.to_bits());
    let dot = |x: &[f64], y: &[f64]| exact::dot::<Rn, _>(&Device::host(), x, y).unwrap();
    assert!(dot(&[0.0, 1.0], &[INF, 1.0]).is_nan());
    assert_eq!(dot(&[INF, 1.0], &[-2.0, 1.0]), -INF);
    assert_eq!(dot(&[1e-200, 1e200], &[1e-200, 1e200]), INF);
    assert_eq!(dot(&[1e-200; 40], &[1e-200; 40]), 0.0);
    assert_eq!(dot(&[-0.0], &[2.0]).to_bits(), (-0.0_f64).to_bits());
}

/// Words for digits, before those for counts.
const DIGITS: usize = exact::WORDS - 6;

#[test]
fn different_lengths_and_strange_words_are_refused() {
    let device = Device::host();
    let error = exact::dot::<Rn, f64>(&device, &[1.0, 2.0], &[1.0]).unwrap_err();
    assert!(error.to_string().contains("`y`"), "{error}");
    let mut words = Accumulator::new().to_words();
    words[3] = i64::MAX;
    assert!(Accumulator::from_words(&words).is_none());
    let mut words = Accumulator::new().to_words();
    words[exact::WORDS - 1] = -1;
    assert!(Accumulator::from_words(&words).is_none());
}

/// Counts that add up to more than can be counted stay at that, and sums that no terms have are no accumulators.
#[test]
fn words_at_the_limits() {
    let mut most = Accumulator::new().to_words();
    most[DIGITS..].fill(i64::MAX);
    let mut sum = Accumulator::from_words(&most).expect("counts");
    sum.merge(&sum.clone());
    assert_eq!(sum.terms(), u64::MAX);
    assert!(sum.round::<Rn, f64>().is_nan());
    assert!(Accumulator::from_words(&sum.to_words()).unwrap() == sum);
    let mut words = Accumulator::new().to_words();
    let (last, other) = (DIGITS - 1, exact::WORDS - 1);
    // A value without terms.
    words[0] = 1;
    assert!(Accumulator::from_words(&words).is_none());
    // More than 2^63 terms below 2^2048.
    words[other] = i64::MAX;
    for (digit, is_sum) in [
        (7, true),
        (8, false),
        (-8, true),
        (-9, false),
        (i64::MAX, false),
        (i64::MIN, false),
    ] {
        words[last] = digit;
        let read = Accumulator::from_words(&words);
        assert_eq!(read.is_some(), is_sum, "{digit}");
        if let Some(mut sum) = read {
            (0..100).for_each(|_| sum.merge(&sum.clone()));
        }
    }
}

/// Whatever words are, no arithmetic on them overflows, and what is read is written and read again. `FPDSL_LARGE` makes them ten
/// million.
#[test]
fn words_made_up() {
    let large = std::env::var_os("FPDSL_LARGE").is_some();
    let inputs = if large { 10_000_000 } else { 20_000 };
    let mut random = Random(91);
    let mut all = Accumulator::new();
    let mut read = 0_u64;
    for k in 0..inputs {
        let mut words = [0_i64; exact::WORDS];
        let (digits, counts) = words.split_at_mut(DIGITS);
        for _ in 0..random.below(9) {
            digits[random.below(DIGITS)] = (random.next() >> random.below(64)) as i64;
        }
        for _ in 0..1 + random.below(4) {
            counts[random.below(6)] = (random.next() >> random.below(64)) as i64;
        }
        if k % 3 > 0 {
            digits[DIGITS - 1] %= 8;
            digits.iter_mut().for_each(|digit| *digit >>= 2);
            counts.iter_mut().for_each(|count| *count &= i64::MAX);
        }
        let Some(sum) = Accumulator::from_words(&words) else {
            continue;
        };
        read += 1;
        all.merge(&sum);
        assert!(Accumulator::from_words(&sum.to_words()).unwrap() == sum);
        let (down, up) = (sum.round::<Rd, f64>(), sum.round::<Ru, f32>());
        assert!(down.is_nan() || up.is_nan() || down <= f64::from(up));
    }
    assert!(read > inputs / 4, "{read} of {inputs} are read");
    assert_eq!(all.terms(), u64::MAX);
    report::ran("exact words", "host", inputs);
}

/// Any argument, and a function that takes one, as users write them.
#[test]
fn any_kind_of_values() {
    fn mean<T: Summand>(device: &Device, x: impl Values<T>) -> T {
        exact::sum::<Rn, T>(device, x).unwrap()
    }
    let device = Device::host();
    let (list, mut buffer) = (
        vec![0.5_f32, 0.25],
        Buffer::new(&device, &[0.5_f32, 0.25]).unwrap(),
    );
    for sum in [
        mean(&device, &list),
        mean(&device, &buffer),
        mean(&device, &[0.5_f32, 0.25]),
        mean(&device, &list[..]),
        mean(&device, buffer.view(..).unwrap()),
        mean(&device, View::from(&list)),
        mean(&device, &buffer.view_mut(..).unwrap()),
        mean(&device, &buffer.strided(0, 1, 2).unwrap()),
    ] {
        assert_eq!(sum, 0.75);
    }
}

fn views(device: &Device) {
    let mut random = Random(11);
    let (x, y): (Vec<f64>, Vec<f64>) = (random.vector(3000), random.vector(3000));
    let mut buffer = Buffer::new(device, &x).unwrap();
    let other = Buffer::new(device, &y).unwrap();
    let bits = |value: Result<f64, fpdsl::Error>| value.unwrap().to_bits();
    let host = Device::host();
    let found = exact::sum::<Ru, f64>(device, buffer.view(17..2901).unwrap());
    assert_eq!(bits(found), bits(exact::sum::<Ru, f64>(&host, &x[17..2901])));
    let every: Vec<f64> = x[5..].iter().step_by(7).copied().collect();
    let steps = buffer.strided(5, 7, every.len()).unwrap();
    assert_eq!(
        bits(exact::sum_of_squares::<Rd, f64>(device, &steps)),
        bits(exact::sum_of_squares::<Rd, f64>(&host, &every))
    );
    let beside = other.view(..every.len()).unwrap();
    assert_eq!(
        bits(exact::dot::<Rz, f64>(device, &steps, beside)),
        bits(exact::dot::<Rz, f64>(&host, &every, &y[..every.len()]))
    );
    // Infinities take the way through the host.
    let mut part = buffer.view_mut(100..2000).unwrap();
    part.fill(f64::INFINITY).unwrap();
    assert_eq!(exact::asum::<Rn, f64>(device, &part).unwrap(), f64::INFINITY);
}

#[test]
fn of_views() {
    for device in Device::hosts() {
        views(&device);
    }
    report::ran("exact sums of views", "every host level", 4);
    match fpdsl_gpp::find() {
        Ok(compiler) => {
            let device = Device::accelerator(Arc::new(CudaOnCpu::new(compiler)));
            views(&device);
            let buffer = Buffer::new(&device, &[1.0, 2.0]).unwrap();
            let error = exact::sum::<Rn, f64>(&Device::host(), buffer.view(..).unwrap()).unwrap_err();
            assert!(error.to_string().contains("was given a buffer on"), "{error}");
            report::ran("exact sums of views", "cuda on the cpu", 4);
        }
        Err(why) => report::skipped("exact sums of views", "cuda on the cpu", &why),
    }
    #[cfg(feature = "cuda")]
    match Device::cuda(0) {
        Ok(device) => {
            views(&device);
            report::ran("exact sums of views", "gpu", 4);
        }
        Err(why) => report::skipped("exact sums of views", "gpu", &why.to_string()),
    }
    #[cfg(not(feature = "cuda"))]
    report::skipped(
        "exact sums of views",
        "gpu",
        "this build is without the feature `cuda`",
    );
}
