//! Kernels whose results replace what they read: sweeps in order, and colour by colour.
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
//! In colours ([`Call::sweep_colors`](super::Call::sweep_colors)) the positions with `(x + y + z) % colors == c`, or those that an
//! array gives the colour `c`, are computed at once, for one `c` after the other. All of them read `u` as the previous colour left it:
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
//!
//! `colors` runs the passes and `pass` has their kernels, which read any element of their arguments (`Form::Whole` on the host,
//! `Form::gathered` elsewhere). On the host `early` brings results to their places. A `Coloring` is a number of colours, or an array of them; a `Palette` lists the positions of each.

use super::arg::{Form, Forms, Gridded, Replace};
use super::destination::Room;
use super::erased::Names;
use super::into::agreed_length;
use super::update::Before;
use super::view::ViewMut;
use super::{Backing, Device};
use crate::dispatch::{Level, environment_changed, level};
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;
use crate::lift::Lift;
use crate::loops::{Outputs, Source, Steps};

/// Replaces each element of the target by `F` of its position and of the target as it then is, from the first position on. It runs on one
/// thread of the host, where the target's elements are adjacent; on an accelerator the arrays are copied there, and the target back.
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
    match device.untrapped()? {
        Backing::Host(host) => {
            let all = target.0.on_host(F::NAME)?.0.as_mut_ptr();
            // SAFETY: the target is this call's until it ends.
            let args = args.replace(unsafe { Before::host(Steps::of_adjacent(all), n) });
            agree::<F, _>(&args, n)?;
            let source = args.source(F::NAME)?;
            // SAFETY: the arguments and the target have `n` elements; devices are made with levels that the CPU has.
            unsafe { one_by_one::<F, _>(host.level, n, source, Outputs(all)) }
        }
        Backing::Accelerator(_) => {
            let mut values = target.to_vec()?;
            let all = values.as_mut_ptr();
            // SAFETY: the copy is this call's until it ends.
            let args = args.replace(unsafe { Before::host(Steps::of_adjacent(all), n) });
            agree::<F, _>(&args, n)?;
            let mut fetched = Vec::new();
            let source = args.source_or_copy(F::NAME, &mut fetched)?;
            // SAFETY: as above, of the copy; what was fetched lives until the call ends.
            unsafe { one_by_one::<F, _>(level(), n, source, Outputs(all))? };
            drop((args, fetched));
            target.write(&values)
        }
    }
}

/// The number of positions, of which the target has to have as many.
pub(super) fn places<F: Function, I: Lift, P: Form<I>>(positions: &P, len: usize) -> Result<usize, Error> {
    let mut n = None;
    positions
        .agree(&mut n)
        .map_err(|misfit| misfit.error(F::NAME, "index", None))?;
    agreed_length(F::NAME, n, &[Room::Each(len)])
}

/// Compares the lengths of all arguments with the number of positions.
pub(super) fn agree<F: Function, A: Forms<F::Args>>(args: &A, n: usize) -> Result<(), Error> {
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
    done.map_err(Error::from)
}
