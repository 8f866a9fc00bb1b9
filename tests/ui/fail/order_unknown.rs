use fpdsl::fp;

#[fp(order = "pairwise")]
fn f(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(order = serial)]
fn g(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(order)]
fn h(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(oder = "serial")]
fn k(a: f32, b: f32) -> f32 {
    a + b
}

fn main() {}
