use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = async { x };
    y.await
}

fn main() {}
