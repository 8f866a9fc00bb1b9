use fpdsl::prelude::*;

struct S;

#[fp]
impl S {}

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl Complex<f32> {
    fn re(self) -> f32 {
        self.re
    }
}

#[fp]
impl<T: Float> Default for Complex<T> {
    fn default() -> Self {
        Complex { re: 0.0, im: 0.0 }
    }
}

#[fp]
impl<T> Complex<T> {
    fn im(self) -> T {
        self.im
    }
}

fn main() {}
