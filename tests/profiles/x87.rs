//! `profile = "x87"` against integers.

use fpdsl::prelude::*;
use fpdsl_ops::Operation;
use fpdsl_oracles::format::{BF16, F16, F32, F64, Format};
use fpdsl_runtime::Rounding;

use crate::oracle::x87::{expected, is_hard};
use crate::{check, given};

#[fp(mode = M, profile = "x87")]
pub fn add<M: Mode, T: Float>(x: T, y: T) -> T {
    x + y
}

#[fp(mode = M, profile = "x87")]
pub fn sub<M: Mode, T: Float>(x: T, y: T) -> T {
    x - y
}

#[fp(mode = M, profile = "x87")]
pub fn mul<M: Mode, T: Float>(x: T, y: T) -> T {
    x * y
}

#[fp(mode = M, profile = "x87")]
pub fn div<M: Mode, T: Float>(x: T, y: T) -> T {
    x / y
}

#[fp(mode = M, profile = "x87")]
pub fn sqrt<M: Mode, T: Float>(x: T) -> T {
    x.sqrt()
}

#[fp(mode = M, profile = "x87")]
pub fn recip<M: Mode, T: Float>(x: T) -> T {
    x.recip()
}

/// Operands for an operation, hard ones among them.
pub fn operands(op: Operation, format: Format) -> Vec<[u64; 2]> {
    let more = if format == F64 { 400_000 } else { 20_000 };
    let mut all = given::pairs(format, 6000, more, |x, y| is_hard(op, format, [x, y]));
    all.extend(given::halfway(format));
    let [products, quotients] = given::nearly_halfway_subnormal();
    match (op, format) {
        (Operation::Mul, F64) => all.extend(products),
        (Operation::Div, F64) => all.extend(quotients),
        _ => {}
    }
    all
}

macro_rules! check {
    ($F:ident $op:ident $T:ty, $format:ident, $operands:ident, $M:ident, 2) => {{
        let expected: Vec<u64> = $operands
            .iter()
            .map(|&v| expected(Operation::$op, $format, $M::ROUNDING, v))
            .collect();
        let encodings: Vec<Vec<u64>> = $operands.iter().map(|v| v.to_vec()).collect();
        let [x, y]: [Vec<$T>; 2] =
            [0, 1].map(|i| $operands.iter().map(|v| <$T>::from_bits(v[i] as _)).collect());
        let args: Vec<($T, $T)> = x.iter().copied().zip(y.iter().copied()).collect();
        check::<$F<$M, $T>>(&args, &encodings, &expected, |device| {
            $F::<$M, $T>::map(&x, &y).run(device).unwrap().to_vec().unwrap()
        });
    }};
    ($F:ident $op:ident $T:ty, $format:ident, $operands:ident, $M:ident, 1) => {{
        let expected: Vec<u64> = $operands
            .iter()
            .map(|&v| expected(Operation::$op, $format, $M::ROUNDING, v))
            .collect();
        let encodings: Vec<Vec<u64>> = $operands.iter().map(|v| vec![v[0]]).collect();
        let x: Vec<$T> = $operands.iter().map(|v| <$T>::from_bits(v[0] as _)).collect();
        let args: Vec<($T,)> = x.iter().map(|&x| (x,)).collect();
        check::<$F<$M, $T>>(&args, &encodings, &expected, |device| {
            $F::<$M, $T>::map(&x).run(device).unwrap().to_vec().unwrap()
        });
    }};
}

macro_rules! tests {
    ($($test:ident $F:ident $op:ident $T:ty, $format:ident, $arity:tt [$($M:ident)*];)*) => {$(
        #[test]
        fn $test() {
            let operands = operands(Operation::$op, $format);
            $(check!($F $op $T, $format, operands, $M, $arity);)*
        }
    )*};
}

tests! {
    sums_f64 add Add f64, F64, 2 [Rn Rz Ru Rd];
    differences_f64 sub Sub f64, F64, 2 [Rn Rd];
    products_f64 mul Mul f64, F64, 2 [Rn Rz Ru Rd];
    quotients_f64 div Div f64, F64, 2 [Rn Rz Ru Rd];
    roots_f64 sqrt Sqrt f64, F64, 1 [Rn Rz Ru Rd];
    inverses_f64 recip Recip f64, F64, 1 [Rn Ru];
    sums_f32 add Add f32, F32, 2 [Rn Rz Ru Rd];
    products_f32 mul Mul f32, F32, 2 [Rn Rz Ru Rd];
    quotients_f32 div Div f32, F32, 2 [Rn Rz Ru Rd];
    roots_f32 sqrt Sqrt f32, F32, 1 [Rn Rz Ru Rd];
    quotients_f16 div Div half::f16, F16, 2 [Rn Ru];
    quotients_bf16 div Div half::bf16, BF16, 2 [Rn Rd];
}

/// There are operands for which the profile matters, of every operation of binary64 and of none of the others. Products and quotients
/// have such operands with subnormal results.
#[test]
fn hard_operands_are_found() {
    for op in [
        Operation::Add,
        Operation::Sub,
        Operation::Mul,
        Operation::Div,
        Operation::Sqrt,
        Operation::Recip,
    ] {
        let hard = |format: Format| -> Vec<[u64; 2]> {
            let operands = operands(op, format).into_iter();
            operands.filter(|&v| is_hard(op, format, v)).collect()
        };
        let found = hard(F64);
        assert!(found.len() > 20, "{op:?}: {}", found.len());
        let is_subnormal =
            |&v: &[u64; 2]| expected(op, F64, Rounding::NearestEven, v) & !F64.sign() < 1 << (F64.digits - 1);
        let subnormal = found.iter().filter(|v| is_subnormal(v)).count();
        assert!(
            !matches!(op, Operation::Mul | Operation::Div) || subnormal > 20,
            "{op:?}: {subnormal}"
        );
        for format in [F32, F16, BF16] {
            assert!(hard(format).is_empty(), "{op:?}");
        }
    }
}

/// What is written with operators of structs, in generic functions and as updates.
mod written {
    use super::*;

    #[derive(Clone, Copy, Debug, Fp)]
    struct Complex<T> {
        re: T,
        im: T,
    }

    #[fp(profile = "x87")]
    impl<T: Float> core::ops::Mul for Complex<T> {
        type Output = Self;
        fn mul(self, other: Self) -> Self {
            Complex {
                re: self.re * other.re - self.im * other.im,
                im: self.re * other.im + self.im * other.re,
            }
        }
    }

    #[fp]
    fn once(x: f64, y: f64) -> f64 {
        x / y
    }

    #[fp(profile = "x87")]
    fn program(x: f64, y: f64, turns: i32) -> (f64, f64) {
        let mut z = Complex { re: x, im: y };
        let mut sum = 0.0;
        for _ in 0..turns {
            z = z * Complex { re: x, im: y };
            sum += z.re / z.im;
            sum -= (z.re * z.re).sqrt();
        }
        (sum, once(x, y))
    }

    fn plain(x: f64, y: f64, turns: i32) -> (f64, f64) {
        let (mut re, mut im) = (x, y);
        let mut sum = 0.0;
        for _ in 0..turns {
            (re, im) = (
                sub::<Rn, _>(mul::<Rn, _>(re, x), mul::<Rn, _>(im, y)),
                add::<Rn, _>(mul::<Rn, _>(re, y), mul::<Rn, _>(im, x)),
            );
            sum = add::<Rn, _>(sum, div::<Rn, _>(re, im));
            sum = sub::<Rn, _>(sum, sqrt::<Rn, _>(mul::<Rn, _>(re, re)));
        }
        (sum, x / y)
    }

    #[test]
    fn structs_and_updates() {
        let mut random = crate::random::Random::new(5);
        let mut next = || (random.bits() >> 11) as f64 * 2.0_f64.powi(-53) + 0.5;
        let (x, y): (Vec<f64>, Vec<f64>) = (0..2000).map(|_| (next(), next())).unzip();
        let right: Vec<(f64, f64)> = x.iter().zip(&y).map(|(&x, &y)| plain(x, y, 20)).collect();
        for (backend, device) in crate::backends::devices() {
            let (sums, quotients) = program::map(&x, &y, 20).run(&device).unwrap();
            let found = sums
                .to_vec()
                .unwrap()
                .into_iter()
                .zip(quotients.to_vec().unwrap());
            assert_eq!(found.collect::<Vec<_>>(), right, "{backend}");
        }
    }

    #[fp(profile = "cc1x")]
    fn cut<T: Float>(z: Complex<T>, x: T) -> T {
        let mut sum = x;
        sum += z.re * z.im;
        sum - z.re * z.re
    }

    #[fp(profile = "cc1x")]
    fn cut_f32(re: f32, im: f32, x: f32) -> f32 {
        (re * im + x) - re * re
    }

    #[test]
    fn products_of_fields_are_cut() {
        for step in 0..1000_u32 {
            let (re, im) = (1.0 + step as f32 * 0.37, 0.7 + step as f32 * 0.011);
            let z = Complex { re, im };
            assert_eq!(cut(z, -re * im), cut_f32(re, im, -re * im), "{re} {im}");
        }
    }
}
