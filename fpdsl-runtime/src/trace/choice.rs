//! Recording `if`.
//!
//! An arm that may be taken opens a block, and what follows it another one, which stays open until the chain of arms ends.
//! Then they are closed from the last to the first.

use super::join::{Arms, Join};
use super::recorder::Mark;
use super::{Recorder, Trace};
use crate::backend::State;
use crate::ir::{Block, Operand, Stmt};
use crate::lift::ScalarType;

/// The tracer's knowledge of the condition of an arm.
#[derive(Clone, Copy, Debug)]
pub enum Decision {
    /// It is the same whatever the arguments are.
    Known(bool),
    /// It is found when the body runs.
    Open {
        /// The condition.
        cond: Operand,
        /// The recording's position before the arm.
        before: Mark,
    },
}

/// The arms that have been recorded.
#[derive(Debug, Default)]
pub struct Taken(Vec<Arm>);

/// A recorded arm.
#[derive(Debug)]
struct Arm {
    cond: Operand,
    before: Mark,
    body: Block,
    /// The scalars of its value.
    value: Vec<Operand>,
}

impl Recorder {
    /// The tracer's knowledge of a condition.
    pub(super) fn decide(&self, cond: Operand) -> Decision {
        match self.constant(cond) {
            Some(known) => Decision::Known(known.bits != 0),
            None => Decision::Open {
                cond,
                before: self.mark(),
            },
        }
    }
}

impl Trace<'_> {
    /// Begins an arm, unless it is known not to be taken.
    pub(super) fn open_arm(self, decision: Decision) -> bool {
        match decision {
            Decision::Known(taken) => taken,
            Decision::Open { .. } => {
                self.recorder.open();
                true
            }
        }
    }

    /// Ends an arm and begins what follows it.
    pub(super) fn keep_arm<S: State<Self>>(self, taken: &mut Taken, decision: Decision, value: S) {
        if let Decision::Open { cond, before } = decision {
            self.close_arm(taken, (cond, before), self.scalars(value));
        }
    }

    /// The part of that which does not depend on the value's type.
    fn close_arm(
        self,
        taken: &mut Taken,
        (cond, before): (Operand, Mark),
        value: Vec<(ScalarType, Operand)>,
    ) {
        taken.0.push(Arm {
            cond,
            before,
            body: self.recorder.close(),
            value: value.into_iter().map(|(_, scalar)| scalar).collect(),
        });
        self.recorder.open();
    }

    /// Ends all arms; `last` is the value of the last.
    pub(super) fn join_arms<S: State<Self>>(self, taken: Taken, mut last: S) -> S {
        self.close_arms(taken, &mut |join, value| {
            last = S::merge(self, join, self.with_scalars(last, value), last);
        });
        last
    }

    /// The part of that which does not depend on the value's type.
    fn close_arms(self, taken: Taken, merge: &mut dyn FnMut(&mut Join, Vec<Operand>)) {
        for arm in taken.0.into_iter().rev() {
            let mut join = Join::Arms(Arms {
                before: arm.before,
                declared: Vec::new(),
                then: arm.body,
                otherwise: self.recorder.close(),
            });
            merge(&mut join, arm.value);
            if let Join::Arms(arms) = join {
                self.recorder.extend(arms.declared);
                self.recorder.push(Stmt::If {
                    cond: arm.cond,
                    then: arms.then,
                    otherwise: arms.otherwise,
                });
            }
        }
    }
}
