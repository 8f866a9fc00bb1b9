//! Slices as parameters.
//!
//! A function takes a `&[T]`, but its parameter types are `Copy` and without lifetimes. [`Slice`] stands for the slice
//! among them: an address and a length. Only calls and the devices make one, out of a slice that outlives the call, and
//! it never leaves the call: bodies see a [`SliceOn`], which has no way out.
//!
//! A part, `&u[a..b]`, is the slice with a beginning and a length of its own.

use core::fmt;
use core::marker::PhantomData;

use fpdsl_macros::for_each_tuple;

use super::element::{Element, ElementOn};
use super::lift::{LeafVisitor, Lift, Shape};
use super::{Backend, Lower, Num, State};
use crate::mode::Rn;

/// `&[T]` among a function's parameter types.
pub struct Slice<T> {
    memory: Span,
    elements: PhantomData<fn() -> T>,
}

impl<T: Element> Slice<T> {
    /// # Safety
    ///
    /// The result is used, copies of it included, only as long as the slice is borrowed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) unsafe fn new(slice: &[T]) -> Self {
        // SAFETY: the caller's.
        unsafe { Self::raw(slice) }
    }

    /// # Safety
    ///
    /// The elements may be read as long as the result is used, copies of it included.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) unsafe fn raw(elements: *const [T]) -> Self {
        Slice {
            memory: Span::of(elements),
            elements: PhantomData,
        }
    }
}

impl<T> Slice<T> {
    /// Where the elements lie.
    pub(crate) fn span(self) -> Span {
        self.memory
    }
}

impl<T> Clone for Slice<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slice<T> {}

impl<T> fmt::Debug for Slice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slice of {}", self.memory.len)
    }
}

/// Elements in the host's memory. Their type is known to the holder alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    start: *const (),
    len: usize,
}

// SAFETY: what it points to is used only in functions whose callers answer for that, and elements are `Send` and `Sync`.
unsafe impl Send for Span {}
// SAFETY: as above.
unsafe impl Sync for Span {}

impl Span {
    /// That of these elements.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn of<T>(elements: *const [T]) -> Self {
        Span {
            start: elements.cast(),
            len: elements.len(),
        }
    }

    /// The number of elements.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn len(self) -> usize {
        self.len
    }

    /// Returns true if there are no elements.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The first element.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn start<T>(self) -> *const T {
        self.start.cast()
    }
}

/// A slice parameter on a backend, with elements that are `E` there.
pub struct SliceOn<B: Backend, E> {
    slice: B::Slice,
    /// Where a part of the slice begins, and its length.
    part: Option<(B::Usize, B::Usize)>,
    elements: PhantomData<fn() -> E>,
}

impl<B: Backend, E> SliceOn<B, E> {
    /// For who made `slice` for the elements that are `E` on the backend.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(slice: B::Slice) -> Self {
        SliceOn {
            slice,
            part: None,
            elements: PhantomData,
        }
    }

    /// `slice.len()`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn len(self, b: B) -> B::Usize {
        match self.part {
            None => b.slice_len(self.slice),
            Some((_, len)) => len,
        }
    }

    /// `&slice[from..to]`, and to the end without `to`. An end that is greater than the length is a fault, and so is one before the
    /// beginning.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn part(self, b: B, from: B::Usize, to: Option<B::Usize>) -> Self {
        let len = self.len(b);
        if let Some(to) = to {
            b.require_in_slice(self.slice, B::Usize::le(b, to, len), to, len);
        }
        let to = to.unwrap_or(len);
        b.require_in_slice(self.slice, B::Usize::le(b, from, to), from, to);
        let start = match self.part {
            None => from,
            Some((start, _)) => B::Usize::add::<Rn>(b, start, from),
        };
        SliceOn {
            part: Some((start, B::Usize::sub::<Rn>(b, to, from))),
            ..self
        }
    }

    /// The place in the whole slice of the element at `index`, which is below the length.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn place(self, b: B, index: B::Usize) -> B::Usize {
        match self.part {
            None => index,
            Some((start, len)) => {
                b.require_in_slice(self.slice, B::Usize::lt(b, index, len), index, len);
                B::Usize::add::<Rn>(b, start, index)
            }
        }
    }

    /// `slice[index]`; an index that is not below the length is a fault.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn get(self, b: B, index: B::Usize) -> E
    where
        E: ElementOn<B>,
    {
        // SAFETY: this type is made for slices of one `T: Element` as `SliceOn<B, T::On<B>>` only, and `Element` promises
        // that its values on a backend name it; whoever made the `Slice` that a body runs on keeps it borrowed until the
        // body has ended.
        unsafe { b.slice_get::<E::Element>(self.slice, self.place(b, index)) }
    }

    /// [`SliceOn::get`], for an element type that is not known as one on every backend.
    #[cfg(feature = "std")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn checked<T: Element + Lift<On<B> = E>>(self, b: B, index: B::Usize) -> E {
        // SAFETY: as for `get`.
        unsafe { b.slice_get::<T>(self.slice, index) }
    }

    /// [`SliceOn::get`] without a test of the index where the backend can do without.
    ///
    /// # Safety
    ///
    /// The index is below the length.
    #[cfg(feature = "std")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) unsafe fn get_within<T: Element + Lift<On<B> = E>>(self, b: B, index: B::Usize) -> E {
        match self.part {
            // SAFETY: the caller's for the index; as for `get` the rest.
            None => unsafe { b.slice_get_within::<T>(self.slice, index) },
            // SAFETY: as for `get`. Where a fault was noted, the part may be none.
            Some(_) => unsafe { b.slice_get::<T>(self.slice, self.place(b, index)) },
        }
    }
}

impl<B: Backend, E> Clone for SliceOn<B, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend, E> Copy for SliceOn<B, E> {}

impl<B: Backend, E> State<B> for SliceOn<B, E> {
    /// # Panics
    ///
    /// If the two differ: control flow cannot choose a slice. The attribute refuses bodies that would.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn merge(_: B, _: &mut B::Join, x: Self, y: Self) -> Self {
        assert!(x.slice == y.slice, "control flow cannot choose between slices");
        x
    }

    /// # Panics
    ///
    /// Always: there is no slice to begin with.
    fn zero(_: B) -> Self {
        panic!("a slice is no value that a variable can hold")
    }
}

impl<T: Element> Lift for Slice<T> {
    type On<B: Backend> = SliceOn<B, T::On<B>>;

    const SHAPE: Shape = Shape::Slice(&T::SHAPE);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
        SliceOn::new(b.slice(value.memory))
    }

    /// # Panics
    ///
    /// Always: a function cannot return a slice, which would outlive what it points to.
    fn lower<B: Lower>(_: B, _: Self::On<B>) -> Self {
        panic!("a slice cannot be returned")
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
        visitor.slice::<T>()
    }
}

/// The argument of an ordinary call for a parameter of type `P`: a value for itself, a `&[T]` for a [`Slice`], a
/// `&mut [T]` for a [`Row`](super::row::Row).
///
/// # Safety
///
/// `pass` promises nothing but what it requires.
pub unsafe trait Pass<P> {
    /// The argument as the function takes it.
    ///
    /// # Safety
    ///
    /// It is used, copies of it included, only as long as what `self` borrows is borrowed.
    unsafe fn pass(self) -> P;
}

// SAFETY: borrows nothing.
unsafe impl<T: Lift> Pass<T> for T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    unsafe fn pass(self) -> T {
        self
    }
}

// SAFETY: `Slice::new` requires the same.
unsafe impl<T: Element> Pass<Slice<T>> for &[T] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    unsafe fn pass(self) -> Slice<T> {
        // SAFETY: the caller's.
        unsafe { Slice::new(self) }
    }
}

/// The arguments of a call: a [`Pass`] for each parameter.
///
/// # Safety
///
/// As [`Pass`].
pub unsafe trait PassAll<P> {
    /// The arguments as the function takes them.
    ///
    /// # Safety
    ///
    /// As [`Pass::pass`], for each.
    unsafe fn pass_all(self) -> P;
}

for_each_tuple! {
    #for len > 0 {
        // SAFETY: each part does as it promises.
        unsafe impl<#(#T, #A: Pass<#T>),*> PassAll<(#(#T,)*)> for (#(#A,)*) {
            #[cfg_attr(not(debug_assertions), inline(always))]
            unsafe fn pass_all(self) -> (#(#T,)*) {
                // SAFETY: the caller's, for each part.
                unsafe { (#(self.#i.pass(),)*) }
            }
        }
    }
}

// SAFETY: nothing is passed.
unsafe impl PassAll<()> for () {
    #[cfg_attr(not(debug_assertions), inline(always))]
    unsafe fn pass_all(self) {}
}
