use fpdsl::fp;

#[fp]
fn f(x: f32, n: u32) -> f32 {
    let y;
    let z;
    if x > 0.0 {
        y = 1.0;
        z = y;
    } else if x < -1.0 {
        return 0.0;
    } else {
        z = 2.0;
    }
    for k in 0..n {
        y += z * k as f32;
    }
    y
}

fn main() {}
