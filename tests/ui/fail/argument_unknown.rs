use fpdsl::fp;

#[fp(rounding = "ru")]
fn f(x: f32) -> f32 {
    x
}

#[fp(bounds = "unchecked")]
fn g(x: f32) -> f32 {
    x
}

fn main() {}
