//! The additions, multiplications and fused operations that a recorded function asks for, as machine instructions.

use std::collections::BTreeMap;

use fpdsl_runtime::ir::{Block, Kernel, Op, Operand, Stmt, Temp};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use crate::sass::Function;

/// How often each instruction occurs.
pub type Counts = BTreeMap<String, usize>;

/// The operations that a function asks for.
#[derive(Debug, Default)]
pub struct Wanted {
    /// The additions, multiplications and fused operations, each one instruction, where every value that is computed
    /// in two places is computed once.
    pub least: Counts,
    /// Each where it stands, those of the condition of a `while` twice: before the loop and at its end.
    pub most: Counts,
    /// How often there is each operation that is a sequence of instructions: `div_f32_ru`.
    pub sequences: Counts,
    /// True if there are operations of which not even the sequence is known: what is done in binary16 and bfloat16,
    /// remainders and roundings to integers.
    pub opaque: bool,
}

impl Wanted {
    /// Lets a sum or a product stand for a fused operation: generated programs multiply by the constant 1 and add zeros,
    /// and the compiler sees that it comes to the same. What it may not do, fuse, stays forbidden.
    pub fn allow_simpler(&mut self) {
        for (fused, count) in self.most.clone() {
            for (from, to) in [("FFMA", ["FADD", "FMUL"]), ("DFMA", ["DADD", "DMUL"])] {
                if let Some(mode) = fused.strip_prefix(from) {
                    for simpler in to {
                        *self.most.entry(format!("{simpler}{mode}")).or_default() += count;
                    }
                }
            }
        }
    }

    /// The fault of machine code that has these instructions, where `sequence` says of which the operations of
    /// that name consist.
    pub fn difference(&self, found: &Counts, sequence: impl Fn(&str) -> Counts) -> Option<String> {
        let mut most = self.most.clone();
        for (name, &times) in &self.sequences {
            for (instruction, count) in sequence(name) {
                *most.entry(instruction).or_default() += times * count;
            }
        }
        let count = |counts: &Counts, name: &String| counts.get(name).copied().unwrap_or(0);
        let fits = |name| (count(&self.least, name)..=count(&most, name)).contains(&count(found, name));
        let wrong: Vec<&String> = found
            .keys()
            .chain(self.least.keys())
            .filter(|name| !fits(name))
            .collect();
        if wrong.is_empty() {
            return None;
        }
        Some(format!(
            "{wrong:?} is not as often there as it should: at least {:?}, at most {most:?}, found {found:?}",
            self.least
        ))
    }

    /// Returns true if machine code shows every operation.
    pub fn is_legible(&self) -> bool {
        !self.opaque && self.sequences.is_empty() && !self.most.is_empty()
    }
}

/// Reads it off the recorded function.
pub fn wanted(kernel: &Kernel) -> Wanted {
    let mut reader = Reader {
        kernel,
        values: BTreeMap::new(),
        temps: BTreeMap::new(),
        wanted: Wanted::default(),
    };
    reader.visit(&kernel.body, 1);
    reader.wanted
}

/// The text with loops that are not unrolled.
pub fn rolled(text: &str) -> String {
    let mut rolled = String::new();
    for line in text.lines() {
        if ["for (", "while ("]
            .iter()
            .any(|start| line.trim_start().starts_with(start))
        {
            rolled += "#pragma unroll 1\n";
        }
        rolled += line;
        rolled.push('\n');
    }
    rolled
}

/// Reads it off the machine code.
pub fn found(function: &Function) -> Counts {
    let mut counts = Counts::new();
    for instruction in function
        .body
        .iter()
        .filter(|instruction| instruction.is_arithmetic())
    {
        // Once for a warp (UFFMA), two at a time (FFMA2) and with an immediate operand (FFMA32I) are the same operation.
        let opcode = instruction
            .per_thread_opcode()
            .trim_end_matches('2')
            .trim_end_matches("32I");
        if ["FADD", "FMUL", "FFMA", "DADD", "DMUL", "DFMA"].contains(&opcode) {
            let modifiers: Vec<&str> = instruction.mnemonic.split('.').skip(1).collect();
            *counts
                .entry([&[opcode], &modifiers[..]].concat().join("."))
                .or_default() += 1;
        }
    }
    counts
}

/// How machine code spells a mode: M is minus, P is plus.
pub fn suffix(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::NearestEven => "",
        Rounding::TowardZero => ".RZ",
        Rounding::TowardPositive => ".RP",
        Rounding::TowardNegative => ".RM",
    }
}

struct Reader<'k> {
    kernel: &'k Kernel,
    /// Operations that were seen, with their operands in order, and which is which.
    values: BTreeMap<String, usize>,
    /// The meaning of each temporary: an operand, or one of `values`.
    temps: BTreeMap<Temp, String>,
    wanted: Wanted,
}

impl Reader<'_> {
    /// Each operation counts `times` times.
    fn visit(&mut self, block: &Block, times: usize) {
        for statement in block {
            match statement {
                Stmt::Let { temp, op, args } => self.operation(*temp, *op, args, times),
                Stmt::If { then, otherwise, .. } => {
                    self.visit(then, times);
                    self.visit(otherwise, times);
                }
                Stmt::While { head, body, .. } => {
                    // In front of the loop and at its end, and once more where NVRTC peels the first turn.
                    self.visit(head, 3 * times);
                    self.visit(body, times);
                }
                Stmt::For { body, .. } => {
                    self.visit(body, times);
                }
                Stmt::Call { .. } => self.wanted.opaque = true,
                Stmt::Check { .. } | Stmt::Note { .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => {}
                Stmt::Fill { .. } | Stmt::Put { .. } | Stmt::Write { .. } | Stmt::Count { .. } => {}
            }
        }
    }

    fn operation(&mut self, temp: Temp, op: Op, args: &[Operand], times: usize) {
        let ty = self.kernel.temps[temp.0 as usize].ty;
        let operand = args.first().map_or(ty, |&arg| self.kernel.type_of(arg));
        let mut names: Vec<String> = args.iter().map(|arg| self.name(arg)).collect();
        if let (Op::Copy, [name]) = (op, &names[..]) {
            self.temps.insert(temp, name.clone());
            return;
        }
        if let (Op::Add(_) | Op::Mul(_) | Op::MulAdd(_), [x, y, ..]) = (op, &mut names[..]) {
            // The order of the first two makes no difference.
            if x > y {
                std::mem::swap(x, y);
            }
        }
        let known = self.values.len();
        let value = *self
            .values
            .entry(format!("{op:?} {ty:?} {names:?}"))
            .or_insert(known);
        self.temps.insert(temp, format!("value {value}"));
        match instruction(op, ty, operand) {
            Instructions::One(name) => {
                *self.wanted.most.entry(name.clone()).or_default() += times;
                if value == known {
                    *self.wanted.least.entry(name).or_default() += 1;
                }
            }
            Instructions::Sequence(name) => *self.wanted.sequences.entry(name).or_default() += times,
            Instructions::Opaque => self.wanted.opaque = true,
            Instructions::Others => {}
        }
    }

    fn name(&self, operand: &Operand) -> String {
        match operand {
            Operand::Temp(temp) => self.temps.get(temp).cloned().unwrap_or_default(),
            // A variable has a value at a time; taken for one value, it makes fewer of them.
            Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => format!("{operand:?}"),
        }
    }
}

/// The instructions of an operation in machine code, among those that add, multiply and fuse.
enum Instructions {
    One(String),
    /// Those of the operation of this name.
    Sequence(String),
    Opaque,
    /// None.
    Others,
}

fn instruction(op: Op, ty: ScalarType, operand: ScalarType) -> Instructions {
    let format = match (ty, operand) {
        (ScalarType::F16 | ScalarType::Bf16, _) | (_, ScalarType::F16 | ScalarType::Bf16) => {
            return Instructions::Opaque;
        }
        (ScalarType::F32, _) => "F",
        (ScalarType::F64, _) => "D",
        _ => return Instructions::Others,
    };
    let one = |name: &str, rounding| Instructions::One(format!("{format}{name}{}", suffix(rounding)));
    let sequence =
        |name: &str, rounding: Rounding| Instructions::Sequence(format!("{name}_{}_{rounding}", ty.name()));
    match op {
        Op::Add(rounding) | Op::Sub(rounding) => one("ADD", rounding),
        Op::Mul(rounding) => one("MUL", rounding),
        Op::MulAdd(rounding) => one("FMA", rounding),
        Op::Div(rounding) => sequence("div", rounding),
        Op::Sqrt(rounding) => sequence("sqrt", rounding),
        Op::Recip(rounding) => sequence("recip", rounding),
        Op::Dot2(_) | Op::Rem | Op::Rint(_) | Op::RoundTiesAway | Op::Flush | Op::Approx(_) => {
            Instructions::Opaque
        }
        Op::Copy
        | Op::Neg
        | Op::Abs
        | Op::Min
        | Op::Max
        | Op::Compare(_)
        | Op::ToBits
        | Op::NumberToBits
        | Op::FromBits
        | Op::Cast(_)
        | Op::BitAnd
        | Op::BitOr
        | Op::BitXor
        | Op::Not
        | Op::Shl
        | Op::Shr
        | Op::LeadingZeros
        | Op::CountOnes
        | Op::ReverseBits
        | Op::MulHi
        | Op::And
        | Op::Or
        | Op::Select
        | Op::Index
        | Op::Element(_)
        | Op::Len(_)
        | Op::SlowDoubles
        | Op::Load { .. }
        | Op::Read(_)
        | Op::Entry { .. } => Instructions::Others,
    }
}
