//! The arguments of reductions and scans, and the two of the attribute.

use fpdsl::prelude::*;

#[fp(mode = "ru", order = "serial", identity = -0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(identity = T::MAX, order = "tree")]
fn least<T: Float>(a: T, b: T) -> T {
    a.min(b)
}

const NOTHING: [i32; 2] = [0, 1];

#[fp(identity = NOTHING)]
fn both(a: [i32; 2], b: [i32; 2]) -> [i32; 2] {
    [a[0] + b[0], a[1] * b[1]]
}

#[fp]
fn square(values: f64) -> f64 {
    values * values
}

#[fp]
fn at(i: Index, u: &[f64]) -> f64 {
    u[i.x()]
}

pub fn main() -> Result<(), fpdsl::Error> {
    let device = Device::host();
    let x = vec![3.0, 4.0];
    assert_eq!(add::reduce(&x).run(&device)?, 7.0);
    assert_eq!(add::scan(x.clone()).run(&device)?.to_vec()?, [3.0, 7.0]);
    assert_eq!(square::map(&x).reduce::<add>().run(&device)?, 25.0);
    assert_eq!(square::map(&x[..0]).reduce::<least<f64>>().run(&device)?, f64::MAX);
    assert_eq!(at::launch(2, &x).reduce::<add>().run(&device)?, 7.0);
    assert_eq!(both::reduce(&[[1, 2], [3, 4]]).run(&device)?, [4, 8]);
    assert_eq!(fpdsl::backend::reduce::<add, _>(&x).run(&device)?, 7.0);
    let none: &[[i32; 2]] = &[];
    assert_eq!(both::reduce(none).run(&device)?, [0, 1]);
    Ok(())
}
