//! Directed operations on sixteen f32 or f64 with AVX2 and FMA: the error-free transforms of the scalar backend, eight
//! or four lanes to an instruction, the vectors of a block side by side.
//!
//! An operation on a block is a function that many bodies share, unless it is so short that LLVM inlines it. Near underflow (and
//! for the fused operation near overflow, too) a remainder is not exact. Such lanes are computed once more on the scalar backend,
//! which has the same bounds.

pub(super) mod half;
mod kernel;
mod vector;

use core::mem::MaybeUninit;

use super::{LANES, Operation};
use crate::Rn;
use crate::backend::{Encoded, Equal, Float, Num, Signed};
use crate::lift::Scalar;
use crate::mode::Mode;
use crate::portable::PortableFma;
use vector::Vector;

type Block<T> = [T; LANES];

/// The operation on all lanes.
///
/// # Safety
///
/// The CPU has AVX2 and FMA.
#[inline(always)]
pub(super) unsafe fn block<M: Mode, T: Vectored>(operation: Operation<'_, T>) -> Block<T> {
    let mut results = MaybeUninit::uninit();
    // SAFETY: the caller has the features, and the functions write every lane.
    unsafe {
        match operation {
            Operation::Add(x, y) => add::<M, T::Vector>(x, y, &mut results),
            Operation::Sub(x, y) => sub::<M, T::Vector>(x, y, &mut results),
            Operation::Mul(x, y) => mul::<M, T::Vector>(x, y, &mut results),
            Operation::Div(x, y) => div::<M, T::Vector>(x, y, &mut results),
            Operation::Sqrt(x) => sqrt::<M, T::Vector>(x, &mut results),
            Operation::Rint(x) => rint::<M, T::Vector>(x, &mut results),
            Operation::MulAdd(x, y, z) => mul_add::<M, T::Vector>(x, y, z, &mut results),
        }
        results.assume_init()
    }
}

/// f64 as f32, rounded in `M`.
///
/// # Safety
///
/// The CPU has AVX2 and FMA.
#[target_feature(enable = "avx2,fma")]
pub(super) unsafe fn narrow<M: Mode>(x: &Block<f64>, results: &mut MaybeUninit<Block<f32>>) {
    // SAFETY: this function has the features; the vectors lie within the arrays, all of which is written.
    unsafe {
        let (from, to) = (x.as_ptr(), results.as_mut_ptr().cast::<f32>());
        for k in [0, 8] {
            let halves = [V64::load(from.add(k)), V64::load(from.add(k + 4))];
            kernel::narrow::<M>(halves).store(to.add(k));
        }
    }
}

type V64 = <f64 as Vectored>::Vector;

/// The vectors of a type.
pub(super) trait Vectored: Scalar {
    type Vector: Vector<Native = Self>;
}

impl Vectored for f32 {
    type Vector = core::arch::x86_64::__m256;
}

impl Vectored for f64 {
    type Vector = core::arch::x86_64::__m256d;
}

/// A function of blocks from a kernel on vectors. The results stand in memory before `$again` looks at doubtful lanes, so
/// that this function keeps nothing across the call and needs no room on the stack.
macro_rules! blocks {
    ($(fn $name:ident($($x:ident),+) = $kernel:expr, again where $doubtful:expr => $scalar:expr;)*) => {$(
        #[target_feature(enable = "avx2,fma")]
        unsafe fn $name<M: Mode, V: Vector>(
            $($x: &Block<V::Native>,)+
            results: &mut MaybeUninit<Block<V::Native>>,
        ) {
            // SAFETY: this function has the features; the vectors lie within the arrays, all of which is written.
            unsafe {
                let to = results.as_mut_ptr().cast::<V::Native>();
                let mut any = V::zero();
                for k in (0..LANES).step_by(V::WIDTH) {
                    let (result, doubtful) = ($kernel)($(V::load($x.as_ptr().add(k))),+);
                    result.store(to.add(k));
                    any = V::or(any, doubtful);
                }
                if any.any() {
                    again::<M, V>($($x,)+ results.assume_init_mut());
                }
            }

            #[target_feature(enable = "avx2,fma")]
            #[cold]
            #[inline(never)]
            unsafe fn again<M: Mode, V: Vector>(
                $($x: &Block<V::Native>,)+
                results: &mut Block<V::Native>,
            ) {
                // SAFETY: this function has the features.
                let b = unsafe { PortableFma::new() };
                for (k, result) in results.iter_mut().enumerate() {
                    $(let $x = $x[k];)+
                    if ($doubtful)(b, $($x),+) {
                        *result = ($scalar)(b, $($x),+);
                    }
                }
            }
        }
    )*};
}

blocks! {
    fn add(x, y) = |x, y| (kernel::add::<M, V>(x, y), V::zero()),
        again where |_, _, _| false => V::Native::add::<M>;
    fn sub(x, y) = |x, y| (kernel::add::<M, V>(x, kernel::negate(y)), V::zero()),
        again where |_, _, _| false => V::Native::sub::<M>;
    fn mul(x, y) = kernel::mul::<M, V>, again where has_small_product::<V> => V::Native::mul::<M>;
    fn div(x, y) = kernel::div::<M, V>, again where |b, x, _| is_small::<V>(b, x) => V::Native::div::<M>;
    fn sqrt(x) = kernel::sqrt::<M, V>, again where is_small::<V> => V::Native::sqrt::<M>;
    fn rint(x) = |x| (V::rint::<M>(x), V::zero()), again where |_, _| false => V::Native::rint::<M>;
    fn mul_add(x, y, z) = kernel::mul_add::<M, V>,
        again where |b, x, y, _| has_factors::<V>(b, x, y) => V::Native::mul_add::<M>;
}

/// Returns true if both are not zero: a product with zero is exact.
#[inline(always)]
fn has_factors<V: Vector>(b: PortableFma, x: V::Native, y: V::Native) -> bool {
    let zero = V::Native::ZERO;
    V::Native::ne(b, x, zero) & V::Native::ne(b, y, zero)
}

#[inline(always)]
fn is_small<V: Vector>(b: PortableFma, x: V::Native) -> bool {
    V::Native::lt(b, V::Native::abs(b, x), V::SMALL) & V::Native::ne(b, x, V::Native::ZERO)
}

#[inline(always)]
fn has_small_product<V: Vector>(b: PortableFma, x: V::Native, y: V::Native) -> bool {
    let p = V::Native::abs(b, V::Native::mul::<Rn>(b, x, y));
    V::Native::lt(b, p, V::SMALL) & has_factors::<V>(b, x, y)
}
