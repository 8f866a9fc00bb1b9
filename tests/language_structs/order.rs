//! `place op= value` of structs: Rust calls an operator with a reference to the place, so that the place comes before the value. Of scalars
//! the value comes first.

use std::ops::{AddAssign, DivAssign, MulAssign, RemAssign, SubAssign};

use fpdsl::prelude::*;

use super::everywhere::{devices, levels};
use super::{SUITE, report};

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Weight {
    x: f64,
    k: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Held {
    v: [Weight; 3],
}

macro_rules! operators {
    ($($Trait:ident $name:ident $Rhs:ty, |$own:ident, $other:ident| $x:expr, $k:expr;)*) => {$(
        #[fp]
        impl $Trait<$Rhs> for Weight {
            fn $name(&mut self, $other: $Rhs) {
                let $own = *self;
                self.x = $x;
                self.k = $k;
            }
        }
    )*};
}

operators! {
    AddAssign add_assign Weight, |own, other| own.x + other.x, own.k * 3 + other.k;
    SubAssign sub_assign Weight, |own, other| own.x - other.x, own.k * 5 + other.k;
    MulAssign mul_assign f64, |own, other| own.x * other, own.k + 1;
    DivAssign div_assign f64, |own, other| own.x / other, own.k + 2;
    RemAssign rem_assign u32, |own, other| own.x, own.k * 7 + other;
}

const X: [f64; 5] = [0.5, -3.0, 1e10, 7.25, 0.0];
const N: [i32; 5] = [0, 1, 2, 7, 20];

everywhere! {
    a_struct_is_found_before_the_value(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let one = Weight { x, k: 1 };
        let mut v = [one, Weight { x: 2.0, k: 2 }, Weight { x: -1.5, k: 3 }];
        let mut h = Held { v };
        let mut t = (v, x);
        let mut m = [[one; 2]; 3];
        let mut s = [x, 1.0, 2.0];
        let mut i = n as usize % 3;
        let mut j = n as usize % 2;
        v[i] += { i = (i + 1) % 3; one };
        h.v[i] -= { i = (i + 1) % 3; Weight { x: v[i].x, k: i as u32 } };
        t.0[i] *= { i = (i + 1) % 3; t.1 + i as f64 };
        m[i][j] /= { j = 1 - j; i = (i + 1) % 3; 2.0 + j as f64 };
        m[{ i = (i + 1) % 3; i }][{ j = 1 - j; j }] %= { j = 1 - j; i as u32 + j as u32 };
        v[{ i = (i + 2) % 3; i }] += if i == 1 { i = 0; v[i] } else { one };
        s[i] += { i = (i + 1) % 3; v[i].x };
        s[i] *= { i = (i + 1) % 3; 2.0 };
        let mut sum = s[0] + s[1] * 2.0 + s[2] * 4.0;
        for w in [v[0], v[1], v[2], h.v[0], h.v[1], h.v[2], t.0[0], t.0[1], t.0[2]] {
            sum = sum * 0.75 + w.x + w.k as f64;
        }
        for row in m {
            for w in row {
                sum = sum * 0.75 + w.x + w.k as f64;
            }
        }
        sum
    }
}

#[fp]
fn of_structs(i: usize, j: usize) -> f64 {
    let u = [0.5, 1.5];
    let mut v = [Weight { x: 1.0, k: 1 }; 3];
    v[i] += Weight { x: u[j], k: 2 };
    v[0].x
}

#[fp]
fn of_scalars(i: usize, j: usize) -> f64 {
    let u = [0.5, 1.5];
    let mut v = [1.0; 3];
    v[i] += u[j];
    v[0]
}

/// The place of a type parameter is an argument of its operator.
#[fp]
fn of_a_parameter<T: Float>(i: usize, j: usize) -> T {
    let u: [T; 2] = [0.5, 1.5];
    let mut v = [u[0]; 3];
    v[i] += u[j];
    v[0]
}

/// Of two indices out of bounds the first one that Rust computes is told.
#[test]
fn the_first_of_two_faults_is_told() {
    macro_rules! told {
        ($($function:ty, $index:literal;)*) => {$(
            let text = concat!("index ", $index, " is out of bounds");
            for (backend, level) in levels() {
                let called = std::panic::catch_unwind(|| fpdsl::backend::call_at::<$function>(level, (7, 9)));
                let found = called.expect_err("a fault");
                let found = found.downcast_ref::<String>().expect("a text");
                assert!(found.contains(text), "{} on {backend}: {found}", stringify!($function));
            }
            for (backend, device) in devices() {
                let found = <$function>::map(&[7, 7], 9).run(&device).expect_err("a fault").to_string();
                assert!(found.contains(text), "{} on {backend}: {found}", stringify!($function));
                report::ran(SUITE, backend, 2);
            }
        )*};
    }
    told! {
        of_structs, 7;
        of_scalars, 9;
        of_a_parameter<f64>, 7;
    }
}
