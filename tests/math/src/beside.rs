//! Arguments beside the branches of powers and roots with an integer exponent, of compound interest and of norms.
//!
//! The constants come from the recorded body, as in [`boundaries`](crate::boundaries). What a body compares with them is an argument, the
//! logarithm of the result, a norm or the quotient of two operands: each is solved for an argument.

use std::collections::BTreeSet;

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kernel;

use crate::boundaries::{OF_BRANCH, OF_PIECE, bins, constants, ties};

/// Functions of a number and an integer.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// `powi`.
    Power,
    /// `rootn`.
    Root,
    /// `compound`.
    Compound,
}

impl Kind {
    /// The argument for which the result has the logarithm `t`.
    fn argument(self, t: f64, n: f64) -> f64 {
        match self {
            Kind::Power => (t / n).exp(),
            Kind::Root => (t * n).exp(),
            Kind::Compound => (t / n).exp_m1(),
        }
    }

    /// The exponent for which it has.
    fn exponent(self, t: f64, x: f64) -> f64 {
        match self {
            Kind::Power => t / x.ln(),
            Kind::Root => x.ln() / t,
            Kind::Compound => t / x.ln_1p(),
        }
    }

    /// The argument of which powers are computed, where `x` is their base.
    fn of_base(self, x: f64) -> f64 {
        match self {
            Kind::Power | Kind::Root => x,
            Kind::Compound => x - 1.0,
        }
    }
}

/// The encodings of numbers up to `reach` beside one in a format, as numbers.
fn near(format: Format, x: f64, reach: i64) -> Vec<f64> {
    let bits = match format {
        Format::F32 => u64::from((x as f32).to_bits()),
        _ => x.to_bits(),
    };
    let (sign, size) = (bits & format.sign_mask(), bits & format.magnitude_mask());
    let encodings = (-reach..=reach).filter_map(|step| size.checked_add_signed(step));
    let number = |bits: u64| match format {
        Format::F32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    };
    encodings
        .map(|size| number(sign | size))
        .filter(|x| !x.is_nan())
        .collect()
}

/// The least number, the least normal one, the largest one and the next power of two, if that is a number of binary64.
fn limits(format: Format) -> [f64; 4] {
    let two = |e: i32| 2.0_f64.powi(e / 2) * 2.0_f64.powi(e - e / 2);
    let largest = near(format, f64::INFINITY, 1)[0];
    let [least, normal] = [format.quantum_exponent(), format.min_exponent()].map(two);
    [least, normal, largest, two(format.max_exponent() + 1)]
}

/// Exponents of ordinary size, and where integers, or their conversions, end.
const EXPONENTS: [i32; 27] = [
    1,
    -1,
    2,
    -2,
    3,
    -3,
    4,
    5,
    -7,
    10,
    -31,
    33,
    53,
    -54,
    55,
    100,
    -745,
    1023,
    -1074,
    1 << 20,
    -(1 << 24) - 1,
    (1 << 25) + 2,
    1 << 30,
    i32::MAX - 1,
    i32::MAX,
    i32::MIN + 1,
    i32::MIN,
];

/// Bases of several sizes, some with few digits.
const BASES: [f64; 16] = [
    2.0,
    0.5,
    3.0,
    5.0,
    7.0,
    0.75,
    1.5,
    10.0,
    1.0 + f64::EPSILON,
    1.0 - f64::EPSILON / 2.0,
    1.0 + 1.0 / 8_388_608.0,
    1.0 - 1.0 / 16_777_216.0,
    1.001,
    0.999,
    1e300,
    1e-300,
];

/// Logarithms of results beside branches: constants as they are and of the base 2, and the limits of the format, of half of them too.
fn logarithms(constants: &[f64], format: Format) -> Vec<f64> {
    let natural = constants
        .iter()
        .flat_map(|&c| [c, c * std::f64::consts::LN_2])
        .filter(|t| t.abs() < 800.0);
    let [least, ..] = limits(format);
    let of_limits = limits(format).into_iter().map(f64::ln);
    let largest = f64::from(format.max_exponent() + 1) * std::f64::consts::LN_2;
    natural
        .chain(of_limits.filter(|t| t.is_finite()))
        .chain([least.ln() - std::f64::consts::LN_2, largest])
        .collect()
}

/// Pairs of arguments beside the branches of a function of a number and an integer.
pub fn exponents(kind: Kind, kernel: &Kernel, format: Format) -> (Vec<f64>, Vec<i32>) {
    let constants = distinct(constants(kernel));
    let mut pairs = BTreeSet::new();
    let mut add = |x: f64, reach: i64, exponents: &[i32]| {
        for x in near(format, x, reach) {
            pairs.extend(
                exponents
                    .iter()
                    .flat_map(|&n| [(x.to_bits(), n), ((-x).to_bits(), n)]),
            );
        }
    };
    let few: Vec<i32> = (-OF_BRANCH as i32..=OF_BRANCH as i32).collect();
    let places = [0.0, 1.0, 2.0].into_iter().chain(limits(format));
    for x in places.chain(constants.iter().copied()).chain([f64::INFINITY]) {
        add(x, OF_BRANCH, &EXPONENTS);
        add(x, 1, &few);
    }
    let ends = (0..=OF_BRANCH as i32).flat_map(|k| [i32::MIN + k, i32::MAX - k]);
    let of_powers = (-OF_BRANCH as i32..=OF_BRANCH as i32).flat_map(|k| [54 + k, -54 + k, (1 << 24) + k]);
    let all: Vec<i32> = few.iter().copied().chain(ends).chain(of_powers).collect();
    for base in BASES {
        add(kind.of_base(base), 0, &all);
    }
    for t in logarithms(&constants, format) {
        for n in EXPONENTS {
            add(kind.argument(t, f64::from(n)), OF_BRANCH, &[n]);
        }
        for x in BASES.map(|base| kind.of_base(base)) {
            let n = kind.exponent(t, x).round();
            if n.abs() < 2.0_f64.powi(31) {
                let around: Vec<i32> = (-OF_BRANCH..=OF_BRANCH)
                    .map(|step| (n as i64 + step).clamp(i32::MIN.into(), i32::MAX.into()) as i32)
                    .collect();
                add(x, 0, &around);
            }
        }
    }
    // The largest integers whose powers have the digits of a number, or one more.
    for digits in [format.precision(), format.precision() + 1] {
        for n in 2..=digits as i32 {
            let root = 2.0_f64.powf(f64::from(digits) / f64::from(n)).floor();
            for integer in (-OF_BRANCH..=OF_BRANCH).map(|step| root + step as f64) {
                match kind {
                    Kind::Root => add(integer.powi(n), 1, &[n, -n]),
                    Kind::Power | Kind::Compound => add(kind.of_base(integer), 0, &[n, -n]),
                }
            }
        }
    }
    // Borders of tables' entries, of the logarithm and of the power.
    for x in bins() {
        add(kind.of_base(x), OF_PIECE, &[2, -3, 7, -100]);
    }
    for t in ties(std::f64::consts::LN_2 / 1024.0, 64)
        .into_iter()
        .chain(ties(std::f64::consts::LN_2 / 32.0, 64))
    {
        for n in [3, -7, 1000, -(1 << 20)] {
            add(kind.argument(t, f64::from(n)), OF_PIECE, &[n]);
        }
    }
    pairs.into_iter().map(|(x, n)| (f64::from_bits(x), n)).unzip()
}

/// Operands beside the branches of a norm or of its reciprocal, with at most `count` of them not 0.
pub fn norms(kernel: &Kernel, format: Format, count: usize) -> Vec<[f64; 4]> {
    let constants = distinct(constants(kernel).into_iter().map(f64::abs).filter(|&c| c > 0.0));
    let sizes = distinct(
        constants
            .iter()
            .flat_map(|&c| [c, 1.0 / c])
            .chain(limits(format))
            .chain(limits(format).map(f64::recip))
            .chain([1.0, 1.5, 2.0, 1e30, 1e-30]),
    );
    // Operands are scaled so that the largest is 2^28, or 2^21 of a reciprocal, before some are compared.
    let quotients = constants
        .iter()
        .flat_map(|&c| [1.0, 2.0_f64.powi(-28), 2.0_f64.powi(-21), 2.0_f64.powi(-22)].map(|scale| c * scale))
        .filter(|&q| q <= 1.0);
    // A square loses its last digits, or all of them, beside the largest.
    let places = [
        0, 1, 12, 24, 26, 27, 53, 54, 60, 80, 108, 109, 134, 135, 136, 160, 188, 228,
    ];
    let quotients = distinct(
        quotients
            .chain(places.map(|place| 2.0_f64.powi(-place)))
            .chain([0.75, 4.0 / 3.0]),
    );
    let mut found = Vec::new();
    let mut add = |mut operands: [f64; 4]| {
        // Each operand has other places and signs.
        let turn = found.len();
        operands[..count].rotate_left(turn % count);
        for (k, x) in operands.iter_mut().enumerate() {
            *x = x.copysign(if turn >> k & 1 == 0 { 1.0 } else { -1.0 });
        }
        found.push(operands);
    };
    for &size in &sizes {
        for x in near(format, size, OF_BRANCH) {
            add([x, 0.0, 0.0, 0.0]);
        }
        for &q in &quotients {
            let parts = [size, size * q].map(|x| near(format, x, 0));
            let (Some(&x), Some(&y)) = (parts[0].first(), parts[1].first()) else {
                continue;
            };
            let [third, fourth] = [2, 3].map(|place| if count > place { y } else { 0.0 });
            for near_x in near(format, size, OF_BRANCH) {
                add([near_x, y, third, 0.0]);
            }
            for near_y in near(format, size * q, OF_BRANCH) {
                add([x, near_y, 0.0, fourth]);
            }
        }
        // Equal ones, whose norm is the size.
        for equal in 2..=count {
            let part = size / (equal as f64).sqrt();
            let rounded = near(format, part, 0);
            for x in near(format, part, OF_BRANCH) {
                let mut operands = [0.0; 4];
                rounded.iter().for_each(|&part| operands[..equal].fill(part));
                operands[0] = x;
                add(operands);
            }
        }
    }
    for special in [f64::NAN, f64::INFINITY, 0.0] {
        for x in [f64::NAN, f64::INFINITY, 0.0, 1.0] {
            (0..2 * count).for_each(|_| add([special, x, 0.0, 0.0]));
        }
    }
    found
}

fn distinct(numbers: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let encodings: BTreeSet<u64> = numbers
        .into_iter()
        .filter(|x| x.is_finite())
        .map(f64::to_bits)
        .collect();
    encodings.into_iter().map(f64::from_bits).collect()
}
