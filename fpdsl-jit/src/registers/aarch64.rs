//! The registers of aarch64.

use super::File;

/// Two general registers and two vectors that no value lies in: what one instruction of lowering takes several for needs them.
pub const X16: u8 = 16;
pub const X17: u8 = 17;
pub const V30: u8 = 30;
pub const V31: u8 = 31;

/// Holds the address of the pool.
pub const POOL: u8 = 28;

/// The frame: `x29` points to the caller's frame and return address, below which the function's own begins.
pub const FRAME: u8 = 29;
pub const LINK: u8 = 30;
pub const SP: u8 = 31;

/// As the procedure call standard (AAPCS64) has them. Of `v8` to `v15` the lower halves belong to the caller. `x18` is the platform's.
pub const NEON: File = File {
    general: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    kept_general: &[19, 20, 21, 22, 23, 24, 25, 26, 27],
    vectors: &[
        0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    ],
    kept_vectors: &[8, 9, 10, 11, 12, 13, 14, 15],
    masks: &[],
    argument: 0,
    division: None,
};
