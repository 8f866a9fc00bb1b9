//! Reductions and scans, whole and in parts, of arrays at both ends of memory.

use fpdsl::backend::{Combine, Level, Order, call_at, reduce, scan};
use fpdsl::generic::{Element, Function};
use fpdsl::prelude::*;
use fpdsl::reductions::Accumulation;
use fpdsl::reductions::Prefixes;

use crate::arena::Arena;
use crate::functions::{Complex, bytes, values};
use crate::placement::Placement;
use crate::{every_level, long_form, with_memory_at};

/// The lengths of all tails; segments of 16 and sixteen of them; rows of 128, parts of 4096, and segments of segments of segments.
fn lengths() -> Vec<usize> {
    if cfg!(miri) {
        return vec![1, 17, 273];
    }
    let around = |n: usize| [n - 17, n - 1, n, n + 1, n + 15, n + 17];
    let mut lengths: Vec<usize> = (1..=70).collect();
    lengths.extend(
        [128, 256, 512, 4096, 4096 + 256, 8192]
            .into_iter()
            .flat_map(around),
    );
    if long_form() {
        lengths.extend(71..1100);
        lengths.extend([65_536, 65_536 + 4096].into_iter().flat_map(around));
    }
    lengths
}

/// Integers are added in any order alike, so a loop is the oracle for both.
fn check<C, T>()
where
    C: Function<Args = (T, T), Out = T> + Combine,
    T: Element,
{
    let lengths = lengths();
    let most = lengths.iter().copied().max().unwrap_or(0);
    let x = values::<T>(most);
    let mut sums = x.clone();
    for i in 1..most {
        sums[i] = call_at::<C>(Level::Portable, (sums[i - 1], x[i]));
    }
    every_level(|device| {
        let mut from = Arena::new(most * size_of::<T>());
        let mut to = Arena::new(most * size_of::<T>());
        for &n in &lengths {
            for place in [Placement::Start, Placement::End] {
                let x = from.copy(&x[..n], place);
                let into = to.zeros::<T>(n, place);
                with_memory_at(place, || {
                    let sum = reduce::<C, _>(x).run(device).expect("no fault");
                    assert!(bytes(&[sum]) == bytes(&sums[n - 1..n]), "{} of {n}", C::NAME);
                    let scanned = scan::<C, _>(x).run(device).expect("no fault");
                    let scanned = scanned.as_slice().expect("on the host");
                    assert!(bytes(scanned) == bytes(&sums[..n]), "{} of {n}", C::NAME);
                    scan::<C, _>(x).into(device, &mut *into).expect("no fault");
                    assert!(bytes(into) == bytes(&sums[..n]), "{} of {n}", C::NAME);
                    if C::identity().is_some() {
                        let scanned = scan::<C, _>(x).exclusive().run(device).expect("no fault");
                        let scanned = scanned.as_slice().expect("on the host");
                        assert!(
                            bytes(&scanned[1..]) == bytes(&sums[..n - 1]),
                            "{} of {n}",
                            C::NAME
                        );
                    }
                    in_parts::<C, T>(device, x, &sums);
                });
                to.check();
            }
        }
        10 * lengths.len()
    });
}

/// Cut in two, at a place that is no border, or is one.
fn in_parts<C, T>(device: &Device, x: &[T], sums: &[T])
where
    C: Function<Args = (T, T), Out = T> + Combine,
    T: Element,
{
    let n = x.len();
    for cut in [n / 3, n / 2 / 16 * 16] {
        if C::ORDER == Order::Tree {
            let left = reduce::<C, _>(&x[..cut]).partial(device, 0).expect("no fault");
            let right = reduce::<C, _>(&x[cut..]).partial(device, cut).expect("no fault");
            let sum = left.merge(right).and_then(|all| all.finish(n)).expect("no fault");
            assert!(bytes(&[sum]) == bytes(&sums[n - 1..n]), "{} of {n}", C::NAME);
        }
        let mut pushed = Accumulation::<C, Prefixes>::new(device);
        for piece in [0..cut, cut..n] {
            let scanned = pushed.push(&x[piece.clone()]).expect("no fault");
            let scanned = scanned.as_slice().expect("on the host");
            assert!(bytes(scanned) == bytes(&sums[piece]), "{} of {n}", C::NAME);
        }
    }
}

#[fp(mode = "rn", identity = 0.0)]
fn add_f64(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rn", order = "serial")]
fn add_in_series(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(identity = 0)]
fn add_u8(a: u8, b: u8) -> u8 {
    a + b
}

#[fp]
fn either(a: bool, b: bool) -> bool {
    a | b
}

#[fp]
fn add_rows(a: [i16; 3], b: [i16; 3]) -> [i16; 3] {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

#[fp(mode = "rn")]
fn add_complex(a: Complex<f32>, b: Complex<f32>) -> Complex<f32> {
    Complex {
        re: a.re + b.re,
        im: a.im + b.im,
    }
}

#[test]
#[cfg_attr(miri, ignore = "those of arrays take minutes, and read the same")]
fn scalars() {
    check::<add_f64, _>();
    check::<add_in_series, _>();
    check::<add_u8, _>();
    check::<either, _>();
}

#[test]
fn arrays_and_structs() {
    check::<add_rows, _>();
    check::<add_complex, _>();
}

#[fp]
fn add_pairs(a: (u8, f64), b: (u8, f64)) -> (u8, f64) {
    (a.0 + b.0, a.1 + b.1)
}

/// Each part of a tuple has an array of its own.
#[test]
fn tuples() {
    let lengths = lengths();
    let most = lengths.iter().copied().max().unwrap_or(0);
    let (x, y) = (values::<u8>(most), values::<f64>(most));
    let (mut u, mut v) = (x.clone(), y.clone());
    for i in 1..most {
        (u[i], v[i]) = (u[i - 1].wrapping_add(x[i]), v[i - 1] + y[i]);
    }
    every_level(|device| {
        let (mut a, mut b) = (Arena::new(most), Arena::new(most * 8));
        for &n in &lengths {
            for place in [Placement::Start, Placement::End] {
                let pair = (a.copy(&x[..n], place), b.copy(&y[..n], place));
                with_memory_at(place, || {
                    let sum = add_pairs::reduce(pair).run(device).expect("no fault");
                    assert_eq!(sum, (u[n - 1], v[n - 1]), "{n}");
                    let (p, q) = add_pairs::scan(pair).run(device).expect("no fault");
                    assert!(
                        p.as_slice() == Some(&u[..n]) && q.as_slice() == Some(&v[..n]),
                        "{n}"
                    );
                });
            }
        }
        4 * lengths.len()
    });
}
