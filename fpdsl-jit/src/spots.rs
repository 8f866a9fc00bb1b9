//! The places of the buffers of a recorded body: an argument or result of a call is one memory, and a buffer is some scalars of each
//! element in it.

use fpdsl_runtime::device::compiled::{Lies, Place, Step};
use fpdsl_runtime::ir::{Buffer, Layout, Role};

/// A buffer.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The argument or result, by its number.
    pub memory: usize,
    pub step: Step,
    /// Bytes of an element.
    pub bytes: usize,
    /// The buffer's scalars within an element.
    pub scalars: Vec<Place>,
}

/// The spots of all buffers, none of coordinates and numbers; nothing if arguments or results lie otherwise than the body has them.
pub fn spots(layout: &Layout, lies: &[Lies]) -> Option<Vec<Option<Spot>>> {
    let mut spots: Vec<Option<Spot>> = vec![None; layout.buffers.len()];
    let mut leaves = layout
        .leaves
        .iter()
        .filter(|leaf| layout.buffers[leaf.buffer].role == Role::Values);
    let mut buffers = (0..layout.buffers.len())
        .filter(|&b| !is_coordinate(&layout.buffers[b]))
        .peekable();
    for (memory, lies) in lies.iter().enumerate() {
        let nowhere = || Spot {
            memory,
            step: lies.step,
            bytes: lies.bytes,
            scalars: Vec::new(),
        };
        let &first = buffers.peek()?;
        let is_slice = is_shared(&layout.buffers[first]);
        let mut next = first;
        for &scalar in &lies.scalars {
            let buffer = if is_slice {
                // A buffer for each type, as they come first.
                let known = (first..next).find(|&b| layout.buffers[b].ty == scalar.ty);
                known.unwrap_or(next)
            } else {
                let leaf = leaves.next()?;
                let spot = spots.get(leaf.buffer)?.as_ref();
                if leaf.offset != spot.map_or(0, |spot| spot.scalars.len()) {
                    return None;
                }
                leaf.buffer
            };
            let about = layout.buffers.get(buffer)?;
            if (about.ty, is_shared(about)) != (scalar.ty, is_slice) {
                return None;
            }
            next = next.max(buffer + 1);
            spots[buffer].get_or_insert_with(nowhere).scalars.push(scalar);
        }
        while buffers.next_if(|&b| b < next).is_some() {}
    }
    let complete = layout
        .buffers
        .iter()
        .zip(&spots)
        .all(|(buffer, spot)| match spot {
            Some(spot) => spot.scalars.len() == buffer.count,
            None => is_coordinate(buffer),
        });
    complete.then_some(spots)
}

fn is_coordinate(buffer: &Buffer) -> bool {
    matches!(buffer.role, Role::Coordinate { .. } | Role::Number)
}

/// Returns true for memory that all elements have.
fn is_shared(buffer: &Buffer) -> bool {
    matches!(buffer.role, Role::Slice | Role::Row | Role::Counters)
}

/// Each parameter or result, or component of a tuple, as an array of Rust with its scalars in a row; those all of whose buffers are among
/// `shared` have one value.
pub fn apart(layout: &Layout, shared: &[usize]) -> Vec<Lies> {
    let mut all = Vec::new();
    let mut first = 0;
    for buffers in layout
        .buffers
        .chunk_by(|a, b| (a.param, &a.path) == (b.param, &b.path))
    {
        let numbers = first..first + buffers.len();
        first = numbers.end;
        if is_coordinate(&buffers[0]) {
            continue;
        }
        let is_slice = is_shared(&buffers[0]);
        let leaves = layout.leaves.iter().map(|leaf| leaf.buffer);
        let scalars = if is_slice {
            numbers
                .clone()
                .flat_map(|b| std::iter::repeat_n(b, layout.buffers[b].count))
                .collect()
        } else {
            leaves.filter(|b| numbers.contains(b)).collect::<Vec<_>>()
        };
        let step = if is_slice || numbers.clone().all(|b| shared.contains(&b)) {
            Step::Shared
        } else {
            Step::Next
        };
        all.push(in_a_row(step, scalars.iter().map(|&b| &layout.buffers[b])));
    }
    all
}

fn in_a_row<'b>(step: Step, scalars: impl Iterator<Item = &'b Buffer>) -> Lies {
    let mut lies = Lies {
        step,
        bytes: 0,
        scalars: Vec::new(),
    };
    let mut alignment = 1;
    for Buffer { ty, .. } in scalars {
        let at = lies.bytes.next_multiple_of(ty.bytes());
        lies.scalars.push(Place {
            ty: *ty,
            at,
            below: None,
        });
        lies.bytes = at + ty.bytes();
        alignment = alignment.max(ty.bytes());
    }
    lies.bytes = lies.bytes.next_multiple_of(alignment);
    lies
}
