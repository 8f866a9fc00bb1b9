use fpdsl::fp;

#[fp(rounding = "ru")]
fn f(x: f32) -> f32 {
    x
}

#[fp(ftz = true)]
fn g(x: f32) -> f32 {
    x
}

fn main() {}
