use fpdsl::fp;

#[fp]
fn f(x: f32, y: f64, n: i32) -> f32 {
    if n == 0 {
        return y;
    }
    for i in 0..n {
        if i == 3 {
            return i;
        }
    }
    x
}

fn main() {}
