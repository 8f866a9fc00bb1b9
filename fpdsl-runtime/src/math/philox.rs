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

#[cfg(test)]
mod tests {
    use super::philox;

    /// The known answers of Random123 (`kat_vectors`).
    #[test]
    fn words_are_those_of_random123() {
        for (key, counter, expected) in [
            (
                [0; 2],
                [0; 4],
                [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8],
            ),
            (
                [u32::MAX; 2],
                [u32::MAX; 4],
                [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd],
            ),
            (
                [0xa409_3822, 0x299f_31d0],
                [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344],
                [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1],
            ),
        ] {
            assert_eq!(philox(key, counter), expected, "{key:x?} {counter:x?}");
        }
    }
}
