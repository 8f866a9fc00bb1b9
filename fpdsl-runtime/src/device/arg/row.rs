//! The rows of a call: what stands for them among the arguments, and how their memory comes there.

use core::marker::PhantomData;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fpdsl_macros::for_each_tuple;

use super::{Arg, Describe, Form, Misfit};
use crate::device::accelerator::{Accelerator, Input, Memory};
use crate::error::Error;
use crate::lift::{Lift, Scalar};
use crate::loops::RowsOf;
use crate::row::Row;

/// Stands for the row, which is the last parameter, until [`CallRowsFirst::rows`](crate::device::CallRowsFirst::rows) tells how long it is.
#[derive(Clone, Copy, Debug)]
pub struct RowToCome;

#[diagnostic::do_not_recommend]
impl<T: Scalar> Arg<Row<T>> for RowToCome {
    type Form = RowToCome;

    fn form(self) -> RowToCome {
        self
    }
}

/// The parameters of a function that writes a row.
pub trait RowLast: Lift {
    /// The scalars of the row.
    type Scalar: Scalar;
}

/// Arguments that end with a [`RowToCome`].
pub trait WithRow<Rows>: private::Sealed {
    /// All arguments.
    type All;

    /// The arguments, with the rows in their place.
    #[doc(hidden)]
    fn with_row(self, rows: Rows) -> Self::All;
}

mod private {
    /// A holder of the rows could write them at any time.
    pub trait Sealed {}
}

for_each_tuple! {
    #for {
        impl<#(#T: Lift,)* Last: Scalar> RowLast for (#(#T,)* Row<Last>,)
        where
            Self: Lift,
        {
            type Scalar = Last;
        }

        impl<#(#A),*> private::Sealed for (#(#A,)* RowToCome,) {}

        impl<Rows, #(#A),*> WithRow<Rows> for (#(#A,)* RowToCome,) {
            type All = (#(#A,)* Rows,);

            fn with_row(self, rows: Rows) -> Self::All {
                let (#(#a,)* _,) = self;
                (#(#a,)* rows,)
            }
        }
    }
}

/// The memory of all rows, on the host or on an accelerator.
#[derive(Clone, Copy, Debug)]
pub(in crate::device) enum RowMemory<T> {
    Host(*mut T),
    Accelerator(&'static dyn Memory),
}

// SAFETY: the pointers are used in calls that answer for them; scalars and memory of accelerators may be shared.
unsafe impl<T: Send> Send for RowMemory<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for RowMemory<T> {}

/// Rows of so many scalars, one for each element of a call. Their memory is known once it is known how many there are.
#[derive(Clone, Debug)]
pub struct RowForm<T> {
    len: usize,
    memory: Arc<OnceLock<RowMemory<T>>>,
    scalars: PhantomData<T>,
}

impl<T: Scalar> RowForm<T> {
    /// Rows of `len` scalars.
    pub(in crate::device) fn of(len: usize) -> Self {
        RowForm {
            len,
            memory: Arc::default(),
            scalars: PhantomData,
        }
    }

    /// Tells where they lie.
    ///
    /// # Safety
    ///
    /// It is memory for all rows of the call, which nobody else uses as long as the form is in use.
    pub(in crate::device) unsafe fn lie_in(&self, memory: RowMemory<T>) {
        self.memory.get_or_init(|| memory);
    }

    fn on_host(&self, function: &'static str) -> Result<*mut T, Error> {
        match self.memory.get() {
            Some(RowMemory::Host(start)) => Ok(*start),
            Some(RowMemory::Accelerator(_)) => {
                Err(super::not_on_the_host(function, "an accelerator".to_owned()))
            }
            None => Err(super::not_on_the_host(function, "rows without memory".to_owned())),
        }
    }
}

// SAFETY: there is memory for the rows of all elements, as whoever told of it has promised, and elements write their own.
#[diagnostic::do_not_recommend]
unsafe impl<T: Scalar> Form<Row<T>> for RowForm<T> {
    type Source = RowsOf<T>;
    type Anywhere = Row<T>;
    type Whole = RowsOf<T>;
    type Part<'a> = &'a Self;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, function: &'static str) -> Result<RowsOf<T>, Error> {
        let first = self.on_host(function)?;
        // SAFETY: whoever told of the memory has promised it.
        Ok(unsafe { RowsOf::new(first, self.len) })
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        match self.memory.get() {
            Some(RowMemory::Accelerator(memory)) => {
                let (memory, len) = (*memory, self.len);
                inputs.extend([Input::Number, Input::Row { memory, len }]);
                Ok(())
            }
            Some(RowMemory::Host(_)) | None => Err(super::not_on_the_host(function, "the host".to_owned())),
        }
    }

    fn whole(&self, function: &'static str) -> Result<RowsOf<T>, Error> {
        self.source(function)
    }

    fn part(&self, _: Range<usize>) -> Result<&Self, Error> {
        Ok(self)
    }

    fn describe(&self, _: &mut dyn Describe) -> Result<(), Error> {
        // Nobody else holds such a form, so no receipt has one.
        Ok(())
    }
}
