use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl<T: Float> Complex<T> {
    fn turned(self, n: u32) -> T {
        if n > 1 { self.halved(n - 1) } else { self.re }
    }

    fn halved(self, n: u32) -> T {
        Complex { re: self.re / 2.0, ..self }.im + self.started(n)
    }

    fn started(self, n: u32) -> T {
        Self::turned(self, n) + self.alone()
    }

    fn alone(self) -> T {
        self.im
    }

    fn series(x: T) -> T {
        if x > 1.0 { Self::rest(x / 2.0) } else { x }
    }

    fn rest(x: T) -> T {
        Self::series(x - 1.0)
    }
}

fn main() {}
