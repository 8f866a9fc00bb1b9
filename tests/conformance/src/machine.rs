//! The machine code that an operation should become. It is read off the recorded body and compared with NVRTC's output.

use std::collections::{BTreeMap, BTreeSet};

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{Approximate, Block, Kernel, Kind, Op, Stmt};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use crate::Case;

/// The number of times that each of some things occurs.
pub type Counts = BTreeMap<String, usize>;

/// The instructions and sequences of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Instructions that add, multiply, fuse or convert, as [`Parts`] spells them: the opcode and the mode's suffix; `F16`
    /// is the conversion of binary32 to binary16, which has two opcodes.
    pub instructions: Counts,
    /// Operations that are sequences of the compiler's own, by the name of the case that is that operation alone.
    pub sequences: Counts,
    /// The number of operations in all.
    pub operations: usize,
}

/// How machine code spells a mode: M is minus, P is plus.
pub const fn suffix(mode: Rounding) -> &'static str {
    match mode {
        Rounding::NearestEven => "",
        Rounding::TowardZero => ".RZ",
        Rounding::TowardPositive => ".RP",
        Rounding::TowardNegative => ".RM",
    }
}

/// Reads the parts off a recorded body.
pub fn parts(kernel: &Kernel) -> Parts {
    let mut parts = Parts::default();
    parts.visit(&kernel.functions, kernel, &kernel.body, 1);
    parts
}

impl Parts {
    /// The condition of a `while` is there twice: before the loop and at its end. `functions` are those of the outermost body, which calls
    /// in all of them name.
    fn visit(&mut self, functions: &[Kernel], kernel: &Kernel, block: &Block, times: usize) {
        for statement in block {
            match statement {
                Stmt::Let { temp, op, args } => {
                    let ty = kernel.temps[temp.0 as usize].ty;
                    let operand = args.first().map_or(ty, |&arg| kernel.type_of(arg));
                    self.operation(*op, ty, operand, times);
                }
                Stmt::If { then, otherwise, .. } => {
                    self.visit(functions, kernel, then, times);
                    self.visit(functions, kernel, otherwise, times);
                }
                Stmt::While { head, body, .. } => {
                    self.visit(functions, kernel, head, 2 * times);
                    self.visit(functions, kernel, body, times);
                }
                Stmt::For { body, .. } => self.visit(functions, kernel, body, times),
                Stmt::Call { function, .. } => {
                    let function = &functions[*function as usize];
                    self.visit(functions, function, &function.body, times);
                }
                Stmt::Check { .. } | Stmt::Note { .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => {}
                Stmt::Fill { .. } | Stmt::Put { .. } | Stmt::Write { .. } | Stmt::Count { .. } => {}
            }
        }
    }

    fn instruction(&mut self, name: &str, mode: Rounding, times: usize) {
        *self
            .instructions
            .entry(format!("{name}{}", suffix(mode)))
            .or_default() += times;
    }

    fn sequence(&mut self, name: String, times: usize) {
        *self.sequences.entry(name).or_default() += times;
    }

    /// Binary32 to a format, where that is an instruction.
    fn narrow(&mut self, to: Format, mode: Rounding, times: usize) {
        match to {
            Format::F16 => self.instruction("F16", mode, times),
            // On encodings.
            Format::Bf16 => {}
            Format::F32 | Format::F64 => {}
        }
    }

    fn operation(&mut self, op: Op, ty: ScalarType, operand: ScalarType, times: usize) {
        self.operations += times;
        let Kind::Float(format) = ty.kind() else {
            return self.integer(op, ty, operand, times);
        };
        let letter = if format == Format::F64 { "D" } else { "F" };
        let wide = if format == Format::F64 { "f64" } else { "f32" };
        let nearest = Rounding::NearestEven;
        let (arithmetic, mode) = match op {
            Op::Add(mode) | Op::Sub(mode) => ("ADD", mode),
            Op::Mul(mode) => ("MUL", mode),
            Op::MulAdd(mode) => ("FMA", mode),
            Op::Dot2(mode) => return self.dot2(mode, format, times),
            Op::Div(mode) => return self.in_binary32(format, &format!("div_{wide}_{mode}"), mode, times),
            Op::Sqrt(mode) => return self.in_binary32(format, &format!("sqrt_{wide}_{mode}"), mode, times),
            Op::Recip(mode) => return self.in_binary32(format, &format!("recip_{wide}_{mode}"), mode, times),
            Op::Rem => return self.in_binary32(format, &format!("rem_{wide}"), nearest, times),
            Op::RoundTiesAway => return self.in_binary32(format, &format!("round_{wide}"), nearest, times),
            Op::Rint(mode) => {
                self.instruction("FRND", mode, times);
                return self.narrow(format, nearest, times);
            }
            Op::Flush => return self.instruction("FMUL.FTZ", nearest, times),
            Op::Approx(operation) => {
                let name = match operation {
                    Approximate::Div => "div",
                    Approximate::Sqrt => "sqrt",
                    Approximate::Rcp => "rcp",
                    Approximate::Rsqrt => "rsqrt",
                };
                return self.sequence(format!("approx_{name}_f32"), times);
            }
            Op::Cast(mode) => return self.float_from(mode, format, operand, times),
            Op::Copy | Op::Neg | Op::Abs | Op::Min | Op::Max | Op::Compare(_) => return,
            Op::ToBits | Op::NumberToBits | Op::FromBits => return,
            Op::BitAnd | Op::BitOr | Op::BitXor | Op::Not | Op::Shl | Op::Shr | Op::And | Op::Or => return,
            Op::LeadingZeros | Op::CountOnes | Op::ReverseBits | Op::MulHi => return,
            Op::Select | Op::Index | Op::Len(_) | Op::SlowDoubles => return,
            Op::Element(_) | Op::Load { .. } | Op::Read(_) | Op::Entry { .. } => return,
        };
        let half = matches!(format, Format::F16 | Format::Bf16);
        if half && arithmetic == "FMA" && mode == nearest {
            // Rounded to odd, from the two directed roundings.
            self.instruction("FFMA", Rounding::TowardNegative, times);
            self.instruction("FFMA", Rounding::TowardPositive, times);
        } else {
            self.instruction(&format!("{letter}{arithmetic}"), mode, times);
        }
        self.narrow(format, mode, times);
    }

    /// A helper of the printer; where binary64 holds the products, the sum to nearest is rounded to odd.
    fn dot2(&mut self, mode: Rounding, format: Format, times: usize) {
        let nearest = Rounding::NearestEven;
        let odd = [Rounding::TowardNegative, Rounding::TowardPositive];
        let in_mode = [mode];
        let sums: &[Rounding] = if mode == nearest { &odd } else { &in_mode };
        match format {
            Format::F16 => {
                self.instruction("FMUL", nearest, 2 * times);
                sums.iter()
                    .for_each(|&mode| self.instruction("FADD", mode, times));
                self.narrow(format, mode, times);
            }
            Format::Bf16 | Format::F32 => {
                self.instruction("F2F.F64.F32", nearest, 4 * times);
                self.instruction("DMUL", nearest, 2 * times);
                sums.iter()
                    .for_each(|&mode| self.instruction("DADD", mode, times));
                let narrowing = if format == Format::Bf16 { sums } else { &in_mode };
                narrowing
                    .iter()
                    .for_each(|&mode| self.instruction("F2F.F32.F64", mode, times));
            }
            Format::F64 => {
                // Seven 2Sums and two sums; factors, products and powers of two.
                self.instruction("DADD", nearest, 44 * times);
                odd.iter()
                    .for_each(|&mode| self.instruction("DADD", mode, 3 * times));
                // To nearest the sum of the products is there already.
                self.instruction("DADD", mode, if mode == nearest { times } else { 2 * times });
                self.instruction("DFMA", nearest, 2 * times);
                self.instruction("DMUL", nearest, 11 * times);
                self.instruction("DMUL", mode, times);
            }
        }
    }

    /// An operation that is a sequence, and for a 16-bit format is that of binary32.
    fn in_binary32(&mut self, format: Format, sequence: &str, mode: Rounding, times: usize) {
        self.sequence(sequence.to_owned(), times);
        self.narrow(format, mode, times);
    }

    fn float_from(&mut self, mode: Rounding, to: Format, operand: ScalarType, times: usize) {
        let half = matches!(to, Format::F16 | Format::Bf16);
        // What binary32 cannot hold goes there rounded to odd first.
        let directed = [Rounding::TowardNegative, Rounding::TowardPositive];
        match (operand.kind(), to) {
            (Kind::Float(Format::F64), _) if half => {
                directed
                    .into_iter()
                    .for_each(|mode| self.instruction("F2F.F32.F64", mode, times));
                self.narrow(to, mode, times);
            }
            (Kind::Float(Format::F64), Format::F32) => self.instruction("F2F.F32.F64", mode, times),
            (Kind::Float(Format::F16 | Format::Bf16 | Format::F32), Format::F64) => {
                self.instruction("F2F.F64.F32", Rounding::NearestEven, times);
            }
            (Kind::Float(from), _) if from != to => self.narrow(to, mode, times),
            (Kind::Float(_) | Kind::Bool, _) => {}
            (Kind::Signed(_) | Kind::Unsigned(_), _) if half => {
                directed
                    .into_iter()
                    .for_each(|mode| self.instruction("I2F", mode, times));
                self.narrow(to, mode, times);
            }
            (Kind::Signed(_) | Kind::Unsigned(_), Format::F64) if operand.bytes() < 8 => {
                self.instruction("I2F", Rounding::NearestEven, times);
            }
            (Kind::Signed(_) | Kind::Unsigned(_), _) => self.instruction("I2F", mode, times),
        }
    }

    /// Operations whose result is no float.
    fn integer(&mut self, op: Op, ty: ScalarType, operand: ScalarType, times: usize) {
        match (op, operand.kind()) {
            (Op::Cast(mode), Kind::Float(_)) => self.instruction("F2I", mode, times),
            (Op::Div(_), _) => self.sequence(format!("div_{}", ty.name()), times),
            (Op::Rem, _) => self.sequence(format!("rem_{}", ty.name()), times),
            _ => {}
        }
    }
}

/// The machine code of an operation's cases in one format, in words. `X` is the mode.
pub fn pattern<'a>(cases: impl IntoIterator<Item = &'a Case>) -> String {
    let (mut one, mut instructions, mut sequences) = (true, BTreeSet::new(), BTreeSet::new());
    for case in cases {
        let parts = parts(&(case.kernel)());
        let mode = case.rounding;
        // 16-bit formats are computed in binary32, between conversions or operations on encodings.
        one &= !case.ty.ends_with("f16")
            && parts.instructions.values().sum::<usize>() == 1
            && parts.sequences.is_empty();
        instructions.extend(parts.instructions.keys().map(|name| general(name, mode, true)));
        sequences.extend(parts.sequences.keys().map(|name| general(name, mode, false)));
    }
    let code = |names: &BTreeSet<String>| {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        names.join(" ")
    };
    match (instructions.is_empty(), sequences.is_empty()) {
        (true, true) => "no rounding".to_owned(),
        (false, true) if one => code(&instructions),
        (false, true) => format!("emulated by {}", code(&instructions)),
        (true, false) => format!("NVIDIA's sequences {}", code(&sequences)),
        (false, false) => format!(
            "emulated by {}, NVIDIA's {}",
            code(&instructions),
            code(&sequences)
        ),
    }
}

/// A name in any mode: `FADD.X` of `FADD.RP` in ru, and of `FADD` in rn.
fn general(name: &str, mode: Option<Rounding>, is_instruction: bool) -> String {
    const MODED: [&str; 11] = [
        "FADD",
        "FMUL",
        "FFMA",
        "DADD",
        "DMUL",
        "DFMA",
        "F16",
        "I2F",
        "F2I",
        "FRND",
        "F2F.F32.F64",
    ];
    let Some(mode) = mode else { return name.to_owned() };
    let ending = if is_instruction {
        suffix(mode).to_owned()
    } else {
        format!("_{mode}")
    };
    match name.strip_suffix(&ending) {
        Some(stem) if !is_instruction => format!("{stem}_X"),
        Some(stem) if MODED.contains(&stem) => format!("{stem}.X"),
        _ => name.to_owned(),
    }
}
