//! The additions, multiplications and fused operations that a recorded function asks for, as machine instructions.

use std::collections::BTreeMap;

use fpdsl_runtime::ir::{Block, Kernel, Op, Stmt};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use crate::sass::Function;

/// How often each instruction occurs.
pub type Counts = BTreeMap<String, usize>;

/// What a function asks for.
#[derive(Debug, Default)]
pub struct Wanted {
    /// The additions, multiplications and fused operations, each one instruction.
    pub counts: Counts,
    /// Whether it has operations that are sequences of these (division, roots, remainders).
    pub sequences: bool,
    /// Whether it branches or loops, so that the compiler may write a part of it twice.
    pub branches: bool,
}

/// Reads it off the recorded function.
pub fn wanted(kernel: &Kernel) -> Wanted {
    let mut wanted = Wanted::default();
    visit(kernel, &kernel.body, &mut wanted);
    wanted
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

fn visit(kernel: &Kernel, block: &Block, wanted: &mut Wanted) {
    for statement in block {
        match statement {
            Stmt::Let { temp, op, args } => {
                let ty = kernel.temps[temp.0 as usize].ty;
                let operand = args.first().map_or(ty, |&arg| kernel.type_of(arg));
                operation(*op, ty, operand, wanted);
            }
            Stmt::If { then, otherwise, .. } => {
                wanted.branches = true;
                visit(kernel, then, wanted);
                visit(kernel, otherwise, wanted);
            }
            Stmt::While { head, body, .. } => {
                wanted.branches = true;
                visit(kernel, head, wanted);
                visit(kernel, body, wanted);
            }
            Stmt::For { body, .. } => {
                wanted.branches = true;
                visit(kernel, body, wanted);
            }
            Stmt::Check { .. } => wanted.branches = true,
            Stmt::Note { .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => {}
        }
    }
}

fn operation(op: Op, ty: ScalarType, operand: ScalarType, wanted: &mut Wanted) {
    if is_half(ty) || is_half(operand) {
        return wanted.sequences = true;
    }
    let name = match (op, ty) {
        (Op::Add(_) | Op::Sub(_), ScalarType::F32) => "FADD",
        (Op::Add(_) | Op::Sub(_), ScalarType::F64) => "DADD",
        (Op::Mul(_), ScalarType::F32) => "FMUL",
        (Op::Mul(_), ScalarType::F64) => "DMUL",
        (Op::MulAdd(_), ScalarType::F32) => "FFMA",
        (Op::MulAdd(_), ScalarType::F64) => "DFMA",
        (Op::Div(_) | Op::Rem | Op::Sqrt(_) | Op::Recip(_), _) => return wanted.sequences = true,
        _ => return,
    };
    let Some(rounding) = op.rounding() else { return };
    *wanted
        .counts
        .entry(format!("{name}{}", suffix(rounding)))
        .or_default() += 1;
}

/// The machine computes these in a wider format and converts.
fn is_half(ty: ScalarType) -> bool {
    matches!(ty, ScalarType::F16 | ScalarType::Bf16)
}
