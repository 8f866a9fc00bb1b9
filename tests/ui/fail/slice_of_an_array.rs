use fpdsl::fp;

#[fp]
fn sum(u: &[f32]) -> f32 {
    u.iter().sum::<f32>()
}

#[fp]
fn f(x: [f32; 4], k: usize) -> f32 {
    let y = x[1..3];
    let z = &x[k..];
    let mut w = x;
    w[1..3] = [0.0; 2];
    y[0] + z[0]
}

#[fp]
fn passed(x: [f32; 4]) -> f32 {
    sum(&x[1..3]) + sum(&x)
}

fn main() {}
