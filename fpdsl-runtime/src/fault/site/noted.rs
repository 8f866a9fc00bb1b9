//! Faults that are noted, for builds in which panics do not unwind (WebAssembly, no `std`).
//!
//! The element goes on to its end with zeros that nobody sees, and its loops end at once.

use core::cell::Cell;
use core::ops::Range;

use super::super::{ElementFault, Fault};
use super::Site;

/// What comes after a fault: the element goes on, with zeros.
pub(super) struct Ended(());

impl Ended {
    /// A value in place of one that does not exist.
    #[inline(always)]
    pub(super) fn or<R>(self, value: impl FnOnce() -> R) -> R {
        value()
    }
}

/// The element that is computed, and the first fault.
#[derive(Debug)]
pub(super) struct Note {
    element: Cell<usize>,
    fault: Cell<Option<ElementFault>>,
}

impl Site {
    /// The note, unless this is a scalar call.
    #[inline(always)]
    fn note<'a>(self) -> Option<&'a Note> {
        // SAFETY: `caught` keeps the note for as long as sites of its elements are used.
        unsafe { self.note.as_ref() }
    }

    /// Returns true unless a fault has ended the body: a loop must not go on for ever with values that are none.
    #[inline(always)]
    pub(crate) fn goes_on(self) -> bool {
        self.note().is_none_or(|note| note.fault.get().is_none())
    }
}

/// Makes the sites of elements whose faults are noted.
#[derive(Clone, Copy)]
pub(crate) struct Watch(*const Note);

impl Watch {
    /// The site of an element, counted from the first one.
    #[inline(always)]
    pub(crate) fn site(self, element: usize) -> Site {
        let site = Site {
            note: self.0,
            ..Site::CALL
        };
        if let Some(note) = site.note() {
            note.element.set(element);
        }
        site
    }

    /// Returns true if an element has faulted, and no more need be computed.
    #[inline(always)]
    pub(crate) fn stops(self) -> bool {
        // SAFETY: as for a site.
        unsafe { (*self.0).fault.get().is_some() }
    }
}

/// Notes the fault of an element; gives nothing for a scalar call.
pub(super) fn end(site: Site, fault: Fault) -> Option<Ended> {
    let note = site.note()?;
    if note.fault.get().is_none() {
        let element = note.element.get();
        note.fault.set(Some(ElementFault { fault, element }));
    }
    Some(Ended(()))
}

/// Runs the elements of a range, which stops soon after the first fault. The sites count from its beginning.
///
/// # Errors
///
/// The first fault, with the number of its element.
pub(super) fn caught(
    range: Range<usize>,
    run: &mut dyn FnMut(Range<usize>, Watch),
) -> Result<(), ElementFault> {
    let note = Note {
        element: Cell::new(0),
        fault: Cell::new(None),
    };
    let first = range.start;
    if !range.is_empty() {
        run(range, Watch(&raw const note));
    }
    match note.fault.get() {
        None => Ok(()),
        Some(found) => Err(ElementFault {
            element: first + found.element,
            ..found
        }),
    }
}
