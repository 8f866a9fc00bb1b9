use fpdsl::prelude::*;
use fpdsl::storage::E4m3;

#[fp]
fn doubled(x: f32) -> E4m3 {
    rna!((x + x).to_e4m3())
}

fn main() {}
