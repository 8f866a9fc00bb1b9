//! Stochastic rounding, `mode = "sr"`, on every backend: results against exact integers, random bits against a second Philox, the numbers of
//! draws against models that count them, and means and variances against theory.

mod asked;
#[path = "../support/backends.rs"]
mod backends;
mod calls;
mod combined;
mod conversions;
mod draws;
mod functions;
mod given;
mod numbering;
mod nvrtc;
mod operations;
mod quantisers;
mod questions;
#[allow(dead_code)]
#[path = "../support/random.rs"]
mod random;
#[path = "../support/registers.rs"]
mod registers;
#[path = "../support/report.rs"]
mod report;
#[path = "../support/sass.rs"]
mod sass;
mod statistics;
mod storage;

use draws::Number;
use fpdsl::Seed;
use fpdsl::backend::{Arg, Forms, call_at};
use fpdsl::calls::Seeded;
use fpdsl::generic::Function;
use fpdsl_oracles::stochastic as oracle;
use fpdsl_runtime::ir::interp;

/// The suite, as reports name it.
const SUITE: &str = "stochastic";

/// The seed and the stream of the suite.
const SEED: u64 = 0x1234_5678_9abc_def0;
const STREAM: u32 = 7;

fn seed() -> Seed {
    Seed::new(SEED).stream(STREAM)
}

/// The first draw of each of so many elements.
fn first_draws(n: usize) -> Vec<u32> {
    (0..n as u64)
        .map(|element| draws::Draws::new(SEED, STREAM, element).bits())
        .collect()
}

/// Interpreted cases of each operation: the interpreter is slow.
const INTERPRETED: usize = 2000;

/// Holds results against expected encodings.
struct Expected<'a> {
    name: &'a str,
    expected: &'a [u64],
    /// The operands, for people.
    encodings: &'a [Vec<u64>],
}

impl Expected<'_> {
    fn agree(&self, backend: &str, position: usize, found: u64, is_nan: bool) {
        let right = self.expected[position];
        let agrees = if is_nan {
            right == oracle::NAN
        } else {
            found == right
        };
        assert!(
            agrees,
            "{} of {:x?} on {backend} is {found:x}, not {right:x} (element {position})",
            self.name, self.encodings[position]
        );
    }

    fn all<T: Number>(&self, backend: &str, found: Vec<T>) {
        assert_eq!(found.len(), self.expected.len());
        report::ran(SUITE, backend, found.len() as u64);
        for (position, found) in found.into_iter().enumerate() {
            self.agree(backend, position, found.bits(), found.is_a_nan());
        }
    }
}

/// What runs a function of random bits on a device.
type OnDevice<'a, T> = &'a dyn Fn(&fpdsl::Device) -> Vec<T>;

/// Holds `F`, which takes random bits as an argument, against what is expected of arguments.
fn check_body<F: Function<Out: Number>>(
    args: &[F::Args],
    encodings: &[Vec<u64>],
    expected: &[u64],
    on: OnDevice<F::Out>,
) where
    F::Args: Arg<F::Args, Form: Forms<F::Args>>,
{
    let name = F::NAME;
    let expected = Expected {
        name,
        expected,
        encodings,
    };
    for (backend, level) in backends::levels() {
        expected.all(
            backend,
            args.iter().map(|&args| call_at::<F>(level, args)).collect(),
        );
    }
    let kernel = fpdsl::backend::ir::<F>();
    interpreted::<F::Out>(&expected, |position| {
        interp::run(&kernel, &encodings[position], 1 << 20).expect("no fault")[0]
    });
    for (backend, device) in backends::devices() {
        expected.all(backend, on(&device));
    }
}

/// Holds `F`, which draws once, against what is expected of arguments, with the seed of the suite.
fn check_seeded<F: Function<Out: Number>>(
    args: &[F::Args],
    encodings: &[Vec<u64>],
    expected: &[u64],
    on: OnDevice<F::Out>,
) where
    F::Args: Arg<F::Args, Form: Forms<F::Args>>,
{
    let name = F::NAME;
    let expected = Expected {
        name,
        expected,
        encodings,
    };
    for (backend, level) in backends::levels() {
        let call = |(position, &args): (usize, &F::Args)| {
            let seed = seed().element(position as u64);
            seed.call(|| call_at::<F>(level, args))
        };
        expected.all(backend, args.iter().enumerate().map(call).collect());
    }
    let kernel = fpdsl::backend::ir::<Seeded<F>>();
    interpreted::<F::Out>(&expected, |position| {
        let mut params = vec![SEED, u64::from(STREAM), position as u64];
        params.extend(&encodings[position]);
        interp::run(&kernel, &params, 1 << 20).expect("no fault")[0]
    });
    for (backend, device) in backends::devices() {
        expected.all(backend, on(&device));
    }
}

/// Some positions by the interpreter.
fn interpreted<T: Number>(expected: &Expected, run: impl Fn(usize) -> u64) {
    let n = expected.encodings.len();
    let step = (n / INTERPRETED).max(1);
    let positions = (0..n).step_by(step);
    report::ran(SUITE, "interpreter", positions.len() as u64);
    for position in positions {
        let found = run(position);
        expected.agree("the interpreter", position, found, T::FORMAT.is_nan(found));
    }
}
