use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    if x < 0.0 {
        panic!("negative");
    }
    x.sqrt()
}

fn main() {}
