//! The elements of arrays, slices and buffers.
//!
//! [`Placed::places`] says where the scalars of a value lie. Tuples have it as well, as fields of structs.

use core::mem::offset_of;

use fpdsl_macros::for_each_tuple;
use half::{bf16, f16};

use super::lift::{Lift, Scalar, ScalarType};
use super::{Backend, Leaf, Lifted, State, Types, Value};

/// A type that fields of structs have: what arrays hold, or a tuple of such.
///
/// # Safety
///
/// [`Placed::places`] visits every scalar of a value, in the order of [`Lift::leaves`] and of [`Lift::SHAPE`], and each lies within
/// the value, aligned for its type. Nothing else in a value means anything. Any bytes that a kernel stores for a scalar are valid
/// there. So are zeros. Its type on any backend, where that is a [`Lifted`], names this type and no other.
#[diagnostic::on_unimplemented(
    message = "`#[fp]` functions cannot compute with `{Self}`",
    label = "neither a scalar nor a struct or enum with `#[derive(Clone, Copy, Fp)]`"
)]
pub unsafe trait Placed: Lift + Send + Sync {
    /// The value whose scalars are all zero.
    const BLANK: Self;

    /// Visits the scalars of a value that lies `at` bytes after another place.
    fn places(at: usize, visit: &mut dyn FnMut(Place));
}

/// A type that arrays on the host and on devices hold: a scalar, a struct, or an array of scalars, structs and tuples.
///
/// # Safety
///
/// Its type on any backend, where that is an [`ElementOn`], names this type and no other.
#[diagnostic::on_unimplemented(
    message = "there are no arrays of `{Self}`",
    label = "arrays hold scalars, arrays of them, or structs that derive `Fp`",
    note = "for a tuple in each element pass a tuple of arrays: `(&a, &b)`"
)]
pub unsafe trait Element: Placed {
    /// How many scalars it has.
    const COUNT: usize = Self::SHAPE.scalars();
}

/// The place of a scalar in a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its type.
    pub ty: ScalarType,
    /// Bytes before it.
    pub at: usize,
    /// The bound of its encodings, if not all are values: the number of variants of an enum.
    pub below: Option<u32>,
}

impl Place {
    /// The bound of the encodings there, if not all are values.
    pub fn bound(&self) -> Option<u32> {
        match self.ty {
            ScalarType::Bool => Some(2),
            _ => self.below,
        }
    }
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

impl<B: Backend, T: Lifted<B, Native: Placed>, const N: usize> ElementOn<B> for [T; N] {
    type Element = [T::Native; N];
}

macro_rules! scalar_elements {
    ($($native:ty)*) => {$(
        // SAFETY: one scalar, and kernels store booleans as 0 or 1 only.
        unsafe impl Placed for $native {
            const BLANK: Self = <$native as Scalar>::ZERO;

            fn places(at: usize, visit: &mut dyn FnMut(Place)) {
                visit(Place { ty: <$native>::TYPE, at, below: None });
            }
        }

        // SAFETY: a scalar type on a backend names its own.
        unsafe impl Element for $native {}
    )*};
}

scalar_elements!(bool f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize);

// SAFETY: the elements of an array lie one after the other.
unsafe impl<T: Placed, const N: usize> Placed for [T; N] {
    const BLANK: Self = [T::BLANK; N];

    fn places(at: usize, visit: &mut dyn FnMut(Place)) {
        (0..N).for_each(|i| T::places(at + i * size_of::<T>(), visit));
    }
}

// SAFETY: the array on a backend names that of the elements' type.
unsafe impl<T: Placed, const N: usize> Element for [T; N] {}

for_each_tuple! {
    #for len > 0 {
        // SAFETY: the scalars of a tuple are those of its parts, which lie where `offset_of` says.
        #[diagnostic::do_not_recommend]
        unsafe impl<#(#T: Placed),*> Placed for (#(#T,)*) {
            const BLANK: Self = (#(#T::BLANK,)*);

            fn places(at: usize, visit: &mut dyn FnMut(Place)) {
                #(#T::places(at + offset_of!(Self, #i), visit);)*
            }
        }
    }
}

/// The places of the scalars of an element.
#[cfg(feature = "std")]
pub(crate) fn places<T: Element>() -> Vec<Place> {
    let mut places = Vec::with_capacity(T::COUNT);
    T::places(0, &mut |place| places.push(place));
    places
}

/// Refuses padding where memory of an accelerator has elements as they lie on the host.
#[cfg(feature = "std")]
pub(crate) const fn without_padding<T: Element>() {
    assert!(
        // Hosts whose `usize` has other bytes run no kernels.
        T::SHAPE.in_planes() || size_of::<T>() == T::SHAPE.bytes() || size_of::<usize>() != 8,
        "this element has other bytes than those of its scalars"
    );
}

/// The bytes of a slice of scalars, or of arrays of them.
#[cfg(feature = "std")]
pub(crate) fn bytes_of<T: Element>(values: &[T]) -> &[u8] {
    const { without_padding::<T>() };
    assert!(!T::SHAPE.in_planes(), "a struct can have padding");
    // SAFETY: neither scalars nor arrays of them have padding, so every byte is initialised; the lifetime is `values`'.
    unsafe { core::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}

/// The encodings of the scalars of `values`, element after element, each in the low bits of a word.
#[cfg(feature = "std")]
pub fn encodings<T: Element>(values: &[T]) -> Vec<u64> {
    let places = places::<T>();
    let mut encodings = Vec::with_capacity(values.len() * places.len());
    for value in values {
        for place in &places {
            // SAFETY: `Element` promises a scalar there.
            encodings.push(unsafe { read_scalar((&raw const *value).cast(), *place) });
        }
    }
    encodings
}

/// The elements whose scalars have these encodings; what is left over after the last whole element is dropped. An encoding that is no
/// value stands for one: of a `bool` the lowest bit counts, of an enum the remainder of the division by the number of variants.
#[cfg(feature = "std")]
pub fn from_encodings<T: Element>(encodings: &[u64]) -> Vec<T> {
    let places = places::<T>();
    let n = encodings.len().checked_div(places.len()).unwrap_or(0);
    let mut values = Vec::<T>::with_capacity(n);
    let start = values.as_mut_ptr().cast::<u8>();
    // SAFETY: there is room for `n` elements, of which each gets all of its scalars, each a value of its type.
    unsafe {
        for (i, encodings) in encodings.chunks_exact(places.len().max(1)).enumerate() {
            for (place, &encoding) in places.iter().zip(encodings) {
                let encoding = match (place.ty, place.below) {
                    (ScalarType::Bool, _) => encoding & 1,
                    (_, Some(below)) => encoding % u64::from(below),
                    (_, None) => encoding,
                };
                write_scalar(start.add(i * size_of::<T>()), *place, encoding);
            }
        }
        values.set_len(n);
    }
    values
}

/// Bytes of a scalar in the host's memory. A `usize` of an accelerator has eight.
#[cfg(feature = "std")]
const fn on_host(ty: ScalarType) -> usize {
    match ty {
        ScalarType::Usize => size_of::<usize>(),
        ty => ty.bytes(),
    }
}

/// The encoding of the scalar in that place of a value.
///
/// # Safety
///
/// There is one.
#[cfg(feature = "std")]
pub(crate) unsafe fn read_scalar(value: *const u8, place: Place) -> u64 {
    let mut word = [0; 8];
    // SAFETY: the caller's: that many bytes, which are initialised.
    unsafe {
        word.as_mut_ptr()
            .copy_from_nonoverlapping(value.add(place.at), on_host(place.ty))
    };
    // Little-endian machines only, as kernels are compiled for no others.
    u64::from_le_bytes(word)
}

/// Writes the scalar in that place of a value.
///
/// # Safety
///
/// There is room for it.
#[cfg(feature = "std")]
pub(crate) unsafe fn write_scalar(value: *mut u8, place: Place, encoding: u64) {
    let bytes = encoding.to_le_bytes();
    // SAFETY: the caller's.
    unsafe {
        value
            .add(place.at)
            .copy_from_nonoverlapping(bytes.as_ptr(), on_host(place.ty))
    };
}
