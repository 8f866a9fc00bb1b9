use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    fn g(x: f32) -> f32 {
        x
    }
    g(x)
}

fn main() {}
