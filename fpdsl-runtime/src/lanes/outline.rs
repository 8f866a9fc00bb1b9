//! Operations on sixteen values as functions of their own.

use half::{bf16, f16};

use super::LANES;
use crate::mode::Mode;
use crate::portable::{Arithmetic, Portable};

/// A scalar backend that can call what it does not inline.
///
/// Sixteen copies of an error-free transform in line would make a body of some operations take seconds to compile.
/// Such an operation is one function, shared by all bodies, with the backend's CPU features.
pub trait Outline:
    Arithmetic + Vectors<f16> + Vectors<bf16> + Vectors<f32> + Vectors<f64> + Halves<f16> + Halves<bf16>
{
    /// `f(x, y, z)`, out of line. The operands are not captured by `f`: as arguments they are known to be read only, and
    /// LLVM need not keep copies of them.
    fn outline<X, Y, Z, R>(self, x: &X, y: &Y, z: &Z, f: impl FnOnce(&X, &Y, &Z) -> R) -> R;

    /// f64 as f32, rounded in `M`, if there is a way that is faster than lane by lane.
    #[inline(always)]
    fn narrow_all<M: Mode>(self, _: &[f64; LANES]) -> Option<[f32; LANES]> {
        None
    }
}

/// An operation on all lanes.
#[derive(Clone, Copy, Debug)]
pub enum Operation<'a, T> {
    /// `x + y`.
    Add(&'a [T; LANES], &'a [T; LANES]),
    /// `x - y`.
    Sub(&'a [T; LANES], &'a [T; LANES]),
    /// `x * y`.
    Mul(&'a [T; LANES], &'a [T; LANES]),
    /// `x / y`.
    Div(&'a [T; LANES], &'a [T; LANES]),
    /// The square root.
    Sqrt(&'a [T; LANES]),
    /// The nearest integer in the mode.
    Rint(&'a [T; LANES]),
    /// `x * y + z`.
    MulAdd(&'a [T; LANES], &'a [T; LANES], &'a [T; LANES]),
}

/// The operations that a backend computes faster than lane by lane.
pub trait Vectors<T>: Copy {
    /// The results in mode `M`, unless there is no such way, or not for these operands.
    #[inline(always)]
    fn vector<M: Mode>(self, _: Operation<'_, T>) -> Option<[T; LANES]> {
        None
    }
}

/// Conversions between f32 and a 16-bit format that a backend has faster than lane by lane.
pub trait Halves<T>: Copy {
    /// Rounded once in `M`, if there is such a way.
    #[inline(always)]
    fn narrow_to<M: Mode>(self, _: &[f32; LANES]) -> Option<[T; LANES]> {
        None
    }

    /// Exactly, if there is such a way.
    #[inline(always)]
    fn widen_from(self, _: &[T; LANES]) -> Option<[f32; LANES]> {
        None
    }
}

impl Vectors<f16> for Portable {}
impl Vectors<bf16> for Portable {}
impl Vectors<f32> for Portable {}
impl Vectors<f64> for Portable {}
impl Halves<f16> for Portable {}
impl Halves<bf16> for Portable {}

impl Outline for Portable {
    #[inline(never)]
    fn outline<X, Y, Z, R>(self, x: &X, y: &Y, z: &Z, f: impl FnOnce(&X, &Y, &Z) -> R) -> R {
        f(x, y, z)
    }
}

#[cfg(target_arch = "x86_64")]
mod fma {
    use core::mem::MaybeUninit;

    use super::*;
    use crate::lanes::avx2;
    use crate::portable::PortableFma;

    macro_rules! vectors {
        ($($native:ident)*) => {$(
            impl Vectors<$native> for PortableFma {
                #[inline(always)]
                fn vector<M: Mode>(self, operation: Operation<'_, $native>) -> Option<[$native; LANES]> {
                    // SAFETY: whoever holds this backend has proved the CPU's features.
                    Some(unsafe { avx2::block::<M, $native>(operation) })
                }
            }
        )*};
    }

    vectors!(f32 f64);

    macro_rules! halves {
        ($($native:ident)*) => {$(
            impl Vectors<$native> for PortableFma {
                #[inline(always)]
                fn vector<M: Mode>(self, operation: Operation<'_, $native>) -> Option<[$native; LANES]> {
                    // SAFETY: whoever holds this backend has proved the CPU's features.
                    Some(unsafe { avx2::half::block::<M, $native>(operation) })
                }
            }

            impl Halves<$native> for PortableFma {
                #[inline(always)]
                fn narrow_to<M: Mode>(self, x: &[f32; LANES]) -> Option<[$native; LANES]> {
                    let mut results = MaybeUninit::uninit();
                    // SAFETY: whoever holds this backend has proved the CPU's features; every lane is written.
                    unsafe {
                        avx2::half::from_f32::<M, $native>(x, &mut results);
                        Some(results.assume_init())
                    }
                }

                #[inline(always)]
                fn widen_from(self, x: &[$native; LANES]) -> Option<[f32; LANES]> {
                    let mut results = MaybeUninit::uninit();
                    // SAFETY: as above.
                    unsafe {
                        avx2::half::to_f32::<$native>(x, &mut results);
                        Some(results.assume_init())
                    }
                }
            }
        )*};
    }

    halves!(f16 bf16);

    impl Outline for PortableFma {
        #[inline(always)]
        fn outline<X, Y, Z, R>(self, x: &X, y: &Y, z: &Z, f: impl FnOnce(&X, &Y, &Z) -> R) -> R {
            #[target_feature(enable = "avx2,fma")]
            #[inline(never)]
            fn with_features<X, Y, Z, R>(x: &X, y: &Y, z: &Z, f: impl FnOnce(&X, &Y, &Z) -> R) -> R {
                f(x, y, z)
            }
            // SAFETY: whoever holds this backend has proved the CPU's features.
            unsafe { with_features(x, y, z, f) }
        }

        #[inline(always)]
        fn narrow_all<M: Mode>(self, x: &[f64; LANES]) -> Option<[f32; LANES]> {
            let mut results = MaybeUninit::uninit();
            // SAFETY: whoever holds this backend has proved the CPU's features; the function writes every lane.
            unsafe {
                avx2::narrow::<M>(x, &mut results);
                Some(results.assume_init())
            }
        }
    }
}
