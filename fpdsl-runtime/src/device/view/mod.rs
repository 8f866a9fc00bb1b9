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
    /// In a slice of the host, from the first to the last.
    Host {
        values: S,
        /// 1 for adjacent elements, and where there is one or none.
        step: usize,
    },
    /// On a device. A region that is written is the only one that has its elements.
    Device(Region<'a>),
}

impl<'a, T: Element, S: Deref<Target = [T]>> At<'a, S> {
    fn len(&self) -> usize {
        match self {
            At::Host { values, step: 1 } => values.len(),
            At::Host { values, step } => values.len().div_ceil(*step),
            At::Device(region) => region.len,
        }
    }

    fn as_view(&self) -> View<'_, T> {
        View(match self {
            At::Host { values, step } => At::Host { values, step: *step },
            At::Device(region) => At::Device(*region),
        })
    }

    /// Elements `start`, `start + step`, …, `len` of them, all of which there are. `cut` takes a part of a slice.
    fn within(self, start: usize, step: usize, len: usize, cut: impl FnOnce(S, Range<usize>) -> S) -> Self {
        match self {
            At::Host { values, step: own } => {
                let step = if len <= 1 { 1 } else { step * own };
                // None may begin behind the last element.
                let first = start.saturating_mul(own).min(values.len());
                let end = first + len.min(1) + len.saturating_sub(1) * step;
                At::Host {
                    values: cut(values, first..end),
                    step,
                }
            }
            At::Device(region) => At::Device(region.within(start, step, len)),
        }
    }

    /// The slice and the step, for a call of `function` on the host.
    pub(super) fn on_host(self, function: &'static str) -> Result<(S, usize), Error> {
        match self {
            At::Host { values, step } => Ok((values, step)),
            At::Device(region) => Err(not_on_host(function, &region)),
        }
    }

    fn device_name(&self) -> String {
        match self {
            At::Host { .. } => Device::host().name(),
            At::Device(region) => region.device.name(),
        }
    }
}

macro_rules! of_slices {
    ($(($($generics:tt)*) $slice:ty => $View:ident;)*) => {$(
        impl<'a, $($generics)*> From<$slice> for $View<'a, T> {
            fn from(values: $slice) -> Self {
                $View(At::Host { values, step: 1 })
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
