use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    a::<f32>::g(x) + f32::sqrt::<f32>(x)
}

#[fp]
fn g(x: f32) -> f32 {
    f::<f32>(x)
}

fn main() {}
