//! Questions to functions that combine: the combinations of a reduction or a scan, as elements of calls.
//!
//! Combinations that do not need each other are asked together, in the order that [`reduce`](mod@crate::device::reduce) and
//! [`scan`](mod@crate::device::scan) publish. What a question adds to results is carried to the combinations that take them. The host keeps
//! the values, so the numbers are the same on every device.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Call, Reply};
use crate::combination::Combination;
use crate::device::Device;
use crate::device::arg::Arg;
use crate::device::asked::{Added, Answer, Tally};
use crate::device::column::Column;
use crate::device::fold::ROW;
use crate::device::output::{Mapped, Output};
use crate::device::transfer::Transfer;
use crate::error::Error;
use crate::function::{Combine, Order};
use crate::loops::{LANES, PART, SEGMENT};
use crate::question::{Asked, Question};

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

/// Values with what a question has added to each.
struct Values<T> {
    rows: Vec<T>,
    added: Vec<Added>,
}

impl<T: Output> Values<T> {
    fn picked(&self, elements: &[usize]) -> Result<Self, Error> {
        let added: Result<Vec<Added>, Error> =
            self.added.iter().map(|added| added.picked(elements)).collect();
        Ok(Values {
            rows: elements.iter().map(|&element| self.rows[element]).collect(),
            added: added?,
        })
    }

    fn put(&mut self, elements: &[usize], values: &Values<T>) {
        for (from, &to) in elements.iter().enumerate() {
            self.rows[to] = values.rows[from];
            for (column, values) in self.added.iter_mut().zip(&values.added) {
                column.put(to, values.bits(from));
            }
        }
    }
}

/// Why there is no answer.
enum Stopped {
    /// The host does not compile the function.
    NotCompiled,
    Failed(Error),
}

impl From<Error> for Stopped {
    fn from(error: Error) -> Self {
        Stopped::Failed(error)
    }
}

struct Ladder<'a> {
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

/// Asks all combinations of the results of a call, in the order of `combine`; none if the host does not compile the functions.
///
/// # Errors
///
/// Those of the combinations. The element of a fault means nothing.
pub(super) fn combined<'a, C, Q>(
    (device, given): (&'a Device, &'a [u64]),
    reply: Reply<Mapped<C::Out>>,
    again: Option<(&'a [usize], Again<'a>)>,
    is_scan: bool,
) -> Result<Option<Combined<C::Out>>, Error>
where
    C: Combine<Out: Output>,
    Q: Question,
{
    let Some(Answer { added, .. }) = reply.answer else {
        return Ok(None);
    };
    let values = Values {
        rows: rows::<C::Out>(reply.results)?,
        added,
    };
    let mut ladder = Ladder {
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
    let left = match (is_scan, C::ORDER) {
        (false, Order::Tree) => ladder.reduce::<C, Q>(values),
        (true, Order::Tree) => ladder.scan::<C, Q>(values, 0),
        (_, Order::Serial) => ladder.serial::<C, Q>(values, is_scan),
    };
    match left {
        Ok(left) => Ok(Some(Combined {
            rows: left.rows,
            added: left.added,
            tallies: ladder.tallies,
            firsts: ladder.firsts,
            asked: ladder.asked,
        })),
        Err(Stopped::NotCompiled) => Ok(None),
        Err(Stopped::Failed(error)) => Err(error),
    }
}

fn rows<T: Output>(buffers: Mapped<T>) -> Result<Vec<T>, Error> {
    let mut lists = Default::default();
    buffers.append_to(&mut lists)?;
    let (_, len) = T::lengths(&lists);
    Ok((0..len).map(|row| T::row(&lists, row)).collect())
}

impl Ladder<'_> {
    /// Combines values with others, pair by pair.
    fn combine<C, Q>(
        &mut self,
        (left, lefts): (&Values<C::Out>, &[usize]),
        (right, rights): (&Values<C::Out>, &[usize]),
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<C::Out>, Stopped>
    where
        C: Combine<Out: Output>,
        Q: Question,
    {
        let (left, right) = (left.picked(lefts)?, right.picked(rights)?);
        let n = left.rows.len();
        if n == 0 {
            return Ok(left);
        }
        let columns = [&left, &right].map(|values| C::Out::from_rows(&values.rows));
        let carried = [left.added, right.added].concat();
        let [left, right] = columns.each_ref().map(|column| C::Out::arg(column).form());
        let call = Call::<C, _>::of((left, right));
        let mut given = self.given.to_vec();
        if let (true, Some(first)) = (self.numbered, given.last_mut()) {
            *first += (self.before + self.done) as u64;
        }
        if let Some((wanted, again)) = &mut self.again {
            let here = wanted.iter().filter_map(|number| number.checked_sub(self.done));
            for element in here.filter(|&element| element < n) {
                again(self.done + element, &|device| {
                    call.ask_alone_carrying::<Q, true>(device, element, &given, &carried)
                })?;
            }
        }
        let reply = call.ask_carrying::<Q, false, true>(self.device, &given, &carried)?;
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
        self.asked = Some(reply.asked);
        Ok(Values {
            rows: rows::<C::Out>(reply.results)?,
            added,
        })
    }

    fn reduce<C, Q>(&mut self, mut x: Values<C::Out>) -> Result<Values<C::Out>, Stopped>
    where
        C: Combine<Out: Output>,
        Q: Question,
    {
        let mut level = 0;
        while x.rows.len() > LANES {
            let len = x.rows.len();
            for row in (ROW..PART).step_by(ROW) {
                let rights = placed(len, row, ROW);
                let lefts: Vec<usize> = rights.iter().map(|&i| i / PART * PART + i % ROW).collect();
                let name = |k: usize| Combination::Fold {
                    level,
                    part: rights[k] / PART,
                    i: rights[k] % PART,
                };
                let found = self.combine::<C, Q>((&x, &lefts), (&x, &rights), &name)?;
                x.put(&lefts, &found);
            }
            x = self.tree::<C, Q>(x, level, LANES)?;
            level += 1;
        }
        self.tree::<C, Q>(x, level, 1)
    }

    /// Narrows the running values of all parts.
    fn tree<C, Q>(
        &mut self,
        mut x: Values<C::Out>,
        level: u32,
        width: usize,
    ) -> Result<Values<C::Out>, Stopped>
    where
        C: Combine<Out: Output>,
        Q: Question,
    {
        let len = x.rows.len();
        let mut h = ROW / 2;
        while h >= width {
            let uppers = placed(len, h, h);
            let lowers: Vec<usize> = uppers.iter().map(|&upper| upper - h).collect();
            let name = |k: usize| Combination::Tree {
                level,
                part: lowers[k] / PART,
                j: lowers[k] % PART,
                h,
            };
            let found = self.combine::<C, Q>((&x, &lowers), (&x, &uppers), &name)?;
            x.put(&lowers, &found);
            h /= 2;
        }
        Ok(x.picked(&placed(len, 0, width))?)
    }

    fn scan<C, Q>(&mut self, mut y: Values<C::Out>, level: u32) -> Result<Values<C::Out>, Stopped>
    where
        C: Combine<Out: Output>,
        Q: Question,
    {
        let len = y.rows.len();
        for k in 1..SEGMENT {
            let rights: Vec<usize> = (k..len).step_by(SEGMENT).collect();
            let lefts: Vec<usize> = rights.iter().map(|i| i - 1).collect();
            let name = |k: usize| Combination::Segment { level, i: rights[k] };
            let found = self.combine::<C, Q>((&y, &lefts), (&y, &rights), &name)?;
            y.put(&rights, &found);
        }
        if len <= SEGMENT {
            return Ok(y);
        }
        let lasts: Vec<usize> = (0..len)
            .step_by(SEGMENT)
            .map(|first| len.min(first + SEGMENT) - 1)
            .collect();
        let before = self.scan::<C, Q>(y.picked(&lasts)?, level + 1)?;
        let rights: Vec<usize> = (SEGMENT..len).collect();
        let lefts: Vec<usize> = rights.iter().map(|i| i / SEGMENT - 1).collect();
        let name = |k: usize| Combination::Carry { level, i: rights[k] };
        let found = self.combine::<C, Q>((&before, &lefts), (&y, &rights), &name)?;
        y.put(&rights, &found);
        Ok(y)
    }

    fn serial<C, Q>(&mut self, mut y: Values<C::Out>, keeps_all: bool) -> Result<Values<C::Out>, Stopped>
    where
        C: Combine<Out: Output>,
        Q: Question,
    {
        let len = y.rows.len();
        for i in 1..len {
            let found = self.combine::<C, Q>((&y, &[i - 1]), (&y, &[i]), &|_| Combination::Serial { i })?;
            y.put(&[i], &found);
        }
        match keeps_all || len == 0 {
            true => Ok(y),
            false => Ok(y.picked(&[len - 1])?),
        }
    }
}

/// The elements that are so many places behind the beginning of their part, up to `count` of each part.
fn placed(len: usize, from: usize, count: usize) -> Vec<usize> {
    let parts = (0..len).step_by(PART);
    parts
        .flat_map(|part| (part + from).min(len)..(part + from + count).min(part + PART).min(len))
        .collect()
}
