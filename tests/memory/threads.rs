//! Arrays that several threads share: the borders of their parts, past the caches and not.

use fpdsl::backend::{Level, call_at, map};
use fpdsl::generic::{Element, Function};
use fpdsl::prelude::*;
use fpdsl_runtime::device::with_streaming_from;

use crate::arena::Arena;
use crate::functions::{self as f, bytes, values};
use crate::placement::Placement;
use crate::{every_level, long_form};

/// From 65,536 elements on threads take parts of multiples of 16,384.
fn lengths() -> Vec<usize> {
    match long_form() {
        true => vec![65_535, 65_536, 65_537, 81_920 - 1, 81_920 + 17, 300_007],
        false => vec![65_537, 81_919],
    }
}

fn check<F, A, R>(threads: usize)
where
    F: Function<Args = (A,), Out = R>,
    A: Element,
    R: Element,
{
    let lengths = lengths();
    let most = lengths.iter().copied().max().unwrap_or(0);
    let x = values::<A>(most);
    let expected: Vec<R> = x.iter().map(|&x| call_at::<F>(Level::Portable, (x,))).collect();
    let run = |device: &Device| {
        let mut from = Arena::new(most * size_of::<A>());
        let mut to = Arena::new(most * size_of::<R>());
        let mut cases = 0;
        for &n in &lengths {
            for (k, place) in [Placement::Start, Placement::End, Placement::Line(align_of::<R>())]
                .into_iter()
                .enumerate()
            {
                for streamed in [1, usize::MAX] {
                    let x = from.copy(&x[..n], [Placement::End, Placement::Start][k % 2]);
                    let output = to.zeros::<R>(n, place);
                    let done = with_streaming_from(streamed, || map::<F, _>((x,)).into(device, &mut *output));
                    done.expect("no fault");
                    assert!(
                        bytes(output) == bytes(&expected[..n]),
                        "{} of {n}, {place:?}",
                        F::NAME
                    );
                    cases += 1;
                }
            }
        }
        cases
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.expect("threads").install(|| every_level(run));
}

#[test]
#[cfg_attr(miri, ignore = "too many elements")]
fn parts_of_threads() {
    for threads in [1, 2, 3, 7] {
        check::<f::not, _, _>(threads);
        check::<f::double_f64, _, _>(threads);
        check::<f::flags, _, _>(threads);
    }
}

/// Slow enough for other threads to be woken.
#[fp]
fn largest(i: Index, u: &[u32]) -> u32 {
    let mut most = i.x() as u32;
    for k in 0..u.len() {
        most = if u[k] > most { u[k] } else { most };
    }
    most
}

/// Results are what was computed, not what the memory held, where threads are so many that each could have less than one element.
#[test]
#[cfg_attr(miri, ignore = "too many threads")]
fn more_threads_than_elements() {
    // The first elements take a tenth of a millisecond and more.
    let u = vec![7; if cfg!(debug_assertions) { 1000 } else { 20_000 }];
    let pool = rayon::ThreadPoolBuilder::new().num_threads(200).build();
    pool.expect("threads").install(|| {
        every_level(|device| {
            for n in [300, 512, 700, 1055, 1056] {
                let output = largest::launch(n, &u).run(device).expect("no fault");
                let output = output.as_slice().expect("on the host");
                let expected = (0..n as u32).map(|i| i.max(7));
                assert!(output.iter().copied().eq(expected), "{n} on {device:?}");
            }
            5
        });
    });
}
