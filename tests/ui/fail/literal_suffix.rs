use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x + 1u128 as f32 + 1.5f16 as f32 + 2.5f128
}

fn main() {}
