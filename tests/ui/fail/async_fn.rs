use fpdsl::fp;

#[fp]
async fn f(x: f32) -> f32 {
    x
}

fn main() {}
