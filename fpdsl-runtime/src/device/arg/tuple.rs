//! The arguments of a call, and of a parameter that is a tuple.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::{Arg, Describe, Form, Forms, Misfit, Tell};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::erased::Names;
use crate::error::Error;
use crate::lift::Lift;

for_each_tuple! {
    #for {
        #[diagnostic::do_not_recommend]
        impl<#(#T: Lift, #A: Arg<#T>),*> Arg<(#(#T,)*)> for (#(#A,)*) {
            type Form = (#(#A::Form,)*);

            #[allow(clippy::unused_unit)]
            fn form(self) -> Self::Form {
                (#(self.#i.form(),)*)
            }
        }

        // SAFETY: each part does as it promises.
        #[diagnostic::do_not_recommend]
        unsafe impl<#(#T: Lift, #A: Form<#T>),*> Form<(#(#T,)*)> for (#(#A,)*) {
            type Source = (#(#A::Source,)*);
            type Anywhere = (#(#A::Anywhere,)*);
            type Whole = (#(#A::Whole,)*);
            type Part<'a> = (#(#A::Part<'a>,)*) where Self: 'a;

            #[allow(unused_variables)]
            fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
                #(self.#i.agree(expected)?;)*
                Ok(())
            }

            #[allow(unused_variables)]
            fn source(&self, function: &'static str) -> Result<Self::Source, Error> {
                Ok((#(self.#i.source(function)?,)*))
            }

            #[allow(unused_variables)]
            fn source_or_copy(
                &self,
                function: &'static str,
                fetched: &mut Vec<Box<dyn Any>>,
            ) -> Result<Self::Source, Error> {
                Ok((#(self.#i.source_or_copy(function, fetched)?,)*))
            }

            #[allow(unused_variables)]
            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                #(self.#i.inputs(function, device, inputs)?;)*
                Ok(())
            }

            #[allow(unused_variables)]
            fn gathered<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                #(self.#i.gathered(function, device, inputs)?;)*
                Ok(())
            }

            #[allow(unused_variables)]
            fn whole(&self, function: &'static str) -> Result<Self::Whole, Error> {
                Ok((#(self.#i.whole(function)?,)*))
            }

            #[allow(unused_variables)]
            fn part(&self, elements: Range<usize>) -> Result<Self::Part<'_>, Error> {
                Ok((#(self.#i.part(elements.clone())?,)*))
            }

            #[allow(unused_variables)]
            fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
                #(self.#i.describe(to)?;)*
                Ok(())
            }
        }

        // SAFETY: every part is asked.
        #[diagnostic::do_not_recommend]
        unsafe impl<#(#T: Lift, #A: Form<#T>),*> Forms<(#(#T,)*)> for (#(#A,)*) {
            #[allow(unused_variables, unused_mut)]
            fn agree_from(&self, names: &Names, mut expected: Option<usize>) -> Result<Option<usize>, Error> {
                #(
                    if let Err(misfit) = self.#i.agree(&mut expected) {
                        return Err(misfit.error(names.function, names.parameters[#i], expected));
                    }
                )*
                Ok(expected)
            }

            #[allow(unused_variables)]
            fn describe_each(
                &self,
                listener: &mut dyn FnMut(Tell<'_>) -> Result<(), Error>,
            ) -> Result<(), Error> {
                #(listener(&|to| self.#i.describe(to))?;)*
                Ok(())
            }
        }
    }
}

/// The arguments after an index.
pub trait Behind<First> {
    /// All arguments.
    type All;

    /// The positions, then these.
    fn behind(self, first: First) -> Self::All;
}

for_each_tuple! {
    #for len < 12 {
        impl<First, #(#A),*> Behind<First> for (#(#A,)*) {
            type All = (First, #(#A,)*);

            fn behind(self, first: First) -> Self::All {
                let (#(#a,)*) = self;
                (first, #(#a,)*)
            }
        }
    }
}
