//! Values of two runs, which may be of different types.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::{Rounding, soft};

use crate::verify::ulps::{Distance, distance};

/// A scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub ty: ScalarType,
    pub bits: u64,
}

impl Value {
    /// How far two values are apart; none for a float and an integer.
    ///
    /// Floats of two formats are compared in the narrower one: the other is rounded to nearest.
    pub fn distance(self, other: Value) -> Option<Distance> {
        if self.ty == other.ty {
            return Some(distance(self.ty, self.bits, other.bits));
        }
        match (self.ty.kind(), other.ty.kind()) {
            (Kind::Float(x), Kind::Float(y)) => {
                let (ty, format) = if x.precision() < y.precision() {
                    (self.ty, x)
                } else {
                    (other.ty, y)
                };
                let [x, y] =
                    [(x, self.bits), (y, other.bits)].map(|(from, bits)| narrowed(from, format, bits));
                Some(distance(ty, x, y))
            }
            (Kind::Signed(_) | Kind::Unsigned(_), Kind::Signed(_) | Kind::Unsigned(_)) => {
                Some(match self.integer().abs_diff(other.integer()) {
                    0 => Distance::Same,
                    apart => Distance::Ulps(u64::try_from(apart).unwrap_or(u64::MAX)),
                })
            }
            _ => None,
        }
    }

    /// Returns true for a value that unrelated operations often have: 0, 1 and -1, an infinity, a NaN, and all that are no floats.
    pub fn is_common(self) -> bool {
        match self.ty.kind() {
            Kind::Float(format) => {
                let size = self.bits & format.magnitude_mask();
                size == 0 || size == format.one() || size >= format.infinity()
            }
            Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => true,
        }
    }

    fn integer(self) -> i128 {
        match self.ty.kind() {
            Kind::Signed(width) => {
                let unused = 64 - width;
                i128::from(((self.bits << unused) as i64) >> unused)
            }
            Kind::Bool | Kind::Unsigned(_) | Kind::Float(_) => i128::from(self.bits),
        }
    }
}

fn narrowed(from: Format, to: Format, bits: u64) -> u64 {
    if from == to {
        return bits;
    }
    soft::convert(from, to, Rounding::NearestEven, bits)
}

/// Returns true if values that are so far apart count as different.
pub(super) fn differs(distance: Distance, allowed: u64) -> bool {
    match distance {
        Distance::Same => false,
        Distance::ZeroSign => allowed == 0,
        Distance::Ulps(ulps) => ulps > allowed,
        Distance::Nan => true,
    }
}

/// Two lists of values that agree one by one.
pub(super) fn agree(x: &[Value], y: &[Value], allowed: u64) -> bool {
    let agrees = |(x, y): (&Value, &Value)| x.distance(*y).is_some_and(|apart| !differs(apart, allowed));
    x.len() == y.len() && x.iter().zip(y).all(agrees)
}
