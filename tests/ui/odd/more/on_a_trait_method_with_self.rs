use fpdsl::prelude::*;

trait Norm {
    #[fp]
    fn norm(self) -> f32;
}

fn main() {}
