//! Recording indices that are values of the run.
//!
//! A few elements are compared and chosen. More of them go to an array in memory, which is copied from the scalars and back into
//! them: [`place_arrays`](crate::ir::place_arrays) then leaves them there as long as nobody can tell.

use super::Trace;
use super::join::Join;
use crate::backend::State;
use crate::ir::{Array, Comparison, Constant, Op, Operand, Stmt};
use crate::lift::{Scalar, ScalarType};
use crate::mode::Rounding;

/// Arrays of at most so many elements are chosen from: as many selections are cheaper than memory.
const MAX_CHOICES: usize = 4;

/// The scalars of an element, in order.
type Scalars = Vec<(ScalarType, Operand)>;

/// Elements in memory.
enum Memory {
    /// One array of elements of `count` scalars each, all of one type.
    Row { array: Array, count: usize },
    /// An array for each scalar of an element.
    Planes(Vec<Array>),
}

/// A position as an operand.
fn position(number: usize) -> Operand {
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
        let memory = self.memory(elements);
        self.element(&memory, leaves, index)
    }

    /// The scalars of all elements, once that at `index` is `value`.
    fn changed(self, elements: &[Scalars], index: Operand, value: &Scalars) -> Vec<Vec<Operand>> {
        let memory = self.memory(elements);
        for ((array, index), &(_, value)) in self.places(&memory, index).into_iter().zip(value) {
            self.recorder.push(Stmt::Put { array, index, value });
        }
        (0..elements.len())
            .map(|i| self.element(&memory, value, position(i)))
            .collect()
    }

    /// The scalars of an element in memory, of the types of `like`.
    fn element(self, memory: &Memory, like: &[(ScalarType, Operand)], index: Operand) -> Vec<Operand> {
        let places = self.places(memory, index).into_iter();
        let read = places
            .zip(like)
            .map(|((array, place), &(ty, _))| self.recorder.compute(ty, Op::Element(array), vec![place]));
        read.collect()
    }

    /// Copies elements to memory.
    fn memory(self, elements: &[Scalars]) -> Memory {
        let leaves = &elements[0];
        if let Some(&(ty, _)) = leaves.first()
            && leaves.iter().all(|&(other, _)| other == ty)
        {
            let all = elements.iter().flatten().map(|&(_, scalar)| scalar);
            return Memory::Row {
                array: self.recorder.array(ty, all.collect()),
                count: leaves.len(),
            };
        }
        let planes = leaves.iter().enumerate().map(|(leaf, &(ty, _))| {
            let plane = elements.iter().map(|element| element[leaf].1);
            self.recorder.array(ty, plane.collect())
        });
        Memory::Planes(planes.collect())
    }

    /// For each scalar of the element at `index`, the array that has it, and its position there.
    fn places(self, memory: &Memory, index: Operand) -> Vec<(Array, Operand)> {
        match *memory {
            Memory::Row { array, count: 1 } => vec![(array, index)],
            Memory::Row { array, count } => {
                let integer = |op, x, y| self.recorder.compute(usize::TYPE, op, vec![x, y]);
                let first = integer(Op::Mul(Rounding::TowardZero), index, position(count));
                let place = |leaf| integer(Op::Add(Rounding::TowardZero), first, position(leaf));
                (0..count).map(|leaf| (array, place(leaf))).collect()
            }
            Memory::Planes(ref planes) => planes.iter().map(|&plane| (plane, index)).collect(),
        }
    }
}
