//! Values that can be made up and compared.

use fpdsl::prelude::*;

use crate::random::Random;

/// `re + im i`.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Complex<T> {
    pub re: T,
    pub im: T,
}

/// A value that can be made up and compared.
pub trait Value: Copy + core::fmt::Debug + Send + Sync + 'static {
    /// Such that sums round, and neither overflow nor are NaN.
    fn make(random: &mut Random) -> Self;
    /// The encodings of its scalars, every NaN the same.
    fn push(self, to: &mut Vec<u64>);

    fn bits(self) -> Vec<u64> {
        let mut list = Vec::new();
        self.push(&mut list);
        list
    }
}

/// A number of 20 bits of either sign, times a power of two from 2^-30 to 2^-11.
fn number(random: &mut Random) -> f64 {
    let digits = random.below(1 << 21) as f64 - f64::from(1 << 20);
    digits * (-(random.below(20) as f64) - 11.0).exp2()
}

macro_rules! values {
    ($($native:ty, |$x:ident| $bits:expr, |$random:ident| $make:expr;)*) => {$(
        impl Value for $native {
            fn make($random: &mut Random) -> Self {
                $make
            }

            fn push(self, to: &mut Vec<u64>) {
                let $x = self;
                to.push($bits);
            }
        }
    )*};
}

values! {
    f16, |x| if x.is_nan() { u64::MAX } else { x.to_bits().into() }, |random| f16::from_f64(number(random) / 64.0);
    f32, |x| if x.is_nan() { u64::MAX } else { x.to_bits().into() }, |random| number(random) as f32;
    f64, |x| if x.is_nan() { u64::MAX } else { x.to_bits() }, |random| number(random) + number(random) * 1e-10;
    i64, |x| x as u64, |random| random.bits() as i64;
    u32, |x| x.into(), |random| random.bits() as u32;
}

impl<A: Value, B: Value> Value for (A, B) {
    fn make(random: &mut Random) -> Self {
        (A::make(random), B::make(random))
    }

    fn push(self, to: &mut Vec<u64>) {
        self.0.push(to);
        self.1.push(to);
    }
}

impl<T: Value, const N: usize> Value for [T; N] {
    fn make(random: &mut Random) -> Self {
        std::array::from_fn(|_| T::make(random))
    }

    fn push(self, to: &mut Vec<u64>) {
        self.into_iter().for_each(|x| x.push(to));
    }
}

impl<T: Value> Value for Complex<T> {
    fn make(random: &mut Random) -> Self {
        Complex {
            re: T::make(random),
            im: T::make(random),
        }
    }

    fn push(self, to: &mut Vec<u64>) {
        self.re.push(to);
        self.im.push(to);
    }
}

/// This many of them.
pub fn list<T: Value>(seed: u64, n: usize) -> Vec<T> {
    let mut random = Random::new(seed);
    (0..n).map(|_| T::make(&mut random)).collect()
}

/// The encodings of all.
pub fn all_bits<T: Value>(values: &[T]) -> Vec<u64> {
    let mut list = Vec::new();
    values.iter().for_each(|value| value.push(&mut list));
    list
}
