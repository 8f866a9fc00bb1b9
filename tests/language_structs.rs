//! Structs: derived ones in bodies and arrays, methods, operators.
#![cfg(feature = "cuda")]

#[path = "support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;

/// The encodings of a struct, field by field.
macro_rules! encodings {
    ($($ty:ty { $($field:tt),* })*) => {$(
        impl Encodings for $ty {
            fn append(self, list: &mut Vec<u64>) {
                $(self.$field.append(list);)*
            }
        }
    )*};
}

/// Text for the attribute and for Rust alone.
macro_rules! both {
    ($(fn $name:ident $params:tt -> $out:ty $body:block)*) => {
        mod annotated {
            use super::*;
            $(
                #[fp]
                pub(super) fn $name $params -> $out $body
            )*
        }
        mod plain {
            #![allow(clippy::all)]
            use super::*;
            $(pub(super) fn $name $params -> $out $body)*
        }
    };
}

#[path = "language_structs/choices.rs"]
mod choices;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "language_structs/left.rs"]
mod left;
#[path = "language_structs/order.rs"]
mod order;
#[path = "language_structs/plain.rs"]
mod plain_structs;
#[path = "support/report.rs"]
mod report;
#[path = "language_structs/tuples.rs"]
mod tuples;

/// The suite's name in reports.
const SUITE: &str = "language, structs";

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use fpdsl::prelude::*;
use leaves::Encodings;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Vec3<T>([T; 3]);

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Line<T> {
    from: Vec3<T>,
    to: Vec3<T>,
}

#[fp]
impl<T: Float> Complex<T> {
    fn new(re: T, im: T) -> Self {
        Self { re, im }
    }

    fn norm_squared(self) -> T {
        self.re * self.re + self.im * self.im
    }

    /// A name that numbers have as well.
    fn abs(self) -> T {
        self.norm_squared().sqrt()
    }

    fn conj(mut self) -> Complex<T> {
        self.im = -self.im;
        self
    }

    /// The quotient by a number.
    fn over(self, x: T) -> Self {
        Complex::new(self.re / x, self.im / x)
    }
}

#[fp]
impl<T: Float> Add for Complex<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Complex {
            re: self.re + other.re,
            im: self.im + other.im,
        }
    }
}

#[fp]
impl<T: Float> Sub for Complex<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Complex {
            re: self.re - other.re,
            ..Complex {
                re: self.re,
                im: self.im - other.im,
            }
        }
    }
}

#[fp]
impl<T: Float> Mul for Complex<T> {
    type Output = Complex<T>;
    fn mul(self, other: Self) -> Complex<T> {
        let Complex { re, im } = other;
        Complex::new(self.re * re - self.im * im, self.re * im + self.im * re)
    }
}

#[fp]
impl<T: Float> Mul<T> for Complex<T> {
    type Output = Self;
    fn mul(self, x: T) -> Self {
        Self {
            re: self.re * x,
            im: self.im * x,
        }
    }
}

#[fp]
impl<T: Float> Neg for Complex<T> {
    type Output = Self;
    fn neg(self) -> Self {
        Complex {
            re: -self.re,
            im: -self.im,
        }
    }
}

#[fp]
impl<T: Float> AddAssign for Complex<T> {
    fn add_assign(&mut self, other: Self) {
        self.re += other.re;
        self.im += other.im;
    }
}

mod plain {
    use super::Complex;

    pub fn add<T: Add<Output = T>>(z: Complex<T>, w: Complex<T>) -> Complex<T> {
        Complex {
            re: z.re + w.re,
            im: z.im + w.im,
        }
    }

    pub fn sub(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
        Complex {
            re: z.re - w.re,
            im: z.im - w.im,
        }
    }

    pub fn mul(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
        Complex {
            re: z.re * w.re - z.im * w.im,
            im: z.re * w.im + z.im * w.re,
        }
    }

    pub fn abs(z: Complex<f32>) -> f32 {
        (z.re * z.re + z.im * z.im).sqrt()
    }

    use std::ops::Add;
}

impl Encodings for Complex<f32> {
    fn append(self, list: &mut Vec<u64>) {
        self.re.append(list);
        self.im.append(list);
    }
}

const F32: [f32; 6] = [0.1, -1.5, 3.25e-20, 7.0e18, -0.0, 1.0];

fn numbers() -> Vec<Complex<f32>> {
    F32.iter()
        .flat_map(|&re| F32.map(|im| Complex { re, im }))
        .collect()
}

fn pairs() -> Vec<(Complex<f32>, Complex<f32>)> {
    let numbers = numbers();
    numbers
        .iter()
        .enumerate()
        .map(|(k, &z)| (z, numbers[(k * 7 + 3) % numbers.len()]))
        .collect()
}

/// Operators, methods, functions of the type, fields; a struct through branches and loops.
#[fp]
fn everything(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
    let mut sum = Complex::new(0.0, 0.0);
    for k in 0..3 {
        let term = if k == 1 { z * w } else { -(z - w.conj()) };
        sum += term;
        sum.re += 1.0;
    }
    let mut n = 0;
    while sum.abs() > 4.0 && n < 5 {
        sum = sum * 0.5 + z * w;
        n += 1;
    }
    if n == 5 {
        return sum.over(3.0);
    }
    sum + w
}

fn plain_everything(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
    let mut sum = Complex { re: 0.0, im: 0.0 };
    for k in 0..3 {
        let difference = plain::sub(z, Complex { re: w.re, im: -w.im });
        let term = if k == 1 {
            plain::mul(z, w)
        } else {
            Complex {
                re: -difference.re,
                im: -difference.im,
            }
        };
        sum = plain::add(sum, term);
        sum.re += 1.0;
    }
    let mut n = 0;
    while plain::abs(sum) > 4.0 && n < 5 {
        sum = plain::add(
            Complex {
                re: sum.re * 0.5,
                im: sum.im * 0.5,
            },
            plain::mul(z, w),
        );
        n += 1;
    }
    if n == 5 {
        return Complex {
            re: sum.re / 3.0,
            im: sum.im / 3.0,
        };
    }
    plain::add(sum, w)
}

#[test]
fn structs_compute_as_plain_rust_does() {
    let rows = pairs();
    everywhere::check::<everything, Complex<f32>>(
        &rows,
        |(z, w)| plain_everything(z, w),
        |(z, w)| everything(z, w),
        |device| {
            let (z, w) = everywhere::Columns::columns(&rows);
            everything::map(&z, &w).run(device).unwrap().to_vec().unwrap()
        },
    );
}

#[test]
fn methods_and_operators_are_ordinary_ones() {
    for (z, w) in pairs() {
        assert_eq!(z * w, plain::mul(z, w));
        assert_eq!(z + w, plain::add(z, w));
        assert_eq!((z.conj().im, z.abs()), (-z.im, plain::abs(z)));
        let mut sum = z;
        sum += w;
        assert_eq!(sum, plain::add(z, w));
    }
    assert_eq!(Complex::new(1.0_f64, 2.0).norm_squared(), 5.0);
    assert_eq!(Complex::new(1.5_f32, 2.0) * 2.0, Complex { re: 3.0, im: 4.0 });
}

/// Structs in arrays and tuples, nested, as tuple structs; patterns.
#[fp]
fn nested(z: Complex<f32>, x: f32) -> (f32, Complex<f32>) {
    let line = Line {
        from: Vec3([x, z.re, z.im]),
        to: Vec3([z.im, x, 1.0]),
    };
    let mut points = [line.from, line.to, Vec3([0.0; 3])];
    let mut n = 0_usize;
    for p in points {
        let Vec3(c) = p;
        points[n].0[1] = c[0] + c[2];
        n += 1;
    }
    let (Line { to, .. }, y) = (line, points[1].0[1]);
    let mut pair = (z, x);
    pair.0.im = to.0[2] * y;
    (points[0].0[1] - points[2].0[1], pair.0)
}

fn plain_nested(z: Complex<f32>, x: f32) -> (f32, Complex<f32>) {
    let (first, second) = (x + z.im, z.im + 1.0);
    (first - 0.0, Complex { re: z.re, im: second })
}

#[test]
fn structs_nest() {
    let rows: Vec<(Complex<f32>, f32)> = numbers().into_iter().zip(F32.into_iter().cycle()).collect();
    everywhere::check::<nested, (f32, Complex<f32>)>(
        &rows,
        |(z, x)| plain_nested(z, x),
        |(z, x)| nested(z, x),
        |device| {
            let (z, x) = everywhere::Columns::columns(&rows);
            let (first, second) = nested::map(&z, &x).run(device).unwrap();
            let (first, second) = (first.to_vec().unwrap(), second.to_vec().unwrap());
            first.into_iter().zip(second).collect()
        },
    );
}

/// Patterns whose type is written.
#[fp]
fn annotated(z: Complex<f32>, x: f32) -> f32 {
    let Complex { re: mut a, im }: Complex<f32> = z;
    let (Vec3(c), y): (Vec3<f32>, f32) = (Vec3([x, a, im]), 0.5);
    a += c[0];
    a * y - c[2]
}

#[test]
fn patterns_with_types() {
    for z in numbers() {
        for x in F32 {
            let expected = (z.re + x) * 0.5 - z.im;
            assert_eq!(annotated(z, x).to_bits(), expected.to_bits());
        }
    }
}

/// A product of numbers is fused with its sum wherever it stands, a struct's is not.
#[fp(contract = true)]
fn contracted(z: Complex<f32>, w: Complex<f32>) -> (Complex<f32>, f32, f32) {
    let mut sum = z;
    sum.re += z.im * w.im;
    (z * w + w, z.re * w.re + z.im, sum.re - z.re * w.im)
}

#[test]
fn contraction_is_for_numbers() {
    let mut differ = 0;
    for (z, w) in pairs() {
        let (struct_sum, fused, twice) = contracted(z, w);
        assert_eq!(struct_sum, plain::add(plain::mul(z, w), w));
        assert_eq!(fused.to_bits(), z.re.mul_add(w.re, z.im).to_bits());
        let sum = z.im.mul_add(w.im, z.re);
        assert_eq!(twice.to_bits(), (-z.re).mul_add(w.im, sum).to_bits());
        differ += usize::from(fused != z.re * w.re + z.im);
    }
    assert!(differ > 0);
}

/// A field that takes up a sum of products, which is fused by itself.
#[fp(contract = true)]
fn updated(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
    let mut sum = z;
    sum.re += z.re * w.re - z.im * w.im;
    sum.im *= z.re * w.im + z.im;
    sum
}

#[test]
fn sums_of_products_in_updates() {
    for (z, w) in pairs() {
        let found = updated(z, w);
        let sum = z.re + z.re.mul_add(w.re, -(z.im * w.im));
        assert_eq!(found.re.to_bits(), sum.to_bits());
        assert_eq!(found.im.to_bits(), (z.im * z.re.mul_add(w.im, z.im)).to_bits());
    }
}

/// The modes of a block and of its functions, also called from others.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Interval<T> {
    lo: T,
    hi: T,
}

#[fp(mode = "rd")]
impl<T: Float> Interval<T> {
    fn third(self) -> Self {
        Interval {
            lo: self.lo / 3.0,
            hi: self.up(),
        }
    }

    #[fp(mode = "ru")]
    fn up(self) -> T {
        self.hi / 3.0
    }

    #[fp(mode = M)]
    fn width<M: Mode>(self) -> T {
        self.hi - self.lo
    }
}

#[fp]
fn enclosed<T: Float>(x: T) -> (Interval<T>, T, T) {
    let i = Interval { lo: x, hi: x }.third();
    (i, i.width::<Ru>(), Interval { lo: 0.1, hi: x }.width::<Rd>())
}

#[test]
fn modes_of_blocks() {
    let (i, up, down) = enclosed(1.0_f32);
    assert_eq!((i.lo.to_bits(), i.hi.to_bits()), (0x3eaa_aaaa, 0x3eaa_aaab));
    assert_eq!(i.third(), Interval { lo: i.lo, hi: i.hi }.third());
    assert_eq!(up, i.hi - i.lo);
    assert_eq!(down, Interval { lo: 0.1, hi: 1.0 }.width::<Rd>());
    assert!(i.width::<Ru>() > 0.0);
}

#[test]
fn the_printed_names_are_those_of_the_fields() {
    let source = everything::cuda_source();
    assert!(
        source.contains("z_re") && source.contains("w_im") && source.contains("sum_re"),
        "{source}"
    );
}

/// Subnormal numbers are flushed where only rustc sees that operands are numbers, as where the macro does.
#[fp(ftz = true)]
fn flushed(z: Complex<f32>, x: f32) -> (f32, f32, f32) {
    (z.re + x, x + z.re, z.re.max(x) * 1.0)
}

/// Products with a name are fused for numbers, and stay a struct's own otherwise.
#[fp(contract = "fast")]
fn named(z: Complex<f32>, w: Complex<f32>) -> (f32, Complex<f32>) {
    let p = z.re * w.re;
    let q = z * w;
    (z.im - p, q + w)
}

#[test]
fn options_hold_for_fields() {
    let small = f32::from_bits(1);
    let (x, y, m) = flushed(Complex { re: small, im: 0.0 }, small);
    assert_eq!((x.to_bits(), y.to_bits(), m.to_bits()), (0, 0, 0));
    for (z, w) in pairs() {
        let (fused, sum) = named(z, w);
        assert_eq!(fused.to_bits(), (-z.re).mul_add(w.re, z.im).to_bits());
        assert_eq!(sum, plain::add(plain::mul(z, w), w));
    }
}

/// The added value comes from an `if` that may leave the function, so the macro puts a variable in between.
#[fp]
fn adds_unless_negative(z: Complex<f32>, w: Complex<f32>, n: i32) -> Complex<f32> {
    let mut sum = z;
    sum += if n < 0 { return w } else { z * w };
    sum
}

#[test]
fn updates_that_jumps_leave() {
    for (z, w) in pairs() {
        assert_eq!(adds_unless_negative(z, w, -1), w);
        assert_eq!(adds_unless_negative(z, w, 1), plain::add(z, plain::mul(z, w)));
    }
}

/// Structs in slices, and as the elements of a grid.
#[fp]
fn neighbours(i: Index, z: &[Complex<f32>]) -> Complex<f32> {
    let k = i.x();
    if k == 0 { z[k] } else { z[k - 1] * z[k] }
}

#[test]
fn slices_of_structs() {
    let numbers = numbers();
    for (backend, device) in everywhere::devices() {
        report::ran(SUITE, backend, 1);
        let found = neighbours::launch(numbers.len(), &numbers)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        assert_eq!(found[0], numbers[0], "{}", device.name());
        for k in 1..numbers.len() {
            assert_eq!(
                found[k],
                plain::mul(numbers[k - 1], numbers[k]),
                "{}",
                device.name()
            );
        }
    }
}
