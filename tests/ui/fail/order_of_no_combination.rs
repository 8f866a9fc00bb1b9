use fpdsl::prelude::*;

#[fp(order = "serial")]
fn square(x: f64) -> f64 {
    x * x
}

#[fp(identity = 1.0)]
fn scale(x: f64, n: i32) -> f64 {
    x * n as f64
}

#[derive(Clone, Copy, Fp)]
struct Point<T> {
    x: T,
}

#[fp(order = "serial")]
impl<T: Float> Point<T> {
    #[fp(identity = 0.0)]
    fn plus(self, o: Point<T>) -> Point<T> {
        Point { x: self.x + o.x }
    }
}

fn main() {}
