use fpdsl::fp;

#[fp(profile = "x87", contract = true)]
fn f(a: f64, b: f64, c: f64) -> f64 {
    a * b + c
}

#[fp(profile = "x87")]
fn g(a: f64, b: f64, c: f64) -> f64 {
    fpdsl::fused!(a * b + c)
}

#[fp(profile = "x87", contract = false)]
fn h(a: f64, b: f64, c: f64) -> f64 {
    use fpdsl::fused;
    fused!(a * b + c)
}

fn main() {}
