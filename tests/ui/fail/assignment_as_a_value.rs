use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    let z = (y = 2.0);
    let w = (y += 2.0);
    y
}

fn main() {}
