//! Products of matrices of numbers.

use fpdsl_runtime::device::{Arg, Inner, Matrix, Product, Stored, Value};
use fpdsl_runtime::slice::Slice;

use crate::mode::Mode;
use crate::{Float, fp};

/// `c + a * b`, rounded once in `M`.
///
/// NaN, infinities and zeros are those of IEEE 754's `fusedMultiplyAdd`.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::fused;
/// use fpdsl::prelude::*;
///
/// // 1 + 2^-60 is no f64.
/// let tiny = 2.0_f64.powi(-60);
/// assert_eq!(fused::<Ru, f64>(1.0, tiny, 1.0), 1.0 + f64::EPSILON);
/// assert_eq!(fused::<Rd, f64>(1.0, tiny, 1.0), 1.0);
/// ```
#[fp(mode = M, contract = true)]
pub fn fused<M: Mode, T: Float>(c: T, a: T, b: T) -> T {
    c + a * b
}

/// `c + a * b`, both rounded in `M`.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::{apart, fused};
/// use fpdsl::prelude::*;
///
/// // (1 + 2^-30)^2 is not a f64: 2^-60 is lost before the difference.
/// let x = 1.0 + 2.0_f64.powi(-30);
/// assert_eq!(apart::<Rn, f64>(-1.0 - 2.0_f64.powi(-29), x, x), 0.0);
/// assert_eq!(fused::<Rn, f64>(-1.0 - 2.0_f64.powi(-29), x, x), 2.0_f64.powi(-60));
/// ```
#[fp(mode = M, contract = false)]
pub fn apart<M: Mode, T: Float>(c: T, a: T, b: T) -> T {
    c + a * b
}

/// The product `a b`: sums from zero on, each step [`fused`](fused()) and rounded in `M`.
///
/// For `c + a b` and other beginnings call the step: `fused::<M, T>::inner(&c, a, b)`.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::matmul;
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let (a, b) = ([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [0.5, 0.25, 1.0]);
/// let c = matmul::<Rn, f32>(Matrix::new(&a, 2, 3), Matrix::new(&b, 3, 1)).run(&Device::host())?;
/// assert_eq!(c.to_vec()?, [4.0, 9.25]);
/// # Ok(())
/// # }
/// ```
pub fn matmul<'a, 'b, M: Mode, T: Float>(
    a: Matrix<impl Arg<Slice<T>, Form = Stored<'a, T>>>,
    b: Matrix<impl Arg<Slice<T>, Form = Stored<'b, T>>>,
) -> Product<'a, 'b, fused<M, T>, Value<T>> {
    fused::<M, T>::inner(T::BLANK, a, b)
}

/// The product `a x` of a matrix and a vector, as [`matmul`].
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::matvec;
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let (a, x) = ([1.0, 2.0, 3.0, 4.0], [10.0, 1.0]);
/// assert_eq!(matvec::<Rn, f64>(Matrix::new(&a, 2, 2), &x).run(&Device::host())?.to_vec()?, [12.0, 34.0]);
/// # Ok(())
/// # }
/// ```
pub fn matvec<'a, 'b, M: Mode, T: Float>(
    a: Matrix<impl Arg<Slice<T>, Form = Stored<'a, T>>>,
    x: impl Arg<Slice<T>, Form = Stored<'b, T>>,
) -> Product<'a, 'b, fused<M, T>, Value<T>> {
    let rows = a.columns();
    matmul::<M, T>(a, Matrix::new(x, rows, 1))
}

/// The product `a aᵀ`, as [`matmul`]. It is symmetric, bit for bit; all its elements are computed.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::syrk;
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let a = [1.0, 2.0, 3.0, 4.0];
/// assert_eq!(syrk::<Rn, f64>(Matrix::new(&a, 2, 2)).run(&Device::host())?.to_vec()?, [5.0, 11.0, 11.0, 25.0]);
/// # Ok(())
/// # }
/// ```
pub fn syrk<'a, M: Mode, T: Float>(
    a: Matrix<impl Arg<Slice<T>, Form = Stored<'a, T>> + Copy>,
) -> Product<'a, 'a, fused<M, T>, Value<T>> {
    matmul::<M, T>(a, a.t())
}

/// The Gram matrix `aᵀ a`, as [`matmul`]. It is symmetric, bit for bit; all its elements are computed.
///
/// # Examples
///
/// ```
/// use fpdsl::linalg::gram;
/// use fpdsl::prelude::*;
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let a = [1.0, 2.0, 3.0, 4.0];
/// assert_eq!(gram::<Rn, f64>(Matrix::new(&a, 2, 2)).run(&Device::host())?.to_vec()?, [10.0, 14.0, 14.0, 20.0]);
/// # Ok(())
/// # }
/// ```
pub fn gram<'a, M: Mode, T: Float>(
    a: Matrix<impl Arg<Slice<T>, Form = Stored<'a, T>> + Copy>,
) -> Product<'a, 'a, fused<M, T>, Value<T>> {
    matmul::<M, T>(a.t(), a)
}
