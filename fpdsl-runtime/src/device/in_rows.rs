//! Calls of functions that write a row for each element.
//!
//! The rows lie one behind the other, in the order of the elements: element `i` of a call with rows of `len` writes the scalars from
//! `i * len` to before `(i + 1) * len`. A row is zero when its element begins.
//!
//! In bodies a row is a [`RowOn`](crate::row::RowOn), which is not part of any state: what a body writes stays where it is. Recorded, the
//! memory of all rows is one buffer, in which an element's row begins at its number times the length. `Stmt::Write` and `Op::Read` take
//! positions in the whole.
//!
//! Among the arguments a `RowToCome` stands for the row until it is known how many there are. Elements that are computed alone make
//! their rows zero first (`loops/rows.rs`). Before code computes elements, some of their rows are made zero together. So an element can be
//! computed again after a fault in its group.

use std::sync::Arc;

use super::accelerator::{Accelerator, Memory, launch_to};
use super::arg::{Form, Forms, GivenFor, RowForm, RowLast, RowMemory, WithRow};
use super::buffer::Buffer;
use super::destination::{Place, Target};
use super::erased::{Erased, MaybeCode, Work};
use super::host::compute;
use super::into::agreed_length;
use super::room::{room, zeroed};
use super::strategy::Host;
use super::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::lift::Lift;
use crate::loops::{Sink, Steps};

/// The scalars of the rows of a function.
pub type RowScalarOf<F> = <<F as Function>::Args as RowLast>::Scalar;

/// All arguments of a call, with its rows.
pub type RowArgs<F, A> = <A as WithRow<RowForm<RowScalarOf<F>>>>::All;

/// A call with its rows, which have no memory yet.
struct Rows<F: Function<Args: RowLast>, A: WithRow<RowForm<RowScalarOf<F>>>> {
    args: A::All,
    rows: RowForm<RowScalarOf<F>>,
    /// The number of elements.
    n: usize,
    /// The number of scalars of all rows.
    scalars: usize,
}

impl<F, A> Rows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<RowForm<RowScalarOf<F>>, All: Forms<F::Args>>,
{
    fn of(args: A, len: usize, function: &Erased<F::Args, ()>) -> Result<Self, Error> {
        let rows = RowForm::of(len);
        let args = args.with_row(rows.clone());
        let names = &function.names;
        let Some(n) = args.agree_from(names, None)? else {
            return Err(Error::NoLength {
                function: names.function,
            });
        };
        let Some(scalars) = n.checked_mul(len) else {
            return Err(Error::GridTooLarge {
                function: names.function,
                extents: vec![n, len],
            });
        };
        Ok(Rows {
            args,
            rows,
            n,
            scalars,
        })
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
        function: &Erased<F::Args, ()>,
    ) -> Result<(), Error> {
        // SAFETY: the caller's.
        unsafe { self.rows.lie_in(RowMemory::Host(first)) };
        let source = self.args.source(function.names.function)?;
        // SAFETY: devices are made with levels that the CPU has.
        let elements = unsafe { function.elements(host.level, source, ()) };
        let work: &dyn Work = &elements;
        // SAFETY: the arguments agree on `n`; parts do not overlap.
        let part = |code: MaybeCode<'_>, range| unsafe { work.run(code, range) };
        // SAFETY: as above.
        unsafe { compute(host, 0..self.n, work, &part) }
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
        function: &Erased<F::Args, ()>,
    ) -> Result<(), Error> {
        // SAFETY: the rows are used here alone, and the memory is borrowed until they are.
        let memory: &'static dyn Memory = unsafe { core::mem::transmute(memory) };
        // SAFETY: the caller's.
        unsafe { self.rows.lie_in(RowMemory::Accelerator(memory)) };
        let mut inputs = Vec::new();
        self.args.inputs(function.names.function, device, &mut inputs)?;
        launch_to(&**device, &function.kernel, self.n, &inputs, &[])
    }
}

/// The rows, in new memory.
pub(super) fn run<F, A>(device: &Device, args: A, len: usize) -> Result<Buffer<RowScalarOf<F>>, Error>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<RowForm<RowScalarOf<F>>, All: Forms<F::Args>>,
{
    let function = Erased::of::<F, GivenFor<A::All, F::Args>>();
    let rows = Rows::<F, A>::of(args, len, &function)?;
    match device.untrapped()? {
        Backing::Host(host) => {
            let mut values = room::<RowScalarOf<F>>(rows.scalars)?;
            // SAFETY: there is room for all rows, which is this call's. Every row is made zero before its element begins, so all scalars
            // are written.
            unsafe {
                rows.on_host(*host, values.as_mut_ptr(), &function)?;
                values.set_len(rows.scalars);
            }
            Ok(Buffer::from(values))
        }
        Backing::Accelerator(accelerator) => {
            let memory = accelerator.zeros(bytes_of::<F>(rows.scalars))?;
            // SAFETY: as above.
            unsafe { rows.on_accelerator(accelerator, &*memory, &function)? };
            Buffer::from_pieces(accelerator.clone(), vec![memory], rows.scalars)
        }
    }
}

/// The rows, in existing memory.
pub(super) fn write<F, A, D>(device: &Device, args: A, len: usize, mut output: D) -> Result<(), Error>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<RowForm<RowScalarOf<F>>, All: Forms<F::Args>>,
    D: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>,
{
    let function = Erased::of::<F, GivenFor<A::All, F::Args>>();
    let rows = Rows::<F, A>::of(args, len, &function)?;
    let mut rooms = Vec::new();
    output.room(&mut rooms);
    agreed_length(F::NAME, Some(rows.scalars), &rooms)?;
    match device.untrapped()? {
        Backing::Host(host) => {
            let sink = output.sink(F::NAME)?;
            if sink.step == 1 {
                // SAFETY: the output has room for all scalars, and is borrowed exclusively.
                return unsafe { rows.on_host(*host, sink.first, &function) };
            }
            // A row is a slice, so its scalars are adjacent.
            let mut values = room(rows.scalars)?;
            // SAFETY: as above, and of the room.
            unsafe {
                rows.on_host(*host, values.as_mut_ptr(), &function)?;
                (0..rows.scalars).for_each(|i| sink.put(i, values.as_ptr().add(i).read()));
            }
            Ok(())
        }
        Backing::Accelerator(accelerator) => {
            let mut places = Vec::new();
            output.places(F::NAME, accelerator, rows.scalars, &mut places)?;
            let zeros = zeroed::<u8>(bytes_of::<F>(rows.scalars))?;
            let mut made = Vec::new();
            for place in places {
                let memory = match &place {
                    Place::Buffer(memory) => *memory,
                    Place::Part(memory) | Place::Made(memory) => &**memory,
                };
                accelerator.write(memory, &zeros)?;
                // SAFETY: as above.
                unsafe { rows.on_accelerator(accelerator, memory, &function)? };
                if let Place::Made(memory) = place {
                    made.push(memory);
                }
            }
            output.download(accelerator, rows.scalars, &mut made.into_iter())
        }
    }
}

/// Bytes of so many scalars on an accelerator.
fn bytes_of<F: Function<Args: RowLast>>(scalars: usize) -> usize {
    scalars.saturating_mul(RowScalarOf::<F>::SHAPE.bytes())
}
