use fpdsl::fp;

#[fp(mode = ru)]
fn f(x: f32) -> f32 {
    x
}

#[fp(mode = 1)]
fn g(x: f32) -> f32 {
    x
}

#[fp(mode)]
fn h(x: f32) -> f32 {
    x
}

fn main() {}
