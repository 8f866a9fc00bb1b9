use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 2]) -> f32 {
    match t {
        [a, rest @ ..] => a + rest[0],
    }
}

fn main() {}
