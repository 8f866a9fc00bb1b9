//! Kernels on the host's backends and on accelerators.

use std::sync::Arc;

use fpdsl_runtime::device::{Accelerator, Arg, Behind, Form, Grid, Indexed, Input, Memory as DeviceMemory};
use fpdsl_runtime::dispatch::{Level, call_at_with};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::element::{Element, from_encodings};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::index::Index3;
use fpdsl_runtime::ir::{self, interp};
use fpdsl_runtime::loops::Outputs;
use fpdsl_runtime::trace;
use half::{bf16, f16};

use super::body::Body;
use super::{Gather, NAME, SLICES};
use crate::bits::{Flat, canonical};
use crate::run::arrays::Arrays;
use crate::run::faults::one_by_one;
use crate::run::memory::{room, unpack};
use crate::run::{Host, Outcome, caught, narrow};

/// The slices as Rust has them.
struct Memory {
    bools: Vec<bool>,
    halves: Vec<f16>,
    brains: Vec<bf16>,
    singles: Vec<f32>,
    doubles: Vec<f64>,
    longs: Vec<i64>,
    words: Vec<u64>,
    pairs: Vec<[i32; 2]>,
}

impl Memory {
    fn of(gather: &Gather) -> Self {
        fn typed<T: Element>(bits: &[u64]) -> Vec<T> {
            from_encodings(bits)
        }
        let [bools, halves, brains, singles, doubles, longs, words, pairs] = &gather.slices;
        Memory {
            bools: typed(bools),
            halves: typed(halves),
            brains: typed(brains),
            singles: typed(singles),
            doubles: typed(doubles),
            longs: typed(longs),
            words: typed(words),
            pairs: typed(pairs),
        }
    }
}

/// A function with the parameters of every kernel, whose results can be taken apart.
pub trait Kernel: Function<Args = <Body as Function>::Args, Out: Flat + Placed> {}

impl<F: Function<Args = <Body as Function>::Args, Out: Flat + Placed>> Kernel for F {}

/// The outcome at each position on a backend of this process.
pub fn on_host(host: Host, gather: &Arc<Gather>) -> Vec<Outcome> {
    Body::choose(gather);
    let outcomes = run::<Body>(host, gather);
    outcomes
        .into_iter()
        .map(|outcome| narrow(&gather.program, outcome))
        .collect()
}

/// The outcome at each position of a function that was compiled from the kernel's source.
pub fn run<F: Kernel>(host: Host, gather: &Gather) -> Vec<Outcome> {
    match host {
        Host::Scalar(level) => scalar::<F>(level, gather),
        Host::Arrays(level) => arrays::<F>(level, gather),
        Host::Interpreter => interpreted(&trace::trace::<F>(), gather),
    }
}

fn scalar<F: Kernel>(level: Level, gather: &Gather) -> Vec<Outcome> {
    let memory = Memory::of(gather);
    let call = |[x, y, z]: [usize; 3]| {
        let Memory {
            bools,
            halves,
            brains,
            singles,
            doubles,
            longs,
            words,
            pairs,
        } = &memory;
        let args = (
            Index3::new(x, y, z),
            &bools[..],
            &halves[..],
            &brains[..],
            &singles[..],
            &doubles[..],
            &longs[..],
            &words[..],
            &pairs[..],
        );
        match caught(|| call_at_with::<F>(level, args)) {
            Ok(leaves) => values(leaves),
            Err(text) => Outcome::Fault(text),
        }
    };
    gather.positions().into_iter().map(call).collect()
}

fn values<T: Flat>(leaves: T) -> Outcome {
    let mut values = Vec::new();
    leaves.flatten(&mut values);
    Outcome::Values(values)
}

fn arrays<F: Kernel>(level: Level, gather: &Gather) -> Vec<Outcome> {
    let memory = Memory::of(gather);
    let [nx, ny, nz] = gather.grid;
    let positions = Grid::<Index3>::positions((nx, ny, nz));
    let Memory {
        bools,
        halves,
        brains,
        singles,
        doubles,
        longs,
        words,
        pairs,
    } = &memory;
    let slices = (bools, halves, brains, singles, doubles, longs, words, pairs);
    let args = Arg::<<<Body as Function>::Args as Indexed>::Rest>::form(slices).behind(positions);
    let source = Form::<<Body as Function>::Args>::source(&args, NAME).expect("memory of the host");
    let n = nx * ny * nz;
    // Any value will do for results, as long as it is one.
    let mut results = vec![F::Out::from_flat(&mut std::iter::repeat(0)); n];
    let sink = Outputs(results.as_mut_ptr());
    let way = Arrays::<F, _, _>::new(level, &source, &sink);
    // SAFETY: there is a result for each position, the slices are alive, and the level is available.
    let run = |range| unsafe { way.run(source, sink, range) };
    let Err(first) = run(0..n) else {
        return results.into_iter().map(values).collect();
    };
    let numbers: Vec<Vec<u64>> = (0..n as u64).map(|i| vec![i]).collect();
    let first = (first.element, first.fault.to_string());
    one_by_one(&numbers, first, |number| {
        let i = number[0] as usize;
        match run(i..i + 1) {
            // SAFETY: the place was initialised above and written by the run, which has ended.
            Ok(()) => values(unsafe { sink.0.add(i).read() }),
            Err(faulted) => Outcome::Fault(faulted.fault.to_string()),
        }
    })
}

fn interpreted(kernel: &ir::Kernel, gather: &Gather) -> Vec<Outcome> {
    /// Far more than any generated program needs.
    const FUEL: u64 = 10_000_000;
    let slices = gather.slices.each_ref().map(Vec::as_slice);
    let run =
        |position: [usize; 3]| match interp::run_with(kernel, &position.map(|i| i as u64), &slices, FUEL) {
            Ok(values) => {
                let canonical = |(leaf, &bits)| canonical(kernel.outputs.leaf_type(leaf), bits);
                Outcome::Values(values.iter().enumerate().map(canonical).collect())
            }
            Err(stop) => Outcome::Fault(stop.to_string()),
        };
    gather.positions().into_iter().map(run).collect()
}

/// The outcome at each position on an accelerator, or the first fault: a launch reports one, and a grid does not start
/// elsewhere. `launch` gets the recorded kernel, which arguments are single values, how many positions there are, and memory.
///
/// # Errors
///
/// The device's failures other than faults.
pub fn on_device(
    gather: &Arc<Gather>,
    device: &dyn Accelerator,
    launch: impl FnOnce(ir::Kernel, &[bool], usize, &[Input<'_>], &[&dyn DeviceMemory]) -> Result<(), Error>,
) -> Result<Result<Vec<Outcome>, (usize, String)>, Error> {
    let kernel = Body::record(gather);
    let mut inputs: Vec<Input<'_>> = gather.grid.into_iter().map(Input::Extent).collect();
    for (number, (ty, _)) in SLICES.into_iter().enumerate() {
        let scalars = gather.slices[number].iter();
        let bytes: Vec<u8> = scalars
            .flat_map(|bits| bits.to_le_bytes()[..ty.bytes()].to_vec())
            .collect();
        inputs.push(Input::UploadedSlice {
            memory: device.upload(&bytes)?,
            len: gather.len(number),
        });
    }
    let n = gather.positions().len();
    let outputs = kernel.outputs.clone();
    let mut results = room(&outputs, n);
    let memory = results.iter().map(|bytes| device.allocate(bytes.len()));
    let memory = memory.collect::<Result<Vec<Box<dyn DeviceMemory>>, Error>>()?;
    let places: Vec<&dyn DeviceMemory> = memory.iter().map(|memory| &**memory).collect();
    match launch(kernel, &[false; 3 + SLICES.len()], n, &inputs, &places) {
        Err(Error::Fault { fault, element }) => return Ok(Err((element, fault.to_string()))),
        other => other?,
    }
    for (memory, bytes) in memory.iter().zip(&mut results) {
        device.download(&**memory, bytes)?;
    }
    let outcomes = unpack(&outputs, &results, n).into_iter();
    Ok(Ok(outcomes
        .map(|outcome| narrow(&gather.program, outcome))
        .collect()))
}
