//! Inner products, as calls.

use super::Call;
use crate::device::arg::{Arg, FormOf, Positions, Value};
use crate::device::inner::{Chain, InArrays, InnerStep, Matrix, Strides, Words, extents};
use crate::function::Function;

/// The call of an inner product with a step `F`: the positions, the first running values, the integers of the
/// chains, the matrices.
pub type Product<'a, 'b, F, I> = Call<
    Chain<F>,
    (
        Positions<3>,
        I,
        Value<Words>,
        <<F as InnerStep>::Left as InArrays>::Stored<'a>,
        <<F as InnerStep>::Right as InArrays>::Stored<'b>,
    ),
>;

/// The inner product of two matrices, which functions `fn(C, A, B) -> C` have.
pub trait Inner: Function + Sized {
    /// The call that computes, for each row `i` of the left matrix and each column `j` of the right one,
    ///
    /// ```text
    /// c[i, j] = step(.. step(step(init, a[i, 0], b[0, j]), a[i, 1], b[1, j]) .., a[i, k-1], b[k-1, j])
    /// ```
    ///
    /// **`k` ascends, and each element has one chain**, so the bits are those of three nested loops, on every device and for any number
    /// of threads. `init` is one value, or a value for each element: `&c` for `c + a b`, a call that computes them, and `..` where
    /// `update` replaces them. So a product over `k` in two halves is the one of the second half that begins with the result of the
    /// first. Where `k` is 0 the result is `init`.
    ///
    /// Where an element is a tuple, its matrix is one of a tuple of arrays, `Matrix::new((&x, &y), rows, columns)`, which lie alike.
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
        Self: InnerStep,
        I: Arg<Self::Out>,
        X: Arg<<Self::Left as InArrays>::Arrays, Form = <Self::Left as InArrays>::Stored<'a>>,
        Y: Arg<<Self::Right as InArrays>::Arrays, Form = <Self::Right as InArrays>::Stored<'b>>,
    {
        let ((left, a), (right, b)) = (left.take(), right.take());
        let (a, b) = (a.form(), b.form());
        let positions = Positions::of(extents(
            &left,
            &right,
            [Self::Left::len(&a), Self::Right::len(&b)],
        ));
        let words = Strides::words(left.columns(), left.strides, right.strides);
        Call::of((positions, init.form(), words.form(), a, b))
    }
}

// For functions of any shape: rustc then says what a step is, not that there is no `inner`.
impl<F: Function> Inner for F {}
