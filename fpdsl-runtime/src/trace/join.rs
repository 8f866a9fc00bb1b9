//! The tracer's joins, scalar by scalar, where control flow meets.

use super::Recorder;
use crate::ir::{Block, Fields, Name, Op, Operand, Stmt, Var};
use crate::lift::ScalarType;

/// One walk over the scalars of a state, or of two states side by side. [`State::merge`] takes the steps.
///
/// [`State::merge`]: crate::backend::State::merge
pub enum Join {
    /// Lists the first state's scalars.
    Collect(Vec<(ScalarType, Operand)>),
    /// Puts these in their place, last first.
    Replace(Vec<Operand>),
    /// Makes a variable of each.
    Declare,
    /// Lists the variables of the first state whose value in the second is another, with that value.
    Changed(Vec<(Var, Operand)>),
    /// Makes a variable of each scalar that differs between the arms of an `if`.
    Arms(Arms),
    /// Makes `c ? x : y` of each scalar that differs.
    Select(Operand),
    /// Names each.
    Bind {
        /// The user's variable.
        name: &'static str,
        /// The position of the next scalar, if there are several.
        next: Option<u32>,
        /// The fields around it.
        fields: Fields,
    },
}

/// The two recorded arms of an `if`, which merging appends assignments to.
pub struct Arms {
    /// The recording's position before the arms.
    pub(super) before: super::recorder::Mark,
    /// Declarations for in front of the `if`.
    pub(super) declared: Block,
    /// The arm that is taken.
    pub(super) then: Block,
    /// The other one.
    pub(super) otherwise: Block,
}

impl Join {
    /// Goes into a field; gives what [`Join::leave_field`] needs.
    pub(super) fn enter_field(&mut self, name: &'static str) -> Fields {
        match self {
            Join::Bind { fields, .. } => std::mem::replace(fields, fields.with(name)),
            _ => Fields::default(),
        }
    }

    /// Goes back to where `enter_field` was called.
    pub(super) fn leave_field(&mut self, around: Fields) {
        if let Join::Bind { fields, .. } = self {
            *fields = around;
        }
    }

    /// The step for one scalar.
    pub(super) fn scalar(&mut self, to: &Recorder, ty: ScalarType, x: Operand, y: Operand) -> Operand {
        match self {
            Join::Collect(list) => {
                list.push((ty, x));
                x
            }
            Join::Replace(list) => list.pop().expect("one operand for each scalar of the state"),
            Join::Declare => Operand::Var(to.declare(ty, x)),
            Join::Changed(list) => {
                if let (Operand::Var(var), true) = (x, x != y) {
                    list.push((var, y));
                }
                x
            }
            Join::Arms(arms) => arms.scalar(to, ty, x, y),
            Join::Select(_) if x == y => x,
            Join::Select(cond) => to.compute(ty, Op::Select, vec![*cond, x, y]),
            Join::Bind { name, next, fields } => {
                let (leaf, fields) = (*next, *fields);
                *next = leaf.map(|n| n + 1);
                let name = Name {
                    text: name,
                    leaf,
                    fields,
                };
                to.bind(ty, name, x)
            }
        }
    }
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
