use fpdsl::fp;

#[fp(profile = "cc1x", ftz = true)]
fn f(x: f32) -> f32 {
    x * x
}

#[fp(ftz = false, profile = "x87")]
fn g(x: f32) -> f32 {
    x * x
}

fn main() {}
