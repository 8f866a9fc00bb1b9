//! Room on the stack for large values.
//!
//! Elements may be arrays of any size, and a body that is not optimised copies them at every call. A thread's stack has no more than
//! somebody chose for it. So code that may hold more than fits runs on a thread of its own, whose stack is large enough, and the caller
//! waits.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::thread;

/// So little is always there.
const LITTLE: usize = 64 << 10;

/// What is left of a stack of which nothing is known.
const UNKNOWN: usize = 256 << 10;

/// What is kept for everything but values.
const SPARE: usize = 64 << 10;

thread_local! {
    /// The lowest address and the end of this thread's stack, once they are known.
    static BOUNDS: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
    /// True if this thread stands in for one of a pool.
    static OF_A_POOL: Cell<bool> = const { Cell::new(false) };
}

/// Returns true if this thread stands in for one that belongs to a rayon pool.
pub(super) fn stands_in_for_a_pool() -> bool {
    OF_A_POOL.get()
}

/// Runs `work` where this many bytes of stack are left: here, or on a thread of its own. If none can be started, it runs here.
///
/// # Panics
///
/// If `work` does.
#[inline]
pub fn with_stack<R: Send>(bytes: usize, work: impl FnOnce() -> R + Send) -> R {
    let (mut work, mut value) = (Some(work), None);
    run(bytes, &mut || value = work.take().map(|work| work()));
    value.expect("the work is done")
}

/// It comes as a trait object so that this is compiled once.
fn run(bytes: usize, work: &mut (dyn FnMut() + Send)) {
    if fits(bytes) {
        work();
    } else {
        apart(bytes.saturating_add(SPARE), work);
    }
}

/// Returns true if this many bytes of this thread's stack are left.
#[inline]
fn fits(bytes: usize) -> bool {
    bytes <= LITTLE || bytes.saturating_add(SPARE) <= left()
}

/// Runs `work` on a thread with this many bytes of stack, or here if none can be started.
#[cold]
#[inline(never)]
fn apart(bytes: usize, work: &mut (dyn FnMut() + Send)) {
    let of_a_pool = OF_A_POOL.get() || rayon::current_thread_index().is_some();
    let outcome = {
        let mut run = || {
            OF_A_POOL.set(of_a_pool);
            work();
        };
        thread::scope(|scope| {
            let started = thread::Builder::new()
                .stack_size(bytes)
                .spawn_scoped(scope, &mut run);
            started.ok().map(thread::ScopedJoinHandle::join)
        })
    };
    match outcome {
        Some(Ok(())) => {}
        Some(Err(panic)) => resume_unwind(panic),
        None => work(),
    }
}

/// The bytes that are left of this thread's stack.
fn left() -> usize {
    let local = 0_u8;
    let here = (&raw const local).addr();
    let (low, end) = BOUNDS.get().unwrap_or_else(|| {
        let bounds = bounds().unwrap_or((0, 0));
        BOUNDS.set(Some(bounds));
        bounds
    });
    // Outside of it on a stack of somebody else's, such as that of a coroutine.
    if (low..end).contains(&here) {
        here - low
    } else {
        UNKNOWN
    }
}

/// The lowest address and the end of this thread's stack, if the system says.
fn bounds() -> Option<(usize, usize)> {
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        let mut attributes = core::mem::MaybeUninit::<libc::pthread_attr_t>::uninit();
        let (mut low, mut size) = (std::ptr::null_mut(), 0);
        // SAFETY: the attributes are written before they are read, and destroyed once.
        let found = unsafe {
            libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) == 0 && {
                let found =
                    libc::pthread_attr_getstack(attributes.as_ptr(), &raw mut low, &raw mut size) == 0;
                libc::pthread_attr_destroy(attributes.as_mut_ptr());
                found
            }
        };
        found.then(|| (low.addr(), low.addr().saturating_add(size)))
    }
    #[cfg(not(all(target_os = "linux", not(miri))))]
    {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Uses this many bytes of stack.
    #[inline(never)]
    fn sink(kilobytes: usize) -> usize {
        let page = std::hint::black_box([kilobytes as u8; 1024]);
        match kilobytes {
            0 => page.len(),
            _ => sink(kilobytes - 1) + page.len() * usize::from(page[7] == kilobytes as u8),
        }
    }

    fn on_a_small_stack<R: Send + 'static>(work: impl FnOnce() -> R + Send + 'static) -> R {
        let thread = thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap();
        thread.join().unwrap()
    }

    #[test]
    fn deep_work_has_the_stack_that_it_asks_for() {
        on_a_small_stack(|| {
            assert_eq!(with_stack(64 << 20, || sink(8 << 10)), (8 << 20) + 1024);
            assert_eq!(with_stack(16 << 10, || sink(4)), 5 << 10);
        });
    }

    #[test]
    fn work_that_fits_stays_on_its_thread() {
        let here = thread::current().id();
        assert_eq!(with_stack(LITTLE, || thread::current().id()), here);
        on_a_small_stack(|| {
            let here = thread::current().id();
            assert_ne!(with_stack(1 << 20, || thread::current().id()), here);
            // AddressSanitizer has locals elsewhere, so nothing is known of the stack.
            assert!(left() <= 256 << 10 || cfg!(not(target_os = "linux")));
        });
    }

    #[test]
    fn a_panic_reaches_the_caller() {
        let panic = on_a_small_stack(|| {
            std::panic::catch_unwind(|| with_stack(1 << 20, || std::panic::panic_any(5_u8))).unwrap_err()
        });
        assert_eq!(panic.downcast_ref(), Some(&5_u8));
    }

    #[test]
    fn work_that_no_thread_can_have_runs_here() {
        let here = thread::current().id();
        assert_eq!(with_stack(usize::MAX, || thread::current().id()), here);
    }
}
