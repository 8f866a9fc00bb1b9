use fpdsl::prelude::*;

#[fp]
static X: f32 = 1.0;

fn main() {}
