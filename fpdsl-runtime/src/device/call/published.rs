//! The published order of reductions and scans, step by step: [`reduce`](mod@crate::device::reduce) and
//! [`scan`](mod@crate::device::scan) describe it.
//!
//! A step is all combinations that do not need each other. What becomes of them is the walker's to say.

use crate::combination::Combination;
use crate::device::asked::Added;
use crate::device::fold::ROW;
use crate::device::output::Output;
use crate::error::Error;
use crate::function::{Combine, Order};
use crate::loops::{LANES, PART, SEGMENT};

/// Values with what a question has added to each.
pub(super) struct Values<T> {
    pub rows: Vec<T>,
    pub added: Vec<Added>,
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

/// Why an order is not walked to its end.
pub(super) enum Stopped {
    /// The host does not compile the function.
    NotCompiled,
    /// The walker has what it wants.
    Done,
    Failed(Error),
}

impl From<Error> for Stopped {
    fn from(error: Error) -> Self {
        Stopped::Failed(error)
    }
}

/// Combines values of an order.
pub(super) trait Walker<T> {
    /// Combines values with others, pair by pair: at least one. `name` names a pair.
    fn combine(
        &mut self,
        left: Values<T>,
        right: Values<T>,
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<T>, Stopped>;
}

/// The values that a reduction or a scan with `C` leaves.
pub(super) fn walk<C, W>(
    walker: &mut W,
    values: Values<C::Out>,
    is_scan: bool,
) -> Result<Values<C::Out>, Stopped>
where
    C: Combine<Out: Output>,
    W: Walker<C::Out>,
{
    let mut walk = Walk { walker };
    match (is_scan, C::ORDER) {
        (false, Order::Tree) => walk.reduce(values),
        (true, Order::Tree) => walk.scan(values, 0),
        (_, Order::Serial) => walk.serial(values, is_scan),
    }
}

struct Walk<'a, W> {
    walker: &'a mut W,
}

impl<W> Walk<'_, W> {
    /// Combines some values with others.
    fn combine<T>(
        &mut self,
        (left, lefts): (&Values<T>, &[usize]),
        (right, rights): (&Values<T>, &[usize]),
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<T>, Stopped>
    where
        T: Output,
        W: Walker<T>,
    {
        let (left, right) = (left.picked(lefts)?, right.picked(rights)?);
        match left.rows.is_empty() {
            true => Ok(left),
            false => self.walker.combine(left, right, name),
        }
    }

    fn reduce<T>(&mut self, mut x: Values<T>) -> Result<Values<T>, Stopped>
    where
        T: Output,
        W: Walker<T>,
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
                let found = self.combine((&x, &lefts), (&x, &rights), &name)?;
                x.put(&lefts, &found);
            }
            x = self.tree(x, level, LANES)?;
            level += 1;
        }
        self.tree(x, level, 1)
    }

    /// Narrows the running values of all parts.
    fn tree<T>(&mut self, mut x: Values<T>, level: u32, width: usize) -> Result<Values<T>, Stopped>
    where
        T: Output,
        W: Walker<T>,
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
            let found = self.combine((&x, &lowers), (&x, &uppers), &name)?;
            x.put(&lowers, &found);
            h /= 2;
        }
        Ok(x.picked(&placed(len, 0, width))?)
    }

    fn scan<T>(&mut self, mut y: Values<T>, level: u32) -> Result<Values<T>, Stopped>
    where
        T: Output,
        W: Walker<T>,
    {
        let len = y.rows.len();
        for k in 1..SEGMENT {
            let rights: Vec<usize> = (k..len).step_by(SEGMENT).collect();
            let lefts: Vec<usize> = rights.iter().map(|i| i - 1).collect();
            let name = |k: usize| Combination::Segment { level, i: rights[k] };
            let found = self.combine((&y, &lefts), (&y, &rights), &name)?;
            y.put(&rights, &found);
        }
        if len <= SEGMENT {
            return Ok(y);
        }
        // Nothing comes behind the last segment, so its value reaches no result.
        let lasts: Vec<usize> = (SEGMENT - 1..len - 1).step_by(SEGMENT).collect();
        let before = self.scan(y.picked(&lasts)?, level + 1)?;
        let rights: Vec<usize> = (SEGMENT..len).collect();
        let lefts: Vec<usize> = rights.iter().map(|i| i / SEGMENT - 1).collect();
        let name = |k: usize| Combination::Carry { level, i: rights[k] };
        let found = self.combine((&before, &lefts), (&y, &rights), &name)?;
        y.put(&rights, &found);
        Ok(y)
    }

    fn serial<T>(&mut self, mut y: Values<T>, keeps_all: bool) -> Result<Values<T>, Stopped>
    where
        T: Output,
        W: Walker<T>,
    {
        let len = y.rows.len();
        for i in 1..len {
            let found = self.combine((&y, &[i - 1]), (&y, &[i]), &|_| Combination::Serial { i })?;
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
