//! Kernels that read slices at computed places: neighbours, strides, and places that are out of bounds.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::arena::Arena;
use crate::every_level;
use crate::functions::{Complex, values};
use crate::placement::{PLACEMENTS, Placement};

#[fp(mode = "rn")]
fn neighbours(i: Index, u: &[f64]) -> f64 {
    let (here, last) = (i.x(), u.len() - 1);
    let left = if here == 0 { u[last] } else { u[here - 1] };
    let right = if here == last { u[0] } else { u[here + 1] };
    left + u[here] + right
}

#[fp]
fn strided(i: Index, bytes: &[u8], flags: &[bool], stride: usize) -> u8 {
    let at = i.x() * stride % bytes.len();
    if flags[at] {
        bytes[at]
    } else {
        bytes[bytes.len() - 1 - at]
    }
}

#[fp]
fn reversed(i: Index, z: &[Complex<f32>]) -> Complex<f32> {
    z[z.len() - 1 - i.x()]
}

/// Reads as far past the end as it is told.
#[fp]
fn shifted(i: Index, u: &[i16], by: usize) -> i16 {
    u[i.x() + by]
}

fn lengths() -> Vec<usize> {
    match cfg!(miri) {
        true => vec![1, 17],
        false => (1..=70).chain([255, 256, 257, 300]).collect(),
    }
}

#[test]
fn neighbours_and_reversals() {
    let (u, z) = (values::<f64>(300), values::<Complex<f32>>(300));
    every_level(|device| {
        let (mut a, mut b, mut to) = (Arena::new(2400), Arena::new(2400), Arena::new(2400));
        for n in lengths() {
            for place in PLACEMENTS {
                let (u, z) = (a.copy(&u[..n], place), b.copy(&z[..n], place));
                let output = to.zeros::<f64>(n, place);
                neighbours::launch(n, u)
                    .into(device, &mut *output)
                    .expect("no fault");
                let expected = (0..n).map(|i| u[(i + n - 1) % n] + u[i] + u[(i + 1) % n]);
                assert!(output.iter().copied().eq(expected), "{n}, {place:?}");
                let output = reversed::launch(n, z).run(device).expect("no fault");
                let output = output.as_slice().expect("on the host");
                assert!(output.iter().eq(z.iter().rev()), "{n}, {place:?}");
            }
        }
        2 * PLACEMENTS.len() * lengths().len()
    });
}

#[test]
fn places_of_their_own() {
    let (bytes, flags) = (values::<u8>(300), values::<bool>(300));
    every_level(|device| {
        let (mut a, mut b, mut to) = (Arena::new(300), Arena::new(300), Arena::new(300));
        for n in lengths() {
            for (stride, place) in [1, 2, 7, 64].into_iter().zip(PLACEMENTS) {
                let (bytes, flags) = (a.copy(&bytes[..n], place), b.copy(&flags[..n], place));
                let output = to.zeros::<u8>(n, place);
                strided::launch(n, bytes, flags, stride)
                    .into(device, &mut *output)
                    .expect("no fault");
                let expected = (0..n).map(|i| {
                    let at = i * stride % n;
                    bytes[if flags[at] { at } else { n - 1 - at }]
                });
                assert!(output.iter().copied().eq(expected), "{n}, {place:?}");
            }
        }
        4 * lengths().len()
    });
}

/// An index out of bounds is a fault, and nothing is read there.
#[test]
fn places_past_the_end() {
    let u = values::<i16>(300);
    every_level(|device| {
        let mut a = Arena::new(600);
        for n in lengths() {
            for by in [1, 5, 16, 100, usize::MAX - 3] {
                let u = a.copy(&u[..n], Placement::End);
                let fault = shifted::launch(n, u, by)
                    .run(device)
                    .expect_err("it is out of bounds");
                let element = n.saturating_sub(by.min(n));
                // Indices wrap: the first element is already past the end where `by` is larger than all lengths.
                let element = if by > n { 0 } else { element };
                assert!(
                    matches!(fault, Error::Fault { element: at, .. } if at == element),
                    "{n}, {by}: {fault}"
                );
            }
        }
        5 * lengths().len()
    });
}
