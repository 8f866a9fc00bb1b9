//! The rows of a call: what stands for them among the arguments, and how their memory comes there.

use std::ops::Range;
use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::{Arg, Describe, Form, Forms, LeadingForms, Misfit, Role, is_gather};
use crate::device::accelerator::{Accelerator, Input, Memory};
use crate::device::leading::{Around, Leading};
use crate::error::Error;
use crate::lift::{Lift, Scalar};
use crate::loops::RowsOf;
use crate::row::Row;

/// Stands for the row, which is the last parameter: a call tells how long rows are, and where they lie is known when it runs.
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

/// Arguments for the parameters `P`, that end with a [`RowToCome`].
pub trait WithRow<P: RowLast>: Sync + private::Sealed {
    /// All arguments.
    type All<'a>: Forms<P>
    where
        Self: 'a;

    /// True if an element may read more than its own of what the others are.
    #[doc(hidden)]
    const IS_GATHER: bool;

    /// The arguments, with the rows in their place.
    #[doc(hidden)]
    fn with_row(&self, rows: RowForm<P::Scalar>) -> Self::All<'_>;
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
    }
}

for_each_tuple! {
    #for len < 12 {
        impl<#(#T: Lift, #A: Form<#T>,)* Last: Scalar> WithRow<(#(#T,)* Row<Last>,)> for (#(#A,)* RowToCome,) {
            type All<'a>
                = (#(&'a #A,)* RowForm<Last>,)
            where
                Self: 'a;

            const IS_GATHER: bool = false #(|| is_gather::<#A, #T>())*;

            fn with_row(&self, rows: RowForm<Last>) -> Self::All<'_> {
                (#(&self.#i,)* rows,)
            }
        }
    }
}

impl<E: Lift, P: RowLast> RowLast for Leading<E, P> {
    type Scalar = P::Scalar;
}

impl<E, A: private::Sealed> private::Sealed for LeadingForms<E, A> {}

impl<T: Around, P: RowLast, E: Form<T>, A: WithRow<P>> WithRow<Leading<T, P>> for LeadingForms<E, A> {
    type All<'a>
        = LeadingForms<&'a E, A::All<'a>>
    where
        Self: 'a;

    const IS_GATHER: bool = is_gather::<E, T>() || A::IS_GATHER;

    fn with_row(&self, rows: RowForm<P::Scalar>) -> Self::All<'_> {
        LeadingForms(&self.0, self.1.with_row(rows))
    }
}

impl<A: private::Sealed> private::Sealed for &A {}

impl<P: RowLast, A: WithRow<P>> WithRow<P> for &A {
    type All<'a>
        = A::All<'a>
    where
        Self: 'a;

    const IS_GATHER: bool = A::IS_GATHER;

    fn with_row(&self, rows: RowForm<P::Scalar>) -> Self::All<'_> {
        (**self).with_row(rows)
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

/// Rows of so many scalars, one for each element of a call.
#[derive(Clone, Copy, Debug)]
pub struct RowForm<T> {
    len: usize,
    /// None where it is not known yet how many there are.
    memory: Option<RowMemory<T>>,
}

impl<T: Scalar> RowForm<T> {
    /// Rows of `len` scalars that have no memory yet.
    pub(in crate::device) fn of(len: usize) -> Self {
        RowForm { len, memory: None }
    }

    /// Rows of `len` scalars that lie there.
    ///
    /// # Safety
    ///
    /// It is memory for all rows of the call, which nobody else uses as long as the form is in use.
    pub(in crate::device) unsafe fn lying_in(memory: RowMemory<T>, len: usize) -> Self {
        let memory = Some(memory);
        RowForm { len, memory }
    }

    fn on_host(&self, function: &'static str) -> Result<*mut T, Error> {
        match self.memory {
            Some(RowMemory::Host(start)) => Ok(start),
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
        match self.memory {
            Some(RowMemory::Accelerator(memory)) => {
                let len = self.len;
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

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        to.role(Role::Row, &[T::TYPE], self.len);
        Ok(())
    }
}
