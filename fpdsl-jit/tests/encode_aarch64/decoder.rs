//! The decoder itself.

use crate::peer::{Case, normal, read};
use crate::{general, lanes, memory, structure, vectors};

/// An instruction with one bit wrong reads differently, so that no test misses it. Masks are left out: processors and the decoder
/// ignore the upper bits of a rotation where the repeated element is short.
#[test]
fn every_bit_is_read() {
    let all = [
        general::cases(),
        lanes::cases(),
        memory::cases(),
        structure::cases(),
        vectors::cases(),
    ];
    // Every seventh is enough: nearly all methods and rows have 25 cases or more.
    for Case { text, word } in all.iter().flat_map(|cases| &cases.0).step_by(7) {
        let text = Some(normal(text));
        for bit in 0..32 {
            let other = read(word ^ 1 << bit).map(|other| normal(&other));
            assert_ne!(other, text, "{word:08x}, bit {bit}");
        }
    }
}
