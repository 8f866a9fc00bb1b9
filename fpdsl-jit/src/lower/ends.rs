//! Conditions on counting indices, as all lanes of a group together meet them.
//!
//! Whether a group touches the border of a grid is a question of its first lane alone, so a branch on `x == 0 || x + 1 == nx` is one
//! on general registers. The masks are then computed only for groups that differ within.

use fpdsl_runtime::ir::{Comparison, Op};
use fpdsl_runtime::lift::ScalarType;
use smallvec::{SmallVec, smallvec};

use super::{Lower, Val, is_bool};
use crate::vcode::Condition;
use crate::vcode::{BlockId, GPR, Ins, Inst, Kind, Test, V, Width};

/// Registers that are 1 for "there may be such a lane" and 0 for "there is none": there is none if all are 0.
pub(super) type Flags = SmallVec<[V; 4]>;

/// What is known of a mask.
#[derive(Clone, Debug, Default)]
pub(super) struct Ends {
    /// A lane that is in the mask.
    pub any: Option<Flags>,
    /// A lane that is not.
    pub other: Option<Flags>,
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
            Val::Mask(parts) => self.ends.get(&parts[0]).cloned().unwrap_or_default(),
            Val::Gpr(g) => Ends {
                any: Some(smallvec![*g]),
                other: Some(smallvec![self.b.general_imm(Ins::XorImm, Width::W32, *g, 1)]),
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
            (Op::Not, [x]) => x.clone().swapped(),
            (Op::Or | Op::BitOr, [x, y]) => Ends {
                any: either(&x.any, &y.any),
                other: self.both(&x.other, &y.other),
            },
            (Op::And | Op::BitAnd, [x, y]) => Ends {
                any: self.both(&x.any, &y.any),
                other: either(&x.other, &y.other),
            },
            _ => return,
        };
        if ends.any.is_some() || ends.other.is_some() {
            self.ends.insert(parts[0], ends);
        }
    }

    /// 0 if all flags of one of them are.
    fn both(&mut self, x: &Option<Flags>, y: &Option<Flags>) -> Option<Flags> {
        match (x, y) {
            (Some(x), Some(y)) => {
                let (x, y) = (self.one_of(x), self.one_of(y));
                Some(smallvec![self.b.general(Ins::And, Width::W32, &[x, y])])
            }
            (one, other) => one.clone().or(other.clone()),
        }
    }

    /// 0 if all flags are.
    fn one_of(&mut self, flags: &Flags) -> V {
        let mut flags = flags.clone();
        // What loops do not change first, so that it is computed before them.
        flags.sort_by_key(|&flag| self.b.known.level_of(flag));
        let or = |x, y| self.b.general(Ins::Or, Width::W32, &[x, y]);
        flags.into_iter().reduce(or).expect("a flag at least")
    }

    /// A branch on whether a flag is set. What changes from group to group has a branch of its own.
    pub(super) fn branch_flags(&mut self, flags: &Flags, yes: BlockId, no: BlockId) {
        if let [flag] = flags[..] {
            return self.b.branch(Test::NonZero, &[flag], yes, no);
        }
        let level = self.b.known.level();
        let (mut own, outer): (Flags, Flags) = flags
            .iter()
            .copied()
            .partition(|&flag| self.b.known.level_of(flag) >= level);
        if !outer.is_empty() {
            own.insert(0, self.one_of(&outer));
        }
        while let Some(flag) = own.pop() {
            // Several ways lead to one block, each over a block of its own.
            let cold = self.b.f.blocks[yes.index()].cold;
            let (edge, next) = (self.b.f.block(cold), self.b.block());
            self.b.branch(Test::NonZero, &[flag], edge, next);
            self.b.at = edge;
            self.b.jump(yes, &[]);
            self.b.at = next;
        }
        self.b.jump(no, &[]);
    }

    /// What is known of a comparison of a counting index with a bound. `base` is its first lane, and `span` the integers from that to its
    /// last lane. Lanes count modulo 2^64. `constant` is the bound, if it is known.
    pub(super) fn ends_of_comparison(
        &mut self,
        comparison: Comparison,
        (base, span): (V, u64),
        bound: V,
        constant: Option<u64>,
    ) -> Ends {
        match comparison {
            Comparison::Eq => Ends {
                any: Some(smallvec![self.meets((base, span), bound, constant)]),
                other: None,
            },
            Comparison::Ne => Ends {
                any: None,
                other: Some(smallvec![self.meets((base, span), bound, constant)]),
            },
            Comparison::Lt => Ends {
                any: None,
                other: Some(smallvec![self.reaches((base, span), bound)]),
            },
            Comparison::Ge => Ends {
                any: Some(smallvec![self.reaches((base, span), bound)]),
                other: None,
            },
            // What lies beyond the bound lies at it or beyond it.
            Comparison::Gt => Ends {
                any: Some(smallvec![self.reaches((base, span), bound)]),
                other: Some(self.touches((base, span), bound)),
            },
            Comparison::Le => Ends {
                any: Some(self.touches((base, span), bound)),
                other: Some(smallvec![self.reaches((base, span), bound)]),
            },
        }
    }

    /// 1 if a lane has that value, or passes it.
    fn meets(&mut self, (base, span): (V, u64), bound: V, constant: Option<u64>) -> V {
        if let Some(constant) = constant {
            // So far after it that the count began again.
            let behind = self
                .b
                .plus(base, (constant as i64).wrapping_neg().wrapping_sub(1));
            return self.compare_constant(Condition::Below.not(), behind, -(span as i64));
        }
        let distance = self.b.general(Ins::Sub, Width::W64, &[bound, base]);
        self.compare_constant(Condition::Below, distance, span as i64)
    }

    /// 0 if all lanes lie below the bound.
    fn reaches(&mut self, (base, span): (V, u64), bound: V) -> V {
        let limit = self.less(bound, span - 1);
        self.uniform_compare(Comparison::Ge, ScalarType::U64, base, limit)
    }

    /// All 0 if all lanes lie above the bound: the first does, and the count does not begin again at 0.
    fn touches(&mut self, (base, span): (V, u64), bound: V) -> Flags {
        let below = self.uniform_compare(Comparison::Le, ScalarType::U64, base, bound);
        let begins = self.compare_constant(Condition::Below.not(), base, 1 - span as i64);
        smallvec![below, begins]
    }

    /// 1 if a register and a constant fulfil a condition.
    fn compare_constant(&mut self, condition: Condition, x: V, constant: i64) -> V {
        let test = Test::Ints(condition, Width::W64);
        let inst = Inst {
            imm: Some(constant),
            ..Inst::new(Kind::Compare(test), &[x])
        };
        self.b.pure(inst, GPR)
    }
}

/// 0 only if all flags of both are.
fn either(x: &Option<Flags>, y: &Option<Flags>) -> Option<Flags> {
    let mut both = x.clone()?;
    both.extend(y.clone()?);
    Some(both)
}
