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
#[derive(Clone, Copy, Debug, Default)]
pub struct Site {
    /// The innermost `#[fp]` function that is running.
    function: &'static str,
    depth: Depth,
    /// The element of a device's call; none in a scalar call.
    #[cfg(all(feature = "std", panic = "unwind"))]
    element: Option<usize>,
}

impl Site {
    /// A scalar call.
    pub const CALL: Site = Site {
        function: "",
        depth: Depth::NONE,
        #[cfg(all(feature = "std", panic = "unwind"))]
        element: None,
    };

    /// An element of a device's call.
    #[inline(always)]
    #[cfg(all(feature = "std", panic = "unwind"))]
    pub(crate) fn of_element(element: usize) -> Self {
        Site {
            function: "",
            depth: Depth::NONE,
            element: Some(element),
        }
    }

    /// The same element in another function.
    #[inline(always)]
    pub(crate) fn enter(mut self, function: &'static str) -> Self {
        self.function = function;
        self
    }

    /// The same element in a function that is given by a trait.
    #[inline(always)]
    pub(crate) fn enter_given(mut self, function: &'static str) -> Self {
        self.depth = self.depth.within(function);
        self
    }
}

/// Integer division or remainder by zero.
#[cold]
#[inline(never)]
pub(crate) fn division_by_zero(site: Site) -> ! {
    #[cfg(all(feature = "std", panic = "unwind"))]
    if let Some(element) = site.element {
        unwinding::throw(element, site.function, FaultKind::DivisionByZero);
    }
    panic!("integer division by zero in `{}`", site.function)
}

/// An index that is not below the length.
#[cold]
#[inline(never)]
pub(crate) fn out_of_bounds(site: Site, index: usize, len: usize) -> ! {
    #[cfg(all(feature = "std", panic = "unwind"))]
    if let Some(element) = site.element {
        let (index, len) = (index as u64, len as u64);
        unwinding::throw(element, site.function, FaultKind::OutOfBounds { index, len });
    }
    panic!(
        "index {index} is out of bounds for length {len} in `{}`",
        site.function
    )
}

#[cfg(all(feature = "std", panic = "unwind"))]
mod unwinding {
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    use super::*;

    /// The payload, which nobody else can make.
    struct Thrown(ElementFault);

    pub(super) fn throw(element: usize, function: &'static str, kind: FaultKind) -> ! {
        let fault = Fault { function, kind };
        resume_unwind(Box::new(Thrown(ElementFault { fault, element })))
    }

    /// Runs elements, and stops at the first fault. Any other panic goes on.
    ///
    /// # Errors
    ///
    /// The fault.
    pub fn caught<R>(run: impl FnOnce() -> R) -> Result<R, ElementFault> {
        // What was written before the fault is whole elements; nobody sees them.
        catch_unwind(AssertUnwindSafe(run)).map_err(|payload| match payload.downcast::<Thrown>() {
            Ok(thrown) => thrown.0,
            Err(other) => resume_unwind(other),
        })
    }
}

#[cfg(all(feature = "std", panic = "unwind"))]
pub(crate) use unwinding::caught;
