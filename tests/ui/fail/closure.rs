use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let double = |y: f32| y + y;
    double(x)
}

fn main() {}
