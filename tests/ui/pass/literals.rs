use fpdsl::fp;

#[fp]
fn f(x: f64) -> (f64, f32, u64, i8, bool) {
    let hex = 0xffff_ffff_ffff_ffff;
    let small = 1e-400 + 5e-324;
    (x + 1_000.5e-1 + 2. + small, 1f32 + 0.5_f32, hex, -128, 0b1010_u8 == 0o12)
}

pub fn main() {
    let (x, y, n, m, b) = f(0.0);
    assert_eq!((x, y, n, m, b), (102.05, 1.5, u64::MAX, -128, true));
}
