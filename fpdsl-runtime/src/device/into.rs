//! Results in the caller's existing memory.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel, Memory, launch_to};
use super::arg::{Form, Forms};
use super::asked::{Answer, Kerneled, answered, asked, counted};
use super::destination::{Place, Room, Target};
use super::erased::Erased;
use super::output::Output;
use super::{Backing, Device, host};
use crate::error::Error;
use crate::function::ParameterList;
use crate::lift::Lift;
use crate::question::AnyQuestion;

/// Writes the results for the elements of the arguments to `output`.
pub(super) fn write<P, O, A, D>(
    device: &Device,
    mut output: D,
    args: &A,
    function: &Erased<P, O>,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
    D: Target<O>,
{
    let mut rooms = Vec::new();
    output.room(&mut rooms);
    let computed = args.agree_from(&function.names, None)?;
    let n = agreed_length(function.names.function, computed, &rooms)?;
    match device.untrapped()? {
        Backing::Host(host) => {
            let sink = output.sink(function.names.function)?;
            // SAFETY: the arguments and the output, which is borrowed exclusively, agree on `n`, and devices are made with levels that
            // the CPU has.
            unsafe { host::map_to(*host, n, args, sink, function) }
        }
        Backing::Accelerator(accelerator) => {
            on_accelerator::<P, O, A, D>(accelerator, &function.kernel, n, args, output)
        }
    }
}

/// Writes the results to `output`; gives the answer to a question that adds none, if the body is compiled.
pub(super) fn ask_into<P, O, A, D>(
    device: &Device,
    mut output: D,
    args: &A,
    function: &Erased<P, O>,
    question: AnyQuestion,
) -> Result<Option<Answer>, Error>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
    D: Target<O>,
{
    let name = function.names.function;
    let mut rooms = Vec::new();
    output.room(&mut rooms);
    let computed = args.agree_from(&function.names, None)?;
    let n = agreed_length(name, computed, &rooms)?;
    let (kernel, asked) = asked(function.kernel, question);
    let question = Kerneled::plain(&kernel, &asked, &[]);
    match device.backing() {
        Backing::Host(host) => {
            let (source, sink) = (args.source(name)?, output.sink(name)?);
            // SAFETY: as in `write`.
            unsafe {
                let elements = function.elements(host.level, source, sink);
                answered(*host, 0..n, &elements, question)
            }
        }
        Backing::Accelerator(accelerator) => {
            let run = |inputs: &[Input<'_>]| run_kernel_into::<O, D>(accelerator, &kernel, n, inputs, output);
            let mut inputs = Vec::new();
            args.inputs(name, accelerator, &mut inputs)?;
            let ((), tallies) = counted(accelerator, inputs, question, run)?;
            let added = Vec::new();
            Ok(Some(Answer { tallies, added }))
        }
    }
}

/// How many results there are: `computed` where the arguments say so.
pub(super) fn agreed_length(
    function: &'static str,
    computed: Option<usize>,
    rooms: &[Room],
) -> Result<usize, Error> {
    let Some(results) = computed.or_else(|| Room::lengths(rooms).next()) else {
        return Err(Error::NoLength { function });
    };
    rooms
        .iter()
        .enumerate()
        .try_for_each(|(output, room)| match *room {
            Room::Each(found) if found != results => Err(Error::OutputLength {
                function,
                output,
                expected: results,
                found,
            }),
            Room::Some(needed) if needed > results => Err(Error::OutputSamples {
                function,
                output,
                needed,
                results,
            }),
            Room::Each(_) | Room::Some(_) => Ok(()),
        })?;
    Ok(results)
}

fn on_accelerator<P, O, A, D>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    args: &A,
    output: D,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Form<P>,
    D: Target<O>,
{
    let mut inputs = Vec::new();
    args.inputs(kernel.name, device, &mut inputs)?;
    run_kernel_into::<O, D>(device, kernel, n, &inputs, output)
}

/// Runs a kernel for elements `0..n`, for which the output has room.
pub(super) fn run_kernel_into<O: Output, D: Target<O>>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    mut output: D,
) -> Result<(), Error> {
    let mut places = Vec::new();
    output.places(kernel.name, device, n, &mut places)?;
    let made = written(&**device, kernel, n, inputs, places)?;
    output.download(device, n, &mut made.into_iter())
}

/// Runs a kernel that writes to `places`, and returns those that were made for it.
fn written(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    places: Vec<Place<'_>>,
) -> Result<Vec<Box<dyn Memory>>, Error> {
    let memory: Vec<&dyn Memory> = places
        .iter()
        .map(|place| match place {
            Place::Buffer(memory) => *memory,
            Place::Part(memory) | Place::Made(memory) => &**memory,
        })
        .collect();
    launch_to(device, kernel, n, inputs, &memory)?;
    let made = places.into_iter().filter_map(|place| match place {
        Place::Buffer(_) | Place::Part(_) => None,
        Place::Made(memory) => Some(memory),
    });
    Ok(made.collect())
}
