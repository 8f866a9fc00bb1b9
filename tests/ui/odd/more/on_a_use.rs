use fpdsl::prelude::*;

#[fp]
use std::f32::consts::PI;

fn main() {}
