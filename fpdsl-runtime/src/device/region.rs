//! A part of a buffer's memory on an accelerator.
//!
//! On the host elements a step apart are read and written where they are (`loops::Steps`).

use core::ops::{Bound, RangeBounds};
use std::sync::Arc;

use super::Device;
use super::accelerator::{Accelerator, Memory, Rows};
use super::planes::{self, HostLayout, Piece};
use crate::element::{Element, bytes_of};
use crate::error::Error;

/// Elements `start`, `start + step`, … of a buffer, `len` of them. All are within the buffer.
///
/// Kernels take addresses of arrays without gaps. A region that is one is passed as it lies. Any other is copied: rows, columns and
/// planes of structs are rows of bytes for the driver. A kernel that knew strides would be compiled again for each argument that
/// has one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region<'a> {
    pub(super) device: &'a Arc<dyn Accelerator>,
    /// A piece for each type of scalars in an element.
    pub(super) memory: &'a [Box<dyn Memory>],
    /// The elements of the buffer, which is the length of its planes.
    pub(super) whole: usize,
    /// How they lie.
    pub(super) layout: HostLayout,
    pub(super) start: usize,
    pub(super) step: usize,
    pub(super) len: usize,
}

impl<'a> Region<'a> {
    /// The region of elements of this one, which has them.
    pub(super) fn within(self, start: usize, step: usize, len: usize) -> Self {
        // None may begin behind the last element, and the step to another may be any number if there is no other.
        let (start, step) = match len {
            0 => (0, 1),
            1 => (start * self.step, 1),
            _ => (start * self.step, step * self.step),
        };
        Region {
            start: self.start + start,
            step,
            len,
            ..self
        }
    }

    /// Returns true if all of the memory is of that device.
    pub(super) fn is_on(&self, device: &dyn Accelerator) -> bool {
        self.memory.iter().all(|memory| device.owns(&**memory))
    }

    /// Returns an error unless it is on that device, for a kernel of `function`.
    pub(super) fn expect_on(
        &self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<(), Error> {
        if self.is_on(&**device) {
            return Ok(());
        }
        Err(Error::WrongDevice {
            function,
            device: device.name(),
            buffer: self.device.name(),
        })
    }

    /// Memory of the region's elements as a kernel reads them: a part of the buffer's, or a copy.
    pub(super) fn readable(&self, device: &dyn Accelerator) -> Result<Vec<Box<dyn Memory>>, Error> {
        if let Some(part) = self.part(device) {
            return part;
        }
        let mut packed = Vec::new();
        self.layout.allocate(device, self.len, &mut packed)?;
        for ((piece, from), to) in self.layout.pieces().iter().zip(self.memory).zip(&packed) {
            for rows in self.rows(piece) {
                device.copy(&**from, &**to, &rows)?;
            }
        }
        Ok(packed)
    }

    /// Returns true if the elements lie as those of a buffer of their own would.
    pub(super) fn lies_in_a_row(&self) -> bool {
        let whole = self.start == 0 && self.len == self.whole;
        self.step == 1 && (whole || !self.layout.in_planes())
    }

    /// The region's memory, if it lies so.
    pub(super) fn part(&self, device: &dyn Accelerator) -> Option<Result<Vec<Box<dyn Memory>>, Error>> {
        let part = |(piece, memory): (&Piece, &dyn Memory)| {
            let start = self.start * piece.bytes();
            device.part(memory, start..start + self.len * piece.bytes())
        };
        let memory = self.memory.iter().map(|memory| &**memory);
        self.lies_in_a_row()
            .then(|| self.layout.pieces().iter().zip(memory).map(part).collect())
    }

    /// Copies elements that lie as in a buffer of their own to the region.
    pub(super) fn unpack(&self, device: &dyn Accelerator, packed: &[Box<dyn Memory>]) -> Result<(), Error> {
        for ((piece, to), from) in self.layout.pieces().iter().zip(self.memory).zip(packed) {
            for rows in self.rows(piece) {
                device.copy(&**from, &**to, &rows.back())?;
            }
        }
        Ok(())
    }

    /// Copies to the host.
    pub(super) fn download<T: Element>(&self, values: &mut [T]) -> Result<(), Error> {
        let device = &**self.device;
        planes::download(device, &self.readable(device)?, values)
    }

    /// Copies as many values as there are elements from the host.
    pub(super) fn upload<T: Element>(&self, values: &[T]) -> Result<(), Error> {
        let device = &**self.device;
        match self.part(device) {
            // What fills its buffer may lie in planes.
            Some(part) if !self.layout.differs() => part?
                .iter()
                .try_for_each(|part| device.write(&**part, bytes_of(values))),
            _ => self.unpack(device, &planes::upload(device, values)?),
        }
    }

    /// The rows of bytes of which the region has a piece, from there to where a buffer of its own has them.
    fn rows(self, piece: &Piece) -> impl Iterator<Item = Rows> + use<> {
        let Region {
            whole,
            start,
            step,
            len,
            ..
        } = self;
        let (planes, size) = self.layout.planes(piece);
        let plane = move |k: usize| Rows {
            count: len,
            width: size,
            from: (k * whole + start) * size,
            from_pitch: step.saturating_mul(size),
            to: k * len * size,
            to_pitch: size,
        };
        let in_a_row = step == 1;
        let pieces = if len == 0 {
            0
        } else if in_a_row {
            1
        } else {
            planes
        };
        (0..pieces).map(move |k| match in_a_row {
            false => plane(k),
            true => Rows {
                count: planes,
                width: len * size,
                from_pitch: whole * size,
                to_pitch: len * size,
                ..plane(0)
            },
        })
    }
}

/// The bounds of a range within this many elements.
///
/// # Errors
///
/// [`Error::OutOfRange`].
pub(super) fn bounds(range: impl RangeBounds<usize>, len: usize) -> Result<(usize, usize), Error> {
    let start = match range.start_bound() {
        Bound::Included(&start) => start,
        Bound::Excluded(&start) => start.saturating_add(1),
        Bound::Unbounded => 0,
    };
    let end = match range.end_bound() {
        Bound::Included(&end) => end.saturating_add(1),
        Bound::Excluded(&end) => end,
        Bound::Unbounded => len,
    };
    if start <= end && end <= len {
        Ok((start, end))
    } else {
        Err(Error::OutOfRange { start, end, len })
    }
}

/// Returns an error unless elements `start`, `start + step`, …, `n` of them, are within this many.
///
/// # Errors
///
/// [`Error::ZeroStep`] and [`Error::OutOfRange`].
pub(super) fn covered(start: usize, step: usize, n: usize, len: usize) -> Result<(), Error> {
    if step == 0 {
        return Err(Error::ZeroStep);
    }
    let end = match n.checked_sub(1) {
        None => start,
        Some(last) => last.saturating_mul(step).saturating_add(start).saturating_add(1),
    };
    bounds(start..end, len).map(drop)
}

/// Compares the number of values with that of the elements that they are copied to.
///
/// # Errors
///
/// [`Error::CopyLength`].
pub(super) fn same_length(expected: usize, found: usize) -> Result<(), Error> {
    if expected == found {
        Ok(())
    } else {
        Err(Error::CopyLength { expected, found })
    }
}

/// The error for a call on the host.
pub(super) fn not_on_host(function: &'static str, region: &Region<'_>) -> Error {
    Error::WrongDevice {
        function,
        device: Device::host().name(),
        buffer: region.device.name(),
    }
}
