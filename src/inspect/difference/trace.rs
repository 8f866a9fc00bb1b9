//! What one element does: its operations in order, and which value came from which.

use std::collections::HashMap;
use std::sync::Arc;

use fpdsl_runtime::device::Questioned;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::{Kernel, Name, Op, Operand, Temp, Var};
use fpdsl_runtime::question::{AnyQuestion, Step, StepKind, Stepped, Steps, What};

use super::values::Value;
use crate::verify::interpreter;

/// What an element does.
pub(super) struct Trace {
    pub body: Kernel,
    /// The operations of the source, in order.
    pub operations: Vec<Operation>,
    /// The values that variables get, in order.
    pub named: Vec<Named>,
    pub results: Vec<Value>,
    /// The nodes that the results come from.
    pub roots: Vec<Option<u32>>,
    pub nodes: Vec<Node>,
}

/// An operation that was evaluated.
pub(super) struct Operation {
    pub what: What,
    pub origin: Option<u32>,
    pub args: Vec<Value>,
    pub results: Vec<Value>,
    /// How often it has been evaluated, this time included.
    pub turn: u64,
    /// True if it is in the digests of devices.
    pub is_digested: bool,
}

/// A variable has a value.
pub(super) struct Named {
    pub name: Key,
    pub value: Value,
    pub node: Option<u32>,
}

/// The name of a scalar of a variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub text: String,
    /// Which scalar, if the variable has several.
    pub leaf: Option<u32>,
    /// As it is shown: `z.re`, `v[2]`.
    pub shown: String,
}

impl Key {
    fn of(name: Name) -> Self {
        let mut shown = name.text.to_owned();
        for field in name.fields.iter() {
            shown = format!("{shown}.{field}");
        }
        if let (Some(leaf), true) = (name.leaf, name.fields.is_empty()) {
            shown = format!("{shown}[{leaf}]");
        }
        Key {
            text: name.text.to_owned(),
            leaf: name.leaf,
            shown,
        }
    }

    /// Returns true if two names are those of one scalar.
    pub fn is(&self, other: &Key) -> bool {
        self.text == other.text && self.leaf == other.leaf
    }
}

/// Something that values come from.
pub(super) struct Node {
    /// The nodes that it comes from.
    pub from: Vec<u32>,
    /// Which operation it is; none for one that only joins others.
    pub operation: Option<usize>,
}

impl Trace {
    /// Runs an element of a call in the interpreter; buffers may lie on `device`.
    pub fn of<V: Questioned>(call: &V, device: &crate::Device, element: usize) -> Result<Self, Error> {
        let question = AnyQuestion::of::<Steps>().apart();
        let stepped = Stepped::of(&call.body());
        let read = |step: &Step| step.from.iter().chain(&step.to).copied().collect();
        let operands = Arc::new(stepped.steps.iter().map(read).collect());
        let watch = if call.is_divisible() {
            let (interpreter, watch) = interpreter::watching(device, vec![0], &operands);
            call.ask_alone(&interpreter, element, question, &[])?;
            watch
        } else {
            let (interpreter, watch) = interpreter::watching(device, vec![element], &operands);
            call.ask(&interpreter, question, &[])?;
            watch
        };
        let mut writer = Writer::of(&stepped);
        for seen in watch.seen() {
            writer.step(seen.counter, &seen.operands);
        }
        Ok(writer.trace)
    }
}

struct Writer<'s> {
    stepped: &'s Stepped,
    trace: Trace,
    /// What temporaries and variables come from.
    sources: HashMap<Operand, u32>,
    /// The same of scalars in memory, with the number of their array or row.
    memory: HashMap<(Memory, u64), Option<u32>>,
    /// What decisions came from.
    decisions: HashMap<u32, Option<u32>>,
    turns: HashMap<(What, Option<u32>), u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Memory {
    Array(u32),
    Row(u32),
}

impl<'s> Writer<'s> {
    fn of(stepped: &'s Stepped) -> Self {
        Writer {
            stepped,
            trace: Trace {
                body: stepped.asked.kernel.clone(),
                operations: Vec::new(),
                named: Vec::new(),
                results: Vec::new(),
                roots: Vec::new(),
                nodes: Vec::new(),
            },
            sources: HashMap::new(),
            memory: HashMap::new(),
            decisions: HashMap::new(),
            turns: HashMap::new(),
        }
    }

    fn source(&self, operand: Operand) -> Option<u32> {
        self.sources.get(&operand).copied()
    }

    /// A node for what comes from several.
    fn join(&mut self, from: impl IntoIterator<Item = Option<u32>>) -> Option<u32> {
        let mut from: Vec<u32> = from.into_iter().flatten().collect();
        from.sort_unstable();
        from.dedup();
        if from.len() < 2 {
            return from.first().copied();
        }
        Some(self.node(from, None))
    }

    fn node(&mut self, from: Vec<u32>, operation: Option<usize>) -> u32 {
        self.trace.nodes.push(Node { from, operation });
        self.trace.nodes.len() as u32 - 1
    }

    fn set(&mut self, operand: Operand, source: Option<u32>) {
        match source {
            Some(source) => self.sources.insert(operand, source),
            None => self.sources.remove(&operand),
        };
    }

    fn step(&mut self, number: u32, values: &[u64]) {
        let stepped = self.stepped;
        let step = &stepped.steps[number as usize];
        let decision = step
            .within
            .and_then(|decision| self.decisions.get(&decision).copied().flatten());
        let sources: Vec<Option<u32>> = step.from.iter().map(|&operand| self.source(operand)).collect();
        let all = || sources.iter().copied().chain([decision]);
        let (_, results) = values.split_at(step.from.len());
        match step.kind {
            StepKind::Operation { what, origin } => {
                let read = self.read(what, values);
                let source = match step.operation() {
                    None => self.join(all()),
                    Some(_) => Some(self.operation(step, (what, origin), values, all().chain([read]))),
                };
                for &operand in &step.to {
                    self.set(operand, source);
                }
                self.name(step, results);
            }
            StepKind::Assigned => {
                let source = self.join(all());
                self.set(step.to[0], source);
                if self.name_of(step.from[0]) != self.name_of(step.to[0]) {
                    self.name(step, results);
                }
            }
            StepKind::Filled(array) => {
                for (position, &source) in sources.iter().enumerate() {
                    let source = self.join([source, decision]);
                    self.memory
                        .insert((Memory::Array(array.0), position as u64), source);
                }
            }
            StepKind::Put(_) | StepKind::Written(_) => {
                let memory = match step.kind {
                    StepKind::Put(array) => Memory::Array(array.0),
                    StepKind::Written(row) => Memory::Row(row),
                    _ => return,
                };
                let source = self.join(all());
                self.memory.insert((memory, values[0]), source);
            }
            StepKind::Decided | StepKind::Turned => {
                let source = self.join(all());
                self.decisions.insert(number, source);
                for &operand in &step.to {
                    let before = self.source(operand).filter(|_| step.kind == StepKind::Decided);
                    let source = self.join([before, source]);
                    self.set(operand, source);
                }
            }
            StepKind::Done => {
                self.trace.results = self.values(&step.from, values);
                self.trace.roots = sources;
            }
        }
    }

    /// What an operation reads from memory comes from.
    fn read(&self, what: What, values: &[u64]) -> Option<u32> {
        let memory = match what {
            What::Operation(Op::Element(array)) => Memory::Array(array.0),
            What::Operation(Op::Read(row)) => Memory::Row(row),
            What::Operation(_) | What::Function(_) | What::Stochastic(_) => return None,
        };
        self.memory.get(&(memory, values[0])).copied().flatten()
    }

    fn operation(
        &mut self,
        step: &Step,
        (what, origin): (What, Option<u32>),
        values: &[u64],
        from: impl Iterator<Item = Option<u32>>,
    ) -> u32 {
        let mut from: Vec<u32> = from.flatten().collect();
        from.sort_unstable();
        from.dedup();
        let node = self.node(from, Some(self.trace.operations.len()));
        let turn = self.turns.entry((what, origin)).or_default();
        *turn += 1;
        let turn = *turn;
        let (args, results) = values.split_at(step.from.len());
        let operation = Operation {
            what,
            origin,
            args: self.values(&step.from, args),
            results: self.values(&step.to, results),
            turn,
            is_digested: step.is_digested(),
        };
        self.trace.operations.push(operation);
        node
    }

    fn values(&self, operands: &[Operand], bits: &[u64]) -> Vec<Value> {
        let typed = operands.iter().zip(bits);
        typed
            .map(|(&operand, &bits)| Value {
                ty: self.stepped.asked.kernel.type_of(operand),
                bits,
            })
            .collect()
    }

    fn name_of(&self, operand: Operand) -> Option<Name> {
        let kernel = &self.stepped.asked.kernel;
        match operand {
            Operand::Temp(Temp(t)) => kernel.temps[t as usize].name,
            Operand::Var(Var(v)) => kernel.vars[v as usize].name,
            Operand::Param(_) | Operand::Const(_) => None,
        }
    }

    /// Notes the variables that a step gives values.
    fn name(&mut self, step: &Step, results: &[u64]) {
        for (&operand, value) in step.to.iter().zip(self.values(&step.to, results)) {
            if let Some(name) = self.name_of(operand) {
                self.trace.named.push(Named {
                    name: Key::of(name),
                    value,
                    node: self.source(operand),
                });
            }
        }
    }
}
