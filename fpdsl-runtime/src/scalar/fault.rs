//! Faults of bodies that run one element at a time.
//!
//! A fault ends the body. In a scalar call it is the documented panic. An element of a device's call unwinds to whoever runs
//! the elements, with the fault as the payload and without the panic hook: nothing is printed, and the caller gets an error.
//! So the code of an element is that of a plain call: a fault is a jump to a cold function that does not return, and there is
//! nothing to ask after it.

use crate::fault::Depth;
#[cfg(all(feature = "std", panic = "unwind"))]
use crate::fault::{ElementFault, Fault, FaultKind};

/// The place where a scalar backend computes, for the text of a fault.
///
/// Every operation of a body is handed the backend, which holds this. Of two words, rustc hands on both in registers; more, and each
/// operation would copy it in memory, which LLVM takes as long to clean up as all the rest.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The first byte of the name of the innermost `#[fp]` function that is running.
    function: *const u8,
    /// From the lowest bits on: the length of the name, the depth, and the element of a [window](WINDOW) plus one, or zero in a scalar
    /// call.
    place: u64,
}

const LENGTH_BITS: u32 = 12;
const DEPTH_BITS: u32 = 6;
const LENGTH: u64 = (1 << LENGTH_BITS) - 1;
const DEPTH: u64 = ((1 << DEPTH_BITS) - 1) << LENGTH_BITS;

/// Elements that a [`Site`] can number. The elements of a device's call are computed in windows of so many, and a site counts from the
/// beginning of its window, so positions have no limit but that of `usize`.
#[cfg(all(feature = "std", panic = "unwind"))]
const WINDOW: usize = match 1_usize.checked_shl(u64::BITS - LENGTH_BITS - DEPTH_BITS - 1) {
    Some(window) => window,
    None => usize::MAX,
};

// SAFETY: the pointer is one to text that lives as long as the program.
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
    };

    /// An element of a device's call, counted from the beginning of the window that [`caught`] runs.
    #[inline(always)]
    #[cfg(all(feature = "std", panic = "unwind"))]
    pub(crate) fn of_element(element: usize) -> Self {
        Site {
            place: (element as u64 + 1) << (LENGTH_BITS + DEPTH_BITS),
            ..Site::CALL
        }
    }

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

    /// The element of a window.
    #[cfg(all(feature = "std", panic = "unwind"))]
    fn element(self) -> Option<usize> {
        (self.place >> (LENGTH_BITS + DEPTH_BITS))
            .checked_sub(1)
            .map(|element| element as usize)
    }
}

/// Integer division or remainder by zero.
#[cold]
#[inline(never)]
pub(crate) fn division_by_zero(site: Site) -> ! {
    #[cfg(all(feature = "std", panic = "unwind"))]
    if let Some(element) = site.element() {
        unwinding::throw(element, site.function(), FaultKind::DivisionByZero);
    }
    panic!("integer division by zero in `{}`", site.function())
}

/// An index that is not below the length.
#[cold]
#[inline(never)]
pub(crate) fn out_of_bounds(site: Site, index: usize, len: usize) -> ! {
    #[cfg(all(feature = "std", panic = "unwind"))]
    if let Some(element) = site.element() {
        let (index, len) = (index as u64, len as u64);
        unwinding::throw(element, site.function(), FaultKind::OutOfBounds { index, len });
    }
    panic!(
        "index {index} is out of bounds for length {len} in `{}`",
        site.function()
    )
}

#[cfg(all(feature = "std", panic = "unwind"))]
mod unwinding {
    use core::ops::Range;
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    use super::*;
    use crate::lanes::PART;

    /// The payload, which nobody else can make.
    struct Thrown(ElementFault);

    pub(super) fn throw(element: usize, function: &'static str, kind: FaultKind) -> ! {
        let fault = Fault { function, kind };
        resume_unwind(Box::new(Thrown(ElementFault { fault, element })))
    }

    /// Runs the elements of a range, window by window, and stops at the first fault. Any other panic goes on. Windows begin at
    /// multiples of [`PART`] behind the start of the range. The sites of a window count from its beginning.
    ///
    /// # Errors
    ///
    /// The fault, with the number of its element.
    pub fn caught(range: Range<usize>, mut run: impl FnMut(Range<usize>)) -> Result<(), ElementFault> {
        const { assert!(WINDOW == usize::MAX || WINDOW.is_multiple_of(PART)) };
        let mut first = range.start;
        while first < range.end {
            let end = first + WINDOW.min(range.end - first);
            // What was written before the fault is whole elements; nobody sees them.
            catch_unwind(AssertUnwindSafe(|| run(first..end))).map_err(|payload| {
                match payload.downcast::<Thrown>() {
                    Ok(thrown) => ElementFault {
                        element: first + thrown.0.element,
                        ..thrown.0
                    },
                    Err(other) => resume_unwind(other),
                }
            })?;
            first = end;
        }
        Ok(())
    }
}

#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) use unwinding::caught;

#[cfg(all(test, feature = "std", panic = "unwind"))]
mod tests {
    use core::ops::Range;

    use super::*;

    #[test]
    fn a_site_keeps_its_element_through_functions() {
        assert_eq!(Site::CALL.enter("f").element(), None);
        for element in [0, 1, 70_000, 1 << 40] {
            let site = Site::of_element(element)
                .enter_given("solver")
                .enter("right_side");
            assert_eq!((site.element(), site.function()), (Some(element), "right_side"));
            assert_eq!(site.enter("").element(), Some(element));
        }
    }

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn the_elements_of_every_window_are_counted() {
        let last = isize::MAX as usize;
        let faults_at = |range: Range<usize>, element: usize| {
            let mut end = range.start;
            let outcome = caught(range.clone(), |window| {
                assert_eq!(window.start, end, "no element is left out");
                end = window.end;
                if window.contains(&element) {
                    division_by_zero(Site::of_element(element - window.start).enter("f"));
                }
            });
            assert!(outcome.is_err() || end == range.end);
            outcome.map_err(|fault| fault.element)
        };
        for element in [
            0,
            1,
            WINDOW - 1,
            WINDOW,
            3 * WINDOW + 5,
            (1 << 46) - 2,
            1 << 46,
            1 << 60,
            last - 1,
        ] {
            assert_eq!(faults_at(0..last, element), Err(element));
            assert_eq!(faults_at(element..last, element), Err(element));
            assert_eq!(faults_at(element / 2..last, element), Err(element));
        }
        assert_eq!(faults_at(0..last, last), Ok(()));
        assert_eq!(faults_at(7..7, 7), Ok(()));
    }

    #[test]
    fn a_name_that_is_too_long_is_cut_between_characters() {
        let long: &'static str = "ä".repeat(3000).leak();
        let name = Site::of_element(7).enter(long).function();
        assert!(long.starts_with(name) && name.len() < 4096, "{}", name.len());
        assert_eq!(Site::of_element(7).enter(long).element(), Some(7));
    }

    #[test]
    #[should_panic(expected = "calls nest more than 32 deep in `deep`")]
    fn a_site_counts_calls_of_given_functions() {
        let mut site = Site::CALL;
        for _ in 0..33 {
            site = site.enter_given("deep").enter("deep");
        }
    }
}
