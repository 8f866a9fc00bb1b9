//! Matrices that do not fit, and steps that fault.

use std::fmt::Debug;

use fpdsl::Error;
use fpdsl::error::MatrixError;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{SUITE, fused, report};

#[test]
fn matrices_that_do_not_fit_are_told() {
    let x = [1.0; 12];
    let whole = Matrix::new(&x, 3, 4);
    let refused = |left, right| {
        let call = fused::<Rn, f64>::inner(0.0, left, right);
        match call.run(&Device::host()) {
            Err(Error::Matrices { function, reason }) => {
                assert_eq!(function, "inner::<fused::<Rn, f64>>");
                (reason, reason.to_string())
            }
            other => panic!("{other:?}"),
        }
    };
    let (reason, text) = refused(whole, whole);
    assert_eq!(
        reason,
        MatrixError::Shapes {
            left: [3, 4],
            right: [3, 4]
        }
    );
    assert_eq!(
        text,
        "the left matrix is 3 x 4 and the right one 3 x 4; pass a right one of 4 rows, or a transpose: `a.t()`"
    );
    let (reason, _) = refused(Matrix::new(&x, 4, 4), Matrix::new(&x, 4, 3));
    assert_eq!(
        reason,
        MatrixError::TooLong {
            which: "left",
            extents: [4, 4],
            needed: 16,
            found: 12
        }
    );
    let (reason, _) = refused(whole, Matrix::new(&x, 4, 3).row_step(4));
    assert_eq!(
        reason,
        MatrixError::TooLong {
            which: "right",
            extents: [4, 3],
            needed: 15,
            found: 12
        }
    );
    let (reason, _) = refused(whole.part(0..3, 2..5), Matrix::new(&x, 3, 4));
    assert_eq!(
        reason,
        MatrixError::Part {
            which: "left",
            range: [2, 5],
            extent: 4
        }
    );
    let batch = |count| Matrix::new(&x, 1, 2).batch(count, 2);
    let (reason, _) = refused(batch(2), batch(3).t());
    assert_eq!(reason, MatrixError::Batches { left: 2, right: 3 });
    // Steps that cannot be counted.
    let far = Matrix::new(&x, 3, 4).row_step(usize::MAX / 2 + 1);
    assert!(matches!(
        refused(far, Matrix::new(&x, 4, 3)).0,
        MatrixError::TooLong { .. }
    ));
    // The last row need not be whole, and a matrix without elements may lie anywhere.
    let short = Matrix::new(&x[..11], 3, 3).row_step(4);
    assert!(
        fused::<Rn, f64>::inner(0.0, short, short)
            .run(&Device::host())
            .is_ok()
    );
    let none = Matrix::new(&x[..0], 0, 4);
    assert!(
        fused::<Rn, f64>::inner(0.0, none, whole.t())
            .run(&Device::host())
            .unwrap()
            .is_empty()
    );
}

#[fp]
pub fn divided(c: i64, a: i64, b: i64) -> i64 {
    c + a / b
}

const TABLE: [f64; 4] = [1.0, 2.0, 3.0, 4.0];

#[fp]
fn looked_up(c: f64, a: usize, b: usize) -> f64 {
    c + TABLE[a + b]
}

/// The element of a fault, and what it says.
pub fn fault<T: Debug>(result: Result<T, Error>) -> (usize, String) {
    match result {
        Err(Error::Fault { fault, element }) => (element, fault.to_string()),
        other => panic!("{other:?}"),
    }
}

/// The element and the fault that the three loops meet first.
fn first_fault(
    m: usize,
    k: usize,
    n: usize,
    faults: impl Fn(usize, usize, usize) -> bool,
) -> Option<[usize; 2]> {
    (0..m * n).find_map(|at| (0..k).find(|&p| faults(at / n, p, at % n)).map(|p| [at, p]))
}

#[test]
fn the_first_element_that_faults_is_told() {
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in [[3, 4, 5], [40, 33, 50], [70, 300, 40], [300, 20, 3]] {
            for (row, column) in [(0, 0), (m / 2, n - 1), (m - 1, n / 2)] {
                let a = vec![6; m * k];
                let mut b = vec![2; k * n];
                // Two columns divide by zero, at different places.
                b[(k - 1) * n + column] = 0;
                b[(k / 2) * n + n - 1] = 0;
                let call = divided::inner(0, Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                let [element, _] = first_fault(m, k, n, |_, p, j| b[p * n + j] == 0).unwrap();
                let told = "integer division by zero in `divided`".to_owned();
                assert_eq!(
                    fault(call.run(&device)),
                    (element, told),
                    "{name}: {m} x {k} x {n}"
                );
                let mut a = vec![1; m * k];
                let b = vec![1; k * n];
                a[row * k + k - 1] = 9;
                a[row * k + k / 2] = 7;
                let call = looked_up::inner(0.0, Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                let [element, p] = first_fault(m, k, n, |i, p, _| a[i * k + p] > 2).unwrap();
                let (found, told) = fault(call.run(&device));
                assert_eq!(found, element, "{name}: {m} x {k} x {n}");
                let index = a[row * k + p] + 1;
                assert!(told.contains(&format!("{index}")), "{name}: {told}");
                cases += 2;
            }
        }
        report::ran(SUITE, name, cases);
    }
}

/// Steps that divide by what the running value has become.
#[fp]
fn divided_by_running(c: i64, a: i64, b: i64) -> i64 {
    a / (c - b) + c - 1
}

/// The first running values lie where the results go, and a step faults at a running value. Those of the other elements are 5 in the end,
/// at which they would fault if they were taken twice.
#[test]
fn an_update_that_faults_tells_the_first_element() {
    let (m, k, n) = (30, 3, 40);
    let (a, b) = (vec![0; m * k], vec![5; k * n]);
    for (name, device) in devices() {
        for at in [[29, 39], [17, 3], [0, 0]] {
            let mut c = vec![8; m * n];
            c[at[0] * n + at[1]] = 5;
            c[29 * n + 39] = 5;
            let mut c = Buffer::new(&device, &c).expect("there is memory");
            let call = divided_by_running::inner(.., Matrix::new(&a, m, k), Matrix::new(&b, k, n));
            let (element, told) = fault(call.update(&device, &mut c));
            assert_eq!(element, at[0] * n + at[1], "{name}: {told}");
            assert!(told.contains("division by zero"), "{name}: {told}");
        }
        report::ran(SUITE, name, 3);
    }
}
