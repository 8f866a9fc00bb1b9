use fpdsl::prelude::*;

#[fp]
fn shifted(i: Index, u: &[f32]) -> f32 {
    u[(i.x() + 1) % u.len()]
}

fn main() {
    let _ = fpdsl::verify::<shifted>();
}
