use fpdsl::prelude::*;

struct S;

impl S {
    #[fp]
    fn norm(self) -> f32 {
        1.0
    }
}

fn main() {}
