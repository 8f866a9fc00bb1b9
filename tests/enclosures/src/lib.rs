//! Exact runs of recorded bodies, for tests of enclosures: the same path, in numbers of 600 bits.
#![cfg(feature = "mpfr")]

#[allow(dead_code)]
#[path = "../../../src/verify/exact.rs"]
mod exact;
#[path = "../../../src/verify/special.rs"]
mod special;

pub mod beside;

use std::cell::Cell;

use fpdsl::math;
use fpdsl_runtime::ir::interp::{Domain, Stop, run_with};
use fpdsl_runtime::ir::{Constant, Elementary, Kernel, Kind, Op};
use fpdsl_runtime::lift::ScalarType;
use rug::Float;

pub use exact::Number;

/// The exact run, which sees whether all its values are numbers.
pub struct Exact {
    domain: exact::Exact,
    strange: Cell<bool>,
}

impl Default for Exact {
    fn default() -> Self {
        Exact {
            domain: exact::Exact { precision: 600 },
            strange: Cell::new(false),
        }
    }
}

impl Exact {
    /// Returns true if a value was infinite or NaN: then no exact value may exist.
    pub fn is_strange(&self) -> bool {
        self.strange.get()
    }

    fn see(&self, value: Number) -> Number {
        if let Number::Real(x) = &value {
            self.strange.set(self.strange.get() || !x.is_finite());
        }
        value
    }
}

impl Domain for Exact {
    type Value = Number;

    /// What is given. An infinity is a number beyond the largest, as it is to enclosures.
    fn constant(&self, constant: Constant) -> Number {
        match (self.domain.constant(constant), constant.ty.kind()) {
            (Number::Real(x), Kind::Float(format)) if x.is_infinite() => {
                let size = Float::with_val(600, 1.5) << (format.max_exponent() + 1);
                Number::Real(size.copysign(&x))
            }
            (value, _) => self.see(value),
        }
    }

    fn encoding(&self, value: &Number) -> u64 {
        self.domain.encoding(value)
    }

    fn operation(&self, op: Op, ty: ScalarType, args: &[(ScalarType, Number)]) -> Number {
        self.see(self.domain.operation(op, ty, args))
    }

    fn elementary(&self, function: Elementary, args: &[Number]) -> Option<Vec<Number>> {
        let found = self.domain.elementary(function, args)?.into_iter();
        Some(found.map(|value| self.see(value)).collect())
    }
}

/// The number with an encoding.
pub fn number(ty: ScalarType, bits: u64) -> Float {
    match ty.kind() {
        Kind::Float(format) => exact::decode(format, bits),
        Kind::Signed(width) => Float::with_val(64, ((bits << (64 - width)) as i64) >> (64 - width)),
        Kind::Bool | Kind::Unsigned(_) => Float::with_val(64, bits),
    }
}

/// Returns true if a value lies between bounds.
pub fn lies(ty: ScalarType, value: &Number, [lo, hi]: [u64; 2]) -> bool {
    let value = match value {
        Number::Real(x) => x.clone(),
        Number::Word(bits) => number(ty, *bits),
    };
    number(ty, lo) <= value && value <= number(ty, hi)
}

/// The results of a body that encloses, with a limit for its loops.
pub fn enclosed(asked: &Kernel, params: &[u64], slices: &[&[u64]], limit: u64) -> Result<Vec<u64>, Stop> {
    let params: Vec<u64> = params.iter().copied().chain([limit]).collect();
    run_with(asked, &params, slices, 1 << 24)
}

/// The bounds and the decoration of a result, of which there are so many.
pub fn column(found: &[u64], results: usize, leaf: usize) -> ([u64; 2], u64) {
    let [lo, hi, decoration] = [0, 1, 2].map(|column| found[results + 3 * leaf + column]);
    ([lo, hi], decoration)
}
