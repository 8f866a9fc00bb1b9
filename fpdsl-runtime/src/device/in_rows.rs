//! Calls of functions that write a row for each element.
//!
//! The rows lie one behind the other, in the order of the elements: element `i` of a call with rows of `len` writes the scalars from
//! `i * len` to before `(i + 1) * len`. A row is zero when its element begins.
//!
//! In bodies a row is a [`RowOn`](crate::row::RowOn), which is not part of any state: what a body writes stays where it is. Recorded, the
//! memory of all rows is one buffer, in which an element's row begins at its number times the length. `Stmt::Write` and `Op::Read` take
//! positions in the whole.
//!
//! Among the arguments a `RowToCome` stands for the row until a call runs, which makes memory for all. Elements that are computed alone
//! make their rows zero first (`loops/rows.rs`). Before code computes elements, some of their rows are made zero together. So an element can
//! be computed again after a fault in its group.
//!
//! A piece of a call has memory for the rows of its own elements. On the host the row of element 0 is then taken to lie before it. An
//! accelerator numbers the elements of a launch from 0, and so it does their rows. It gets only a piece of the arrays, unless elements
//! read more than their own.

use core::ops::Range;
use std::sync::Arc;

use super::Backing;
use super::accelerator::{Accelerator, Input, MapKernel, Memory, launch_to};
use super::arg::{Form, GivenFor, RowForm, RowLast, RowMemory, WithRow, count, has};
use super::asked::{Answer, Kerneled, answered, answered_there};
use super::buffer::Buffer;
use super::destination::{Place, Target};
use super::erased::{Erased, MaybeCode, Work};
use super::fold::Picked;
use super::host::compute;
use super::into::agreed_length;
use super::order::faults::behind;
use super::room::{room, zeroed};
use super::strategy::Host;
use crate::element::bytes_of;
use crate::error::Error;
use crate::function::Function;
use crate::lift::Lift;
use crate::loops::{Sink, Steps};

/// The scalars of the rows of a function.
pub(super) type RowScalarOf<F> = <<F as Function>::Args as RowLast>::Scalar;

/// The elements of a call that write rows of `len` scalars: all of them, or a piece.
pub(super) struct RowsOfCall<'a, F: Function<Args: RowLast>, A> {
    args: &'a A,
    len: usize,
    elements: Range<usize>,
    /// They are a part of the call's.
    is_piece: bool,
    /// The number of scalars of their rows.
    scalars: usize,
    function: Erased<F::Args, ()>,
}

impl<'a, F, A> RowsOfCall<'a, F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    /// All elements.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`], [`Error::NoLength`] and [`Error::GridTooLarge`].
    pub(super) fn all(args: &'a A, len: usize) -> Result<Self, Error> {
        let n = count::<F, _>(&args.with_row(RowForm::of(len)))?;
        let Some(scalars) = n.checked_mul(len) else {
            return Err(Error::GridTooLarge {
                function: F::NAME,
                extents: vec![n, len],
            });
        };
        Ok(RowsOfCall {
            args,
            len,
            elements: 0..n,
            is_piece: false,
            scalars,
            function: Erased::of::<F, GivenFor<A::All<'a>, F::Args>>(),
        })
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.elements.len()
    }

    /// Some of them.
    ///
    /// # Errors
    ///
    /// [`Error::Positions`] if the call does not have them.
    pub(super) fn piece(self, elements: Range<usize>) -> Result<Self, Error> {
        has(F::NAME, self.count(), &elements)?;
        Ok(RowsOfCall {
            // Not more than those of all.
            scalars: elements.len() * self.len,
            is_piece: elements != self.elements,
            elements,
            ..self
        })
    }

    /// The rows in new memory, and the answer to a question, if there is one. A question is asked of all elements.
    pub(super) fn run(
        &self,
        on: &Backing,
        question: Option<Kerneled<'_>>,
    ) -> Result<(Buffer<RowScalarOf<F>>, Option<Answer>), Error> {
        match on {
            Backing::Host(host) => {
                let mut values = room::<RowScalarOf<F>>(self.scalars)?;
                // SAFETY: there is room for all rows, which is this call's. Every row is made zero before its element begins, so all
                // scalars are written.
                let answer = unsafe {
                    let answer = self.on_host(*host, values.as_mut_ptr(), question)?;
                    values.set_len(self.scalars);
                    answer
                };
                Ok((Buffer::from(values), answer))
            }
            Backing::Accelerator(device) => {
                let memory = device.zeros(bytes::<F>(self.scalars))?;
                // SAFETY: as above.
                let answer = unsafe { self.on_accelerator(device, &*memory, question)? };
                let rows = Buffer::from_pieces(device.clone(), vec![memory], self.scalars)?;
                Ok((rows, answer))
            }
        }
    }

    /// The rows in existing memory, and the answer to a question.
    pub(super) fn write<D>(
        &self,
        on: &Backing,
        mut output: D,
        question: Option<Kerneled<'_>>,
    ) -> Result<Option<Answer>, Error>
    where
        D: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>,
    {
        let mut rooms = Vec::new();
        output.room(&mut rooms);
        agreed_length(F::NAME, Some(self.scalars), &rooms)?;
        match on {
            Backing::Host(host) => {
                let sink = output.sink(F::NAME)?;
                if sink.step == 1 {
                    // SAFETY: the output has room for all scalars, and is borrowed exclusively.
                    return unsafe { self.on_host(*host, sink.first, question) };
                }
                // A row is a slice, so its scalars are adjacent.
                let mut values = room(self.scalars)?;
                // SAFETY: as above, and of the room.
                unsafe {
                    let answer = self.on_host(*host, values.as_mut_ptr(), question)?;
                    (0..self.scalars).for_each(|i| sink.put(i, values.as_ptr().add(i).read()));
                    Ok(answer)
                }
            }
            Backing::Accelerator(device) => {
                let mut places = Vec::new();
                output.places(F::NAME, device, self.scalars, &mut places)?;
                let zeros = zeroed::<u8>(bytes::<F>(self.scalars))?;
                let (mut made, mut answer) = (Vec::new(), None);
                for place in places {
                    let memory = match &place {
                        Place::Buffer(memory) => *memory,
                        Place::Part(memory) | Place::Made(memory) => &**memory,
                    };
                    device.write(memory, &zeros)?;
                    // SAFETY: as above.
                    answer = unsafe { self.on_accelerator(device, memory, question)? };
                    if let Place::Made(memory) = place {
                        made.push(memory);
                    }
                }
                output.download(device, self.scalars, &mut made.into_iter())?;
                Ok(answer)
            }
        }
    }

    /// Asks one element of a call whose elements need nothing but their own, on an accelerator, where its number is 0.
    pub(super) fn ask_alone(
        &self,
        device: &Arc<dyn Accelerator>,
        element: usize,
        question: Kerneled<'_>,
    ) -> Result<(), Error> {
        let memory = device.zeros(bytes::<F>(self.len))?;
        // SAFETY: there is memory for the row of the element, which is this call's.
        let args = self.args.with_row(unsafe { rows_there::<F>(&*memory, self.len) });
        let part = args.part(element..element + 1)?;
        let mut inputs = Vec::new();
        part.inputs(F::NAME, device, &mut inputs)?;
        answered_there(device, 1, inputs, question, Vec::new()).map(|_| ())
    }

    /// Computes the rows in the host's memory.
    ///
    /// # Safety
    ///
    /// There is memory for all, which nobody else uses.
    unsafe fn on_host(
        &self,
        host: Host,
        first: *mut RowScalarOf<F>,
        question: Option<Kerneled<'_>>,
    ) -> Result<Option<Answer>, Error> {
        let first = first.wrapping_sub(self.elements.start.wrapping_mul(self.len));
        // SAFETY: the caller's.
        let rows = unsafe { RowForm::lying_in(RowMemory::Host(first), self.len) };
        let args = self.args.with_row(rows);
        let source = args.source(F::NAME)?;
        // SAFETY: devices are made with levels that the CPU has.
        let elements = unsafe { self.function.elements(host.level, source, ()) };
        let work: &dyn Work = &elements;
        if let Some(question) = question {
            // SAFETY: the arguments agree on the number of elements.
            return unsafe { answered(host, self.elements.clone(), work, question) };
        }
        // SAFETY: as above; parts do not overlap.
        let part = |code: MaybeCode<'_>, range| unsafe { work.run(code, range) };
        // SAFETY: as above.
        unsafe { compute(host, self.elements.clone(), work, &part)? };
        Ok(None)
    }

    /// Computes the rows in memory of an accelerator, which is zero.
    ///
    /// # Safety
    ///
    /// There is memory for all, which nobody else uses.
    unsafe fn on_accelerator(
        &self,
        device: &Arc<dyn Accelerator>,
        memory: &dyn Memory,
        question: Option<Kerneled<'_>>,
    ) -> Result<Option<Answer>, Error> {
        // SAFETY: the caller's.
        let args = self.args.with_row(unsafe { rows_there::<F>(memory, self.len) });
        if let Some(question) = question {
            let (n, mut inputs) = (self.elements.len(), Vec::new());
            args.inputs(F::NAME, device, &mut inputs)?;
            let (_, answer) = answered_there(device, n, inputs, question, Vec::new())?;
            return Ok(Some(answer));
        }
        if !self.is_piece {
            self.launch(device, &args)?;
        } else if A::IS_GATHER {
            picked::<F, _>(device, self.elements.clone(), &args)?;
        } else {
            let part = args.part(self.elements.clone())?;
            self.launch(device, &part)
                .map_err(|error| behind(error, self.elements.start))?;
        }
        Ok(None)
    }

    /// Runs the elements, which have these arguments.
    fn launch<R: Form<F::Args>>(&self, device: &Arc<dyn Accelerator>, args: &R) -> Result<(), Error> {
        let (kernel, n) = (&self.function.kernel, self.elements.len());
        let mut inputs = Vec::new();
        args.inputs(F::NAME, device, &mut inputs)?;
        launch_to(&**device, kernel, n, &inputs, &[])
    }
}

/// Rows in memory of an accelerator.
///
/// # Safety
///
/// There is memory for all, which nobody else uses; it is there as long as the result is in use.
unsafe fn rows_there<F>(memory: &dyn Memory, len: usize) -> RowForm<RowScalarOf<F>>
where
    F: Function<Args: RowLast>,
{
    // SAFETY: the caller's.
    unsafe {
        let memory: &'static dyn Memory = core::mem::transmute(memory);
        RowForm::lying_in(RowMemory::Accelerator(memory), len)
    }
}

/// Runs some elements of a call that has these arguments, on an accelerator.
fn picked<F, R>(device: &Arc<dyn Accelerator>, range: Range<usize>, args: &R) -> Result<(), Error>
where
    F: Function<Out = ()>,
    R: Form<F::Args>,
{
    let kernel = MapKernel::of::<Picked<F, R::Anywhere>>();
    let first = Input::Value(bytes_of(&[range.start]).to_vec());
    let mut inputs = vec![Input::Extent(range.len()), first];
    args.gathered(kernel.name, device, &mut inputs)?;
    launch_to(&**device, &kernel, range.len(), &inputs, &[]).map_err(|error| behind(error, range.start))
}

/// Bytes of so many scalars on an accelerator.
fn bytes<F: Function<Args: RowLast>>(scalars: usize) -> usize {
    scalars.saturating_mul(RowScalarOf::<F>::SHAPE.bytes())
}
