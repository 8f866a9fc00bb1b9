//! Every operation, assignment and decision of a body, each with a counter of its own: what one element does, in order.
//!
//! The interpreter hands out the operands each time that a counter is added to. From [`Step::from`] and [`Step::to`] follows which values
//! came from which, so that a value can be traced back to where it began.

use super::frame::Frame;
use super::{Asked, How, Question, What, stochastic};
use crate::ir::writer::TRUE;
use crate::ir::{Array, Block, Kernel, Op, Operand, Stmt, inlined};

/// What an element does, step by step.
#[derive(Clone, Copy, Debug)]
pub struct Steps;

/// A body that tells its steps.
#[derive(Clone, Debug)]
pub struct Stepped {
    /// The body, with the functions that it calls pasted in.
    pub asked: Asked,
    /// The steps, by the numbers of their counters.
    pub steps: Vec<Step>,
}

/// A step of a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What happens.
    pub kind: StepKind,
    /// The operands.
    pub from: Vec<Operand>,
    /// The temporaries and variables that depend on it from then on.
    pub to: Vec<Operand>,
    /// The decision that the step is taken under: the number of another step.
    pub within: Option<u32>,
}

/// The kinds of [`Step`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// An operation, or a function of the library.
    Operation {
        /// Which.
        what: What,
        /// Where it stands: a position in [`Kernel::origins`].
        origin: Option<u32>,
    },
    /// A variable gets a value.
    Assigned,
    /// All scalars of an array get values.
    Filled(Array),
    /// A scalar of an array gets a value: `from` is its position and the value.
    Put(Array),
    /// The same of a row.
    Written(u32),
    /// A condition is looked at; `to` is what it decides about.
    Decided,
    /// A turn of a loop from the first operand to before the second begins; `to` is its variable.
    Turned,
    /// The body is done; the operands are its results.
    Done,
}

impl Question for Steps {
    fn ask(kernel: &Kernel, _: How) -> Asked {
        Stepped::of(kernel).asked
    }
}

impl Stepped {
    /// The steps of a recorded body.
    pub fn of(kernel: &Kernel) -> Self {
        let (to, body, results) = inlined(kernel);
        let frame = Frame::new(kernel, 0, false);
        let mut pass = Pass {
            counters: frame.counters,
            origins: to.temps.iter().map(|temp| temp.origin).collect(),
            functions: kernel,
            steps: Vec::new(),
        };
        let mut body = pass.block(body, None);
        let done = Step {
            kind: StepKind::Done,
            from: results.clone(),
            to: Vec::new(),
            within: None,
        };
        pass.count(&mut body, done);
        let steps = pass.steps;
        let counters = (Vec::new(), steps.len() as u32);
        let asked = frame.finish(to, (body, results), counters, &[]);
        Stepped { asked, steps }
    }
}

struct Pass<'k> {
    counters: u32,
    /// Of the temporaries.
    origins: Vec<Option<u32>>,
    /// The kernel that has the functions.
    functions: &'k Kernel,
    steps: Vec<Step>,
}

impl Pass<'_> {
    /// Adds a step to the end of a block; gives its number.
    fn count(&mut self, block: &mut Block, step: Step) -> u32 {
        let counter = self.steps.len() as u32;
        self.steps.push(step);
        block.push(Stmt::Count {
            counters: self.counters,
            counter,
            when: TRUE,
        });
        counter
    }

    /// A block with its steps, which are taken `within` a decision.
    fn block(&mut self, block: Block, within: Option<u32>) -> Block {
        let mut counted = Block::with_capacity(2 * block.len());
        for stmt in block {
            self.stmt(&mut counted, stmt, within);
        }
        counted
    }

    fn stmt(&mut self, to: &mut Block, stmt: Stmt, within: Option<u32>) {
        match stmt {
            Stmt::If {
                cond,
                then,
                otherwise,
            } => {
                let mut decided = Vec::new();
                assigned(&then, &mut decided);
                assigned(&otherwise, &mut decided);
                let decision = self.count(to, Step::decided(cond, decided, within));
                let [then, otherwise] = [then, otherwise].map(|arm| self.block(arm, Some(decision)));
                to.push(Stmt::If {
                    cond,
                    then,
                    otherwise,
                });
            }
            Stmt::While { head, cond, body } => {
                let mut decided = Vec::new();
                assigned(&body, &mut decided);
                let mut head = self.block(head, within);
                let decision = self.count(&mut head, Step::decided(cond, decided, within));
                let body = self.block(body, Some(decision));
                to.push(Stmt::While { head, cond, body });
            }
            Stmt::For { index, lo, hi, body } => {
                let mut turn = Block::new();
                let begun = Step {
                    kind: StepKind::Turned,
                    from: vec![lo, hi],
                    to: vec![Operand::Var(index)],
                    within,
                };
                let number = self.count(&mut turn, begun);
                turn.extend(self.block(body, Some(number)));
                to.push(Stmt::For {
                    index,
                    lo,
                    hi,
                    body: turn,
                });
            }
            stmt => {
                let step = self.step(&stmt, within);
                to.push(stmt);
                if let Some(step) = step {
                    self.count(to, step);
                }
            }
        }
    }

    /// The step that a statement without blocks is.
    fn step(&self, stmt: &Stmt, within: Option<u32>) -> Option<Step> {
        let origin = |temp: crate::ir::Temp| self.origins[temp.0 as usize];
        let (kind, from, to) = match stmt {
            Stmt::Let { temp, op, args } => {
                let what = What::Operation(*op);
                let kind = StepKind::Operation {
                    what,
                    origin: origin(*temp),
                };
                (kind, args.clone(), vec![Operand::Temp(*temp)])
            }
            Stmt::Call {
                function,
                args,
                results,
            } => {
                let callee = &self.functions.functions[*function as usize];
                let what = match callee.stochastic {
                    Some(which) => What::Stochastic(which),
                    None => What::Function(callee.elementary?),
                };
                let kind = StepKind::Operation {
                    what,
                    origin: results.first().and_then(|&temp| origin(temp)),
                };
                let operands = match what {
                    What::Stochastic(which) => stochastic::operands(which, args),
                    _ => args,
                };
                (
                    kind,
                    operands.to_vec(),
                    results.iter().map(|&temp| Operand::Temp(temp)).collect(),
                )
            }
            Stmt::Declare { var, init } => (StepKind::Assigned, vec![(*init)?], vec![Operand::Var(*var)]),
            Stmt::Assign { var, value } => (StepKind::Assigned, vec![*value], vec![Operand::Var(*var)]),
            Stmt::Fill { array, values } => (StepKind::Filled(*array), values.clone(), Vec::new()),
            Stmt::Put { array, index, value } => (StepKind::Put(*array), vec![*index, *value], Vec::new()),
            Stmt::Write { row, index, value } => (StepKind::Written(*row), vec![*index, *value], Vec::new()),
            Stmt::Note { .. }
            | Stmt::Count { .. }
            | Stmt::If { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Check { .. } => return None,
        };
        Some(Step {
            kind,
            from,
            to,
            within,
        })
    }
}

impl Step {
    fn decided(cond: Operand, to: Vec<Operand>, within: Option<u32>) -> Self {
        Step {
            kind: StepKind::Decided,
            from: vec![cond],
            to,
            within,
        }
    }

    /// The operation, unless it only copies a value.
    pub fn operation(&self) -> Option<(What, Option<u32>)> {
        match self.kind {
            StepKind::Operation {
                what: What::Operation(Op::Copy),
                ..
            } => None,
            StepKind::Operation { what, origin } => Some((what, origin)),
            _ => None,
        }
    }
}

/// The variables that a block assigns.
fn assigned(block: &Block, found: &mut Vec<Operand>) {
    for stmt in block {
        if let Stmt::Assign { var, .. } = stmt
            && !found.contains(&Operand::Var(*var))
        {
            found.push(Operand::Var(*var));
        }
        stmt.blocks().for_each(|block| assigned(block, found));
    }
}
