//! What a call was given, as hashes.

use std::borrow::Cow;

use sha2::{Digest, Sha256};

use super::hash::{self, Hash};
use crate::device::anywhere::Gather;
use crate::device::arg::Args;
use crate::device::buffer::Buffer;
use crate::device::grid::Positions;
use crate::device::identity::{names, scalars_of};
use crate::device::view::{Strided, View, ViewMut};
use crate::element::{Element, encodings};
use crate::error::Error;
use crate::index::{Index, Index2, Index3};
use crate::lift::Lift;
use crate::slice::Slice;

/// Elements that are taken apart at a time.
const CHUNK: usize = 1 << 12;

/// What an argument is to a call. Its numbers are part of the format.
#[derive(Clone, Copy)]
enum Role {
    /// One value for all elements.
    Value = 0,
    /// A value for each element.
    Elements = 1,
    /// A slice that all elements share.
    Slice = 2,
    /// The positions of a grid.
    Positions = 3,
}

/// An argument of `map`, `launch` or a reduction that a receipt can name: every argument that such a call takes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an argument for a parameter of type `{T}`",
    label = "pass a value for all elements, or a slice, array, `Vec` or `Buffer` of values"
)]
pub trait Recorded<T: Lift>: Gather<T> {
    /// Adds what the argument is.
    #[doc(hidden)]
    fn record(&self, hash: &mut Sha256) -> Result<(), Error>;
}

/// The arguments of a call that a receipt can name: a tuple of [`Recorded`] arguments.
pub trait RecordedArgs<P: Lift>: Args<P> + Recorded<P> {
    /// The hash of each.
    #[doc(hidden)]
    fn each(&self) -> Result<Vec<Hash>, Error>;
}

fn role(hash: &mut Sha256, role: Role, types: &str, len: usize) {
    hash.update([role as u8]);
    hash.update((types.len() as u64).to_le_bytes());
    hash.update(types);
    hash.update((len as u64).to_le_bytes());
}

fn values<T: Element>(hash: &mut Sha256, of: Role, values: &[T]) {
    let types = scalars_of::<T>();
    role(hash, of, &names(&types), values.len());
    for chunk in values.chunks(CHUNK) {
        let encodings = encodings(chunk);
        hash::update(hash, types.iter().copied().cycle().zip(encodings));
    }
}

#[diagnostic::do_not_recommend]
impl<T: Element> Recorded<T> for T {
    fn record(&self, hash: &mut Sha256) -> Result<(), Error> {
        values(hash, Role::Value, core::slice::from_ref(self));
        Ok(())
    }
}

/// The elements on the host, or a copy of them.
macro_rules! held {
    ($this:ident) => {
        match $this.as_slice() {
            Some(values) => Cow::Borrowed(values),
            None => Cow::Owned($this.to_vec()?),
        }
    };
}

macro_rules! arrays {
    ($(($($generics:tt)*) $type:ty, |$this:ident| $values:expr;)*) => {$(
        arrays!(@ ($($generics)*) $type, T, Role::Elements, |$this| $values);
        arrays!(@ ($($generics)*) $type, Slice<T>, Role::Slice, |$this| $values);
    )*};
    (@ ($($generics:tt)*) $type:ty, $param:ty, $role:expr, |$this:ident| $values:expr) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Recorded<$param> for $type {
            fn record(&self, hash: &mut Sha256) -> Result<(), Error> {
                let $this = self;
                let held: Cow<'_, [T]> = $values;
                values(hash, $role, &held);
                Ok(())
            }
        }
    };
}

arrays! {
    (T: Element) &[T], |list| Cow::Borrowed(*list);
    (T: Element, const N: usize) &[T; N], |list| Cow::Borrowed(list.as_slice());
    (T: Element) Vec<T>, |list| Cow::Borrowed(list.as_slice());
    (T: Element) &Vec<T>, |list| Cow::Borrowed(list.as_slice());
    (T: Element) Buffer<T>, |buffer| held!(buffer);
    (T: Element) &Buffer<T>, |buffer| held!(buffer);
    ('v, T: Element) View<'v, T>, |view| held!(view);
    ('v, T: Element) &View<'v, T>, |view| held!(view);
    ('v, T: Element) &ViewMut<'v, T>, |view| { let view = view.as_view(); held!(view) };
    ('v, T: Element) Strided<'v, T>, |view| Cow::Owned(view.to_vec()?);
    ('v, T: Element) &Strided<'v, T>, |view| Cow::Owned(view.to_vec()?);
}

macro_rules! positions {
    ($($Index:ident $D:literal;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Recorded<$Index> for Positions<$D> {
            fn record(&self, hash: &mut Sha256) -> Result<(), Error> {
                role(hash, Role::Positions, "usize", $D);
                for extent in self.extents() {
                    hash.update((extent as u64).to_le_bytes());
                }
                Ok(())
            }
        }
    )*};
}

positions! {
    Index 1;
    Index2 2;
    Index3 3;
}

macro_rules! tuple {
    ($(($T:ident $A:ident $i:tt))*) => {
        #[diagnostic::do_not_recommend]
        impl<$($T: Lift, $A: Recorded<$T>),*> Recorded<($($T,)*)> for ($($A,)*) {
            fn record(&self, hash: &mut Sha256) -> Result<(), Error> {
                $(self.$i.record(hash)?;)*
                Ok(())
            }
        }

        impl<$($T: Lift, $A: Recorded<$T>),*> RecordedArgs<($($T,)*)> for ($($A,)*) {
            fn each(&self) -> Result<Vec<Hash>, Error> {
                Ok(vec![$({
                    let mut hash = Sha256::new();
                    self.$i.record(&mut hash)?;
                    Hash(hash.finalize().into())
                }),*])
            }
        }
    };
}

for_tuples!(tuple);

/// The parameters of a kernel: first the index, then others.
pub trait Indexed: Lift {
    /// `Index`, `Index2` or `Index3`.
    type Index: Lift;
}

macro_rules! kernel {
    (($I:ident $U:ident $j:tt) $(($T:ident $A:ident $i:tt))*) => {
        impl<$I: Lift, $($T: Lift),*> Indexed for ($I, $($T,)*) {
            type Index = $I;
        }
    };
}

for_tuples!(kernel);
