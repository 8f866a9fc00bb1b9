use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x.mul_add(x) + f32::sqrt(x, x)
}

fn main() {}
