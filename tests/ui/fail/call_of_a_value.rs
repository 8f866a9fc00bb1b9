use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    (x + 1.0)(x)
}

fn main() {}
