//! Values that are written to places of their own: permutations, compactions, the two ends of an edge.
//!
//! # The order
//!
//! For a function `f` that gives a place and a value for each element, the result is that of this loop, in any order:
//!
//! ```text
//! scatter(target, n):
//!     for i in 0 .. n:
//!         (place, value) = f(i)
//!         target[place] = value
//! ```
//!
//! It has no order because no two elements may have one place. If `f` gives `(write, place, value)` with a `bool` first, an element
//! writes only where that is true. If it gives an array of such, `[(usize, T); N]`, the element writes each of them. If it gives a tuple of
//! pairs or arrays, each part has a target of its own.
//!
//! Elements are computed on lanes, threads or an accelerator. The host compares their places and writes the values: an element after
//! the other, and only once all places are known to be good.
//!
//! # Errors
//!
//! [`Error::Fault`] has the smallest element for which `f` faults. If there is none, the error is that of the smallest element whose
//! place is not in its target ([`Error::Fault`], with the place as the index) or was that of an element before it
//! ([`Error::SamePlace`]). Among the pairs of one element the first such pair counts. After any error the targets are as they were.

use std::collections::HashMap;

use super::arg::Forms;
use super::buffer::Buffer;
use super::map::map;
use super::output::{Mapped, Output};
use super::room::room;
use super::view::ViewMut;
use super::{Device, Key};
use crate::element::Element;
use crate::error::Error;
use crate::fault::{Fault, FaultKind};
use crate::function::Function;
use crate::loops::stack;
use crate::threads::with_stack;

/// Targets of [`Call::scatter`](super::Call::scatter) for results of type `R`: for `(place, value)`, for `(write, place, value)` and for an array
/// of either a `&mut` [`Buffer`], slice, array or `Vec`, or a [`ViewMut`]; for a tuple of those, a tuple of targets.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no target for results of type `{R}`",
    label = "pass a `&mut` `Buffer`, slice or `Vec` of values; for a tuple of places and values, a tuple of those"
)]
pub trait Targets<R: Output>: Sized {
    /// The places and values of elements.
    type Writes;

    /// The places and values of elements, none of which is beside the targets or twice in one.
    ///
    /// # Errors
    ///
    /// [`Error::Fault`], [`Error::SamePlace`], and the device's failures.
    fn writes(&self, function: &'static str, results: R::Buffers) -> Result<Self::Writes, Error>;

    /// Writes the values.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn put(self, writes: Self::Writes) -> Result<(), Error>;
}

/// Values and their places, which a target has, each once.
#[derive(Debug)]
pub struct Writes<T>(Vec<(usize, T)>);

/// The elements that have places of a target.
enum Taken {
    /// For each place its element, or [`NOBODY`].
    Each(Vec<usize>),
    /// Those that have one, where most places have none.
    Few(HashMap<usize, usize>),
}

const NOBODY: usize = usize::MAX;

/// A place in a list costs this many times less than one in a map.
const OF_A_MAP: usize = 16;

impl Taken {
    /// None of `len` places, for `most` elements.
    fn new(len: usize, most: usize) -> Result<Self, Error> {
        if len / OF_A_MAP <= most {
            let mut taken = room(len)?;
            taken.resize(len, NOBODY);
            return Ok(Taken::Each(taken));
        }
        let mut taken = HashMap::new();
        taken.try_reserve(most).map_err(|_| Error::OutOfMemory {
            device: "host".to_owned(),
            bytes: most.saturating_mul(OF_A_MAP),
        })?;
        Ok(Taken::Few(taken))
    }

    /// Gives an element a place, which the target has, or returns the element that has it already.
    fn take(&mut self, place: usize, element: usize) -> Option<usize> {
        match self {
            Taken::Each(taken) => {
                let before = std::mem::replace(&mut taken[place], element);
                (before != NOBODY).then_some(before)
            }
            Taken::Few(taken) => taken.insert(place, element),
        }
    }
}

/// Takes the places that elements write to, so many each, and compares them with each other and with the length of the target.
fn distinct<T>(
    function: &'static str,
    len: usize,
    of_each: usize,
    writes: impl Iterator<Item = (bool, usize, T)>,
    most: usize,
) -> Result<Writes<T>, Error> {
    let (mut taken, mut kept) = (Taken::new(len, most)?, room::<(usize, T)>(most)?);
    for (number, (write, place, value)) in writes.enumerate() {
        let element = number / of_each.max(1);
        if !write {
            continue;
        }
        if place >= len {
            let (index, len) = (place as u64, len as u64);
            let kind = FaultKind::OutOfBounds { index, len };
            let fault = Fault { function, kind };
            return Err(Error::Fault { fault, element });
        }
        if let Some(first) = taken.take(place, element) {
            let second = element;
            return Err(Error::SamePlace {
                function,
                place,
                first,
                second,
            });
        }
        kept.push((place, value));
    }
    Ok(Writes(kept))
}

fn write_to<T: Element>(mut target: ViewMut<'_, T>, Writes(writes): Writes<T>) -> Result<(), Error> {
    let write = |values: &mut [T]| {
        with_stack(stack::of_values::<T>(), || {
            writes.iter().for_each(|&(place, value)| values[place] = value);
        });
    };
    if let Some(values) = target.as_mut_slice() {
        write(values);
        return Ok(());
    }
    let mut values = target.to_vec()?;
    write(&mut values);
    target.write(&values)
}

macro_rules! targets {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<K: Key + Element, $($generics)*> Targets<(K, T)> for $type {
            type Writes = Writes<T>;

            fn writes(
                &self,
                function: &'static str,
                (places, values): (Buffer<K>, Buffer<T>),
            ) -> Result<Writes<T>, Error> {
                let (places, values) = (places.into_vec()?, values.into_vec()?);
                let n = values.len();
                let len = self.len();
                with_stack(stack::of_values::<T>(), || {
                    let writes = places.into_iter().zip(values);
                    distinct(function, len, 1, writes.map(|(place, value)| (true, place.key(), value)), n)
                })
            }

            fn put(self, writes: Writes<T>) -> Result<(), Error> {
                write_to(self.into(), writes)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<K: Key + Element, $($generics)*> Targets<(bool, K, T)> for $type {
            type Writes = Writes<T>;

            fn writes(
                &self,
                function: &'static str,
                (which, places, values): (Buffer<bool>, Buffer<K>, Buffer<T>),
            ) -> Result<Writes<T>, Error> {
                let (which, places, values) = (which.into_vec()?, places.into_vec()?, values.into_vec()?);
                let n = which.iter().filter(|&&write| write).count();
                let len = self.len();
                with_stack(stack::of_values::<T>(), || {
                    let writes = which.into_iter().zip(places).zip(values);
                    let writes = writes.map(|((write, place), value)| (write, place.key(), value));
                    distinct(function, len, 1, writes, n)
                })
            }

            fn put(self, writes: Writes<T>) -> Result<(), Error> {
                write_to(self.into(), writes)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<K: Key, const PAIRS: usize, $($generics)*> Targets<[(K, T); PAIRS]> for $type {
            type Writes = Writes<T>;

            fn writes(
                &self,
                function: &'static str,
                pairs: Buffer<[(K, T); PAIRS]>,
            ) -> Result<Writes<T>, Error> {
                let pairs = pairs.into_vec()?;
                let pairs = pairs.as_flattened();
                let len = self.len();
                with_stack(stack::of_values::<T>(), || {
                    let writes = pairs.iter().map(|&(place, value)| (true, place.key(), value));
                    distinct(function, len, PAIRS, writes, pairs.len())
                })
            }

            fn put(self, writes: Writes<T>) -> Result<(), Error> {
                write_to(self.into(), writes)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<K: Key, const PAIRS: usize, $($generics)*> Targets<[(bool, K, T); PAIRS]> for $type {
            type Writes = Writes<T>;

            fn writes(
                &self,
                function: &'static str,
                pairs: Buffer<[(bool, K, T); PAIRS]>,
            ) -> Result<Writes<T>, Error> {
                let pairs = pairs.into_vec()?;
                let pairs = pairs.as_flattened();
                let n = pairs.iter().filter(|&&(write, ..)| write).count();
                let len = self.len();
                with_stack(stack::of_values::<T>(), || {
                    let writes = pairs.iter().map(|&(write, place, value)| (write, place.key(), value));
                    distinct(function, len, PAIRS, writes, n)
                })
            }

            fn put(self, writes: Writes<T>) -> Result<(), Error> {
                write_to(self.into(), writes)
            }
        }
    )*};
}

targets! {
    (T: Element) &mut [T];
    (T: Element, const N: usize) &mut [T; N];
    (T: Element) &mut Vec<T>;
    (T: Element) &mut Buffer<T>;
    (T: Element) ViewMut<'_, T>;
    (T: Element) &mut ViewMut<'_, T>;
}

/// The first element that an error is about; other errors come before all elements.
fn element_of(error: &Error) -> usize {
    match error {
        Error::Fault { element, .. } => element.saturating_add(1),
        Error::SamePlace { second, .. } => second.saturating_add(1),
        _ => 0,
    }
}

macro_rules! tuple {
    ($(($R:ident $D:ident $i:tt))*) => {
        #[diagnostic::do_not_recommend]
        impl<$($R: Output, $D: Targets<$R>),*> Targets<($($R,)*)> for ($($D,)*) {
            type Writes = ($($D::Writes,)*);

            fn writes(
                &self,
                function: &'static str,
                results: ($($R::Buffers,)*),
            ) -> Result<Self::Writes, Error> {
                let writes = ($(self.$i.writes(function, results.$i),)*);
                let mut first: Option<&Error> = None;
                $(if let Err(error) = &writes.$i {
                    match first {
                        Some(before) if element_of(before) <= element_of(error) => {}
                        Some(_) | None => first = Some(error),
                    }
                })*
                match first {
                    Some(error) => Err(error.clone()),
                    None => Ok(($(writes.$i?,)*)),
                }
            }

            fn put(self, writes: Self::Writes) -> Result<(), Error> {
                $(self.$i.put(writes.$i)?;)*
                Ok(())
            }
        }
    };
}

for_tuples!(tuple);

/// Writes values to their places in the targets. The [module](self) has the rules.
///
/// # Errors
///
/// As [`Call::scatter`](super::Call::scatter).
pub(super) fn scatter<F, D, A>(device: &Device, targets: D, args: &A) -> Result<(), Error>
where
    F: Function<Out: Output>,
    D: Targets<F::Out>,
    A: Forms<F::Args>,
{
    let results: Mapped<F::Out> = map::<F, A>(device, args)?;
    let writes = targets.writes(F::NAME, results)?;
    targets.put(writes)
}
