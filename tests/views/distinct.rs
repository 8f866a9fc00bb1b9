//! Values at places of their own: each place once, on every device.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{Complex, LENGTHS, SUITE, floats, report};

/// Bits in reverse, of this many.
#[fp]
fn reversed(k: Index, bits: u32, x: &[f64]) -> (usize, f64) {
    let place = (k.x() as u32).reverse_bits() >> (32 - bits);
    (place as usize, x[k.x()] * 2.0)
}

/// The elements that are kept, one behind the other.
#[fp]
fn kept(x: f64, end: u32) -> (bool, u32, f64) {
    (x > 0.0, end - 1, x)
}

#[fp]
fn is_kept(x: f64) -> u32 {
    if x > 0.0 { 1 } else { 0 }
}

#[fp]
fn add(x: u32, y: u32) -> u32 {
    x + y
}

/// Even and odd positions go to two arrays, and every third to a third one.
#[fp]
fn parts(i: Index2, nx: usize) -> ((u64, Complex<f32>), (bool, usize, i32)) {
    let k = i.y() * nx + i.x();
    let z = Complex {
        re: i.x() as f32,
        im: i.y() as f32 / 3.0,
    };
    ((k as u64 ^ 1, z), (k % 3 == 0, k / 3, k as i32))
}

#[fp]
fn put(place: usize, x: i32, by: i32) -> (usize, i32) {
    (place, x / by)
}

#[fp]
fn both(place: u16, other: u16) -> ((u16, u8), (u16, u8)) {
    ((place, 1), (other, 2))
}

#[test]
fn a_permutation() -> Result<(), Error> {
    for (name, dev) in devices() {
        for bits in [1, 4, 9, 14] {
            let n = 1 << bits;
            let x = floats(n);
            let mut expected = vec![0.0; n];
            for k in 0..n {
                let (place, value) = reversed(Index::new(k), bits, &x);
                expected[place] = value;
            }
            let mut all = Buffer::new(&dev, &vec![-1.0; n + 2])?;
            reversed::launch(n, bits, &x).scatter(&dev, all.view_mut(1..=n)?)?;
            let found = all.to_vec()?;
            assert_eq!(found[1..=n], expected, "{bits} on {name}");
            assert_eq!((found[0], found[n + 1]), (-1.0, -1.0), "{bits} on {name}");
            let mut host = vec![0.0; n];
            reversed::launch(n, bits, &Buffer::new(&dev, &x)?).scatter(&dev, &mut host)?;
            assert_eq!(host, expected, "{bits} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

#[test]
fn a_compaction() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x: Vec<f64> = (0..n).map(|k| ((k * 37) % 11) as f64 - 4.5).collect();
            let expected: Vec<f64> = x.iter().copied().filter(|&x| x > 0.0).collect();
            let dx = Buffer::new(&dev, &x)?;
            let ends = add::scan(&is_kept::map(&dx).run(&dev)?).run(&dev)?;
            let mut out = Buffer::zeros(&dev, expected.len())?;
            kept::map(&dx, &ends).scatter(&dev, &mut out)?;
            assert_eq!(out.to_vec()?, expected, "{n} on {name}");
        }
        report::ran(SUITE, name, LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn several_targets() -> Result<(), Error> {
    for (name, dev) in devices() {
        for (nx, ny) in [(2, 1), (6, 4), (130, 77)] {
            let n = nx * ny;
            let zero = Complex { re: 0.0, im: 0.0 };
            let (mut first, mut second) = (vec![zero; n], vec![-1; n]);
            for k in 0..n {
                let ((place, z), (write, third, value)) = parts(Index2::new(k % nx, k / nx), nx);
                first[place as usize] = z;
                if write {
                    second[third] = value;
                }
            }
            let mut planes = Buffer::new(&dev, &vec![zero; n])?;
            let mut thirds = [-1; 20_000];
            parts::launch((nx, ny), nx).scatter(&dev, (&mut planes, &mut thirds[..n]))?;
            assert_eq!(planes.to_vec()?, first, "{nx} by {ny} on {name}");
            assert_eq!(thirds[..n], second, "{nx} by {ny} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

#[test]
fn two_elements_never_share_a_place() -> Result<(), Error> {
    for (name, dev) in devices() {
        let n = 5000;
        let mut target = Buffer::new(&dev, &vec![9; n])?;
        let (mut places, mut by): (Vec<usize>, Vec<i32>) = ((0..n).rev().collect(), vec![1; n]);
        (places[4000], places[4500]) = (places[20], n);
        let found = |target: &mut Buffer<i32>, places: &[usize], by: &[i32]| {
            let error = put::map(places, 6, by).scatter(&dev, &mut *target).unwrap_err();
            assert_eq!(target.to_vec().unwrap(), vec![9; n], "{name}");
            error
        };
        let error = found(&mut target, &places, &by);
        let expected = Error::SamePlace {
            function: "put",
            place: n - 21,
            first: 20,
            second: 4000,
        };
        assert_eq!(error, expected, "{name}");
        assert!(error.to_string().contains("scatter_reduce"), "{error}");
        places[3000] = n + 7;
        let Error::Fault { fault, element: 3000 } = found(&mut target, &places, &by) else {
            panic!("another error on {name}");
        };
        let outside = FaultKind::OutOfBounds {
            index: n as u64 + 7,
            len: n as u64,
        };
        assert_eq!((fault.function, fault.kind), ("put", outside), "{name}");
        by[4999] = 0;
        let error = found(&mut target, &places, &by);
        assert!(
            matches!(error, Error::Fault { element: 4999, .. }),
            "{error} on {name}"
        );
        // The smallest element of all targets.
        let (mut x, mut y) = ([0; 4], [0; 4]);
        let error = both::map(&[0, 1, 2, 1], &[3, 3, 2, 1])
            .scatter(&dev, (&mut x, &mut y))
            .unwrap_err();
        let expected = Error::SamePlace {
            function: "both",
            place: 3,
            first: 0,
            second: 1,
        };
        assert_eq!((error, x, y), (expected, [0; 4], [0; 4]), "{name}");
        both::map(&[0, 1, 2], &[3, 2, 1]).scatter(&dev, (&mut x, &mut y))?;
        assert_eq!((x, y), ([1, 1, 1, 0], [0, 2, 2, 2]), "{name}");
        report::ran(SUITE, name, 5 * n as u64);
    }
    Ok(())
}

#[fp]
fn marked(write: bool, place: u32, x: i32) -> (bool, u32, i32) {
    (write, place, x)
}

/// The error of the loop over all elements, for so many that threads compare their places.
#[test]
fn many_places_are_compared() -> Result<(), Error> {
    let n = 70_000;
    for (name, dev) in devices() {
        // As many places as values, some more, and so many that few have a value.
        for len in [n, 2 * n, 100 * n] {
            let order = |k: usize| (k * 7919 % n * (len / n)) as u32;
            let clean: Vec<u32> = (0..n).map(order).collect();
            let cases: [&[(usize, u32)]; 6] = [
                &[],
                &[(n - 1, order(0))],
                &[(n / 2, order(n - 1)), (60_000, order(5))],
                &[(50_000, len as u32), (40_000, u32::MAX)],
                &[(50_000, order(49_999)), (50_001, len as u32)],
                &[(49_000, len as u32), (49_001, order(1))],
            ];
            for changes in cases {
                let mut places = clean.clone();
                changes.iter().for_each(|&(k, place)| places[k] = place);
                let flags: Vec<bool> = (0..n)
                    .map(|k| k % 3 > 0 || changes.iter().any(|c| c.0 == k))
                    .collect();
                let values: Vec<i32> = (0..n as i32).collect();
                let mut owner = std::collections::HashMap::new();
                let expected = (0..n).filter(|&k| flags[k]).find_map(|second| {
                    let place = places[second] as usize;
                    if place >= len {
                        return Some((second, None));
                    }
                    owner.insert(place, second).map(|first| (second, Some(first)))
                });
                let mut target = vec![-1; len];
                let call = marked::map(flags.as_slice(), &places, &values);
                match (call.scatter(&dev, &mut target), expected) {
                    (Ok(()), None) => {
                        let written = target.iter().filter(|&&x| x >= 0).count();
                        assert_eq!(written, owner.len(), "{len} on {name}");
                        for (place, k) in owner {
                            assert_eq!(target[place], k as i32, "{len} on {name}");
                        }
                    }
                    (Err(Error::Fault { element, .. }), Some((second, None))) => {
                        assert_eq!(element, second, "{name}")
                    }
                    (Err(Error::SamePlace { first, second, .. }), Some((later, Some(before)))) => {
                        assert_eq!((first, second), (before, later), "{name}");
                    }
                    (found, expected) => panic!("{found:?} where {expected:?} was expected, on {name}"),
                }
                report::ran(SUITE, name, n as u64);
            }
        }
    }
    Ok(())
}

/// A row of a table, backwards.
#[fp]
fn row(i: Index, x: &[f32]) -> [(u32, f32); 3] {
    let at = 3 * i.x() as u32;
    let k = 3 * i.x();
    [(at + 2, x[k]), (at + 1, x[k + 1]), (at, x[k + 2])]
}

/// The even numbers among two, and both in another target.
#[fp]
fn even(k: usize, a: i32, b: i32) -> ([(bool, usize, i32); 2], [(usize, i32); 2]) {
    (
        [(a % 2 == 0, 2 * k, a), (b % 2 == 0, 2 * k + 1, b)],
        [(2 * k, a), (2 * k + 1, b)],
    )
}

#[fp]
fn two(a: usize, b: usize, by: i32) -> [(usize, i32); 2] {
    [(a, 6 / by), (b, 2)]
}

#[test]
fn several_values_of_an_element() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x: Vec<f32> = (0..3 * n).map(|k| k as f32 / 3.0).collect();
            let expected: Vec<f32> = x
                .chunks_exact(3)
                .flat_map(|row| [row[2], row[1], row[0]])
                .collect();
            let mut found = Buffer::zeros(&dev, 3 * n)?;
            row::launch(n, &x).scatter(&dev, &mut found)?;
            assert_eq!(found.to_vec()?, expected, "{n} on {name}");

            let places: Vec<usize> = (0..n).rev().collect();
            let (a, b): (Vec<i32>, Vec<i32>) = (0..n as i32).map(|k| (k * 7 % 5, k)).unzip();
            let (mut some, mut all) = (vec![-1; 2 * n], Buffer::new(&dev, &vec![0; 2 * n])?);
            even::map(&places, &a, &b).scatter(&dev, (&mut some, &mut all))?;
            let all = all.to_vec()?;
            for k in 0..n {
                let at = 2 * places[k];
                assert_eq!(all[at..at + 2], [a[k], b[k]], "{n} on {name}");
                let kept = [a[k], b[k]].map(|x| if x % 2 == 0 { x } else { -1 });
                assert_eq!(some[at..at + 2], kept, "{n} on {name}");
            }
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

#[test]
fn values_of_an_element_never_share_a_place() -> Result<(), Error> {
    for (name, dev) in devices() {
        let (a, b) = ([0, 2, 4, 6], [1, 3, 5, 7]);
        let mut target = Buffer::new(&dev, &[9; 8])?;
        let found = |target: &mut Buffer<i32>, a: &[usize], b: &[usize], by: &[i32]| {
            let error = two::map(a, b, by).scatter(&dev, &mut *target).unwrap_err();
            assert_eq!(target.to_vec().unwrap(), [9; 8], "{name}");
            error
        };
        let same = |place, first, second| Error::SamePlace {
            function: "two",
            place,
            first,
            second,
        };
        let error = found(&mut target, &a, &[1, 3, 0, 7], &[1; 4]);
        assert_eq!(error, same(0, 0, 2), "{name}");
        let error = found(&mut target, &a, &[1, 3, 4, 7], &[1; 4]);
        assert_eq!(error, same(4, 2, 2), "{name}");
        let text = "element 2 writes to place 4 twice";
        assert!(error.to_string().contains(text), "{error}");
        let error = found(&mut target, &a, &[1, 8, 4, 7], &[1; 4]);
        assert!(
            matches!(error, Error::Fault { element: 1, fault } if fault.kind == FaultKind::OutOfBounds { index: 8, len: 8 }),
            "{error} on {name}"
        );
        let error = found(&mut target, &a, &[1, 8, 4, 7], &[1, 1, 1, 0]);
        assert!(
            matches!(error, Error::Fault { element: 3, fault } if fault.kind == FaultKind::DivisionByZero),
            "{error} on {name}"
        );
        two::map(&a, &b, 3).scatter(&dev, &mut target)?;
        assert_eq!(target.to_vec()?, [2; 8], "{name}");
        report::ran(SUITE, name, 20);
    }
    Ok(())
}
