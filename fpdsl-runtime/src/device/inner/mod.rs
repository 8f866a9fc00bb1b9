//! Inner products: `c[i, j] = step(.. step(step(init, a[i, 0], b[0, j]), a[i, 1], b[1, j]) .., a[i, k-1], b[k-1, j])`.
//!
//! `k` ascends, and each element of the result has one chain. So the bits are those of three nested loops, whatever computes them.
//!
//! [`Chain`] is the chain as a function of a position: a call of it runs on every device as any other call does, and everything that is
//! done with calls is done with it. The host knows it ([`Function::step`]) and computes large products by blocks: `tile` makes a kernel of
//! a step, which has some rows of running values in registers; `panels` holds what it reads; `product` says where the matrices of a call lie;
//! `rectangles` shares the result among threads; `blocked` goes through the blocks.

mod blocked;
mod cells;
mod matrix;
mod pack;
mod panels;
mod product;
mod rectangles;
mod tile;
mod tiles;

use core::marker::PhantomData;

pub(super) use blocked::blocked;
pub use cells::Cells;
pub use matrix::Matrix;

use crate::backend::{Backend, Leaf, Num};
use crate::function::{Function, InstanceName, Part, Step, Visitor};
use crate::index::Index3;
use crate::lift::Lift;
use crate::mode::Rn;
use crate::slice::Slice;

/// The integers of a call: the length of the chains; of each matrix the first element, and the elements from one row, one column and one
/// matrix of a batch to the next.
pub(super) type Words = [usize; 9];

/// Where a matrix lies: its first element, and the elements from one row, one column and one matrix to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lies {
    pub first: usize,
    pub row: usize,
    pub column: usize,
    pub matrix: usize,
}

impl Lies {
    /// The two matrices of a call.
    pub(super) fn both([_, a, ai, ak, az, b, bk, bj, bz]: Words) -> [Lies; 2] {
        let lies = |first, row, column, matrix| Lies {
            first,
            row,
            column,
            matrix,
        };
        [lies(a, ai, ak, az), lies(b, bk, bj, bz)]
    }
}

/// A chain of steps of `F`: the inner product at a position, which is a column, a row and a matrix of a batch.
#[derive(Debug)]
pub struct Chain<F>(PhantomData<fn() -> F>);

#[diagnostic::do_not_recommend]
impl<F: Step> Function for Chain<F> {
    type Args = (Index3, F::Out, Words, Slice<F::Left>, Slice<F::Right>);
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("inner", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["position", F::PARAMS[0], "shape", F::PARAMS[1], F::PARAMS[2]];
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;

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
            // SAFETY: `Cells` has compared the matrices with each other and with the elements that there are.
            let (x, y) = unsafe {
                (
                    left.get_within::<F::Left>(b, at_left),
                    right.get_within::<F::Right>(b, at_right),
                )
            };
            F::eval(b, (running, x, y))
        })
    }

    fn step<V: Visitor>(visitor: V) -> Option<V::Found> {
        Some(visitor.visit::<F>())
    }
}
