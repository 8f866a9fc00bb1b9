//! Machine code in the words of [`fpdsl_conformance::machine`].

use fpdsl_conformance::machine::Counts;

use crate::sass::{Function, Instruction};

/// The instructions of a kernel, without its routines, that add, multiply, fuse, convert or look up.
pub fn instructions(function: &Function) -> Counts {
    let mut counts = Counts::new();
    for instruction in &function.body {
        if let Some(name) = word(instruction) {
            *counts.entry(name).or_default() += 1;
        }
    }
    counts
}

/// The opcode and the mode's suffix.
fn word(instruction: &Instruction) -> Option<String> {
    let is_rounding = instruction.per_thread_opcode() == "FRND";
    if !instruction.is_arithmetic() && !is_rounding {
        return None;
    }
    let modifiers: Vec<&str> = instruction.mnemonic.split('.').skip(1).collect();
    let mode = modifiers
        .iter()
        .find_map(|modifier| match *modifier {
            "RZ" | "TRUNC" => Some(".RZ"),
            "RP" | "CEIL" => Some(".RP"),
            "RM" | "FLOOR" => Some(".RM"),
            _ => None,
        })
        .unwrap_or("");
    let flushes = if modifiers.contains(&"FTZ") { ".FTZ" } else { "" };
    // Once for a warp (UFFMA), two at a time (FFMA2) and with an immediate operand (FFMA32I) are the same operation.
    let opcode = instruction.per_thread_opcode().trim_end_matches("32I");
    let name = match opcode {
        "FADD2" | "FMUL2" | "FFMA2" => &opcode[..4],
        "F2F" if modifiers.starts_with(&["F16", "F32"]) => "F16",
        "F2F" => return Some(format!("F2F.{}.{}{mode}", modifiers[0], modifiers[1])),
        "F2FP" if !modifiers.contains(&"BF16") => "F16",
        // How sm_75 converts binary32 to binary16 toward zero.
        "HADD2" if instruction.operands.contains(".F32, -RZ") => return Some("F16.RZ".to_owned()),
        "HADD2" if instruction.operands.contains("-RZ") => return None,
        "I2FP" => "I2F",
        "MUFU" => return Some(instruction.mnemonic.clone()),
        other => other,
    };
    Some(format!("{name}{flushes}{mode}"))
}
