use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    loop {
        y = 1.0 + if y > 3.0 { break } else { 2.0 };
        y = g(if y < 0.0 { return y } else { y });
        while {
            if y == 2.0 {
                continue;
            }
            y > 1.0
        } {
            y -= 1.0;
        }
    }
    y
}

fn main() {}
