use fpdsl::fp;

#[fp(profile = "sse")]
fn f(x: f32) -> f32 {
    x
}

#[fp(profile = x87)]
fn g(x: f32) -> f32 {
    x
}

#[fp(profile)]
fn h(x: f32) -> f32 {
    x
}

fn main() {}
