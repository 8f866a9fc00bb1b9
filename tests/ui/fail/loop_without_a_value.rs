use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = loop {
        break;
    };
    let z = while x > 1.0 {};
    x
}

fn main() {}
