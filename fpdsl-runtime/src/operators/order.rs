//! The order of `place op= value` where only rustc knows the types.
//!
//! Of two scalars Rust computes the value first and the indices of the place then. Of a struct it calls `add_assign(&mut place, value)`, so
//! that the place comes first, with its test of bounds. A body holds one [`Update`] for both and asks it before it computes either.

use core::marker::PhantomData;

use super::Product;
use crate::backend::Backend;

/// The types of a place of type `X` and of a value of type `Y`, before there is either.
#[derive(Debug)]
pub struct Update<X, Y>(PhantomData<fn() -> (X, Y)>);

impl<X, Y> Clone for Update<X, Y> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<X, Y> Copy for Update<X, Y> {}

impl<X, Y> Update<X, Y> {
    /// Of types that [`place`](Self::place) and [`value`](Self::value) tell.
    #[allow(clippy::new_without_default)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new() -> Self {
        Update(PhantomData)
    }

    /// What the place holds.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn place(self, x: X) -> X {
        x
    }

    /// The value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn value(self, y: Y) -> Y {
        y
    }

    /// A product for the value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn product<B: Backend, P: Product<B, Value = Y>>(self, _: B, p: P) -> P {
        p
    }
}
