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
    assert_eq!(add::reduce(&device, &x)?, 7.0);
    assert_eq!(add::scan(&device, x.clone())?.to_vec()?, [3.0, 7.0]);
    assert_eq!(square::map_reduce::<add>(&device, &x)?, 25.0);
    assert_eq!(square::map_reduce::<least<f64>>(&device, &x[..0])?, f64::MAX);
    assert_eq!(at::launch_reduce::<add>(&device, 2, &x)?, 7.0);
    assert_eq!(both::reduce(&device, &[[1, 2], [3, 4]])?, [4, 8]);
    assert_eq!(fpdsl::reduce::<add, _>(&device, &x)?, 7.0);
    let none: &[[i32; 2]] = &[];
    assert_eq!(both::reduce(&device, none)?, [0, 1]);
    Ok(())
}
