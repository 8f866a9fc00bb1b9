//! Asked programs as printed CUDA, on the CPU and on a GPU.

use fpdsl_cuda::on_cpu::{Compiled, Compiler, compile};
use fpdsl_cuda::print::elementwise;
use fpdsl_ir_programs::Tally;
use fpdsl_programs::bits::canonical;
use fpdsl_runtime::device::{Accelerator, Input, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Role;

use super::case::Case;

/// Which arguments are one value for all elements.
pub fn broadcast(case: &Case) -> Vec<bool> {
    let buffers = case.asked.inputs.buffers.iter().zip(&case.data.buffers);
    buffers
        .map(|(buffer, memory)| buffer.role == Role::Values && memory.same)
        .collect()
}

/// Compiles the cases all at once.
pub fn compiled(compiler: &Compiler, cases: &[Case]) -> Vec<Compiled> {
    let broadcast: Vec<Vec<bool>> = cases.iter().map(broadcast).collect();
    let cases = cases.iter().zip(&broadcast);
    let units: Vec<_> = cases
        .map(|(case, broadcast)| (&*case.asked, &broadcast[..]))
        .collect();
    compile(compiler, &units).unwrap_or_else(|why| panic!("{why}"))
}

/// The cases as one text of CUDA C++, each in a namespace.
pub fn unit(cases: &[Case]) -> String {
    let kernels = cases.iter().enumerate().map(|(number, case)| {
        let printed = elementwise(&case.asked, &broadcast(case));
        let (names, kernel) = (printed.undefined(), printed.declared("__global__ void kernel"));
        format!("{names}namespace case_{number} {{\n{kernel}}}\n")
    });
    kernels.collect()
}

/// Launches a kernel for so many elements.
pub type Launch<'a> = dyn Fn(usize, &[Input<'_>], &[&dyn Memory]) -> Result<(), Error> + 'a;

/// How a case that `launch` runs on a device differs from what the interpreter says.
pub fn differs(case: &Case, launch: &Launch<'_>, device: &dyn Accelerator) -> Option<String> {
    let n = case.data.elements;
    let (inputs, counters) = inputs(case, device);
    let mut inputs = inputs;
    inputs.push(Input::Counters(&*counters));
    let buffers = case.asked.outputs.buffers.iter();
    let outputs: Vec<Box<dyn Memory>> = buffers
        .map(|buffer| {
            device
                .zeros(n * buffer.count * buffer.ty.bytes())
                .expect("memory")
        })
        .collect();
    let places: Vec<&dyn Memory> = outputs.iter().map(|memory| &**memory).collect();
    let done = launch(n, &inputs, &places);
    let fault = case.outcomes.iter().position(Result::is_err);
    match (done, fault) {
        (Ok(()), None) => {}
        (Err(Error::Fault { element, .. }), Some(first)) if element == first => return None,
        (done, fault) => return Some(format!("{done:?}, expected a fault of {fault:?}")),
    }
    let bytes: Vec<Vec<u8>> = outputs
        .iter()
        .map(|memory| downloaded(device, &**memory))
        .collect();
    for (element, expected) in case.outcomes.iter().enumerate() {
        for (number, (leaf, &expected)) in case
            .asked
            .outputs
            .leaves
            .iter()
            .zip(expected.as_ref().ok()?)
            .enumerate()
        {
            let buffer = &case.asked.outputs.buffers[leaf.buffer];
            let scalar = match buffer.planes {
                true => leaf.offset * n + element,
                false => element * buffer.count + leaf.offset,
            };
            let found = scalar_at(&bytes[leaf.buffer], scalar, buffer.ty.bytes());
            let [found, expected] = [found, expected].map(|bits| canonical(buffer.ty, bits));
            if found != expected {
                return Some(format!(
                    "element {element}, result {number}: {found:#x}, expected {expected:#x}"
                ));
            }
        }
    }
    let words = downloaded(device, &*counters);
    let count = words.len() / 16;
    let tallies = case.tallies.iter().flatten().enumerate();
    tallies
        .filter_map(|(number, &expected)| {
            let [count, first] = [number, count + number].map(|at| scalar_at(&words, at, 8));
            let first = (count > 0).then_some(first as usize);
            let found = Tally { count, first };
            (found != expected).then(|| format!("counter {number}: {found:?}, expected {expected:?}"))
        })
        .next()
}

/// The arguments before the counters, and the memory of those.
fn inputs<'a>(case: &Case, device: &dyn Accelerator) -> (Vec<Input<'a>>, Box<dyn Memory>) {
    let mut inputs = Vec::new();
    let mut counters = None;
    for (buffer, memory) in case.asked.inputs.buffers.iter().zip(&case.data.buffers) {
        let scalars = memory.scalars.iter();
        let bytes = scalars.flat_map(|bits| bits.to_le_bytes().into_iter().take(buffer.ty.bytes()));
        let bytes: Vec<u8> = bytes.collect();
        let upload = |bytes: &[u8]| device.upload(bytes).expect("memory");
        inputs.push(match buffer.role {
            Role::Values if memory.same => Input::Value(bytes),
            Role::Values => Input::Uploaded(upload(&bytes)),
            Role::Slice => Input::UploadedSlice {
                memory: upload(&bytes),
                len: memory.scalars.len() / buffer.count,
            },
            Role::Coordinate { axis, .. } => Input::Extent(case.data.axes[axis]),
            Role::Number => Input::Number,
            Role::Counters => {
                let words = [vec![0; buffer.count], vec![u64::MAX; buffer.count]].concat();
                let bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
                counters = Some(upload(&bytes));
                continue;
            }
            Role::Row => panic!("no program writes a row"),
        });
    }
    (inputs, counters.expect("counters"))
}

fn downloaded(device: &dyn Accelerator, memory: &dyn Memory) -> Vec<u8> {
    let mut bytes = vec![0; memory.bytes()];
    device.download(memory, &mut bytes).expect("memory of the device");
    bytes
}

fn scalar_at(bytes: &[u8], at: usize, size: usize) -> u64 {
    let mut word = [0; 8];
    word[..size].copy_from_slice(&bytes[at * size..][..size]);
    u64::from_le_bytes(word)
}
