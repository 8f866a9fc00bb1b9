//! Recording `if`.
//!
//! An arm that may be taken opens a block, and what follows it another one, which stays open until the chain of arms ends.
//! Then they are closed from the last to the first.

use super::recorder::Mark;
use super::{Recorder, Trace};
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

    /// Ends an arm with the scalars of its value, and begins what follows it.
    pub(super) fn close_arm(self, taken: &mut Taken, decision: Decision, value: Vec<(ScalarType, Operand)>) {
        if let Decision::Open { cond, before } = decision {
            taken.0.push(Arm {
                cond,
                before,
                body: self.recorder.close(),
                value: value.into_iter().map(|(_, scalar)| scalar).collect(),
            });
            self.recorder.open();
        }
    }

    /// Ends all arms; `last` is the value of the last.
    pub(super) fn close_arms(self, taken: Taken, last: Vec<(ScalarType, Operand)>) -> Vec<Operand> {
        let (types, mut last): (Vec<_>, Vec<_>) = last.into_iter().unzip();
        for arm in taken.0.into_iter().rev() {
            let mut arms = Arms {
                before: arm.before,
                declared: Vec::new(),
                then: arm.body,
                otherwise: self.recorder.close(),
            };
            for ((&ty, &then), otherwise) in types.iter().zip(&arm.value).zip(&mut last) {
                *otherwise = arms.scalar(self.recorder, ty, then, *otherwise);
            }
            self.recorder.extend(arms.declared);
            self.recorder.push(Stmt::If {
                cond: arm.cond,
                then: arms.then,
                otherwise: arms.otherwise,
            });
        }
        last
    }
}

/// The two recorded arms of an `if`, to which joining appends assignments.
struct Arms {
    /// The recording's position before the arms.
    before: Mark,
    /// Declarations for in front of the `if`.
    declared: Block,
    /// The arm that is taken.
    then: Block,
    /// The other one.
    otherwise: Block,
}

impl Arms {
    /// A variable for a scalar that is `x` after one arm and `y` after the other. Where both are the user's same
    /// variable and one arm leaves it as it was before the `if`, it starts with that and only the other arm assigns.
    fn scalar(&mut self, to: &Recorder, ty: ScalarType, x: Operand, y: Operand) -> Operand {
        if x == y {
            return x;
        }
        let name = to.name(x).filter(|&name| Some(name) == to.name(y));
        let var = to.new_var(ty, name);
        let (keep_x, keep_y) = (to.precedes(x, self.before), to.precedes(y, self.before));
        let init = match (name, keep_x, keep_y) {
            (Some(_), _, true) => Some(y),
            (Some(_), true, false) => Some(x),
            (Some(_), false, false) | (None, _, _) => None,
        };
        self.declared.push(Stmt::Declare { var, init });
        if init != Some(x) {
            self.then.push(Stmt::Assign { var, value: x });
        }
        if init != Some(y) {
            self.otherwise.push(Stmt::Assign { var, value: y });
        }
        Operand::Var(var)
    }
}
