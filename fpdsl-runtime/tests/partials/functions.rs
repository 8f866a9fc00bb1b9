//! The functions that combine, and values for them.

use fpdsl::device::Output;
use fpdsl_macros::{Fp, fp};

use crate::random::Random;

/// x -> scale x + shift.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Affine<T> {
    pub scale: T,
    pub shift: T,
}

macro_rules! in_mode {
    ($module:ident $mode:tt) => {
        pub mod $module {
            use super::*;

            #[fp(mode = $mode)]
            pub fn add32(a: f32, b: f32) -> f32 {
                a + b
            }

            #[fp(mode = $mode)]
            pub fn add64(a: f64, b: f64) -> f64 {
                a + b
            }

            /// Neither commutative nor associative, and different in each place.
            #[fp(mode = $mode, contract = true)]
            pub fn mix(a: f32, b: f32) -> f32 {
                a * 0.75 - b * 0.5 + 0.001
            }

            /// Composition, which depends on who comes first.
            #[fp(mode = $mode)]
            pub fn then(a: Affine<f64>, b: Affine<f64>) -> Affine<f64> {
                Affine {
                    scale: b.scale * a.scale,
                    shift: b.scale * a.shift + b.shift,
                }
            }
        }
    };
}

in_mode!(rn "rn");
in_mode!(rz "rz");
in_mode!(ru "ru");
in_mode!(rd "rd");

/// The greatest common divisor of the first numbers, and one of the other two; a division by zero where both are 13.
#[fp]
pub fn divisors(a: u32, b: u32) -> u32 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    if a == 13 && b == 13 { a / (b - a) } else { x }
}

#[fp(mode = "ru", order = "serial", identity = 0.0)]
pub fn add_serial(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(identity = 0.0)]
pub fn add_or_zero(a: f64, b: f64) -> f64 {
    a + b
}

/// A value that can be made up and compared.
pub trait Value: Copy + Send + Sync + Output {
    fn make(random: &mut Random) -> Self;
    fn bits(self) -> [u64; 2];
}

/// A number of 20 bits of either sign, times a power of two from 2^-30 to 2^-11.
fn number(random: &mut Random) -> f64 {
    let digits = random.below(1 << 21) as f64 - f64::from(1 << 20);
    digits * (-(random.below(20) as f64) - 11.0).exp2()
}

impl Value for f32 {
    fn make(random: &mut Random) -> f32 {
        number(random) as f32
    }

    fn bits(self) -> [u64; 2] {
        [self.to_bits().into(), 0]
    }
}

impl Value for f64 {
    fn make(random: &mut Random) -> f64 {
        number(random) + number(random) * 1e-10
    }

    fn bits(self) -> [u64; 2] {
        [self.to_bits(), 0]
    }
}

impl Value for Affine<f64> {
    fn make(random: &mut Random) -> Self {
        // So that neither products of many nor sums leave the range.
        let scale = if random.below(2) == 0 {
            1.0 + 1e-9 * number(random)
        } else {
            -0.999_999_7
        };
        Affine {
            scale,
            shift: number(random),
        }
    }

    fn bits(self) -> [u64; 2] {
        [self.scale.to_bits(), self.shift.to_bits()]
    }
}

/// This many of them.
pub fn list<T: Value>(seed: u64, n: usize) -> Vec<T> {
    let mut random = Random::new(seed);
    (0..n).map(|_| T::make(&mut random)).collect()
}
