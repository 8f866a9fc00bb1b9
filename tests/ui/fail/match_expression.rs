use fpdsl::fp;

#[fp]
fn f(n: i32) -> f32 {
    match n {
        0 => 1.0,
        _ => 2.0,
    }
}

fn main() {}
