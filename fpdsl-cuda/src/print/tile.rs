//! The shape of the tiles of inner products.

use std::array;
use std::ops::Range;

use fpdsl_runtime::device::{Functions, product};
use fpdsl_runtime::ir::{Block, Kernel, Layout, Stmt};
use fpdsl_runtime::lift::ScalarType;

use super::call::faults;

/// Threads of a block along rows and along columns of a tile.
pub(super) const SIDE: usize = 16;

/// The banks of shared memory together, in bytes (CUDA C++ Programming Guide, "Shared Memory": 32 banks of 4 bytes).
const BANKS: usize = 128;

/// Bytes of shared memory that a block has on every architecture without asking for more.
const SHARED: usize = 48 << 10;

/// Statements of a step beyond which a thread has four elements: the step is printed once, and compiled for each of them.
const LONG: usize = 64;

/// Statements of a step beyond which there are no tiles.
const TOO_LONG: usize = 400;

/// Bytes of a running value, or of arrays of a step in memory, beyond which there are no tiles: little else would fit beside four.
const TOO_LARGE: usize = 256;

/// The shape of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The elements of each thread: rows, which are next to each other, and columns, [`SIDE`] apart.
    pub(super) each: [usize; 2],
    /// Steps for which elements lie in shared memory.
    pub(super) depth: usize,
    /// The buffers of each parameter of the product among those of the kernel.
    pub(crate) buffers: [Range<usize>; product::PARAMS],
    /// True if a function of the kernel can fault.
    pub can_fault: bool,
}

impl Tile {
    /// Threads of a block.
    pub const THREADS: u32 = (SIDE * SIDE) as u32;

    /// The tile for the functions of a kernel with these arguments; nothing if one of them is too large.
    pub(super) fn of(functions: &Functions, inputs: &Layout) -> Option<Self> {
        let step = &functions.step;
        let around = || [&functions.init, &functions.finish].into_iter().flatten();
        let is_too_long =
            |function: &Kernel| length(&function.body) > TOO_LONG || in_memory(function) > TOO_LARGE;
        let bytes = scalars(step, product::STEP[0])
            .map(ScalarType::bytes)
            .sum::<usize>();
        if around().chain([step]).any(is_too_long) || bytes > TOO_LARGE {
            return None;
        }
        let each = match bytes {
            _ if is_long(step) => [2, 2],
            // Branches keep more in registers.
            ..=16 if is_guarded(step) => [4, 4],
            ..=4 => [8, 8],
            5..=8 => [8, 4],
            9..=16 => [4, 4],
            // No fewer: a row of a tile has as many elements as a warp has threads.
            _ => [2, 2],
        };
        // These are printed once as well, and compiled for each element. A bit of each says whether it has faulted before a step.
        let begins_with_faults = functions.init.as_ref().is_some_and(can_fault);
        let most = if begins_with_faults || around().any(is_long) {
            4
        } else {
            usize::MAX
        };
        let mut tile = Tile {
            each: each.map(|each: usize| each.min(most)),
            depth: SIDE,
            buffers: array::from_fn(|param| functions.buffers(inputs, param)),
            can_fault: around().chain([step]).any(can_fault),
        };
        while tile.shared(step) > SHARED {
            tile.depth = if tile.depth > 1 {
                tile.depth / 2
            } else {
                return None;
            };
        }
        Some(tile)
    }

    /// The number of tiles of a result with so many columns, rows and matrices.
    pub fn count(&self, [columns, rows, batch]: [usize; 3]) -> Option<u64> {
        let [down, across] = self.extents();
        let tiles = columns.div_ceil(across).checked_mul(rows.div_ceil(down))?;
        u64::try_from(tiles.checked_mul(batch)?).ok()
    }

    /// Its rows and columns.
    pub(super) fn extents(&self) -> [usize; 2] {
        self.each.map(|each| each * SIDE)
    }

    /// Scalars of a type from one step to the next in shared memory. Threads of a warp that copy elements of `depth` steps, some of
    /// each, meet in no bank.
    pub(super) fn pitch(&self, along: usize, ty: ScalarType) -> usize {
        let all = BANKS / ty.bytes();
        along.next_multiple_of(all) + all / self.depth
    }

    /// Bytes of shared memory.
    fn shared(&self, step: &Kernel) -> usize {
        let sides = product::STEP[1..].iter().zip(self.extents());
        let scalars = sides.flat_map(|(&param, along)| scalars(step, param).map(move |ty| (ty, along)));
        scalars
            .map(|(ty, along)| self.depth * self.pitch(along, ty) * ty.bytes())
            .sum()
    }
}

/// The types of a parameter's scalars.
pub(super) fn scalars(step: &Kernel, param: usize) -> impl Iterator<Item = ScalarType> {
    leaves(&step.inputs, param).map(|leaf| step.inputs.leaf_type(leaf))
}

/// The leaves of a parameter.
pub(super) fn leaves(inputs: &Layout, param: usize) -> impl Iterator<Item = usize> {
    (0..inputs.leaves.len()).filter(move |&leaf| inputs.buffers[inputs.leaves[leaf].buffer].param == param)
}

/// Returns true if a function has many statements, or calls others.
fn is_long(function: &Kernel) -> bool {
    !function.functions.is_empty() || length(&function.body) > LONG
}

/// Returns true if a function can fault.
pub(super) fn can_fault(function: &Kernel) -> bool {
    faults(&function.body, function)
}

/// Statements of a block, and of those within.
fn length(block: &Block) -> usize {
    let within = |stmt: &Stmt| stmt.blocks().map(length).sum::<usize>();
    block.iter().map(|stmt| 1 + within(stmt)).sum()
}

/// Bytes of the arrays in memory of a body and of the functions that it calls.
fn in_memory(step: &Kernel) -> usize {
    let own = step
        .arrays
        .iter()
        .map(|array| array.len * array.ty.bytes())
        .sum::<usize>();
    own + step.functions.iter().map(in_memory).sum::<usize>()
}

/// Returns true if a step on numbers of no element might not end.
fn repeats(block: &Block) -> bool {
    block.iter().any(|stmt| match stmt {
        Stmt::While { .. } | Stmt::For { .. } => true,
        other => other.blocks().any(repeats),
    })
}

/// Returns true if a step is not taken for elements that the result does not have.
pub(super) fn is_guarded(step: &Kernel) -> bool {
    repeats(&step.body) || can_fault(step) || !step.functions.is_empty()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Threads of a warp.
    const WARP: usize = 32;

    /// The most times that a bank is asked for different words when a warp accesses these scalars. Scalars of 8 bytes come in two turns,
    /// half a warp in each.
    fn turns(scalars: impl Fn(usize) -> usize, bytes: usize) -> usize {
        let together = WARP.min(BANKS / bytes);
        let of_half = |first: usize| {
            let words: HashSet<usize> = (first..first + together)
                .flat_map(|lane| (0..bytes.div_ceil(4)).map(move |word| (lane, word)))
                .map(|(lane, word)| scalars(lane) * bytes / 4 + word)
                .collect();
            let of_bank = |bank| words.iter().filter(|&word| word % (BANKS / 4) == bank).count();
            (0..BANKS / 4).map(of_bank).max().unwrap_or(0)
        };
        (0..WARP).step_by(together).map(of_half).max().unwrap_or(0)
    }

    #[test]
    fn no_two_threads_of_a_warp_meet_in_a_bank() {
        let types = [ScalarType::U8, ScalarType::F16, ScalarType::F32, ScalarType::F64];
        for (rows, columns) in [(8, 8), (8, 4), (4, 4), (2, 2)] {
            for depth in [16, 8, 4, 2, 1] {
                let tile = Tile {
                    each: [rows, columns],
                    depth,
                    buffers: array::from_fn(|_| 0..0),
                    can_fault: false,
                };
                for ty in types {
                    let of_side = |along: usize| {
                        let pitch = tile.pitch(along, ty);
                        for slot in (0..along * depth).step_by(WARP) {
                            // As `fill` writes: along the elements of a step, or along steps.
                            let next = |lane| (slot + lane) / along * pitch + (slot + lane) % along;
                            let deep = |lane| (slot + lane) % depth * pitch + (slot + lane) / depth;
                            assert_eq!(
                                [turns(next, ty.bytes()), turns(deep, ty.bytes())],
                                [1, 1],
                                "{tile:?} {ty:?}"
                            );
                        }
                    };
                    tile.extents().into_iter().for_each(of_side);
                    // As `read` reads, for the elements of the first row and of the first column of each thread.
                    for first in (0..SIDE * SIDE).step_by(WARP) {
                        let left = |lane| (first + lane) / SIDE * rows;
                        let right = |lane| (first + lane) % SIDE;
                        assert_eq!(
                            [turns(left, ty.bytes()), turns(right, ty.bytes())],
                            [1, 1],
                            "{tile:?} {ty:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn what_meets_in_a_bank_is_seen() {
        assert_eq!(turns(|lane| 32 * lane, 4), 32);
        assert_eq!(turns(|lane| 16 * lane, 8), 16);
        assert_eq!(turns(|lane| 2 * lane, 4), 2);
        assert_eq!(turns(|_| 5, 8), 1);
    }

    #[test]
    fn tiles_cover_the_result() {
        let tile = Tile {
            each: [8, 4],
            depth: 16,
            buffers: array::from_fn(|_| 0..0),
            can_fault: false,
        };
        assert_eq!(tile.count([64, 128, 1]), Some(1));
        assert_eq!(tile.count([65, 129, 3]), Some(12));
        assert_eq!(tile.count([0, 5, 1]), Some(0));
        assert_eq!(tile.count([usize::MAX; 3]), None);
    }
}
