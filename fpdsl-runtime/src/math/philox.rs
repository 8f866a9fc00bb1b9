//! Random bits that depend on a key and a counter alone: Philox4x32-10.
//!
//! J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC '11; constants of its table 2.

use fpdsl_macros::fp;

const FIRST: u32 = 0xd251_1f53;
const SECOND: u32 = 0xcd9e_8d57;
const STEPS: [u32; 2] = [0x9e37_79b9, 0xbb67_ae85];

/// One of the ten rounds.
#[fp(inline = true)]
fn round(key: [u32; 2], x: [u32; 4]) -> [u32; 4] {
    let (high, low) = (x[0].mul_hi(FIRST), x[0] * FIRST);
    let (upper, lower) = (x[2].mul_hi(SECOND), x[2] * SECOND);
    [upper ^ x[1] ^ key[0], lower, high ^ x[3] ^ key[1], low]
}

/// The next key, and a round with it.
#[fp(inline = true)]
fn next(key: [u32; 2], x: [u32; 4]) -> ([u32; 2], [u32; 4]) {
    let key = [key[0] + STEPS[0], key[1] + STEPS[1]];
    (key, round(key, x))
}

#[fp(inline = true)]
fn three(key: [u32; 2], x: [u32; 4]) -> ([u32; 2], [u32; 4]) {
    let (key, x) = next(key, x);
    let (key, x) = next(key, x);
    next(key, x)
}

/// The four words of a counter, under a key.
#[fp]
pub fn philox(key: [u32; 2], counter: [u32; 4]) -> [u32; 4] {
    let (key, x) = three(key, round(key, counter));
    let (key, x) = three(key, x);
    three(key, x).1
}
