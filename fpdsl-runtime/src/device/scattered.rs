//! Results that are places and values.

use super::Key;
use super::output::{Mapped, Output};
use crate::element::Element;
use crate::error::Error;
use crate::loops::{Outputs, Pairs};

/// A type of results that are places and values: `(usize, T)`, `(bool, usize, T)`, which writes only where the flag is true, or an
/// array of either. Each unsigned integer is a place.
///
/// # Safety
///
/// There are [`PAIRS`](Self::PAIRS) pairs for each element that is written to the memory of a sink or a list. Those of element `i`
/// have the numbers from `i * PAIRS` on.
#[diagnostic::on_unimplemented(
    message = "`scatter` and `scatter_reduce` need pairs of a place and a value, and `{Self}` is not one",
    label = "return `(place, value)` with an unsigned integer first, or an array of those"
)]
pub unsafe trait Scattered: Output {
    /// The type of values.
    type Value: Element;
    /// The pairs in memory.
    #[doc(hidden)]
    type Pairs: Pairs<Value = Self::Value>;
    /// Results on the host.
    #[doc(hidden)]
    type Lists: Send + Sync;

    /// The number of pairs of an element.
    const PAIRS: usize;

    /// The pairs that are written to a sink.
    #[doc(hidden)]
    fn pairs(sink: Self::Sink) -> Self::Pairs;

    /// Copies results to the host.
    ///
    /// # Errors
    ///
    /// The device's failures.
    #[doc(hidden)]
    fn lists(results: Mapped<Self>) -> Result<Self::Lists, Error>;

    /// Their pairs, to be read as long as the lists are there, and how many there are.
    #[doc(hidden)]
    fn listed(lists: &Self::Lists) -> (Self::Pairs, usize);
}

/// To be read alone.
fn read_only<T>(list: &[T]) -> Outputs<T> {
    Outputs(list.as_ptr().cast_mut())
}

// SAFETY: one pair, in two arrays.
#[diagnostic::do_not_recommend]
unsafe impl<K: Key + Element, T: Element> Scattered for (K, T) {
    type Value = T;
    type Pairs = (Outputs<K>, Outputs<T>);
    type Lists = (Vec<K>, Vec<T>);

    const PAIRS: usize = 1;

    fn pairs(sink: Self::Sink) -> Self::Pairs {
        sink
    }

    fn lists((places, values): Mapped<Self>) -> Result<Self::Lists, Error> {
        Ok((places.into_vec()?, values.into_vec()?))
    }

    fn listed((places, values): &Self::Lists) -> (Self::Pairs, usize) {
        ((read_only(places), read_only(values)), values.len())
    }
}

// SAFETY: one pair, in three arrays.
#[diagnostic::do_not_recommend]
unsafe impl<K: Key + Element, T: Element> Scattered for (bool, K, T) {
    type Value = T;
    type Pairs = (Outputs<bool>, Outputs<K>, Outputs<T>);
    type Lists = (Vec<bool>, Vec<K>, Vec<T>);

    const PAIRS: usize = 1;

    fn pairs(sink: Self::Sink) -> Self::Pairs {
        sink
    }

    fn lists((which, places, values): Mapped<Self>) -> Result<Self::Lists, Error> {
        Ok((which.into_vec()?, places.into_vec()?, values.into_vec()?))
    }

    fn listed((which, places, values): &Self::Lists) -> (Self::Pairs, usize) {
        let pairs = (read_only(which), read_only(places), read_only(values));
        (pairs, values.len())
    }
}

macro_rules! arrays {
    ($($Pair:ty)*) => {$(
        // SAFETY: the pairs of an array lie one after the other, and so do the arrays.
        #[diagnostic::do_not_recommend]
        unsafe impl<K: Key, T: Element, const N: usize> Scattered for [$Pair; N] {
            type Value = T;
            type Pairs = Outputs<$Pair>;
            type Lists = Vec<[$Pair; N]>;

            const PAIRS: usize = N;

            fn pairs(sink: Outputs<[$Pair; N]>) -> Outputs<$Pair> {
                Outputs(sink.0.cast())
            }

            fn lists(results: Mapped<Self>) -> Result<Self::Lists, Error> {
                results.into_vec()
            }

            fn listed(lists: &Self::Lists) -> (Outputs<$Pair>, usize) {
                let pairs = lists.as_flattened();
                (read_only(pairs), pairs.len())
            }
        }
    )*};
}

arrays! {
    (K, T)
    (bool, K, T)
}
