use fpdsl::fp;

#[fp]
fn f(n: u32, b: bool) -> u32 {
    n.sqrt() + n.abs() + b.max(b) as u32
}

#[fp]
fn g(x: f64, n: i32) -> f64 {
    x.approx_sqrt() + n.floor() + x.scalbn(x) + x.ilogb() + x.is_nan()
}

fn main() {}
