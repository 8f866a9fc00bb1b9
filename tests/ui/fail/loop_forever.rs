use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    loop {
        y += 1.0;
        if y < 0.0 {
            continue;
        }
    }
}

fn main() {}
