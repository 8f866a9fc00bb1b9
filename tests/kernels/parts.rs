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
