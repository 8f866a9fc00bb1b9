//! The number of threads of a call outside of pools: the caller and those of the pool.

use std::ffi::OsStr;
use std::thread::available_parallelism;

use super::space::has_address_space;
use crate::log::log;

/// The variable that rayon reads for the same purpose.
const VARIABLE: &str = "RAYON_NUM_THREADS";

/// More threads than this bring nothing, unless there are processors for them. Idle threads look for work in each other's queues,
/// so the time to start a pool grows with the square of their number: on two processors 64 start in 10 ms, 1024 in 2 s, and 4096 had
/// computed the first element after half a minute.
const MANY: usize = 64;

/// Address space that a thread may take beyond its stack: the allocator reserves 64 MiB for the first block of a thread.
const BESIDE_STACK: usize = 66 << 20;

/// At least one, the caller.
pub(super) fn of_threads() -> usize {
    let processors = available_parallelism().map_or(1, usize::from);
    let (wanted, remark) = wanted(std::env::var_os(VARIABLE).as_deref(), processors);
    if let Some(remark) = remark {
        log(|| remark);
    }
    let threads = fewer_until(wanted, |threads| {
        has_address_space(per_thread().saturating_mul(threads - 1))
    });
    if threads < wanted {
        log(|| match threads {
            1 => "one thread computes: there is no address space for more".to_owned(),
            _ => format!("{threads} threads compute: there is no address space for {wanted}"),
        });
    }
    threads
}

/// The number that the variable asks for, and a remark on it to print.
fn wanted(variable: Option<&OsStr>, processors: usize) -> (usize, Option<String>) {
    let Some(text) = variable else {
        return (processors, None);
    };
    let most = processors.max(MANY);
    match text.to_str().and_then(|text| text.parse().ok()) {
        Some(0) => (processors, None),
        Some(threads) if threads <= most => (threads, None),
        Some(threads) => (
            most,
            Some(format!(
                "{VARIABLE}={threads} is more than {processors} processors can use: {most} threads"
            )),
        ),
        None => (
            processors,
            Some(format!(
                "{VARIABLE}={} is not a number of threads, so there is one for each processor: {processors}",
                text.display()
            )),
        ),
    }
}

/// `wanted`, or half of it, or half of that, until it fits. One always does.
fn fewer_until(wanted: usize, fits: impl Fn(usize) -> bool) -> usize {
    let mut threads = wanted;
    while threads > 1 && !fits(threads) {
        threads /= 2;
    }
    threads
}

/// Bytes of address space for a thread. Its stack has the size that the standard library gives to threads.
fn per_thread() -> usize {
    let stack = std::env::var("RUST_MIN_STACK")
        .ok()
        .and_then(|size| size.parse().ok());
    usize::saturating_add(stack.unwrap_or(2 << 20), BESIDE_STACK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_is_obeyed_within_reason() {
        let of = |text: &str, processors| wanted(Some(OsStr::new(text)), processors);
        assert_eq!(wanted(None, 6), (6, None));
        for (text, threads) in [("0", 6), ("1", 1), ("6", 6), ("64", 64)] {
            assert_eq!(of(text, 6), (threads, None));
        }
        for (text, threads) in [
            ("65", 64),
            ("100000", 64),
            ("", 6),
            (" 4", 6),
            ("-1", 6),
            ("all", 6),
        ] {
            let (found, remark) = of(text, 6);
            assert_eq!(found, threads, "{text}");
            assert!(remark.unwrap().contains(&format!("={text} is")), "{text}");
        }
        assert_eq!(of("384", 384), (384, None));
        assert_eq!(of("385", 384).0, 384);
        assert_eq!(wanted(None, 384), (384, None));
    }

    #[test]
    fn one_thread_always_fits() {
        assert_eq!(fewer_until(16, |_| true), 16);
        assert_eq!(fewer_until(16, |threads| threads <= 5), 4);
        assert_eq!(fewer_until(7, |_| false), 1);
        assert_eq!(fewer_until(1, |_| false), 1);
    }
}
