use fpdsl::fp;

#[fp]
fn f(x: f32, n: i32) -> (f32, i32) {
    (x * 2, n + 1.5)
}

fn main() {}
