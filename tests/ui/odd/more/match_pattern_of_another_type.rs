use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> f32 {
    match n {
        true => 1.0,
        _ => 0.0,
    }
}

fn main() {}
