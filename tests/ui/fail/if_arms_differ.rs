use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = if x > 0.0 {
        1.0
    } else {
        2.0;
    };
    y
}

fn main() {}
