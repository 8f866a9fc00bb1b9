//! The functions of binary64 that are faithful, against MPFR: each result is one of the two numbers around the exact one, in four modes,
//! with the same bits on lanes and for single elements.
//!
//! `FPDSL_CASES=1000000` says how many arguments of each function, of which there are 10,000 otherwise. A line says how many results are
//! not the correctly rounded ones of their modes.

mod arguments;
mod exact;

use std::cmp::Ordering;

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::report;
use fpdsl_runtime::mode::Rounding;
use rayon::prelude::*;
use rug::Float;

use exact::Exact;

const CHUNK: usize = 10_000;

fn cases() -> usize {
    let wanted = std::env::var("FPDSL_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(CHUNK)
}

/// The results of one argument in the four modes, in the order of `Rounding::ALL`.
type Results = [f64; 4];

/// The number of results that are not correctly rounded, or what is wrong with them.
fn judge(results: Results, exact: &Exact) -> Result<usize, String> {
    let (below, above) = around(results[3], exact)?;
    let right = |mode| match mode {
        _ if below == above => below,
        Rounding::TowardNegative => below,
        Rounding::TowardPositive => above,
        Rounding::TowardZero => {
            if below < 0.0 {
                above
            } else {
                below
            }
        }
        Rounding::NearestEven => match exact.compare(&middle(below, above)) {
            Ordering::Less => above,
            Ordering::Greater => below,
            Ordering::Equal => {
                if below.to_bits() & 1 == 0 {
                    below
                } else {
                    above
                }
            }
        },
    };
    let mut others = 0;
    for (mode, found) in Rounding::ALL.into_iter().zip(results) {
        if found != below && found != above {
            return Err(format!(
                "{found:?} in {mode} is not one of {below:?} and {above:?}"
            ));
        }
        others += usize::from(found != right(mode));
    }
    Ok(others)
}

/// The numbers around the exact result, or twice the exact result if it is a number, from a result that is one of them.
fn around(found: f64, exact: &Exact) -> Result<(f64, f64), String> {
    let compare = |x: f64| exact.compare(&Float::with_val(53, x));
    let (below, above) = match compare(found) {
        Ordering::Equal => return Ok((found, found)),
        Ordering::Less => (found, found.next_up()),
        Ordering::Greater => (found.next_down(), found),
    };
    match (compare(below), compare(above)) {
        (Ordering::Less, Ordering::Greater) => Ok((below, above)),
        _ => Err(format!(
            "{found:?} is beside the exact result, or a number where that is the next one"
        )),
    }
}

/// The number between two neighbours; 2^1024 stands for infinity.
fn middle(below: f64, above: f64) -> Float {
    let finite = |x: f64| match x.is_infinite() {
        true => Float::with_val(64, 2.0_f64.powi(1023)) * 2.0_f64.copysign(x),
        false => Float::with_val(64, x),
    };
    (finite(below) + finite(above)) / 2
}

/// Compares all results on arguments of a function.
macro_rules! faithful {
    ($($name:ident($($x:ident),*);)*) => {$(
        #[test]
        fn $name() {
            let mut random = Random(21);
            let (mut judged, mut others) = (0, 0);
            while judged < cases() {
                let ($($x,)*) = arguments::$name(&mut random, CHUNK);
                let map = |strategy| {
                    let device = Device::host().with_strategy(strategy);
                    [
                        fpdsl::math::$name::map_in::<Rn, _>($(&$x),*).run(&device),
                        fpdsl::math::$name::map_in::<Rz, _>($(&$x),*).run(&device),
                        fpdsl::math::$name::map_in::<Ru, _>($(&$x),*).run(&device),
                        fpdsl::math::$name::map_in::<Rd, _>($(&$x),*).run(&device),
                    ]
                    .map(|results| results.unwrap().to_vec().unwrap())
                };
                let (lanes, single) = (map(Strategy::Lanes), map(Strategy::Single));
                others += (0..CHUNK).into_par_iter().map(|k| {
                    let results = [0, 1, 2, 3].map(|mode| lanes[mode][k]);
                    let alone = [0, 1, 2, 3].map(|mode| single[mode][k]);
                    let what = || format!("{}{:?}", stringify!($name), ($($x[k],)*));
                    assert_eq!(results.map(f64::to_bits), alone.map(f64::to_bits), "{}: lanes and single elements", what());
                    judge(results, &exact::$name($($x[k]),*)).unwrap_or_else(|why| panic!("{}: {why}", what()))
                }).sum::<usize>();
                judged += CHUNK;
            }
            println!("{}: {others} of {} results are the other number", stringify!($name), 4 * judged);
            report::ran(stringify!($name), "four modes, against MPFR", judged, "lanes and single elements");
        }
    )*};
}

faithful! {
    erfcx(x);
    erfinv(x);
    erfcinv(x);
    normcdf(x);
    normcdfinv(x);
    gamma(x);
    ln_gamma(x);
    j0(x);
    j1(x);
    y0(x);
    y1(x);
    jn(x, n);
    yn(x, n);
}

/// The suites above would pass on anything if `judge` saw no wrong result.
#[test]
fn a_wrong_result_is_seen() {
    let exact = exact::erfcx(1.0);
    let below = 0.427_583_576_155_807_f64;
    let bracket = around(below, &exact)
        .or_else(|_| around(below.next_up(), &exact))
        .unwrap();
    let right = [bracket.0, bracket.0, bracket.1, bracket.0];
    assert!(judge(right, &exact).is_ok());
    for mode in 0..4 {
        let mut wrong = right;
        wrong[mode] = bracket.1.next_up();
        assert!(judge(wrong, &exact).is_err(), "in mode {mode}");
    }
    // The exact result is a number here, so no other will do.
    assert_eq!(judge([24.0; 4], &exact::gamma(5.0)), Ok(0));
    assert!(judge([24.0, 24.0, 24.0_f64.next_up(), 24.0], &exact::gamma(5.0)).is_err());
}
