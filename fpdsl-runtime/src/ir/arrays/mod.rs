//! Arrays stay in memory.
//!
//! The tracer knows arrays as lists of scalars. Where an index is a value of the run it copies them to an array in memory, reads or
//! changes an element, and copies all back into scalars. This pass lets scalars *be* a place of an array, so that the copies vanish:
//! a loop that sorts an array or counts in one then reads and writes its memory and copies nothing.
//!
//! It is the coalescing of copies that register allocators know (Chaitin, 1982), with the places of an array in the role of registers:
//!
//! 1. [`copies`]: which scalars are copies of which place of which array.
//! 2. [`live`]: which of these are needed at once with different values, and must not share a place.
//! 3. [`merge`]: groups that share, those of the innermost loops first.
//! 4. [`rewrite`]: the body, with reads and writes of memory in place of the scalars that are in a group with an array.
//! 5. [`unchanged`]: arrays that are only read are filled once, and before loops.
//!
//! Every step may do less: what stays a scalar is copied as the tracer recorded it.

mod bits;
mod copies;
mod live;
mod merge;
mod order;
mod rewrite;
mod unchanged;

use super::{Kernel, with_deep_stack};

/// The kernel, and the functions that it calls, with copies of arrays left out.
pub(crate) fn place_arrays(kernel: Kernel) -> Kernel {
    let in_memory = |kernel: &Kernel| !kernel.arrays.is_empty();
    if !in_memory(&kernel) && !kernel.functions.iter().any(in_memory) {
        return kernel;
    }
    with_deep_stack(&kernel, || {
        let mut placed = body(&kernel);
        placed.functions = kernel.functions.iter().map(body).collect();
        placed
    })
}

/// One body.
fn body(kernel: &Kernel) -> Kernel {
    if kernel.arrays.is_empty() {
        return kernel.clone();
    }
    let cells = copies::Cells::of(kernel);
    let conflicts = live::conflicts(kernel, &cells);
    let groups = merge::groups(&cells, &conflicts);
    unchanged::shared(rewrite::rewritten(kernel, &cells, &groups))
}
