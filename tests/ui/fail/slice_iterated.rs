use fpdsl::prelude::*;

#[fp]
fn total(u: &[f32]) -> f32 {
    let mut sum = 0.0;
    for x in u {
        sum += x;
    }
    for x in u.iter() {
        sum += x;
    }
    sum
}

fn main() {}
