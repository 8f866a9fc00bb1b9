//! Scans by compiled code: an element of an array is a whole segment.
//!
//! The order is that of [`scan`](crate::device::scan()).
//!
//! What faults is computed again, one element at a time (`loops/scan.rs`), as are few elements, and all where there is no code.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::{Code, found, run_all};
use crate::backend::Backend;
use crate::device::accelerator::MapKernel;
use crate::dispatch::Level;
use crate::element::Placed;
use crate::fault::Site;
use crate::function::{Combine, Function, InstanceName, Part};
use crate::lift::Lift;
use crate::loops::given::Given;
use crate::loops::{
    ElementFault, Outputs, PlaceRoom, Places, Prefix, SEGMENT, Sink, Source, prefix_at, totals_at,
};

/// Bytes of an element beyond which two are combined one at a time: the scalars of a segment are too many.
const WIDEST: usize = 16;

/// Segments that are gathered in memory of their own at a time, where elements lie otherwise than in a row.
const BLOCK: usize = 64;

/// Segments below which code is no faster than one element at a time.
const FEWEST: usize = 8;

/// All elements of a segment, combined.
struct Total<C>(PhantomData<C>);

impl<C: Combine> Function for Total<C> {
    type Args = ([C::Out; SEGMENT],);
    type Out = C::Out;

    const NAME: &'static str = const { InstanceName::new("totals", &[Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["x"];
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(b: B, (x,): <Self::Args as Lift>::On<B>) -> <C::Out as Lift>::On<B> {
        let [first, rest @ ..] = x;
        rest.into_iter().fold(first, |total, x| C::eval(b, (total, x)))
    }
}

/// Each element of a segment combined with those before it, and with what lies before the segment.
struct Prefixes<C>(PhantomData<C>);

impl<C: Combine> Function for Prefixes<C> {
    type Args = (C::Out, [C::Out; SEGMENT]);
    type Out = [C::Out; SEGMENT];

    const NAME: &'static str = const { InstanceName::new("prefixes", &[Part::Text(C::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = &["before", "x"];
    const SOURCE: &'static str = C::SOURCE;

    fn eval<B: Backend>(b: B, (before, mut x): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        for i in 1..SEGMENT {
            x[i] = C::eval(b, (x[i - 1], x[i]));
        }
        x.map(|x| C::eval(b, (before, x)))
    }
}

/// Where element 0 of an array lies whose elements follow one another.
fn in_a_row<T>(lay: impl FnOnce(&mut Places<'_>)) -> Option<*const T> {
    let mut room = PlaceRoom::NEW;
    let mut places = Places::new(&mut room);
    lay(&mut places);
    match places.regions()? {
        [region] if region.step == size_of::<T>() => Some(region.address.cast()),
        _ => None,
    }
}

/// The code of the first half of a scan by `C`.
pub(in crate::device) struct Totals<C> {
    code: &'static dyn Code,
    function: PhantomData<fn() -> C>,
}

impl<C: Combine> Totals<C> {
    /// The code for `n` elements, if there is any.
    pub(in crate::device) fn of(level: Level, n: usize) -> Option<Self> {
        if n < FEWEST * SEGMENT || const { size_of::<C::Out>() > WIDEST } {
            return None;
        }
        let code = found(&MapKernel::of::<Total<C>>(), level, n, &mut |inputs, outputs| {
            inputs.array(core::ptr::dangling::<[C::Out; SEGMENT]>());
            outputs.array(core::ptr::dangling::<C::Out>());
        });
        Some(Totals {
            code: code?,
            function: PhantomData,
        })
    }

    /// As [`totals_at`].
    ///
    /// # Errors
    ///
    /// As [`totals_at`].
    ///
    /// # Safety
    ///
    /// As [`totals_at`].
    pub(in crate::device) unsafe fn at<S: Source<C::Out>>(
        &self,
        level: Level,
        source: S,
        range: Range<usize>,
        totals: Outputs<C::Out>,
    ) -> Result<(), ElementFault> {
        let to = totals.0.cast_const();
        // SAFETY: the caller's; the segments are whole ones of the range.
        let code = |elements: *const C::Out, segments: Range<usize>| unsafe {
            run_all(self.code, segments, &mut |inputs, outputs| {
                inputs.array(elements.cast::<[C::Out; SEGMENT]>());
                outputs.array(to);
            })
        };
        // SAFETY: the caller's.
        unsafe {
            let left = in_segments(source, range, &code);
            totals_at::<C, S>(level, source, left, totals)
        }
    }
}

/// The code of the second half of a scan by `C`.
pub(in crate::device) struct Carried<C> {
    code: &'static dyn Code,
    function: PhantomData<fn() -> C>,
}

impl<C: Combine> Carried<C> {
    /// The code for `n` elements, if there is any.
    pub(in crate::device) fn of(level: Level, n: usize) -> Option<Self> {
        if n < FEWEST * SEGMENT || const { size_of::<C::Out>() > WIDEST } {
            return None;
        }
        let code = found(
            &MapKernel::of::<Prefixes<C>>(),
            level,
            n,
            &mut |inputs, outputs| {
                inputs.array(core::ptr::dangling::<C::Out>());
                inputs.array(core::ptr::dangling::<[C::Out; SEGMENT]>());
                outputs.array(core::ptr::dangling::<[C::Out; SEGMENT]>());
            },
        );
        Some(Carried {
            code: code?,
            function: PhantomData,
        })
    }

    /// As [`prefix_at`].
    ///
    /// # Errors
    ///
    /// As [`prefix_at`].
    ///
    /// # Safety
    ///
    /// As [`prefix_at`].
    pub(in crate::device) unsafe fn at<S: Source<C::Out>, K: Sink<C::Out>>(
        &self,
        level: Level,
        source: Prefix<C::Out, S>,
        sink: K,
        mut range: Range<usize>,
    ) -> Result<(), ElementFault> {
        // SAFETY: the caller's; nothing lies before the first segment.
        unsafe {
            if range.start == 0 {
                let first = 0..range.end.min(SEGMENT);
                prefix_at::<C, S, K>(level, source, sink, first.clone())?;
                range.start = first.end;
            }
            let before = source.carries.wrapping_sub(1);
            let target = in_a_row::<C::Out>(|places| sink.lay(places));
            let code = |elements: *const C::Out, segments: Range<usize>| {
                let mut code = |to: *const C::Out, segments: Range<usize>| {
                    run_all(self.code, segments, &mut |inputs, outputs| {
                        inputs.array(before);
                        inputs.array(elements.cast::<[C::Out; SEGMENT]>());
                        outputs.array(to.cast::<[C::Out; SEGMENT]>());
                    })
                };
                match target {
                    Some(to) => code(to, segments),
                    None => into(sink, segments, &mut code),
                }
            };
            let left = in_segments(source.src, range, &code);
            prefix_at::<C, S, K>(level, source, sink, left)
        }
    }
}

/// Runs code for all whole segments, and returns the elements that are left: those of the last segment if that is none, and from a
/// segment on that the code leaves out. What was before it has been written, perhaps over the elements. Elements that do not follow one
/// another are copied.
///
/// # Safety
///
/// The source may be used for the range, which begins with a segment.
unsafe fn in_segments<T: Placed, S: Source<T>>(
    source: S,
    range: Range<usize>,
    code: &dyn Fn(*const T, Range<usize>) -> Result<(), usize>,
) -> Range<usize> {
    let segments = range.start / SEGMENT..range.end / SEGMENT;
    // Where what is combined is computed first, places are those of arguments.
    if segments.is_empty() || !<S::Given as Given<T>>::IS_ITSELF {
        return range;
    }
    if let Some(elements) = in_a_row::<T>(|places| source.lay(places)) {
        let done = code(elements, segments.clone()).err().unwrap_or(segments.end);
        return done * SEGMENT..range.end;
    }
    let mut room = [const { MaybeUninit::<T>::uninit() }; BLOCK * SEGMENT];
    for first in segments.clone().step_by(BLOCK) {
        let end = segments.end.min(first + BLOCK);
        let (start, elements) = (first * SEGMENT, first * SEGMENT..end * SEGMENT);
        let mut cursor = source.cursor(start);
        for (i, place) in elements.zip(&mut room) {
            // SAFETY: the caller's.
            place.write(unsafe { source.next(&mut cursor, i, Site::CALL) });
        }
        let elements = room.as_ptr().cast::<T>().wrapping_sub(start);
        if let Err(done) = code(elements, first..end) {
            return done * SEGMENT..range.end;
        }
    }
    segments.end * SEGMENT..range.end
}

/// Runs code for segments into memory of its own, and copies the results.
///
/// # Errors
///
/// The first segment whose results are not copied.
///
/// # Safety
///
/// What the sink writes for the segments may be written.
unsafe fn into<T: Placed, K: Sink<T>>(
    sink: K,
    segments: Range<usize>,
    code: &mut dyn FnMut(*const T, Range<usize>) -> Result<(), usize>,
) -> Result<(), usize> {
    let mut room = [const { MaybeUninit::<T>::uninit() }; BLOCK * SEGMENT];
    for first in segments.clone().step_by(BLOCK) {
        let end = segments.end.min(first + BLOCK);
        let start = first * SEGMENT;
        code(
            room.as_mut_ptr().cast_const().cast::<T>().wrapping_sub(start),
            first..end,
        )
        .map_err(|_| first)?;
        for (i, value) in (start..end * SEGMENT).zip(&room) {
            // SAFETY: the caller's; the code has written all.
            unsafe { sink.put(i, value.assume_init()) };
        }
    }
    Ok(())
}
