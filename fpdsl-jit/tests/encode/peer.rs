//! What iced says of bytes.

use fpdsl_jit::encode::x86::form::{Evex, Form, Kind, Scaling, Width};
use fpdsl_jit::encode::x86::{Assembler, Base, Mem, Modifiers, Operand, Reg, Round};
use iced_x86::{Decoder, DecoderOptions, Encoder, Instruction, OpKind, Register, RoundingControl};

/// The only instruction in these bytes.
pub fn decode(bytes: &[u8], context: &str) -> Instruction {
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let instruction = decoder.decode();
    assert!(
        !instruction.is_invalid(),
        "{context}: {bytes:02X?} is no instruction"
    );
    assert_eq!(
        instruction.len(),
        bytes.len(),
        "{context}: {bytes:02X?} is {instruction}"
    );
    instruction
}

/// Encodes one instruction.
pub fn assembled(write: impl FnOnce(&mut Assembler)) -> Vec<u8> {
    let mut assembler = Assembler::new();
    write(&mut assembler);
    assembler.finish().bytes
}

/// Checks that iced would encode it with as many bytes, all the same.
pub fn same_bytes(instruction: &Instruction, bytes: &[u8], context: &str) {
    let mut again = *instruction;
    let absolute = again.memory_base() == Register::None;
    if again.memory_displacement64() != 0 && !again.is_ip_rel_memory_operand() && !absolute {
        // The encoder looks for a shorter one.
        again.set_memory_displ_size(1);
    }
    let mut encoder = Encoder::new(64);
    encoder
        .encode(&again, 0)
        .unwrap_or_else(|error| panic!("{context}: {error}"));
    assert_eq!(encoder.take_buffer(), bytes, "{context}: {instruction}");
}

/// A general register of this many bits.
pub fn general(n: u8, bits: u32) -> Register {
    let n = u32::from(n);
    match bits {
        // Those of iced's order have the high halves between.
        8 if n < 4 => Register::AL + n,
        8 => Register::SPL + (n - 4),
        16 => Register::AX + n,
        32 => Register::EAX + n,
        _ => Register::RAX + n,
    }
}

fn vector(n: u8, bytes: u32) -> Register {
    let first = match bytes {
        ..=16 => Register::XMM0,
        32 => Register::YMM0,
        _ => Register::ZMM0,
    };
    first + u32::from(n)
}

/// The register that a form's operand means.
fn register(reg: Reg, kind: Kind, width: Width) -> Register {
    match (reg, kind) {
        (Reg::Gpr(n), Kind::G32) => general(n, 32),
        (Reg::Gpr(n), _) => general(n, 64),
        (Reg::Vec(n), Kind::Part(halved) | Kind::Gather(halved)) => vector(n, width.bytes() >> halved),
        (Reg::Vec(n), _) => vector(n, 16),
        (Reg::Mask(n), _) => Register::K0 + u32::from(n),
    }
}

/// Checks an address.
pub fn check_memory(instruction: &Instruction, mem: &Mem, index: Option<Register>, context: &str) {
    let base = match mem.base {
        Base::None => Register::None,
        Base::Gpr(n) => general(n, 64),
        Base::Label(_) => Register::RIP,
    };
    assert_eq!(instruction.memory_base(), base, "{context}: {instruction}");
    assert_eq!(
        instruction.memory_index(),
        index.unwrap_or(Register::None),
        "{context}: {instruction}"
    );
    if let Some(index) = mem.index {
        assert_eq!(
            instruction.memory_index_scale(),
            u32::from(index.scale),
            "{context}"
        );
    }
    if base != Register::RIP {
        assert_eq!(
            instruction.memory_displacement64() as i64,
            i64::from(mem.disp),
            "{context}: {instruction}"
        );
    }
}

/// Checks that the bytes mean the instruction.
pub fn check(
    form: &Form,
    width: Width,
    operands: &[Operand],
    modifiers: Modifiers,
    context: &str,
) -> Instruction {
    let bytes = assembled(|a| a.op(form, width, operands, modifiers));
    let instruction = decode(&bytes, context);
    let mnemonic = format!("{:?}", instruction.mnemonic()).to_uppercase();
    assert_eq!(mnemonic, form.mnemonic(), "{context}: {bytes:02X?}");
    assert_eq!(
        instruction.op_count() as usize,
        operands.len(),
        "{context}: {instruction}"
    );
    for (i, (slot, operand)) in form.slots.iter().zip(operands).enumerate() {
        let i = i as u32;
        match operand {
            Operand::Reg(reg) => {
                assert_eq!(
                    instruction.op_kind(i),
                    OpKind::Register,
                    "{context}: {instruction}"
                );
                let expected = register(*reg, slot.kind, width);
                assert_eq!(instruction.op_register(i), expected, "{context}: {instruction}");
            }
            Operand::Mem(mem) => {
                assert_eq!(instruction.op_kind(i), OpKind::Memory, "{context}: {instruction}");
                let index = mem.index.map(|index| match index.reg {
                    Reg::Gpr(n) => general(n, 64),
                    vector => register(vector, slot.kind, width),
                });
                check_memory(&instruction, mem, index, context);
                if let (Some(evex), Kind::Part(halved)) = (&form.evex, slot.kind) {
                    let size = memory_bytes(evex, halved, width, modifiers);
                    assert_eq!(instruction.memory_size().size(), size, "{context}: {instruction}");
                }
            }
            Operand::Imm(byte) => {
                assert_eq!(instruction.immediate(i) as u8, *byte, "{context}: {instruction}")
            }
        }
    }
    check_modifiers(&instruction, modifiers, context);
    same_bytes(&instruction, &bytes, context);
    instruction
}

fn memory_bytes(evex: &Evex, halved: u8, width: Width, modifiers: Modifiers) -> usize {
    let bytes = match evex.scaling {
        _ if modifiers.broadcast => u32::from(evex.element),
        Scaling::Duplicated if width == Width::X => 8,
        _ => width.bytes() >> halved,
    };
    bytes as usize
}

fn check_modifiers(instruction: &Instruction, modifiers: Modifiers, context: &str) {
    let mask = match modifiers.mask {
        0 => Register::None,
        n => Register::K0 + u32::from(n),
    };
    assert_eq!(instruction.op_mask(), mask, "{context}: {instruction}");
    assert_eq!(
        instruction.zeroing_masking(),
        modifiers.zeroing,
        "{context}: {instruction}"
    );
    assert_eq!(
        instruction.is_broadcast(),
        modifiers.broadcast,
        "{context}: {instruction}"
    );
    let rounding = match modifiers.round {
        None | Some(Round::Sae) => RoundingControl::None,
        Some(Round::Nearest) => RoundingControl::RoundToNearest,
        Some(Round::Down) => RoundingControl::RoundDown,
        Some(Round::Up) => RoundingControl::RoundUp,
        Some(Round::Zero) => RoundingControl::RoundTowardZero,
    };
    assert_eq!(
        instruction.rounding_control(),
        rounding,
        "{context}: {instruction}"
    );
    let sae = modifiers.round == Some(Round::Sae);
    assert_eq!(
        instruction.suppress_all_exceptions(),
        sae,
        "{context}: {instruction}"
    );
}
