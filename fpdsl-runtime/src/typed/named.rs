//! The scalar types of bodies, under the names that they have in Rust.
//!
//! rustc calls these types `f32` and so on where it says which one it expected and which it found. Elsewhere it gives the path of
//! a name that a module of `std` has as well: `fpdsl::types::f32`.

use core::marker::PhantomData;

use fpdsl_macros::for_each_scalar;

use super::nothing;
use crate::backend::Types;

for_each_scalar! {
    #for {
        #[doc = concat!("A value of the type `", stringify!(#T), "` in a body.")]
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, Debug)]
        pub struct #T(());
    }
}

/// A parameter `&[T]` in a body.
#[allow(non_camel_case_types)]
#[derive(Debug)]
pub struct slice<T>(PhantomData<T>);

impl<T> Clone for slice<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for slice<T> {}

impl<T> slice<T> {
    /// `u.len()`.
    pub fn len(self, _: Types) -> usize {
        nothing()
    }

    /// `&u[from..to]`.
    pub fn part(self, _: Types, _: usize, _: Option<usize>) -> Self {
        nothing()
    }

    /// `u[index]`.
    pub fn get(self, _: Types, _: usize) -> T {
        nothing()
    }
}

/// A parameter `&mut [T]` in a body.
#[allow(non_camel_case_types)]
#[derive(Debug)]
pub struct row<T>(PhantomData<T>);

impl<T> Clone for row<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for row<T> {}

impl<T> row<T> {
    /// `out.len()`.
    pub fn len(self, _: Types) -> usize {
        nothing()
    }

    /// `out[index]`.
    pub fn get(self, _: Types, _: usize) -> T {
        nothing()
    }

    /// `out[index] = value`.
    pub fn set(self, _: Types, _: usize, _: T) {
        nothing()
    }
}
