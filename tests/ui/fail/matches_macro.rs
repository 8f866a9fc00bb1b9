use fpdsl::fp;

#[fp]
fn f(x: f64, n: i32) -> bool {
    matches!(n) || matches!(x, 1.0..) || matches!(n, 1 | k)
}

#[fp]
fn g(n: i32) -> bool {
    matches!(n, true)
}

fn main() {}
