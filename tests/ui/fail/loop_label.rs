use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    'outer: while y < 1.0 {
        y += 1.0;
    }
    y
}

fn main() {}
