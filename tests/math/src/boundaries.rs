//! Where functions change from one branch or table's entry to another.
//!
//! Constants that a recorded body compares with are read from it, so a new branch needs no new line here. Entries of tables are chosen
//! by arithmetic, which [`pieces`] repeats.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::{FRAC_PI_2, LN_2, LOG10_2, PI, SQRT_2};

use fpdsl_runtime::ir::{Block, Constant, Kernel, Op, Operand, Stmt};
use fpdsl_runtime::lift::ScalarType;

/// Numbers on either side of a branch that are tested.
pub const OF_BRANCH: i64 = 16;
/// Numbers on either side of the border of a table's entry that are tested.
pub const OF_PIECE: i64 = 2;

/// The finite constants that a function, and those that it calls, compare numbers with, and their negatives.
pub fn constants(kernel: &Kernel) -> Vec<f64> {
    let mut found = Vec::new();
    for kernel in std::iter::once(kernel).chain(&kernel.functions) {
        compared(&kernel.body, &mut |constant| {
            let x = match constant.ty {
                ScalarType::F64 => f64::from_bits(constant.bits),
                ScalarType::F32 => f64::from(f32::from_bits(constant.bits as u32)),
                _ => return,
            };
            found.extend([x, -x].into_iter().filter(|x| x.is_finite()));
        });
    }
    found
}

fn compared(block: &Block, found: &mut impl FnMut(Constant)) {
    for stmt in block {
        if let Stmt::Let {
            op: Op::Compare(_) | Op::Min | Op::Max,
            args,
            ..
        } = stmt
        {
            for arg in args {
                if let Operand::Const(constant) = arg {
                    found(*constant);
                }
            }
        }
        stmt.blocks().for_each(|inner| compared(inner, found));
    }
}

/// Odd multiples of half of a step: where the nearest multiple of the step changes.
pub fn ties(step: f64, count: i32) -> Vec<f64> {
    (0..count).map(|k| (f64::from(k) + 0.5) * step).collect()
}

/// Borders of the bins of logarithms (`log::split`), and within one of them those of its second table.
pub fn bins() -> Vec<f64> {
    let bin = |k: u64| f64::from_bits((1.0_f64.to_bits() - (19 << 46)) + (k << 47));
    let second = (0..32).map(|j| 1.0 + (f64::from(j) - 15.5) / 976.0);
    (0..34)
        .map(bin)
        .chain(second)
        .chain([3.4e-300, 8.9e300])
        .collect()
}

/// Borders of pieces: `count` an octave of `x + from`, up to `x + from = to`.
fn octaves(from: f64, to: f64, count: u32) -> Vec<f64> {
    let mut found = Vec::new();
    let mut start = from;
    while start < to {
        found.extend((0..count).map(|k| start * (1.0 + f64::from(k) / f64::from(count)) - from));
        start *= 2.0;
    }
    found
}

/// Borders of the entries of tables of a function of binary64, by the name of the function. Both signs are meant.
pub fn pieces(name: &str) -> Vec<f64> {
    match name {
        "exp" | "exp_m1" | "sinh" | "cosh" | "tanh" => ties(LN_2 / 1024.0, 64),
        "exp2" => ties(1.0 / 1024.0, 64),
        "exp10" => ties(LOG10_2 / 1024.0, 64),
        "ln" | "log2" | "log10" | "cbrt" => bins(),
        "ln_1p" => bins().into_iter().map(|x| x - 1.0).collect(),
        "asinh" => bins().into_iter().map(|x| x.ln().sinh()).collect(),
        "acosh" => bins().into_iter().map(|x| x.ln().cosh()).collect(),
        "atanh" => bins().into_iter().map(|x| x.ln().tanh()).collect(),
        "sin" | "cos" | "tan" => ties(PI / 64.0, 130),
        "sin_pi" | "cos_pi" | "tan_pi" => ties(1.0 / 64.0, 130),
        "atan" | "atan_pi" => {
            let turns = ties(1.0 / 64.0, 64);
            turns.iter().flat_map(|x| [*x, 1.0 / x]).collect()
        }
        "asin" | "asin_pi" | "acos" | "acos_pi" => {
            let turns = ties(1.0 / 64.0, 64);
            turns
                .iter()
                .flat_map(|x| [x.atan().sin(), x.atan().cos()])
                .collect()
        }
        "gamma" | "ln_gamma" => ties(1.0 / 32.0, 700),
        "erf" => ties(0.125, 48),
        "erfc" | "erfcx" => octaves(2.0, 32.0, 16),
        "normcdf" => octaves(2.0, 32.0, 16).into_iter().map(|x| x * SQRT_2).collect(),
        "erfinv" => tails().into_iter().map(|q| 1.0 - q).collect(),
        "erfcinv" => tails().into_iter().flat_map(|q| [q, 2.0 - q]).collect(),
        "normcdfinv" => tails()
            .into_iter()
            .flat_map(|q| [0.5 * q, 1.0 - 0.5 * q])
            .collect(),
        "j0" | "j1" | "y0" | "y1" => (1..40).map(|k| f64::from(k) * FRAC_PI_2).collect(),
        _ => panic!("no table of {name} is known"),
    }
}

/// Borders of the pieces of the inverse of erfc: the root of minus the logarithm to the base 2 has four an octave.
fn tails() -> Vec<f64> {
    let root = octaves(1.0, 33.0, 4).into_iter().map(|x| x + 1.0);
    root.map(|s| (-s * s).exp2()).filter(|&q| q > 0.0).collect()
}

/// Boundaries of a function by their encodings in binary64, and how far around them to look.
pub fn wide(name: &str, kernel: &Kernel) -> BTreeMap<u64, i64> {
    let pieces = pieces(name).into_iter().flat_map(|x| [x, -x]);
    let mut found: BTreeMap<u64, i64> = pieces.map(|x| (x.to_bits(), OF_PIECE)).collect();
    found.extend(constants(kernel).into_iter().map(|x| (x.to_bits(), OF_BRANCH)));
    found
}

/// The numbers around boundaries.
pub fn around(boundaries: &BTreeMap<u64, i64>) -> Vec<f64> {
    let near =
        |(&bits, &reach): (&u64, &i64)| (-reach..=reach).map(move |step| bits.wrapping_add_signed(step));
    boundaries.iter().flat_map(near).map(f64::from_bits).collect()
}

/// The numbers of binary32 around boundaries of a function.
pub fn around_in_single(name: &str, kernel: &Kernel) -> Vec<f32> {
    let all = pieces(name)
        .into_iter()
        .flat_map(|x| [x, -x])
        .chain(constants(kernel));
    let near = |x: f64| {
        (-OF_BRANCH..=OF_BRANCH).map(move |step| (x as f32).to_bits().wrapping_add_signed(step as i32))
    };
    let encodings: BTreeSet<u32> = all.flat_map(near).collect();
    encodings.into_iter().map(f32::from_bits).collect()
}

/// Arguments of ordinary and of extreme size, to go with one that is beside a branch.
const PARTNERS: [f64; 10] = [1.0, 1.5, 0.7, 3.0, -2.5, 1e-5, 1e10, 1e30, 1e300, 1e-300];

/// Pairs beside the branches of a function of two arguments: one of them, their quotient, or the logarithm of a power is beside a
/// constant that the recorded body compares with. `numbers_around` gives the numbers of the format beside one.
pub fn pairs<T: Copy>(kernel: &Kernel, numbers_around: impl Fn(f64, i64) -> Vec<T>) -> (Vec<T>, Vec<T>) {
    let constants: BTreeSet<u64> = constants(kernel).into_iter().map(f64::to_bits).collect();
    let constants: Vec<f64> = constants.into_iter().map(f64::from_bits).collect();
    let mut pairs = Vec::new();
    for &c in &constants {
        for &partner in PARTNERS.iter().chain(&constants) {
            let itself = numbers_around(partner, 0);
            for x in [c, c * partner, c / partner, c / partner.abs().log2()] {
                for x in numbers_around(x, OF_BRANCH) {
                    pairs.extend(itself.iter().flat_map(|&y| [(x, y), (y, x)]));
                }
            }
        }
    }
    pairs.into_iter().unzip()
}

/// The numbers of binary64 up to `reach` beside one, without NaNs.
pub fn of_wide(x: f64, reach: i64) -> Vec<f64> {
    let near = (-reach..=reach).map(|step| f64::from_bits(x.to_bits().wrapping_add_signed(step)));
    near.filter(|x| !x.is_nan()).collect()
}

/// The same of binary32.
pub fn of_single(x: f64, reach: i64) -> Vec<f32> {
    let bits = (x as f32).to_bits();
    let near = (-reach..=reach).map(|step| f32::from_bits(bits.wrapping_add_signed(step as i32)));
    near.filter(|x| !x.is_nan()).collect()
}
