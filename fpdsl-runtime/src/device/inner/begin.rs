//! First running values that a call computes.

use std::ops::Range;

use super::job::Running;
use crate::device::accelerator::MapKernel;
use crate::device::compiled::{self, Code, Elements, Region};
use crate::device::strategy::Host;
use crate::loops::Places;

/// The code that computes first running values, and what it is called with.
#[derive(Clone)]
pub(super) struct Begin {
    code: &'static dyn Code,
    inputs: Vec<Region>,
    extents: [usize; 2],
    in_place: bool,
}

impl Begin {
    /// That of the function of a call, from the places of its arguments alone and of the product's results. Nothing if there is no code
    /// for it. The product is large enough for tiles, so this is worth its time.
    pub(super) fn of(host: Host, function: &MapKernel, [alone, outputs]: [&Places<'_>; 2]) -> Option<Self> {
        let code = compiled::code(function, host.level, [alone, outputs], 0, true)?;
        // Threads that all need it at once would not wait for each other.
        code.makes_rest().then_some(())?;
        Some(Begin {
            code,
            inputs: alone.regions()?.to_vec(),
            extents: alone.extents().map(|extent| extent.max(1)),
            in_place: !alone.repeats(),
        })
    }

    /// Computes the first running values of some elements. Nothing if one of them faults.
    ///
    /// # Safety
    ///
    /// The CPU has the level. The elements may be computed to the results, which lie as the outputs that [`Begin::of`] was given and which
    /// nobody else touches.
    pub(super) unsafe fn run(&self, range: Range<usize>, results: &[Running]) -> Option<()> {
        let outputs: Vec<Region> = results.iter().map(|result| result.region).collect();
        let elements = Elements {
            range,
            extents: self.extents,
            in_place: self.in_place,
        };
        // SAFETY: the caller's.
        unsafe { self.code.run(&self.inputs, &outputs, &elements) }.ok()
    }
}
