use fpdsl::prelude::*;

#[fp]
fn f(n: u8) -> f32 {
    match n {
        300 => 1.0,
        _ => 0.0,
    }
}

fn main() {}
