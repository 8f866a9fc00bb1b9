//! A larger stack for walks over deep bodies.

use super::{Block, Kernel, Stmt};
use crate::threads::with_stack;

/// A body that nests no deeper is walked on the stack at hand.
const SHALLOW: usize = 48;

/// The stack for a level of nesting, generously: code that is not optimised has frames of some kilobytes.
const LEVEL: usize = 64 << 10;

/// Runs a walk over `kernel` that recurses as deep as its body nests: an arm of a chain of a thousand stands in the else arms of
/// all arms before it. If that is deep, the walk has [a larger stack](with_stack).
pub fn with_deep_stack<T: Send>(kernel: &Kernel, walk: impl FnOnce() -> T + Send) -> T {
    let functions = kernel.functions.iter().map(|function| depth(&function.body));
    let depth = functions.fold(depth(&kernel.body), usize::max);
    if depth <= SHALLOW {
        walk()
    } else {
        with_stack(depth * LEVEL, walk)
    }
}

/// How deep blocks stand in each other.
fn depth(body: &Block) -> usize {
    let mut deepest = 0;
    let mut left = vec![(body, 1)];
    while let Some((block, depth)) = left.pop() {
        deepest = deepest.max(depth);
        let inner = block.iter().flat_map(Stmt::blocks);
        left.extend(inner.map(|inner| (inner, depth + 1)));
    }
    deepest
}
