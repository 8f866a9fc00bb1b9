use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    fn half(x: f32) -> f32 {
        x / 2.0
    }
    half(x)
}

fn main() {}
