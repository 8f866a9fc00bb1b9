use fpdsl::fp;

#[fp]
fn f(a: [f32; 4]) -> f32 {
    let mut s = 0.0;
    for x in a {
        s += x;
    }
    for i in (0..4).rev() {
        s += a[i];
    }
    s
}

fn main() {}
