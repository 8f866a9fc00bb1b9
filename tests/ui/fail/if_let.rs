use fpdsl::fp;

#[fp]
fn f(x: f32, n: i32) -> f32 {
    let mut y = x;
    while let 1..=5 = n {
        y += 1.0;
    }
    let Some(z) = y else {
        return 0.0;
    };
    if let 1 = n && x > 0.0 { y } else { z }
}

fn main() {}
