use fpdsl::fp;

#[fp]
fn g(n: i32, x: f32, t: (f32, f32)) -> f32 {
    let mut s = 0.0;
    for i in n {
        s += 1.0;
    }
    for i in x {
        s += i;
    }
    for (i, j) in 0..3 {
        s += 1.0;
    }
    s
}

fn main() {}
