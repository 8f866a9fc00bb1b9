//! Where the arguments and results of a call lie, for code that knows their types only from the recorded body.

use core::mem::MaybeUninit;

use super::Stored;
use crate::lift::Shape;

/// Arrays and values that a call has, at most, on either side; calls with more run on lanes.
const MOST: usize = 32;

/// One array, slice or value.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// Element 0. It may be that of an element before the memory, as long as none of those is used.
    pub address: *const u8,
    /// Bytes from one element to the next; 0 of a slice or a value, which are the same for all elements.
    pub step: usize,
    /// How many elements a slice has.
    pub len: usize,
}

/// Room for [`Places`], apart from them because it would be copied with them.
pub(crate) type PlaceRoom = [MaybeUninit<Region>; MOST];

/// The arguments or the results of a call, in the order of the recorded body's buffers.
#[derive(Debug)]
pub struct Places<'r> {
    /// The first `count` of them are written.
    regions: &'r mut PlaceRoom,
    count: usize,
    known: bool,
    extents: [usize; 2],
    repeats: bool,
}

impl<'r> Places<'r> {
    /// None yet.
    #[cfg(feature = "std")]
    pub(crate) fn new(room: &'r mut PlaceRoom) -> Self {
        Places {
            regions: room,
            count: 0,
            known: true,
            extents: [usize::MAX; 2],
            repeats: false,
        }
    }

    /// All of them, if each lies as a recorded body can have it.
    #[cfg(feature = "std")]
    pub(crate) fn regions(&self) -> Option<&[Region]> {
        let regions = self.known.then(|| &self.regions[..self.count])?;
        // SAFETY: so many are written.
        Some(unsafe { &*(core::ptr::from_ref(regions) as *const [Region]) })
    }

    /// Positions along the first two axes of a grid; all that there are where there is no such axis.
    #[cfg(feature = "std")]
    pub(crate) fn extents(&self) -> [usize; 2] {
        self.extents
    }

    /// True if elements may be computed twice: nothing that is read is written over.
    #[cfg(feature = "std")]
    pub(crate) fn repeats(&self) -> bool {
        self.repeats
    }

    /// Says whether elements may be computed twice, as a source does by [`Source::REPEATS`](super::Source::REPEATS).
    #[cfg(feature = "std")]
    pub(crate) fn may_repeat(&mut self, repeats: bool) {
        self.repeats = repeats;
    }

    /// Adds what lies otherwise.
    pub fn other(&mut self) {
        self.known = false;
    }

    fn push(&mut self, region: Region) {
        match self.regions.get_mut(self.count) {
            Some(place) => {
                place.write(region);
                self.count += 1;
            }
            None => self.known = false,
        }
    }

    /// Adds elements in consecutive memory.
    pub fn array<T: Stored>(&mut self, elements: *const T) {
        self.add(elements, size_of::<T>(), 0);
    }

    /// Adds one value for all elements.
    pub fn value<T: Stored>(&mut self, value: *const T) {
        self.add(value, 0, 0);
    }

    /// Adds a slice.
    pub fn slice<T: Stored>(&mut self, elements: *const T, len: usize) {
        self.add(elements, 0, len);
    }

    fn add<T: Stored>(&mut self, elements: *const T, step: usize, len: usize) {
        let address = elements.cast();
        // The scalars of a struct have a plane each in a recorded body.
        if const { T::AS_IT_LIES && is_of_scalars(&T::SHAPE) } {
            self.push(Region { address, step, len });
        } else {
            self.other();
        }
    }

    /// Adds the positions of a grid. They are the first argument of a kernel, and the only one of their kind.
    pub fn grid<const D: usize>(&mut self, extents: [usize; D]) {
        for (known, &extent) in self.extents.iter_mut().zip(&extents[..D - 1]) {
            *known = extent;
        }
        for _ in 0..D {
            self.push(Region {
                address: core::ptr::null(),
                step: 0,
                len: 0,
            });
        }
    }
}

/// Returns true for a scalar, and for an array of arrays of scalars of which there is one at least.
const fn is_of_scalars(shape: &Shape) -> bool {
    match shape {
        Shape::Scalar(_) => true,
        Shape::Array(element, len) => *len > 0 && is_of_scalars(element),
        Shape::Tuple(_) | Shape::Struct(_) | Shape::Slice(_) | Shape::Index(_) => false,
    }
}
