//! Scattered values: the bits of the loop over the elements, on every device.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl::reductions::{gather, group};

use crate::backends::devices;
use crate::{Complex, SUITE, floats, report};

#[fp(identity = 0)]
fn count(a: u32, b: u32) -> u32 {
    a + b
}

#[fp]
fn larger(a: i32, b: i32) -> i32 {
    a.max(b)
}

#[fp(mode = "ru", identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// Neither commutative nor associative.
#[fp(order = "serial")]
fn mix(a: f32, b: f32) -> f32 {
    a * 0.75 - b
}

#[fp]
fn bin(x: f64, width: f64) -> (u32, u32) {
    ((x / width) as u32, 1)
}

#[fp]
fn weighted(x: f64, w: f64) -> (usize, f64) {
    ((x * 0.37) as usize % 61, w)
}

#[fp]
fn signed(k: u8, x: i32) -> (u8, i32) {
    (k, x - 50_000)
}

/// The force on the second particle of each pair of neighbours, with the sign that the first one feels.
#[fp]
fn pair(i: Index, first: &[u32], x: &[f32]) -> (u32, f32) {
    let (a, b) = (first[i.x()], i.x() % x.len());
    (a, x[b] - x[a as usize])
}

#[fp]
fn corner(i: Index2, nx: usize) -> (u64, Complex<f32>) {
    let place = (i.x() / 2 + i.y() / 2 * nx) as u64;
    (
        place,
        Complex {
            re: i.x() as f32 / 3.0,
            im: i.y() as f32,
        },
    )
}

#[fp]
fn sum(a: Complex<f32>, b: Complex<f32>) -> Complex<f32> {
    Complex {
        re: a.re + b.re,
        im: a.im + b.im,
    }
}

#[fp]
fn part(k: usize, by: i32) -> (usize, i32) {
    (k, 100 / by)
}

#[fp]
fn quotient(a: i32, b: i32) -> i32 {
    a / b
}

const LENGTHS: [usize; 5] = [0, 1, 17, 4099, 300_001];

#[test]
fn a_histogram() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x: Vec<f64> = (0..n).map(|k| ((k * 7919) % 10_007) as f64 / 40.0).collect();
            let mut expected = vec![5_u32; 256];
            x.iter().for_each(|x| expected[(x / 1.0) as usize] += 1);
            let mut bins = Buffer::new(&dev, &vec![5; 256])?;
            bin::map(&x, 1.0).scatter_reduce::<count>(&dev, &mut bins)?;
            assert_eq!(bins.to_vec()?, expected, "{n} on {name}");
            let mut host = [5; 300];
            bin::map(&x, 1.0).scatter_reduce::<count>(&dev, &mut host[10..266])?;
            assert_eq!(host[10..266], expected, "{n} on {name}");
            assert!(
                host[..10].iter().chain(&host[266..]).all(|&bin| bin == 5),
                "{name}"
            );
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

#[test]
fn sums_in_the_order_of_the_elements() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let (x, w) = (floats(n + 60)[60..].to_vec(), floats(n));
            let start = floats(61);
            let mut expected = start.clone();
            for (&x, &w) in x.iter().zip(&w) {
                let (place, value) = weighted(x, w);
                expected[place] = add(expected[place], value);
            }
            let mut sums = Buffer::new(&dev, &start)?;
            weighted::map(&x, &w).scatter_reduce::<add>(&dev, &mut sums)?;
            assert_eq!(sums.to_vec()?, expected, "{n} on {name}");

            let (keys, values): (Vec<u8>, Vec<i32>) = (0..n)
                .map(|k| ((k * k % 251) as u8, (k * 31 % 100_000) as i32))
                .unzip();
            let mut expected = vec![-20_000; 251];
            for (&k, &x) in keys.iter().zip(&values) {
                let place = &mut expected[k as usize];
                *place = (*place).max(x - 50_000);
            }
            let mut most = vec![-20_000; 251];
            signed::map(&keys, &values).scatter_reduce::<larger>(&dev, &mut most)?;
            assert_eq!(most, expected, "{n} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

#[test]
fn kernels_scatter() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x: Vec<f32> = (0..97).map(|k| k as f32 / 7.0).collect();
            let first: Vec<u32> = (0..n).map(|k| (k * 13 % 97) as u32).collect();
            let mut expected = vec![1.0_f32; 97];
            for i in 0..n {
                let (place, value) = pair(Index::new(i), &first, &x);
                expected[place as usize] = mix(expected[place as usize], value);
            }
            let mut forces = Buffer::new(&dev, &[9.0, 1.0])?;
            let mut all = Buffer::new(&dev, &vec![1.0; 99])?;
            pair::launch(n, &first, &x).scatter_reduce::<mix>(&dev, all.view_mut(1..98)?)?;
            assert_eq!(all.read(1..98)?, expected, "{n} on {name}");
            assert_eq!(all.read(98..)?, [1.0], "{n} on {name}");
            pair::launch(0, &first, &x).scatter_reduce::<mix>(&dev, &mut forces)?;
            assert_eq!(forces.to_vec()?, [9.0, 1.0], "{name}");
            report::ran(SUITE, name, n as u64);
        }
        let (nx, ny) = (34, 20);
        let zero = Complex { re: 0.0, im: 0.0 };
        let mut expected = vec![zero; nx * ny];
        for k in 0..nx * ny {
            let (place, value) = corner(Index2::new(k % nx, k / nx), nx);
            expected[place as usize] = sum(expected[place as usize], value);
        }
        let mut found = Buffer::new(&dev, &vec![zero; nx * ny])?;
        corner::launch((nx, ny), nx).scatter_reduce::<sum>(&dev, &mut found)?;
        assert_eq!(found.to_vec()?, expected, "{name}");
        report::ran(SUITE, name, (nx * ny) as u64);
    }
    Ok(())
}

/// Three pairs of one element, some of which meet.
#[fp]
fn fan(i: Index, x: &[f32]) -> [(u16, f32); 3] {
    let k = i.x();
    let value = x[k % x.len()];
    [
        ((k % 5) as u16, value),
        ((k % 3) as u16, value / 3.0),
        ((k % 5) as u16, -value * 0.1),
    ]
}

#[fp]
fn corners(k: usize, by: i32) -> [(usize, i32); 4] {
    [(k, 12 / by), (k + 1, 1), (k + 7, 2), (k + 8, 3)]
}

#[fp]
fn nowhere(_k: u32) -> [(u32, u32); 0] {
    []
}

#[fp]
fn plus(a: i32, b: i32) -> i32 {
    a + b
}

/// Pair `k` of an element comes before pair `k + 1`.
#[test]
fn several_pairs_of_an_element() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x: Vec<f32> = (0..97).map(|k| k as f32 / 7.0).collect();
            let mut expected = vec![1.0_f32; 5];
            for i in 0..n {
                for (place, value) in fan(Index::new(i), &x) {
                    expected[place as usize] = mix(expected[place as usize], value);
                }
            }
            let mut found = Buffer::new(&dev, &[1.0; 5])?;
            fan::launch(n, &x).scatter_reduce::<mix>(&dev, &mut found)?;
            assert_eq!(found.to_vec()?, expected, "{n} on {name}");

            // Integers, whose order does not matter, on threads.
            let keys: Vec<usize> = (0..n).map(|k| k * k % 91).collect();
            let mut expected = vec![-3; 99];
            for &key in &keys {
                for (place, value) in corners(key, 4) {
                    expected[place] += value;
                }
            }
            let mut found = vec![-3; 99];
            corners::map(&keys, 4).scatter_reduce::<plus>(&dev, &mut found)?;
            assert_eq!(found, expected, "{n} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
        let mut none = [7];
        nowhere::map(&[1, 2, 3]).scatter_reduce::<count>(&Device::host(), &mut none)?;
        assert_eq!(none, [7]);
    }
    Ok(())
}

#[test]
fn faults_of_several_pairs() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in [1000, 300_000] {
            let mut keys: Vec<usize> = (0..n).map(|k| k % 91).collect();
            let mut by = vec![3; n];
            let fault_of = |keys: &[usize], by: &[i32]| {
                let mut target = Buffer::new(&dev, &[1; 99]).unwrap();
                let error = corners::map(keys, by)
                    .scatter_reduce::<plus>(&dev, &mut target)
                    .unwrap_err();
                let Error::Fault { fault, element } = error else {
                    panic!("{error} on {name}");
                };
                (element, fault.function, fault.kind)
            };
            // The third place of the element is the first that is not there.
            (keys[n - 2], keys[n - 300]) = (200, 92);
            let outside = FaultKind::OutOfBounds { index: 99, len: 99 };
            assert_eq!(
                fault_of(&keys, &by),
                (n - 300, "corners", outside),
                "{n} on {name}"
            );
            by[n - 1] = 0;
            let division = FaultKind::DivisionByZero;
            assert_eq!(
                fault_of(&keys, &by),
                (n - 1, "corners", division),
                "{n} on {name}"
            );
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

/// The smallest element with a fault of the function, and then the smallest one without a place.
#[test]
fn faults() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in [1000, 300_000] {
            let mut keys: Vec<usize> = (0..n).map(|k| k % 7).collect();
            let mut by = vec![1; n];
            let fault_of = |keys: &[usize], by: &[i32]| {
                let mut target = Buffer::new(&dev, &[1; 7]).unwrap();
                let error = part::map(keys, by)
                    .scatter_reduce::<larger>(&dev, &mut target)
                    .unwrap_err();
                let Error::Fault { fault, element } = error else {
                    panic!("{error} on {name}");
                };
                if !dev.is_host() {
                    assert_eq!(target.to_vec().unwrap(), [1; 7], "{name}");
                }
                (element, fault.function, fault.kind)
            };
            let outside = |index| FaultKind::OutOfBounds { index, len: 7 };
            (keys[n - 300], keys[n - 2], keys[n - 3]) = (7, 1 << 40, 9);
            assert_eq!(
                fault_of(&keys, &by),
                (n - 300, "part", outside(7)),
                "{n} on {name}"
            );
            by[n - 1] = 0;
            by[n - 5] = 0;
            let division = FaultKind::DivisionByZero;
            assert_eq!(fault_of(&keys, &by), (n - 5, "part", division), "{n} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
        let mut target = Buffer::new(&dev, &[8, 8])?;
        let error = part::map(&[1, 0, 1], &[50, 200, 50])
            .scatter_reduce::<quotient>(&dev, &mut target)
            .unwrap_err();
        let Error::Fault { fault, element: 1 } = error else {
            panic!("{error} on {name}");
        };
        assert_eq!(fault.function, "quotient", "{name}");
    }
    Ok(())
}

/// Only numbers in a window count.
#[fp]
fn window(x: f64, places: u32) -> (bool, u32, f64) {
    (x > 0.25, (x * 1.0e7) as u32 % places, x)
}

#[fp]
fn windows(x: f64, places: usize) -> [(bool, usize, f64); 2] {
    let place = (x * 1.0e7) as usize % places;
    [(x > 0.25, place, x), (x < 0.5, places - 1 - place, -x)]
}

/// Values that are combined only where a flag says so, with few places, so many that threads sort them, and more than there are values.
#[test]
fn flags_say_which_values_count() -> Result<(), Error> {
    for (name, dev) in devices() {
        for (n, places) in [(1000, 7), (300_001, 13), (300_001, 5000), (300_001, 1 << 20)] {
            let x: Vec<f64> = floats(n).iter().map(|x| x.abs().fract()).collect();
            let start = floats(places);
            let (mut one, mut two) = (start.clone(), start.clone());
            for &x in &x {
                if let (true, place, value) = window(x, places as u32) {
                    one[place as usize] = add(one[place as usize], value);
                }
                for (write, place, value) in windows(x, places) {
                    if write {
                        two[place] = add(two[place], value);
                    }
                }
            }
            let mut found = Buffer::new(&dev, &start)?;
            window::map(&x, places as u32).scatter_reduce::<add>(&dev, &mut found)?;
            assert!(found.to_vec()? == one, "{n} to {places} on {name}");
            let mut found = start.clone();
            windows::map(&x, places).scatter_reduce::<add>(&dev, &mut found)?;
            assert!(found == two, "{n} to {places} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}

/// Faults among values that threads sort: behind the first chunk of elements.
#[test]
fn faults_of_sorted_values() -> Result<(), Error> {
    for (name, dev) in devices() {
        let n = 250_000;
        for (zero, beside) in [
            (Some(200_000), None),
            (None, Some(210_000)),
            (Some(140_000), Some(139_999)),
        ]
        .into_iter()
        .chain([(Some(139_999), Some(140_000)), (Some(249_999), Some(190_000))])
        {
            let mut keys: Vec<usize> = (0..n).map(|k| k * 7 % 1009).collect();
            let mut x = vec![50; n];
            for later in [0, 1, 17] {
                zero.into_iter().for_each(|k| x[(k + later).min(n - 1)] = 200);
                beside.into_iter().for_each(|k| keys[k + later] = 1009 + later);
            }
            let mut target = Buffer::new(&dev, &vec![1; 1009])?;
            let error = part::map(&keys, &x)
                .scatter_reduce::<quotient>(&dev, &mut target)
                .unwrap_err();
            let Error::Fault { fault, element } = error else {
                panic!("{error} on {name}");
            };
            let first = zero.into_iter().chain(beside).min().expect("there is a fault");
            assert_eq!(element, first, "{name}");
            let outside = FaultKind::OutOfBounds {
                index: 1009,
                len: 1009,
            };
            let expected = match beside == Some(first) {
                true => ("part", outside),
                false => ("quotient", FaultKind::DivisionByZero),
            };
            assert_eq!((fault.function, fault.kind), expected, "{name}");
            report::ran(SUITE, name, n as u64);
        }
    }
    Ok(())
}

#[test]
fn segments_and_groups() -> Result<(), Error> {
    for (name, dev) in devices() {
        let x = floats(20_000);
        let offsets = [0, 0, 1, 17, 17, 5000, 5003, 20_000];
        let dx = Buffer::new(&dev, &x)?;
        let found = add::reduce(&dx).segments(&dev, &offsets)?.into_vec()?;
        let found_of_host = add::reduce(x.as_slice()).segments(&dev, &offsets)?.into_vec()?;
        for (s, segment) in offsets.windows(2).enumerate() {
            let expected = add::reduce(&x[segment[0]..segment[1]]).run(&Device::host())?;
            assert_eq!(
                (found[s], found_of_host[s]),
                (expected, expected),
                "{s} on {name}"
            );
        }
        assert!(add::reduce(&dx).segments(&dev, &[])?.is_empty(), "{name}");
        let error = add::reduce(&dx).segments(&dev, &[3, 2]).unwrap_err();
        assert!(
            matches!(error, Error::OutOfRange { start: 3, end: 2, .. }),
            "{error} on {name}"
        );
        let error = larger::reduce(&[1, 2])
            .segments(&dev, &[0, 1, 1, 2, 2])
            .unwrap_err();
        assert_eq!(error, Error::Empty { function: "larger" }, "{name}");
        let serial = mix::reduce(&[1.0, 2.0, 3.0, 4.0, 5.0])
            .segments(&dev, &[0, 3, 5])?
            .into_vec()?;
        assert_eq!(serial, [mix(mix(1.0, 2.0), 3.0), mix(4.0, 5.0)], "{name}");

        let keys: Vec<u32> = (0..20_000).map(|k| (k * k % 89) as u32).collect();
        let groups = group(&keys, 89)?;
        let sorted = gather(&dev, &groups.order, &dx)?;
        let sums = add::reduce(&sorted).segments(&dev, &groups.offsets)?.into_vec()?;
        for (key, &sum) in sums.iter().enumerate() {
            let met: Vec<f64> = (0..20_000)
                .filter(|&k| keys[k] == key as u32)
                .map(|k| x[k])
                .collect();
            assert_eq!(sum, add::reduce(&met).run(&Device::host())?, "{key} on {name}");
        }
        let error = gather(&dev, &[0, 5, 6], &[1.0, 2.0]).unwrap_err();
        assert!(
            matches!(error, Error::Fault { element: 1, .. }),
            "{error} on {name}"
        );
        report::ran(SUITE, name, 60_000);
    }
    let error = group(&[0_u8, 3, 4], 3).unwrap_err();
    assert!(matches!(error, Error::Fault { element: 1, .. }), "{error}");
    Ok(())
}
