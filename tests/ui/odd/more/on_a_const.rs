use fpdsl::prelude::*;

#[fp]
const X: f32 = 1.0;

fn main() {}
