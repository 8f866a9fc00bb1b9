//! Recording what is read from slices.

use std::vec;

use super::{Trace, Traced};
use crate::element::Element;
use crate::ir::{Op, Operand, SiteKind, Stmt, groups};
use crate::lift::{LeafVisitor, Lift, Scalar};
use crate::mode::Rounding;

/// A slice parameter, or a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TracedSlice {
    /// A position in the inputs' buffers, of the first of those that it has.
    pub(super) buffer: u32,
    /// Of a row, where it begins in the memory of all.
    pub(super) start: Option<Operand>,
}

impl<'t> Trace<'t> {
    /// `slice.len()`.
    pub(super) fn record_len(self, slice: TracedSlice) -> Traced<usize> {
        Traced::new(
            self.recorder
                .compute(usize::TYPE, Op::Len(slice.buffer), Vec::new()),
        )
    }

    /// A check of a part of a slice, with this many elements.
    pub(super) fn record_in_slice(self, slice: TracedSlice, ok: Operand, index: Operand, len: Operand) {
        let TracedSlice { buffer, .. } = slice;
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
        let TracedSlice { buffer, .. } = slice;
        let len = self.record_len(slice).operand;
        self.check_below(index, len, SiteKind::OutOfSlice { buffer });
        match self.in_all_rows(slice, index) {
            None => self.record_loads::<T>(slice, index),
            Some(position) => {
                let zero = T::lift(self, T::BLANK);
                let types = self.scalars(zero).into_iter().map(|(ty, _)| ty);
                let read = |ty| self.recorder.compute(ty, Op::Read(buffer), vec![position]);
                self.with_scalars(zero, types.map(read).collect())
            }
        }
    }

    /// `row[index] = value`: the check, then the write.
    pub(super) fn record_row_set<T: Element>(
        self,
        row: TracedSlice,
        index: Operand,
        value: <T as Lift>::On<Trace<'t>>,
    ) {
        let TracedSlice { buffer, .. } = row;
        let len = self.record_len(row).operand;
        self.check_below(index, len, SiteKind::OutOfSlice { buffer });
        let position = self.in_all_rows(row, index).unwrap_or(index);
        for (_, value) in self.scalars(value) {
            self.recorder.push(Stmt::Write {
                row: buffer,
                index: position,
                value,
            });
        }
    }

    /// The position in the memory of all rows, if this is a row.
    fn in_all_rows(self, row: TracedSlice, index: Operand) -> Option<Operand> {
        let add = Op::Add(Rounding::TowardZero);
        row.start
            .map(|start| self.recorder.compute(usize::TYPE, add, vec![start, index]))
    }

    /// One load for each scalar of the element, whose index is in bounds.
    pub(super) fn record_loads<T: Element>(
        self,
        slice: TracedSlice,
        index: Operand,
    ) -> <T as Lift>::On<Trace<'t>> {
        let TracedSlice { buffer, .. } = slice;
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
