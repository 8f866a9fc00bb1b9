use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
impl<T: Float> P<T> {
    fn norm(&self) -> T {
        self.x
    }
}

#[fp]
fn f(p: P<f32>) -> f32 {
    p.norm()
}

fn main() {}
