use fpdsl::fp;

#[fp(mode = "ru")]
fn f(n: u64, x: f64) -> (f32, i32, u8, f64, usize) {
    (n as f32, x as i32, x as u8, true as i32 as f64, 3 as usize)
}

pub fn main() {
    assert_eq!(f(16777217, -1.5), (16777218.0, -1, 0, 1.0, 3));
}
