//! Recording states, lazy operators and indices.

use super::join::Join;
use super::{Trace, Traced};
use crate::backend::State;
use crate::ir::{Block, Comparison, Constant, Op, Operand, SiteKind, Stmt, Var};
use crate::lift::ScalarType;

/// What a walk over a state lists. This and what follows is apart from the walk, which is compiled for each type of state.
fn collected(walk: &mut dyn FnMut(&mut Join)) -> Vec<(ScalarType, Operand)> {
    let mut join = Join::Collect(Vec::new());
    walk(&mut join);
    let Join::Collect(list) = join else {
        unreachable!("merging does not change which walk it is")
    };
    list
}

/// What the first operand of a lazy operator says.
enum Lazy {
    /// The result is the first operand.
    Decided,
    /// The result is the second one.
    Passed,
    /// Nothing; the second one is recorded in a block of its own.
    Open,
}

impl<'t> Trace<'t> {
    /// The scalars of a state, in order.
    pub(super) fn scalars<S: State<Self>>(self, state: S) -> Vec<(ScalarType, Operand)> {
        collected(&mut |join| {
            S::merge(self, join, state, state);
        })
    }

    /// `like` with other scalars.
    pub(super) fn with_scalars<S: State<Self>>(self, like: S, mut scalars: Vec<Operand>) -> S {
        scalars.reverse();
        S::merge(self, &mut Join::Replace(scalars), like, like)
    }

    /// Gives variables new values, all at once.
    ///
    /// If a value is itself a variable that an earlier assignment changes, it is read before that
    /// (`(a, b) = (b, a)`).
    pub(super) fn assign(self, vars: Vec<(ScalarType, Operand)>, values: Vec<(ScalarType, Operand)>) {
        let pairs = vars.into_iter().zip(values);
        let mut changes: Vec<(Var, Operand)> = pairs
            .filter_map(|((_, var), (_, value))| match var {
                Operand::Var(var) if Operand::Var(var) != value => Some((var, value)),
                _ => None,
            })
            .collect();
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

    /// `x && y()` or `x || y()`: an operation if `y` computes and no more, otherwise an `if`.
    pub(super) fn record_lazy(
        self,
        op: Op,
        x: Traced<bool>,
        y: impl FnOnce(Self) -> Traced<bool>,
    ) -> Traced<bool> {
        let begun = self.begin_lazy(op, x.operand);
        if let Lazy::Decided = begun {
            return x;
        }
        let y = y(self).operand;
        Traced::new(self.end_lazy(op, x.operand, y, begun))
    }

    fn begin_lazy(self, op: Op, x: Operand) -> Lazy {
        match self.recorder.constant(x) {
            Some(known) if (known.bits != 0) == (op == Op::And) => Lazy::Passed,
            Some(_) => Lazy::Decided,
            None => {
                self.recorder.open();
                Lazy::Open
            }
        }
    }

    fn end_lazy(self, op: Op, x: Operand, y: Operand, begun: Lazy) -> Operand {
        match begun {
            Lazy::Decided => x,
            Lazy::Passed => y,
            Lazy::Open => {
                let block = self.recorder.close();
                self.join_lazy(op, x, y, block)
            }
        }
    }

    /// The same once `block`, which computes `y`, is recorded; `x` is not known.
    pub(super) fn join_lazy(self, op: Op, x: Operand, y: Operand, mut block: Block) -> Operand {
        let (lazy_on, ty) = (op == Op::And, ScalarType::Bool);
        if block
            .iter()
            .all(|stmt| matches!(stmt, Stmt::Note { .. } | Stmt::Let { .. }))
        {
            self.recorder.extend(block);
            return self.recorder.compute(ty, op, vec![x, y]);
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
            cond: x,
            then,
            otherwise,
        });
        Operand::Var(var)
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

    /// A check that `index < len`, which faults as `kind`, unless the index has been checked.
    pub(super) fn check_below(self, index: Operand, len: Operand, kind: SiteKind) {
        if self.recorder.is_checked(index, kind) {
            return;
        }
        let below = Op::Compare(Comparison::Lt);
        let ok = self.recorder.compute(ScalarType::Bool, below, vec![index, len]);
        let site = self.recorder.site(self.frame, kind);
        self.recorder.push(Stmt::Check {
            ok,
            site,
            index: Some(index),
            len: None,
        });
    }

    /// A check of an assertion, unless it is known to hold.
    pub(super) fn record_assertion(self, ok: Operand, text: &'static str) {
        if self.recorder.constant(ok).is_some_and(|known| known.bits != 0) {
            return;
        }
        let site = self.recorder.site(self.frame, SiteKind::Assertion { text });
        self.recorder.push(Stmt::Check {
            ok,
            site,
            index: None,
            len: None,
        });
    }

    /// The position that a constant index means, if it is one and in bounds; otherwise records the check.
    ///
    /// # Panics
    ///
    /// If there is nothing to index.
    pub(super) fn position(self, index: Operand, len: usize) -> Option<usize> {
        assert!(len > 0, "an array without elements cannot be indexed");
        let known = self.recorder.constant(index).map(|c| c.bits as usize);
        if known.is_some_and(|i| i < len) {
            return known;
        }
        if known.is_none() {
            self.recorder.count_dynamic_index();
        }
        let in_range = self.recorder.limit(index).is_some_and(|limit| limit < len as u64);
        if !in_range {
            self.check_index(index, len);
        }
        None
    }
}
