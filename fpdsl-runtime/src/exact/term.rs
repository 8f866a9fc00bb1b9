//! Encodings as integers times a power of two.

use crate::format::Format;

/// The value of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Nan,
    Infinite {
        negative: bool,
    },
    Zero {
        negative: bool,
    },
    /// `(-1)^negative * integer * 2^exponent`, not zero.
    Finite {
        negative: bool,
        exponent: i32,
        integer: u128,
    },
}

impl Number {
    /// The value of an encoding.
    pub(super) fn of(format: Format, bits: u64) -> Self {
        let negative = format.is_negative(bits);
        let magnitude = bits & format.magnitude_mask();
        if magnitude > format.infinity() {
            return Number::Nan;
        }
        if magnitude == format.infinity() {
            return Number::Infinite { negative };
        }
        if magnitude == 0 {
            return Number::Zero { negative };
        }
        let biased = (magnitude >> (format.precision() - 1)) as i32;
        let fraction = magnitude & format.fraction_mask();
        let (integer, up) = match biased {
            0 => (fraction, 0),
            _ => (fraction | format.min_normal(), biased - 1),
        };
        Number::Finite {
            negative,
            exponent: format.quantum_exponent() + up,
            integer: u128::from(integer),
        }
    }

    /// The product of two, exactly: each has at most 53 bits.
    pub(super) fn times(self, other: Self) -> Self {
        let is_negative = |number| match number {
            Number::Nan => false,
            Number::Infinite { negative } | Number::Zero { negative } | Number::Finite { negative, .. } => {
                negative
            }
        };
        let negative = is_negative(self) != is_negative(other);
        match (self, other) {
            (Number::Nan, _) | (_, Number::Nan) => Number::Nan,
            (Number::Infinite { .. }, Number::Zero { .. })
            | (Number::Zero { .. }, Number::Infinite { .. }) => Number::Nan,
            (Number::Infinite { .. }, _) | (_, Number::Infinite { .. }) => Number::Infinite { negative },
            (Number::Zero { .. }, _) | (_, Number::Zero { .. }) => Number::Zero { negative },
            (
                Number::Finite {
                    exponent, integer, ..
                },
                Number::Finite {
                    exponent: other_exponent,
                    integer: other_integer,
                    ..
                },
            ) => Number::Finite {
                negative,
                exponent: exponent + other_exponent,
                integer: integer * other_integer,
            },
        }
    }

    /// Without its sign.
    pub(super) fn abs(self) -> Self {
        match self {
            Number::Nan => Number::Nan,
            Number::Infinite { .. } => Number::Infinite { negative: false },
            Number::Zero { .. } => Number::Zero { negative: false },
            Number::Finite {
                exponent, integer, ..
            } => Number::Finite {
                negative: false,
                exponent,
                integer,
            },
        }
    }
}
