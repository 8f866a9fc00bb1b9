//! Scalars on the left of structs.

use std::ops::{Add, Div, Mul, Rem, Sub};

use fpdsl::prelude::*;

use super::Complex;
use crate::everywhere::{self, Columns};
use crate::leaves::Encodings;

/// Fields of Rust's types, so that backends have a version of their own.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Force {
    x: f64,
    y: f64,
    kind: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Row<const N: usize>([f64; N]);

impl Encodings for Complex<f64> {
    fn append(self, list: &mut Vec<u64>) {
        self.re.append(list);
        self.im.append(list);
    }
}

impl Encodings for Force {
    fn append(self, list: &mut Vec<u64>) {
        self.x.append(list);
        self.y.append(list);
        self.kind.append(list);
    }
}

/// Operators with both formats on the left.
macro_rules! of_complex {
    ($($float:ident)*) => {$(
        #[fp]
        impl Add<Complex<$float>> for $float {
            type Output = Complex<$float>;
            fn add(self, z: Complex<$float>) -> Complex<$float> {
                Complex { re: self + z.re, im: z.im }
            }
        }

        #[fp]
        impl Sub<Complex<$float>> for $float {
            type Output = Complex<$float>;
            fn sub(self, z: Complex<$float>) -> Self::Output {
                Complex { re: self - z.re, im: -z.im }
            }
        }

        #[fp]
        impl Mul<Complex<$float>> for $float {
            type Output = Complex<$float>;
            fn mul(self, z: Complex<$float>) -> Complex<$float> {
                let factor: Self = self;
                Complex { re: factor * z.re, im: factor * z.im }
            }
        }

        #[fp]
        impl Div<Complex<$float>> for $float {
            type Output = Complex<$float>;
            fn div(self, z: Complex<$float>) -> Complex<$float> {
                let norm = z.re * z.re + z.im * z.im;
                Complex { re: self * z.re / norm, im: -(self * z.im) / norm }
            }
        }

        /// A number comes of it.
        #[fp]
        impl Rem<Complex<$float>> for $float {
            type Output = $float;
            fn rem(self, z: Complex<$float>) -> $float {
                self * z.re - z.im
            }
        }
    )*};
}

of_complex! { f32 f64 }

#[fp]
impl Mul<Force> for f64 {
    type Output = Force;
    fn mul(self, f: Force) -> Force {
        Force {
            x: self * f.x,
            y: self * f.y,
            ..f
        }
    }
}

#[fp(mode = "ru")]
impl Sub<Force> for f64 {
    type Output = f64;
    fn sub(self, f: Force) -> f64 {
        self - f.x
    }
}

/// Another scalar on the left of the same struct.
#[fp]
impl Mul<Force> for u32 {
    type Output = Force;
    fn mul(self, f: Force) -> Force {
        Force {
            kind: self * f.kind,
            ..f
        }
    }
}

#[fp]
impl Add for Force {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Force {
            x: self.x + other.x,
            y: self.y + other.y,
            kind: self.kind + other.kind,
        }
    }
}

#[fp]
impl<const N: usize> Mul<Row<N>> for f64 {
    type Output = Row<N>;
    fn mul(self, row: Row<N>) -> Row<N> {
        let mut product = row;
        for k in 0..N {
            product.0[k] = self * row.0[k];
        }
        product
    }
}

const F64: [f64; 7] = [0.1, -1.5, 3.25e-20, 7.0e18, -0.0, 1.0, 33.3];

fn rows() -> Vec<(f64, Complex<f64>)> {
    let number = |k: usize| F64[k % 7];
    (0..98)
        .map(|k| {
            let z = Complex {
                re: number(k * 3 + 1),
                im: number(k / 7 + k),
            };
            (number(k), z)
        })
        .collect()
}

/// The same in plain Rust and in bodies, and as the plain operators.
macro_rules! agree {
    ($test:ident: $(#[$attr:meta])* $name:ident($a:ident, $z:ident: $Z:ty) -> $out:ty { $($body:tt)* } plain { $($plain:tt)* }) => {
        #[test]
        fn $test() {
            $(#[$attr])*
            fn $name($a: f64, $z: $Z) -> $out { $($body)* }
            let rows: Vec<(f64, $Z)> = rows().into_iter().map(|(a, z)| (a, z.into())).collect();
            everywhere::check::<$name, $out>(
                &rows,
                |($a, $z)| { $($plain)* },
                |(a, z)| $name(a, z),
                |device| {
                    let (a, z) = Columns::columns(&rows);
                    $name::map(&a, &z).run(device).unwrap().to_vec().unwrap()
                },
            );
        }
    };
}

impl From<Complex<f64>> for Force {
    fn from(z: Complex<f64>) -> Self {
        Force {
            x: z.re,
            y: z.im,
            kind: z.re as u32,
        }
    }
}

fn scaled(a: f64, z: Complex<f64>) -> Complex<f64> {
    Complex {
        re: a * z.re,
        im: a * z.im,
    }
}

agree! {
    all_operators_have_scalars_on_the_left:
    #[fp]
    all(a, z: Complex<f64>) -> Complex<f64> {
        let rest: f64 = a % z;
        (a + z) * rest + (a - z) + a / z + rest * z
    }
    plain {
        let rest = a * z.re - z.im;
        let sum = Complex { re: (a + z.re) * rest, im: z.im * rest };
        let sum = Complex { re: sum.re + (a - z.re), im: sum.im + -z.im };
        let norm = z.re * z.re + z.im * z.im;
        let sum = Complex { re: sum.re + a * z.re / norm, im: sum.im + -(a * z.im) / norm };
        let last = scaled(rest, z);
        Complex { re: sum.re + last.re, im: sum.im + last.im }
    }
}

agree! {
    sums_with_such_products_are_not_fused:
    #[fp(contract = true)]
    sums(a, z: Complex<f64>) -> Complex<f64> {
        let mut sum = z + a * z;
        sum = a * sum + z;
        sum += a * z;
        sum = sum - -(a * z);
        a + (1.0 + sum)
    }
    plain {
        let add = |z: Complex<f64>, w: Complex<f64>| Complex { re: z.re + w.re, im: z.im + w.im };
        let product = scaled(a, z);
        let sum = add(scaled(a, add(z, product)), z);
        let sum = add(add(sum, product), product);
        Complex { re: a + (1.0 + sum.re), im: sum.im }
    }
}

agree! {
    scalars_stay_fused:
    #[fp(contract = true)]
    fused(a, z: Complex<f64>) -> f64 {
        let x = a + a * z.re;
        let y = 2.0 * z.im + x;
        y - 0.5 * 0.25 * a % z
    }
    plain {
        let x = a.mul_add(z.re, a);
        let y = 2.0_f64.mul_add(z.im, x);
        let _: f64 = y;
        let product = (0.5 * 0.25) * a;
        y - product.mul_add(z.re, -z.im)
    }
}

agree! {
    literals_are_of_the_scalar_beside_them:
    #[fp]
    literals(a, z: Complex<f64>) -> Complex<f64> {
        let half = 0.5;
        let mut sum = 2.0 * z + half * z + (1.0 - half) * z + -1.0 * z;
        sum = 1.0 - sum;
        if a > 0.0 { 1.0 + 3.0 * sum } else { 0.125 * sum.re + z }
    }
    plain {
        let add = |z: Complex<f64>, w: Complex<f64>| Complex { re: z.re + w.re, im: z.im + w.im };
        let sum = add(add(scaled(2.0, z), scaled(0.5, z)), scaled(0.5, z));
        let sum = add(sum, scaled(-1.0, z));
        let sum = Complex { re: 1.0 - sum.re, im: -sum.im };
        if a > 0.0 {
            let sum = scaled(3.0, sum);
            Complex { re: 1.0 + sum.re, im: sum.im }
        } else {
            Complex { re: 0.125 * sum.re + z.re, im: z.im }
        }
    }
}

agree! {
    structs_of_rusts_types_have_them:
    #[fp]
    of_force(a, f: Force) -> Force {
        let mut sum = f + a * f;
        for k in 0..3 {
            sum = sum + k as f64 * f;
        }
        3_u32 * (sum + 0.0 * f)
    }
    plain {
        let up = |s: Force, k: f64| Force { x: s.x + k * f.x, y: s.y + k * f.y, kind: s.kind.wrapping_add(f.kind) };
        let mut s = up(f, a);
        for k in 0..3 {
            s = up(s, f64::from(k));
        }
        let s = up(s, 0.0);
        Force { kind: s.kind.wrapping_mul(3), ..s }
    }
}

/// The mode is the operator's own.
#[fp(mode = "rd")]
fn in_the_mode(a: f64, f: Force) -> (f64, f64) {
    (a - f, a - f.x)
}

#[fp]
fn row(a: f64, x: f64) -> f64 {
    let row = Row([x, 2.0 * x, -x]);
    let scaled = a * row;
    scaled.0[0] + scaled.0[1] - scaled.0[2]
}

#[test]
fn operators_round_in_their_own_mode() {
    let force = Force {
        x: 0.1,
        y: 0.2,
        kind: 0,
    };
    for device in everywhere::devices() {
        let (up, down) = in_the_mode::map(1e3, [force].as_slice()).run(&device.1).unwrap();
        let (up, down) = (up.to_vec().unwrap()[0], down.to_vec().unwrap()[0]);
        assert_eq!(up, down.next_up(), "{}", device.0);
    }
}

#[test]
fn structs_with_lengths_have_them() {
    for a in F64 {
        for x in F64 {
            let expected = a * x + a * (2.0 * x) - a * -x;
            assert_eq!(row(a, x).to_bits(), expected.to_bits());
        }
    }
}

#[test]
fn they_are_ordinary_operators() {
    let z = Complex {
        re: 1.5_f32,
        im: -2.0,
    };
    assert_eq!(2.0 * z, Complex { re: 3.0, im: -4.0 });
    assert_eq!(1.0 + z, Complex { re: 2.5, im: -2.0 });
    assert_eq!(1.0 % z, 3.5);
    let z = Complex {
        re: 1.5_f64,
        im: -2.0,
    };
    assert_eq!(2.0_f64 * z, Complex { re: 3.0, im: -4.0 });
    assert_eq!(0.5 * Row([1.0, 4.0]), Row([0.5, 2.0]));
}
