//! A counter-based random number generator, integers only.
//!
//! J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC'11, section 3.3:
//! Philox4x32 with ten rounds. The known answers are those published with the authors' Random123 library.

use crate::random::Random;

/// The multipliers, and the constants by which the key is bumped: of the golden ratio and of the square root of 3.
const M: [u32; 2] = [0xD251_1F53, 0xCD9E_8D57];
const W: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];

port! {
    /// The high and the low word of a product.
    #[fp]
    fn mulhilo(a: u32, b: u32) -> (u32, u32) {
        let product = a as u64 * b as u64;
        ((product >> 32) as u32, product as u32)
    }

    #[fp]
    fn philox(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
        let mut c = counter;
        let mut k = key;
        for round in 0..10 {
            if round > 0 {
                k = bumped(k);
            }
            let (hi0, lo0) = mulhilo(M[0], c[0]);
            let (hi1, lo1) = mulhilo(M[1], c[2]);
            c = [hi1 ^ c[1] ^ k[0], lo1, hi0 ^ c[3] ^ k[1], lo0];
        }
        c
    }

    /// Uniform in (0, 1], as the paper's library makes it: a multiple of 2^-32, and half of one more.
    #[fp]
    fn uniform(counter: [u32; 4], key: [u32; 2]) -> [f32; 4] {
        let bits = philox(counter, key);
        let mut u = [0.0; 4];
        for i in 0..4 {
            u[i] = bits[i] as f32 * 2.3283064365386963e-10 + 1.1641532182693481e-10;
        }
        u
    }

    #[fp]
    fn bumped(k: [u32; 2]) -> [u32; 2] {
        [wrapping(k[0], W[0]), wrapping(k[1], W[1])]
    }

    /// A sum modulo 2^32, in plain Rust as well.
    #[fp]
    fn wrapping(a: u32, b: u32) -> u32 {
        (a as u64 + b as u64) as u32
    }
}

const PI: [u32; 6] = [
    0x243f_6a88,
    0x85a3_08d3,
    0x1319_8a2e,
    0x0370_7344,
    0xa409_3822,
    0x299f_31d0,
];

#[test]
fn bits() {
    let mut random = Random::new(2011);
    let mut word = || random.bits() as u32;
    let mut inputs: Vec<([u32; 4], [u32; 2])> = (0..200)
        .map(|_| (core::array::from_fn(|_| word()), [word(), word()]))
        .collect();
    inputs.push(([0; 4], [0; 2]));
    inputs.push(([u32::MAX; 4], [u32::MAX; 2]));
    as_plain!(philox(counter, key), inputs);
    as_plain!(uniform(counter, key), inputs);
}

#[test]
fn known_answers() {
    let answers = [
        ([0; 6], [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]),
        (
            [u32::MAX; 6],
            [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd],
        ),
        (PI, [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]),
    ];
    for ([a, b, c, d, k, l], expected) in answers {
        assert_eq!(ported::philox([a, b, c, d], [k, l]), expected);
    }
}
