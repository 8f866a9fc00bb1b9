use fpdsl::fp;

#[fp]
fn f(x: f32, b: bool, n: u32) -> f32 {
    let a = x & x;
    let c = b + b;
    let d = -n;
    let e = !x;
    x << 2
}

fn main() {}
