use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

impl P<f32> {
    fn norm(self) -> f32 {
        self.x
    }
}

#[fp]
fn f(p: P<f32>) -> f32 {
    p.norm()
}

fn main() {}
