use fpdsl::fp;

#[fp]
fn f(x: &f32) -> f32 {
    x
}

#[fp]
fn h(x: &Vec<f32>, i: usize) -> f32 {
    x[i]
}

#[fp]
fn g(x: f32, out: &mut f32) -> f32 {
    x
}

fn main() {}
