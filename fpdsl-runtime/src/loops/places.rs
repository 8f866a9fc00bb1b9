//! The places of the arguments and results of a call, for code that knows their types only from the recorded body.

use core::mem::MaybeUninit;

use crate::element::{Place, Placed};

/// Arrays, slices and values that a call has, at most, on either side; calls with more run one element at a time.
const MOST: usize = 32;

/// One array, slice or value.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// Element 0. It may be that of an element before the memory, as long as none of those is used.
    pub address: *const u8,
    /// Bytes from one element to the next, or from the row of one to that of the next; 0 of a slice or a value, which are the same for all
    /// elements, and of running values.
    pub step: usize,
    /// How many elements a slice or a row has.
    pub len: usize,
}

/// The way from one element to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// None: a slice, or one value for all elements; or rows, of which the code finds each element's by its number.
    Shared = 1,
    /// Those of an element.
    Next = 2,
    /// As many as the [`Region`] says.
    Given = 3,
    /// Those of an element within a row, and back with the next row: running values, one for each column, with which rows are combined
    /// from the first on. The first row begins with the first element of a call.
    Column = 4,
}

/// Chains of steps among the arguments of a call, at most, for code to know of them.
#[cfg(feature = "std")]
const CHAINS: usize = 4;

/// The places of what a chain of steps is called with: of its first running value, its integers and its matrices.
#[cfg(feature = "std")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChainPlaces {
    /// Those that are its own: of the first running value, and behind them the others.
    pub first: usize,
    pub integers: usize,
    pub end: usize,
    /// Its positions, as [`Places::extents`] has them.
    pub extents: [usize; 2],
    /// Those of the function whose argument it is.
    outside: [usize; 2],
}

/// The places of what a call is called with that is an argument.
#[cfg(feature = "std")]
#[derive(Clone, Copy, Debug)]
pub(super) struct CallPlaces {
    first: usize,
    end: usize,
    extents: [usize; 2],
    regridded: bool,
}

/// Visits the scalars of an element of some type, and tells the bytes of one.
type Describe = fn(&mut dyn FnMut(Place)) -> usize;

/// Room for [`Places`], apart from them because it would be copied with them.
pub(crate) struct PlaceRoom {
    regions: [MaybeUninit<Region>; MOST],
    describe: [MaybeUninit<Describe>; MOST],
    #[cfg(feature = "std")]
    chains: [MaybeUninit<ChainPlaces>; CHAINS],
}

impl PlaceRoom {
    /// Nothing is written yet.
    #[cfg(feature = "std")]
    pub(crate) const NEW: Self = PlaceRoom {
        regions: [const { MaybeUninit::uninit() }; MOST],
        describe: [const { MaybeUninit::uninit() }; MOST],
        chains: [const { MaybeUninit::uninit() }; CHAINS],
    };
}

/// The arguments or the results of a call, in their order. The positions of a grid are not among them.
pub struct Places<'r> {
    /// The first `count` of each are written, and the first `chains` of its chains.
    room: &'r mut PlaceRoom,
    count: usize,
    #[cfg(feature = "std")]
    chains: usize,
    /// The last call that is an argument of the function itself.
    #[cfg(feature = "std")]
    outermost: Option<CallPlaces>,
    /// Where the places of the chain begin that is laid now.
    start: usize,
    /// The steps, three bits each, the first in the lowest. None is 0, so that they tell how many there are.
    steps: u128,
    known: bool,
    extents: [usize; 2],
    gridded: bool,
    /// A chain has a grid besides the one with which a kernel begins that computes the chain as well.
    #[cfg(feature = "std")]
    regridded: bool,
    repeats: bool,
}

impl<'r> Places<'r> {
    /// None yet.
    #[cfg(feature = "std")]
    pub(crate) fn new(room: &'r mut PlaceRoom) -> Self {
        Places {
            room,
            count: 0,
            chains: 0,
            outermost: None,
            start: 0,
            steps: 0,
            known: true,
            extents: [usize::MAX; 2],
            gridded: false,
            regridded: false,
            repeats: false,
        }
    }

    /// All of them, if code can be told where each lies.
    #[cfg(feature = "std")]
    pub(crate) fn regions(&self) -> Option<&[Region]> {
        self.with_grids().filter(|_| !self.regridded)
    }

    /// As [`Places::regions`], whatever grids there are.
    #[cfg(feature = "std")]
    pub(crate) fn with_grids(&self) -> Option<&[Region]> {
        let regions = self.known.then(|| &self.room.regions[..self.count])?;
        // SAFETY: that many are written.
        Some(unsafe { &*(core::ptr::from_ref(regions) as *const [Region]) })
    }

    /// Tells the ways that the elements lie from others of the same types.
    #[cfg(feature = "std")]
    pub(crate) fn pattern(&self) -> u128 {
        self.steps
    }

    /// How each lies: the step, and what visits the scalars of an element and tells its bytes.
    #[cfg(feature = "std")]
    pub(crate) fn each(&self) -> impl Iterator<Item = (Step, Describe)> {
        (0..self.count).map(|i| {
            let step = match self.steps >> (3 * i) & 7 {
                1 => Step::Shared,
                2 => Step::Next,
                3 => Step::Given,
                _ => Step::Column,
            };
            // SAFETY: that many are written.
            (step, unsafe { self.room.describe[i].assume_init() })
        })
    }

    /// Positions along the first two axes of a grid; all that there are where there is no such axis.
    #[cfg(feature = "std")]
    pub(crate) fn extents(&self) -> [usize; 2] {
        self.extents
    }

    /// True if elements may be computed twice: nothing that is read is written over.
    pub fn repeats(&self) -> bool {
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

    /// Adds elements in consecutive memory.
    pub fn array<T: Placed>(&mut self, elements: *const T) {
        self.add(elements, size_of::<T>(), 0);
    }

    /// Adds every `step`-th element of memory.
    pub fn steps<T: Placed>(&mut self, first: *const T, step: usize) {
        self.add(first, step.wrapping_mul(size_of::<T>()), 0);
    }

    /// Adds one value for all elements.
    pub fn value<T: Placed>(&mut self, value: *const T) {
        self.add(value, 0, 0);
    }

    /// Adds running values, one for each column.
    #[cfg(feature = "std")]
    pub(crate) fn columns<T: Placed>(&mut self, values: *const T) {
        self.put(Step::Column, values, 0, 0);
    }

    /// Adds a slice.
    pub fn slice<T: Placed>(&mut self, elements: *const T, len: usize) {
        self.add(elements, 0, len);
    }

    /// Adds the rows of all elements, of so many scalars each.
    pub fn rows<T: Placed>(&mut self, first: *const T, len: usize) {
        self.put(Step::Shared, first, len.wrapping_mul(size_of::<T>()), len);
    }

    fn add<T: Placed>(&mut self, elements: *const T, step: usize, len: usize) {
        let way = match step {
            0 => Step::Shared,
            step if step == size_of::<T>() => Step::Next,
            _ => Step::Given,
        };
        self.put(way, elements, step, len);
    }

    fn put<T: Placed>(&mut self, way: Step, elements: *const T, step: usize, len: usize) {
        if self.count == MOST || const { T::SHAPE.scalars() == 0 } {
            return self.other();
        }
        self.steps |= (way as u128) << (3 * self.count);
        self.room.regions[self.count].write(Region {
            address: elements.cast(),
            step,
            len,
        });
        self.room.describe[self.count].write(describe::<T>);
        self.count += 1;
    }

    /// Says how many columns there are, of elements that have no grid.
    #[cfg(feature = "std")]
    pub(crate) fn width(&mut self, columns: usize) {
        self.extents[0] = columns;
    }

    /// Adds the positions of a grid. Code knows them as the first argument, and the only one of their kind; a call that is an argument may
    /// have others.
    pub fn grid<const D: usize>(&mut self, extents: [usize; D]) {
        if self.gridded || self.count > self.start {
            return self.other();
        }
        self.gridded = true;
        for (known, &extent) in self.extents.iter_mut().zip(&extents[..D - 1]) {
            *known = extent;
        }
    }

    /// Adds what a chain of steps is called with, as `lay` does: so many places for the first running value, and others.
    #[cfg(feature = "std")]
    pub(crate) fn chain(&mut self, running: usize, lay: impl FnOnce(&mut Self)) {
        let outside = self.extents;
        let CallPlaces {
            first, end, extents, ..
        } = self.call(lay);
        match self.room.chains.get_mut(self.chains) {
            Some(chain) => {
                chain.write(ChainPlaces {
                    first,
                    integers: first + running,
                    end,
                    extents,
                    outside,
                });
                self.chains += 1;
            }
            None => self.other(),
        }
    }

    /// Adds what a call is called with that is an argument, as `lay` does. It may begin with a grid of its own.
    #[cfg(feature = "std")]
    pub(super) fn call(&mut self, lay: impl FnOnce(&mut Self)) -> CallPlaces {
        let (first, start, gridded, outside) = (self.count, self.start, self.gridded, self.extents);
        let regridded = self.regridded;
        (self.start, self.gridded, self.extents) = (first, false, [usize::MAX; 2]);
        self.regridded = false;
        lay(self);
        let places = CallPlaces {
            first,
            end: self.count,
            extents: self.extents,
            regridded: self.regridded,
        };
        self.regridded |= regridded;
        // A kernel that computes it as well begins with its positions, or with those of the function.
        if gridded || first > start {
            self.regridded |= self.gridded;
            (self.gridded, self.extents) = (gridded, outside);
        }
        self.start = start;
        // Those within it were added before.
        self.outermost = Some(places);
        places
    }

    /// The places of the call alone that is the only one among the arguments, and those behind it. Nothing if there are others before it.
    #[cfg(feature = "std")]
    pub(crate) fn only_call<'t>(&self, room: &'t mut PlaceRoom) -> Option<(Places<'t>, usize)> {
        let CallPlaces {
            first: 0,
            end,
            extents,
            regridded,
        } = self.outermost?
        else {
            return None;
        };
        room.regions[..end].copy_from_slice(&self.room.regions[..end]);
        room.describe[..end].copy_from_slice(&self.room.describe[..end]);
        let alone = Places {
            count: end,
            steps: self.steps & ((1 << (3 * end)) - 1),
            known: self.known,
            extents,
            regridded,
            repeats: self.repeats,
            ..Places::new(room)
        };
        Some((alone, end))
    }

    /// Chains of steps that are arguments.
    #[cfg(feature = "std")]
    pub(crate) fn chains(&self) -> &[ChainPlaces] {
        let chains = &self.room.chains[..self.chains];
        // SAFETY: that many are written.
        unsafe { &*(core::ptr::from_ref(chains) as *const [ChainPlaces]) }
    }

    /// The places of the function alone, with results of its chains in memory: `result` tells where those of a chain lie that have
    /// the type of one of its places, one after the other.
    #[cfg(feature = "std")]
    pub(crate) fn without_chains<'t>(
        &self,
        room: &'t mut PlaceRoom,
        mut result: impl FnMut(usize, usize) -> *const u8,
    ) -> Places<'t> {
        let chains = self.chains();
        let mut alone = Places {
            known: self.known,
            extents: chains.first().map_or(self.extents, |chain| chain.outside),
            repeats: self.repeats,
            ..Places::new(room)
        };
        for place in 0..self.count {
            let chain = chains
                .iter()
                .position(|chain| (chain.first..chain.end).contains(&place));
            // SAFETY: that many are written.
            let (mut region, describe) = unsafe {
                let (region, describe) = (self.room.regions[place], self.room.describe[place]);
                (region.assume_init(), describe.assume_init())
            };
            let mut way = self.steps >> (3 * place) & 7;
            if let Some(number) = chain {
                if place >= chains[number].integers {
                    continue;
                }
                region = Region {
                    address: result(number, place - chains[number].first),
                    step: describe(&mut |_| {}),
                    len: 0,
                };
                way = Step::Next as u128;
            }
            alone.steps |= way << (3 * alone.count);
            alone.room.regions[alone.count].write(region);
            alone.room.describe[alone.count].write(describe);
            alone.count += 1;
        }
        alone
    }
}

fn describe<T: Placed>(visit: &mut dyn FnMut(Place)) -> usize {
    T::places(0, visit);
    size_of::<T>()
}
