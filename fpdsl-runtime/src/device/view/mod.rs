//! Parts of buffers and of host slices: arguments, and places of results.

mod exclusive;
mod shared;

use core::fmt;
use core::ops::{Deref, Range};

pub use exclusive::ViewMut;
pub use shared::View;

use super::Device;
use super::region::{Region, not_on_host};
use crate::element::Element;
use crate::error::Error;

/// Where the elements of a view are.
#[derive(Clone, Copy)]
pub(super) enum At<'a, S> {
    /// In a slice of the host.
    Slice(S),
    /// In a slice of the host from the first to the last, of which there are two at least, and not adjacent.
    Steps { values: S, step: usize, len: usize },
    /// On a device. A region that is written is the only one that has its elements.
    Device(Region<'a>),
}

impl<'a, T: Element, S: Deref<Target = [T]>> At<'a, S> {
    /// `len` elements on the host, a step apart if there are several.
    pub(super) fn of(values: S, step: usize, len: usize) -> Self {
        if step == 1 || len <= 1 {
            At::Slice(values)
        } else {
            At::Steps { values, step, len }
        }
    }

    fn len(&self) -> usize {
        match self {
            At::Slice(values) => values.len(),
            At::Steps { len, .. } => *len,
            At::Device(region) => region.len,
        }
    }

    fn as_view(&self) -> View<'_, T> {
        View(match self {
            At::Slice(values) => At::Slice(values),
            &At::Steps {
                ref values,
                step,
                len,
            } => At::Steps { values, step, len },
            At::Device(region) => At::Device(*region),
        })
    }

    /// Elements `start`, `start + step`, …, `len` of them, all of which there are. `cut` takes a part of a slice.
    fn within(self, start: usize, step: usize, len: usize, cut: impl FnOnce(S, Range<usize>) -> S) -> Self {
        let (values, own) = match self {
            At::Slice(values) => (values, 1),
            At::Steps { values, step, .. } => (values, step),
            At::Device(region) => return At::Device(region.within(start, step, len)),
        };
        // The step of one element may be any number, and none may begin behind the last element.
        let (first, covered) = match len {
            0 => (0, 0),
            1 => (start * own, 1),
            _ => (start * own, 1 + (len - 1) * step * own),
        };
        At::of(cut(values, first..first + covered), step.saturating_mul(own), len)
    }

    /// The slice and the step, for a call of `function` on the host.
    pub(super) fn on_host(self, function: &'static str) -> Result<(S, usize), Error> {
        match self {
            At::Slice(values) => Ok((values, 1)),
            At::Steps { values, step, .. } => Ok((values, step)),
            At::Device(region) => Err(not_on_host(function, &region)),
        }
    }

    fn device_name(&self) -> String {
        match self {
            At::Slice(_) | At::Steps { .. } => Device::host().name(),
            At::Device(region) => region.device.name(),
        }
    }
}

macro_rules! of_slices {
    ($(($($generics:tt)*) $slice:ty => $View:ident;)*) => {$(
        impl<'a, $($generics)*> From<$slice> for $View<'a, T> {
            fn from(values: $slice) -> Self {
                $View(At::Slice(values))
            }
        }
    )*};
}

of_slices! {
    (T: Element) &'a [T] => View;
    (T: Element, const N: usize) &'a [T; N] => View;
    (T: Element) &'a Vec<T> => View;
    (T: Element) &'a mut [T] => ViewMut;
    (T: Element, const N: usize) &'a mut [T; N] => ViewMut;
    (T: Element) &'a mut Vec<T> => ViewMut;
}

macro_rules! debug {
    ($($View:ident)*) => {$(
        impl<T: Element> fmt::Debug for $View<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (len, on) = (self.len(), self.device_name());
                write!(f, concat!(stringify!($View), " of {} {} on {}"), len, core::any::type_name::<T>(), on)
            }
        }
    )*};
}

debug!(View ViewMut);
