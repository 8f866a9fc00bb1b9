use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
impl<T: Float> Complex<T> {
    fn f(&self) -> T {
        self.re
    }

    fn g(&mut self) -> T {
        self.re
    }

    fn h(self: Self) -> T {
        self.re
    }

    fn k(self) {
        self.re;
    }
}

fn main() {}
