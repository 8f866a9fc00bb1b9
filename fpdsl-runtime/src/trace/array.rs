//! Recording indices that are values of the run.
//!
//! A few elements are compared and chosen. More of them go to an array in memory, which is copied from the scalars and back into
//! them: [`place_arrays`](crate::ir::place_arrays) then leaves them there as long as nobody can tell. Elements whose scalars are all of
//! one type lie in one array, element after element; others have an array for each scalar.
//!
//! More than four elements are copied (`Stmt::Fill`). An index that has been checked is not checked again.

use super::Trace;
use super::join::Join;
use super::rows::Row;
use crate::backend::State;
use crate::ir::{Array, Comparison, Constant, Op, Operand};
use crate::lift::{Scalar, ScalarType};
use crate::mode::Rounding;

/// Arrays of at most this many elements are chosen from: as many selections are cheaper than memory.
const MAX_CHOICES: usize = 4;

/// The scalars of an element, in order.
type Scalars = Vec<(ScalarType, Operand)>;

/// A position as an operand.
pub(super) fn position(number: usize) -> Operand {
    Operand::Const(Constant {
        ty: ScalarType::Usize,
        bits: number as u64,
    })
}

impl<'t> Trace<'t> {
    /// `array[index]`.
    pub(super) fn record_index<S: State<Self>, const N: usize>(self, array: [S; N], index: Operand) -> S {
        if let Some(position) = self.position(index, N) {
            return array[position];
        }
        let elements: Vec<Scalars> = array.iter().map(|&element| self.scalars(element)).collect();
        self.with_scalars(array[0], self.chosen(&elements, index))
    }

    /// `array` with `array[index] = value`.
    pub(super) fn record_index_set<S: State<Self>, const N: usize>(
        self,
        mut array: [S; N],
        index: Operand,
        value: S,
    ) -> [S; N] {
        if let Some(position) = self.position(index, N) {
            array[position] = value;
            return array;
        }
        if N <= MAX_CHOICES {
            return core::array::from_fn(|i| {
                let same = Op::Compare(Comparison::Eq);
                let same = self.recorder.compute(bool::TYPE, same, vec![index, position(i)]);
                S::merge(self, &mut Join::Select(same), value, array[i])
            });
        }
        let elements: Vec<Scalars> = array.iter().map(|&element| self.scalars(element)).collect();
        let mut changed = self.changed(&elements, index, &self.scalars(value)).into_iter();
        array.map(|element| self.with_scalars(element, changed.next().expect("as many elements")))
    }

    /// The scalars of the element at `index`.
    fn chosen(self, elements: &[Scalars], index: Operand) -> Vec<Operand> {
        let leaves = &elements[0];
        if elements.len() <= MAX_CHOICES {
            let chosen = leaves.iter().enumerate().map(|(leaf, &(ty, _))| {
                let values = elements.iter().map(|element| element[leaf].1);
                let args = [index].into_iter().chain(values).collect();
                self.recorder.compute(ty, Op::Index, args)
            });
            return chosen.collect();
        }
        let Some(ty) = common_type(leaves) else {
            return self.in_planes(elements, index, None).swap_remove(0);
        };
        let all = flat(elements);
        let row = self.recorder.row(&all).unwrap_or_else(|| {
            let array = self.recorder.array(ty, all);
            Row::whole(array)
        });
        self.read_row(ty, &self.row_in(&row, index, leaves.len()), leaves.len())
    }

    /// The scalars of all elements, once that at `index` is `value`.
    fn changed(self, elements: &[Scalars], index: Operand, value: &Scalars) -> Vec<Vec<Operand>> {
        let Some(ty) = common_type(value) else {
            return self.in_planes(elements, index, Some(value));
        };
        let (all, count) = (flat(elements), value.len());
        let values: Vec<Operand> = value.iter().map(|&(_, scalar)| scalar).collect();
        let changes = self.recorder.changes(&all, index, &values);
        let array = self.recorder.array(ty, all);
        let first = self.integer(Op::Mul(Rounding::TowardZero), index, position(count));
        for (at, value) in changes {
            let index = self.integer(Op::Add(Rounding::TowardZero), first, at);
            self.recorder.put(array, index, value);
        }
        let read = self.read_row(ty, &Row::whole(array), elements.len() * count);
        read.chunks(count).map(<[Operand]>::to_vec).collect()
    }

    /// Scalars that lie one after the other, read.
    fn read_row(self, ty: ScalarType, row: &Row, count: usize) -> Vec<Operand> {
        let read = (0..count).map(|leaf| {
            let place = self.integer(Op::Add(Rounding::TowardZero), row.base, position(row.leaf + leaf));
            let read = self.recorder.compute(ty, Op::Element(row.array), vec![place]);
            self.recorder.note_read(read, row.clone(), leaf);
            read
        });
        read.collect()
    }

    /// Element `index` of a row of elements of `count` scalars.
    fn row_in(self, row: &Row, index: Operand, count: usize) -> Row {
        let first = self.integer(Op::Mul(Rounding::TowardZero), index, position(count));
        let base = self.integer(Op::Add(Rounding::TowardZero), row.base, first);
        row.element(base, index)
    }

    /// A product or sum of positions; those with 1 and 0 are none.
    fn integer(self, op: Op, x: Operand, y: Operand) -> Operand {
        let neutral = position(usize::from(matches!(op, Op::Mul(_))));
        match (x, y) {
            (x, y) if y == neutral => x,
            (x, y) if x == neutral => y,
            (x, y) => self.recorder.compute(usize::TYPE, op, vec![x, y]),
        }
    }

    /// Elements with scalars of several types, which have an array for each: the element at `index` alone, or all elements once
    /// that at `index` is `value`.
    fn in_planes(self, elements: &[Scalars], index: Operand, value: Option<&Scalars>) -> Vec<Vec<Operand>> {
        let leaves = &elements[0];
        let planes: Vec<Array> = (0..leaves.len())
            .map(|leaf| {
                let plane = elements.iter().map(|element| element[leaf].1);
                self.recorder.array(leaves[leaf].0, plane.collect())
            })
            .collect();
        let read = |place: Operand| {
            let read = planes.iter().zip(leaves);
            let read =
                read.map(|(&plane, &(ty, _))| self.recorder.compute(ty, Op::Element(plane), vec![place]));
            read.collect()
        };
        let Some(value) = value else {
            return vec![read(index)];
        };
        for (&plane, &(_, value)) in planes.iter().zip(value) {
            self.recorder.put(plane, index, value);
        }
        (0..elements.len()).map(|i| read(position(i))).collect()
    }
}

/// The type of all scalars, if they have one.
fn common_type(scalars: &Scalars) -> Option<ScalarType> {
    let &(ty, _) = scalars.first()?;
    scalars.iter().all(|&(other, _)| other == ty).then_some(ty)
}

/// All scalars of elements, element after element.
fn flat(elements: &[Scalars]) -> Vec<Operand> {
    elements.iter().flatten().map(|&(_, scalar)| scalar).collect()
}
