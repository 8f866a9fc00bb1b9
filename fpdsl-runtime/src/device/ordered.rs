//! Kernels whose results take the places of what they read: sweeps in order, and colour by colour.
//!
//! A function of a position whose first slice has the type of its result, `fn relax(i: Index, u: &[f64], ..) -> f64`, computes
//! the element of `u` at its position.
//!
//! In serial order ([`Call::sweep`](super::Call::sweep)) each result is in its place before the next position is computed: Gauss-Seidel,
//! forward and backward substitution, recurrences. It is this loop, on one thread of the host:
//!
//! ```text
//! for i in 0 .. n: u[i] = f(i, u)
//! ```
//!
//! In colours ([`Call::sweep_colors`](super::Call::sweep_colors)) the positions with `(x + y + z) % colors == c`, or those that an array
//! gives the colour `c`, are computed at once, for one `c` after the other. All of them read `u` as the colour before has left it:
//!
//! ```text
//! for c in 0 .. colors:
//!     old = u
//!     for i in 0 .. n with colour c: u[i] = f(i, old)
//! ```
//!
//! So no element can read what is being written, and the result does not depend on lanes, threads or the device. If the elements
//! of a colour read no others of that colour, it is the result of the loop in place over the elements of colour 0, then those of
//! colour 1, and so on.

use core::marker::PhantomData;
use std::sync::Arc;

use super::accelerator::{Accelerator, launch};
use super::arg::{Arg, Form, Forms, GivenFor, Gridded, Replace, Value};
use super::coloring::{Coloring, Coordinates, OwnColor, agree_on_colors};
use super::destination::Room;
use super::erased::{Erased, Names};
use super::fused::kernel;
use super::host::map_to;
use super::into::agreed_length;
use super::region::not_on_host;
use super::room::room;
use super::update::Before;
use super::view::{AtMut, ViewMut};
use super::{Backing, Buffer, Device};
use crate::backend::{Backend, Equal};
use crate::dispatch::{Level, environment_changed, level};
use crate::element::Element;
use crate::error::Error;
use crate::function::{Function, InstanceName, Part};
use crate::lift::Lift;
use crate::loops::{ElementFault, Outputs, Source};

/// Replaces each element of the target by `F` of its position and of the target as it then is, from the first position on. It runs on one
/// thread of the host; on an accelerator the arrays are copied there, and the target back.
///
/// # Errors
///
/// As [`Call::sweep`](super::Call::sweep).
pub(super) fn in_order<F, I, T, A>(device: &Device, mut target: ViewMut<'_, T>, args: A) -> Result<(), Error>
where
    F: Function<Out = T>,
    I: Lift,
    T: Element,
    A: Gridded<Positions: Form<I>> + Replace<Before<T>, All: Forms<F::Args>>,
{
    let n = places::<F, I, _>(&args.positions(), target.len())?;
    match (device.backing(), &mut target.0) {
        (Backing::Host(host), AtMut::Host(values)) => {
            let all: *mut [T] = *values;
            // SAFETY: the target is this call's until it ends.
            let args = args.replace(unsafe { Before::host(all) });
            agree::<F, _>(&args, n)?;
            let source = args.source(F::NAME)?;
            // SAFETY: the arguments and the target have `n` elements; devices are made with levels that the CPU has.
            unsafe { one_by_one::<F, _>(host.level, n, source, Outputs(all.cast())) }
        }
        (Backing::Host(_), AtMut::Device(region)) => Err(not_on_host(F::NAME, region)),
        (Backing::Accelerator(_), _) => {
            let mut values = target.to_vec()?;
            let all: *mut [T] = values.as_mut_slice();
            // SAFETY: the copy is this call's until it ends.
            let args = args.replace(unsafe { Before::host(all) });
            agree::<F, _>(&args, n)?;
            let mut fetched = Vec::new();
            let source = args.source_or_copy(F::NAME, &mut fetched)?;
            // SAFETY: as above, of the copy; what was fetched lives until the call ends.
            unsafe { one_by_one::<F, _>(level(), n, source, Outputs(all.cast()))? };
            drop((args, fetched));
            target.write(&values)
        }
    }
}

/// The number of positions, of which the target has to have as many.
fn places<F: Function, I: Lift, P: Form<I>>(positions: &P, len: usize) -> Result<usize, Error> {
    let mut n = None;
    positions
        .agree(&mut n)
        .map_err(|misfit| misfit.error(F::NAME, "index", None))?;
    agreed_length(F::NAME, n, &[Room::Each(len)])
}

/// Compares the lengths of all arguments with the number of positions.
fn agree<F: Function, A: Forms<F::Args>>(args: &A, n: usize) -> Result<(), Error> {
    args.agree_from(&Names::of::<F>(), Some(n)).map(drop)
}

/// # Safety
///
/// The source and the target have `n` elements, which are this call's, and the CPU has `level`.
unsafe fn one_by_one<F, S>(level: Level, n: usize, source: S, target: Outputs<F::Out>) -> Result<(), Error>
where
    F: Function<Out: Element>,
    S: Source<F::Args>,
{
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    // SAFETY: the caller's; one element is computed after the other.
    let done = unsafe { crate::loops::run_at::<F, S, _>(level, source, target, 0..n) };
    done.map_err(|ElementFault { fault, element }| Error::Fault { fault, element })
}

/// Replaces the elements of the target by `F` of their positions and of the target, one colour after the other.
///
/// # Errors
///
/// As [`Call::sweep_colors`](super::Call::sweep_colors).
pub(super) fn in_colors<F, I, T, C, A>(
    device: &Device,
    colors: C,
    target: ViewMut<'_, T>,
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
    // The function has positions, and the choice of those that have a colour has them too.
    let positions = args.positions();
    let n = places::<F, I, _>(&positions, target.len())?;
    let own = colors.own(positions);
    agree_on_colors::<<C::Own as OwnColor>::Args, _>(F::NAME, &own, n)?;
    let passes = C::passes(device, F::NAME, &own, count, n)?;
    let args = |before: Before<T>| (no_color(), own, before.again(), args.replace(before));
    sweep::<F, C::Own, T, _, _>(device, n, &passes, target, args)
}

/// The colour of a pass, before the first.
fn no_color() -> Value<usize> {
    of_color(0)
}

fn of_color(color: usize) -> Value<usize> {
    Arg::<usize>::form(color)
}

/// # Errors
///
/// As [`in_colors`].
fn sweep<F, O, T, P, A>(
    device: &Device,
    n: usize,
    passes: &[usize],
    mut target: ViewMut<'_, T>,
    args: impl FnOnce(Before<T>) -> (Value<usize>, P, Before<T>, A),
) -> Result<(), Error>
where
    F: Function<Out = T>,
    O: OwnColor,
    T: Element,
    P: Form<O::Args>,
    A: Forms<F::Args>,
{
    match (device.backing(), &mut target.0) {
        (Backing::Host(host), AtMut::Host(values)) => {
            // One pointer reads and writes.
            let elements: *mut [T] = *values;
            // SAFETY: the target is this call's until it ends.
            let mut all = args(unsafe { Before::host(elements) });
            agree::<F, A>(&all.3, n)?;
            let mut next = room::<T>(n)?;
            let results = next.as_mut_ptr();
            let function = Erased::of::<Colored<F, O>, GivenToSweep<P, T, O, A, F>>();
            for &color in passes {
                all.0 = of_color(color);
                // SAFETY: the arguments have, and there is room for, `n` elements; devices are made with levels that the CPU has. The
                // target is read until all are computed, and then written.
                unsafe {
                    map_to::<ColoredArgs<F, O>, T, _, _>(*host, n, &all, Outputs(results), &function)?;
                    elements.cast::<T>().copy_from_nonoverlapping(results, n);
                }
            }
            Ok(())
        }
        (Backing::Host(_), AtMut::Device(region)) => Err(not_on_host(F::NAME, region)),
        (Backing::Accelerator(accelerator), AtMut::Device(region)) => {
            // SAFETY: the buffer is borrowed until this call ends, and changed only between kernels.
            let args = args(unsafe { Before::part(*region) });
            on_accelerator::<F, O, T, _, _>(accelerator, n, passes, args, &mut target)
        }
        (Backing::Accelerator(accelerator), AtMut::Host(values)) => {
            let mut copy = Buffer::new(device, values)?;
            let mut view = copy.whole_mut();
            if let AtMut::Device(region) = &view.0 {
                // SAFETY: as above, of the copy.
                let args = args(unsafe { Before::part(*region) });
                on_accelerator::<F, O, T, _, _>(accelerator, n, passes, args, &mut view)?;
            }
            target.copy_from(&copy)
        }
    }
}

/// What its kernel is given.
type GivenToSweep<P, T, O, A, F> = GivenFor<(Value<usize>, P, Before<T>, A), ColoredArgs<F, O>>;

/// The parameters of [`Colored`].
type ColoredArgs<F, O> = (
    usize,
    <O as OwnColor>::Args,
    <F as Function>::Out,
    <F as Function>::Args,
);

fn on_accelerator<F, O, T, P, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    passes: &[usize],
    mut args: (Value<usize>, P, Before<T>, A),
    target: &mut ViewMut<'_, T>,
) -> Result<(), Error>
where
    F: Function<Out = T>,
    O: OwnColor,
    T: Element,
    P: Form<O::Args>,
    A: Forms<F::Args>,
{
    let AtMut::Device(region) = &target.0 else {
        return Ok(());
    };
    agree::<F, A>(&args.3, n)?;
    let kernel = kernel::<Colored<F, O>, GivenToSweep<P, T, O, A, F>>();
    let mut next = Vec::new();
    region.layout.allocate(&**device, n, &mut next)?;
    for &color in passes {
        args.0 = of_color(color);
        let mut inputs = Vec::new();
        Form::<ColoredArgs<F, O>>::inputs(&args, F::NAME, device, &mut inputs)?;
        launch(&**device, &kernel, n, &inputs, &next)?;
        region.unpack(&**device, &next)?;
    }
    Ok(())
}

/// The element at a position if it has the colour, and otherwise the element as it is.
struct Colored<F, O>(PhantomData<(F, O)>);

impl<F: Function<Out: Element>, O: OwnColor> Function for Colored<F, O> {
    type Args = ColoredArgs<F, O>;
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("colored", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["color", "own", "before", "args"];
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;

    fn eval<B: Backend>(
        b: B,
        (color, own, before, args): <Self::Args as Lift>::On<B>,
    ) -> <F::Out as Lift>::On<B> {
        let own = O::own(b.enter(Self::NAME), own);
        b.if_else(B::Usize::eq(b, own, color), |b| F::eval(b, args), |_| before)
    }
}
