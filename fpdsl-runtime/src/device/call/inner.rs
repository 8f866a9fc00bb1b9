//! Inner products, as calls.

use super::Call;
use crate::device::arg::{Arg, FormOf, Positions, Stored, Value};
use crate::device::inner::{Chain, Matrix, Strides, Words, extents};
use crate::function::InnerStep;
use crate::slice::Slice;

/// The call of an inner product with a step `F`: the positions, the first running values, the integers of the
/// chains, the matrices.
pub type Product<'a, 'b, F, I> = Call<
    Chain<F>,
    (
        Positions<3>,
        I,
        Value<Words>,
        Stored<'a, <F as InnerStep>::Left>,
        Stored<'b, <F as InnerStep>::Right>,
    ),
>;

/// The inner product of two matrices, which functions `fn(C, A, B) -> C` have.
pub trait Inner: InnerStep + Sized {
    /// The call that computes, for each row `i` of the left matrix and each column `j` of the right one,
    ///
    /// ```text
    /// c[i, j] = step(.. step(step(init, a[i, 0], b[0, j]), a[i, 1], b[1, j]) .., a[i, k-1], b[k-1, j])
    /// ```
    ///
    /// **`k` ascends, and each element has one chain**, so the bits are those of three nested loops, on every device and for any number
    /// of threads. `init` is one value, or a value for each element: `&c` for `c + a b`, and `..` where `update` replaces them. So a
    /// product over `k` in two halves is the one of the second half that begins with the result of the first. Where `k` is 0 the result is
    /// `init`.
    ///
    /// The result is row by row; of batches it is matrix by matrix. On hosts whose code is compiled at run time, large products are
    /// computed by blocks in the caches, with running values in registers; so is a function that has such calls for arguments.
    ///
    /// # Errors
    ///
    /// The call returns [`Error::Matrices`](crate::error::Error::Matrices) for matrices that do not fit, and for a fault the first element
    /// that has one.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// /// a b, rounded up and fused.
    /// #[fp(mode = "ru", contract = true)]
    /// fn up(c: f64, a: f64, b: f64) -> f64 {
    ///     c + a * b
    /// }
    ///
    /// /// The shortest way over one more edge.
    /// #[fp]
    /// fn shorter(way: f32, a: f32, b: f32) -> f32 {
    ///     way.min(a + b)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::best();
    /// let (a, b) = ([1.0, 2.0, 3.0, 4.0], [0.5, 0.25, 1.0, 2.0]);
    /// let c = up::inner(0.0, Matrix::new(&a, 2, 2), Matrix::new(&b, 2, 2)).run(&dev)?;
    /// assert_eq!(c.to_vec()?, [2.5, 4.25, 5.5, 8.75]);
    ///
    /// let edges = [0.0, 7.0, 1.0, 7.0, 0.0, 2.0, 1.0, 2.0, 0.0];
    /// let edges = Matrix::new(&edges, 3, 3);
    /// let ways = shorter::inner(f32::INFINITY, edges, edges).run(&dev)?.to_vec()?;
    /// assert_eq!(ways[1], 3.0);        // by way of the third
    /// # Ok(())
    /// # }
    /// ```
    fn inner<'a, 'b, I, X, Y>(
        init: I,
        left: Matrix<X>,
        right: Matrix<Y>,
    ) -> Product<'a, 'b, Self, FormOf<I, Self::Out>>
    where
        I: Arg<Self::Out>,
        X: Arg<Slice<Self::Left>, Form = Stored<'a, Self::Left>>,
        Y: Arg<Slice<Self::Right>, Form = Stored<'b, Self::Right>>,
    {
        let ((left, a), (right, b)) = (left.take(), right.take());
        let (a, b) = (a.form(), b.form());
        let positions = Positions::of(extents(&left, &right, [a.len(), b.len()]));
        let words = Strides::words(left.columns(), left.strides, right.strides);
        Call::of((positions, init.form(), words.form(), a, b))
    }
}

impl<F: InnerStep> Inner for F {}
