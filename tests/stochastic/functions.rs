//! The operations, as functions of every format.

use fpdsl::prelude::*;

#[fp(mode = "sr")]
pub fn add<T: Float>(x: T, y: T) -> T {
    x + y
}

#[fp(mode = "sr")]
pub fn sub<T: Float>(x: T, y: T) -> T {
    x - y
}

#[fp(mode = "sr")]
pub fn mul<T: Float>(x: T, y: T) -> T {
    x * y
}

#[fp(mode = "sr")]
pub fn div<T: Float>(x: T, y: T) -> T {
    x / y
}

#[fp(mode = "sr")]
pub fn sqrt<T: Float>(x: T) -> T {
    x.sqrt()
}

#[fp(mode = "sr")]
pub fn recip<T: Float>(x: T) -> T {
    x.recip()
}

#[fp(mode = "sr")]
pub fn mul_add<T: Float>(x: T, y: T, z: T) -> T {
    x.mul_add(y, z)
}

#[fp(mode = "sr", contract = true)]
pub fn contracted<T: Float>(x: T, y: T, z: T) -> T {
    x * y + z
}
