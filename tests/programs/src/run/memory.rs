//! Encodings in the buffers of a kernel.

use fpdsl_runtime::ir::Layout;

use super::Outcome;
use crate::bits::canonical;

/// Zeroed bytes of each buffer for this many elements.
pub fn room(layout: &Layout, n: usize) -> Vec<Vec<u8>> {
    layout
        .buffers
        .iter()
        .map(|buffer| vec![0; n * buffer.count * buffer.ty.bytes()])
        .collect()
}

/// The buffers of this many elements, each given by the encodings of its scalars.
pub fn pack(layout: &Layout, elements: &[Vec<u64>]) -> Vec<Vec<u8>> {
    let mut buffers = room(layout, elements.len());
    for (element, scalars) in elements.iter().enumerate() {
        for (leaf, bits) in scalars.iter().enumerate() {
            let (buffer, at, size) = place(layout, leaf, (element, elements.len()));
            buffers[buffer][at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
        }
    }
    buffers
}

/// The values of this many elements.
pub fn unpack(layout: &Layout, buffers: &[Vec<u8>], n: usize) -> Vec<Outcome> {
    let scalar = |element: usize, leaf: usize| {
        let (buffer, at, size) = place(layout, leaf, (element, n));
        let mut word = [0; 8];
        word[..size].copy_from_slice(&buffers[buffer][at..at + size]);
        canonical(layout.leaf_type(leaf), u64::from_le_bytes(word))
    };
    let values = |element| {
        (0..layout.leaves.len())
            .map(|leaf| scalar(element, leaf))
            .collect()
    };
    (0..n).map(|element| Outcome::Values(values(element))).collect()
}

/// The buffer, position and size in bytes of a scalar of an element, of this many.
fn place(layout: &Layout, leaf: usize, (element, n): (usize, usize)) -> (usize, usize, usize) {
    let leaf = layout.leaves[leaf];
    let buffer = &layout.buffers[leaf.buffer];
    let at = match buffer.planes {
        true => leaf.offset * n + element,
        false => element * buffer.count + leaf.offset,
    };
    let size = buffer.ty.bytes();
    (leaf.buffer, at * size, size)
}
