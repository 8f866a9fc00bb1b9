//! Questions to functions that combine: the combinations of a reduction or a scan, as elements of calls.
//!
//! Combinations that do not need each other are asked together, in the order that [`reduce`](mod@crate::device::reduce) and
//! [`scan`](mod@crate::device::scan) publish. What a question adds to results is carried to the combinations that take them. The host keeps
//! the values, so the numbers are the same on every device.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Reply;
use super::bare::Bare;
use super::published::{Shape, Stopped, Values, Walker, walk};
use crate::combination::Combination;
use crate::device::Device;
use crate::device::accelerator::KernelId;
use crate::device::arg::Arg;
use crate::device::asked::{Added, Answer, Tally};
use crate::device::erased::Erased;
use crate::device::output::{Mapped, Output};
use crate::device::transfer::Transfer;
use crate::error::Error;
use crate::function::{Combine, Order};
use crate::ir::Kernel;
use crate::loops::given::Itself;
use crate::question::{AnyQuestion, Asked};

/// What the function that combines replies to a question.
#[derive(Debug)]
pub(super) struct Combined<T> {
    /// The values that are left.
    pub rows: Vec<T>,
    /// What the question has added to them.
    pub added: Vec<Added>,
    /// Of each counter how often, and the number of the first combination.
    pub tallies: Vec<Tally>,
    /// The first combinations.
    pub firsts: BTreeMap<usize, Combination>,
    /// The function with the question in it; none if nothing was combined.
    pub asked: Option<Arc<Asked>>,
}

/// Asks some combinations alone: see [`Inspected::again`](super::Inspected::again).
pub(super) type Again<'a> =
    &'a mut dyn FnMut(usize, &dyn Fn(&Device) -> Result<(), Error>) -> Result<(), Error>;

/// A function that combines, without its type.
#[derive(Clone)]
pub(super) struct Combiner<T: Output> {
    function: Erased<(T, T), T>,
    order: Order,
}

impl<T: Output> Combiner<T> {
    pub(super) fn of<C: Combine<Out = T>>() -> Self {
        Combiner {
            function: Erased::of::<C, Itself>(),
            order: C::ORDER,
        }
    }

    /// The recorded body.
    pub(super) fn body(&self) -> Kernel {
        self.function.kernel.record()
    }

    /// What tells it from others.
    pub(super) fn id(&self) -> KernelId {
        self.function.kernel.id()
    }
}

struct Ladder<'a, T: Output> {
    combiner: &'a Combiner<T>,
    question: AnyQuestion,
    device: &'a Device,
    given: &'a [u64],
    numbered: bool,
    /// The number of the first combination among all draws.
    before: usize,
    /// Combinations so far.
    done: usize,
    tallies: Vec<Tally>,
    firsts: BTreeMap<usize, Combination>,
    asked: Option<Arc<Asked>>,
    /// Combinations that are asked alone, and by whom.
    again: Option<(&'a [usize], Again<'a>)>,
}

/// Asks all combinations of the results of a call; none if the host does not compile the functions.
///
/// # Errors
///
/// Those of the combinations. The element of a fault means nothing.
pub(super) fn combined<'a, T: Output>(
    (combiner, question): (&'a Combiner<T>, AnyQuestion),
    (device, given): (&'a Device, &'a [u64]),
    reply: Reply<Mapped<T>>,
    again: Option<(&'a [usize], Again<'a>)>,
    shape: &Shape<'_, T>,
) -> Result<Option<Combined<T>>, Error> {
    let Some(Answer { added, .. }) = reply.answer else {
        return Ok(None);
    };
    let values = Values {
        rows: rows::<T>(reply.results)?,
        added,
    };
    let mut ladder = Ladder {
        combiner,
        question,
        device,
        given,
        numbered: reply.asked.numbered,
        before: values.rows.len(),
        done: 0,
        tallies: Vec::new(),
        firsts: BTreeMap::new(),
        asked: None,
        again,
    };
    let left = walk(&mut ladder, values, (shape, combiner.order));
    match left {
        Ok(left) => Ok(Some(Combined {
            rows: left.rows,
            added: left.added,
            tallies: ladder.tallies,
            firsts: ladder.firsts,
            asked: ladder.asked,
        })),
        Err(Stopped::NotCompiled | Stopped::Done) => Ok(None),
        Err(Stopped::Failed(error)) => Err(error),
    }
}

pub(super) fn rows<T: Output>(buffers: Mapped<T>) -> Result<Vec<T>, Error> {
    let mut lists = Default::default();
    buffers.append_to(&mut lists)?;
    let (_, len) = T::lengths(&lists);
    Ok((0..len).map(|row| T::row(&lists, row)).collect())
}

impl<T: Output> Walker<T> for Ladder<'_, T> {
    fn combine(
        &mut self,
        left: Values<T>,
        right: Values<T>,
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<T>, Stopped> {
        let n = left.rows.len();
        let columns = [&left, &right].map(|values| T::from_rows(&values.rows));
        let carried = [left.added, right.added].concat();
        let [left, right] = columns.each_ref().map(|column| T::arg(column).form());
        let args = (left, right);
        let call = Bare::of(self.combiner.function.clone(), &args);
        let (question, mut given) = (self.question, self.given.to_vec());
        if let (true, Some(first)) = (self.numbered, given.last_mut()) {
            *first += (self.before + self.done) as u64;
        }
        if let Some((wanted, again)) = &mut self.again {
            let here = wanted.iter().filter_map(|number| number.checked_sub(self.done));
            for element in here.filter(|&element| element < n) {
                again(self.done + element, &|device| {
                    call.ask_alone_carrying(device, element, question, &given, &carried)
                })?;
            }
        }
        let reply = call.ask_carrying(self.device, question, &given, &carried)?;
        let Answer { tallies, added } = reply.answer.ok_or(Stopped::NotCompiled)?;
        self.tallies.resize(tallies.len(), Tally::default());
        for (total, tally) in self.tallies.iter_mut().zip(tallies) {
            total.count += tally.count;
            if let (None, Some(first)) = (total.first, tally.first) {
                total.first = Some(self.done + first);
                self.firsts.insert(self.done + first, name(first));
            }
        }
        self.done += n;
        if let Some((wanted, _)) = &self.again
            && wanted.iter().all(|&number| number < self.done)
        {
            return Err(Stopped::Done);
        }
        self.asked = Some(reply.asked);
        Ok(Values {
            rows: rows::<T>(reply.results)?,
            added,
        })
    }
}
