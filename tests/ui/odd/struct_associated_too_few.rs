use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
impl<T: Float> P<T> {
    fn new(x: T, y: T) -> P<T> {
        P { x, y }
    }
}

#[fp]
fn f(p: P<f32>) -> f32 {
    P::new(p.x).x
}

fn main() {}
