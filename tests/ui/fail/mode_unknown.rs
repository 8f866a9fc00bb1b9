use fpdsl::fp;

#[fp(mode = "up")]
fn f(x: f32) -> f32 {
    x
}

fn main() {}
