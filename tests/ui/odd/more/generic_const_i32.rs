use fpdsl::prelude::*;

#[fp]
fn f<const N: i32>(x: f32) -> f32 {
    x * N as f32
}

fn main() {}
