use fpdsl::prelude::*;

#[fp]
fn late(u: &[f32], i: Index) -> f32 {
    u[i.x()]
}

#[fp]
fn two(i: Index, j: Index) -> f32 {
    0.0
}

#[fp]
fn nested(i: (Index2, f32)) -> Index {
    0.0
}

fn main() {}
