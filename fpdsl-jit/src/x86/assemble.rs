//! Instructions to bytes: the only file that knows the encoder.

use std::collections::HashMap;
use std::sync::OnceLock;

use fpdsl_runtime::Rounding;
use iced_x86::{
    Code, Encoder, EncodingKind, Instruction, OpCodeOperandKind as K, OpKind, Register, RoundingControl,
};

use super::Target;
use crate::vcode::{Ins, Width};

/// The base of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// A place in this compilation: the displacement counts from the first byte.
    Here,
    /// A general register.
    Register(u8),
}

/// An address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    pub base: Base,
    /// A register, and for vectors of indices its width.
    pub index: Option<(u8, Option<Width>)>,
    pub scale: u32,
    pub disp: i64,
}

impl Address {
    /// So many bytes behind a register.
    pub fn of(base: u8, disp: i32) -> Self {
        Address {
            base: Base::Register(base),
            index: None,
            scale: 1,
            disp: i64::from(disp),
        }
    }

    /// A place in this compilation.
    pub fn here(place: u32) -> Self {
        Address {
            base: Base::Here,
            index: None,
            scale: 1,
            disp: i64::from(place),
        }
    }
}

/// The parts of an instruction beside its registers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts {
    pub address: Option<Address>,
    pub immediate: i64,
    /// `{k}`.
    pub mask: Option<u8>,
    /// `{z}`.
    pub zeroing: bool,
    /// Embedded rounding, of instructions that have it and no address.
    pub rounding: Option<Rounding>,
}

/// Of an address, if there is one, the width of its indices if they are a vector.
type Shape = Option<Option<Width>>;

/// Bytes of instructions.
pub struct Assembler {
    target: Target,
    encoder: Encoder,
    codes: HashMap<(Ins, Width, Shape), Code>,
    pub bytes: Vec<u8>,
}

impl Assembler {
    /// Continues after `bytes`.
    pub fn new(target: Target, bytes: Vec<u8>) -> Self {
        Assembler {
            target,
            encoder: Encoder::new(64),
            codes: HashMap::new(),
            bytes,
        }
    }

    /// Appends an instruction. `registers` are the numbers of those that it names, in order.
    pub fn put(&mut self, ins: Ins, width: Width, registers: &[u8], parts: Parts) {
        let has_address = parts.address.is_some();
        let shape = parts.address.map(|a| a.index.and_then(|(_, width)| width));
        let target = self.target;
        let code = *self.codes.entry((ins, width, shape)).or_insert_with(|| {
            choose(target, ins, width, shape)
                .unwrap_or_else(|| panic!("no encoding of {ins:?} {width:?} {shape:?}"))
        });
        let letters = ins.operands().as_bytes();
        let place = place_of_address(letters, has_address);
        let mut i = Instruction::default();
        i.set_code(code);
        let info = code.op_code();
        let mut registers = registers.iter();
        for (n, &letter) in letters.iter().enumerate() {
            let op = n as u32;
            if place == Some(n) {
                memory(&mut i, op, &parts.address.expect("an address"));
                continue;
            }
            match letter {
                b'i' | b'j' | b'J' => immediate(&mut i, op, info.op_kind(op), parts.immediate),
                _ => {
                    let number = *registers.next().expect("a register for each letter");
                    i.set_op_kind(op, OpKind::Register);
                    i.set_op_register(op, register(letter, width, number));
                }
            }
        }
        if let Some(mask) = parts.mask {
            i.set_op_mask(Register::K0 + u32::from(mask));
            i.set_zeroing_masking(parts.zeroing);
        }
        if let (Some(mode), false, true) = (parts.rounding, has_address, info.can_use_rounding_control()) {
            i.set_rounding_control(match mode {
                Rounding::NearestEven => RoundingControl::RoundToNearest,
                Rounding::TowardZero => RoundingControl::RoundTowardZero,
                Rounding::TowardPositive => RoundingControl::RoundUp,
                Rounding::TowardNegative => RoundingControl::RoundDown,
            });
        }
        self.encode(&i);
    }

    /// Appends an instruction without an address.
    pub fn registers(&mut self, ins: Ins, width: Width, registers: &[u8]) {
        self.put(ins, width, registers, Parts::default());
    }

    /// Appends an instruction with an immediate.
    pub fn immediate(&mut self, ins: Ins, width: Width, registers: &[u8], immediate: i64) {
        let parts = Parts {
            immediate,
            ..Parts::default()
        };
        self.put(ins, width, registers, parts);
    }

    /// Appends an instruction with an address.
    pub fn address(&mut self, ins: Ins, width: Width, registers: &[u8], address: Address) {
        let parts = Parts {
            address: Some(address),
            ..Parts::default()
        };
        self.put(ins, width, registers, parts);
    }

    /// `stmxcsr` or `ldmxcsr`.
    pub fn mxcsr(&mut self, load: bool, address: Address) {
        let mut i = Instruction::default();
        i.set_code(if load {
            Code::VEX_Vldmxcsr_m32
        } else {
            Code::VEX_Vstmxcsr_m32
        });
        memory(&mut i, 0, &address);
        self.encode(&i);
    }

    /// Appends bytes of instructions that have no operands to choose.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    fn encode(&mut self, instruction: &Instruction) {
        let at = self.bytes.len() as u64;
        self.encoder.set_buffer(std::mem::take(&mut self.bytes));
        if let Err(error) = self.encoder.encode(instruction, at) {
            panic!("{:?}: {error}", instruction.code());
        }
        self.bytes = self.encoder.take_buffer();
    }
}

/// Which operand an address is.
fn place_of_address(letters: &[u8], has_address: bool) -> Option<usize> {
    if !has_address {
        return None;
    }
    let explicit = letters.iter().position(|l| b"mBS".contains(l));
    explicit.or_else(|| letters.iter().rposition(|l| !b"ijJ".contains(l)))
}

fn memory(i: &mut Instruction, op: u32, address: &Address) {
    i.set_op_kind(op, OpKind::Memory);
    let base = match address.base {
        Base::Here => Register::RIP,
        Base::Register(number) => Register::RAX + u32::from(number),
    };
    let index = match address.index {
        None => Register::None,
        Some((number, None)) => Register::RAX + u32::from(number),
        Some((number, Some(width))) => vector(width, number),
    };
    i.set_memory_base(base);
    i.set_memory_index(index);
    i.set_memory_index_scale(address.scale);
    i.set_memory_displacement64(address.disp as u64);
    let short = address.disp == 0 && ![Register::RIP, Register::RBP, Register::R13].contains(&base);
    i.set_memory_displ_size(if short { 0 } else { 8 });
}

fn immediate(i: &mut Instruction, op: u32, kind: K, value: i64) {
    match kind {
        K::imm8 => {
            i.set_op_kind(op, OpKind::Immediate8);
            i.set_immediate8(value as u8);
        }
        K::imm32 => {
            i.set_op_kind(op, OpKind::Immediate32);
            i.set_immediate32(value as u32);
        }
        K::imm32sex64 => {
            i.set_op_kind(op, OpKind::Immediate32to64);
            i.set_immediate32to64(value);
        }
        K::imm64 => {
            i.set_op_kind(op, OpKind::Immediate64);
            i.set_immediate64(value as u64);
        }
        other => unreachable!("{other:?}"),
    }
}

fn vector(width: Width, number: u8) -> Register {
    let first = match width {
        Width::X => Register::XMM0,
        Width::Y => Register::YMM0,
        Width::Z => Register::ZMM0,
        Width::W32 | Width::W64 => unreachable!("a vector"),
    };
    first + u32::from(number)
}

fn register(letter: u8, width: Width, number: u8) -> Register {
    let n = u32::from(number);
    match letter {
        b'v' => vector(width, number),
        b'h' => vector(width.half(), number),
        b'x' => Register::XMM0 + n,
        b'y' => Register::YMM0 + n,
        b'k' => Register::K0 + n,
        b'g' if width == Width::W32 => Register::EAX + n,
        b'g' | b'q' => Register::RAX + n,
        b'd' => Register::EAX + n,
        b'w' => Register::AX + n,
        // SPL and what follows stand where the high bytes of RAX to RBX were.
        b'b' if number < 4 => Register::AL + n,
        b'b' => Register::SPL + (n - 4),
        other => unreachable!("{}", other as char),
    }
}

/// All codes by mnemonic.
fn codes() -> &'static HashMap<String, Vec<Code>> {
    static CODES: OnceLock<HashMap<String, Vec<Code>>> = OnceLock::new();
    CODES.get_or_init(|| {
        let mut all: HashMap<String, Vec<Code>> = HashMap::new();
        // Those of Knights Corner have encodings that others do not know.
        for code in Code::values().filter(|code| !format!("{code:?}").contains("KNC")) {
            all.entry(format!("{:?}", code.mnemonic()))
                .or_default()
                .push(code);
        }
        all
    })
}

fn choose(target: Target, ins: Ins, width: Width, shape: Shape) -> Option<Code> {
    let letters = ins.operands().as_bytes();
    let place = place_of_address(letters, shape.is_some());
    let fits = |code: &&Code| {
        let info = code.op_code();
        info.is_instruction()
            && info.mode64()
            && info.op_count() as usize == letters.len()
            && (target == Target::Avx512 || info.encoding() != EncodingKind::EVEX)
            && letters.iter().enumerate().all(|(n, &letter)| {
                let kind = info.op_kind(n as u32);
                if place == Some(n) {
                    is_memory(kind, letter, shape.flatten())
                } else {
                    is_register(kind, letter, width)
                }
            })
    };
    let all = codes()[ins.mnemonic()].iter().filter(fits);
    let best = all.min_by_key(|code| match code.op_code().encoding() {
        EncodingKind::EVEX => 0,
        EncodingKind::VEX => 1,
        _ => 2,
    });
    best.copied()
}

fn is_memory(kind: K, letter: u8, indices: Option<Width>) -> bool {
    if let Some(width) = indices {
        return match width {
            Width::X => matches!(kind, K::mem_vsib32x | K::mem_vsib64x),
            Width::Y => matches!(kind, K::mem_vsib32y | K::mem_vsib64y),
            _ => matches!(kind, K::mem_vsib32z | K::mem_vsib64z),
        };
    }
    match letter {
        b'B' => matches!(kind, K::r8_or_mem),
        b'S' => matches!(kind, K::r16_or_mem),
        _ => matches!(
            kind,
            K::mem
                | K::r32_or_mem
                | K::r64_or_mem
                | K::xmm_or_mem
                | K::ymm_or_mem
                | K::zmm_or_mem
                | K::k_or_mem
        ),
    }
}

fn is_register(kind: K, letter: u8, width: Width) -> bool {
    let of_vector = |width| match width {
        Width::X => matches!(
            kind,
            K::xmm_reg | K::xmm_rm | K::xmm_vvvv | K::xmm_or_mem | K::xmm_is4
        ),
        Width::Y => matches!(
            kind,
            K::ymm_reg | K::ymm_rm | K::ymm_vvvv | K::ymm_or_mem | K::ymm_is4
        ),
        Width::Z => matches!(kind, K::zmm_reg | K::zmm_rm | K::zmm_vvvv | K::zmm_or_mem),
        Width::W32 | Width::W64 => false,
    };
    let r32 = || {
        matches!(
            kind,
            K::r32_opcode | K::r32_or_mem | K::r32_reg | K::r32_rm | K::r32_vvvv
        )
    };
    let r64 = || {
        matches!(
            kind,
            K::r64_opcode | K::r64_or_mem | K::r64_reg | K::r64_rm | K::r64_vvvv
        )
    };
    match letter {
        b'v' => of_vector(width),
        b'h' => of_vector(width.half()),
        b'x' => of_vector(Width::X),
        b'y' => of_vector(Width::Y),
        b'k' => matches!(kind, K::k_or_mem | K::k_reg | K::k_rm | K::k_vvvv),
        b'g' if width == Width::W32 => r32(),
        b'g' | b'q' => r64(),
        b'd' => r32(),
        b'w' => matches!(kind, K::r16_or_mem | K::r16_reg),
        b'b' => matches!(kind, K::r8_or_mem | K::r8_reg),
        b'i' => matches!(kind, K::imm8),
        b'j' => matches!(kind, K::imm32 | K::imm32sex64),
        b'J' => matches!(kind, K::imm32 | K::imm64) && (width == Width::W64) == matches!(kind, K::imm64),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_has_an_encoding() {
        let widths = [Width::W32, Width::W64, Width::X, Width::Y, Width::Z];
        for &ins in Ins::ALL {
            let found = [Target::Avx2, Target::Avx512].into_iter().any(|target| {
                widths.into_iter().any(|width| {
                    let gathers = [Width::X, Width::Y, Width::Z].map(|w| Some(Some(w)));
                    let vectors = !matches!(width, Width::W32 | Width::W64);
                    let fits = !ins.operands().contains(['v', 'h']) || vectors;
                    let shapes = [None, Some(None)].into_iter().chain(gathers);
                    fits && shapes
                        .into_iter()
                        .any(|shape| choose(target, ins, width, shape).is_some())
                })
            });
            assert!(found, "{ins:?}");
        }
    }

    #[test]
    fn bytes_are_those_of_the_manual() {
        let mut asm = Assembler::new(Target::Avx2, Vec::new());
        asm.registers(Ins::Vaddpd, Width::Y, &[1, 2, 3]);
        asm.registers(Ins::Lzcnt, Width::W32, &[1, 1]);
        asm.address(Ins::Load, Width::W64, &[0], Address::of(13, 0));
        asm.immediate(Ins::SubImm, Width::W64, &[4], 64);
        assert_eq!(
            asm.bytes,
            [
                0xC5, 0xED, 0x58, 0xCB, // vaddpd ymm1, ymm2, ymm3
                0xF3, 0x0F, 0xBD, 0xC9, // lzcnt ecx, ecx
                0x49, 0x8B, 0x85, 0x00, 0x00, 0x00, 0x00, // mov rax, [r13 + 0]
                0x48, 0x81, 0xEC, 0x40, 0x00, 0x00, 0x00, // sub rsp, 64
            ]
        );
    }
}
