//! The faults in a block of lanes.

use core::cell::Cell;

use super::{LANES, LaneBackend, Mask};
use crate::fault::{Fault, FaultKind};

/// The lanes of a block that have faulted, and what the lowest of them did first: the fault that a scalar loop over
/// the same elements would stop at.
#[derive(Debug)]
pub struct LaneFaults {
    lanes: Cell<Mask>,
    lowest: Cell<Option<(u32, Fault)>>,
}

impl LaneFaults {
    /// No fault yet.
    #[inline(always)]
    pub const fn new() -> Self {
        LaneFaults {
            lanes: Cell::new(Mask::NONE),
            lowest: Cell::new(None),
        }
    }

    /// The lanes that have faulted. They have no value any more: loops leave them behind.
    #[inline(always)]
    pub fn lanes(&self) -> Mask {
        self.lanes.get()
    }

    /// The fault of the lowest lane, with the lane.
    #[inline(always)]
    pub fn lowest(&self) -> Option<(u32, Fault)> {
        self.lowest.get()
    }

    /// Ends all lanes of a block that is computed again.
    #[inline(always)]
    pub(crate) fn spoil(&self) {
        self.lanes.set(Mask::ALL);
    }

    /// Notes the same fault in `lanes`, except where a lane faulted before.
    #[cold]
    #[inline(never)]
    pub(crate) fn division_by_zero(&self, function: &'static str, lanes: Mask) {
        if let Some(lane) = self.note(lanes) {
            self.lowest.set(Some((
                lane,
                Fault {
                    function,
                    kind: FaultKind::DivisionByZero,
                },
            )));
        }
    }

    /// Notes that the indices of `lanes` are not below `len`.
    #[cold]
    #[inline(never)]
    pub(crate) fn out_of_bounds(
        &self,
        function: &'static str,
        lanes: Mask,
        indices: &[usize; LANES],
        len: usize,
    ) {
        if let Some(lane) = self.note(lanes) {
            let kind = FaultKind::OutOfBounds {
                index: indices[lane as usize] as u64,
                len: len as u64,
            };
            self.lowest.set(Some((lane, Fault { function, kind })));
        }
    }

    /// Adds lanes; the lowest new one, if it is lower than any before.
    fn note(&self, lanes: Mask) -> Option<u32> {
        let new = lanes & !self.lanes.get();
        self.lanes.set(self.lanes.get() | lanes);
        let lane = new.0.trailing_zeros();
        let lower = match self.lowest.get() {
            Some((lowest, _)) => lane < lowest,
            None => true,
        };
        (new.any() && lower).then_some(lane)
    }
}

impl Default for LaneFaults {
    fn default() -> Self {
        LaneFaults::new()
    }
}

/// A fault in those of `lanes` that execute.
#[inline(always)]
pub(crate) fn check_divisor<B: LaneBackend>(b: B, zero: Mask) {
    let lanes = b.active() & zero;
    if lanes.any() {
        b.faults().division_by_zero(b.function(), lanes);
    }
}
