use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = Some(x);
    x
}

fn main() {}
