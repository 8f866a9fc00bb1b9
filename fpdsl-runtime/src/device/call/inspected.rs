//! What questions are asked of: calls, reductions and scans.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::combining::{Again, Combined, Combiner, combined};
use super::published::Shape;
use super::scan::Scannable;
use super::{Compared, Questioned, Reduction, Reply, Scan};
use crate::combination::Combination;
use crate::device::Device;
use crate::device::arg::Forms;
use crate::device::asked::{Added, Tally};
use crate::device::combine::elements_of;
use crate::device::output::{Mapped, Output};
use crate::error::Error;
use crate::function::{Combine, Function};
use crate::ir::Kernel;
use crate::question::{AnyQuestion, Asked, How};

/// What can be asked a question: a call, a reduction, a scan.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be inspected",
    label = "pass what `map`, `launch`, `reduce` or `scan` returns"
)]
pub trait Inspected: Compared {
    /// The results.
    type Results;

    /// The recorded body of a function: the elements' is the first, the second combines.
    fn body(&self, part: usize) -> Kernel;

    /// The results, and what each function replies to a question that is given some values; no reply if the host does not compile them.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn replies(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Replies<Self::Results>, Error>;

    /// Asks some elements or combinations of a function once more, with counters apart.
    ///
    /// # Errors
    ///
    /// Those of the call, and of `look`.
    fn again(
        &self,
        which: &Which<'_>,
        question: AnyQuestion,
        given: &[u64],
        look: Look<'_>,
    ) -> Result<(), Error>;
}

/// Elements of a function of an [`Inspected`].
#[derive(Clone, Copy, Debug)]
pub struct Which<'a> {
    /// The device on which all was computed.
    pub device: &'a Device,
    /// The number of the function: a position in [`Replies::parts`].
    pub part: usize,
    /// The elements, or the combinations by their numbers.
    pub elements: &'a [usize],
}

/// Runs elements of a launch on an accelerator of its own, by what it is given. Each element comes with its number there.
pub type Look<'a> =
    &'a mut dyn FnMut(&[(usize, usize)], &dyn Fn(&Device) -> Result<(), Error>) -> Result<(), Error>;

/// Results, and what is replied to a question.
#[derive(Debug)]
pub struct Replies<R> {
    /// The results.
    pub results: R,
    /// What each function replies; nothing if the host does not compile one of them.
    pub parts: Option<Vec<Replied>>,
    /// The columns behind the results.
    pub added: Vec<Added>,
}

/// What a function replies to a question.
#[derive(Debug)]
pub struct Replied {
    /// How it is asked.
    pub how: How,
    /// The body with the question in it.
    pub asked: Arc<Asked>,
    /// One for each counter. The first element of a function that combines is the number of a combination.
    pub tallies: Vec<Tally>,
    /// The first combinations.
    pub firsts: BTreeMap<usize, Combination>,
}

#[diagnostic::do_not_recommend]
impl<V: Questioned + Compared> Inspected for V {
    type Results = V::Results;

    fn body(&self, _: usize) -> Kernel {
        Questioned::body(self)
    }

    fn replies(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Replies<Self::Results>, Error> {
        let reply = self.ask(device, question, given)?;
        Ok(Replies {
            parts: first_part(&reply).map(|part| vec![part]),
            results: reply.results,
            added: reply.answer.map(|answer| answer.added).unwrap_or_default(),
        })
    }

    fn again(
        &self,
        which: &Which<'_>,
        question: AnyQuestion,
        given: &[u64],
        look: Look<'_>,
    ) -> Result<(), Error> {
        elements_again(self, which.elements, (question, given), look)
    }
}

fn first_part<R>(reply: &Reply<R>) -> Option<Replied> {
    Some(Replied {
        how: How::PLAIN,
        asked: Arc::clone(&reply.asked),
        tallies: reply.answer.as_ref()?.tallies.clone(),
        firsts: BTreeMap::new(),
    })
}

fn elements_again<R>(
    call: &dyn Questioned<Results = R>,
    elements: &[usize],
    (question, given): (AnyQuestion, &[u64]),
    look: Look<'_>,
) -> Result<(), Error> {
    if !call.is_divisible() {
        let all: Vec<(usize, usize)> = elements.iter().map(|&element| (element, element)).collect();
        return look(&all, &|device| {
            call.ask(device, question.apart(), given).map(|_| ())
        });
    }
    for &element in elements {
        look(&[(element, 0)], &|device| {
            call.ask_alone(device, element, question, given)
        })?;
    }
    Ok(())
}

/// A call, what combines its results, and which combinations are made.
pub(super) struct Both<'a, T: Output> {
    pub call: &'a dyn Questioned<Results = Mapped<T>>,
    pub combiner: Combiner<T>,
    pub shape: Shape<'a, T>,
}

impl<'a, T: Output> Both<'a, T> {
    fn of<C: Combine<Out = T>>(call: &'a dyn Questioned<Results = Mapped<T>>, shape: Shape<'a, T>) -> Self {
        let combiner = Combiner::of::<C>();
        Both {
            call,
            combiner,
            shape,
        }
    }

    /// The body of the call, or of the function that combines its results.
    fn body(&self, part: usize) -> Kernel {
        match part {
            0 => self.call.body(),
            _ => self.combiner.body(),
        }
    }

    /// The values that are left of the call's results, and the replies of both functions; nothing if the host does not compile one of
    /// them.
    #[allow(clippy::type_complexity)]
    pub fn replies(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Option<(Vec<Replied>, Combined<T>)>, Error> {
        let reply = self.call.ask(device, question, given)?;
        let Some(first) = first_part(&reply) else {
            return Ok(None);
        };
        let question = question.carried();
        let ladder = (&self.combiner, question);
        let Some(mut left) = combined(ladder, (device, given), reply, None, &self.shape)? else {
            return Ok(None);
        };
        // Where nothing is combined there are no counts.
        let asked = left.asked.take();
        let asked = asked.unwrap_or_else(|| Arc::new(question.ask(&self.combiner.body())));
        left.tallies.resize(asked.counters as usize, Tally::default());
        let second = Replied {
            how: question.how(),
            asked,
            tallies: core::mem::take(&mut left.tallies),
            firsts: core::mem::take(&mut left.firsts),
        };
        Ok(Some((vec![first, second], left)))
    }

    /// See [`Inspected::again`].
    pub fn again(
        &self,
        which: &Which<'_>,
        (question, given): (AnyQuestion, &[u64]),
        look: Look<'_>,
    ) -> Result<(), Error> {
        if which.part == 0 {
            return elements_again(self.call, which.elements, (question, given), look);
        }
        let reply = self.call.ask(which.device, question, given)?;
        let mut again = |number: usize, ask: &dyn Fn(&Device) -> Result<(), Error>| look(&[(number, 0)], ask);
        let again = Some((which.elements, &mut again as Again<'_>));
        let ladder = (&self.combiner, question.carried());
        combined(ladder, (which.device, given), reply, again, &self.shape).map(|_| ())
    }
}

impl<F, C, A> Inspected for Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    type Results = C::Out;

    fn body(&self, part: usize) -> Kernel {
        Both::of::<C>(&self.call, Shape::Reduction).body(part)
    }

    fn replies(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Replies<C::Out>, Error> {
        let plain = || self.run(&device.without_traps());
        // Arguments that do not agree are those of the function that combines, and there may be none.
        if elements_of::<F, C, A>(&self.call.args)? == 0 {
            plain()?;
        }
        let both = Both::of::<C>(&self.call, Shape::Reduction);
        let replies = match both.replies(device, question, given) {
            // Its element is one of the order's.
            Err(fault @ Error::Fault { .. }) => return Err(plain().err().unwrap_or(fault)),
            other => other?,
        };
        let Some((parts, left)) = replies else {
            return Ok(Replies {
                results: plain()?,
                parts: None,
                added: Vec::new(),
            });
        };
        Ok(Replies {
            results: match left.rows.first() {
                Some(&result) => result,
                None => plain()?,
            },
            parts: Some(parts),
            added: left.added,
        })
    }

    fn again(
        &self,
        which: &Which<'_>,
        question: AnyQuestion,
        given: &[u64],
        look: Look<'_>,
    ) -> Result<(), Error> {
        Both::of::<C>(&self.call, Shape::Reduction).again(which, (question, given), look)
    }
}

impl<V, C> Inspected for Scan<V, C>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    type Results = Mapped<C::Out>;

    fn body(&self, part: usize) -> Kernel {
        Both::of::<C>(&self.values.called(), Shape::Scan).body(part)
    }

    fn replies(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Replies<Self::Results>, Error> {
        let plain = || self.run(&device.without_traps());
        self.count()?;
        let call = self.values.called();
        let both = Both::of::<C>(&call, Shape::Scan);
        let replies = match both.replies(device, question, given) {
            Err(fault @ Error::Fault { .. }) => return Err(plain().err().unwrap_or(fault)),
            other => other?,
        };
        let (parts, added) = match replies {
            Some((parts, left)) => (Some(parts), left.added),
            None => (None, Vec::new()),
        };
        Ok(Replies {
            results: plain()?,
            parts,
            added,
        })
    }

    fn again(
        &self,
        which: &Which<'_>,
        question: AnyQuestion,
        given: &[u64],
        look: Look<'_>,
    ) -> Result<(), Error> {
        Both::of::<C>(&self.values.called(), Shape::Scan).again(which, (question, given), look)
    }
}
