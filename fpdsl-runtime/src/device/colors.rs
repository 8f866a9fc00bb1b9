//! A sweep in colours: the passes, on the host and on an accelerator.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel, Memory, launch};
use super::arg::{Form, Forms, Gridded, Replace};
use super::coloring::{Coloring, Colors, Coordinates, palette};
use super::early::Rows;
use super::erased::Erased;
use super::host::{run_parts, run_parts_by};
use super::lag::lag;
use super::leading::LeadingSource;
use super::ordered::{agree, places};
use super::palette::{Palette, Stripes};
use super::parts::{Wake, in_parts};
use super::pass::{Listed, Ranked, Step, Striped, Unstriped};
use super::planes::{self, HostLayout};
use super::region::Region;
use super::room::room;
use super::strategy::Host;
use super::update::Before;
use super::view::{At, View, ViewMut};
use super::{Backing, Buffer, Device};
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;
use crate::loops::given::Itself;
use crate::loops::{Broadcast, LANES, Outputs, Source, Steps, Whole};

/// Replaces the elements of the target by `F` of their positions and of the target, one colour after the other. On the host the target's
/// elements are adjacent.
///
/// # Errors
///
/// As [`Call::sweep_colors`](super::Call::sweep_colors).
pub(super) fn in_colors<F, I, T, C, A>(
    device: &Device,
    colors: C,
    mut target: ViewMut<'_, T>,
    args: A,
) -> Result<(), Error>
where
    F: Function<Out = T>,
    I: Coordinates,
    T: Element,
    C: Coloring<I>,
    A: Gridded<Positions: Form<I>> + Replace<Before<T>, All: Forms<F::Args>>,
{
    let count = colors.count();
    if count == 0 {
        return Err(Error::NoColors { function: F::NAME });
    }
    let (positions, extents) = (args.positions(), args.extents());
    let n = places::<F, I, _>(&positions, target.len())?;
    let colors = colors.form();
    colors.agree(F::NAME, n)?;
    let palette = || palette::<I>(device, F::NAME, (count, &colors), (n, extents));
    match device.untrapped()? {
        Backing::Host(host) => {
            // One pointer reads and writes.
            let elements = target.0.on_host(F::NAME)?.0.as_mut_ptr();
            // SAFETY: the target is this call's until it ends.
            let args = args.replace(unsafe { Before::host(Steps::of_adjacent(elements), n) });
            agree::<F, _>(&args, n)?;
            // SAFETY: the arguments and the target have the elements of the grid; devices are made with levels that the CPU has.
            unsafe { on_host::<F, I, T, _>(*host, &palette()?, elements, &args) }
        }
        Backing::Accelerator(accelerator) => {
            let run = |region: Region<'_>| {
                // SAFETY: the buffer is borrowed until this call ends, and changed only between kernels.
                let [before, of_args] =
                    [(); 2].map(|()| unsafe { Before::of(View(At::Device(region)).into()) });
                let args = args.replace(of_args);
                agree::<F, _>(&args, n)?;
                on_accelerator::<F, I, T, _>(accelerator, n, &palette()?, (&before, region), &args)
            };
            if let At::Device(region) = target.0 {
                return run(region);
            }
            let mut copy = Buffer::new(device, &target.as_view().slice()?)?;
            if let At::Device(region) = copy.whole_mut().0 {
                run(region)?;
            }
            target.copy_from(&copy)
        }
    }
}

/// The error with the element in the grid for one that counts the positions of a pass.
fn in_grid(error: Error, element_of: impl Fn(usize) -> usize) -> Error {
    match error {
        Error::Fault { fault, element } => Error::Fault {
            fault,
            element: element_of(element),
        },
        other => other,
    }
}

/// The kernel's argument for stripes.
fn step_of(stripes: Stripes) -> Step {
    let [nx, ny, nz] = stripes.extents;
    [nx, ny, nz, stripes.step]
}

/// Results of fewer bytes stay in a cache until they are all there.
const WORTH_FOLLOWING: usize = 1 << 18;

/// # Safety
///
/// The arguments and the target have the elements of the grid, which are this call's, and the CPU has the host's level.
unsafe fn on_host<F, I, T, A>(host: Host, palette: &Palette, target: *mut T, args: &A) -> Result<(), Error>
where
    F: Function<Out = T>,
    I: Coordinates,
    T: Element,
    A: Form<F::Args>,
{
    if palette.passes() == 0 {
        return Ok(());
    }
    let args = args.whole(F::NAME)?;
    let target = Outputs(target);
    let mut results = room::<T>(palette.most())?;
    let results = Outputs(results.as_mut_ptr());
    let listed = Erased::of::<Listed<F, I, A::Anywhere>, Itself>();
    if let Some(stripes) = palette.stripes() {
        // Of two colours, lanes find their elements in two vectors beside each other.
        let function = match stripes.step {
            2 => Erased::of::<Striped<F, I, A::Anywhere, 2>, Itself>(),
            _ => Erased::of::<Striped<F, I, A::Anywhere, 0>, Itself>(),
        };
        let mut starts = room(stripes.extents[1] + stripes.extents[2])?;
        let lag = if stripes.len().saturating_mul(size_of::<T>()) < WORTH_FOLLOWING {
            None
        } else {
            // SAFETY: the arguments are this call's.
            unsafe {
                lag(&listed.kernel, I::AXES, stripes.extents, |places| {
                    args.lay(places)
                })
            }
        };
        for color in 0..palette.passes() {
            stripes.starts(color, &mut starts);
            let of_row = |k: usize| (k / stripes.in_row, k % stripes.in_row);
            // SAFETY: the slice lives until the pass ends.
            let first = unsafe { Whole::new(&starts) };
            let walk = I::walk([stripes.in_row, stripes.extents[1], stripes.extents[2]]);
            let source = LeadingSource((walk, Broadcast(step_of(stripes)), first), args);
            let rows = Rows::new(host.level, [target, results], stripes, &starts, lag)?;
            // SAFETY: the caller's. There is room for the results, which are read once they are written.
            unsafe {
                run_parts_by(host, stripes.len(), source, results, &function, &|run, range| {
                    rows.compute(run, range)
                })
                .map_err(|error| in_grid(error, |k| stripes.element(of_row(k).0, of_row(k).1, &starts)))?;
                rows.put_others()?;
            }
        }
        return Ok(());
    }
    let mut list = palette.list()?;
    for pass in 0..palette.passes() {
        palette.fill(pass, &mut list);
        let coordinates = list.coordinates.each_ref().map(|axis| axis.as_ptr());
        let source = LeadingSource((I::arrays(coordinates), Broadcast(palette.extents())), args);
        let elements = &list.elements;
        // SAFETY: as above; the lists live until the pass ends.
        unsafe {
            run_parts(host, elements.len(), source, results, None, &listed)
                .map_err(|error| in_grid(error, |k| elements[k]))?;
            in_parts(0..elements.len(), LANES, Wake::Many, &|range| {
                for k in range {
                    put(target, elements[k], results, k);
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// # Safety
///
/// Nothing else touches the element, and the result is written.
unsafe fn put<T>(target: Outputs<T>, i: usize, results: Outputs<T>, k: usize) {
    // SAFETY: the caller's.
    unsafe { target.0.add(i).copy_from_nonoverlapping(results.0.add(k), 1) }
}

fn on_accelerator<F, I, T, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    palette: &Palette,
    (before, target): (&Before<T>, Region<'_>),
    args: &A,
) -> Result<(), Error>
where
    F: Function<Out = T>,
    I: Coordinates,
    T: Element,
    A: Form<F::Args>,
{
    let sweep = Sweep {
        device,
        n,
        before,
        target,
    };
    match palette.stripes() {
        _ if palette.passes() == 0 => Ok(()),
        Some(stripes) => sweep.striped::<F, I, A>(palette.passes(), stripes, args),
        None => sweep.listed::<F, I, A>(palette, args),
    }
}

/// A sweep on an accelerator.
struct Sweep<'a, T: Element> {
    device: &'a Arc<dyn Accelerator>,
    /// The number of elements.
    n: usize,
    before: &'a Before<T>,
    /// They, too.
    target: Region<'a>,
}

/// Memory for results of a kernel.
type Memories = Vec<Box<dyn Memory>>;

impl<T: Element> Sweep<'_, T> {
    fn memory(&self, n: usize) -> Result<Memories, Error> {
        let mut memory = Vec::new();
        HostLayout::of::<T>().allocate(&**self.device, n, &mut memory)?;
        Ok(memory)
    }

    fn before<'a>(&'a self, function: &'static str, inputs: &mut Vec<Input<'a>>) -> Result<(), Error> {
        Form::<T>::inputs(self.before, function, self.device, inputs)
    }

    /// Runs a kernel that gives all elements of the target.
    fn replace<'a>(&'a self, kernel: &MapKernel, inputs: &[Input<'a>], all: &Memories) -> Result<(), Error> {
        launch(&**self.device, kernel, self.n, inputs, all)?;
        self.target.unpack(&**self.device, all)
    }

    fn striped<F, I, A>(&self, passes: usize, stripes: Stripes, args: &A) -> Result<(), Error>
    where
        F: Function<Out = T>,
        I: Coordinates,
        A: Form<F::Args>,
    {
        let device = &**self.device;
        let (results, all) = (self.memory(stripes.len())?, self.memory(self.n)?);
        let kernel = MapKernel::of::<Striped<F, I, A::Anywhere, 0>>();
        let place = MapKernel::of::<Unstriped<I, T>>();
        let mut starts = room(stripes.extents[1] + stripes.extents[2])?;
        for color in 0..passes {
            stripes.starts(color, &mut starts);
            let memory = planes::upload(device, &starts)?;
            let grid = |inputs: &mut Vec<Input<'_>>, in_row: usize| {
                let extents = [in_row, stripes.extents[1], stripes.extents[2]];
                inputs.extend(extents.map(Input::Extent).into_iter().take(I::AXES));
            };
            let mut inputs = Vec::new();
            grid(&mut inputs, stripes.in_row);
            inputs.extend(planes::values(&step_of(stripes)));
            inputs.extend(slice(&memory, starts.len()));
            args.gathered(F::NAME, self.device, &mut inputs)?;
            launch(device, &kernel, stripes.len(), &inputs, &results).map_err(|error| {
                in_grid(error, |k| {
                    stripes.element(k / stripes.in_row, k % stripes.in_row, &starts)
                })
            })?;

            let mut inputs = Vec::new();
            grid(&mut inputs, stripes.extents[0]);
            self.before(F::NAME, &mut inputs)?;
            inputs.extend(planes::values(&step_of(stripes)));
            inputs.extend(planes::values(&stripes.in_row));
            inputs.extend(slice(&memory, starts.len()));
            inputs.extend(slice(&results, stripes.len()));
            self.replace(&place, &inputs, &all)?;
        }
        Ok(())
    }

    fn listed<F, I, A>(&self, palette: &Palette, args: &A) -> Result<(), Error>
    where
        F: Function<Out = T>,
        I: Coordinates,
        A: Form<F::Args>,
    {
        let device = &**self.device;
        let results = self.memory(palette.most())?;
        let kernel = MapKernel::of::<Listed<F, I, A::Anywhere>>();
        let place = MapKernel::of::<Ranked<T>>();
        let mut list = palette.list()?;
        // The ranks of all elements and memory for them, for passes whose elements are not a step apart.
        let mut scattered: Option<(Memories, Memories)> = None;
        let mut start = 0_usize;
        for pass in 0..palette.passes() {
            palette.fill(pass, &mut list);
            let len = list.elements.len();
            let mut inputs = Vec::new();
            for axis in list.coordinates.iter().take(I::AXES) {
                inputs.extend(planes::inputs(device, axis)?);
            }
            inputs.extend(planes::values(&palette.extents()));
            args.gathered(F::NAME, self.device, &mut inputs)?;
            launch(device, &kernel, len, &inputs, &results)
                .map_err(|error| in_grid(error, |k| list.elements[k]))?;
            if let Some(step) = list.step() {
                let region = self.target.within(list.elements[0], step, len);
                region.unpack(device, &results)?;
            } else {
                let (ranks, all) = match &mut scattered {
                    Some(known) => known,
                    None => scattered.insert(self.ranks(palette)?),
                };
                let mut inputs: Vec<Input<'_>> =
                    ranks.iter().map(|memory| Input::Memory(&**memory)).collect();
                self.before(F::NAME, &mut inputs)?;
                inputs.extend(planes::values(&start));
                inputs.extend(planes::values(&(start + len)));
                inputs.extend(slice(&results, len));
                self.replace(&place, &inputs, all)?;
            }
            start += len;
        }
        Ok(())
    }

    fn ranks(&self, palette: &Palette) -> Result<(Memories, Memories), Error> {
        let ranks = palette.ranks(self.n, &mut palette.list()?)?;
        Ok((planes::upload(&**self.device, &ranks)?, self.memory(self.n)?))
    }
}

/// The elements of memory, as a slice for a kernel.
fn slice(memory: &Memories, len: usize) -> impl Iterator<Item = Input<'_>> {
    memory.iter().map(move |memory| Input::Slice {
        memory: &**memory,
        len,
    })
}
