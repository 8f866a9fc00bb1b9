use fpdsl::fp;

#[fp]
fn f(n: u32, x: f64) -> f64 {
    let mut y = x;
    for i in 0..n {
        if i % 3 == 0 && y < 100.0 || i == 7 {
            y = y * 2.0;
        } else if i % 3 == 1 {
            let z = { y + 1.0 };
            y = z;
        } else {
            while y > 50.0 {
                y /= 4.0;
            }
        }
    }
    if y > 10.0 { y } else { -y }
}

fn main() {
    assert_eq!(f(4, 1.0), -6.0);
}
