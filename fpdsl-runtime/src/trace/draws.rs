//! The numbers of draws.
//!
//! A recording has a temporary in place of the number of each draw. When it is finished, they get their values: how many draws the element
//! has had before. Outside of loops, and without draws that only one arm of an `if` has, these are constants. Elsewhere a variable has what
//! is not known, so that an operation in a loop costs one sum for it.

use super::recorder::Finished;
use crate::ir::{Block, Constant, Local, Op, Operand, Stmt, Temp, Var};
use crate::lift::ScalarType;
use crate::mode::Rounding;

const U32: ScalarType = ScalarType::U32;

/// How many draws there have been: the value of a variable, if one is needed, and so many more.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Count {
    var: Option<Var>,
    more: u32,
}

impl Count {
    fn of(var: Var) -> Self {
        Count {
            var: Some(var),
            more: 0,
        }
    }

    fn operands(self) -> [Operand; 2] {
        let more = Operand::Const(Constant {
            ty: U32,
            bits: u64::from(self.more),
        });
        [self.var.map_or(more, Operand::Var), more]
    }
}

/// Gives the numbers of draws their values.
pub(super) fn number_draws(body: &mut Finished) {
    if body.draws.is_empty() {
        return;
    }
    let statements = std::mem::take(&mut body.body);
    let mut numbering = Numbering { to: body };
    let start = Count { var: None, more: 0 };
    let (statements, _) = numbering.block(statements, start);
    body.body = statements;
}

struct Numbering<'a> {
    to: &'a mut Finished,
}

impl Numbering<'_> {
    fn draws(&self, block: &Block) -> bool {
        block.iter().any(|stmt| match stmt {
            Stmt::Let { temp, .. } => self.to.draws.contains(temp),
            Stmt::If { then, otherwise, .. } => self.draws(then) || self.draws(otherwise),
            Stmt::While { head, body, .. } => self.draws(head) || self.draws(body),
            Stmt::For { body, .. } => self.draws(body),
            _ => false,
        })
    }

    fn new_var(&mut self) -> Var {
        self.to.vars.push(Local::of(U32));
        Var(self.to.vars.len() as u32 - 1)
    }

    /// The operation that computes a count in a temporary.
    fn computed(temp: Temp, count: Count) -> Stmt {
        let [first, more] = count.operands();
        let (op, args) = match count.var {
            Some(_) if count.more > 0 => (Op::Add(Rounding::NearestEven), vec![first, more]),
            _ => (Op::Copy, vec![first]),
        };
        Stmt::Let { temp, op, args }
    }

    /// A count as an operand, computed if it must be.
    fn value(&mut self, count: Count, to: &mut Block) -> Operand {
        match count.var {
            Some(_) if count.more > 0 => {
                self.to.temps.push(Local::of(U32));
                let temp = Temp(self.to.temps.len() as u32 - 1);
                to.push(Self::computed(temp, count));
                Operand::Temp(temp)
            }
            _ => count.operands()[0],
        }
    }

    fn declare(&mut self, count: Count, to: &mut Block) -> Var {
        let init = Some(self.value(count, to));
        let var = self.new_var();
        to.push(Stmt::Declare { var, init });
        var
    }

    fn assign(&mut self, var: Var, count: Count, to: &mut Block) {
        if count != Count::of(var) {
            let value = self.value(count, to);
            to.push(Stmt::Assign { var, value });
        }
    }

    /// A block that begins with a count; gives the count at its end as well.
    fn block(&mut self, block: Block, mut count: Count) -> (Block, Count) {
        let mut to = Block::new();
        for stmt in block {
            count = self.statement(stmt, count, &mut to);
        }
        (to, count)
    }

    fn statement(&mut self, stmt: Stmt, count: Count, to: &mut Block) -> Count {
        match stmt {
            Stmt::Let { temp, .. } if self.to.draws.contains(&temp) => {
                to.push(Self::computed(temp, count));
                Count {
                    more: count.more + 1,
                    ..count
                }
            }
            Stmt::If {
                cond,
                then,
                otherwise,
            } if self.draws(&then) || self.draws(&otherwise) => {
                let (mut then, after) = self.block(then, count);
                let (mut otherwise, after_other) = self.block(otherwise, count);
                let ends = if after == after_other {
                    after
                } else {
                    let var = self.declare(count, to);
                    self.assign(var, after, &mut then);
                    self.assign(var, after_other, &mut otherwise);
                    Count::of(var)
                };
                to.push(Stmt::If {
                    cond,
                    then,
                    otherwise,
                });
                ends
            }
            Stmt::For { index, lo, hi, body } if self.draws(&body) => {
                let var = self.declare(count, to);
                let (mut body, after) = self.block(body, Count::of(var));
                self.assign(var, after, &mut body);
                to.push(Stmt::For { index, lo, hi, body });
                Count::of(var)
            }
            Stmt::While { head, cond, body } if self.draws(&head) || self.draws(&body) => {
                let var = self.declare(count, to);
                let (mut head, mut after_head) = self.block(head, Count::of(var));
                if after_head.var != Some(var) {
                    // What the head has drawn is not known, and is read after the loop.
                    let asked = self.declare(count, to);
                    self.assign(asked, after_head, &mut head);
                    after_head = Count::of(asked);
                }
                let (mut body, after) = self.block(body, after_head);
                self.assign(var, after, &mut body);
                to.push(Stmt::While { head, cond, body });
                after_head
            }
            other => {
                to.push(other);
                count
            }
        }
    }
}
