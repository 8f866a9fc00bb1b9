use fpdsl::fp;

#[fp("ru")]
fn f(x: f32) -> f32 {
    x
}

fn main() {}
