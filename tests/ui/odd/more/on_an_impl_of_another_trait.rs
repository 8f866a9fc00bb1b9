use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
}

trait Norm {
    fn norm(self) -> f32;
}

#[fp]
impl Norm for P<f32> {
    fn norm(self) -> f32 {
        self.x
    }
}

fn main() {}
