//! The elements of arrays, slices and buffers.

use half::{bf16, f16};

use super::lift::{Lift, Scalar};
use super::{Backend, Leaf, State, Stored, Value};
use crate::typed::Types;

/// A type that arrays on the host and on devices hold: a scalar, an array of such, or a struct of them.
///
/// # Safety
///
/// A value is `COUNT` values of `Scalar` in a row, without padding, and any bytes that a kernel stores for `Scalar`
/// are a valid value. Its type on any backend, where that is an [`ElementOn`], names this type and no other.
#[diagnostic::on_unimplemented(
    message = "there are no arrays of `{Self}`",
    label = "arrays have scalars, arrays of them, or structs that derive `Fp`",
    note = "what is a tuple for each element is a tuple of arrays: `(&a, &b)`"
)]
pub unsafe trait Element: Stored + Send + Sync {
    /// The scalar that it is made of.
    type Scalar: Scalar;
    /// How many of them.
    const COUNT: usize;
}

/// An element's type on a backend, which knows the element: what slices on that backend are of, so that a body that is
/// generic over it can read them.
pub trait ElementOn<B: Backend = Types>: State<B> {
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

/// The encodings of the scalars of `values`, element after element, each in the low bits of a word.
#[cfg(feature = "std")]
pub fn encodings<T: Element>(values: &[T]) -> Vec<u64> {
    let bytes = bytes_of(values).chunks_exact(size_of::<T::Scalar>());
    bytes
        .map(|scalar| {
            let mut word = [0; 8];
            word[..scalar.len()].copy_from_slice(scalar);
            // Little-endian machines only, as kernels are compiled for no others.
            u64::from_le_bytes(word)
        })
        .collect()
}

/// The elements whose scalars have these encodings; what is left over after the last whole element is dropped.
#[cfg(feature = "std")]
pub fn from_encodings<T: Element>(encodings: &[u64]) -> Vec<T> {
    let n = encodings.len().checked_div(T::COUNT).unwrap_or(0);
    let mut values = Vec::<T>::with_capacity(n);
    let boolean = T::Scalar::TYPE == super::lift::ScalarType::Bool;
    let start = values.as_mut_ptr().cast::<u8>();
    let size = size_of::<T::Scalar>();
    for (i, &encoding) in encodings[..n * T::COUNT].iter().enumerate() {
        let encoding = if boolean { encoding & 1 } else { encoding };
        let bytes = encoding.to_le_bytes();
        // SAFETY: there is room for `n * COUNT` scalars of at most eight bytes each, in a row, of which this is number `i`.
        unsafe { start.add(i * size).copy_from_nonoverlapping(bytes.as_ptr(), size) };
    }
    // SAFETY: all of the `n` elements' bytes are written, and any are valid for numbers; a `bool` got 0 or 1.
    unsafe { values.set_len(n) };
    values
}
