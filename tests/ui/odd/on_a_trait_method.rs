use fpdsl::prelude::*;

trait Norm {
    #[fp]
    fn norm(x: f32) -> f32 {
        x * x
    }
}

fn main() {}
