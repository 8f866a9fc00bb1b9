//! Lists that threads make of blocks of elements, one after the other in the order of the blocks.
//!
//! Nobody knows where a block's values go before all earlier blocks are done. The block that is next in line writes to the end of the
//! result. Another one keeps its values apart, in memory that stays in a thread's cache. Whoever ends the block before it tells all
//! that have waited their places, and copies them. No thread waits for another one to compute, so if one is late, or faults, all later
//! values may be kept apart.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::streaming::Addresses;
use crate::error::Error;

/// Where the values of a block are written while it is computed.
pub(super) enum Place<R> {
    /// In the result, from this place on.
    Result(usize),
    /// Apart.
    Apart(R),
}

/// What is known of the blocks.
struct State<R> {
    /// The first block that has not ended.
    next: usize,
    /// The values of all blocks before it.
    end: usize,
    /// Blocks that have ended before an earlier one: their values, and how many.
    waiting: BTreeMap<usize, (R, usize)>,
    /// Memory for values apart that is free.
    free: Vec<R>,
}

/// The blocks of a call, with memory of type `R` for values that are kept apart.
pub(super) struct Appended<R>(Mutex<State<R>>);

impl<R> Appended<R> {
    /// Blocks whose values begin at this place.
    pub(super) fn after(end: usize) -> Self {
        Appended(Mutex::new(State {
            next: 0,
            end,
            waiting: BTreeMap::new(),
            free: Vec::new(),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State<R>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a block, with `room` for its values.
    ///
    /// # Errors
    ///
    /// Those of `room`.
    pub(super) fn begin(
        &self,
        block: usize,
        room: impl FnOnce() -> Result<R, Error>,
    ) -> Result<Place<R>, Error> {
        let mut state = self.state();
        if state.next == block {
            return Ok(Place::Result(state.end));
        }
        let free = state.free.pop();
        drop(state);
        free.map_or_else(room, Ok).map(Place::Apart)
    }

    /// Ends a block of this many values, and copies those that have waited for it to the places in `to`, from memory whose
    /// addresses are `of`.
    ///
    /// # Safety
    ///
    /// The values of each block are written, and `to` has places for those of all.
    pub(super) unsafe fn end<K: Addresses>(
        &self,
        block: usize,
        (place, count): (Place<R>, usize),
        to: K,
        of: impl Fn(&mut R) -> K,
    ) {
        let mut locked = self.state();
        let state = &mut *locked;
        match place {
            Place::Result(_) => {
                state.next += 1;
                state.end += count;
            }
            Place::Apart(room) => {
                state.waiting.insert(block, (room, count));
            }
        }
        let mut ready = Vec::new();
        while let Some((room, count)) = state.waiting.remove(&state.next) {
            ready.push((room, count, state.end));
            state.next += 1;
            state.end += count;
        }
        drop(locked);
        for (mut room, count, end) in ready {
            to.each(of(&mut room), end, &mut |from, to, bytes| {
                // SAFETY: the caller's. Memory apart is nobody else's, and no other block has these places.
                unsafe { from.copy_to_nonoverlapping(to, count * bytes) };
            });
            self.state().free.push(room);
        }
    }

    /// The values of all blocks, once they have ended.
    pub(super) fn count(self) -> usize {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner).end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loops::Outputs;

    /// Writes these values as those of a block that has begun.
    unsafe fn end(
        blocks: &Appended<Vec<u32>>,
        block: usize,
        place: Place<Vec<u32>>,
        values: &[u32],
        to: &mut [u32],
    ) {
        let (all, mut place) = (Outputs(to.as_mut_ptr()), place);
        let start = match &mut place {
            Place::Result(at) => all.0.wrapping_add(*at),
            Place::Apart(room) => room.as_mut_ptr(),
        };
        // SAFETY: there is room for the values of all blocks.
        unsafe {
            start.copy_from_nonoverlapping(values.as_ptr(), values.len());
            blocks.end(block, (place, values.len()), all, |room| {
                Outputs(room.as_mut_ptr())
            });
        }
    }

    #[test]
    fn blocks_that_end_in_any_order_lie_in_theirs() -> Result<(), Error> {
        let values: [&[u32]; 4] = [&[1, 2], &[3], &[], &[4, 5, 6]];
        let mut orders = 0;
        for order in (0..4_usize.pow(4)).map(|code| [0, 1, 2, 3].map(|k| code / 4_usize.pow(k) % 4)) {
            if (0..4).any(|block| !order.contains(&block)) {
                continue;
            }
            orders += 1;
            let mut result = vec![0; 7];
            result[0] = 9;
            let blocks = Appended::after(1);
            let mut begun = Vec::new();
            for block in 0..4 {
                begun.push(Some(blocks.begin(block, || Ok(Vec::with_capacity(3)))?));
            }
            assert!(
                begun[1..]
                    .iter()
                    .all(|place| matches!(place, Some(Place::Apart(_))))
            );
            for block in order {
                let place = begun[block].take().expect("each ends once");
                // SAFETY: the result has a place for each value.
                unsafe { end(&blocks, block, place, values[block], &mut result) };
            }
            assert_eq!(
                (blocks.count(), &result[..]),
                (7, &[9, 1, 2, 3, 4, 5, 6][..]),
                "{order:?}"
            );
        }
        assert_eq!(orders, 24);
        Ok(())
    }
}
