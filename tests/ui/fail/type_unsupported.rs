use fpdsl::fp;

#[fp]
fn f(a: i128, b: char, c: isize, d: *const f32, e: Vec<f32>) -> String {
    a
}

fn main() {}
