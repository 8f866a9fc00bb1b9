use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    if x > 0.0 { 1.0 } else { 2.0 }
    while x > 1.0 {
        x
    }
    x
}

fn main() {}
