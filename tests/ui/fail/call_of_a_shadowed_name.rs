use fpdsl::fp;

#[fp]
fn half(x: f32) -> f32 {
    x / 2.0
}

#[fp]
fn f(x: f32) -> f32 {
    let half = x;
    half(half)
}

fn main() {}
