//! Rows as parameters: the memory that each element of a call writes by itself.
//!
//! A function takes a `&mut [T]`, for which [`Row`] stands among the parameter types, as [`Slice`](super::slice::Slice) does for a `&[T]`:
//! an address and a length. Bodies see a [`RowOn`], which reads and writes its elements by index and has no way out.

use core::fmt;
use core::marker::PhantomData;

use super::lift::{LeafVisitor, Lift, Scalar, Shape};
use super::slice::{Pass, Span};
use super::{Backend, Lower, State};

/// `&mut [T]` among a function's parameter types.
pub struct Row<T> {
    memory: Span,
    elements: PhantomData<fn() -> T>,
}

impl<T: Scalar> Row<T> {
    /// The row of these elements.
    ///
    /// # Safety
    ///
    /// Nobody else reads or writes the elements as long as the result is used, copies of it included.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) unsafe fn new(elements: *mut [T]) -> Self {
        Row {
            memory: Span::of(elements),
            elements: PhantomData,
        }
    }
}

impl<T> Clone for Row<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Row<T> {}

impl<T> fmt::Debug for Row<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Row of {}", self.memory.len())
    }
}

/// A row on a backend, with elements that are `E` there.
pub struct RowOn<B: Backend, E> {
    row: B::Slice,
    elements: PhantomData<fn() -> E>,
}

impl<B: Backend, E> RowOn<B, E> {
    /// For who made `row` for the elements that are `E` on the backend.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(row: B::Slice) -> Self {
        RowOn {
            row,
            elements: PhantomData,
        }
    }

    /// `row.len()`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn len(self, b: B) -> B::Usize {
        b.slice_len(self.row)
    }

    /// `row[index]`; an index that is not below the length is a fault.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn get(self, b: B, index: B::Usize) -> E
    where
        E: super::element::ElementOn<B>,
    {
        // SAFETY: this type is made for rows of one `T: Scalar` as `RowOn<B, T::On<B>>` only, and `Element` promises that its values on
        // a backend name it; whoever made the `Row` that a body runs on leaves it to the body until that has ended.
        unsafe { b.slice_get::<E::Element>(self.row, index) }
    }

    /// `row[index] = value`; an index that is not below the length is a fault.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn set(self, b: B, index: B::Usize, value: E)
    where
        E: super::element::ElementOn<B>,
    {
        // SAFETY: as for `get`.
        unsafe { b.row_set::<E::Element>(self.row, index, value) }
    }
}

impl<B: Backend, E> Clone for RowOn<B, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend, E> Copy for RowOn<B, E> {}

impl<B: Backend, E> State<B> for RowOn<B, E> {
    /// # Panics
    ///
    /// If the two differ: control flow cannot choose a row.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn merge(_: B, _: &mut B::Join, x: Self, y: Self) -> Self {
        assert!(x.row == y.row, "control flow cannot choose between rows");
        x
    }

    /// # Panics
    ///
    /// Always: there is no row to begin with.
    fn zero(_: B) -> Self {
        panic!("a row is no value that a variable can hold")
    }
}

impl<T: Scalar> Lift for Row<T> {
    type On<B: Backend> = RowOn<B, T::On<B>>;

    const SHAPE: Shape = Shape::Row(T::TYPE);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
        RowOn::new(b.slice(value.memory))
    }

    /// # Panics
    ///
    /// Always: a function cannot return its row.
    fn lower<B: Lower>(_: B, _: Self::On<B>) -> Self {
        panic!("a row cannot be returned")
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
        visitor.row::<T>()
    }
}

// SAFETY: `Row::new` requires the same: the elements are borrowed exclusively.
unsafe impl<T: Scalar> Pass<Row<T>> for &mut [T] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    unsafe fn pass(self) -> Row<T> {
        // SAFETY: the caller's.
        unsafe { Row::new(self) }
    }
}
