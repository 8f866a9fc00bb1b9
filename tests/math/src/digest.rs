//! Digests of many results, which files of results have in their place.

/// FNV-1a, a result a step.
pub fn digest(results: impl Iterator<Item = u64>) -> u64 {
    results.fold(0xcbf2_9ce4_8422_2325, |digest, bits| {
        (digest ^ bits).wrapping_mul(0x100_0000_01b3)
    })
}

/// The digests of a file on the line that begins with `start`, one a mode.
pub fn digests(file: &str, start: &str) -> Vec<u64> {
    let line = file
        .lines()
        .find_map(|line| line.strip_prefix(start))
        .expect("the file has it");
    line.split(' ')
        .map(|word| u64::from_str_radix(word, 16).expect("hexadecimal"))
        .collect()
}
