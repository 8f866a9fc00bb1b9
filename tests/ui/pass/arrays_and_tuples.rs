use fpdsl::fp;

const N: usize = 3;

#[fp]
fn f(a: [[f64; N]; 2], k: usize) -> ([f64; N], (f64, (bool, usize))) {
    let mut b = a[0];
    for i in 0..N {
        b[i] += a[1][N - 1] * a[k][i];
    }
    let (x, y) = (b[k], b[0]);
    (b, (x - y, (x == y, k + 1)))
}

pub fn main() {
    let (b, (d, (same, k))) = f([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], 1);
    assert_eq!((b, d, same, k), ([25.0, 32.0, 39.0], 7.0, false, 2));
}
