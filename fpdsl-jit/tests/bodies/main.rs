//! Recorded bodies beside the interpreter: control flow, arrays, structs, slices, grids, tables, calls.

#[path = "../support/mod.rs"]
mod support;

use std::sync::Arc;

use fpdsl::backend::ir;
use fpdsl::generic::Function;
use fpdsl_runtime::ir::{Kernel, Kind};
use fpdsl_runtime::lift::ScalarType;
use support::build::operands;
use support::{Data, compare_all, hash};

/// Random operands for all parameters.
fn data(kernel: &Kernel, elements: usize) -> Data {
    let leaves = kernel.inputs.leaves.iter().enumerate();
    Data {
        elements,
        params: leaves
            .map(|(leaf, l)| operands(kernel.inputs.buffers[l.buffer].ty, leaf as u64, elements))
            .collect(),
        ..Data::default()
    }
}

/// Numbers of ordinary size, and counts below 20.
fn mild(kernel: &Kernel, elements: usize) -> Data {
    let mut data = data(kernel, elements);
    for (leaf, values) in data.params.iter_mut().enumerate() {
        for (i, v) in values.iter_mut().enumerate() {
            let h = hash((leaf * 1000 + i) as u64);
            let x = (h >> 11) as f64 / (1_u64 << 53) as f64 * 4.0 - 2.0;
            *v = match kernel.inputs.leaf_type(leaf) {
                ScalarType::F32 => u64::from((x as f32).to_bits()),
                ScalarType::F64 => x.to_bits(),
                ty => match ty.kind() {
                    Kind::Bool => h & 1,
                    Kind::Float(_) => *v,
                    Kind::Signed(_) | Kind::Unsigned(_) => h % 20,
                },
            };
        }
    }
    data
}

fn check<F: Function>(make: impl Fn(&Kernel, usize) -> Data, shared: &[usize]) {
    let kernel = Arc::new(ir::<F>());
    let mut data = make(&kernel, 203);
    for (leaf, values) in kernel.inputs.leaves.iter().zip(&mut data.params) {
        if shared.contains(&leaf.buffer) {
            values.truncate(1);
        }
    }
    compare_all(kernel.name, &kernel, &data, shared);
}

/// A test for each body in `of`: what its operands are, and the buffers that all elements share.
macro_rules! bodies {
    ($($name:ident: $make:ident $shared:expr;)*) => {
        $(#[test] fn $name() { check::<of::$name>($make, &$shared); })*
    };
}

mod apart;
mod arrays;
mod control;
mod functions;
mod memory;
mod numbers;
