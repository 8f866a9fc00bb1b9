//! The arena on a system that counts and refuses.

use std::io;
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{Arena, Native, Pages};

/// The real system, counted, with calls that fail.
#[derive(Clone, Default)]
struct Counted(Arc<Counts>);

#[derive(Default)]
struct Counts {
    reserved: AtomicUsize,
    sealed: AtomicUsize,
    discarded: AtomicUsize,
    released: AtomicUsize,
    /// The call that is refused: the first, second and so on; 0 for none.
    refuses_reserve: AtomicUsize,
    refuses_seal: AtomicUsize,
}

impl Counts {
    fn get(&self) -> [usize; 4] {
        [&self.reserved, &self.sealed, &self.discarded, &self.released].map(|n| n.load(Ordering::SeqCst))
    }
}

fn counted(count: &AtomicUsize, refused: &AtomicUsize) -> io::Result<()> {
    let number = count.fetch_add(1, Ordering::SeqCst) + 1;
    if refused.load(Ordering::SeqCst) == number {
        Err(io::Error::from_raw_os_error(libc::EACCES))
    } else {
        Ok(())
    }
}

// SAFETY: the real system does it.
unsafe impl Pages for Counted {
    fn size(&self) -> usize {
        Native.size()
    }

    fn reserve(&self, bytes: usize) -> io::Result<NonNull<u8>> {
        counted(&self.0.reserved, &self.0.refuses_reserve)?;
        Native.reserve(bytes)
    }

    unsafe fn write(&self, at: NonNull<u8>, bytes: usize, code: &[u8], filling: u8) {
        // SAFETY: the caller's.
        unsafe { Native.write(at, bytes, code, filling) }
    }

    unsafe fn seal(&self, at: NonNull<u8>, bytes: usize) -> io::Result<()> {
        counted(&self.0.sealed, &self.0.refuses_seal)?;
        // SAFETY: the caller's.
        unsafe { Native.seal(at, bytes) }
    }

    unsafe fn discard(&self, at: NonNull<u8>, bytes: usize) {
        self.0.discarded.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the caller's.
        unsafe { Native.discard(at, bytes) }
    }

    unsafe fn release(&self, at: NonNull<u8>, bytes: usize) {
        self.0.released.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the caller's.
        unsafe { Native.release(at, bytes) }
    }
}

fn counted_arena() -> (Arc<Counts>, Arena<Counted>) {
    let pages = Counted::default();
    (pages.0.clone(), Arena::new(pages))
}

#[test]
fn a_refusal_is_asked_for_once() {
    let (counts, arena) = counted_arena();
    counts.refuses_seal.store(1, Ordering::SeqCst);
    let first = arena.publish(&[0xC3]).map(drop).unwrap_err();
    assert!(
        first
            .to_string()
            .starts_with("no executable memory: making pages executable: "),
        "{first}"
    );
    for _ in 0..10 {
        assert_eq!(arena.publish(&[0xC3]).map(drop).unwrap_err(), first);
        assert_eq!(arena.probe().unwrap_err(), first);
    }
    // The pages that stayed writable went back.
    assert_eq!(counts.get(), [1, 1, 1, 0]);

    let (counts, arena) = counted_arena();
    counts.refuses_reserve.store(1, Ordering::SeqCst);
    let first = arena.probe().unwrap_err();
    assert_eq!(first.call, "reserving memory");
    assert_eq!(arena.publish(&[0xC3; 3 << 20]).map(drop).unwrap_err(), first);
    assert_eq!(counts.get(), [1, 0, 0, 0]);
}

#[test]
fn code_from_before_a_refusal_stays() {
    let (counts, arena) = counted_arena();
    counts.refuses_seal.store(2, Ordering::SeqCst);
    let code = arena.publish(&[0xC3]).unwrap();
    assert!(arena.publish(&[0xC3]).is_err());
    // SAFETY: it is `ret`.
    unsafe { std::mem::transmute::<*const u8, extern "C" fn()>(code.at(0))() };
}

#[test]
fn chunks_go_with_their_last_piece() {
    let (counts, arena) = counted_arena();
    let page = Native.size();
    let per_chunk = (1 << 20) / page;
    let mut pieces: Vec<_> = (0..3 * per_chunk)
        .map(|_| arena.publish(&[0xC3]).unwrap())
        .collect();
    assert_eq!(counts.get(), [3, 3 * per_chunk, 0, 0]);
    // Of the first chunk one piece stays.
    let kept = pieces.swap_remove(0);
    drop(pieces);
    // The second went. The third is the one that is not full yet, as far as the arena looks.
    assert_eq!(counts.get(), [3, 3 * per_chunk, 3 * per_chunk - 1, 1]);
    drop(kept);
    assert_eq!(counts.get()[3], 2);
    drop(arena);
    assert_eq!(counts.get()[3], 3);

    let (counts, arena) = counted_arena();
    let long = arena.publish(&vec![0xC3; (1 << 20) + 1]).unwrap();
    assert_eq!(long.at(1 << 20) as usize % page, 0);
    drop(long);
    assert_eq!(counts.get(), [1, 1, 1, 1]);
}

#[test]
fn a_lock_that_a_fork_left_is_taken_over() {
    let (counts, arena) = counted_arena();
    let code = arena.publish(&[0xC3]).unwrap();
    arena.abandon();
    let after = arena.publish(&[0xC3]).unwrap();
    // The chunk of before is left alone.
    assert_eq!(counts.get(), [2, 2, 0, 0]);
    for at in [code.at(0), after.at(0)] {
        // SAFETY: both are `ret`.
        unsafe { std::mem::transmute::<*const u8, extern "C" fn()>(at)() };
    }
}
