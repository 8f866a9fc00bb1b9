//! What questions are asked of: calls, reductions and scans.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::combining::{Again, Combined, combined};
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
use crate::question::{Asked, How, Question};
use crate::trace::trace;

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
    fn replies<Q: Question>(&self, device: &Device, given: &[u64]) -> Result<Replies<Self::Results>, Error>;

    /// Asks some elements or combinations of a function once more, with counters apart.
    ///
    /// # Errors
    ///
    /// Those of the call, and of `look`.
    fn again<Q: Question>(&self, which: &Which<'_>, given: &[u64], look: Look<'_>) -> Result<(), Error>;
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

    fn replies<Q: Question>(&self, device: &Device, given: &[u64]) -> Result<Replies<Self::Results>, Error> {
        let reply = self.ask::<Q, false>(device, given)?;
        Ok(Replies {
            parts: first_part(&reply).map(|part| vec![part]),
            results: reply.results,
            added: reply.answer.map(|answer| answer.added).unwrap_or_default(),
        })
    }

    fn again<Q: Question>(&self, which: &Which<'_>, given: &[u64], look: Look<'_>) -> Result<(), Error> {
        elements_again::<Q, _>(self, which.elements, given, look)
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

fn elements_again<Q: Question, V: Questioned>(
    call: &V,
    elements: &[usize],
    given: &[u64],
    look: Look<'_>,
) -> Result<(), Error> {
    if !call.is_divisible() {
        let all: Vec<(usize, usize)> = elements.iter().map(|&element| (element, element)).collect();
        return look(&all, &|device| call.ask::<Q, true>(device, given).map(|_| ()));
    }
    for &element in elements {
        look(&[(element, 0)], &|device| {
            call.ask_alone::<Q>(device, element, given)
        })?;
    }
    Ok(())
}

/// The body of the call, or of the function that combines its results.
pub(super) fn body_of<C: Combine, V: Questioned>(call: &V, part: usize) -> Kernel {
    match part {
        0 => call.body(),
        _ => trace::<C>(),
    }
}

/// The values that are left of a call's results, and the replies of both functions; nothing if the host does not compile one of them.
#[allow(clippy::type_complexity)]
pub(super) fn both<C, Q, V>(
    (call, shape): (&V, &Shape<'_, C::Out>),
    device: &Device,
    given: &[u64],
) -> Result<Option<(Vec<Replied>, Combined<C::Out>)>, Error>
where
    C: Combine<Out: Output>,
    Q: Question,
    V: Questioned<Results = Mapped<C::Out>>,
{
    let reply = call.ask::<Q, false>(device, given)?;
    let Some(first) = first_part(&reply) else {
        return Ok(None);
    };
    let Some(mut left) = combined::<C, Q>((device, given), reply, None, shape)? else {
        return Ok(None);
    };
    let how = How::CARRIED;
    // Where nothing is combined there are no counts.
    let asked = left.asked.take();
    let asked = asked.unwrap_or_else(|| Arc::new(Q::ask(&trace::<C>(), how)));
    left.tallies.resize(asked.counters as usize, Tally::default());
    let second = Replied {
        how,
        asked,
        tallies: core::mem::take(&mut left.tallies),
        firsts: core::mem::take(&mut left.firsts),
    };
    Ok(Some((vec![first, second], left)))
}

pub(super) fn both_again<C, Q, V>(
    (call, shape): (&V, &Shape<'_, C::Out>),
    which: &Which<'_>,
    given: &[u64],
    look: Look<'_>,
) -> Result<(), Error>
where
    C: Combine<Out: Output>,
    Q: Question,
    V: Questioned<Results = Mapped<C::Out>>,
{
    if which.part == 0 {
        return elements_again::<Q, _>(call, which.elements, given, look);
    }
    let reply = call.ask::<Q, false>(which.device, given)?;
    let mut again = |number: usize, ask: &dyn Fn(&Device) -> Result<(), Error>| look(&[(number, 0)], ask);
    let again = Some((which.elements, &mut again as Again<'_>));
    combined::<C, Q>((which.device, given), reply, again, shape).map(|_| ())
}

impl<F, C, A> Inspected for Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    type Results = C::Out;

    fn body(&self, part: usize) -> Kernel {
        body_of::<C, _>(&self.call, part)
    }

    fn replies<Q: Question>(&self, device: &Device, given: &[u64]) -> Result<Replies<C::Out>, Error> {
        let plain = || self.run(&device.without_traps());
        // Arguments that do not agree are those of the function that combines, and there may be none.
        if elements_of::<F, C, A>(&self.call.args)? == 0 {
            plain()?;
        }
        let replies = match both::<C, Q, _>((&self.call, &Shape::Reduction), device, given) {
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

    fn again<Q: Question>(&self, which: &Which<'_>, given: &[u64], look: Look<'_>) -> Result<(), Error> {
        both_again::<C, Q, _>((&self.call, &Shape::Reduction), which, given, look)
    }
}

impl<V, C> Inspected for Scan<V, C>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    type Results = Mapped<C::Out>;

    fn body(&self, part: usize) -> Kernel {
        body_of::<C, _>(&self.values.called(), part)
    }

    fn replies<Q: Question>(&self, device: &Device, given: &[u64]) -> Result<Replies<Self::Results>, Error> {
        let plain = || self.run(&device.without_traps());
        self.count()?;
        let call = self.values.called();
        let replies = match both::<C, Q, _>((&call, &Shape::Scan), device, given) {
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

    fn again<Q: Question>(&self, which: &Which<'_>, given: &[u64], look: Look<'_>) -> Result<(), Error> {
        let call = self.values.called();
        both_again::<C, Q, _>((&call, &Shape::Scan), which, given, look)
    }
}
