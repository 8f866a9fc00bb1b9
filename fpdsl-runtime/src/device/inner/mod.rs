//! Inner products: `c[i, j] = step(.. step(step(init, a[i, 0], b[0, j]), a[i, 1], b[1, j]) .., a[i, k-1], b[k-1, j])`.
//!
//! `k` ascends, and each element of the result has one chain. So the bits are those of three nested loops, whatever computes them.
//!
//! [`Chain`] is the chain as a function of a position: a call of it runs on every device as any other call does, and everything that is
//! done with calls is done with it. The host knows it ([`Function::step`]) and computes large products by blocks: `tile` makes a kernel of
//! a [step](InnerStep), which has some rows of running values in registers; `panels` holds what it reads; `job` says where the matrices of
//! a call lie; `begin` computes first running values that are a call; `rectangles` shares the result among threads; `blocked` goes through
//! the blocks; `finish` computes a function of such products.

mod begin;
mod blocked;
mod finish;
mod fit;
mod job;
mod matrix;
mod memory;
mod pack;
mod panels;
pub mod product;
mod rectangles;
mod step;
mod tile;
mod tiles;

use core::marker::PhantomData;

pub(super) use blocked::blocked;
pub(super) use finish::finished;
pub(super) use fit::extents;
pub use matrix::Matrix;
pub use step::{InArrays, InnerStep, StepParameters};

use crate::backend::{Backend, Leaf, Num};
use crate::function::hidden::Hidden;
use crate::function::{Function, InstanceName, Part, Visitor};
use crate::index::Index3;
use crate::lift::Lift;
use crate::mode::Rn;

/// The integers of a call: the length of the chains, and the [`Strides`] of each matrix.
pub type Words = [usize; 9];

/// Where a matrix lies: its first element, and the elements from one row, one column and one matrix of a batch to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Strides {
    pub first: usize,
    pub row: usize,
    pub column: usize,
    pub matrix: usize,
}

impl Strides {
    /// The integers of a call with chains of `k` steps.
    pub(super) fn words(k: usize, left: Strides, right: Strides) -> Words {
        let [a, b] = [left, right].map(|s| [s.first, s.row, s.column, s.matrix]);
        [k, a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]]
    }

    /// The strides in them.
    fn both([_, a, ai, ak, az, b, bk, bj, bz]: Words) -> [Strides; 2] {
        let strides = |first, row, column, matrix| Strides {
            first,
            row,
            column,
            matrix,
        };
        [strides(a, ai, ak, az), strides(b, bk, bj, bz)]
    }

    /// One more than the position of the last element of so many matrices; 0 if they have no elements, nothing if it cannot be counted.
    fn needed(self, [rows, columns]: [usize; 2], batch: usize) -> Option<usize> {
        if [rows, columns, batch].contains(&0) {
            return Some(0);
        }
        let steps = [(rows, self.row), (columns, self.column), (batch, self.matrix)];
        let last = steps.into_iter().try_fold(self.first, |last, (count, step)| {
            (count - 1).checked_mul(step)?.checked_add(last)
        });
        last?.checked_add(1)
    }
}

/// A chain of steps of `F`: the inner product at a position, which is a column, a row and a matrix of a batch.
#[derive(Debug)]
pub struct Chain<F>(PhantomData<fn() -> F>);

#[diagnostic::do_not_recommend]
impl<F: InnerStep> Function for Chain<F> {
    type Args = (
        Index3,
        F::Out,
        Words,
        <F::Left as InArrays>::Arrays,
        <F::Right as InArrays>::Arrays,
    );
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("inner", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["position", F::PARAMS[0], "shape", F::PARAMS[1], F::PARAMS[2]];
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;
    const IS_CHAIN: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn eval<B: Backend>(
        b: B,
        (position, init, [k, a, ai, ak, az, c, ck, cj, cz], left, right): <Self::Args as Lift>::On<B>,
    ) -> <F::Out as Lift>::On<B> {
        let along = |x, step, start| B::Usize::mul_add::<Rn>(b, x, step, start);
        let a = along(position.y(), ai, along(position.z(), az, a));
        let c = along(position.x(), cj, along(position.z(), cz, c));
        let zero = B::Usize::constant(b, 0);
        b.for_range(zero, k, init, |b, p, running| {
            let (at_left, at_right) = (along(p, ak, a), along(p, ck, c));
            // Tested: whoever holds a call can make another one of its function, with other integers.
            let (x, y) = (F::Left::at(b, left, at_left), F::Right::at(b, right, at_right));
            F::eval(b, F::args(running, x, y))
        })
    }

    fn step<V: Visitor>(_: Hidden, visitor: V) -> Option<V::Found> {
        Some(visitor.visit::<F>())
    }
}
