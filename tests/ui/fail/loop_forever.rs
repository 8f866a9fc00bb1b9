use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    loop {
        y += 1.0;
    }
}

fn main() {}
