use fpdsl::generic::Function;
use fpdsl::prelude::*;

#[fp(mode = "ru")]
trait WithAMode {
    fn f(self, x: f64) -> f64;
}

#[fp]
trait WithABody {
    fn f(self, x: f64) -> f64 {
        x
    }
}

#[fp]
trait WithAType {
    type Scalar;
    fn f<T: Float>(self, x: T) -> f64;
}

#[fp]
fn closure<F: Fn(f64) -> f64>(f: F, x: f64) -> f64 {
    f(x)
}

#[fp]
fn two<F: Function<Args = f64, Out = f64>>(x: f64) -> f64 {
    F::call(x)
}

#[fp]
fn called<F: Function<Args = (f64,), Out = f64>>(x: f64) -> f64 {
    F(x) + F::eval(x)
}

#[fp]
fn two_traits<F: WithAMode + WithABody>(f: F, x: f64) -> f64 {
    f.f(x)
}

fn main() {}
