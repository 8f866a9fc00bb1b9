use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    while y < 10.0 {
        y += 1.0;
        if y == 3.0 {
            continue;
        }
        break;
    }
    y
}

fn main() {}
