//! The sources and the targets of blocks of elements.

use super::{LaneBackend, Places};
use crate::element::{Element, Placed};
use crate::lift::{Lift, Shape};
use crate::slice::Slice;

/// The source of a block's argument.
///
/// # Safety
///
/// An implementation reads nothing but elements `i + k` for executing lanes `k`.
pub unsafe trait Source<T: Lift>: Copy + Send + Sync {
    /// The memory of a loop over elements one at a time.
    type Cursor: Copy;

    /// A cursor for a loop that begins at element `i`.
    fn cursor(self, i: usize) -> Self::Cursor;

    /// Element `i`, where the cursor is; it goes on to the next one.
    ///
    /// # Safety
    ///
    /// The element is within what the source was made from.
    unsafe fn next(self, cursor: &mut Self::Cursor, i: usize) -> T;

    /// Elements `i`, `i + 1`, … in the executing lanes.
    ///
    /// # Safety
    ///
    /// Those elements are within what the source was made from.
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> T::On<L>;

    /// Mixes integers that are the same for all elements into `key`: the stage of a transform, the width of a grid. Where they
    /// differ, another way of computing may be the faster one.
    #[inline(always)]
    fn mix(self, key: u64) -> u64 {
        key
    }

    /// True if elements may be computed twice: nothing that is read is written over.
    const REPEATS: bool = false;

    /// Adds where the elements lie, to be used as long as the source is. By default nobody knows.
    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.other();
    }

    /// The elements from a cursor on that lie in one row of a grid, at least one.
    #[inline(always)]
    fn row(self, _: &Self::Cursor) -> usize {
        usize::MAX
    }

    /// As `load` for element `i`, which is so many `ahead` of the cursor, for all lanes, which are in the cursor's row.
    ///
    /// # Safety
    ///
    /// As `load`.
    #[inline(always)]
    unsafe fn load_in_row<L: LaneBackend>(self, l: L, _: &Self::Cursor, _ahead: usize, i: usize) -> T::On<L> {
        // SAFETY: the caller's.
        unsafe { self.load(l, i) }
    }
}

/// The target of a block's result.
///
/// # Safety
///
/// An implementation writes nothing but elements `i + k` for executing lanes `k`.
pub unsafe trait Sink<T: Lift>: Copy + Send + Sync {
    /// Writes element `i`.
    ///
    /// # Safety
    ///
    /// The element is within what the sink was made from, and no one else has access to it.
    unsafe fn put(self, i: usize, value: T);

    /// Writes elements `i`, `i + 1`, … of the executing lanes.
    ///
    /// # Safety
    ///
    /// Those elements are within what the sink was made from, and no one else has access to them.
    unsafe fn store<L: LaneBackend>(self, l: L, i: usize, value: T::On<L>);

    /// Adds where the results lie, to be used as long as the sink is. By default nobody knows.
    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.other();
    }
}

/// One value for every element.
#[derive(Clone, Copy, Debug)]
pub struct Broadcast<T>(pub T);

// SAFETY: reads no memory.
unsafe impl<T: Element> Source<T> for Broadcast<T> {
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), _: usize) -> T {
        self.0
    }

    fn mix(self, key: u64) -> u64 {
        match T::SHAPE {
            Shape::Scalar(ty) if !ty.is_float() => {
                let at = (&raw const self.0).cast::<u8>();
                (0..ty.bytes()).fold(key, |key, k| {
                    // SAFETY: an element with one scalar has it at its start, an integer or a `bool` of so many bytes.
                    let byte = unsafe { at.add(k).read() };
                    (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
                })
            }
            _ => key,
        }
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.value(&raw const self.0);
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, _: usize) -> T::On<L> {
        T::lift(l, self.0)
    }
}

/// A slice that every element may read anywhere.
#[derive(Debug)]
pub struct Whole<T>(Slice<T>);

impl<T: Element> Whole<T> {
    /// # Safety
    ///
    /// The source is used, copies of it included, only as long as the slice is borrowed.
    pub unsafe fn new(slice: &[T]) -> Self {
        // SAFETY: the caller's.
        Whole(unsafe { Slice::new(slice) })
    }

    /// As [`Whole::new`], of memory that may be written between two elements.
    ///
    /// # Safety
    ///
    /// The elements may be read as long as the source is used, copies of it included.
    #[cfg(feature = "std")]
    pub(crate) unsafe fn raw(elements: *const [T]) -> Self {
        // SAFETY: the caller's.
        Whole(unsafe { Slice::raw(elements) })
    }
}

impl<T> Clone for Whole<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Whole<T> {}

// SAFETY: reads no memory: the body does, within the slice.
unsafe impl<T: Element> Source<Slice<T>> for Whole<T> {
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), _: usize) -> Slice<T> {
        self.0
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        let span = self.0.span();
        places.slice(span.start::<T>(), span.len());
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, _: usize) -> <Slice<T> as Lift>::On<L> {
        Slice::lift(l, self.0)
    }
}

/// Elements in consecutive memory, which no result is written to; whoever passes it to [`run`](super::run) answers for the pointer.
#[derive(Debug)]
pub struct Elements<T>(pub *const T);

impl<T> Clone for Elements<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Elements<T> {}

// SAFETY: a pointer is only used in functions whose callers answer for it; what it points to may be shared.
unsafe impl<T: Sync> Send for Elements<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Elements<T> {}

// SAFETY: loads the elements from `i` on, in executing lanes only.
unsafe impl<T: Placed> Source<T> for Elements<T> {
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { self.0.add(i).read() }
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.array(self.0);
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> T::On<L> {
        // SAFETY: the caller's.
        unsafe { T::load(l, self.0.add(i), size_of::<T>()) }
    }
}

/// Elements whose places results take, each that of its own.
#[derive(Debug)]
pub struct InPlace<T>(pub Elements<T>);

impl<T> Clone for InPlace<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for InPlace<T> {}

// SAFETY: as the elements.
unsafe impl<T: Placed> Source<T> for InPlace<T> {
    type Cursor = ();

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { self.0.next(&mut (), i) }
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        self.0.lay(places);
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> T::On<L> {
        // SAFETY: the caller's.
        unsafe { self.0.load(l, i) }
    }
}

/// Results in consecutive memory; whoever passes it to [`run`](super::run) answers for the pointer, which may be that of an
/// element before the memory as long as none of those is written.
#[derive(Debug)]
pub struct Outputs<T>(pub *mut T);

impl<T> Clone for Outputs<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Outputs<T> {}

// SAFETY: a pointer is only used in functions whose callers answer for it.
unsafe impl<T: Send> Send for Outputs<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Outputs<T> {}

// SAFETY: stores the elements from `i` on, in executing lanes only.
unsafe impl<T: Placed> Sink<T> for Outputs<T> {
    #[inline(always)]
    unsafe fn put(self, i: usize, value: T) {
        // SAFETY: the caller's.
        unsafe { self.0.wrapping_add(i).write(value) }
    }

    #[inline(always)]
    unsafe fn store<L: LaneBackend>(self, l: L, i: usize, value: T::On<L>) {
        // SAFETY: the caller's.
        unsafe { T::store(l, value, self.0.wrapping_add(i), size_of::<T>()) }
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.array(self.0.cast_const());
    }
}

/// Every so manyth element of the host's memory, to read or to write; whoever passes it to [`run`](super::run) answers for the
/// pointer.
#[derive(Debug)]
pub struct Steps<T> {
    /// Element 0.
    pub first: *mut T,
    /// The elements of memory from one to the next.
    pub step: usize,
}

impl<T> Steps<T> {
    #[inline(always)]
    fn at(self, i: usize) -> *mut T {
        self.first.wrapping_add(i.wrapping_mul(self.step))
    }
}

impl<T> Clone for Steps<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Steps<T> {}

// SAFETY: a pointer is only used in functions whose callers answer for it.
unsafe impl<T: Send + Sync> Send for Steps<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Steps<T> {}

// SAFETY: loads the elements from `i` on, in executing lanes only.
unsafe impl<T: Placed> Source<T> for Steps<T> {
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.steps(self.first.cast_const(), self.step);
    }

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { self.at(i).read() }
    }

    #[inline(always)]
    unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> T::On<L> {
        // SAFETY: the caller's.
        unsafe { T::load(l, self.at(i), self.step.wrapping_mul(size_of::<T>())) }
    }
}

// SAFETY: stores the elements from `i` on, in executing lanes only.
unsafe impl<T: Placed> Sink<T> for Steps<T> {
    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.steps(self.first.cast_const(), self.step);
    }

    #[inline(always)]
    unsafe fn put(self, i: usize, value: T) {
        // SAFETY: the caller's.
        unsafe { self.at(i).write(value) }
    }

    #[inline(always)]
    unsafe fn store<L: LaneBackend>(self, l: L, i: usize, value: T::On<L>) {
        // SAFETY: the caller's.
        unsafe { T::store(l, value, self.at(i), self.step.wrapping_mul(size_of::<T>())) }
    }
}

/// No results, where nothing but faults is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Nowhere;

// SAFETY: writes nothing.
unsafe impl<T: Lift> Sink<T> for Nowhere {
    #[inline(always)]
    unsafe fn put(self, _: usize, _: T) {}

    #[inline(always)]
    unsafe fn store<L: LaneBackend>(self, _: L, _: usize, _: T::On<L>) {}
}

macro_rules! tuple {
    ($(($T:ident $S:ident $i:tt))*) => {
        // SAFETY: each part does as it promises.
        unsafe impl<$($T: Lift, $S: Source<$T>),*> Source<($($T,)*)> for ($($S,)*) {
            type Cursor = ($($S::Cursor,)*);

            const REPEATS: bool = true $(&& $S::REPEATS)*;

            #[allow(unused_mut)]
            fn mix(self, mut key: u64) -> u64 {
                $(key = self.$i.mix(key);)*
                key
            }

            #[inline]
            #[allow(unused_variables)]
            fn lay(&self, places: &mut Places<'_>) {
                $(self.$i.lay(places);)*
            }

            #[inline(always)]
            #[allow(unused_variables)]
            fn row(self, cursor: &Self::Cursor) -> usize {
                usize::MAX$(.min(self.$i.row(&cursor.$i)))*
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn load_in_row<L: LaneBackend>(
                self,
                l: L,
                cursor: &Self::Cursor,
                ahead: usize,
                i: usize,
            ) -> ($($T::On<L>,)*) {
                // SAFETY: the caller's.
                ($(unsafe { self.$i.load_in_row(l, &cursor.$i, ahead, i) },)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn cursor(self, i: usize) -> Self::Cursor {
                ($(self.$i.cursor(i),)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn next(self, cursor: &mut Self::Cursor, i: usize) -> ($($T,)*) {
                // SAFETY: the caller's.
                ($(unsafe { self.$i.next(&mut cursor.$i, i) },)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn load<L: LaneBackend>(self, l: L, i: usize) -> ($($T::On<L>,)*) {
                // SAFETY: the caller's.
                ($(unsafe { self.$i.load(l, i) },)*)
            }
        }

        // SAFETY: each part does as it promises.
        unsafe impl<$($T: Lift, $S: Sink<$T>),*> Sink<($($T,)*)> for ($($S,)*) {
            #[inline]
            #[allow(unused_variables)]
            fn lay(&self, places: &mut Places<'_>) {
                $(self.$i.lay(places);)*
            }

            #[inline(always)]
            #[allow(unused_variables)]
            unsafe fn put(self, i: usize, value: ($($T,)*)) {
                // SAFETY: the caller's.
                $(unsafe { self.$i.put(i, value.$i) };)*
            }

            #[inline(always)]
            #[allow(unused_variables)]
            unsafe fn store<L: LaneBackend>(self, l: L, i: usize, value: ($($T::On<L>,)*)) {
                // SAFETY: the caller's.
                $(unsafe { self.$i.store(l, i, value.$i) };)*
            }
        }
    };
}

tuple!();
for_tuples!(tuple);
