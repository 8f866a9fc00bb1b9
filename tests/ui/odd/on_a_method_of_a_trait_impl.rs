use fpdsl::prelude::*;

struct S;

trait Norm {
    fn norm(x: f32) -> f32;
}

impl Norm for S {
    #[fp]
    fn norm(x: f32) -> f32 {
        x * x
    }
}

fn main() {}
