//! Stochastic rounding on integers alone: exact results as fractions, and the rule of PTX's `cvt.rs`.

use fpdsl_ops::Operation;
use num_bigint::BigUint;

use crate::format::Format;

/// What a NaN is expected to be: any NaN.
pub const NAN: u64 = u64::MAX;

/// `numerator / denominator 2^e`, or the square root of it; not 0.
#[derive(Clone, Debug)]
pub struct Exact {
    /// Below zero.
    pub negative: bool,
    numerator: BigUint,
    denominator: BigUint,
    e: i64,
    root: bool,
}

/// An exact result.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Not a number.
    Nan,
    /// An infinity, with true for the negative one.
    Infinity(bool),
    /// A zero, likewise.
    Zero(bool),
    /// Any other number.
    Number(Exact),
}

use Outcome::{Infinity, Nan, Number, Zero};

fn shifted(x: &BigUint, by: i64) -> BigUint {
    if by >= 0 {
        x << by as u64
    } else {
        x >> by.unsigned_abs()
    }
}

impl Exact {
    /// How many whole `2^p` its magnitude has.
    fn whole(&self, p: i64) -> BigUint {
        let by = if self.root { self.e - 2 * p } else { self.e - p };
        let one = BigUint::from(1_u32);
        let whole = if self.denominator == one {
            shifted(&self.numerator, by)
        } else if by >= 0 {
            (&self.numerator << by as u64) / &self.denominator
        } else {
            &self.numerator / (&self.denominator << by.unsigned_abs())
        };
        if self.root { whole.sqrt() } else { whole }
    }

    /// Whether its magnitude is less than `2^p`.
    pub fn is_below(&self, p: i32) -> bool {
        self.whole(p.into()) == BigUint::ZERO
    }

    /// The exponent of the last digit toward zero, and how many of its `2^k`th parts there are, for a format of so many digits.
    pub fn parts(&self, digits: u32, lowest: i32, k: u32) -> (i64, BigUint) {
        let above = self.numerator.bits() as i64 - self.denominator.bits() as i64 + self.e;
        let least = if self.root {
            (above - 1).div_euclid(2)
        } else {
            above - 1
        };
        let mut q = (least + 1 - i64::from(digits)).max(lowest.into());
        loop {
            let parts = self.whole(q - i64::from(k));
            if parts.bits() <= u64::from(digits + k) {
                return (q, parts);
            }
            q += 1;
        }
    }

    /// The magnitude as an encoding, rounded by random bits; infinity and more where it is too large.
    pub fn rounded(&self, digits: u32, lowest: i32, k: u32, bits: u32) -> u64 {
        let (q, parts) = self.parts(digits, lowest, k);
        let r = u64::from(bits) & ((1 << k) - 1);
        let units = u64::try_from((parts + r) >> k).expect("few digits");
        let binades = u64::try_from(q - i64::from(lowest)).expect("none below the lowest");
        (binades << (digits - 1)) + units
    }
}

impl Outcome {
    /// Of an encoding.
    pub fn of(format: Format, bits: u64) -> Outcome {
        let negative = bits & format.sign() != 0;
        if format.is_nan(bits) {
            return Nan;
        } else if format.is_infinite(bits) {
            return Infinity(negative);
        }
        let (_, significand, e) = format.parts(bits);
        scaled(negative, significand, e.into())
    }

    /// Of an integer.
    pub fn of_integer(x: i128) -> Outcome {
        scaled(x < 0, u64::try_from(x.unsigned_abs()).expect("64 bits"), 0)
    }

    /// As an encoding.
    pub fn rounded(&self, format: Format, bits: u32) -> u64 {
        let signed = |negative: bool, size: u64| size | if negative { format.sign() } else { 0 };
        match self {
            Nan => NAN,
            Infinity(negative) => signed(*negative, format.infinity()),
            Zero(negative) => signed(*negative, 0),
            Number(x) => {
                let size = x.rounded(format.digits, format.lowest(), format.random, bits);
                signed(x.negative, size.min(format.infinity()))
            }
        }
    }

    /// Random bits by which it just goes away from zero, and by which it just does not; none if it is exact as it seems.
    pub fn edge(&self, format: Format) -> Option<[u32; 2]> {
        let Number(x) = self else { return None };
        let k = format.random;
        let (_, parts) = x.parts(format.digits, format.lowest(), k);
        let d = u64::try_from(parts % (1_u64 << k)).expect("few digits");
        let away = (1_u64 << k) - d;
        // Bits above the lowest `k` do not matter.
        let above = 0xa5a5_a5a5 & !((1_u64 << k) - 1);
        (d > 0).then_some([away as u32, ((away - 1) | above) as u32])
    }
}

fn scaled(negative: bool, m: u64, e: i64) -> Outcome {
    if m == 0 {
        return Zero(negative);
    }
    Number(Exact {
        negative,
        numerator: m.into(),
        denominator: BigUint::from(1_u32),
        e,
        root: false,
    })
}

fn sign(x: &Outcome) -> bool {
    match x {
        Nan => false,
        Infinity(negative) | Zero(negative) => *negative,
        Number(x) => x.negative,
    }
}

/// `-x`.
pub fn negated(x: Outcome) -> Outcome {
    match x {
        Nan => Nan,
        Infinity(negative) => Infinity(!negative),
        Zero(negative) => Zero(!negative),
        Number(x) => Number(Exact {
            negative: !x.negative,
            ..x
        }),
    }
}

/// `x + y` of numbers whose denominators are 1.
pub fn sum(x: Outcome, y: Outcome) -> Outcome {
    match (x, y) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinity(x), Infinity(y)) if x != y => Nan,
        (Infinity(x), _) | (_, Infinity(x)) => Infinity(x),
        (Zero(x), Zero(y)) => Zero(x && y),
        (Zero(_), x) | (x, Zero(_)) => x,
        (Number(x), Number(y)) => {
            let e = x.e.min(y.e);
            let a = &x.numerator << (x.e - e) as u64;
            let b = &y.numerator << (y.e - e) as u64;
            let (negative, numerator) = if x.negative == y.negative {
                (x.negative, a + b)
            } else if a >= b {
                (x.negative, a - b)
            } else {
                (y.negative, b - a)
            };
            if numerator == BigUint::ZERO {
                return Zero(false);
            }
            Number(Exact {
                negative,
                numerator,
                e,
                ..x
            })
        }
    }
}

/// `x y`, likewise.
pub fn product(x: Outcome, y: Outcome) -> Outcome {
    let negative = sign(&x) != sign(&y);
    match (x, y) {
        (Nan, _) | (_, Nan) | (Infinity(_), Zero(_)) | (Zero(_), Infinity(_)) => Nan,
        (Infinity(_), _) | (_, Infinity(_)) => Infinity(negative),
        (Zero(_), _) | (_, Zero(_)) => Zero(negative),
        (Number(x), Number(y)) => Number(Exact {
            negative,
            numerator: x.numerator * y.numerator,
            e: x.e + y.e,
            denominator: x.denominator,
            root: false,
        }),
    }
}

/// `x / y`, likewise.
pub fn quotient(x: Outcome, y: Outcome) -> Outcome {
    let negative = sign(&x) != sign(&y);
    match (x, y) {
        (Nan, _) | (_, Nan) | (Infinity(_), Infinity(_)) | (Zero(_), Zero(_)) => Nan,
        (Infinity(_), _) | (_, Zero(_)) => Infinity(negative),
        (Zero(_), _) | (_, Infinity(_)) => Zero(negative),
        (Number(x), Number(y)) => Number(Exact {
            negative,
            numerator: x.numerator,
            denominator: y.numerator,
            e: x.e - y.e,
            root: false,
        }),
    }
}

/// The square root, likewise.
pub fn root(x: Outcome) -> Outcome {
    match x {
        Zero(negative) => Zero(negative),
        _ if sign(&x) => Nan,
        // Of an even power of two.
        Number(x) => Number(Exact {
            numerator: x.numerator << (x.e & 1) as u64,
            e: x.e - (x.e & 1),
            root: true,
            ..x
        }),
        other => other,
    }
}

/// The exact result of an operation that has stochastic rounding, for encodings, of which it takes as many as it has operands.
///
/// # Panics
///
/// If it has none.
pub fn exact(operation: Operation, format: Format, bits: [u64; 3]) -> Outcome {
    let [x, y, z] = bits.map(|bits| Outcome::of(format, bits));
    match operation {
        Operation::Add => sum(x, y),
        Operation::Sub => sum(x, negated(y)),
        Operation::Mul => product(x, y),
        Operation::Div => quotient(x, y),
        Operation::Sqrt => root(x),
        Operation::Recip => quotient(scaled(false, 1, 0), x),
        Operation::MulAdd => sum(product(x, y), z),
        other => unreachable!("{other:?} does not round stochastically"),
    }
}

/// No operation with stochastic rounding is missing.
#[test]
fn the_oracle_knows_every_operation() {
    use crate::format::F32;
    for &operation in Operation::ALL {
        if operation.is_stochastic() {
            let result = exact(operation, F32, [F32.one(), F32.one(), 0]).rounded(F32, 0);
            assert!(
                [0, F32.one(), F32.one() + (1 << 23)].contains(&result),
                "{operation:?}: {result:x}"
            );
        }
    }
}

/// Small cases by hand: an oracle that is wrong proves nothing.
#[test]
fn the_oracle_knows_small_cases() {
    use crate::format::{F16, F32};
    // 1 + 2^-25 is a quarter of the unit in the last place of 1.
    let x = exact(Operation::Add, F32, [0x3f80_0000, 0x3300_0000, 0]);
    assert_eq!(x.edge(F32).map(|[away, _]| away), Some(0xc000_0000));
    assert_eq!(x.rounded(F32, 0xc000_0000), 0x3f80_0001);
    assert_eq!(x.rounded(F32, 0xbfff_ffff), 0x3f80_0000);
    // 1 / 3 is 0.010101..: of 24 digits the last one is 0, and two thirds remain.
    let third = exact(Operation::Div, F32, [0x3f80_0000, 0x4040_0000, 0]);
    assert_eq!(third.edge(F32).map(|[away, _]| away), Some(0x5555_5556));
    assert_eq!(third.rounded(F32, 0), 0x3eaa_aaaa);
    // The root of 2 is 1.0110101000001001111001100110011111110011..
    let root = exact(Operation::Sqrt, F32, [0x4000_0000, 0, 0]);
    assert_eq!(root.rounded(F32, 0), 0x3fb5_04f3);
    assert_eq!(root.rounded(F32, u32::MAX), 0x3fb5_04f4);
    // Four quarters of the least number of binary16, and one.
    let least = exact(Operation::Mul, F16, [1, 0x3400, 0]);
    assert_eq!(least.edge(F16).map(|[away, _]| away), Some(0x1800));
    assert_eq!([least.rounded(F16, 0x1800), least.rounded(F16, 0x17ff)], [1, 0]);
    // The largest number and half a unit, and a unit.
    let over = |y: u64| exact(Operation::Add, F16, [0x7bff, y, 0]);
    assert_eq!(
        [
            over(0x4c00).rounded(F16, 0xfff),
            over(0x4c00).rounded(F16, 0x1000)
        ],
        [0x7bff, 0x7c00]
    );
    assert_eq!(over(0x5000).rounded(F16, 0), 0x7c00);
    // Exact results stay.
    assert_eq!(
        exact(Operation::Add, F32, [0x3f80_0000; 3]).rounded(F32, u32::MAX),
        0x4000_0000
    );
    assert_eq!(
        exact(Operation::Sub, F32, [0x3f80_0000; 3]).rounded(F32, u32::MAX),
        0
    );
}
