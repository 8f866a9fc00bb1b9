use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x + 1.0 = 2.0;
    let mut a = x;
    let mut b = x;
    (a, b) += 1.0;
    a
}

fn main() {}
