use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x + 1u128 as f32
}

fn main() {}
