use fpdsl::prelude::*;

#[fp]
async fn f(x: f32) -> f32 {
    x
}

fn main() {}
