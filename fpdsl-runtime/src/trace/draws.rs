//! The draws of a recorded body.
//!
//! A recording has a temporary in place of each draw, with the seed that it is of: a call that is an argument of another may have its own.
//! When it is finished, these get their values: words of the function that is called with the key and the counter (see `draws.rs` of the
//! crate). Four draws in a row are words of one call.
//!
//! The number of a draw is how many draws the element has had before. Outside of loops, and without draws that only one arm of an `if` has,
//! that is a constant. Elsewhere a variable has what is not known of it, and the words of two calls or more are chosen from.

use std::collections::BTreeSet;
use std::mem;

use super::recorder::Finished;
use crate::ir::{Block, Comparison, Constant, Local, Op, Operand, Stmt, Temp, Var};
use crate::lift::ScalarType;
use crate::mode::Rounding;

const U32: ScalarType = ScalarType::U32;

/// Where draws come from.
#[derive(Clone, Copy)]
pub(super) struct Draws {
    /// The function of a key and a counter: a position in [`Kernel::functions`](crate::ir::Kernel::functions).
    pub function: u32,
    /// The two words of the key, the two of the element, and the stream.
    pub place: [Operand; 5],
}

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
}

fn word(value: u32) -> Operand {
    Operand::Const(Constant {
        ty: U32,
        bits: u64::from(value),
    })
}

const SUM: Op = Op::Add(Rounding::NearestEven);

/// The words of four draws.
type Words = [Operand; 4];

/// The words that are computed where the walk is, by the variable that counts: those of its block of four, of the next, and so on.
#[derive(Clone, Default)]
struct Known {
    /// Of counts that are constants, by the block.
    fixed: Vec<(u32, Words)>,
    /// Of the variable that counts now: the number of its block, its place in the block, and what it is compared with, then the words.
    var: Option<(Var, Start, Vec<Words>)>,
}

/// What is known of the value of a variable that counts.
#[derive(Clone, Copy)]
struct Start {
    block: Operand,
    /// The place in the block is 1, 2 or 3.
    is: [Operand; 3],
}

/// Gives draws their values.
pub(super) fn number_draws(body: &mut Finished) {
    for (temps, draws) in mem::take(&mut body.draws) {
        let statements = mem::take(&mut body.body);
        let start = Count { var: None, more: 0 };
        let mut numbering = Numbering {
            to: body,
            temps,
            draws,
            known: Known::default(),
        };
        let (statements, _) = numbering.block(statements, start);
        body.body = statements;
    }
}

struct Numbering<'a> {
    to: &'a mut Finished,
    /// What stands for draws.
    temps: BTreeSet<Temp>,
    draws: Draws,
    known: Known,
}

impl Numbering<'_> {
    fn draws(&self, block: &Block) -> bool {
        block.iter().any(|stmt| match stmt {
            Stmt::Let { temp, .. } => self.temps.contains(temp),
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

    fn new_temp(&mut self, ty: ScalarType) -> Temp {
        self.to.temps.push(Local::of(ty));
        Temp(self.to.temps.len() as u32 - 1)
    }

    fn op(&mut self, ty: ScalarType, op: Op, args: &[Operand], to: &mut Block) -> Operand {
        let temp = self.new_temp(ty);
        let args = args.to_vec();
        to.push(Stmt::Let { temp, op, args });
        Operand::Temp(temp)
    }

    /// A count as an operand, computed if it must be.
    fn value(&mut self, count: Count, to: &mut Block) -> Operand {
        match count.var {
            Some(var) if count.more > 0 => self.op(U32, SUM, &[Operand::Var(var), word(count.more)], to),
            Some(var) => Operand::Var(var),
            None => word(count.more),
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

    /// The words of a block of four draws, which are computed here.
    fn words(&mut self, block: Operand, to: &mut Block) -> Words {
        let results = [(); 4].map(|()| self.new_temp(U32));
        let Draws {
            function,
            place: [key, upper_key, element, upper, stream],
        } = self.draws;
        to.push(Stmt::Call {
            function,
            args: vec![key, upper_key, element, upper, block, stream],
            results: results.to_vec(),
        });
        results.map(Operand::Temp)
    }

    /// A draw whose number is known.
    fn fixed(&mut self, number: u32, to: &mut Block) -> Operand {
        let block = number / 4;
        let known = self.known.fixed.iter().find(|&&(known, _)| known == block);
        let words = match known {
            Some(&(_, words)) => words,
            None => {
                let words = self.words(word(block), to);
                self.known.fixed.push((block, words));
                words
            }
        };
        words[number as usize % 4]
    }

    /// The draw that is so many behind the value of a variable.
    fn behind(&mut self, var: Var, more: u32, to: &mut Block) -> Operand {
        let (start, mut blocks) = match self.known.var.take() {
            Some((known, start, blocks)) if known == var => (start, blocks),
            _ => (self.start(var, to), Vec::new()),
        };
        while blocks.len() as u32 * 4 <= more + 3 {
            let mut block = start.block;
            if !blocks.is_empty() {
                // The number of a draw has 32 bits.
                block = self.op(U32, SUM, &[block, word(blocks.len() as u32)], to);
                block = self.op(U32, Op::BitAnd, &[block, word(u32::MAX / 4)], to);
            }
            blocks.push(self.words(block, to));
        }
        let at = |place: u32| blocks[place as usize / 4][place as usize % 4];
        let mut found = at(more);
        for (place, is) in (1..).zip(start.is) {
            found = self.op(U32, Op::Select, &[is, at(more + place), found], to);
        }
        self.known.var = Some((var, start, blocks));
        found
    }

    fn start(&mut self, var: Var, to: &mut Block) -> Start {
        let two = Operand::Const(Constant { ty: U32, bits: 2 });
        let block = self.op(U32, Op::Shr, &[Operand::Var(var), two], to);
        let place = self.op(U32, Op::BitAnd, &[Operand::Var(var), word(3)], to);
        let is = [1, 2, 3].map(|number| {
            self.op(
                ScalarType::Bool,
                Op::Compare(Comparison::Eq),
                &[place, word(number)],
                to,
            )
        });
        Start { block, is }
    }

    /// A block that begins with a count; gives the count at its end as well. What is computed in it is known in it alone.
    fn block(&mut self, block: Block, mut count: Count) -> (Block, Count) {
        let around = self.known.clone();
        let mut to = Block::new();
        for stmt in block {
            count = self.statement(stmt, count, &mut to);
        }
        self.known = around;
        (to, count)
    }

    /// A block of a loop: variables have other values than before it.
    fn turn(&mut self, block: Block, count: Count) -> (Block, Count) {
        let around = self.known.var.take();
        let done = self.block(block, count);
        self.known.var = around;
        done
    }

    fn statement(&mut self, stmt: Stmt, count: Count, to: &mut Block) -> Count {
        match stmt {
            Stmt::Let { temp, .. } if self.temps.contains(&temp) => {
                let found = match count.var {
                    None => self.fixed(count.more, to),
                    Some(var) => self.behind(var, count.more, to),
                };
                let (op, args) = (Op::Copy, vec![found]);
                to.push(Stmt::Let { temp, op, args });
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
                let (mut body, after) = self.turn(body, Count::of(var));
                self.assign(var, after, &mut body);
                to.push(Stmt::For { index, lo, hi, body });
                self.known.var = None;
                Count::of(var)
            }
            Stmt::While { head, cond, body } if self.draws(&head) || self.draws(&body) => {
                let var = self.declare(count, to);
                let (mut head, mut after_head) = self.turn(head, Count::of(var));
                if after_head.var != Some(var) {
                    // What the head has drawn is not known, and is read after the loop.
                    let asked = self.declare(count, to);
                    self.assign(asked, after_head, &mut head);
                    after_head = Count::of(asked);
                }
                let (mut body, after) = self.turn(body, after_head);
                self.assign(var, after, &mut body);
                to.push(Stmt::While { head, cond, body });
                self.known.var = None;
                after_head
            }
            other => {
                to.push(other);
                count
            }
        }
    }
}
