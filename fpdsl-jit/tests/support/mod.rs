//! Runs compiled kernels beside the interpreter and compares bits.
#![allow(dead_code)]

pub mod build;
pub mod laid;
pub mod process;
pub mod state;

use std::sync::Arc;

use fpdsl_jit::{Code, Form, Target, compile};
use fpdsl_runtime::device::compiled::{Elements, Region};
use fpdsl_runtime::ir::{Kernel, Kind, Role, interp};
use fpdsl_runtime::lift::ScalarType;
use laid::{Laid, Memory, spread};

/// What a kernel is run on: encodings.
#[derive(Clone, Debug, Default)]
pub struct Data {
    pub elements: usize,
    /// For each leaf of the parameters a value for each element, or one for all.
    pub params: Vec<Vec<u64>>,
    /// For each buffer of slices the scalars, element after element.
    pub slices: Vec<Vec<u64>>,
    /// Coordinates along the second and third axis.
    pub at: [usize; 2],
}

/// A result, or that the element faults.
type Expected = Vec<Option<Vec<u64>>>;

/// The interpreter's results.
pub fn expected(kernel: &Kernel, data: &Data) -> Expected {
    let slices: Vec<&[u64]> = data.slices.iter().map(Vec::as_slice).collect();
    (0..data.elements)
        .map(|i| {
            let params: Vec<u64> = kernel
                .inputs
                .leaves
                .iter()
                .zip(&data.params)
                .map(|(leaf, values)| match kernel.inputs.buffers[leaf.buffer].role {
                    Role::Coordinate { axis: 0, .. } => i as u64,
                    Role::Coordinate { axis, .. } => data.at[axis - 1] as u64,
                    _ => values[i.min(values.len() - 1)],
                })
                .collect();
            match interp::run_with(kernel, &params, &slices, 1_000_000) {
                Ok(results) => Some(results),
                Err(interp::Stop::Fault(_)) => None,
                Err(stop) => panic!("{stop}"),
            }
        })
        .collect()
}

/// The arguments in memory; element 0 is `before` elements before it.
fn inputs(kernel: &Kernel, laid: &Laid, data: &Data, before: usize) -> (Vec<Memory>, Vec<Region>) {
    let buffers = &kernel.inputs.buffers;
    let slices = (0..buffers.len()).filter(|&b| buffers[b].role == Role::Slice);
    let slices: Vec<(usize, &Vec<u64>)> = slices.zip(&data.slices).collect();
    let len = |memory| {
        let of_memory = slices.iter().find(|(b, _)| laid.at(*b, 0, 0).0 == memory);
        of_memory.map_or(0, |(b, values)| values.len() / buffers[*b].count)
    };
    let mut memories = laid.memories(data.elements, len);
    for &(b, values) in &slices {
        for (s, &bits) in values.iter().enumerate() {
            let (memory, at) = laid.at(b, s % buffers[b].count, s / buffers[b].count);
            memories[memory].put(at, buffers[b].ty, bits);
        }
    }
    for (leaf, values) in kernel.inputs.leaves.iter().zip(&data.params) {
        let buffer = &buffers[leaf.buffer];
        if buffer.role == Role::Values {
            // Backwards, so that what all share is the first.
            for i in (0..data.elements).rev() {
                let (memory, at) = laid.at(leaf.buffer, leaf.offset, i);
                memories[memory].put(at, buffer.ty, values[i.min(values.len() - 1)]);
            }
        }
    }
    let regions = memories.iter_mut().enumerate();
    let regions = regions.map(|(m, memory)| laid.region(m, memory, len(m), before));
    let regions = regions.collect();
    (memories, regions)
}

/// Any NaN equals any other.
pub fn same(ty: ScalarType, x: u64, y: u64) -> bool {
    match ty.kind() {
        Kind::Float(format) => x == y || format.is_nan(x) && format.is_nan(y),
        _ => x == y,
    }
}

/// Runs, with other modes and flags than Rust's, which must be the same afterwards.
pub fn call(code: &Code, inputs: &[Region], outputs: &[Region], elements: &Elements) -> Result<(), usize> {
    let before = state::get();
    state::set(state::STRANGE);
    // SAFETY: the harness made the memory for it.
    let result = unsafe { code.run(inputs, outputs, elements) };
    let after = state::get();
    state::set(before);
    assert_eq!(after, state::STRANGE, "modes and flags are as before");
    result
}

/// Runs one form and compares.
pub fn compare(what: &str, kernel: &Arc<Kernel>, target: Target, form: &Form, data: &Data) {
    let code = compile(kernel, target, form).unwrap_or_else(|e| panic!("{what}: {e}"));
    compare_code(what, kernel, &code, form, data, &expected(kernel, data));
}

fn compare_code(what: &str, kernel: &Kernel, code: &Code, form: &Form, data: &Data, expected: &Expected) {
    let n = data.elements;
    // The row of a grid with these coordinates.
    let [y, z] = data.at;
    let before = (z * (y + 1) + y) * n;
    let (arguments, laid) = (
        Laid::new(&kernel.inputs, &form.inputs),
        Laid::new(&kernel.outputs, &form.outputs),
    );
    let (mut memories, inputs) = inputs(kernel, &arguments, data, before);
    for in_place in [false, true] {
        let mut results = laid.memories(n, |_| 0);
        let outputs = results.iter_mut().enumerate();
        let outputs: Vec<Region> = outputs.map(|(m, r)| laid.region(m, r, 0, before)).collect();
        let mut computed = vec![false; n];
        let mut start = 0;
        while start < n {
            let elements = Elements {
                range: before + start..before + n,
                extents: [n, y + 1],
                in_place,
            };
            match call(code, &inputs, &outputs, &elements) {
                Ok(()) => {
                    computed[start..].fill(true);
                    break;
                }
                Err(element) => {
                    let element = element - before;
                    let end = (element + code.group()).min(n);
                    assert!(
                        expected[element..end].iter().any(Option::is_none),
                        "{what}: no element of {element}..{end} faults"
                    );
                    computed[start..element].fill(true);
                    start = end;
                }
            }
        }
        for i in (0..n).filter(|&i| computed[i]) {
            let wanted = expected[i]
                .as_ref()
                .unwrap_or_else(|| panic!("{what}: element {i} faults"));
            for (leaf, &wanted) in kernel.outputs.leaves.iter().zip(wanted) {
                let buffer = &kernel.outputs.buffers[leaf.buffer];
                let (memory, at) = laid.at(leaf.buffer, leaf.offset, i);
                let found = results[memory].get(at, buffer.ty);
                if !same(buffer.ty, found, wanted) {
                    let params: Vec<String> = data
                        .params
                        .iter()
                        .map(|v| {
                            v.get(i.min(v.len().max(1) - 1))
                                .map_or("-".into(), |b| format!("{b:#x}"))
                        })
                        .collect();
                    panic!(
                        "{what}: element {i} of {n}, in place {in_place}, parameters {params:?}: {found:#x}, expected \
                         {wanted:#x}\n{kernel}"
                    );
                }
            }
        }
        assert!(
            results.iter_mut().all(Memory::intact),
            "{what}: writes beside its outputs"
        );
    }
    assert!(
        memories.iter_mut().all(Memory::intact),
        "{what}: writes beside its inputs"
    );
}

/// The forms that tests run.
pub fn forms(kernel: &Kernel, shared: &[usize]) -> Vec<(String, Form)> {
    let group = |vectors| Form::group(kernel, vectors, shared);
    let rolled = Form {
        unrolls: false,
        ..group(1)
    };
    let all = [
        ("1 vector", group(1)),
        ("2 vectors", group(2)),
        ("2 vectors, apart", spread(group(2))),
        ("loops as written", rolled),
    ];
    all.map(|(name, form)| (name.to_owned(), form)).into()
}

/// The targets whose code this processor executes, or only that which `FPDSL_TARGET` names.
pub fn targets() -> Vec<Target> {
    let all = [
        ("avx2", Target::Avx2),
        ("avx512", Target::Avx512),
        ("neon", Target::Neon),
    ];
    let here = all.iter().filter(|(_, target)| match Target::detect() {
        Some(Target::Avx512) => *target != Target::Neon,
        best => best == Some(*target),
    });
    let only = std::env::var("FPDSL_TARGET");
    let chosen = here.filter(|(name, _)| only.as_ref().map_or(true, |only| only == name));
    let chosen: Vec<Target> = chosen.map(|&(_, target)| target).collect();
    assert!(!chosen.is_empty(), "this processor has none of the targets");
    chosen
}

/// Compares all forms, with as many elements as there are and with few.
pub fn compare_all(what: &str, kernel: &Arc<Kernel>, data: &Data, shared: &[usize]) {
    let expected = expected(kernel, data);
    for target in targets() {
        for (form_name, form) in forms(kernel, shared) {
            let code = compile(kernel, target, &form).unwrap_or_else(|e| panic!("{what}: {e}"));
            for elements in [data.elements, 3.min(data.elements)] {
                let data = Data {
                    elements,
                    ..data.clone()
                };
                let name = format!("{what}, {target:?}, {form_name}");
                compare_code(&name, kernel, &code, &form, &data, &expected[..elements].to_vec());
            }
        }
    }
}

/// A pseudorandom word.
pub fn hash(i: u64) -> u64 {
    let h = (i + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let h = (h ^ (h >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    h ^ (h >> 32)
}
