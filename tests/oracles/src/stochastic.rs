//! Stochastic rounding on integers alone: exact results as fractions, and the rule of PTX's `cvt.rs`. It shares nothing with fpdsl.

use num_bigint::BigUint;

/// A format: its digits, the bits of its exponent, and the random bits of a rounding to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// With the leading one.
    pub digits: u32,
    /// Bits of the exponent.
    pub exponent_bits: u32,
    /// Random bits of a rounding.
    pub random: u32,
}

const fn format(digits: u32, exponent_bits: u32, random: u32) -> Format {
    Format {
        digits,
        exponent_bits,
        random,
    }
}

/// binary16.
pub const F16: Format = format(11, 5, 13);
/// bfloat16.
pub const BF16: Format = format(8, 8, 16);
/// binary32.
pub const F32: Format = format(24, 8, 32);
/// binary64.
pub const F64: Format = format(53, 11, 32);

impl From<fpdsl_ops::Format> for Format {
    fn from(format: fpdsl_ops::Format) -> Self {
        match format {
            fpdsl_ops::Format::F16 => F16,
            fpdsl_ops::Format::Bf16 => BF16,
            fpdsl_ops::Format::F32 => F32,
            fpdsl_ops::Format::F64 => F64,
        }
    }
}

/// What a NaN is expected to be: any NaN.
pub const NAN: u64 = u64::MAX;

impl Format {
    fn bias(self) -> i64 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// The exponent of the last digit of subnormal numbers.
    pub fn lowest(self) -> i64 {
        2 - self.bias() - i64::from(self.digits)
    }

    /// The encoding of positive infinity.
    pub fn infinity(self) -> u64 {
        ((1 << self.exponent_bits) - 1) << (self.digits - 1)
    }

    /// The sign bit.
    pub fn sign(self) -> u64 {
        1 << (self.digits - 1 + self.exponent_bits)
    }

    /// The encoding of 1.
    pub fn one(self) -> u64 {
        (self.bias() as u64) << (self.digits - 1)
    }

    /// Returns true for an encoding of a NaN.
    pub fn is_nan(self, bits: u64) -> bool {
        bits & !self.sign() & (self.sign() - 1) > self.infinity()
    }

    fn is_infinite(self, bits: u64) -> bool {
        bits & (self.sign() - 1) == self.infinity()
    }
}

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
    pub fn is_below(&self, p: i64) -> bool {
        self.whole(p) == BigUint::ZERO
    }

    /// The exponent of the last digit toward zero, and how many of its `2^k`th parts there are, for a format of so many digits.
    pub fn parts(&self, digits: u32, lowest: i64, k: u32) -> (i64, BigUint) {
        let above = self.numerator.bits() as i64 - self.denominator.bits() as i64 + self.e;
        let least = if self.root {
            (above - 1).div_euclid(2)
        } else {
            above - 1
        };
        let mut q = (least + 1 - i64::from(digits)).max(lowest);
        loop {
            let parts = self.whole(q - i64::from(k));
            if parts.bits() <= u64::from(digits + k) {
                return (q, parts);
            }
            q += 1;
        }
    }

    /// The magnitude as an encoding, rounded by random bits; infinity and more where it is too large.
    pub fn rounded(&self, digits: u32, lowest: i64, k: u32, bits: u32) -> u64 {
        let (q, parts) = self.parts(digits, lowest, k);
        let r = u64::from(bits) & ((1 << k) - 1);
        let units = u64::try_from((parts + r) >> k).expect("few digits");
        let binades = u64::try_from(q - lowest).expect("none below the lowest");
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
        let field = (bits & format.infinity()) >> (format.digits - 1);
        let fraction = bits & ((1 << (format.digits - 1)) - 1);
        let hidden = if field == 0 { 0 } else { 1 << (format.digits - 1) };
        scaled(
            negative,
            fraction | hidden,
            format.lowest() + field.max(1) as i64 - 1,
        )
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

/// The operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// `x + y`.
    Add,
    /// `x - y`.
    Sub,
    /// `x * y`.
    Mul,
    /// `x / y`.
    Div,
    /// `x.sqrt()`.
    Sqrt,
    /// `x.recip()`.
    Recip,
    /// `x.mul_add(y, z)`.
    MulAdd,
}

impl Op {
    /// How many operands it has.
    pub fn operands(self) -> usize {
        match self {
            Op::Sqrt | Op::Recip => 1,
            Op::MulAdd => 3,
            _ => 2,
        }
    }

    /// The exact result for encodings, of which an operation takes as many as it has operands.
    pub fn exact(self, format: Format, bits: [u64; 3]) -> Outcome {
        let [x, y, z] = bits.map(|bits| Outcome::of(format, bits));
        match self {
            Op::Add => sum(x, y),
            Op::Sub => sum(x, negated(y)),
            Op::Mul => product(x, y),
            Op::Div => quotient(x, y),
            Op::Sqrt => root(x),
            Op::Recip => quotient(scaled(false, 1, 0), x),
            Op::MulAdd => sum(product(x, y), z),
        }
    }
}

/// Small cases by hand: an oracle that is wrong proves nothing.
#[test]
fn the_oracle_knows_small_cases() {
    // 1 + 2^-25 is a quarter of the unit in the last place of 1.
    let x = Op::Add.exact(F32, [0x3f80_0000, 0x3300_0000, 0]);
    assert_eq!(x.edge(F32).map(|[away, _]| away), Some(0xc000_0000));
    assert_eq!(x.rounded(F32, 0xc000_0000), 0x3f80_0001);
    assert_eq!(x.rounded(F32, 0xbfff_ffff), 0x3f80_0000);
    // 1 / 3 is 0.010101..: of 24 digits the last one is 0, and two thirds remain.
    let third = Op::Div.exact(F32, [0x3f80_0000, 0x4040_0000, 0]);
    assert_eq!(third.edge(F32).map(|[away, _]| away), Some(0x5555_5556));
    assert_eq!(third.rounded(F32, 0), 0x3eaa_aaaa);
    // The root of 2 is 1.0110101000001001111001100110011111110011..
    let root = Op::Sqrt.exact(F32, [0x4000_0000, 0, 0]);
    assert_eq!(root.rounded(F32, 0), 0x3fb5_04f3);
    assert_eq!(root.rounded(F32, u32::MAX), 0x3fb5_04f4);
    // Four quarters of the least number of binary16, and one.
    let least = Op::Mul.exact(F16, [1, 0x3400, 0]);
    assert_eq!(least.edge(F16).map(|[away, _]| away), Some(0x1800));
    assert_eq!([least.rounded(F16, 0x1800), least.rounded(F16, 0x17ff)], [1, 0]);
    // The largest number and half a unit, and a unit.
    let over = |y: u64| Op::Add.exact(F16, [0x7bff, y, 0]);
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
        Op::Add.exact(F32, [0x3f80_0000; 3]).rounded(F32, u32::MAX),
        0x4000_0000
    );
    assert_eq!(Op::Sub.exact(F32, [0x3f80_0000; 3]).rounded(F32, u32::MAX), 0);
}
