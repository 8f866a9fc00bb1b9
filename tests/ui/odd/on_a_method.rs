use fpdsl::prelude::*;

struct S;

impl S {
    #[fp]
    fn norm(x: f32) -> f32 {
        x * x
    }
}

fn main() {}
