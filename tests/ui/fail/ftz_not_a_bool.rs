use fpdsl::fp;

#[fp(ftz = "yes")]
fn f(x: f32) -> f32 {
    x
}

#[fp(ftz)]
fn g(x: f32) -> f32 {
    x
}

fn main() {}
