//! Functions that write a row for each element: the rows of the same text as plain Rust.

use std::panic::catch_unwind;

use fpdsl::backend::call_at_with;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl::{Devices, Error};

use crate::gather::{SUITE, devices};
use crate::report;

/// The exponential function has the library's bits in plain text as well.
#[fp]
fn e(x: f32) -> f32 {
    x.exp()
}

/// Defines a function that writes a row under the attribute and as plain Rust, and compares the two for all positions of all grids and
/// rows of all lengths.
macro_rules! rows {
    (
        $test:ident over $grids:expr, rows of $lengths:expr, with |$grid:ident, $len:ident| ($($given:expr),*):
        $name:ident($index:ident: $Index:ty $(, $param:ident: $ty:ty)*; $out:ident: [$scalar:ty]) $body:block
    ) => {
        #[test]
        fn $test() {
            mod annotated {
                #![allow(unused_imports)]
                use super::*;
                #[fp]
                pub fn $name($index: $Index $(, $param: $ty)*, $out: &mut [$scalar]) $body
            }
            mod plain {
                #![allow(unused_imports, clippy::all)]
                use super::*;
                pub fn $name($index: $Index $(, $param: $ty)*, $out: &mut [$scalar]) $body
            }
            use $crate::gather::*;
            $crate::text::compiles(stringify!($name), &annotated::$name::cuda_source());
            let kernel = fpdsl::backend::ir::<annotated::$name>();
            let levels = levels();
            for ($grid, $len) in $grids.into_iter().flat_map(|grid| $lengths.map(|len| (grid, len))) {
                let ($($param,)*): ($(<$ty as Owned>::Owned,)*) = ($($given,)*);
                let mut expected: Vec<$scalar> = Vec::new();
                for i in $grid.positions() {
                    let mut wanted = vec![Default::default(); $len];
                    plain::$name(i $(, <$ty as Owned>::lend(&$param))*, &mut wanted);
                    let mut called = vec![Default::default(); $len];
                    annotated::$name(i $(, <$ty as Owned>::lend(&$param))*, &mut called);
                    assert_eq!(called.bits(), wanted.bits(), "{i:?}");
                    for &(backend, level) in &levels {
                        let mut found = vec![Default::default(); $len];
                        let args = (i, $(<$ty as Owned>::lend(&$param),)* &mut found[..]);
                        call_at_with::<annotated::$name>(level, args);
                        assert_eq!(found.bits(), wanted.bits(), "{i:?} on {backend}");
                    }
                    #[allow(unused_mut)]
                    let (mut values, mut slices): (Vec<u64>, Vec<Vec<u64>>) = (i.bits(), Vec::new());
                    $(<$ty as Owned>::lend(&$param).give(&mut values, &mut slices);)*
                    values.push(0);
                    let slices: Vec<&[u64]> = slices.iter().map(Vec::as_slice).collect();
                    let mut row = [vec![0; $len]];
                    use fpdsl_runtime::ir::interp::{Encodings, run_rows};
                    run_rows(&Encodings, &kernel, &values, &slices, &mut row, 1 << 20).expect("no fault");
                    assert_eq!(row[0], wanted.bits(), "{i:?} interpreted");
                    expected.extend(wanted);
                }
                let expected = expected.bits();
                for &(backend, _) in &levels {
                    $crate::report::ran(SUITE, backend, expected.len() as u64);
                }
                $crate::report::ran(SUITE, "interpreter", expected.len() as u64);
                for (backend, device) in devices() {
                    // Slices from the host's memory, then buffers on the device, in new memory and in existing memory.
                    let call = annotated::$name::launch($grid $(, <$ty as Owned>::lend(&$param))*);
                    let call = call.rows($len);
                    let found = call.run(device).expect("no fault").to_vec().unwrap();
                    assert!(found.bits() == expected, "{:?}, {} on {backend}", $grid, $len);
                    // Pieces of one device and of several.
                    let n = call.count().unwrap();
                    let cuts = [0, n / 3, n / 3, n - n / 5, n];
                    let pieces = cuts
                        .windows(2)
                        .flat_map(|cut| call.piece(device, cut[0]..cut[1]).unwrap().to_vec().unwrap());
                    assert!(pieces.collect::<Vec<_>>().bits() == expected, "{:?}, {} on {backend}", $grid, $len);
                    let several = Devices::of([device.clone(), Device::host(), device.clone()]);
                    for shares in [[1, 1, 1], [1, 0, 5]] {
                        let found = call.run(&several.clone().with_shares(&shares)).unwrap();
                        assert!(found.bits() == expected, "{:?}, {} on {backend}", $grid, $len);
                    }
                    let ($($param,)*) = ($(<$ty as Owned>::on(&$param, device),)*);
                    let old = vec![7 as $scalar; expected.len()];
                    let mut known = old.clone();
                    let call = annotated::$name::launch($grid $(, <$ty as Owned>::reuse(&$param))*);
                    call.rows($len).into(device, &mut known).expect("no fault");
                    assert!(known.bits() == expected, "{:?}, {} on {backend}", $grid, $len);
                    let mut known = Buffer::new(device, &old).unwrap();
                    let call = annotated::$name::launch($grid $(, <$ty as Owned>::reuse(&$param))*);
                    call.rows($len).into(device, &mut known).expect("no fault");
                    assert!(known.to_vec().unwrap().bits() == expected, "{:?}, {} on {backend}", $grid, $len);
                    $crate::report::ran(SUITE, backend, 6 * expected.len() as u64);
                }
            }
        }
    };
}

/// Numbers between -8 and 8.
fn numbers(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i * 7919 % 1601) as f32 / 100.0 - 8.0).collect()
}

rows! {
    softmax over [0, 1, 7, 64, 301, 5000], rows of [1, 2, 5, 33], with |n, len| (numbers(n * len)):
    softmax(i: Index, x: &[f32]; out: [f32]) {
        let row = &x[i.x() * out.len()..][..out.len()];
        let mut most = f32::NEG_INFINITY;
        for &x in row {
            most = most.max(x);
        }
        let mut sum = 0.0;
        for j in 0..out.len() {
            let e = e(row[j] - most);
            out[j] = e;
            sum += e;
        }
        for j in 0..out.len() {
            out[j] = out[j] / sum;
        }
    }
}

rows! {
    layer_norm over [3, 100, 5000], rows of [1, 8, 31], with |n, len| (numbers(n * len), numbers(len), 1e-5):
    layer_norm(i: Index, x: &[f32], scale: &[f32], least: f32; out: [f32]) {
        let row = &x[i.x() * out.len()..];
        let n = out.len() as f32;
        let mut sum = 0.0;
        for (o, &x) in out.iter_mut().zip(row) {
            *o = x;
            sum += x;
        }
        let mean = sum / n;
        let mut squares = 0.0;
        for o in out.iter_mut() {
            *o -= mean;
            squares += *o * *o;
        }
        let deviation = (squares / n + least).sqrt();
        for (j, o) in out.iter_mut().enumerate() {
            *o = *o / deviation * scale[j];
        }
    }
}

rows! {
    empty_rows over [0, 1, 100, 5000], rows of [0, 3], with |n, len| (numbers(n)):
    nothing(i: Index, x: &[f32]; out: [f32]) {
        if x[i.x()] > 0.0 && !out.is_empty() {
            out[1] = x[i.x()];
        }
    }
}

rows! {
    planes over [(1, 1), (17, 5), (129, 40)], rows of [1, 3], with |grid, len| (numbers(grid.0 * grid.1)):
    beside(i: Index2, u: &[f32]; out: [f64]) {
        for j in 0..out.len() {
            let at = i.y() * 17 + i.x() + j;
            if at < u.len() {
                out[j] = u[at] as f64 + i.y() as f64;
            } else {
                out[j] += 0.5;
            }
        }
    }
}

rows! {
    spaces over [(3, 2, 4), (20, 5, 61)], rows of [2, 4], with |grid, len| ():
    places(i: Index3; out: [u32]) {
        out[0] = i.x() as u32;
        out[1] = (i.y() * 1000 + i.z()) as u32;
        for j in 2..out.len() {
            out[j] = out[j - 1] * 3 + out[j - 2];
        }
    }
}

rows! {
    bytes over [5, 4999], rows of [1, 6], with |n, len| (numbers(n)):
    digits(i: Index, x: &[f32]; out: [u8]) {
        let mut rest = (x[i.x()].abs() * 100.0) as u32;
        for o in out.iter_mut() {
            *o = (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
    }
}

rows! {
    jumps over [40, 4999], rows of [9], with |n, len| (numbers(n)):
    until(i: Index, x: &[f32]; out: [f32]) {
        if x[i.x()] < -4.0 {
            return;
        }
        let mut j = 0;
        while j < out.len() {
            out[j] += x[i.x()];
            if j > 3 && x[i.x()] > 0.0 {
                return;
            }
            if out[j] > 5.0 {
                out.swap(j, 0);
                out[j] -= 1.0;
            }
            j += 1 + i.x() % 2;
        }
    }
}

rows! {
    sums over [300, 4999], rows of [4, 70], with |n, len| (numbers(n + len)):
    running(i: Index, x: &[f32]; out: [f32]) {
        out[i.x() % out.len()] = 1.0;
        for j in 1..out.len() {
            out[j] += out[j - 1] + x[i.x() + j] * 0.5;
        }
        let total: f32 = out.iter().sum();
        out[0] = total;
    }
}

/// Doubles what a row has, for another function.
#[fp]
fn doubled(from: usize, out: &mut [f32]) {
    for j in from..out.len() {
        out[j] *= 2.0;
    }
}

rows! {
    other_functions over [10, 5000], rows of [3, 8], with |n, len| (numbers(n)):
    caller(i: Index, x: &[f32]; out: [f32]) {
        for o in out.iter_mut() {
            *o = x[i.x()];
        }
        doubled(1, out);
        if i.x() % 3 == 0 {
            doubled(2, out);
        }
    }
}

#[fp]
fn repeated(x: f64, out: &mut [f64]) {
    for (j, o) in out.iter_mut().enumerate() {
        *o = x * j as f64;
    }
}

/// The powers of a number, in any format.
#[fp]
fn powers<T: Float>(x: T, out: &mut [T]) {
    let mut power = x / x;
    for o in &mut *out {
        *o = power;
        power *= x;
    }
}

#[test]
fn rows_are_of_any_format() {
    for (backend, device) in devices() {
        let found = powers::<f64>::map(&[2.0, 3.0]).rows(3).run(device).unwrap();
        assert_eq!(
            found.to_vec().unwrap(),
            [1.0, 2.0, 4.0, 1.0, 3.0, 9.0],
            "{backend}"
        );
        let x: Vec<f16> = (1..6000)
            .map(|i| f16::from_f64(f64::from(i % 11) + 1.0))
            .collect();
        let found = powers::<f16>::map(&x)
            .rows(3)
            .run(device)
            .unwrap()
            .to_vec()
            .unwrap();
        let one = f16::from_f64(1.0);
        let expected = x
            .iter()
            .flat_map(|&x| [one, x, f16::from_f64(x.to_f64() * x.to_f64())]);
        assert!(found.into_iter().eq(expected), "{backend}");
        report::ran(SUITE, backend, 6000);
    }
}

#[test]
fn maps_write_rows_as_well() {
    let x: Vec<f64> = (0..5000).map(f64::from).collect();
    for (backend, device) in devices() {
        for n in [0, 1, 100, 5000] {
            let found = repeated::map(&x[..n])
                .rows(3)
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap();
            let expected: Vec<f64> = x[..n].iter().flat_map(|&x| [0.0, x, 2.0 * x]).collect();
            assert!(found == expected, "{backend}");
        }
        report::ran(SUITE, backend, 4);
    }
}

#[fp]
fn fails(i: Index, from: usize, out: &mut [f32]) {
    out[0] += 1.0;
    assert!(out[0] == 1.0, "rows begin with zeros");
    let at = if i.x() >= from { i.x() } else { 1 };
    out[at] = 2.0;
}

#[test]
fn the_first_element_beside_its_row_is_reported() {
    for (backend, device) in devices() {
        for n in [10, 100, 9000] {
            for from in [2, 3, 8, 99, 7000] {
                let found = fails::launch(n, from).rows(2).run(device);
                if from >= n {
                    let expected = [1.0, 2.0].repeat(n);
                    assert_eq!(found.unwrap().to_vec().unwrap(), expected, "{backend}");
                    continue;
                }
                let (index, len) = (from as u64, 2);
                match found {
                    Err(Error::Fault { fault, element }) => {
                        let told = (fault.function, element, fault.kind);
                        let expected = ("fails", from, FaultKind::OutOfBounds { index, len });
                        assert_eq!(told, expected, "{n} on {backend}");
                    }
                    other => panic!("{other:?} on {backend}"),
                }
            }
        }
        report::ran(SUITE, backend, 15);
        // A piece names the element among all.
        let call = fails::launch(9000, 7000).rows(2);
        for found in [
            call.piece(device, 6000..9000).map(|_| ()),
            call.piece(device, 7000..7001).map(|_| ()),
            call.run(&Devices::of([device.clone(), device.clone()]))
                .map(|_| ()),
        ] {
            match found {
                Err(Error::Fault { element, .. }) => assert_eq!(element, 7000, "{backend}"),
                other => panic!("{other:?} on {backend}"),
            }
        }
        match call.piece(device, 8999..9001) {
            Err(Error::Positions { positions, count, .. }) => {
                assert_eq!((positions, count), (8999..9001, 9000), "{backend}");
            }
            other => panic!("{other:?} on {backend}"),
        }
    }
    let message = *catch_unwind(|| fails(Index::new(5), 5, &mut [0.0; 2]))
        .unwrap_err()
        .downcast::<String>()
        .unwrap();
    assert_eq!(message, "index 5 is out of bounds for length 2 in `fails`");
}

#[test]
fn memory_has_room_for_all_rows() {
    let x = numbers(6);
    for (backend, device) in devices() {
        let mut room = vec![0.0; 5];
        match pairs::map(&x).rows(2).into(device, &mut room) {
            Err(Error::OutputLength {
                expected: 12,
                found: 5,
                ..
            }) => {}
            other => panic!("{other:?} on {backend}"),
        }
        match pairs::map(&x).rows(usize::MAX).run(device) {
            Err(Error::GridTooLarge { extents, .. }) => assert_eq!(extents, [6, usize::MAX]),
            other => panic!("{other:?} on {backend}"),
        }
        report::ran(SUITE, backend, 2);
    }
}

#[fp]
fn pairs(x: f32, out: &mut [f32]) {
    out[0] = x;
    out[1] = -x;
}

/// Reads and writes its row with a rounding in between.
#[fp(mode = "ru")]
fn sums_of_thirds(i: Index, x: f32, out: &mut [f32]) {
    for j in 0..out.len() {
        out[j] = x / (i.x() + j + 3) as f32;
        if j > 0 {
            out[j] += out[j - 1];
        }
    }
}

#[test]
fn rows_are_compared() {
    let x = numbers(200);
    for (backend, device) in devices() {
        let call = sums_of_thirds::launch(200, &x).rows(5);
        let plain = || -> Vec<f32> {
            let mut rows = vec![0.0; 1000];
            for (i, row) in rows.chunks_mut(5).enumerate() {
                sums_of_thirds(Index::new(i), x[i], row);
            }
            rows
        };
        let report = call
            .verify()
            .on(device)
            .interpreted()
            .plain("plain calls", plain)
            .run()
            .unwrap();
        assert!(report.agrees(), "{report}");
        assert_eq!(report.elements, 1000);
        // A wrong scalar is found at its position among those of all rows.
        let wrong = || {
            let mut rows = plain();
            rows[777] = 0.5;
            rows
        };
        let call = sums_of_thirds::launch(200, &x).rows(5);
        let report = call.verify().on(device).plain("wrong", wrong).run().unwrap();
        assert!(!report.agrees() && report.to_string().contains("777"), "{report}");
        report::ran(SUITE, backend, 2000);
    }
}
