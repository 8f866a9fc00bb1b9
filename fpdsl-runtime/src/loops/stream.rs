//! The sources and the targets of elements.

use core::ops::Range;

use fpdsl_macros::for_each_tuple;

use super::Places;
use super::given::{Given, Itself};
use crate::element::{Element, Placed};
use crate::fault::Site;
use crate::lift::{Lift, Shape};
use crate::slice::Slice;

/// The source of an argument.
///
/// # Safety
///
/// An implementation reads nothing but the elements that it is asked for.
pub unsafe trait Source<T: Lift>: Copy + Send + Sync {
    /// What a kernel is given for it, in the order in which [`Source::lay`] tells of places.
    type Given: Given<T>;

    /// The memory of a loop over elements one at a time.
    type Cursor: Copy;

    /// A cursor for a loop that begins at element `i`.
    fn cursor(self, i: usize) -> Self::Cursor;

    /// Element `i`, where the cursor is; it goes on to the next one. A function that computes it has its faults at `site`.
    ///
    /// # Safety
    ///
    /// The element is within what the source was made from.
    unsafe fn next(self, cursor: &mut Self::Cursor, i: usize, site: Site) -> T;

    /// The same, known to the compiler to be of adjacent elements, if it is: a loop then counts once for all arrays.
    #[inline(always)]
    fn adjacent(self) -> Option<Self> {
        Some(self)
    }

    /// Bytes of stack for the values of functions that it calls.
    fn stack(&self) -> usize {
        0
    }

    /// Mixes integers that are the same for all elements into `key`: the stage of a transform, the width of a grid. Where they
    /// differ, another way of computing may be the faster one.
    #[inline(always)]
    fn mix(self, key: u64) -> u64 {
        key
    }

    /// The number of elements to [prepare](Source::prepare) at a time.
    fn at_once(self) -> usize {
        usize::MAX
    }

    /// Called for elements that compiled code is about to compute. [`Source::next`] needs no such call.
    ///
    /// # Safety
    ///
    /// As [`Source::next`].
    unsafe fn prepare(self, _elements: Range<usize>) {}

    /// True if elements may be computed twice: nothing that is read is written over.
    const REPEATS: bool = false;

    /// Adds where the elements lie, to be used as long as the source is. By default nobody knows.
    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.other();
    }
}

/// The target of a result.
///
/// # Safety
///
/// An implementation writes nothing but the elements that it is given.
pub unsafe trait Sink<T: Lift>: Copy + Send + Sync {
    /// Writes element `i`.
    ///
    /// # Safety
    ///
    /// The element is within what the sink was made from, and no one else has access to it.
    unsafe fn put(self, i: usize, value: T);

    /// As [`Source::adjacent`].
    #[inline(always)]
    fn adjacent(self) -> Option<Self> {
        Some(self)
    }

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
    type Given = Itself;
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), _: usize, _: Site) -> T {
        self.0
    }

    fn mix(self, key: u64) -> u64 {
        match T::SHAPE {
            Shape::Scalar(ty) if !ty.is_float() => {
                let at = (&raw const self.0).cast::<u8>();
                (0..ty.bytes()).fold(key, |key, k| {
                    // SAFETY: an element with one scalar has it at its start, an integer or a `bool` of that many bytes.
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
    type Given = Itself;
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), _: usize, _: Site) -> Slice<T> {
        self.0
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        let span = self.0.span();
        places.slice(span.start::<T>(), span.len());
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

// SAFETY: reads the element.
unsafe impl<T: Placed> Source<T> for Elements<T> {
    type Given = Itself;
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize, _: Site) -> T {
        // SAFETY: the caller's.
        unsafe { self.0.add(i).read() }
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.array(self.0);
    }
}

/// Elements whose places results take, each that of its own.
#[derive(Debug)]
pub struct InPlace<T>(pub Steps<T>);

impl<T> Clone for InPlace<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for InPlace<T> {}

// SAFETY: as the elements.
unsafe impl<T: Placed> Source<T> for InPlace<T> {
    type Given = Itself;
    type Cursor = ();

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize, site: Site) -> T {
        // SAFETY: the caller's.
        unsafe { self.0.next(&mut (), i, site) }
    }

    #[inline(always)]
    fn adjacent(self) -> Option<Self> {
        self.0.if_adjacent().map(InPlace)
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        Source::lay(&self.0, places);
    }
}

/// Results in consecutive memory; whoever passes it to [`run`](super::run) answers for the pointer, which may be that of an
/// element before the memory as long as none of those is written.
#[derive(Debug)]
pub struct Outputs<T>(pub *mut T);

impl<T> Outputs<T> {
    /// Where result `i` lies.
    #[inline(always)]
    pub fn at(self, i: usize) -> *mut T {
        self.0.wrapping_add(i)
    }
}

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

// SAFETY: writes the element.
unsafe impl<T: Placed> Sink<T> for Outputs<T> {
    #[inline(always)]
    unsafe fn put(self, i: usize, value: T) {
        // SAFETY: the caller's.
        unsafe { self.at(i).write(value) }
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.array(self.0.cast_const());
    }
}

/// Every `step`-th element of the host's memory, to read or to write; whoever passes it to [`run`](super::run) answers for the
/// pointer.
#[derive(Debug)]
pub struct Steps<T> {
    /// Element 0.
    pub first: *mut T,
    /// The elements of memory from one to the next.
    pub step: usize,
}

impl<T> Steps<T> {
    /// Those that are adjacent.
    #[inline(always)]
    pub fn of_adjacent(first: *mut T) -> Self {
        Steps { first, step: 1 }
    }

    #[inline(always)]
    fn if_adjacent(self) -> Option<Self> {
        (self.step == 1).then(|| Steps::of_adjacent(self.first))
    }

    /// Where element `i` lies.
    #[inline(always)]
    pub fn at(self, i: usize) -> *mut T {
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

// SAFETY: reads the element.
unsafe impl<T: Placed> Source<T> for Steps<T> {
    type Given = Itself;
    type Cursor = ();

    const REPEATS: bool = true;

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.steps(self.first.cast_const(), self.step);
    }

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize, _: Site) -> T {
        // SAFETY: the caller's.
        unsafe { self.at(i).read() }
    }

    #[inline(always)]
    fn adjacent(self) -> Option<Self> {
        self.if_adjacent()
    }
}

// SAFETY: writes the element.
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
    fn adjacent(self) -> Option<Self> {
        self.if_adjacent()
    }
}

/// No results, where nothing but faults is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Nowhere;

// SAFETY: writes nothing.
unsafe impl<T: Lift> Sink<T> for Nowhere {
    #[inline(always)]
    unsafe fn put(self, _: usize, _: T) {}
}

for_each_tuple! {
    #for {
        // SAFETY: each part does as it promises.
        unsafe impl<#(#T: Lift, #A: Source<#T>),*> Source<(#(#T,)*)> for (#(#A,)*) {
            type Given = (#(#A::Given,)*);
            type Cursor = (#(#A::Cursor,)*);

            const REPEATS: bool = true #(&& #A::REPEATS)*;

            #[allow(unused_mut)]
            fn mix(self, mut key: u64) -> u64 {
                #(key = self.#i.mix(key);)*
                key
            }

            #[inline]
            #[allow(unused_variables)]
            fn lay(&self, places: &mut Places<'_>) {
                #(self.#i.lay(places);)*
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn cursor(self, i: usize) -> Self::Cursor {
                (#(self.#i.cursor(i),)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn next(self, cursor: &mut Self::Cursor, i: usize, site: Site) -> (#(#T,)*) {
                // SAFETY: the caller's.
                (#(unsafe { self.#i.next(&mut cursor.#i, i, site) },)*)
            }

            #[inline(always)]
            fn adjacent(self) -> Option<Self> {
                Some((#(self.#i.adjacent()?,)*))
            }

            fn at_once(self) -> usize {
                usize::MAX #(.min(self.#i.at_once()))*
            }

            #[allow(unused_variables)]
            unsafe fn prepare(self, elements: Range<usize>) {
                // SAFETY: the caller's.
                #(unsafe { self.#i.prepare(elements.clone()) };)*
            }

            fn stack(&self) -> usize {
                0_usize #(.saturating_add(self.#i.stack()))*
            }
        }

        // SAFETY: each part does as it promises.
        unsafe impl<#(#T: Lift, #A: Sink<#T>),*> Sink<(#(#T,)*)> for (#(#A,)*) {
            #[inline]
            #[allow(unused_variables)]
            fn lay(&self, places: &mut Places<'_>) {
                #(self.#i.lay(places);)*
            }

            #[inline(always)]
            #[allow(unused_variables)]
            unsafe fn put(self, i: usize, value: (#(#T,)*)) {
                // SAFETY: the caller's.
                #(unsafe { self.#i.put(i, value.#i) };)*
            }

            #[inline(always)]
            fn adjacent(self) -> Option<Self> {
                Some((#(self.#i.adjacent()?,)*))
            }
        }
    }
}
