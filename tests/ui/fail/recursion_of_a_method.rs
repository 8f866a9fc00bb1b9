use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl<T: Float> Complex<T> {
    fn power(self, n: u32) -> T {
        if n > 1 { self.power(n - 1) * self.re } else { self.re }
    }

    fn series(x: T) -> T {
        if x > 1.0 { Self::series(x / 2.0) } else { x }
    }
}

fn main() {}
