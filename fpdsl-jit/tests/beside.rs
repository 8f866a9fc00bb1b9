//! Arrays as elements: scalars that lie beside each other, read and written several at once. Every number of them, of every type, in every
//! form: what is read is each lane's own, and nothing is written beside the results.

mod support;

use std::sync::Arc;

use fpdsl_runtime::ir::{Fields, Kernel, Layout, Leaf, Operand};
use fpdsl_runtime::lift::ScalarType;
use support::build::{kernel, operands};
use support::{Data, compare_all};

/// One array of `count` scalars for each element.
fn array(ty: ScalarType, count: usize) -> Layout {
    let mut layout = support::build::layout(&[ty]);
    layout.buffers[0].count = count;
    layout.leaves = (0..count)
        .map(|offset| Leaf {
            buffer: 0,
            offset,
            fields: Fields::default(),
        })
        .collect();
    layout
}

/// Scalars of an array, some of them twice, in another order.
fn moved(read: usize, written: usize, ty: ScalarType) -> Kernel {
    let mut kernel = kernel("moved", &[ty], &[ty]);
    kernel.inputs = array(ty, read);
    kernel.outputs = array(ty, written);
    kernel.results = (0..written)
        .map(|k| Operand::Param(((k * 7 + 3) % read) as u32))
        .collect();
    kernel
}

#[test]
fn scalars_of_arrays_go_where_they_belong() {
    for (k, ty) in ScalarType::ALL.into_iter().enumerate() {
        for read in 1..=9 {
            // Types of a width share all but what they are called: each has every second number of results.
            for written in [1, 2, 3, 4, 5, 7, 8, 16, 17, 33]
                .into_iter()
                .skip((k + k / 4 + read) % 2)
                .step_by(2)
            {
                compare(moved(read, written, ty), ty);
            }
        }
        compare(moved(35, 33, ty), ty);
    }
}

fn compare(kernel: Kernel, ty: ScalarType) {
    let n = 67;
    let params = kernel.inputs.leaves.len();
    let data = Data {
        elements: n,
        params: (0..params).map(|k| operands(ty, k as u64, n)).collect(),
        ..Data::default()
    };
    let what = format!("{params} scalars of {ty:?} to {}", kernel.outputs.leaves.len());
    compare_all(&what, &Arc::new(kernel), &data, &[]);
}
