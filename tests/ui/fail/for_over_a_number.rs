use fpdsl::fp;

#[fp]
fn f(n: i32, x: f32, t: (f32, f32)) -> f32 {
    let mut s = 0.0;
    for i in n {
        s += 1.0;
    }
    for y in x {
        s += y;
    }
    for y in t {
        s += y;
    }
    s
}

fn main() {}
