//! Runs compiled kernels beside the interpreter and compares bits.
#![allow(dead_code)]

pub mod build;

use std::sync::Arc;

use fpdsl_jit::{Code, Form, Input, Output, Row, Target, compile};
use fpdsl_runtime::ir::{Buffer, Kernel, Kind, Layout, Role, interp};
use fpdsl_runtime::lift::ScalarType;

/// Bytes that nobody may write.
const CANARY: u8 = 0xA5;

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

pub fn put(bytes: &mut [u8], at: usize, ty: ScalarType, bits: u64) {
    let size = ty.bytes();
    bytes[at * size..(at + 1) * size].copy_from_slice(&bits.to_le_bytes()[..size]);
}

pub fn get(bytes: &[u8], at: usize, ty: ScalarType) -> u64 {
    let size = ty.bytes();
    let mut word = [0; 8];
    word[..size].copy_from_slice(&bytes[at * size..(at + 1) * size]);
    u64::from_le_bytes(word)
}

/// The position of scalar `k` of element `i` of `n`.
pub fn position(buffer: &Buffer, k: usize, i: usize, n: usize) -> usize {
    if buffer.planes {
        k * n + i
    } else {
        i * buffer.count + k
    }
}

/// A buffer's memory, at an address that is a multiple of 8 and of no more.
pub struct Memory {
    words: Vec<u64>,
    bytes: usize,
}

impl Memory {
    pub fn new(bytes: usize) -> Self {
        Memory {
            words: vec![u64::from_ne_bytes([CANARY; 8]); bytes.div_ceil(8) + 17],
            bytes,
        }
    }

    fn all(&mut self) -> &mut [u8] {
        // SAFETY: bytes of our own words.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), 8 * self.words.len()) }
    }

    pub fn mine(&mut self) -> &mut [u8] {
        let bytes = self.bytes;
        &mut self.all()[8..8 + bytes]
    }

    pub fn intact(&mut self) -> bool {
        let bytes = self.bytes;
        let all = self.all();
        all[..8].iter().chain(&all[8 + bytes..]).all(|&b| b == CANARY)
    }
}

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

fn inputs(layout: &Layout, data: &Data, shared: &[usize]) -> (Vec<Memory>, Vec<Input>) {
    let mut slices = data.slices.iter();
    let mut all = Vec::new();
    let mut inputs = Vec::new();
    for (b, buffer) in layout.buffers.iter().enumerate() {
        let (memory, len) = match buffer.role {
            Role::Coordinate { .. } => (Memory::new(0), 0),
            Role::Slice => {
                let values = slices.next().expect("a slice for each");
                let len = values.len() / buffer.count;
                let mut memory = Memory::new(values.len() * buffer.ty.bytes());
                for (s, &bits) in values.iter().enumerate() {
                    let at = position(buffer, s % buffer.count, s / buffer.count, len);
                    put(memory.mine(), at, buffer.ty, bits);
                }
                (memory, len)
            }
            Role::Values => {
                let n = if shared.contains(&b) { 1 } else { data.elements };
                let mut memory = Memory::new(n * buffer.count * buffer.ty.bytes());
                for (leaf, values) in layout
                    .leaves
                    .iter()
                    .zip(&data.params)
                    .filter(|(l, _)| l.buffer == b)
                {
                    for i in 0..n {
                        let bits = values[i.min(values.len() - 1)];
                        put(
                            memory.mine(),
                            position(buffer, leaf.offset, i, n),
                            buffer.ty,
                            bits,
                        );
                    }
                }
                (memory, n)
            }
        };
        all.push(memory);
        let memory = all.last_mut().expect("just pushed");
        inputs.push(Input {
            address: memory.mine().as_ptr(),
            len,
            plane: len,
        });
    }
    (all, inputs)
}

/// Any NaN equals any other.
pub fn same(ty: ScalarType, x: u64, y: u64) -> bool {
    match ty.kind() {
        Kind::Float(format) => x == y || format.is_nan(x) && format.is_nan(y),
        _ => x == y,
    }
}

pub fn mxcsr() -> u32 {
    let mut value = 0_u32;
    // SAFETY: stores the register.
    unsafe { std::arch::asm!("stmxcsr [{}]", in(reg) &mut value) };
    value
}

pub fn set_mxcsr(value: u32) {
    // SAFETY: a value that the processor takes.
    unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &value) };
}

/// Runs, with another MXCSR than Rust's, which must be the same afterwards.
pub fn call(code: &Code, inputs: &[Input], outputs: &[Output], row: &Row) -> Result<(), usize> {
    let before = mxcsr();
    // Flush to zero, subnormals are zeros, upward, and two flags.
    let strange = 0x1F80 | 0x8040 | 0x4000 | 0x21;
    set_mxcsr(strange);
    // SAFETY: the harness made the memory for it.
    let result = unsafe { code.run(inputs, outputs, row) };
    let after = mxcsr();
    set_mxcsr(before);
    assert_eq!(after, strange, "MXCSR is as before");
    result
}

/// Runs one form and compares.
pub fn compare(what: &str, kernel: &Arc<Kernel>, target: Target, form: &Form, data: &Data, shared: &[usize]) {
    let code = compile(kernel, target, form).unwrap_or_else(|e| panic!("{what}: {e}"));
    compare_code(what, kernel, &code, data, shared, &expected(kernel, data));
}

fn compare_code(
    what: &str,
    kernel: &Kernel,
    code: &Code,
    data: &Data,
    shared: &[usize],
    expected: &Expected,
) {
    let (mut memories, inputs) = inputs(&kernel.inputs, data, shared);
    let n = data.elements;
    for in_place in [false, true] {
        let mut results: Vec<Memory> = kernel
            .outputs
            .buffers
            .iter()
            .map(|b| Memory::new(n * b.count * b.ty.bytes()))
            .collect();
        let outputs: Vec<Output> = results
            .iter_mut()
            .map(|m| Output {
                address: m.mine().as_mut_ptr(),
                plane: n,
            })
            .collect();
        let mut computed = vec![false; n];
        let mut start = 0;
        while start < n {
            let row = Row {
                elements: start..n,
                at: data.at,
                in_place,
            };
            match call(code, &inputs, &outputs, &row) {
                Ok(()) => {
                    computed[start..].fill(true);
                    break;
                }
                Err(element) => {
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
                let found = get(
                    results[leaf.buffer].mine(),
                    position(buffer, leaf.offset, i, n),
                    buffer.ty,
                );
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
    let mut all: Vec<(String, Form)> = [1, 2]
        .map(|vectors| (format!("{vectors} vectors"), Form::group(kernel, vectors, shared)))
        .into();
    all.push(("single".to_owned(), Form::single(kernel, shared)));
    all
}

/// Compares all forms, with as many elements as there are and with few.
pub fn compare_all(what: &str, kernel: &Arc<Kernel>, data: &Data, shared: &[usize]) {
    let expected = expected(kernel, data);
    for (form_name, form) in forms(kernel, shared) {
        let code = compile(kernel, Target::Avx2, &form).unwrap_or_else(|e| panic!("{what}: {e}"));
        for elements in [data.elements, 3.min(data.elements)] {
            let data = Data {
                elements,
                ..data.clone()
            };
            let name = format!("{what}, {form_name}");
            compare_code(
                &name,
                kernel,
                &code,
                &data,
                shared,
                &expected[..elements].to_vec(),
            );
        }
    }
}

/// A pseudorandom word.
pub fn hash(i: u64) -> u64 {
    let h = (i + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let h = (h ^ (h >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    h ^ (h >> 32)
}
