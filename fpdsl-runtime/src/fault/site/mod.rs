//! Faults of bodies that run one element at a time.
//!
//! In a scalar call a fault is the documented panic. In an element of a device's call it ends the call with an error, and how depends on
//! the build. Where panics unwind, it unwinds to whoever runs the elements, with the fault as the payload and without the panic hook:
//! nothing is printed, the code of an element is that of a plain call, and there is nothing to ask after it. Elsewhere it is noted, and
//! the element goes on to its end with zeros that nobody sees.
//!
//! A scalar backend is two words, because rustc hands on two words in registers: one that it passed in memory would be copied for each
//! operation.

#[cfg(not(all(feature = "std", panic = "unwind")))]
mod noted;
#[cfg(all(feature = "std", panic = "unwind"))]
mod thrown;

#[cfg(not(all(feature = "std", panic = "unwind")))]
use noted as elements;
#[cfg(all(feature = "std", panic = "unwind"))]
use thrown as elements;

use elements::Ended;
pub(crate) use elements::Watch;
#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) use thrown::WINDOW;

use core::ops::Range;

use super::{Depth, ElementFault, Fault, FaultKind};
use crate::draws;

/// The place where a scalar backend computes, for the text of a fault.
///
/// Every operation of a body is handed the backend, which holds this. Of two words, rustc hands on both in registers; more, and each
/// operation would copy it in memory, which LLVM takes as long to clean up as all the rest. Only where faults are noted there is a third.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The first byte of the name of the innermost `#[fp]` function that is running.
    function: *const u8,
    /// From the lowest bits on: the length of the name, the depth, and where faults are thrown, the element.
    place: u64,
    /// Where a fault of an element is noted; null in a scalar call.
    #[cfg(not(all(feature = "std", panic = "unwind")))]
    note: *const noted::Note,
}

const LENGTH_BITS: u32 = 12;
const DEPTH_BITS: u32 = 6;
const LENGTH: u64 = (1 << LENGTH_BITS) - 1;
const DEPTH: u64 = ((1 << DEPTH_BITS) - 1) << LENGTH_BITS;

// SAFETY: text lives as long as the program. A note is used by whoever runs the element, who alone has its site.
unsafe impl Send for Site {}
// SAFETY: as above.
unsafe impl Sync for Site {}

impl Default for Site {
    fn default() -> Self {
        Site::CALL
    }
}

impl Site {
    /// A scalar call.
    pub const CALL: Site = Site {
        function: "".as_ptr(),
        place: 0,
        #[cfg(not(all(feature = "std", panic = "unwind")))]
        note: core::ptr::null(),
    };

    /// The same element in another function.
    #[inline(always)]
    pub(crate) fn enter(mut self, function: &'static str) -> Self {
        self.function = function.as_ptr();
        // Every function does this: a name of more than 4095 bytes is cut somewhere, without a branch.
        self.place = (self.place & !LENGTH) | (function.len() as u64 & LENGTH);
        self
    }

    /// The same element in a function that is given by a trait.
    #[inline(always)]
    pub(crate) fn enter_given(mut self, function: &'static str) -> Self {
        let depth = Depth::of(((self.place & DEPTH) >> LENGTH_BITS) as u8).within(function);
        self.place = (self.place & !DEPTH) | (u64::from(depth.get()) << LENGTH_BITS);
        self
    }

    fn function(self) -> &'static str {
        // SAFETY: the first bytes of a text.
        let bytes = unsafe { core::slice::from_raw_parts(self.function, (self.place & LENGTH) as usize) };
        // It may be cut within a character.
        bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid())
    }
}

/// Runs the elements of a range, until the first fault. They have no part in the seed of a plain call around them.
///
/// # Errors
///
/// The fault, with the number of its element.
pub(crate) fn caught(
    range: Range<usize>,
    run: &mut dyn FnMut(Range<usize>, Watch),
) -> Result<(), ElementFault> {
    draws::apart(|| elements::caught(range, run))
}

/// Integer division or remainder by zero. Where faults are noted, a value takes the place of one that does not exist.
#[inline(always)]
#[allow(unreachable_code, unused_variables)]
pub(crate) fn division_by_zero<R>(site: Site, instead: impl FnOnce() -> R) -> R {
    #[cold]
    #[inline(never)]
    fn end(site: Site) -> Ended {
        ended(site, FaultKind::DivisionByZero)
    }
    end(site).or(instead)
}

/// An index that is not below the length, likewise.
#[inline(always)]
#[allow(unreachable_code, unused_variables)]
pub(crate) fn out_of_bounds<R>(site: Site, index: usize, len: usize, instead: impl FnOnce() -> R) -> R {
    #[cold]
    #[inline(never)]
    fn end(site: Site, index: usize, len: usize) -> Ended {
        let (index, len) = (index as u64, len as u64);
        ended(site, FaultKind::OutOfBounds { index, len })
    }
    end(site, index, len).or(instead)
}

/// An assertion that does not hold, likewise.
#[inline(always)]
#[allow(unreachable_code, unused_variables)]
pub(crate) fn assertion<R>(site: Site, text: &'static str, instead: impl FnOnce() -> R) -> R {
    #[cold]
    #[inline(never)]
    fn end(site: Site, text: &'static str) -> Ended {
        ended(site, FaultKind::Assertion { text })
    }
    end(site, text).or(instead)
}

fn ended(site: Site, kind: FaultKind) -> Ended {
    let fault = Fault {
        function: site.function(),
        kind,
    };
    elements::end(site, fault).unwrap_or_else(|| panic!("{fault}"))
}
