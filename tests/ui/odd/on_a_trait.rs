use fpdsl::prelude::*;

#[fp]
trait Norm {
    fn norm(self) -> f32;
}

fn main() {}
