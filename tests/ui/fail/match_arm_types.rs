use fpdsl::fp;

#[fp]
fn f(n: u32, x: f32, y: f64) -> f32 {
    match n {
        0 => x,
        1 => return y,
        2 => y,
        3 => n,
        _ => 2.0,
    }
}

fn main() {}
