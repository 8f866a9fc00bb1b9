//! Slices in functions that are mapped, and handed from function to function.

use fpdsl::prelude::*;

use crate::gather::{SUITE, devices};
use crate::report;

/// Horner's scheme, highest coefficient first.
#[fp(mode = "ru", contract = true)]
fn polynomial(x: f64, c: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..c.len() {
        sum = sum * x + c[k];
    }
    sum
}

#[fp]
fn pick(table: &[i32], at: usize) -> i32 {
    table[at]
}

#[fp]
fn twice(k: usize, a: &[i32], b: &[i32]) -> i32 {
    if k % 2 == 0 {
        pick(a, k / 2)
    } else {
        pick(b, k / 2) + pick(a, 0)
    }
}

#[fp]
fn gathered(i: Index2, a: &[i32], b: &[i32]) -> i32 {
    shifted(i, 1, b) + twice(i.x(), a, b)
}

#[fp]
fn shifted(i: Index2, by: usize, u: &[i32]) -> i32 {
    u[(i.x() + i.y() + by) % u.len()]
}

#[fp]
fn length(x: f32, u: &[bool]) -> f32 {
    if u.len() == 0 { x } else { x + u.len() as f32 }
}

#[test]
fn a_slice_is_shared_by_all_elements() {
    let c = [0.1, -0.7, 3.0, 1e-3];
    let x: Vec<f64> = (0..70_001).map(|i| f64::from(i) / 7.0).collect();
    for (backend, device) in devices() {
        let found = polynomial::map(&x, &c).run(device).unwrap().to_vec().unwrap();
        let buffer = Buffer::new(device, &c).unwrap();
        let again = polynomial::map(&x, &buffer)
            .run(device)
            .unwrap()
            .to_vec()
            .unwrap();
        for (i, &x) in x.iter().enumerate() {
            let wanted = polynomial(x, &c).to_bits();
            assert_eq!(found[i].to_bits(), wanted, "{x} on {backend}");
            assert_eq!(again[i].to_bits(), wanted, "{x} on {backend}");
        }
        report::ran(SUITE, backend, 2 * x.len() as u64);
    }
}

#[test]
fn a_slice_may_be_empty() {
    for (backend, device) in devices() {
        let none: &[bool] = &[];
        assert_eq!(
            length::map(&[1.0, 2.0], none)
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap(),
            [1.0, 2.0]
        );
        assert_eq!(
            length::map(&[1.0, 2.0], vec![true; 3])
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap(),
            [4.0, 5.0]
        );
        report::ran(SUITE, backend, 4);
    }
    assert_eq!(length(1.0, &[]), 1.0);
}

#[test]
fn slices_and_indices_are_passed_on() {
    let (a, b) = ([5, 6, 7, 8], [10, 20, 30]);
    let plain = |x: usize, y: usize| {
        let picked = if x.is_multiple_of(2) {
            a[x / 2]
        } else {
            b[x / 2] + a[0]
        };
        b[(x + y + 1) % 3] + picked
    };
    for (backend, device) in devices() {
        let found = gathered::launch((6, 9), &a, &b)
            .run(device)
            .unwrap()
            .to_vec()
            .unwrap();
        for (k, found) in found.into_iter().enumerate() {
            let (x, y) = (k % 6, k / 6);
            assert_eq!(found, plain(x, y), "({x}, {y}) on {backend}");
            assert_eq!(found, gathered(Index2::new(x, y), &a, &b));
        }
        report::ran(SUITE, backend, 54);
    }
}

/// All that can be a slice, of a value, a `Vec`, a `Buffer`, borrowed or not.
#[test]
fn arguments() {
    let a = vec![1, 2, 3];
    for (_, device) in devices() {
        let k = [0_usize, 2, 4];
        let wanted = [1, 2, 3];
        let buffer = || Buffer::new(device, &a).unwrap();
        let run = |result: Result<Buffer<i32>, fpdsl::Error>| result.unwrap().to_vec().unwrap();
        assert_eq!(run(twice::map(&k, &a, a.clone()).run(device)), wanted);
        assert_eq!(run(twice::map(&k, a.as_slice(), &[1, 2, 3]).run(device)), wanted);
        assert_eq!(run(twice::map(&k, buffer(), buffer()).run(device)), wanted);
        assert_eq!(run(twice::map(k.to_vec(), &a, &a).run(device)), wanted);
    }
}

/// So much work for each element that a few thousand of them are worth threads.
#[fp]
fn heavy(i: Index, u: &[f32]) -> f32 {
    let mut sum = u[i.x()];
    for k in 0..u.len() {
        sum = sum * 0.99 + u[k];
    }
    sum
}

#[test]
fn few_elements_with_much_work() {
    let u: Vec<f32> = (0..1001).map(|k| k as f32 / 16.0).collect();
    let expected: Vec<u32> = (0..u.len()).map(|k| heavy(Index::new(k), &u).to_bits()).collect();
    for (backend, device) in devices() {
        let found = heavy::launch(u.len(), &u).run(device).unwrap().to_vec().unwrap();
        let found: Vec<u32> = found.into_iter().map(f32::to_bits).collect();
        assert!(found == expected, "{backend}");
        let error = heavy::launch(u.len() + 500, &u).run(device).unwrap_err();
        let text = "index 1001 is out of bounds for length 1001 in `heavy`, at element 1001";
        assert_eq!(error.to_string(), text, "{backend}");
        report::ran(SUITE, backend, u.len() as u64);
    }
}
