//! Recording loops.
//!
//! A recorded loop has variables for what it assigns. One with constants for ends may be unrolled instead, so that turns whose
//! number is known index arrays at no cost. Whether that pays is seen by running the body: first for the loop, which may not
//! index by unknown values at all; then for one turn, which may do so as often; and only then for turn after turn.

use super::choice::{Decision, Taken};
use super::recorder::Mark;
use super::{Trace, Traced};
use crate::backend::{Repeat, State};
use crate::ir::{Block, Op, Operand, Stmt, Var};
use crate::lift::ScalarType;
use crate::range::{Ends, Turns};

/// A range is unrolled up to this many turns.
const MAX_UNROLLED: i128 = 64;

/// Unrolled loops inside unrolled loops make at most this many copies of a statement.
const MAX_COPIES: u64 = 4096;

/// The scalars of values, in order.
type Scalars = Vec<(ScalarType, Operand)>;

/// The state of a loop that is being recorded. The recorder has those of all loops that are open.
#[derive(Debug, Default)]
pub struct Loop {
    stage: Stage,
    /// The scalars of the variables before the loop.
    start: Scalars,
    /// The recording's position before the loop.
    before: Mark,
    /// How many copies of a statement the loops around it make.
    copies: u64,
    /// How many indices in the recorded loop are not known.
    indices: usize,
    kept: Option<Kept>,
    /// The tracer's knowledge of the condition of a turn of its own.
    decision: Option<Decision>,
    /// The recording's position before a turn that does not take place.
    skipped: Mark,
}

/// The purpose of a run of the body.
#[derive(Clone, Copy, Debug, Default)]
enum Stage {
    #[default]
    Start,
    /// For a loop that may be unrolled yet.
    Looped,
    /// For one turn, to compare. The last, since conditions such as `i == 0` leave out what a first one would index.
    Trial,
    /// For this turn.
    Unrolled(i128),
    /// For a loop that stays one.
    Last,
    /// For the turn after the loop: see [`Ends::Constant`].
    Largest,
}

/// A loop that is kept, as far as it is recorded.
#[derive(Debug)]
enum Kept {
    For {
        index: Var,
        lo: Operand,
        hi: Operand,
    },
    /// A `while`, with the condition that comes before the user's.
    Head(Option<Operand>),
    /// A `while` with its condition.
    While(Block, Operand),
}

/// A loop that is being run, without its types: what does not need them is compiled once, and not for each loop.
trait Running {
    fn ends(&self) -> Ends<(ScalarType, Operand)>;
    /// True if each turn has a condition of its own.
    fn asks(&self) -> bool;
    /// The variables.
    fn state(&self) -> Scalars;
    fn set_state(&mut self, scalars: Vec<Operand>);
    /// The loop variable, if there is one.
    fn value(&self) -> Scalars;
    fn set_value(&mut self, scalars: Vec<Operand>);
    /// The number as a loop variable.
    fn number(&self, number: i128) -> (ScalarType, Operand);
    /// Whether the loop variable is below `end`.
    fn is_below(&self, end: Operand) -> Operand;
    /// The loop variable after this one.
    fn after(&self) -> Scalars;
}

impl<'t, R: Turns<Trace<'t>>, S: State<Trace<'t>>> Running for Repeat<Trace<'t>, R, S> {
    fn ends(&self) -> Ends<(ScalarType, Operand)> {
        let scalar = |value| self.b.scalars::<R::Value>(value)[0];
        match self.turns.ends() {
            Ends::None => Ends::None,
            Ends::Constant { first, end, largest } => Ends::Constant { first, end, largest },
            Ends::Values(lo, hi) => Ends::Values(scalar(lo), scalar(hi)),
        }
    }

    fn asks(&self) -> bool {
        self.asks
    }

    fn state(&self) -> Scalars {
        self.b.scalars(self.state)
    }

    fn set_state(&mut self, scalars: Vec<Operand>) {
        self.state = self.b.with_scalars(self.state, scalars);
    }

    fn value(&self) -> Scalars {
        self.b.scalars(self.value)
    }

    fn set_value(&mut self, scalars: Vec<Operand>) {
        self.value = self.b.with_scalars(self.value, scalars);
    }

    fn number(&self, number: i128) -> (ScalarType, Operand) {
        self.b.scalars(R::number(self.b, number))[0]
    }

    fn is_below(&self, end: Operand) -> Operand {
        let end = self.b.with_scalars(self.value, vec![end]);
        R::below(self.b, self.value, end).operand
    }

    fn after(&self) -> Scalars {
        self.b.scalars(R::after(self.b, self.value))
    }
}

impl<'t> Trace<'t> {
    /// Begins a loop, or goes on with the innermost: one that is not begun is not open yet.
    pub(super) fn turn_loop<R: Turns<Self>, S: State<Self>>(self, repeat: &mut Repeat<Self, R, S>) -> bool {
        let begun = std::mem::replace(&mut repeat.memory, true);
        self.go_on(begun, repeat)
    }

    /// Goes on with the innermost loop, unless its condition ends it.
    pub(super) fn ask_loop(self, cond: Traced<bool>) -> bool {
        let mut memory = self.recorder.close_loop();
        let goes_on = self.record_goes(&mut memory, cond);
        if goes_on {
            self.recorder.open_loop(memory);
        }
        goes_on
    }

    /// Ends a turn of the innermost loop.
    pub(super) fn next_loop<R: Turns<Self>, S: State<Self>>(self, repeat: &mut Repeat<Self, R, S>, state: S) {
        // A state may have more than scalars, such as a slice, which nothing but itself hands on.
        if self.end_turn(repeat, self.scalars(state)) {
            repeat.state = state;
        }
    }

    fn go_on(self, begun: bool, repeat: &mut dyn Running) -> bool {
        let mut memory = if begun {
            self.recorder.close_loop()
        } else {
            Loop::default()
        };
        let goes_on = self.record_turn(repeat, &mut memory);
        if goes_on {
            self.recorder.open_loop(memory);
        }
        goes_on
    }

    /// Ends a turn; gives whether its state is that of the loop now.
    fn end_turn(self, repeat: &mut dyn Running, state: Scalars) -> bool {
        let mut memory = self.recorder.close_loop();
        let is_kept = self.record_next(repeat, &mut memory, state);
        self.recorder.open_loop(memory);
        is_kept
    }

    /// Runs the body once more, if there is something left to record.
    fn record_turn(self, repeat: &mut dyn Running, memory: &mut Loop) -> bool {
        let ends = repeat.ends();
        match (memory.stage, ends) {
            (Stage::Start, Ends::Constant { first, end, .. }) if end <= first => self.largest(repeat, memory),
            (Stage::Start, _) => {
                memory.start = repeat.state();
                memory.before = self.recorder.mark();
                if let Ends::Constant { .. } = ends {
                    self.recorder.open();
                    self.begin_loop(repeat, memory, Stage::Looped)
                } else {
                    self.begin_loop(repeat, memory, Stage::Last)
                }
            }
            (Stage::Looped, _) => self.after_loop(repeat, memory),
            (Stage::Trial, _) => self.after_trial(repeat, memory),
            (Stage::Unrolled(number), Ends::Constant { end, .. }) if number + 1 < end => {
                self.begin_turn(repeat, memory, Stage::Unrolled(number + 1), number + 1)
            }
            (Stage::Unrolled(_), _) => {
                self.recorder.set_copies(memory.copies);
                self.largest(repeat, memory)
            }
            (Stage::Last, _) => self.largest(repeat, memory),
            (Stage::Largest, _) => false,
        }
    }

    /// Takes the condition of a turn; gives whether the body is run.
    fn record_goes(self, memory: &mut Loop, cond: Traced<bool>) -> bool {
        if let Some(Kept::Head(before)) = memory.kept.take() {
            let cond = match before {
                None => cond.operand,
                Some(before) => {
                    let block = self.recorder.close();
                    self.join_lazy(Op::And, before, cond.operand, block)
                }
            };
            memory.kept = Some(Kept::While(self.recorder.close(), cond));
            self.recorder.open();
            return true;
        }
        let decision = self.recorder.decide(cond.operand);
        memory.decision = Some(decision);
        match (decision, memory.stage) {
            // It is compared, but not run.
            (Decision::Known(false), Stage::Trial) => {
                memory.skipped = self.recorder.mark();
                self.recorder.open();
                true
            }
            (Decision::Known(false), Stage::Unrolled(_)) => {
                self.recorder.set_copies(memory.copies);
                false
            }
            _ => self.open_arm(decision),
        }
    }

    /// Ends what the body was run for; gives whether `state` is that of the loop now.
    fn record_next(self, repeat: &mut dyn Running, memory: &mut Loop, state: Scalars) -> bool {
        if let Some(kept) = memory.kept.take() {
            let ended = match kept {
                Kept::For { index, lo, hi } => {
                    self.assign(repeat.state(), state);
                    let body = self.recorder.close();
                    Stmt::For { index, lo, hi, body }
                }
                Kept::While(head, cond) => {
                    let after = repeat.after();
                    self.assign([repeat.value(), repeat.state()].concat(), [after, state].concat());
                    let body = self.recorder.close();
                    Stmt::While { head, cond, body }
                }
                Kept::Head(_) => unreachable!("a loop without an end has a condition"),
            };
            self.recorder.push(ended);
            return false;
        }
        // A trial is forgotten, with all that hangs on its values.
        let is_trial = matches!(memory.stage, Stage::Trial);
        let after = match memory.decision.take() {
            None | Some(Decision::Known(true)) => return !is_trial,
            Some(Decision::Known(false)) => {
                self.recorder.close();
                self.recorder.rewind(memory.skipped);
                return false;
            }
            Some(decision @ Decision::Open { .. }) => {
                let mut taken = Taken::default();
                self.close_arm(&mut taken, decision, state);
                self.close_arms(taken, repeat.state())
            }
        };
        if !is_trial {
            repeat.set_state(after);
        }
        false
    }

    /// Begins a loop that is kept, for now or for good.
    fn begin_loop(self, repeat: &mut dyn Running, memory: &mut Loop, stage: Stage) -> bool {
        memory.stage = stage;
        let ends = match repeat.ends() {
            Ends::None => None,
            Ends::Constant { first, end, .. } => Some((repeat.number(first), repeat.number(end))),
            Ends::Values(lo, hi) => Some((lo, hi)),
        };
        memory.kept = Some(match ends {
            None => {
                repeat.set_state(self.declared(&memory.start));
                self.recorder.open();
                Kept::Head(None)
            }
            Some((lo, (_, hi))) if repeat.asks() => {
                repeat.set_value(self.declared(&[lo]));
                repeat.set_state(self.declared(&memory.start));
                self.recorder.open();
                let below = repeat.is_below(hi);
                self.recorder.open();
                Kept::Head(Some(below))
            }
            Some(((ty, lo), (_, hi))) => {
                repeat.set_state(self.declared(&memory.start));
                let index = self.recorder.new_index(ty, lo, hi);
                repeat.set_value(vec![Operand::Var(index)]);
                self.recorder.open();
                Kept::For { index, lo, hi }
            }
        });
        true
    }

    /// A variable for each scalar.
    fn declared(self, scalars: &[(ScalarType, Operand)]) -> Vec<Operand> {
        let declare = |&(ty, init): &(ScalarType, Operand)| Operand::Var(self.recorder.declare(ty, init));
        scalars.iter().map(declare).collect()
    }

    /// Begins a turn whose number is known.
    fn begin_turn(self, repeat: &mut dyn Running, memory: &mut Loop, stage: Stage, number: i128) -> bool {
        memory.stage = stage;
        repeat.set_value(vec![repeat.number(number).1]);
        true
    }

    /// Keeps the loop that was recorded, or begins to unroll it.
    fn after_loop(self, repeat: &mut dyn Running, memory: &mut Loop) -> bool {
        let recorded = self.recorder.close();
        let indices = self.indices_since(memory.before);
        if let Ends::Constant { first, end, .. } = repeat.ends()
            && indices > 0
            && end - first <= MAX_UNROLLED
            && let Some(copies) = self.recorder.multiply_copies((end - first) as u64, MAX_COPIES)
        {
            (memory.indices, memory.copies) = (indices, copies);
            self.again(repeat, memory);
            self.recorder.open();
            return self.begin_turn(repeat, memory, Stage::Trial, end - 1);
        }
        self.recorder.extend(recorded);
        self.largest(repeat, memory)
    }

    /// Unrolls the loop, or records it once more.
    fn after_trial(self, repeat: &mut dyn Running, memory: &mut Loop) -> bool {
        self.recorder.close();
        let indices = self.indices_since(memory.before);
        self.again(repeat, memory);
        match repeat.ends() {
            Ends::Constant { first, .. } if indices != memory.indices => {
                self.begin_turn(repeat, memory, Stage::Unrolled(first), first)
            }
            // The loop's number is in no index: its body once is as good, and shorter.
            _ => {
                self.recorder.set_copies(memory.copies);
                self.begin_loop(repeat, memory, Stage::Last)
            }
        }
    }

    /// The turn after a loop that could not have it, if there is one.
    fn largest(self, repeat: &mut dyn Running, memory: &mut Loop) -> bool {
        match repeat.ends() {
            Ends::Constant {
                end, largest: true, ..
            } => self.begin_turn(repeat, memory, Stage::Largest, end),
            _ => false,
        }
    }

    /// Goes back to where the loop began; what was recorded of it has been dropped.
    fn again(self, repeat: &mut dyn Running, memory: &mut Loop) {
        self.recorder.rewind(memory.before);
        repeat.set_state(operands(memory.start.clone()));
    }

    /// How many indices since then are not known.
    fn indices_since(self, mark: Mark) -> usize {
        self.recorder.mark().dynamic_indices - mark.dynamic_indices
    }
}

/// Scalars without their types.
fn operands(scalars: Scalars) -> Vec<Operand> {
    scalars.into_iter().map(|(_, scalar)| scalar).collect()
}
