use fpdsl::prelude::*;

#[fp]
type X = f32;

fn main() {}
