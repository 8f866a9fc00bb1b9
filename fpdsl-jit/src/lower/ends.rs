//! Conditions on counting indices, as all lanes of a group together meet them.
//!
//! Whether a group touches the border of a grid is a question of its first lane alone, so a branch on `x == 0 || x + 1 == nx` is one on general
//! registers. The masks are then computed only for groups that differ within.

use fpdsl_runtime::ir::{Comparison, Op};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Val, is_bool};
use crate::vcode::{Ins, V, Width};

/// What is known of a mask: flags, 1 for "there may be such a lane" and 0 for "there is none".
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ends {
    /// A lane that is in the mask.
    pub any: Option<V>,
    /// A lane that is not.
    pub other: Option<V>,
}

impl Ends {
    fn swapped(self) -> Self {
        Ends {
            any: self.other,
            other: self.any,
        }
    }
}

impl Lower<'_, '_> {
    /// What is known of a `bool`.
    pub(super) fn ends(&mut self, val: &Val) -> Ends {
        match val {
            Val::Mask(parts) => self.ends.get(&parts[0]).copied().unwrap_or_default(),
            Val::Gpr(g) => Ends {
                any: Some(*g),
                other: Some(self.b.general_imm(Ins::XorImm, Width::W32, *g, 1)),
            },
            _ => Ends::default(),
        }
    }

    /// Notes what is known of the result of an operation on `bool`s.
    pub(super) fn note_ends(&mut self, op: Op, vals: &[Val], types: &[ScalarType], result: &Val) {
        let Val::Mask(parts) = result else { return };
        if !types.iter().all(|&ty| is_bool(ty)) {
            return;
        }
        let known: Vec<Ends> = vals.iter().map(|val| self.ends(val)).collect();
        let ends = match (op, &known[..]) {
            (Op::Not, [x]) => x.swapped(),
            (Op::Or | Op::BitOr, [x, y]) => Ends {
                any: self.either(x.any, y.any),
                other: self.both(x.other, y.other),
            },
            (Op::And | Op::BitAnd, [x, y]) => Ends {
                any: self.both(x.any, y.any),
                other: self.either(x.other, y.other),
            },
            _ => return,
        };
        if ends.any.is_some() || ends.other.is_some() {
            self.ends.insert(parts[0], ends);
        }
    }

    /// 0 only if both are.
    fn either(&mut self, x: Option<V>, y: Option<V>) -> Option<V> {
        Some(self.b.general(Ins::Or, Width::W32, &[x?, y?]))
    }

    /// 0 if one of them is.
    fn both(&mut self, x: Option<V>, y: Option<V>) -> Option<V> {
        match (x, y) {
            (Some(x), Some(y)) => Some(self.b.general(Ins::And, Width::W32, &[x, y])),
            (one, other) => one.or(other),
        }
    }

    /// What is known of a comparison of a counting index, whose first lane is `base`, with a bound. Lanes count modulo 2^64.
    pub(super) fn ends_of_comparison(&mut self, comparison: Comparison, base: V, bound: V) -> Ends {
        match comparison {
            Comparison::Eq => Ends {
                any: Some(self.meets(base, bound)),
                other: None,
            },
            Comparison::Ne => Ends {
                any: None,
                other: Some(self.meets(base, bound)),
            },
            Comparison::Lt => Ends {
                any: None,
                other: Some(self.reaches(base, bound)),
            },
            Comparison::Ge => Ends {
                any: Some(self.reaches(base, bound)),
                other: None,
            },
            // What lies beyond the bound lies at it or beyond it.
            Comparison::Gt => Ends {
                any: Some(self.reaches(base, bound)),
                other: Some(self.touches(base, bound)),
            },
            Comparison::Le => Ends {
                any: Some(self.touches(base, bound)),
                other: Some(self.reaches(base, bound)),
            },
        }
    }

    /// 1 if a lane has that value.
    fn meets(&mut self, base: V, bound: V) -> V {
        let distance = self.b.general(Ins::Sub, Width::W64, &[bound, base]);
        let group = self.b.gpr_const(self.group() as u64);
        self.uniform_compare(Comparison::Lt, ScalarType::U64, distance, group)
    }

    /// 0 if all lanes lie below the bound.
    fn reaches(&mut self, base: V, bound: V) -> V {
        let limit = self.less(bound, self.group() as u64 - 1);
        self.uniform_compare(Comparison::Ge, ScalarType::U64, base, limit)
    }

    /// 0 if all lanes lie above the bound: the first does, and the count does not begin again at 0.
    fn touches(&mut self, base: V, bound: V) -> V {
        let last = self.b.gpr_const((self.group() as u64 - 1).wrapping_neg());
        let below = self.uniform_compare(Comparison::Le, ScalarType::U64, base, bound);
        let begins = self.uniform_compare(Comparison::Ge, ScalarType::U64, base, last);
        self.b.general(Ins::Or, Width::W32, &[below, begins])
    }
}
