//! Parts of slices and of parts of them, where they are passed on, named, indexed and walked.

use fpdsl::prelude::*;

const LENGTHS: [usize; 3] = [1, 15, 130];

fn ramp(n: usize) -> Vec<f64> {
    (0..n).map(|k| k as f64 * 0.75 - 3.0).collect()
}

#[fp]
fn sum(u: &[f64]) -> f64 {
    u.iter().sum::<f64>()
}

#[fp]
fn difference(u: &[f64], v: &[f64]) -> f64 {
    let mut s = 0.0;
    for (x, y) in u.iter().zip(v) {
        s = s * 0.5 + (x - y);
    }
    s
}

gather! {
    parts_of_parts_are_passed_on over LENGTHS, with |n| (ramp(n + 12)):
    passed(i: Index, u: &[f64]) -> f64 {
        let k = i.x();
        difference(&u[k..][..5], &(&u[1..])[2..=6]) + sum(&u[k + 1..][..7][3..])
    }
}

gather! {
    parts_of_parts_have_names over LENGTHS, with |n| (ramp(n + 12)):
    named(i: Index, u: &[f64]) -> (f64, f64) {
        let row = &u[i.x()..][..6];
        let (left, right) = u[2..].split_at(3);
        let (inner, _) = (&u[1..][..9]).split_at(i.x() % 9);
        let mut s = 0.0;
        for x in &row[1..][..4] { s = s * 0.5 + x; }
        for (x, y) in row[2..].iter().zip(&u[i.x()..][1..]) { s = s * 0.5 + x * y; }
        (s + left[1] * right[0] + inner.len() as f64, row[1..][2] + u[1..][..4].len() as f64)
    }
}

#[fp]
fn element(u: &[f64], a: usize, b: usize, i: usize) -> f64 {
    u[a..][..b][i]
}

#[test]
fn faults_of_parts_of_parts() {
    let u = ramp(10);
    assert_eq!(element(&u, 3, 5, 4), u[7]);
    let text = |a, b, i| {
        let payload = std::panic::catch_unwind(|| element(&u, a, b, i)).expect_err("a fault");
        payload.downcast_ref::<String>().cloned().expect("a text")
    };
    assert_eq!(
        text(3, 5, 5),
        "index 5 is out of bounds for length 5 in `element`"
    );
    assert_eq!(
        text(11, 0, 0),
        "index 11 is out of bounds for length 10 in `element`"
    );
    assert_eq!(
        text(3, 8, 0),
        "index 8 is out of bounds for length 7 in `element`"
    );
}

gather! {
    chunks_of_a_length_of_the_run over LENGTHS, with |n| (n % 7 + 1, ramp(n + 20), ramp(9)):
    chunks(i: Index, n: usize, u: &[f64], v: &[f64]) -> (f64, f64) {
        let mut s = i.x() as f64;
        for row in u.chunks_exact(n) { s = s * 0.5 + row[n - 1] - row[0]; }
        for (row, y) in u.chunks_exact(n).zip(v) {
            s = s * 0.5 + row.iter().zip(v).map(|(x, z)| x * z).sum::<f64>() * y;
        }
        for (k, row) in u[1..].chunks_exact(n + 1).enumerate().rev() {
            s = s * 0.5 + difference(row, &row[k % n..]) + row.len() as f64;
        }
        for (a, b) in u.chunks_exact(n).skip(1).zip(v.windows(n)) { s = s * 0.5 + a[0] * b[n - 1]; }
        let sums = u.windows(n).map(|part| sum(part)).fold(0.0, |t, x| t * 0.5 + x);
        let long: f64 = u.chunks_exact(70).map(|part| part[69]).sum();
        (s, sums + long)
    }
}

#[fp]
fn chunked(u: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for c in u.chunks_exact(n) {
        s += c[0];
    }
    s
}

#[fp]
fn windowed(u: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for c in u.windows(n) {
        s += c[0];
    }
    s
}

#[test]
fn parts_have_elements() {
    let u = ramp(10);
    let text = |f: fn(&[f64], usize) -> f64| {
        let payload = std::panic::catch_unwind(|| f(&ramp(10), 0)).expect_err("a fault");
        payload.downcast_ref::<String>().cloned().expect("a text")
    };
    assert_eq!((chunked(&u, 4), windowed(&u, 11)), (u[0] + u[4], 0.0));
    assert_eq!(
        text(chunked),
        "assertion failed: chunk size must be non-zero in `chunked`"
    );
    assert_eq!(
        text(windowed),
        "assertion failed: window size must be non-zero in `windowed`"
    );
}
