use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x + 1.0;
}

#[fp]
fn g(x: f32) -> f32 {
    if x > 1.0 {
        return x;
    }
}

fn main() {}
