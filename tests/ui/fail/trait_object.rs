use fpdsl::fp;

#[fp]
fn f(x: f32, g: Box<dyn Fn(f32) -> f32>) -> f32 {
    x
}

#[fp]
fn g(x: impl Copy) -> f32 {
    1.0
}

fn main() {}
