//! First running values that a call computes.

use std::ops::Range;

use super::job::Running;
use crate::device::accelerator::MapKernel;
use crate::device::compiled::{self, Code, Elements, Region};
use crate::device::strategy::{Host, Strategy};
use crate::loops::{PlaceRoom, Places};

/// The code that computes first running values, and what it is called with.
#[derive(Clone)]
pub(super) struct Begin {
    code: &'static dyn Code,
    inputs: Vec<Region>,
    extents: [usize; 2],
}

impl Begin {
    /// That of the function of the call among the arguments of a product with `n` results, and the number of its places. Nothing if
    /// there is no code for it, or not yet.
    pub(super) fn of(
        host: Host,
        function: &MapKernel,
        n: usize,
        [inputs, outputs]: [&Places<'_>; 2],
    ) -> Option<(Self, usize)> {
        let mut room = PlaceRoom::NEW;
        let (alone, count) = inputs.only_call(&mut room)?;
        let at_once = host.strategy == Strategy::Lanes;
        let begin = Begin {
            code: compiled::code(function, host.level, [&alone, outputs], n, at_once)?,
            inputs: alone.regions()?.to_vec(),
            extents: alone.extents().map(|extent| extent.max(1)),
        };
        Some((begin, count))
    }

    /// Computes the first running values of some elements. Nothing if one of them faults.
    ///
    /// # Safety
    ///
    /// The elements may be computed to the results, which nobody else touches.
    pub(super) unsafe fn run(&self, range: Range<usize>, results: &[Running]) -> Option<()> {
        let outputs: Vec<Region> = results.iter().map(|result| result.region).collect();
        let elements = Elements {
            range,
            extents: self.extents,
            in_place: false,
        };
        // SAFETY: the caller's.
        unsafe { self.code.run(&self.inputs, &outputs, &elements) }.ok()
    }
}
