use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = x;
    if x > 0.0 {
        y = 1.0;
    }
    x = 2.0;
    y
}

fn main() {}
