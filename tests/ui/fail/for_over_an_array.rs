use fpdsl::fp;

#[fp]
fn f(a: [f32; 4]) -> f32 {
    let mut s = 0.0;
    for x in a.iter() {
        s += x;
    }
    for (i, x) in a.into_iter().enumerate() {
        s += x;
    }
    for x in &a {
        s += x;
    }
    s
}

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
