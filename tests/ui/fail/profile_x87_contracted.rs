use fpdsl::fp;

#[fp(profile = "x87", contract = true)]
fn f(a: f64, b: f64, c: f64) -> f64 {
    a * b + c
}

#[fp(profile = "x87", contract = false)]
fn g(a: f64, b: f64, c: f64) -> f64 {
    fused!(a * b + c)
}

fn main() {}
