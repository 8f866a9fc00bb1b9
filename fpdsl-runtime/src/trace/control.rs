//! Recording control flow.

use super::join::Join;
use super::{Trace, Traced};
use crate::backend::{Backend, Int, State};
use crate::ir::{Comparison, Constant, Op, Operand, SiteKind, Stmt};
use crate::lift::{NativeInt, Scalar, ScalarType};

/// A range is unrolled up to this many passes.
const MAX_UNROLLED: i128 = 64;

/// Unrolled loops inside unrolled loops make at most so many copies of a statement.
const MAX_COPIES: u64 = 4096;

impl<'t> Trace<'t> {
    /// The scalars of a state, in order.
    pub(super) fn scalars<S: State<Self>>(self, state: S) -> Vec<(ScalarType, Operand)> {
        let mut join = Join::Collect(Vec::new());
        S::merge(self, &mut join, state, state);
        let Join::Collect(list) = join else {
            unreachable!("merging does not change which walk it is")
        };
        list
    }

    /// `like` with other scalars.
    pub(super) fn with_scalars<S: State<Self>>(self, like: S, mut scalars: Vec<Operand>) -> S {
        scalars.reverse();
        S::merge(self, &mut Join::Replace(scalars), like, like)
    }

    /// Gives the variables of `vars` the values of `values`, all at once.
    ///
    /// Where a value is itself a variable that an earlier assignment changes, it is read before that
    /// (`(a, b) = (b, a)`).
    fn assign<S: State<Self>>(self, vars: S, values: S) {
        let mut join = Join::Changed(Vec::new());
        S::merge(self, &mut join, vars, values);
        let Join::Changed(mut changes) = join else {
            unreachable!("merging does not change which walk it is")
        };
        for later in 1..changes.len() {
            let value = changes[later].1;
            if changes[..later]
                .iter()
                .any(|&(var, _)| Operand::Var(var) == value)
            {
                let ty = self.recorder.type_of(changes[later].0);
                changes[later].1 = self.recorder.compute(ty, Op::Copy, vec![value]);
            }
        }
        for (var, value) in changes {
            self.recorder.push(Stmt::Assign { var, value });
        }
    }

    /// `while`.
    pub(super) fn record_while<S: State<Self>>(
        self,
        state: S,
        cond: impl Fn(Self, S) -> Traced<bool>,
        step: impl Fn(Self, S) -> S,
    ) -> S {
        let vars = S::merge(self, &mut Join::Declare, state, state);
        let (cond, head) = self.recorder.block(|| cond(self, vars).operand);
        let ((), body) = self.recorder.block(|| self.assign(vars, step(self, vars)));
        self.recorder.push(Stmt::While { head, cond, body });
        vars
    }

    /// `for`, kept as a loop.
    pub(super) fn record_for<N: Scalar, S: State<Self>>(
        self,
        lo: Operand,
        hi: Operand,
        state: S,
        step: impl Fn(Self, Traced<N>, S) -> S,
    ) -> S {
        let vars = S::merge(self, &mut Join::Declare, state, state);
        let index = self.recorder.new_var(N::TYPE, None);
        let ((), body) = self.recorder.block(|| {
            let next = step(self, Traced::new(Operand::Var(index)), vars);
            self.assign(vars, next);
        });
        self.recorder.push(Stmt::For { index, lo, hi, body });
        vars
    }

    /// `for` with constant ends.
    pub(super) fn record_for_const<I: Int<Self>, S: State<Self>>(
        self,
        lo: I::Native,
        hi: I::Native,
        state: S,
        step: impl Fn(Self, I, S) -> S,
    ) -> S {
        self.loop_or_unroll(
            (lo.to_i128(), hi.to_i128()),
            state,
            |state| self.record_for_range(I::constant(self, lo), I::constant(self, hi), state, &step),
            |i, state| step(self, I::constant(self, I::Native::from_i128(i)), state),
        )
    }

    /// `for` with constant ends that may end early.
    pub(super) fn record_for_const_while<I: Int<Self>, S: State<Self>>(
        self,
        lo: I::Native,
        hi: I::Native,
        state: S,
        go: impl Fn(Self, S) -> Traced<bool>,
        step: impl Fn(Self, I, S) -> S,
    ) -> S {
        self.loop_or_unroll(
            (lo.to_i128(), hi.to_i128()),
            state,
            |state| self.for_range_while(I::constant(self, lo), I::constant(self, hi), state, &go, &step),
            |i, state| {
                let go = go(self, state);
                let pass = |b| step(b, I::constant(self, I::Native::from_i128(i)), state);
                self.if_else(go, pass, |_| state)
            },
        )
    }

    /// A range with constant ends: what `looped` records, unless the range is short and a pass whose number is known
    /// indexes fewer arrays by values that are not known; then one `pass` after another.
    fn loop_or_unroll<S: State<Self>>(
        self,
        (first, end): (i128, i128),
        state: S,
        looped: impl Fn(S) -> S,
        pass: impl Fn(i128, S) -> S,
    ) -> S {
        if end <= first {
            return state;
        }
        let before = self.recorder.mark();
        let indices = || self.recorder.mark().dynamic_indices - before.dynamic_indices;
        let (after, recorded) = self.recorder.block(|| looped(state));
        let in_loop = indices();
        if in_loop == 0 || end - first > MAX_UNROLLED {
            self.recorder.extend(recorded);
            return after;
        }
        let unrolled = self.recorder.unroll((end - first) as u64, MAX_COPIES, || {
            self.recorder.rewind(before);
            // The last pass, since conditions such as `i == 0` leave out what a first one would index.
            self.recorder.block(|| pass(end - 1, state));
            if indices() == in_loop {
                return None;
            }
            self.recorder.rewind(before);
            Some((first..end).fold(state, |state, i| pass(i, state)))
        });
        match unrolled {
            Some(Some(after)) => after,
            // The loop's number is in no index: its body once is as good, and shorter.
            Some(None) => {
                self.recorder.rewind(before);
                looped(state)
            }
            None => {
                self.recorder.extend(recorded);
                after
            }
        }
    }

    /// `for` over values of any integer type.
    pub(super) fn record_for_range<I: Int<Self>, S: State<Self>>(
        self,
        lo: I,
        hi: I,
        state: S,
        step: impl Fn(Self, I, S) -> S,
    ) -> S {
        let ends = (self.scalars(lo)[0].1, self.scalars(hi)[0].1);
        self.record_for::<I::Native, S>(ends.0, ends.1, state, |b, i, state| {
            step(b, b.with_scalars(lo, vec![i.operand]), state)
        })
    }

    /// `x && y()` or `x || y()`: an operation if `y` computes and no more, otherwise an `if`.
    pub(super) fn record_lazy(
        self,
        op: Op,
        x: Traced<bool>,
        y: impl FnOnce(Self) -> Traced<bool>,
    ) -> Traced<bool> {
        let lazy_on = op == Op::And;
        if let Some(known) = self.recorder.constant(x.operand) {
            return if (known.bits != 0) == lazy_on { y(self) } else { x };
        }
        let ty = ScalarType::Bool;
        let (y, mut block) = self.recorder.block(|| y(self).operand);
        if block
            .iter()
            .all(|stmt| matches!(stmt, Stmt::Note { .. } | Stmt::Let { .. }))
        {
            self.recorder.extend(block);
            return Traced::new(self.recorder.compute(ty, op, vec![x.operand, y]));
        }
        let decided = Constant {
            ty,
            bits: u64::from(!lazy_on),
        };
        let var = self.recorder.declare(ty, Operand::Const(decided));
        block.push(Stmt::Assign { var, value: y });
        let (then, otherwise) = if lazy_on {
            (block, Vec::new())
        } else {
            (Vec::new(), block)
        };
        self.recorder.push(Stmt::If {
            cond: x.operand,
            then,
            otherwise,
        });
        Traced::new(Operand::Var(var))
    }

    /// A check that `index < len`.
    fn check_index(self, index: Operand, len: usize) {
        let ty = ScalarType::Usize;
        let bits = len as u64;
        self.check_below(
            index,
            Operand::Const(Constant { ty, bits }),
            SiteKind::OutOfBounds { len: bits },
        );
    }

    /// A check that `index < len`, which faults as `kind`.
    pub(super) fn check_below(self, index: Operand, len: Operand, kind: SiteKind) {
        let below = Op::Compare(Comparison::Lt);
        let ok = self.recorder.compute(ScalarType::Bool, below, vec![index, len]);
        let site = self.recorder.site(self.frame, kind);
        self.recorder.push(Stmt::Check {
            ok,
            site,
            index: Some(index),
        });
    }

    /// The position that a constant index means, if it is one and in bounds; otherwise records the check.
    ///
    /// # Panics
    ///
    /// If there is nothing to index.
    fn position(self, index: Operand, len: usize) -> Option<usize> {
        assert!(len > 0, "an array without elements cannot be indexed");
        let known = self.recorder.constant(index).map(|c| c.bits as usize);
        if known.is_some_and(|i| i < len) {
            return known;
        }
        if known.is_none() {
            self.recorder.count_dynamic_index();
        }
        self.check_index(index, len);
        None
    }

    /// `array[index]`.
    pub(super) fn record_index<S: State<Self>, const N: usize>(self, array: [S; N], index: Operand) -> S {
        if let Some(position) = self.position(index, N) {
            return array[position];
        }
        let elements: Vec<_> = array.iter().map(|&element| self.scalars(element)).collect();
        let found = (0..elements[0].len()).map(|leaf| {
            let mut args = vec![index];
            args.extend(elements.iter().map(|element| element[leaf].1));
            self.recorder.compute(elements[0][leaf].0, Op::Index, args)
        });
        self.with_scalars(array[0], found.collect())
    }

    /// `array` with `array[index] = value`.
    pub(super) fn record_index_set<S: State<Self>, const N: usize>(
        self,
        mut array: [S; N],
        index: Operand,
        value: S,
    ) -> [S; N] {
        if let Some(position) = self.position(index, N) {
            array[position] = value;
            return array;
        }
        core::array::from_fn(|i| {
            let ty = ScalarType::Usize;
            let here = Operand::Const(Constant { ty, bits: i as u64 });
            let same = Op::Compare(Comparison::Eq);
            let same = self.recorder.compute(ScalarType::Bool, same, vec![index, here]);
            S::merge(self, &mut Join::Select(same), value, array[i])
        })
    }
}
