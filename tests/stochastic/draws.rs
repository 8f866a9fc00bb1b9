//! The random bits of the oracles, and the numbers of draws.

use fpdsl_ops::Operation;
use fpdsl_oracles::format::{self, Format};
use fpdsl_oracles::philox::{draw, philox};

use crate::oracle::{self, Outcome};

/// The known answers of Random123 (`kat_vectors`), for both.
#[test]
fn known_answers() {
    let all = [
        (
            [0; 2],
            [0; 4],
            [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8],
        ),
        (
            [u32::MAX; 2],
            [u32::MAX; 4],
            [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd],
        ),
        (
            [0xa409_3822, 0x299f_31d0],
            [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344],
            [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1],
        ),
    ];
    for (key, counter, expected) in all {
        assert_eq!(philox(key, counter), expected);
        assert_eq!(fpdsl_runtime::math::philox::philox(key, counter), expected);
    }
}

/// The draws of an element.
#[derive(Clone, Debug)]
pub struct Draws {
    seed: u64,
    stream: u32,
    element: u64,
    count: u32,
}

impl Draws {
    pub fn new(seed: u64, stream: u32, element: u64) -> Self {
        Draws {
            seed,
            stream,
            element,
            count: 0,
        }
    }

    /// The next random bits.
    pub fn bits(&mut self) -> u32 {
        let number = self.count;
        self.count += 1;
        draw(self.seed, self.stream, self.element, number)
    }

    fn operation<T: Number>(&mut self, operation: Operation, x: [T; 3]) -> T {
        let exact = oracle::exact(operation, T::FORMAT, x.map(T::bits));
        T::of(exact.rounded(T::FORMAT, self.bits()))
    }

    pub fn add<T: Number>(&mut self, x: T, y: T) -> T {
        self.operation(Operation::Add, [x, y, y])
    }

    pub fn sub<T: Number>(&mut self, x: T, y: T) -> T {
        self.operation(Operation::Sub, [x, y, y])
    }

    pub fn mul<T: Number>(&mut self, x: T, y: T) -> T {
        self.operation(Operation::Mul, [x, y, y])
    }

    pub fn div<T: Number>(&mut self, x: T, y: T) -> T {
        self.operation(Operation::Div, [x, y, y])
    }

    pub fn sqrt<T: Number>(&mut self, x: T) -> T {
        self.operation(Operation::Sqrt, [x, x, x])
    }

    pub fn recip<T: Number>(&mut self, x: T) -> T {
        self.operation(Operation::Recip, [x, x, x])
    }

    pub fn mul_add<T: Number>(&mut self, x: T, y: T, z: T) -> T {
        self.operation(Operation::MulAdd, [x, y, z])
    }

    /// `x as U`, where it is inexact.
    pub fn cast<T: Number, U: Number>(&mut self, x: T) -> U {
        U::of(Outcome::of(T::FORMAT, x.bits()).rounded(U::FORMAT, self.bits()))
    }

    /// `x as U` of an integer.
    pub fn cast_integer<U: Number>(&mut self, x: i128) -> U {
        U::of(Outcome::of_integer(x).rounded(U::FORMAT, self.bits()))
    }
}

/// A number as an encoding.
pub trait Number: fpdsl::generic::Element {
    const FORMAT: Format;
    fn bits(self) -> u64;
    /// Of an encoding; a NaN of `oracle::NAN`.
    fn of(bits: u64) -> Self;
    fn is_a_nan(self) -> bool {
        Self::FORMAT.is_nan(self.bits())
    }
}

macro_rules! numbers {
    ($($T:ty, $Bits:ty, $FORMAT:ident;)*) => {$(
        impl Number for $T {
            const FORMAT: Format = format::$FORMAT;

            fn bits(self) -> u64 {
                self.to_bits().into()
            }

            fn of(bits: u64) -> Self {
                if bits == oracle::NAN { <$T>::NAN } else { <$T>::from_bits(bits as $Bits) }
            }
        }
    )*};
}

numbers! {
    half::f16, u16, F16;
    half::bf16, u16, BF16;
    f32, u32, F32;
    f64, u64, F64;
}
