use fpdsl::fp;

const N: usize = 4;

#[fp]
fn f(x: f32, n: usize) -> f32 {
    let fine = [x; N + 1];
    let a = [x; n];
    let b: [f32; 2 * n] = [x; 8];
    a[0] + b[0] + fine[0]
}

fn main() {}
