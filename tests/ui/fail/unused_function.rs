#![deny(dead_code)]

use fpdsl::prelude::*;

#[fp]
fn nobody_calls(x: f32) -> f32 {
    x
}

#[derive(Clone, Copy, Fp)]
struct Pair<T> {
    a: T,
    b: T,
}

#[fp]
impl<T: Float> Pair<T> {
    fn new(a: T, b: T) -> Pair<T> {
        Pair { a, b }
    }

    fn total(self) -> T {
        self.a + self.b
    }
}

#[fp]
fn nobody_calls_with_methods(x: f32) -> f32 {
    Pair::new(x, x).total()
}

#[fp]
fn only_fp_calls(x: f32) -> f32 {
    x
}

#[fp]
fn called(x: f32) -> f32 {
    only_fp_calls(x)
}

fn main() {
    called(1.0);
}
