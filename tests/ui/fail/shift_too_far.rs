use fpdsl::fp;

#[fp]
fn f(x: u32, y: i64) -> f64 {
    let wide = 1 << 40;
    let high = x >> 32;
    let fine = y >> 63;
    (wide + 1) as f64 + high as f64 + fine as f64
}

fn main() {}
