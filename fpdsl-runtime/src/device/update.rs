//! Results in place of an argument.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::accelerator::{Accelerator, Input, Memory, launch};
use super::arg::{Arg, Describe, Form, Forms, Misfit, Replace, Role, Stored};
use super::buffer::Buffer;
use super::destination::{Room, Target};
use super::erased::Erased;
use super::into::agreed_length;
use super::output::Output;
use super::planes::HostLayout;
use super::region::{Region, not_on_host};
use super::view::{At, View, ViewMut};
use super::{Backing, Device, host};
use crate::dispatch::ParameterList;
use crate::element::Element;
use crate::error::Error;
use crate::function::Same;
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
pub struct Before<T: Element> {
    kept: Kept<T>,
    /// Those of the host copied together, if they are not adjacent and the function wants a slice.
    packed: OnceLock<Vec<T>>,
}

#[derive(Debug)]
enum Kept<T: Element> {
    /// In the host's memory, this many.
    Host(Steps<T>, usize),
    /// In a buffer.
    Buffer(*const Buffer<T>),
    /// In a part of one on an accelerator.
    Part(Region<'static>),
}

impl<T: Element> Before<T> {
    fn keep(kept: Kept<T>) -> Self {
        Before {
            kept,
            packed: OnceLock::new(),
        }
    }

    /// Elements on the host.
    ///
    /// # Safety
    ///
    /// They may be read as long as this is used.
    pub(super) unsafe fn host(elements: Steps<T>, len: usize) -> Self {
        Before::keep(Kept::Host(elements, len))
    }

    /// A buffer.
    ///
    /// # Safety
    ///
    /// It is neither changed nor dropped as long as this is used.
    unsafe fn buffer(buffer: *const Buffer<T>) -> Self {
        Before::keep(Kept::Buffer(buffer))
    }

    /// Elements of a view.
    ///
    /// # Safety
    ///
    /// What they lie in is neither changed nor dropped as long as this is used.
    pub(super) unsafe fn of(view: View<'_, T>) -> Self {
        Before::keep(match view.0 {
            // SAFETY: the caller's.
            At::Device(region) => Kept::Part(unsafe { region.detached() }),
            At::Slice(values) => Kept::Host(Steps::of_adjacent(values.as_ptr().cast_mut()), values.len()),
            At::Steps { values, step, len } => {
                let first = values.as_ptr().cast_mut();
                Kept::Host(Steps { first, step }, len)
            }
        })
    }

    /// The same elements, for another argument of the same call.
    fn again(&self) -> Self {
        Before::keep(match self.kept {
            Kept::Host(elements, len) => Kept::Host(elements, len),
            Kept::Buffer(buffer) => Kept::Buffer(buffer),
            Kept::Part(region) => Kept::Part(region),
        })
    }

    /// A view of the elements, for as long as nobody writes them.
    fn view(&self) -> View<'_, T> {
        // SAFETY: whoever made this keeps the elements as long as it is used.
        unsafe {
            match self.kept {
                Kept::Host(Steps { first, step }, len) => {
                    let covered = len.min(1) + len.saturating_sub(1) * step;
                    let values = std::slice::from_raw_parts(first, covered);
                    View(At::of(values, step, len))
                }
                Kept::Buffer(buffer) => (*buffer).whole(),
                Kept::Part(region) => View(At::Device(region)),
            }
        }
    }

    /// How many there are.
    fn len(&self) -> usize {
        match self.kept {
            Kept::Host(_, len) => len,
            Kept::Buffer(_) | Kept::Part(_) => self.view().len(),
        }
    }

    /// Those on the host.
    fn on_host(&self, function: &'static str) -> Result<Steps<T>, Error> {
        match self.kept {
            Kept::Host(elements, _) => Ok(elements),
            // SAFETY: whoever made this keeps the buffer as long as it is used.
            Kept::Buffer(buffer) => Err(unsafe { (*buffer).not_on(function, Device::host().name()) }),
            Kept::Part(region) => Err(not_on_host(function, &region)),
        }
    }

    /// The elements for an accelerator.
    pub(super) fn on<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<Vec<Input<'a>>, Error> {
        match self.kept {
            Kept::Buffer(buffer) => {
                // SAFETY: whoever made this keeps the buffer as long as it is used.
                let buffer: &'a Buffer<T> = unsafe { &*buffer };
                buffer.inputs(function, device)
            }
            Kept::Host(..) | Kept::Part(_) => self.view().inputs(function, device),
        }
    }

    fn shared_on<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        let (elements, len) = (self.on(function, device)?, self.len());
        inputs.extend(elements.into_iter().map(|input| input.shared(len)));
        Ok(())
    }

    fn tell(&self, role: Role, to: &mut dyn Describe) -> Result<(), Error> {
        Stored::from(self.view()).tell(role, to)
    }
}

// SAFETY: the elements may be shared; whoever made this keeps them as long as it is used.
unsafe impl<T: Element> Sync for Before<T> {}

// SAFETY: the source is the memory whose length `agree` reports; whoever made it keeps that as long as it is used.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<T> for Before<T> {
    type Source = InPlace<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a> = Before<T>;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        Misfit::check(self.len(), expected)
    }

    fn source(&self, function: &'static str) -> Result<InPlace<T>, Error> {
        Ok(InPlace(self.on_host(function)?))
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.extend(self.on(function, device)?);
        Ok(())
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.shared_on(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<Slice<T>>::source(self, function)
    }

    fn part(&self, elements: Range<usize>) -> Result<Self, Error> {
        // SAFETY: whoever made this keeps the elements as long as it is used.
        Ok(unsafe { Before::of(self.view().view(elements)?) })
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.tell(Role::Elements, to)
    }
}

// SAFETY: the source is the memory of the target; whoever made it keeps that as long as it is used.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<Slice<T>> for Before<T> {
    type Source = Whole<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a> = Before<T>;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, function: &'static str) -> Result<Whole<T>, Error> {
        let Steps { first, step } = self.on_host(function)?;
        let elements = match step {
            1 => std::ptr::slice_from_raw_parts(first, self.len()),
            // All results of such a function are computed before the first is in its place.
            _ => &raw const *self.view().kept_in(&self.packed)?,
        };
        // SAFETY: this has the copy, and whoever made it keeps the elements as long as it is used.
        Ok(unsafe { Whole::raw(elements) })
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.shared_on(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<Slice<T>>::source(self, function)
    }

    fn part(&self, _: Range<usize>) -> Result<Self, Error> {
        Ok(self.again())
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.tell(Role::Slice, to)
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
        unsafe { Before::buffer(&raw const **self) }
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
        unsafe { Before::of(self.as_view()) }
    }

    fn replace(
        &mut self,
        device: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        self.take(device, &HostLayout::of::<T>().taken(results))
    }
}

macro_rules! tuple {
    ($(($T:ident $D:ident $i:tt))*) => {
        // SAFETY: each part does as it promises.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($T: Output, $D: Update<$T>),*> Update<($($T,)*)> for ($($D,)*) {
            type Before = ($($D::Before,)*);

            unsafe fn before_on_host(
                sink: &Self::Sink,
                lengths: &mut dyn Iterator<Item = usize>,
            ) -> Self::Before {
                // SAFETY: the caller's.
                ($(unsafe { $D::before_on_host(&sink.$i, lengths) },)*)
            }

            unsafe fn before(&self) -> Self::Before {
                // SAFETY: the caller's.
                ($(unsafe { self.$i.before() },)*)
            }

            fn replace(
                &mut self,
                device: &dyn Accelerator,
                results: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                $(self.$i.replace(device, results)?;)*
                Ok(())
            }
        }
    };
}

for_tuples!(tuple);

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
    match device.backing() {
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
