//! Integers whose ranges are known: indices without tests of bounds.

mod support;

use std::sync::Arc;

use fpdsl::prelude::*;
use support::build::operands;
use support::{Data, compare_all};

/// The loop ends with the array, wherever it begins.
#[fp(mode = "rn")]
fn from(a: [f64; 16], k: usize) -> f64 {
    let mut sum = 0.0;
    for i in k..16 {
        sum = sum * 0.5 + a[i];
    }
    sum
}

/// A Cholesky decomposition in place, and the sum of its entries.
#[fp(mode = "ru")]
fn cholesky(first: [f64; 8], n: usize) -> f64 {
    let mut a = [[0.25; 8]; 8];
    for i in 0..8 {
        a[i][i] = first[i] * first[i] + 8.0;
    }
    // At least one loop of each nest is not unrolled.
    for j in (n & 3)..8 {
        for k in 0..j {
            for i in j..8 {
                a[i][j] = a[i][j] - a[i][k] * a[j][k];
            }
        }
        let root = a[j][j].sqrt();
        for i in j..8 {
            a[i][j] = a[i][j] / root;
        }
    }
    let mut sum = 0.0;
    for i in (n & 1)..8 {
        for j in 0..i {
            sum = sum + a[i][j];
        }
    }
    sum
}

/// Its end is no constant, so the index is tested.
#[fp(mode = "rn")]
fn up_to(a: [f64; 16], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        sum = sum * 0.5 + a[i];
    }
    sum
}

const ELEMENTS: usize = 301;

/// Compares with the interpreter, which also finds out whether limits are right.
fn agrees(name: &str, kernel: fpdsl_runtime::ir::Kernel, ends: u64) {
    let leaves = kernel.inputs.leaves.len();
    let kernel = Arc::new(kernel);
    let mut params: Vec<Vec<u64>> = (0..leaves as u64 - 1)
        .map(|i| operands(kernel.inputs.leaf_type(i as usize), i, ELEMENTS))
        .collect();
    params.push((0..ELEMENTS as u64).map(|i| i * 7 % ends).collect());
    let mut data = Data {
        elements: ELEMENTS,
        params,
        ..Data::default()
    };
    compare_all(name, &kernel, &data, &[]);
    let last = kernel.inputs.leaves[leaves - 1].buffer;
    data.params[leaves - 1].truncate(1);
    compare_all(&format!("{name}, shared"), &kernel, &data, &[last]);
}

#[test]
fn loops_up_to_a_constant_need_no_tests() {
    for (name, kernel, ends) in [
        ("from", fpdsl::backend::ir::<from>(), 20),
        ("cholesky", fpdsl::backend::ir::<cholesky>(), 8),
    ] {
        assert!(kernel.sites.is_empty(), "{kernel}");
        agrees(name, kernel, ends);
    }
    let text = fpdsl::backend::ir::<from>().to_string();
    assert!(text.contains(" // at most 15"), "{text}");
}

#[test]
fn loops_up_to_any_end_need_them() {
    let kernel = fpdsl::backend::ir::<up_to>();
    assert_eq!(kernel.sites.len(), 1, "{kernel}");
    agrees("up_to", kernel, 18);
}
