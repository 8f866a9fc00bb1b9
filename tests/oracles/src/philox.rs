//! The random bits of stochastic rounding: Philox4x32-10 from its paper (J. K. Salmon et al., "Parallel random numbers: as easy as 1, 2,
//! 3", SC 2011), and where each draw is.

/// The four words of a counter, under a key.
pub fn philox(mut key: [u32; 2], mut x: [u32; 4]) -> [u32; 4] {
    for round in 0..10 {
        if round > 0 {
            key[0] = key[0].wrapping_add(0x9e37_79b9);
            key[1] = key[1].wrapping_add(0xbb67_ae85);
        }
        let first = u64::from(x[0]) * 0xd251_1f53;
        let second = u64::from(x[2]) * 0xcd9e_8d57;
        x = [
            (second >> 32) as u32 ^ x[1] ^ key[0],
            second as u32,
            (first >> 32) as u32 ^ x[3] ^ key[1],
            first as u32,
        ];
    }
    x
}

/// A draw of an element, of which the first is number 0.
pub fn draw(seed: u64, stream: u32, element: u64, number: u32) -> u32 {
    let counter = [element as u32, (element >> 32) as u32, number / 4, stream];
    philox([seed as u32, (seed >> 32) as u32], counter)[number as usize % 4]
}
