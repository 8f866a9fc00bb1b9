use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

impl Complex<f32> {
    fn plain(self) -> f32 {
        self.re
    }
}

#[fp]
fn f(z: Complex<f32>) -> f32 {
    z.plain() + z.sqrt() + z.im
}

#[fp]
fn g(z: Complex<f32>) -> Complex<f32> {
    Complex::unknown(z.re)
}

#[fp]
fn h(z: Complex<f32>) -> f32 {
    z.absolute
}

fn main() {}
