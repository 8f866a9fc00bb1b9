use fpdsl::prelude::*;
use fpdsl::storage::E4m3;

#[fp(mode = "rna")]
fn narrow(x: f32) -> E4m3 {
    x.to_e4m3()
}

fn main() {
    let _ = rna!(1.0);
}
