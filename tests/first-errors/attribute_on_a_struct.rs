use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
struct Point {
    x: f32,
}

fn main() {}
