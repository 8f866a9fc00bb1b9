use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
impl std::ops::Add for P<f32> {
    type Output = f32;
    fn add(self, other: P<f32>) -> P<f32> {
        self
    }
}

#[fp]
fn f(p: P<f32>) -> f32 {
    (p + p).x
}

fn main() {}
