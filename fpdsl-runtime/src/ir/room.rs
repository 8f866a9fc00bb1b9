//! Room for walks over deep bodies.

use super::{Block, Kernel, Stmt};

/// A body that nests no deeper is walked on the stack at hand.
const SHALLOW: usize = 48;

/// The stack for a level of nesting, generously: code that is not optimised has frames of some kilobytes.
const LEVEL: usize = 64 << 10;

/// Runs a walk over `kernel` that recurses as deep as its body nests: an arm of a chain of a thousand stands in the else arms of
/// all arms before it. If that is deep, the walk has a thread with a larger stack. If no thread can be started, it uses the stack
/// at hand.
pub fn with_room<T: Send>(kernel: &Kernel, walk: impl Fn() -> T + Sync) -> T {
    let functions = kernel.functions.iter().map(|function| depth(&function.body));
    let depth = functions.fold(depth(&kernel.body), usize::max);
    if depth <= SHALLOW {
        return walk();
    }
    let started = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(depth * LEVEL);
        let started = thread.spawn_scoped(scope, &walk).ok()?;
        Some(started.join())
    });
    match started {
        Some(Ok(value)) => value,
        Some(Err(panic)) => std::panic::resume_unwind(panic),
        None => walk(),
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
