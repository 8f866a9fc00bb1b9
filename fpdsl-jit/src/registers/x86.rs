//! The registers of x86-64.

use super::File;

/// The numbers of `rsp` and `rbp` in encodings: they hold the frame.
pub const RSP: u8 = 4;
pub const RBP: u8 = 5;

/// `rax`, `rcx`, `rdx`, `rsi`, `rdi` and `r8` to `r11`, which a function may change.
pub const GENERAL: [usize; 9] = [0, 1, 2, 6, 7, 8, 9, 10, 11];

/// `rbx` and `r12` to `r15`.
const KEPT: [usize; 5] = [3, 12, 13, 14, 15];

const VECTORS: [usize; 32] = {
    let mut numbers = [0; 32];
    let mut n = 0;
    while n < 32 {
        numbers[n] = n;
        n += 1;
    }
    numbers
};

/// With 16 vectors.
pub const AVX2: File = File {
    general: &GENERAL,
    kept_general: &KEPT,
    vectors: VECTORS.split_at(16).0,
    kept_vectors: &[],
    masks: &[],
    // `rdi`
    argument: 7,
    // `rax` and `rdx`
    division: Some([0, 2]),
};

/// With 32 vectors, and masks. `k0` means no mask.
pub const AVX512: File = File {
    vectors: &VECTORS,
    masks: &[1, 2, 3, 4, 5, 6, 7],
    ..AVX2
};
