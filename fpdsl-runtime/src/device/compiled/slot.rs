//! Code that is kept as long as the process: one slot for each function, level and pattern of arguments.
//!
//! No thread waits for another that compiles: it computes one element at a time meanwhile, since in a child of `fork` the other never
//! ends.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{OnceLock, RwLock};

use super::Code;
use crate::device::accelerator::KernelId;
use crate::device::room::room;
use crate::dispatch::Level;
use crate::threads::{has_address_space, with_stack};

/// Bytes of address space without which nothing is compiled: two threads may be at it at a time.
const ROOM: usize = 8 << 20;

/// Bytes that the allocator must have as well, which may have a bound of its own. It keeps what it gave, so it is asked for little.
const ALLOCATED: usize = 64 << 10;

/// Stack for a compiler, whose own functions may not be optimised.
pub(super) const STACK: usize = 4 << 20;

/// One function, level and pattern of arguments and results.
pub(super) type Key = (KernelId, Level, [u128; 2]);

/// What became of a function. It stays as long as the process, as the function does.
#[derive(Debug, Default)]
pub(super) struct Slot {
    /// Elements of the calls so far.
    seen: AtomicUsize,
    /// True once a thread compiles it. Others compute one element at a time meanwhile: waiting could last for ever in a child that
    /// `fork` made.
    begun: AtomicBool,
    pub(super) code: OnceLock<Option<Box<dyn Code>>>,
}

static SLOTS: RwLock<Option<HashMap<Key, &'static Slot>>> = RwLock::new(None);

thread_local! {
    /// The last ones that this thread asked for: a reduction has four.
    static LAST: RefCell<[Option<(Key, &'static Slot)>; 8]> = const { RefCell::new([None; 8]) };
}

/// The slot of a key, unless another thread makes one at this moment.
pub(super) fn slot(key: Key) -> Option<&'static Slot> {
    let find = |last: &RefCell<[Option<(Key, &'static Slot)>; 8]>| {
        let last = last.borrow();
        let found = last.iter().flatten().find(|(last, _)| *last == key);
        found.map(|(_, slot)| *slot)
    };
    if let Some(slot) = LAST.with(find) {
        return Some(slot);
    }
    let known = SLOTS
        .try_read()
        .ok()?
        .as_ref()
        .and_then(|slots| slots.get(&key).copied());
    let slot = match known {
        Some(slot) => slot,
        None => SLOTS
            .try_write()
            .ok()?
            .get_or_insert_default()
            .entry(key)
            .or_insert_with(|| Box::leak(Box::default())),
    };
    LAST.with_borrow_mut(|last| {
        last.rotate_right(1);
        last[0] = Some((key, slot));
    });
    Some(slot)
}

impl Slot {
    /// Returns true if calls have enough elements altogether, now `n` more, and nobody compiles the code so far.
    pub(super) fn begins(&self, n: usize, worth: usize) -> bool {
        let seen = self.seen.fetch_add(n, Ordering::Relaxed).saturating_add(n);
        seen >= worth && !self.begun.swap(true, Ordering::Relaxed)
    }

    /// The code, which is compiled now.
    pub(super) fn compile(
        &self,
        compile: impl FnOnce() -> Option<Box<dyn Code>> + Send,
    ) -> Option<&dyn Code> {
        let compile = || has_room().then(compile);
        match alone(|| with_stack(STACK, compile)) {
            Some(found) => self.code.get_or_init(|| found).as_deref(),
            None => {
                // Another call may have better luck.
                self.begun.store(false, Ordering::Relaxed);
                None
            }
        }
    }
}

/// The process of the thread that compiles; 0 if none does.
static COMPILES: AtomicU32 = AtomicU32::new(0);

/// Returns true if there is memory to compile something: a compiler cannot do with less than it needs.
pub fn has_room() -> bool {
    room::<u8>(ALLOCATED).is_ok() && has_address_space(ROOM)
}

/// What a compilation gives, unless another thread is at one: two at a time need twice the memory. In a child that `fork` made, the
/// thread that compiled in the parent does not exist.
fn alone<T>(compile: impl FnOnce() -> Option<T>) -> Option<T> {
    struct Done;

    impl Drop for Done {
        fn drop(&mut self) {
            COMPILES.store(0, Ordering::Release);
        }
    }

    let process = std::process::id();
    let take = |holder| (holder != process).then_some(process);
    COMPILES
        .fetch_update(Ordering::Acquire, Ordering::Relaxed, take)
        .ok()?;
    let _done = Done;
    compile()
}
