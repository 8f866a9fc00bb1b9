//! Faults that unwind.
//!
//! An element is numbered within a window of elements, so that its number fits beside the place in two words. Whoever catches the
//! fault adds where the window begins.

use core::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use super::super::{ElementFault, Fault};
use super::{DEPTH_BITS, LENGTH_BITS, Site};

/// Elements that a [`Site`] can number. The elements of a device's call are computed in windows of this many, and a site counts from
/// the beginning of its window, so positions have no limit but that of `usize`.
pub(crate) const WINDOW: usize = match 1_usize.checked_shl(u64::BITS - LENGTH_BITS - DEPTH_BITS - 1) {
    Some(window) => window,
    None => usize::MAX,
};

/// What comes after a fault: nothing.
pub(super) enum Ended {}

impl Ended {
    /// A value in place of one that does not exist.
    #[inline(always)]
    pub(super) fn or<R>(self, _: impl FnOnce() -> R) -> R {
        match self {}
    }
}

impl Site {
    /// An element, counted from the beginning of the window that [`caught`] runs.
    #[inline(always)]
    fn of_element(element: usize) -> Self {
        Site {
            place: (element as u64 + 1) << (LENGTH_BITS + DEPTH_BITS),
            ..Site::CALL
        }
    }

    /// The element of a window.
    fn element(self) -> Option<usize> {
        (self.place >> (LENGTH_BITS + DEPTH_BITS))
            .checked_sub(1)
            .map(|element| element as usize)
    }

    /// Returns true unless a fault has ended the body.
    #[inline(always)]
    pub(crate) fn goes_on(self) -> bool {
        true
    }
}

/// Makes the sites of elements whose faults are caught.
#[derive(Clone, Copy)]
pub(crate) struct Watch(());

impl Watch {
    /// The site of an element, counted from the beginning of its window.
    #[inline(always)]
    pub(crate) fn site(self, element: usize) -> Site {
        Site::of_element(element)
    }

    /// Returns true if an element has faulted, and no more need be computed.
    #[inline(always)]
    pub(crate) fn stops(self) -> bool {
        false
    }
}

/// The payload, which nobody else can make.
struct Thrown(ElementFault);

/// Ends an element; gives nothing for a scalar call.
pub(super) fn end(site: Site, fault: Fault) -> Option<Ended> {
    let element = site.element()?;
    resume_unwind(Box::new(Thrown(ElementFault { fault, element })))
}

/// Runs the elements of a range, window by window, and stops at the first fault. Any other panic goes on. Windows begin at
/// multiples of [`WINDOW`] after the start of the range. The sites of a window count from its beginning.
///
/// # Errors
///
/// The fault, with the number of its element.
pub(super) fn caught(
    range: Range<usize>,
    run: &mut dyn FnMut(Range<usize>, Watch),
) -> Result<(), ElementFault> {
    let mut first = range.start;
    while first < range.end {
        let end = first + WINDOW.min(range.end - first);
        // What was written before the fault is whole elements; nobody sees them.
        catch_unwind(AssertUnwindSafe(|| run(first..end, Watch(())))).map_err(|payload| {
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

#[cfg(test)]
mod tests {
    use super::super::division_by_zero;
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
            let outcome = caught(range.clone(), &mut |window, watch| {
                assert_eq!(window.start, end, "no element is left out");
                end = window.end;
                if window.contains(&element) {
                    division_by_zero(watch.site(element - window.start).enter("f"), || ());
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
