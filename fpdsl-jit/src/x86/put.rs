//! Writes the instructions that lowering chose.

use fpdsl_runtime::Rounding;
use smallvec::SmallVec;

use crate::Target;
use crate::encode::x86::form::{Form, Kind, Place, Rounds, Slot, Width as FormWidth};
use crate::encode::x86::{Assembler, Mem, Modifiers, Operand, Reg, Round, Size};
use crate::vcode::{Encoding, Ins, Width};

/// The parts of an instruction beside its registers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts {
    pub address: Option<Mem>,
    /// The width of the indices of a gather or scatter.
    pub lanes: Option<Width>,
    pub immediate: i64,
    /// `{k}`.
    pub mask: Option<u8>,
    /// `{z}`.
    pub zeroing: bool,
    /// The mode of an instruction that rounds.
    pub rounding: Option<Rounding>,
}

/// The width as the table counts it.
fn form_width(width: Width) -> FormWidth {
    match width {
        Width::X => FormWidth::X,
        Width::Y => FormWidth::Y,
        Width::Z => FormWidth::Z,
        Width::D | Width::W32 | Width::W64 => unreachable!("a vector of this machine"),
    }
}

/// Appends an instruction. `registers` are the numbers of those that it names, in order.
pub fn put(asm: &mut Assembler, target: Target, ins: Ins, width: Width, registers: &[u8], parts: Parts) {
    match ins.encoding() {
        Encoding::Vector(form) => row(asm, target, form, width, registers, parts),
        Encoding::Sized(short, long) => {
            let form = if width == Width::W64 { long } else { short };
            row(asm, target, form, Width::X, registers, parts);
        }
        general => scalar(asm, general, width, registers, parts),
    }
}

/// An instruction of the table.
fn row(asm: &mut Assembler, target: Target, form: &Form, width: Width, registers: &[u8], parts: Parts) {
    let mut registers = registers.iter();
    let operands: SmallVec<[Operand; 4]> = form
        .slots
        .iter()
        .map(|slot| match (slot.place, slot.kind, parts.address) {
            (Place::Imm, _, _) => Operand::Imm(parts.immediate as u8),
            (Place::Rm, _, Some(address)) => Operand::Mem(address),
            (_, kind, _) => {
                let n = *registers.next().expect("a register for each operand");
                Operand::Reg(match kind {
                    Kind::G32 | Kind::G64 => Reg::Gpr(n),
                    Kind::Mask => Reg::Mask(n),
                    Kind::Part(_) | Kind::Xmm => Reg::Vec(n),
                    Kind::Memory | Kind::Gather(_) | Kind::Imm => {
                        unreachable!("{} has an address", form.name)
                    }
                })
            }
        })
        .collect();
    debug_assert!(registers.next().is_none(), "{} has fewer operands", form.name);
    debug_assert!(
        target == Target::Avx2 || form.evex.is_some() || !form.slots.iter().any(is_vector),
        "{} has no vectors beyond 15",
        form.name
    );
    let modifiers = Modifiers {
        mask: parts.mask.unwrap_or(0),
        zeroing: parts.zeroing,
        round: embedded(target, form, parts),
        broadcast: false,
    };
    let width = match parts.lanes {
        // The indices are as wide as any operand.
        Some(lanes) => form_width(lanes),
        None if form.has(FormWidth::X) && !form.has(FormWidth::Y) => FormWidth::X,
        None => form_width(width),
    };
    asm.op(form, width, &operands, modifiers);
}

fn is_vector(slot: &Slot) -> bool {
    matches!(slot.kind, Kind::Part(_) | Kind::Xmm | Kind::Gather(_))
}

/// The rounding in an instruction itself. MXCSR rounds to nearest on AVX-512, for operands in memory as well.
fn embedded(target: Target, form: &Form, parts: Parts) -> Option<Round> {
    let mode = parts.rounding.filter(|_| target == Target::Avx512)?;
    let rounds = matches!(form.evex, Some(evex) if evex.rounds == Rounds::Mode);
    if !rounds {
        return None;
    }
    if parts.address.is_some() {
        assert_eq!(mode, Rounding::NearestEven, "{} with memory", form.name);
        return None;
    }
    Some(match mode {
        Rounding::NearestEven => Round::Nearest,
        Rounding::TowardZero => Round::Zero,
        Rounding::TowardPositive => Round::Up,
        Rounding::TowardNegative => Round::Down,
    })
}

/// An instruction on general registers.
fn scalar(asm: &mut Assembler, encoding: Encoding, width: Width, registers: &[u8], parts: Parts) {
    let size = if width == Width::W32 { Size::D } else { Size::Q };
    let register = |i: usize| Reg::Gpr(registers[i]);
    let source = || {
        parts
            .address
            .map_or_else(|| Operand::Reg(register(1)), Operand::Mem)
    };
    let memory = || parts.address.expect("an address");
    let constant = || match size {
        Size::Q => i32::try_from(parts.immediate).expect("a constant of 32 bits"),
        _ => parts.immediate as i32,
    };
    match encoding {
        Encoding::Move => asm.mov(size, register(0), source()),
        Encoding::Store => asm.store(size, memory(), register(0)),
        Encoding::Constant if size == Size::Q => asm.mov_imm(register(0), parts.immediate as u64),
        Encoding::Constant => asm.mov_imm(register(0), u64::from(parts.immediate as u32)),
        Encoding::Extend(extend) => asm.extend(extend, size, register(0), source()),
        Encoding::Address => asm.lea(register(0), memory()),
        Encoding::Prefetch => asm.prefetch(memory()),
        Encoding::Alu(op) => asm.alu(op, size, register(0), register(1)),
        Encoding::AluConstant(op) => asm.alu_imm(op, size, register(0), constant()),
        Encoding::Product => asm.imul_imm(size, register(0), register(1), constant()),
        Encoding::Shift(op) => asm.shift(op, size, register(0), parts.immediate as u8),
        Encoding::Scalar(op) => asm.scalar(op, size, register(0), register(1)),
        Encoding::Vector(_) | Encoding::Sized(..) => unreachable!("a row"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode::x86::form;

    /// An instruction is named for its row.
    #[test]
    fn rows_have_the_names_of_instructions() {
        for &ins in Ins::ALL {
            let name = format!("{ins:?}").to_uppercase();
            match ins.encoding() {
                Encoding::Vector(form) => {
                    assert!(name.starts_with(form.mnemonic()), "{ins:?}: {}", form.name)
                }
                Encoding::Sized(short, long) => {
                    let both = [short, long].map(|form| form.name.split_once('_'));
                    assert_eq!(both, [Some((name.as_str(), "32")), Some((name.as_str(), "64"))]);
                }
                _ => {}
            }
        }
    }

    fn bytes(ins: Ins, width: Width, registers: &[u8], parts: Parts) -> Vec<u8> {
        let mut asm = Assembler::new();
        put(&mut asm, Target::Avx512, ins, width, registers, parts);
        asm.finish().bytes
    }

    #[test]
    fn bytes_are_those_of_the_manual() {
        let none = Parts::default();
        let at = |address| Parts {
            address: Some(address),
            ..none
        };
        let constant = |immediate| Parts { immediate, ..none };
        // vaddpd ymm1, ymm2, ymm3
        assert_eq!(
            bytes(Ins::Vaddpd, Width::Y, &[1, 2, 3], none),
            [0xC5, 0xED, 0x58, 0xCB]
        );
        // lzcnt ecx, ecx
        assert_eq!(
            bytes(Ins::Lzcnt, Width::W32, &[1, 1], none),
            [0xF3, 0x0F, 0xBD, 0xC9]
        );
        // mov rax, [r13 + 0]
        let load = bytes(Ins::Load, Width::W64, &[0], at(Mem::base(13, 0)));
        assert_eq!(load, [0x49, 0x8B, 0x45, 0x00]);
        // add rsp, 64
        let add = bytes(Ins::AddImm, Width::W64, &[4], constant(64));
        assert_eq!(add, [0x48, 0x83, 0xC4, 0x40]);
        // and ecx, 0xFFFFFFFF: the constant has 32 bits
        let and = bytes(Ins::AndImm, Width::W32, &[1], constant(0xFFFF_FFFF));
        assert_eq!(and, [0x83, 0xE1, 0xFF]);
        // mov rax, -1
        let minus = bytes(Ins::Immediate, Width::W64, &[0], constant(-1));
        assert_eq!(minus, [0x48, 0xC7, 0xC0, 0xFF, 0xFF, 0xFF, 0xFF]);
        // movsx eax, byte ptr [rcx]
        let sign = bytes(Ins::LoadI8, Width::W32, &[0], at(Mem::base(1, 0)));
        assert_eq!(sign, [0x0F, 0xBE, 0x01]);
    }

    /// Only the widest vectors have a mode in themselves; memory is read in the mode of MXCSR, to nearest.
    #[test]
    fn modes_are_in_instructions() {
        let up = Parts {
            rounding: Some(Rounding::TowardPositive),
            ..Parts::default()
        };
        let with = bytes(Ins::Vaddpd, Width::Z, &[1, 2, 3], up);
        let mut asm = Assembler::new();
        let v = Reg::Vec;
        let modifiers = Modifiers::rounding(Round::Up);
        asm.op3(form::VADDPD, FormWidth::Z, v(1), v(2), v(3), modifiers);
        assert_eq!(with, asm.finish().bytes);
        let nearest = Parts {
            address: Some(Mem::base(0, 0)),
            rounding: Some(Rounding::NearestEven),
            ..Parts::default()
        };
        let memory = bytes(Ins::Vaddpd, Width::Z, &[1, 2], nearest);
        // vaddpd zmm1, zmm2, [rax]
        assert_eq!(memory, [0x62, 0xF1, 0xED, 0x48, 0x58, 0x08]);
    }
}
