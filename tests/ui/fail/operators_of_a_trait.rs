use fpdsl::prelude::*;

#[fp]
trait Real: std::ops::Add<Output = Self> + std::ops::Mul<Output = Self> + Copy {
    fn half(self) -> Self;
}

#[fp]
impl Real for f64 {
    fn half(self) -> Self {
        self * 0.5
    }
}

#[fp]
fn polynomial<T: Real>(x: T) -> T {
    let square = x * x;
    2.0 * square.half() + -x
}

fn main() {}
