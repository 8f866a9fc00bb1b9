#![deny(unreachable_patterns)]

use fpdsl::fp;

#[fp]
fn f(n: u32) -> f32 {
    match n {
        0..=9 => 1.0,
        3 => 2.0,
        _ => 3.0,
        12 => 4.0,
    }
}

fn main() {
    f(1);
}
