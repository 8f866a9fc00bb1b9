//! The published order of reductions and scans, step by step: [`reduce`](mod@crate::device::reduce) and
//! [`scan`](mod@crate::device::scan) describe it.
//!
//! A step is all combinations that do not need each other. What becomes of them is the walker's to say. Partials make those that their
//! elements suffice for, and what follows a partial makes the others, with the values that it keeps.

use core::ops::Range;

use crate::combination::Combination;
use crate::device::asked::Added;
use crate::device::fold::ROW;
use crate::device::order::Tier;
use crate::device::order::segments::Known;
use crate::device::output::Output;
use crate::error::Error;
use crate::function::Order;
use crate::loops::{LANES, PART, SEGMENT};

/// Values with what a question has added to each.
pub(super) struct Values<T> {
    pub rows: Vec<T>,
    pub added: Vec<Added>,
}

impl<T: Output> Values<T> {
    /// Values to which nothing has been added.
    pub fn plain(rows: Vec<T>) -> Self {
        let added = Vec::new();
        Values { rows, added }
    }

    /// These values, and others behind them. Nothing has been added to either.
    fn then(mut self, others: Values<T>) -> Self {
        debug_assert!(self.added.is_empty() && others.added.is_empty());
        self.rows.extend(others.rows);
        self
    }

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

/// Which combinations are made of the elements of a call.
#[derive(Clone, Copy)]
pub(super) enum Shape<'a, T> {
    /// Those of a reduction.
    Reduction,
    /// Those of a scan.
    Scan,
    /// Those of a scan that leaves out each element itself: the last is combined with nothing.
    Exclusive,
    /// Those of the reduction of each segment, for all segments together; their bounds ascend. The values are those within them.
    Segments(&'a [usize]),
    /// Those of a reduction that a range of positions behind others suffices for.
    Part(Place<'a, T>),
    /// Those of a reduction that are left when a partial has been made.
    Rest(&'a [Tier<T>]),
    /// Those of a scan that a range of positions suffices for.
    Totals(Place<'a, T>),
    /// Those that the results of a scan need, for elements behind a partial.
    Following(Place<'a, T>),
    /// The same, and those that the partial of all needs.
    Next(Place<'a, T>),
}

impl<T> Shape<'_, T> {
    /// The position of the first element among all.
    pub(super) fn first(&self) -> usize {
        match self {
            Shape::Reduction | Shape::Scan | Shape::Exclusive | Shape::Rest(_) => 0,
            Shape::Segments(offsets) => offsets.first().copied().unwrap_or(0),
            Shape::Part(place) | Shape::Totals(place) | Shape::Following(place) | Shape::Next(place) => {
                place.first
            }
        }
    }

    /// True if every element reaches a result.
    pub(super) fn shows_all(&self) -> bool {
        !matches!(self, Shape::Exclusive)
    }
}

/// Where the elements are among all.
#[derive(Clone, Copy)]
pub(super) struct Place<'a, T> {
    /// The position of the first.
    pub first: usize,
    /// What is known of all before it; nothing is if there are none.
    pub known: &'a [Tier<T>],
}

/// The values that the combinations of some elements leave. Of partials they mean nothing.
pub(super) fn walk<T: Output>(
    walker: &mut dyn Walker<T>,
    values: Values<T>,
    (shape, order): (&Shape<'_, T>, Order),
) -> Result<Values<T>, Stopped> {
    let mut walk = Walk { walker };
    let len = values.rows.len();
    let first = |len: usize| (0..len).collect::<Vec<_>>();
    let (values, place, keeps_all) = match (shape, order) {
        (Shape::Segments(offsets), Order::Tree) => return walk.reduce(values, Run::segments(offsets)),
        (Shape::Segments(offsets), Order::Serial) => {
            let mut left = Values::plain(Vec::new());
            for bounds in offsets.windows(2) {
                let elements: Vec<usize> = (bounds[0] - offsets[0]..bounds[1] - offsets[0]).collect();
                left = left.then(walk.serial(values.picked(&elements)?, bounds[0], false)?);
            }
            return Ok(left);
        }
        (Shape::Reduction, Order::Tree) => return walk.reduce(values, vec![Run::of(0, len)]),
        (Shape::Reduction, Order::Serial) => (values, None, false),
        (Shape::Scan, _) => (values, None, true),
        (Shape::Exclusive, _) => (values.picked(&first(len.saturating_sub(1)))?, None, true),
        (Shape::Part(place), Order::Tree) => {
            return walk.part(values, place.first, place.known, false);
        }
        (Shape::Rest(known), Order::Tree) => {
            let end = known.first().map_or(0, |tier| tier.run.end);
            return walk.part(values.picked(&[])?, end, known, true);
        }
        (Shape::Rest(_), Order::Serial) => return Ok(values),
        (Shape::Totals(place), Order::Tree) => return walk.totals(values, place.first, 0),
        (Shape::Following(place) | Shape::Next(place), Order::Tree) => {
            let further = matches!(shape, Shape::Next(_)).then(|| Values::plain(Vec::new()));
            return walk.following(values, further, place.known, 0);
        }
        (
            Shape::Part(place) | Shape::Totals(place) | Shape::Following(place) | Shape::Next(place),
            Order::Serial,
        ) => (values, Some(place), false),
    };
    match (order, place) {
        (Order::Tree, _) => walk.scan(values, 0),
        (Order::Serial, None) => walk.serial(values, 0, keeps_all),
        (Order::Serial, Some(place)) => {
            let before = place
                .known
                .first()
                .map(|tier| tier.left.clone())
                .unwrap_or_default();
            let position = place.first - before.len();
            walk.serial(Values::plain(before).then(values), position, keeps_all)
        }
    }
}

/// Adjacent positions of a level of a reduction.
#[derive(Clone)]
struct Run {
    /// The first, among the values of the level. It begins a part.
    at: usize,
    len: usize,
    /// The number of its first part.
    part: usize,
    /// Elements of its first part that have been combined before.
    done: usize,
    /// False if more elements may come: then only full rows and full parts are combined.
    ends: bool,
    level: u32,
    /// The segment, if there are several.
    segment: Option<usize>,
}

/// A value of a run.
#[derive(Clone, Copy)]
struct Spot<'a> {
    run: &'a Run,
    /// Among the values of the level.
    at: usize,
    /// The part, counted from the run's first.
    part: usize,
    /// In its part.
    i: usize,
}

impl Run {
    fn of(at: usize, len: usize) -> Self {
        Run {
            at,
            len,
            part: 0,
            done: 0,
            ends: true,
            level: 0,
            segment: None,
        }
    }

    fn segments(offsets: &[usize]) -> Vec<Self> {
        let numbered = offsets.windows(2).enumerate();
        let run = |(segment, bounds): (usize, &[usize])| Run {
            segment: Some(segment),
            ..Run::of(bounds[0] - offsets[0], bounds[1] - bounds[0])
        };
        numbered.map(run).collect()
    }

    /// The values that are so many places behind the beginning of their part, up to `count` of each part.
    fn placed(&self, from: usize, count: usize) -> impl Iterator<Item = Spot<'_>> {
        let parts = (0..self.len).step_by(PART);
        parts.flat_map(move |start| {
            let end = self.len.min(start + PART);
            let spots = (start + from).min(end)..(start + from + count).min(end);
            spots.map(move |i| Spot {
                run: self,
                at: self.at + i,
                part: start / PART,
                i: i - start,
            })
        })
    }
}

impl Spot<'_> {
    /// Returns true if the row of the value is combined now.
    fn is_row_due(&self) -> bool {
        let row = self.i / ROW * ROW;
        let is_new = self.part > 0 || row >= self.run.done;
        is_new && (self.run.ends || self.part * PART + row + ROW <= self.run.len)
    }

    /// Returns true if the part of the value is combined to its end.
    fn is_part_due(&self) -> bool {
        self.run.ends || (self.part + 1) * PART <= self.run.len
    }

    fn fold(&self) -> Combination {
        let (level, part, i) = (self.run.level, self.run.part + self.part, self.i);
        match self.run.segment {
            None => Combination::Fold { level, part, i },
            Some(segment) => Combination::FoldOf {
                segment,
                level,
                part,
                i,
            },
        }
    }

    /// The combination with the value `h` behind it.
    fn tree(&self, h: usize) -> Combination {
        let (level, part, j) = (self.run.level, self.run.part + self.part, self.i);
        match self.run.segment {
            None => Combination::Tree { level, part, j, h },
            Some(segment) => Combination::TreeOf {
                segment,
                level,
                part,
                j,
                h,
            },
        }
    }
}

struct Walk<'a, T> {
    walker: &'a mut dyn Walker<T>,
}

impl<T: Output> Walk<'_, T> {
    /// Combines some values with others.
    fn combine(
        &mut self,
        (left, lefts): (&Values<T>, &[usize]),
        (right, rights): (&Values<T>, &[usize]),
        name: &dyn Fn(usize) -> Combination,
    ) -> Result<Values<T>, Stopped> {
        let (left, right) = (left.picked(lefts)?, right.picked(rights)?);
        match left.rows.is_empty() {
            true => Ok(left),
            false => self.walker.combine(left, right, name),
        }
    }

    /// One value of each run that has any.
    fn reduce(&mut self, mut x: Values<T>, mut runs: Vec<Run>) -> Result<Values<T>, Stopped> {
        while runs.iter().any(|run| run.len > LANES) {
            let (long, short): (Vec<Run>, Vec<Run>) = runs.into_iter().partition(|run| run.len > LANES);
            self.fold(&mut x, &long)?;
            let left = self.narrow(&mut x, &long, LANES)?;
            // The values of short runs stay where they are, before those that the others leave.
            let kept: Vec<usize> = short.iter().flat_map(|run| run.at..run.at + run.len).collect();
            let mut at = 0;
            let mut moved = |run: Run, len: usize, level: u32| {
                at += len;
                let at = at - len;
                Run {
                    at,
                    len,
                    level,
                    ..run
                }
            };
            runs = Vec::new();
            for run in short {
                let (len, level) = (run.len, run.level);
                runs.push(moved(run, len, level));
            }
            for run in long {
                let (len, level) = (run.placed(0, LANES).count(), run.level + 1);
                runs.push(moved(run, len, level));
            }
            x = x.picked(&[kept, left].concat())?;
        }
        runs.sort_by_key(|run| run.segment);
        let left = self.narrow(&mut x, &runs, 1)?;
        Ok(x.picked(&left)?)
    }

    /// Combines the rows of parts.
    fn fold(&mut self, x: &mut Values<T>, runs: &[Run]) -> Result<(), Stopped> {
        for row in (ROW..PART).step_by(ROW) {
            let rights = runs.iter().flat_map(|run| run.placed(row, ROW));
            let rights: Vec<Spot<'_>> = rights.filter(Spot::is_row_due).collect();
            let [lefts, places] = [row, 0].map(|back| {
                let places = rights.iter().map(|right| right.at - back);
                places.collect::<Vec<usize>>()
            });
            let name = |k: usize| rights[k].fold();
            let found = self.combine((x, &lefts), (x, &places), &name)?;
            x.put(&lefts, &found);
        }
        Ok(())
    }

    /// Narrows the running values of all parts. Returns where they are.
    fn narrow(&mut self, x: &mut Values<T>, runs: &[Run], width: usize) -> Result<Vec<usize>, Stopped> {
        let due = |from, count| {
            let spots = runs.iter().flat_map(move |run| run.placed(from, count));
            spots.filter(Spot::is_part_due)
        };
        let mut h = ROW / 2;
        while h >= width {
            let uppers: Vec<Spot<'_>> = due(h, h).collect();
            let places: Vec<usize> = uppers.iter().map(|upper| upper.at).collect();
            let lowers: Vec<usize> = places.iter().map(|upper| upper - h).collect();
            let name = |k: usize| {
                let upper = uppers[k];
                let i = upper.i - h;
                Spot { i, ..upper }.tree(h)
            };
            let found = self.combine((x, &lowers), (x, &places), &name)?;
            x.put(&lowers, &found);
            h /= 2;
        }
        Ok(due(0, width).map(|spot| spot.at).collect())
    }

    /// The combinations of a reduction with elements from position `first` on. Tiers say what is known of those before them; if there are
    /// none, what lies before the first border of parts is combined with nothing.
    fn part(
        &mut self,
        mut new: Values<T>,
        mut first: usize,
        known: &[Tier<T>],
        ends: bool,
    ) -> Result<Values<T>, Stopped> {
        for level in 0.. {
            let begin = match known.is_empty() {
                true => first.next_multiple_of(PART),
                false => first / PART * PART,
            };
            let (before, done) = match known.get(level) {
                None => (Values::plain(Vec::new()), 0),
                Some(tier) => spread(&tier.right, first - begin),
            };
            let late: Vec<usize> = (begin.saturating_sub(first)..new.rows.len()).collect();
            let mut x = before.then(new.picked(&late)?);
            let len = x.rows.len();
            let run = Run {
                part: begin / PART,
                done,
                ends,
                level: level as u32,
                ..Run::of(0, len)
            };
            if ends && begin == 0 && len <= LANES {
                let left = self.narrow(&mut x, &[run], 1)?;
                return Ok(x.picked(&left)?);
            }
            self.fold(&mut x, core::slice::from_ref(&run))?;
            let left = self.narrow(&mut x, &[run], LANES)?;
            new = x.picked(&left)?;
            if new.rows.is_empty() && !ends {
                break;
            }
            first = begin / PART * LANES;
        }
        Ok(new)
    }

    fn scan(&mut self, mut y: Values<T>, level: u32) -> Result<Values<T>, Stopped> {
        let len = y.rows.len();
        self.segments(&mut y, 0..len, 0, level)?;
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

    /// The prefixes within segments, of some values, the first of which has a position that begins a segment.
    fn segments(
        &mut self,
        y: &mut Values<T>,
        values: Range<usize>,
        position: usize,
        level: u32,
    ) -> Result<(), Stopped> {
        for k in 1..SEGMENT {
            let rights: Vec<usize> = (values.start + k..values.end).step_by(SEGMENT).collect();
            let lefts: Vec<usize> = rights.iter().map(|i| i - 1).collect();
            let name = |k: usize| Combination::Segment {
                level,
                i: rights[k] - values.start + position,
            };
            let found = self.combine((y, &lefts), (y, &rights), &name)?;
            y.put(&rights, &found);
        }
        Ok(())
    }

    /// The values of whole segments, of elements from position `first` on, and those of the levels above.
    fn totals(&mut self, mut y: Values<T>, first: usize, level: u32) -> Result<Values<T>, Stopped> {
        let (begin, end) = (
            first.next_multiple_of(SEGMENT),
            (first + y.rows.len()) / SEGMENT * SEGMENT,
        );
        if begin >= end {
            return Ok(y);
        }
        let whole = begin - first..end - first;
        self.segments(&mut y, whole.clone(), begin, level)?;
        let lasts: Vec<usize> = whole.skip(SEGMENT - 1).step_by(SEGMENT).collect();
        let totals = y.picked(&lasts)?;
        self.totals(totals, begin / SEGMENT, level + 1)
    }

    /// The prefixes of values behind those of tiers. `further` is what comes behind them for the tiers alone, which is one value at most; none
    /// if there will be no tiers.
    fn following(
        &mut self,
        values: Values<T>,
        further: Option<Values<T>>,
        tiers: &[Tier<T>],
        level: u32,
    ) -> Result<Values<T>, Stopped> {
        let (wanted, keeps) = (values.rows.len(), further.is_some());
        let further = further.unwrap_or_else(|| Values::plain(Vec::new()));
        if wanted + further.rows.len() == 0 {
            return Ok(values);
        }
        let end = tiers.first().map_or(0, |tier| tier.run.end);
        let begin = end / SEGMENT * SEGMENT;
        let known = tiers.first().map(|tier| Known::of(tier).at(begin..end));
        let mut y = Values::plain(known.unwrap_or_default());
        let lead = y.rows.len();
        y = y.then(values).then(further);
        let all = y.rows.len();
        self.segments(&mut y, 0..all, begin, level)?;
        // Nothing that is wanted comes behind the last segment.
        let len = if wanted == 0 { 0 } else { lead + wanted };
        let lasts: Vec<usize> = (SEGMENT - 1..len.saturating_sub(1)).step_by(SEGMENT).collect();
        let others = (SEGMENT - 1..all).step_by(SEGMENT).skip(lasts.len());
        let others: Vec<usize> = others.filter(|_| keeps).collect();
        let above = tiers.get(1..).unwrap_or_default();
        let before = match begin > 0 && wanted > 0 {
            true => self.last(above, begin / SEGMENT - 1, level + 1)?,
            false => Values::plain(Vec::new()),
        };
        let carried = before.rows.len();
        let further = if keeps { Some(y.picked(&others)?) } else { None };
        let before = before.then(self.following(y.picked(&lasts)?, further, above, level + 1)?);
        let rights: Vec<usize> = (if begin == 0 { SEGMENT } else { 0 }..len).collect();
        let lefts: Vec<usize> = rights.iter().map(|i| i / SEGMENT + carried - 1).collect();
        let name = |k: usize| Combination::Carry {
            level,
            i: begin + rights[k],
        };
        let found = self.combine((&before, &lefts), (&y, &rights), &name)?;
        y.put(&rights, &found);
        let behind: Vec<usize> = (lead..len).collect();
        Ok(y.picked(&behind)?)
    }

    /// The prefix at a position of tiers.
    fn last(&mut self, tiers: &[Tier<T>], position: usize, level: u32) -> Result<Values<T>, Stopped> {
        let begin = position / SEGMENT * SEGMENT;
        let known = tiers.first().map(|tier| Known::of(tier).at(begin..position + 1));
        let mut y = Values::plain(known.unwrap_or_default());
        let len = y.rows.len();
        self.segments(&mut y, 0..len, begin, level)?;
        let y = y.picked(&[position - begin])?;
        if begin == 0 {
            return Ok(y);
        }
        let above = tiers.get(1..).unwrap_or_default();
        let before = self.last(above, begin / SEGMENT - 1, level + 1)?;
        let name = |_| Combination::Carry { level, i: position };
        self.combine((&before, &[0]), (&y, &[0]), &name)
    }

    /// The first value has a position.
    fn serial(&mut self, mut y: Values<T>, position: usize, keeps_all: bool) -> Result<Values<T>, Stopped> {
        let len = y.rows.len();
        for i in 1..len {
            let name = |_| Combination::Serial { i: position + i };
            let found = self.combine((&y, &[i - 1]), (&y, &[i]), &name)?;
            y.put(&[i], &found);
        }
        match keeps_all || len == 0 {
            true => Ok(y),
            false => Ok(y.picked(&[len - 1])?),
        }
    }
}

/// The values that a tier keeps of the part behind its last border, where they are in the part; and how many elements of it have been
/// combined. The running values stand for the first row, and nobody reads those of the others.
fn spread<T: Output>(kept: &[T], count: usize) -> (Values<T>, usize) {
    let done = count / ROW * ROW;
    let Some(&any) = kept.first().filter(|_| done > ROW) else {
        return (Values::plain(kept.to_vec()), 0);
    };
    let (running, tail) = kept.split_at(ROW);
    let others = core::iter::repeat_n(any, done - ROW);
    let rows = running.iter().copied().chain(others).chain(tail.iter().copied());
    (Values::plain(rows.collect()), done)
}
