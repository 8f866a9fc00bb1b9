//! Results in place of an argument.

use std::ops::Range;
use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::accelerator::{Accelerator, Input, Memory, launch};
use super::arg::{Arg, Describe, Form, Forms, Misfit, Replace, Stored};
use super::buffer::Buffer;
use super::destination::{Room, Target};
use super::erased::Erased;
use super::into::agreed_length;
use super::output::Output;
use super::planes::HostLayout;
use super::view::ViewMut;
use super::{Backing, Device, host};
use crate::element::Element;
use crate::error::Error;
use crate::function::{ParameterList, Same};
use crate::loops::given::Itself;
use crate::loops::{InPlace, Steps, Whole};
use crate::slice::Slice;

/// A target of `update` for elements of type `T`: a [`Buffer`] of the device, or a view; for elements that are tuples, a tuple of those.
///
/// # Safety
///
/// What `before_on_host` and `before` give reads the elements of the target and nothing else.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be updated with results of type `{T}`",
    label = "the target comes after the device: pass a `&mut` `Buffer`, slice or `Vec` of elements; for a tuple, a tuple of those"
)]
pub unsafe trait Update<T: Output>: Target<T> {
    /// The elements as an argument.
    type Before: Form<T>;

    /// The elements that `sink` writes. `lengths` are those of the arrays.
    ///
    /// # Safety
    ///
    /// The sink is this target's, and the argument is used only as long as that may be.
    unsafe fn before_on_host(sink: &Self::Sink, lengths: &mut dyn Iterator<Item = usize>) -> Self::Before;

    /// The elements for an accelerator.
    ///
    /// # Safety
    ///
    /// The argument is used only as long as the target is neither changed nor dropped.
    unsafe fn before(&self) -> Self::Before;

    /// Takes the memory of the results, for each array in order.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn replace(
        &mut self,
        device: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error>;
}

/// The elements of a target before a call, as the argument of the call that replaces them.
///
/// It points to them and has no lifetime, so nobody holds one but the call that has made it.
#[derive(Debug)]
pub struct Before<T: Element>(Stored<'static, T>);

impl<T: Element> Before<T> {
    /// Elements on the host, which are read before they are written.
    ///
    /// # Safety
    ///
    /// They may be read as long as this is used.
    pub(super) unsafe fn host(elements: Steps<T>, len: usize) -> Self {
        // SAFETY: the caller's.
        Before(unsafe { Stored::steps(elements, len) })
    }

    /// A view or a buffer.
    ///
    /// # Safety
    ///
    /// It is neither changed nor dropped as long as this is used.
    pub(super) unsafe fn of(stored: Stored<'_, T>) -> Self {
        // SAFETY: only the lifetime differs, for which the caller answers.
        Before(unsafe { std::mem::transmute::<Stored<'_, T>, Stored<'static, T>>(stored) })
    }
}

// SAFETY: the elements are those of the argument.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<T> for Before<T> {
    type Source = InPlace<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a> = Stored<'a, T>;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        Form::<T>::agree(&self.0, expected)
    }

    fn source(&self, function: &'static str) -> Result<InPlace<T>, Error> {
        Form::<T>::source(&self.0, function).map(InPlace)
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Form::<T>::inputs(&self.0, function, device, inputs)
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Form::<T>::gathered(&self.0, function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<T>::whole(&self.0, function)
    }

    fn part(&self, elements: Range<usize>) -> Result<Stored<'_, T>, Error> {
        Form::<T>::part(&self.0, elements)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        Form::<T>::describe(&self.0, to)
    }
}

// SAFETY: as above. All results of a function with such a parameter are computed before the first is in its place, or the elements are
// adjacent.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<Slice<T>> for Before<T> {
    type Source = Whole<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a> = &'a Stored<'static, T>;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<Slice<T>>::source(&self.0, function)
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Form::<Slice<T>>::inputs(&self.0, function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<Slice<T>>::source(&self.0, function)
    }

    fn part(&self, _: Range<usize>) -> Result<&Stored<'static, T>, Error> {
        Ok(&self.0)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        Form::<Slice<T>>::describe(&self.0, to)
    }
}

// SAFETY: what is read is the buffer's elements.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Update<T> for &mut Buffer<T> {
    type Before = Before<T>;

    unsafe fn before_on_host(sink: &Steps<T>, lengths: &mut dyn Iterator<Item = usize>) -> Before<T> {
        // SAFETY: the caller's.
        unsafe { Before::host(*sink, lengths.next().unwrap_or_default()) }
    }

    unsafe fn before(&self) -> Before<T> {
        // SAFETY: the caller's.
        unsafe { Before::of(Arg::<T>::form(&**self)) }
    }

    fn replace(
        &mut self,
        _: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        self.replace_memory(results);
        Ok(())
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: what is read is the view's elements.
unsafe impl<T: Element> Update<T> for ViewMut<'_, T> {
    type Before = Before<T>;

    unsafe fn before_on_host(sink: &Steps<T>, lengths: &mut dyn Iterator<Item = usize>) -> Before<T> {
        // SAFETY: the caller's.
        unsafe { Before::host(*sink, lengths.next().unwrap_or_default()) }
    }

    unsafe fn before(&self) -> Before<T> {
        // SAFETY: the caller's.
        unsafe { Before::of(self.as_view().into()) }
    }

    fn replace(
        &mut self,
        device: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        self.take(device, &HostLayout::of::<T>().taken(results))
    }
}

for_each_tuple! {
    #for len > 0 {
        // SAFETY: each part does as it promises.
        #[diagnostic::do_not_recommend]
        unsafe impl<#(#T: Output, #A: Update<#T>),*> Update<(#(#T,)*)> for (#(#A,)*) {
            type Before = (#(#A::Before,)*);

            unsafe fn before_on_host(
                sink: &Self::Sink,
                lengths: &mut dyn Iterator<Item = usize>,
            ) -> Self::Before {
                // SAFETY: the caller's.
                (#(unsafe { #A::before_on_host(&sink.#i, lengths) },)*)
            }

            unsafe fn before(&self) -> Self::Before {
                // SAFETY: the caller's.
                (#(unsafe { self.#i.before() },)*)
            }

            fn replace(
                &mut self,
                device: &dyn Accelerator,
                results: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                #(self.#i.replace(device, results)?;)*
                Ok(())
            }
        }
    }
}

/// Replaces the elements of a target by what `function` gives for `args`, which have them in place of one argument.
pub(super) fn update<P, O, D, A>(
    device: &Device,
    mut target: D,
    args: A,
    function: &Erased<P, O>,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    D: Update<O>,
    A: Replace<D::Before, All: Forms<P>>,
{
    let mut rooms = Vec::new();
    target.room(&mut rooms);
    let agreed = |args: &A::All| {
        let computed = args.agree_from(&function.names, None)?;
        agreed_length(function.names.function, computed, &rooms)
    };
    match device.untrapped()? {
        Backing::Host(host) => {
            let sink = target.sink(function.names.function)?;
            // SAFETY: `target` is there until this call ends, and only the sink changes it.
            let args = args.replace(unsafe { D::before_on_host(&sink, &mut Room::lengths(&rooms)) });
            let n = agreed(&args)?;
            if P::SHAPE.is_gather() {
                // Elements read others, so all are computed before the first is replaced.
                // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
                let results = unsafe { host::map::<P, O, A::All>(*host, n, &args, function)? };
                drop(args);
                let (results, same) = ((results.form(),), Erased::of::<Same<O>, Itself>());
                // SAFETY: as above; there are `n` results, and room for them.
                return unsafe { host::map_to(*host, n, &results, sink, &same) };
            }
            // SAFETY: the arguments and the target agree on `n`, and devices are made with levels that the CPU has. An element is
            // read before it is written, and by nobody else.
            unsafe { host::map_to::<P, O, A::All, D::Sink>(*host, n, &args, sink, function) }
        }
        Backing::Accelerator(accelerator) => {
            let mut results = Vec::new();
            {
                // SAFETY: `target` is not changed before this block ends.
                let args = args.replace(unsafe { target.before() });
                let n = agreed(&args)?;
                let mut inputs = Vec::new();
                args.inputs(function.names.function, accelerator, &mut inputs)?;
                O::allocate(&**accelerator, n, &mut results)?;
                launch(&**accelerator, &function.kernel, n, &inputs, &results)?;
            }
            target.replace(&**accelerator, &mut results.into_iter())
        }
    }
}
