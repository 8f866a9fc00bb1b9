use fpdsl::fp;

#[fp(contract = "slow")]
fn f(x: f32) -> f32 {
    x
}

#[fp(contract = 1)]
fn g(x: f32) -> f32 {
    x
}

#[fp(contract)]
fn h(x: f32) -> f32 {
    x
}

fn main() {}
