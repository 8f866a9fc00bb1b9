//! The tracer's joins, scalar by scalar, where control flow meets.

use super::Recorder;
use crate::ir::{Fields, Name, Op, Operand};
use crate::lift::ScalarType;

/// One walk over the scalars of a state, or of two states side by side. [`State::merge`] takes the steps.
///
/// [`State::merge`]: crate::backend::State::merge
pub enum Join {
    /// Lists the first state's scalars.
    Collect(Vec<(ScalarType, Operand)>),
    /// Puts these in their place, last first.
    Replace(Vec<Operand>),
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
