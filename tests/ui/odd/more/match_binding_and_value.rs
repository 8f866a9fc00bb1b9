use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> f32 {
    match n {
        1 | m => 1.0,
    }
}

fn main() {}
