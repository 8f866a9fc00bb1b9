use fpdsl::fp;

type Real = f64;
type Pair = (Real, [Real; 2]);

#[fp]
fn f(x: Real, n: std::primitive::i32) -> Pair {
    let y: Real = 0.5;
    (x + y * n as Real, [x; 2])
}

pub fn main() {
    assert_eq!(f(1.0, 2), (2.0, [1.0, 1.0]));
}
