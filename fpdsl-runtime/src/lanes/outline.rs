//! Operations on sixteen values as functions of their own.

use crate::portable::{Arithmetic, Portable};

/// A scalar backend that can call what it does not inline.
///
/// Sixteen copies of an error-free transform in line would make a body of some operations take seconds to compile.
/// Such an operation is one function, shared by all bodies, with the backend's CPU features.
pub trait Outline: Arithmetic {
    /// `f(x, y, z)`, out of line. The operands are not captured by `f`: as arguments they are known to be read only, and
    /// LLVM need not keep copies of them.
    fn outline<X, Y, Z, R>(self, x: &X, y: &Y, z: &Z, f: impl FnOnce(&X, &Y, &Z) -> R) -> R;
}

impl Outline for Portable {
    #[inline(never)]
    fn outline<X, Y, Z, R>(self, x: &X, y: &Y, z: &Z, f: impl FnOnce(&X, &Y, &Z) -> R) -> R {
        f(x, y, z)
    }
}

/// Where panics abort, lanes with AVX2 are arrays as well.
#[cfg(target_arch = "x86_64")]
impl Outline for crate::portable::PortableFma {
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
}
