use fpdsl::fp;

#[fp(identity = 0)]
fn f(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(identity)]
fn g(a: f32, b: f32) -> f32 {
    a + b
}

fn main() {}
