//! Results in place of an argument.

use std::ops::Range;
use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::accelerator::{Accelerator, Input, Memory, launch};
use super::arg::{Arg, Dense, Describe, Form, Forms, Misfit, Replace, Role};
use super::buffer::Buffer;
use super::destination::{Room, Target};
use super::erased::Erased;
use super::into::agreed_length;
use super::output::Output;
use super::planes::HostLayout;
use super::region::{self, Region, not_on_host};
use super::view::{self, At, AtMut, View, ViewMut};
use super::{Backing, Device, host, planes};
use crate::element::Element;
use crate::error::Error;
use crate::function::ParameterList;
use crate::function::Same;
use crate::loops::given::Itself;
use crate::loops::{Elements, InPlace, Outputs, Whole};
use crate::slice::Slice;

/// A target of `update` for elements of type `T`: a [`Buffer`] of the device, or a view of elements beside each other; for elements that are
/// tuples, a tuple of those.
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
pub struct Before<T: Element>(Kept<T>);

#[derive(Debug)]
enum Kept<T: Element> {
    /// In the host's memory.
    Host(*const [T]),
    /// In a buffer.
    Buffer(*const Buffer<T>),
    /// In a part of one on an accelerator.
    Part(Region<'static>),
}

impl<T: Element> Before<T> {
    /// Elements on the host.
    ///
    /// # Safety
    ///
    /// They may be read as long as this is used.
    pub(super) unsafe fn host(elements: *const [T]) -> Self {
        Before(Kept::Host(elements))
    }

    /// A buffer.
    ///
    /// # Safety
    ///
    /// It is neither changed nor dropped as long as this is used.
    unsafe fn buffer(buffer: *const Buffer<T>) -> Self {
        Before(Kept::Buffer(buffer))
    }

    /// A part of a buffer on an accelerator.
    ///
    /// # Safety
    ///
    /// The buffer is neither changed nor dropped as long as this is used.
    pub(super) unsafe fn part(region: Region<'_>) -> Self {
        // SAFETY: the caller's.
        Before(Kept::Part(unsafe { region.detached() }))
    }

    /// The same elements, for another argument of the same call.
    pub(super) fn again(&self) -> Self {
        Before(match self.0 {
            Kept::Host(elements) => Kept::Host(elements),
            Kept::Buffer(buffer) => Kept::Buffer(buffer),
            Kept::Part(region) => Kept::Part(region),
        })
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        match self.0 {
            Kept::Host(elements) => elements.len(),
            // SAFETY: whoever made this keeps the buffer as long as it is used.
            Kept::Buffer(buffer) => unsafe { (*buffer).len() },
            Kept::Part(region) => region.len,
        }
    }

    /// The first on the host.
    pub(super) fn on_host(&self, function: &'static str) -> Result<*const T, Error> {
        match self.0 {
            Kept::Host(elements) => Ok(elements.cast()),
            // SAFETY: as above.
            Kept::Buffer(buffer) => Err(unsafe { (*buffer).not_on(function, Device::host().name()) }),
            Kept::Part(region) => Err(not_on_host(function, &region)),
        }
    }

    /// Some of them.
    fn within(&self, elements: Range<usize>) -> Result<Self, Error> {
        region::bounds(elements.clone(), self.len())?;
        let part = |region: Region<'static>| region.within(elements.start, 1, elements.len());
        Ok(Before(match self.0 {
            Kept::Host(all) => {
                let first = all.cast::<T>().wrapping_add(elements.start);
                Kept::Host(std::ptr::slice_from_raw_parts(first, elements.len()))
            }
            // SAFETY: whoever made this keeps the buffer as long as it is used.
            Kept::Buffer(buffer) => match unsafe { (*buffer).whole() }.0 {
                At::Host(all) => Kept::Host(&raw const all[elements]),
                // SAFETY: as above.
                At::Device(region) => Kept::Part(part(unsafe { region.detached() })),
            },
            Kept::Part(region) => Kept::Part(part(region)),
        }))
    }

    /// The elements for an accelerator.
    fn on<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<Vec<Input<'a>>, Error> {
        match self.0 {
            // SAFETY: whoever made this keeps the elements as long as it is used.
            Kept::Host(elements) => planes::inputs(&**device, unsafe { &*elements }),
            Kept::Buffer(buffer) => {
                // SAFETY: as above.
                let buffer: &'a Buffer<T> = unsafe { &*buffer };
                buffer.inputs(function, device)
            }
            Kept::Part(region) => view::inputs(&region, function, device),
        }
    }

    fn shared_on<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        let len = self.len();
        let elements = self.on(function, device)?.into_iter();
        inputs.extend(elements.map(|input| input.shared(len)));
        Ok(())
    }

    /// Tells of the elements.
    fn tell(&self, role: Role, to: &mut dyn Describe) -> Result<(), Error> {
        // SAFETY: whoever made this keeps the elements as long as it is used.
        unsafe {
            match self.0 {
                Kept::Host(elements) => Dense::from(&*elements).tell(role, to),
                Kept::Buffer(buffer) => Dense::from((*buffer).whole()).tell(role, to),
                Kept::Part(region) => Dense::<T>::from(View(At::Device(region))).tell(role, to),
            }
        }
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
        Ok(InPlace(Elements(self.on_host(function)?)))
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
        self.within(elements)
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
        let elements = core::ptr::slice_from_raw_parts(self.on_host(function)?, self.len());
        // SAFETY: whoever made this keeps the elements as long as it is used.
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

    unsafe fn before_on_host(sink: &Outputs<T>, lengths: &mut dyn Iterator<Item = usize>) -> Before<T> {
        // SAFETY: the caller's.
        unsafe { host_memory(sink, lengths) }
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

/// The elements that a sink on the host writes, as many as the next length says.
///
/// # Safety
///
/// They may be read as long as the result is used.
unsafe fn host_memory<T: Element>(sink: &Outputs<T>, lengths: &mut dyn Iterator<Item = usize>) -> Before<T> {
    let elements = std::ptr::slice_from_raw_parts(sink.0, lengths.next().unwrap_or_default());
    // SAFETY: the caller's.
    unsafe { Before::host(elements) }
}

#[diagnostic::do_not_recommend]
// SAFETY: what is read is the view's elements.
unsafe impl<T: Element> Update<T> for ViewMut<'_, T> {
    type Before = Before<T>;

    unsafe fn before_on_host(sink: &Outputs<T>, lengths: &mut dyn Iterator<Item = usize>) -> Before<T> {
        // SAFETY: the caller's.
        unsafe { host_memory(sink, lengths) }
    }

    unsafe fn before(&self) -> Before<T> {
        // SAFETY: the caller's.
        unsafe {
            match &self.0 {
                AtMut::Host(values) => Before::host(&raw const **values),
                AtMut::Device(region) => Before::part(*region),
            }
        }
    }

    fn replace(
        &mut self,
        device: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        let memory = HostLayout::of::<T>().taken(results);
        match &mut self.0 {
            AtMut::Host(values) => planes::download::<T>(device, &memory, values),
            AtMut::Device(region) => region.unpack(device, &memory),
        }
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
