use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> f32 {
    match n {
        1 => 1.0,
        _ => {}
    }
}

fn main() {}
