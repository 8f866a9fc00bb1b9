use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    if x > 1.0 {
        break;
    }
    'a: {
        continue;
    }
    x
}

fn main() {}
