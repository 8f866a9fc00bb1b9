use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
impl<T: Float> P<T> {
    fn scaled(self, k: T) -> P<T> {
        P { x: self.x * k, y: self.y * k }
    }
}

#[fp]
fn f(p: P<f32>, n: i32) -> f32 {
    p.scaled(n).x
}

fn main() {}
