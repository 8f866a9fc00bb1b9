use fpdsl::generic::Function;
use fpdsl::prelude::*;

#[fp]
trait Rhs {
    fn rhs(self, t: f64, y: f64) -> f64;
}

#[derive(Clone, Copy, Fp)]
struct Decay<T>(T);

#[fp]
impl Rhs for Decay<f64> {
    fn rhs(self, t: f64, y: f64) -> f64 {
        -self.0 * y * t
    }
}

#[fp]
fn step<F: Rhs>(f: F, y: f64) -> f64 {
    f.rhs(y) + f.slope(1.0, y) + f.rhs(1_i32, y)
}

#[fp]
fn single(x: f32) -> f32 {
    x
}

#[fp]
fn twice<F: Function<Args = (f64,), Out = f64>>(y: f64) -> f64 {
    F::call(F::call(y))
}

#[fp]
fn instance(y: f64) -> f64 {
    twice::<single>(y)
}

#[fp]
fn circle(y: f64) -> f64 {
    twice::<circle>(y)
}

fn main() {
    let _ = step(1.0, 2.0);
}
