//! Recording what is read from slices.

use std::vec;

use super::{Trace, Traced};
use crate::element::Element;
use crate::ir::{Op, Operand, SiteKind, Stmt, groups};
use crate::lift::{LeafVisitor, Lift, Scalar};

/// A slice parameter: a position in the inputs' buffers, of the first of those that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TracedSlice(pub(super) u32);

impl<'t> Trace<'t> {
    /// `slice.len()`.
    pub(super) fn record_len(self, slice: TracedSlice) -> Traced<usize> {
        Traced::new(self.recorder.compute(usize::TYPE, Op::Len(slice.0), Vec::new()))
    }

    /// A check of a part of a slice, with this many elements.
    pub(super) fn record_in_slice(self, slice: TracedSlice, ok: Operand, index: Operand, len: Operand) {
        let TracedSlice(buffer) = slice;
        let site = self.recorder.site(self.frame, SiteKind::OutOfSlice { buffer });
        self.recorder.push(Stmt::Check {
            ok,
            site,
            index: Some(index),
            len: Some(len),
        });
    }

    /// `slice[index]`: the check, then one load for each scalar of the element.
    pub(super) fn record_slice_get<T: Element>(
        self,
        slice: TracedSlice,
        index: Operand,
    ) -> <T as Lift>::On<Trace<'t>> {
        let TracedSlice(buffer) = slice;
        let len = self.record_len(slice).operand;
        self.check_below(index, len, SiteKind::OutOfSlice { buffer });
        self.record_loads::<T>(slice, index)
    }

    /// One load for each scalar of the element, whose index is in bounds.
    pub(super) fn record_loads<T: Element>(
        self,
        slice: TracedSlice,
        index: Operand,
    ) -> <T as Lift>::On<Trace<'t>> {
        let TracedSlice(buffer) = slice;
        T::leaves(&mut Loads {
            b: self,
            buffer,
            index,
            places: groups(&T::SHAPE).places.into_iter(),
        })
    }
}

/// Loads the scalars of an element, in order.
struct Loads<'t> {
    b: Trace<'t>,
    buffer: u32,
    index: Operand,
    /// The buffers of the scalars that are left, counted from the first, and their offsets there.
    places: vec::IntoIter<(usize, usize)>,
}

impl<'t> LeafVisitor<Trace<'t>> for Loads<'t> {
    fn leaf<T: Scalar>(&mut self) -> T::On<Trace<'t>> {
        let (group, offset) = self.places.next().expect("a place for each scalar");
        let load = Op::Load {
            buffer: self.buffer + group as u32,
            offset: offset as u32,
        };
        let loaded = self.b.recorder.compute(T::TYPE, load, vec![self.index]);
        self.b.with_scalars(T::lift(self.b, T::ZERO), vec![loaded])
    }
}
