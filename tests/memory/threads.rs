//! Arrays that several threads share: the borders of their parts, past the caches and not.

use fpdsl::{Device, Element, Function, Level, call_at, map_into};
use fpdsl_runtime::device::with_streaming_from;

use crate::arena::Arena;
use crate::functions::{self as f, bytes, values};
use crate::place::Place;
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
            for (k, place) in [Place::Start, Place::End, Place::Line(align_of::<R>())]
                .into_iter()
                .enumerate()
            {
                for streamed in [1, usize::MAX] {
                    let x = from.copy(&x[..n], [Place::End, Place::Start][k % 2]);
                    let output = to.zeros::<R>(n, place);
                    let done =
                        with_streaming_from(streamed, || map_into::<F, _, _>(device, &mut *output, (x,)));
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
