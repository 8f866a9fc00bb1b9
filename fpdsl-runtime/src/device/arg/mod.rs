//! The arguments of a call.
//!
//! Whatever a caller passes, a value, a slice, a `Vec`, a buffer, a view, becomes one of a few [forms](Form) at once, by [`Arg`].
//! Everything else, the loops of the host, accelerators, several devices, receipts, sees forms alone:
//!
//! | form | for a parameter `T` | for a parameter `&[T]` |
//! |---|---|---|
//! | [`Value`] | one value for every element | |
//! | [`Stored`] | a value for each element | elements that are all there for each |
//! | [`Positions`] | the positions of a grid, for an index | |
//! | [`RowForm`] | a row for each element, for a parameter `&mut [T]` | |
//! | a [`Call`](super::Call) | its results, computed where they are used | |
//! | a tuple of forms | a tuple of parameters | |

mod borrowed;
mod leading;
mod numbers;
mod positions;
mod replaced;
mod row;
mod stored;
mod tuple;
mod value;

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

pub use leading::LeadingForms;
pub use numbers::Numbers;
pub use positions::{Grid, Gridded, Indexed, Positions};
pub use replaced::{Replace, Replaced};
pub(super) use row::RowMemory;
pub use row::{RowForm, RowLast, RowToCome, WithRow};
pub use stored::Stored;
pub use tuple::Behind;
pub use value::Value;

use super::Device;
use super::accelerator::{Accelerator, Input};
use super::anywhere::Anywhere;
use super::erased::Names;
use crate::element::{Element, encodings, places};
use crate::error::{Error, MatrixError};
use crate::function::{Function, ParameterList};
use crate::lift::{Lift, ScalarType};
use crate::loops::Source;
use crate::loops::given::Given;

/// An argument of a call for a parameter of type `T`: a `T`, which is used for every element; a slice, an array, a `Vec` or a
/// [`Buffer`](super::Buffer) of values (borrowed or not), or a [`View`](super::View) of one; for a
/// parameter that is a tuple, a tuple of arguments. For a parameter `&[T]`, which is written [`Slice<T>`](crate::slice::Slice) here, it is
/// one of these arrays, which all elements share.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an argument for a parameter of type `{T}`",
    label = "pass a value for all elements, or a slice, array, `Vec` or `Buffer` of values; the device goes to `.run(&device)`"
)]
pub trait Arg<T: Lift> {
    /// Its form in a call: a [`Form`], except for `..`, which stands for elements that a call replaces.
    type Form;

    /// The argument in its form.
    fn form(self) -> Self::Form;
}

/// The form of an argument for a parameter of type `T`.
pub type FormOf<A, T> = <A as Arg<T>>::Form;

/// The argument that a kernel gets for a parameter of type `T`.
pub(super) type GivenFor<A, T> = <<A as Form<T>>::Source as Source<T>>::Given;

/// Returns true if a kernel for these arguments reads slices or positions, also through calls: then elements need more than their own.
pub(super) const fn is_gather<A: Form<P>, P: Lift>() -> bool {
    <GivenFor<A, P> as Given<P>>::IS_GATHER
}

/// An argument as a call sees it.
///
/// # Safety
///
/// The source may be read, as long as the form lives, at every element below the length on which `agree` insists. `gathered` gives what a
/// kernel takes for [`Self::Anywhere`]: of an array as many elements as `agree` tells.
#[diagnostic::on_unimplemented(
    message = "this call cannot run: `{Self}` cannot be an argument for a parameter of type `{T}`",
    label = "`..` stands for replaced elements: run the call with `.update(&device, &mut y)`, or pass an array"
)]
pub unsafe trait Form<T: Lift>: Sync {
    /// How the host reads it.
    type Source: Source<T>;
    /// The parameter of a kernel that reads any of its elements.
    type Anywhere: Anywhere<T>;
    /// How the host reads any of its elements.
    type Whole: Source<Self::Anywhere>;
    /// Some of its elements.
    type Part<'a>: Form<T>
    where
        Self: 'a;

    /// Notes its length in `expected`, or returns what it has instead.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit>;

    /// The argument for the host: valid as long as the form is, for the elements that it has.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`].
    fn source(&self, function: &'static str) -> Result<Self::Source, Error>;

    /// As [`Form::source`], also of a buffer on an accelerator: it is copied to the host. The source is valid as long as `fetched` is,
    /// too, which gets the copies.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn source_or_copy(
        &self,
        function: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<Self::Source, Error> {
        let _ = fetched;
        self.source(function)
    }

    /// The argument for an accelerator, tuples taken apart.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`] and the device's failures.
    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error>;

    /// The argument for a kernel on an accelerator that reads any of its elements, tuples taken apart.
    ///
    /// # Errors
    ///
    /// As [`Form::inputs`].
    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.inputs(function, device, inputs)
    }

    /// The argument for a kernel on the host that reads any of its elements: valid as long as the form is.
    ///
    /// # Errors
    ///
    /// As [`Form::source`].
    fn whole(&self, function: &'static str) -> Result<Self::Whole, Error>;

    /// The part of it that a device needs for some elements of the call: those of arrays. Slices and positions stay as they are.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`].
    fn part(&self, elements: Range<usize>) -> Result<Self::Part<'_>, Error>;

    /// Tells what the argument is and has.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error>;
}

/// The arguments of a call: a tuple of [`Form`]s for a tuple of parameter types.
///
/// # Safety
///
/// `agree_from` asks every part for its length.
pub unsafe trait Forms<P: Lift>: Form<P> {
    /// The length on which the arguments agree with each other and with `expected`; none if all are single values and nothing was
    /// expected.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] and [`Error::GridTooLarge`].
    fn agree_from(&self, names: &Names, expected: Option<usize>) -> Result<Option<usize>, Error>;

    /// Tells of each argument what it is and has, each to a listener of its own.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn describe_each(&self, listener: &mut dyn FnMut(Tell<'_>) -> Result<(), Error>) -> Result<(), Error>;
}

/// What tells a listener of one argument.
pub type Tell<'a> = &'a dyn Fn(&mut dyn Describe) -> Result<(), Error>;

/// The number of elements of a call with these arguments.
///
/// # Errors
///
/// [`Error::LengthMismatch`], [`Error::GridTooLarge`] and [`Error::NoLength`].
pub(super) fn count<F: Function, A: Forms<F::Args>>(args: &A) -> Result<usize, Error> {
    count_named(&Names::of::<F>(), args)
}

/// The same of a function that has these names.
pub(super) fn count_named<P: ParameterList, A: Forms<P>>(names: &Names, args: &A) -> Result<usize, Error> {
    let function = names.function;
    args.agree_from(names, None)?.ok_or(Error::NoLength { function })
}

/// Refuses elements that a call with `count` of them does not have.
pub(super) fn has(function: &'static str, count: usize, range: &Range<usize>) -> Result<(), Error> {
    if range.start <= range.end && range.end <= count {
        return Ok(());
    }
    Err(Error::Positions {
        function,
        positions: range.clone(),
        count,
    })
}

/// Why the length of an argument does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misfit {
    /// It has another one.
    Length(usize),
    /// It is a grid of more positions than a `usize` counts.
    Grid(Vec<usize>),
    /// It is the positions of a product of two matrices that have none.
    Matrices(MatrixError),
}

impl Misfit {
    /// The error for a parameter, where others insist on `expected`.
    pub(super) fn error(
        self,
        function: &'static str,
        parameter: &'static str,
        expected: Option<usize>,
    ) -> Error {
        match self {
            Misfit::Length(found) => Error::LengthMismatch {
                function,
                parameter,
                // An argument that disagrees follows something that set the length.
                expected: expected.unwrap_or(found),
                found,
            },
            Misfit::Grid(extents) => Error::GridTooLarge { function, extents },
            Misfit::Matrices(reason) => Error::Matrices { function, reason },
        }
    }

    /// Compares a length with the one that is expected.
    pub(super) fn check(len: usize, expected: &mut Option<usize>) -> Result<(), Self> {
        if *expected.get_or_insert(len) == len {
            Ok(())
        } else {
            Err(Misfit::Length(len))
        }
    }
}

/// The role of an argument in a call. The numbers are part of the format of receipts, in which 4 is a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// One value for all elements.
    Value = 0,
    /// A value for each element.
    Elements = 1,
    /// A slice that all elements share.
    Slice = 2,
    /// The positions of a grid.
    Positions = 3,
    /// A row of each element.
    Row = 5,
}

/// Who wants to know what an argument is.
pub trait Describe {
    /// Its role, the scalars of an element, and the number of elements.
    fn role(&mut self, role: Role, types: &[ScalarType], len: usize);

    /// Encodings of scalars, of one element after the other.
    fn encodings(&mut self, types: &[ScalarType], encodings: &[u64]);

    /// The number of positions along an axis.
    fn extent(&mut self, extent: usize);

    /// A function that computes it, and the hash of what it computes. Its arguments follow.
    fn call(&mut self, function: &str, identity: &[u8]);
}

/// Elements that are taken apart at a time.
const CHUNK: usize = 1 << 12;

/// Tells of values.
fn describe_values<T: Element>(to: &mut dyn Describe, role: Role, values: &[T]) {
    let types: Vec<ScalarType> = places::<T>().iter().map(|place| place.ty).collect();
    to.role(role, &types, values.len());
    for chunk in values.chunks(CHUNK) {
        to.encodings(&types, &encodings(chunk));
    }
}

/// The error for elements that are not on the host.
fn not_on_the_host(function: &'static str, buffer: String) -> Error {
    Error::WrongDevice {
        function,
        device: Device::host().name(),
        buffer,
    }
}
