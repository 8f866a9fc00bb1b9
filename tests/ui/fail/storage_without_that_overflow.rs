use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E4m3, E5m2};

#[fp]
fn four(x: f32) -> E2m1 {
    x.to_e2m1_or_nan()
}

#[fp]
fn no_infinity(x: f32) -> E4m3 {
    x.to_e4m3_or_inf()
}

#[fp]
fn infinity(x: f32) -> E5m2 {
    x.to_e5m2_or_nan()
}

fn main() {}
