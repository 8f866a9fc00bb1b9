//! Many bits in one number.

/// FNV-1a over the bytes of the words, least significant first: equal for equal bits, and by chance for others.
pub fn digest(words: impl IntoIterator<Item = u64>) -> u64 {
    let bytes = words.into_iter().flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The digest of binary64 numbers, all NaNs being one.
pub fn of_f64s<'a>(values: impl IntoIterator<Item = &'a f64>) -> u64 {
    digest(
        values
            .into_iter()
            .map(|x| if x.is_nan() { f64::NAN } else { *x }.to_bits()),
    )
}
