//! What arrays, slices and buffers hold.

use half::{bf16, f16};

use crate::backend::{Backend, Leaf, State, Value};
use crate::lanes::Stored;
use crate::lift::{Lift, Scalar};

/// A type that arrays on the host and on devices hold: a scalar, an array of such, or a struct of them.
///
/// # Safety
///
/// A value is `COUNT` values of `Scalar` in a row, without padding, and any bytes that a kernel stores for `Scalar`
/// are a valid value. Its type on any backend, where that is an [`ElementOn`], names this type and no other.
pub unsafe trait Element: Stored + Send + Sync {
    /// The scalar that it is made of.
    type Scalar: Scalar;
    /// How many of them.
    const COUNT: usize;
}

/// An element's type on a backend, which knows the element: what slices on that backend are of, so that a body that is
/// generic over it can read them.
pub trait ElementOn<B: Backend>: State<B> {
    /// The element.
    type Element: Element + Lift<On<B> = Self>;
}

impl<B: Backend, T: Leaf<B> + Value> ElementOn<B> for T {
    type Element = T::Native;
}

impl<B: Backend, T: ElementOn<B>, const N: usize> ElementOn<B> for [T; N] {
    type Element = [T::Element; N];
}

macro_rules! scalar_elements {
    ($($native:ty)*) => {$(
        // SAFETY: one scalar, and kernels store booleans as 0 or 1 only.
        unsafe impl Element for $native {
            type Scalar = $native;
            const COUNT: usize = 1;
        }
    )*};
}

scalar_elements!(bool f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize);

// SAFETY: arrays have no padding between their elements, and `T` has none inside.
unsafe impl<T: Element, const N: usize> Element for [T; N] {
    type Scalar = T::Scalar;
    const COUNT: usize = N * T::COUNT;
}

/// The bytes of a slice of elements.
#[cfg(feature = "std")]
pub(crate) fn bytes_of<T: Element>(values: &[T]) -> &[u8] {
    const {
        assert!(
            size_of::<T>() == T::COUNT * size_of::<T::Scalar>(),
            "an element has padding"
        )
    };
    // SAFETY: `Element` promises that there is no padding, so every byte is initialised; the lifetime is `values`'.
    unsafe { core::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}
