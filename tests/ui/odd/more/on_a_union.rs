use fpdsl::prelude::*;

#[fp]
union U {
    x: f32,
    n: u32,
}

fn main() {}
