//! How many rows behind those that a colour has computed its results can go to their places.
//!
//! A result must not be in its place before the last element that may read what lies there is computed. How far functions read is found
//! by [`reach`](super::reach), in the kernel of listed positions: that has the position's coordinates as they are.

use std::collections::HashMap;
use std::sync::{Arc, RwLock};

use super::accelerator::{KernelId, MapKernel};
use super::compiled;
use super::reach::{Known, reach};
use crate::ir::{Constant, Kernel, Layout, Role};
use crate::loops::{PlaceRoom, Places, Region, Step};

/// The parameters of [`Listed`](super::pass::Listed) before those of its function: positions and extents.
const LEADING: usize = 2;

/// The slice is behind the function's index.
const SLICE: usize = LEADING + 1;

/// Recorded kernels, which stay as long as the process, as their functions do.
static RECORDED: RwLock<Option<HashMap<KernelId, Arc<Kernel>>>> = RwLock::new(None);

/// The body of a kernel. Nobody waits for another thread: in a child of `fork` it may not exist.
fn recorded(kernel: &MapKernel) -> Option<Arc<Kernel>> {
    if let Some(known) = RECORDED
        .try_read()
        .ok()?
        .as_ref()
        .and_then(|all| all.get(&kernel.id()))
    {
        return Some(Arc::clone(known));
    }
    let body = compiled::has_room().then(|| Arc::new(kernel.record()))?;
    RECORDED
        .try_write()
        .ok()?
        .get_or_insert_default()
        .insert(kernel.id(), Arc::clone(&body));
    Some(body)
}

/// The rows that have to be computed behind a row before its results can go to their places, if that is known: `listed` is the kernel
/// for a grid with these extents and so many axes, and `lay` tells where the arguments of its function lie.
///
/// # Safety
///
/// The arguments may be read.
pub(super) unsafe fn lag(
    listed: &MapKernel,
    axes: usize,
    extents: [usize; 3],
    lay: impl FnOnce(&mut Places<'_>),
) -> Option<usize> {
    let kernel = recorded(listed)?;
    let mut room = PlaceRoom::NEW;
    let mut places = Places::new(&mut room);
    lay(&mut places);
    // SAFETY: the caller's.
    let arguments = unsafe { numbers(&kernel.inputs, &places)? };
    let coordinates = (0..axes).map(|axis| Known::Coordinate {
        axis,
        extent: extents[axis],
    });
    let extents_too = extents.map(|extent| {
        Known::Number(Constant {
            ty: crate::lift::ScalarType::Usize,
            bits: extent as u64,
        })
    });
    let leaves: Vec<Known> = coordinates.chain(extents_too).chain(arguments).collect();
    let far = reach(&kernel, SLICE, &leaves, extents)?;
    Some(far.div_ceil(extents[0].max(1)))
}

/// The scalars of the arguments that all elements share, in the order of the leaves; none if the arguments lie otherwise than the kernel
/// has them.
///
/// # Safety
///
/// As [`lag`].
unsafe fn numbers(layout: &Layout, places: &Places<'_>) -> Option<Vec<Known>> {
    let is_argument = |buffer: usize| layout.buffers[buffer].param >= LEADING;
    let mut leaves = layout.leaves.iter().filter(|leaf| is_argument(leaf.buffer));
    let mut buffers = (0..layout.buffers.len()).filter(|&b| is_argument(b)).peekable();
    let mut all = Vec::new();
    for (region, (step, describe)) in places.regions()?.iter().zip(places.each()) {
        let &first = buffers.peek()?;
        let is_slice = layout.buffers[first].role == Role::Slice;
        let (mut next, mut fits) = (first, true);
        describe(&mut |place| {
            let buffer = if is_slice {
                // One for each type, as they come first.
                let known = (first..next).find(|&b| layout.buffers[b].ty == place.ty);
                known.unwrap_or(next)
            } else {
                leaves.next().map_or(usize::MAX, |leaf| leaf.buffer)
            };
            let about = layout.buffers.get(buffer);
            let role = if is_slice { Role::Slice } else { Role::Values };
            fits &= about.is_some_and(|about| (about.ty, about.role) == (place.ty, role));
            next = next.max(buffer.saturating_add(1));
            if !is_slice {
                let is_number = fits && step == Step::Shared && !place.ty.is_float();
                // SAFETY: the argument is one value, which has a scalar of the type there.
                let bits = is_number.then(|| unsafe { bits(region, place.at, place.ty.bytes()) });
                all.push(bits.map_or(Known::Nothing, |bits| {
                    Known::Number(Constant { ty: place.ty, bits })
                }));
            }
        });
        if !fits {
            return None;
        }
        while buffers.next_if(|&b| b < next).is_some() {}
    }
    let complete = buffers.next().is_none() && leaves.next().is_none();
    complete.then_some(all)
}

/// # Safety
///
/// There are so many bytes of an integer.
unsafe fn bits(region: &Region, at: usize, bytes: usize) -> u64 {
    let mut bits = [0; 8];
    // SAFETY: the caller's; no scalar has more than eight bytes.
    unsafe {
        let first = region.address.add(at);
        core::ptr::copy_nonoverlapping(first, bits.as_mut_ptr(), bytes);
    }
    u64::from_le_bytes(bits)
}
