use fpdsl::fp;

#[fp]
fn f(a: [f32; 4], i: i32) -> f32 {
    a[i]
}

fn main() {}
