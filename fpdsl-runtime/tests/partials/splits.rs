//! Random splits, merged in random trees.

use fpdsl::device::{Device, Element, Partial, reduce};
use fpdsl::function::Combine;

use crate::functions::{self, Affine, Value, list};
use crate::order;
use crate::random::Random;

/// Splits of each function in each mode; sixteen of them are a hundred thousand.
const SPLITS: usize = 6300;

/// The longest list, apart from some beside the next borders.
const LONGEST: usize = 100_000;

/// A length: beside a border of rows, parts or tiers, or any.
fn length(random: &mut Random) -> usize {
    let beside = random.below(7) as usize;
    match random.below(10) {
        0 => random.below(300) as usize,
        1 => (16 << random.below(5)) - 3 + beside,
        2 => 4096 * (1 + random.below(4) as usize) - 3 + beside,
        3 => 65_536 - 3 + beside,
        4..7 => random.below(10_000) as usize,
        7 | 8 => random.below(30_000) as usize,
        _ => random.below(LONGEST as u64) as usize,
    }
}

/// Where a list is cut: in up to 40 pieces, empty ones among them.
fn cuts(random: &mut Random, n: usize) -> Vec<usize> {
    let pieces = 1 + random.below(40) as usize;
    let mut cuts: Vec<usize> = (1..pieces)
        .map(|_| match random.below(4) {
            // At a border, or beside it.
            0 => ((random.below(n as u64 + 1) as usize).next_multiple_of(4096) + random.below(3) as usize)
                .saturating_sub(1)
                .min(n),
            _ => random.below(n as u64 + 1) as usize,
        })
        .collect();
    cuts.extend([0, n]);
    cuts.sort_unstable();
    cuts
}

/// Merges adjacent partials in any order.
pub fn merge_all<C: Combine<Out: Value>>(random: &mut Random, mut partials: Vec<Partial<C>>) -> Partial<C> {
    while partials.len() > 1 {
        let i = random.below(partials.len() as u64 - 1) as usize;
        let right = partials.remove(i + 1);
        let left = partials.remove(i);
        let merged = match random.below(2) {
            0 => left.merge(right),
            _ => right.merge(left),
        };
        partials.insert(i, merged.expect("adjacent, and no fault"));
    }
    partials.remove(0)
}

fn check<C>(op: fn(C::Out, C::Out) -> C::Out, seed: u64)
where
    C: Combine<Out: Value + Element>,
{
    let x: Vec<C::Out> = list(seed, LONGEST);
    let mut random = Random::new(seed);
    let hosts = Device::hosts();
    let mut done = 0;
    while done < SPLITS {
        let n = length(&mut random).max(1);
        let from = random.below((LONGEST - n) as u64 + 1) as usize;
        let x = &x[from..from + n];
        let expected = order::reduce(x, op).bits();
        for _ in 0..30 {
            let host = match random.below(8) {
                0 => &hosts[random.below(hosts.len() as u64) as usize],
                _ => &hosts[hosts.len() - 1],
            };
            let cuts = cuts(&mut random, n);
            let partials: Vec<Partial<C>> = cuts
                .windows(2)
                .map(|cut| {
                    reduce(&x[cut[0]..cut[1]])
                        .partial(host, cut[0])
                        .expect("no fault")
                })
                .collect();
            let held = |whole: &Partial<C>| {
                let tiers = if n < 4096 { 1 } else { 3 };
                assert!(whole.held() <= 255 * tiers, "{whole:?}");
            };
            let whole = merge_all(&mut random, partials);
            held(&whole);
            let found = whole.finish(n).expect("the whole").bits();
            assert_eq!(
                found,
                expected,
                "{} of {n} cut at {cuts:?} on {}",
                C::NAME,
                host.name()
            );
            done += 1;
        }
    }
}

macro_rules! in_mode {
    ($mode:ident $seed:literal) => {
        mod $mode {
            use super::*;
            use functions::$mode::{add32, add64, mix, then};

            #[test]
            fn sums_of_f32() {
                check::<add32>(add32, $seed);
            }

            #[test]
            fn sums_of_f64() {
                check::<add64>(add64, $seed + 1);
            }

            #[test]
            fn a_function_that_does_not_commute() {
                check::<mix>(mix, $seed + 2);
            }

            #[test]
            fn structs() {
                check::<then>(then, $seed + 3);
                let _: Affine<f64>;
            }
        }
    };
}

in_mode!(rn 100);
in_mode!(rz 200);
in_mode!(ru 300);
in_mode!(rd 400);

/// Short lists, cut everywhere: merging is associative whatever the pieces.
#[test]
fn three_pieces_of_every_length() {
    use functions::ru::mix;
    let host = Device::host();
    let x: Vec<f32> = list(7, 8300);
    for n in [2, 17, 130, 300, 4097, 4225, 8200] {
        let expected = order::reduce(&x[..n], mix).to_bits();
        let step = (n / 23).max(1);
        for i in (0..=n).step_by(step) {
            for j in (i..=n).step_by(step) {
                let part = |a: usize, b: usize| reduce::<mix, _>(&x[a..b]).partial(&host, a).unwrap();
                let left = part(0, i).merge(part(i, j)).unwrap().merge(part(j, n)).unwrap();
                let right = part(0, i).merge(part(i, j).merge(part(j, n)).unwrap()).unwrap();
                // One state, hence one result.
                assert_eq!(left.to_bytes(), right.to_bytes());
                assert_eq!(left.to_bytes(), part(0, n).to_bytes());
                assert_eq!(right.finish(n).unwrap().to_bits(), expected, "{n} at {i} and {j}");
            }
        }
    }
}
