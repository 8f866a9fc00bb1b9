//! Frames: from the bottom the arguments of calls, arrays, spilled values, registers of the caller, the processor's state.

use regalloc2::{Output, PReg};

use super::Convention;
use crate::allocate::used;
use crate::lower::Lowered;
use crate::registers::is_kept;
use crate::vcode::VEC;

/// The frame of a function.
pub struct Frame {
    pub locals: i32,
    pub spills: i32,
    /// Registers that are saved, and where.
    pub saved: Vec<(PReg, i32)>,
    /// Where the caller's modes and flags lie, with room for more.
    pub state: i32,
    /// All of it: a multiple of 64.
    pub bytes: i32,
}

/// The smallest page.
pub const PAGE: i32 = 4096;

/// Bytes for the state.
const STATE: i32 = 32;

/// The next multiple of a vector's size.
fn up(bytes: i32) -> i32 {
    (bytes + 63) & -64
}

impl Frame {
    pub fn of(output: &Output, convention: Convention, lowered: &Lowered) -> Self {
        let word = |r: PReg| if r.class() == VEC { 64 } else { 8 };
        let locals = up(lowered.outgoing);
        let spills = up(locals + lowered.locals);
        let saves = up(spills + 8 * output.num_spillslots as i32);
        let target = lowered.function.target;
        let saved: Vec<(PReg, i32)> = used(&lowered.function, output)
            .into_iter()
            .filter(|&r| convention == Convention::Cold || is_kept(target, r))
            .scan(saves, |at, r| {
                let here = (*at as usize).next_multiple_of(word(r)) as i32;
                *at = here + word(r) as i32;
                Some((r, here))
            })
            .collect();
        let state = saved.last().map_or(saves, |&(r, at)| at + word(r) as i32);
        Frame {
            locals,
            spills,
            saved,
            state,
            bytes: up(state + STATE),
        }
    }
}
