//! Instructions on general registers.

use fpdsl_jit::encode::x86::{
    Alu, Assembler, Base, Condition, Extend, Mem, Operand, Reg, Scalar, Shift, Size, Unary,
};
use iced_x86::{Instruction, OpKind, Register};

use crate::peer::{assembled, check_memory, decode, general, same_bytes};

const SIZES: [Size; 4] = [Size::B, Size::W, Size::D, Size::Q];
const WIDE: [Size; 2] = [Size::D, Size::Q];

/// All general registers, and addresses of every shape.
fn operands() -> Vec<Operand> {
    let mut all: Vec<Operand> = (0..16).map(|n| Reg::Gpr(n).into()).collect();
    for disp in [0, 1, 127, 128, -128, -129, i32::MIN] {
        for base in 0..16 {
            all.push(Mem::base(base, disp).into());
            for index in (0..16).filter(|&n| n != 4) {
                all.push(Mem::indexed(base, Reg::Gpr(index), 1 << (index % 4), disp).into());
            }
        }
        let absolute = Mem {
            base: Base::None,
            ..Mem::base(0, disp)
        };
        all.push(absolute.into());
    }
    all
}

fn memory() -> impl Iterator<Item = Mem> {
    operands().into_iter().filter_map(|operand| match operand {
        Operand::Mem(mem) => Some(mem),
        _ => None,
    })
}

fn bits(size: Size) -> u32 {
    8 << size as u32
}

/// What an operand must be.
#[derive(Clone, Copy, Debug)]
enum Want {
    /// A register or memory of a size.
    Rm(Operand, Size),
    /// A register.
    Register(Register),
    Imm(u64, Size),
}

fn rm(operand: impl Into<Operand>, size: Size) -> Want {
    Want::Rm(operand.into(), size)
}

fn check(mnemonic: &str, wants: &[Want], write: impl FnOnce(&mut Assembler)) {
    let bytes = assembled(write);
    let context = format!("{mnemonic} {wants:?}");
    let instruction = decode(&bytes, &context);
    assert_eq!(
        format!("{:?}", instruction.mnemonic()),
        mnemonic,
        "{context}: {bytes:02X?}"
    );
    assert_eq!(
        instruction.op_count() as usize,
        wants.len(),
        "{context}: {instruction}"
    );
    for (i, want) in wants.iter().enumerate() {
        check_operand(&instruction, i as u32, *want, &context);
    }
    same_bytes(&instruction, &bytes, &context);
}

fn check_operand(instruction: &Instruction, i: u32, want: Want, context: &str) {
    match want {
        Want::Rm(Operand::Reg(reg), size) => {
            assert_eq!(
                instruction.op_register(i),
                general(reg.number(), bits(size)),
                "{context}: {instruction}"
            );
        }
        Want::Rm(Operand::Mem(mem), size) => {
            assert_eq!(instruction.op_kind(i), OpKind::Memory, "{context}: {instruction}");
            check_memory(
                instruction,
                &mem,
                mem.index.map(|index| general(index.reg.number(), 64)),
                context,
            );
            let size = bits(size) as usize / 8;
            assert!(
                [0, size].contains(&instruction.memory_size().size()),
                "{context}: {instruction}"
            );
        }
        Want::Rm(Operand::Imm(_), _) => unreachable!(),
        Want::Register(register) => {
            assert_eq!(instruction.op_register(i), register, "{context}: {instruction}")
        }
        Want::Imm(value, size) => {
            let unused = 64 - bits(size);
            let of_size = |value: u64| value << unused >> unused;
            assert_eq!(
                of_size(instruction.immediate(i)),
                of_size(value),
                "{context}: {instruction}"
            );
        }
    }
}

const IMMEDIATES: [i32; 6] = [0, -1, 127, -128, 128, 0x1234_5678];
const FIRST: Reg = Reg::Gpr(9);

#[test]
fn arithmetic() {
    use Alu::*;
    for (op, name) in [
        (Add, "Add"),
        (Or, "Or"),
        (Adc, "Adc"),
        (Sbb, "Sbb"),
        (And, "And"),
        (Sub, "Sub"),
        (Xor, "Xor"),
        (Cmp, "Cmp"),
    ] {
        for size in SIZES {
            for operand in operands() {
                check(name, &[rm(FIRST, size), rm(operand, size)], |a| {
                    a.alu(op, size, FIRST, operand)
                });
                for imm in IMMEDIATES {
                    check(name, &[rm(operand, size), Want::Imm(imm as u64, size)], |a| {
                        a.alu_imm(op, size, operand, imm);
                    });
                }
            }
            for n in 0..16 {
                let reg = Reg::Gpr(n);
                check(name, &[rm(reg, size), rm(FIRST, size)], |a| {
                    a.alu(op, size, reg, FIRST)
                });
                let mem = Mem::base(12, 4);
                check(name, &[rm(mem, size), rm(reg, size)], |a| {
                    a.alu_to(op, size, mem, reg)
                });
            }
        }
    }
}

#[test]
fn tests_and_operations_with_one_operand() {
    use Unary::*;
    for size in SIZES {
        for operand in operands() {
            check("Test", &[rm(operand, size), rm(FIRST, size)], |a| {
                a.test(size, operand, FIRST)
            });
            for imm in IMMEDIATES {
                check("Test", &[rm(operand, size), Want::Imm(imm as u64, size)], |a| {
                    a.test_imm(size, operand, imm)
                });
            }
            for (op, name) in [
                (Not, "Not"),
                (Neg, "Neg"),
                (Mul, "Mul"),
                (Imul, "Imul"),
                (Div, "Div"),
                (Idiv, "Idiv"),
            ] {
                check(name, &[rm(operand, size)], |a| a.unary(op, size, operand));
            }
        }
    }
}

#[test]
fn shifts() {
    use Shift::*;
    for (op, name) in [
        (Rol, "Rol"),
        (Ror, "Ror"),
        (Shl, "Shl"),
        (Shr, "Shr"),
        (Sar, "Sar"),
    ] {
        for size in SIZES {
            for operand in operands() {
                check(name, &[rm(operand, size), Want::Imm(5, Size::B)], |a| {
                    a.shift(op, size, operand, 5)
                });
                check(name, &[rm(operand, size), Want::Register(Register::CL)], |a| {
                    a.shift_cl(op, size, operand)
                });
            }
        }
    }
}

#[test]
fn from_a_register_or_memory() {
    let ops = [
        (Scalar::Imul, "Imul"),
        (Scalar::Bsf, "Bsf"),
        (Scalar::Bsr, "Bsr"),
        (Scalar::Lzcnt, "Lzcnt"),
        (Scalar::Tzcnt, "Tzcnt"),
        (Scalar::Popcnt, "Popcnt"),
    ];
    for size in WIDE {
        for operand in operands() {
            for (op, name) in ops {
                check(name, &[rm(FIRST, size), rm(operand, size)], |a| {
                    a.scalar(op, size, FIRST, operand)
                });
            }
            for imm in IMMEDIATES {
                check(
                    "Imul",
                    &[rm(FIRST, size), rm(operand, size), Want::Imm(imm as u64, size)],
                    |a| {
                        a.imul_imm(size, FIRST, operand, imm);
                    },
                );
            }
            check("Mov", &[rm(FIRST, size), rm(operand, size)], |a| {
                a.mov(size, FIRST, operand)
            });
            for condition in Condition::ALL {
                let name = format!("Cmov{}", suffix(condition));
                check(&name, &[rm(FIRST, size), rm(operand, size)], |a| {
                    a.cmov(condition, size, FIRST, operand)
                });
            }
        }
    }
}

#[test]
fn extensions() {
    let ops = [
        (Extend::Zero8, "Movzx", Size::D, Size::B),
        (Extend::Zero16, "Movzx", Size::D, Size::W),
        (Extend::Sign8, "Movsx", Size::D, Size::B),
        (Extend::Sign8, "Movsx", Size::Q, Size::B),
        (Extend::Sign16, "Movsx", Size::D, Size::W),
        (Extend::Sign16, "Movsx", Size::Q, Size::W),
        (Extend::Sign32, "Movsxd", Size::Q, Size::D),
    ];
    for (op, name, to, from) in ops {
        for operand in operands() {
            check_extend(op, name, FIRST, to, operand, from);
        }
        for n in 0..16 {
            check_extend(op, name, Reg::Gpr(n), to, Reg::Gpr(1).into(), from);
        }
    }
}

fn check_extend(op: Extend, name: &str, dst: Reg, to: Size, src: Operand, from: Size) {
    let bytes = assembled(|a| a.extend(op, to, dst, src));
    let context = format!("{name} {dst:?} {src:?}");
    let instruction = decode(&bytes, &context);
    assert_eq!(format!("{:?}", instruction.mnemonic()), name, "{context}");
    check_operand(&instruction, 0, rm(dst, to), &context);
    check_operand(&instruction, 1, rm(src, from), &context);
    same_bytes(&instruction, &bytes, &context);
}

#[test]
fn stores_addresses_and_constants() {
    for mem in memory() {
        for size in SIZES {
            for n in 0..16 {
                check("Mov", &[rm(mem, size), rm(Reg::Gpr(n), size)], |a| {
                    a.store(size, mem, Reg::Gpr(n))
                });
            }
            for imm in IMMEDIATES {
                check("Mov", &[rm(mem, size), Want::Imm(imm as u64, size)], |a| {
                    a.store_imm(size, mem, imm)
                });
            }
        }
        check("Lea", &[rm(FIRST, Size::Q), rm(mem, Size::Q)], |a| {
            a.lea(FIRST, mem)
        });
        check("Prefetcht0", &[rm(mem, Size::B)], |a| a.prefetch(mem));
    }
    for n in 0..16 {
        let reg = Reg::Gpr(n);
        for (imm, size, len) in [
            (0_u64, Size::D, 5),
            (u64::from(u32::MAX), Size::D, 5),
            (u64::MAX, Size::Q, 7),
            (i64::from(i32::MIN) as u64, Size::Q, 7),
            (1 << 32, Size::Q, 10),
            (0x1234_5678_9ABC_DEF0, Size::Q, 10),
        ] {
            check("Mov", &[rm(reg, size), Want::Imm(imm, size)], |a| {
                a.mov_imm(reg, imm)
            });
            let rex = usize::from(size == Size::D && n > 7);
            assert_eq!(assembled(|a| a.mov_imm(reg, imm)).len(), len + rex);
        }
    }
}

#[test]
fn registers_alone() {
    for n in 0..16 {
        let reg = Reg::Gpr(n);
        for size in WIDE {
            check("Bswap", &[rm(reg, size)], |a| a.bswap(size, reg));
        }
        for condition in Condition::ALL {
            check(&format!("Set{}", suffix(condition)), &[rm(reg, Size::B)], |a| {
                a.setcc(condition, reg)
            });
        }
        check("Push", &[rm(reg, Size::Q)], |a| a.push(reg));
        check("Pop", &[rm(reg, Size::Q)], |a| a.pop(reg));
    }
    for operand in operands() {
        check("Call", &[rm(operand, Size::Q)], |a| a.call_at(operand));
        check("Jmp", &[rm(operand, Size::Q)], |a| a.jmp_at(operand));
    }
    check("Cdq", &[], |a| a.extend_rax(Size::D));
    check("Cqo", &[], |a| a.extend_rax(Size::Q));
    check("Ret", &[], Assembler::ret);
    check("Endbr64", &[], Assembler::endbr64);
    check("Ud2", &[], Assembler::ud2);
    check("Int3", &[], Assembler::int3);
}

/// The conditions as iced names them.
pub fn suffix(condition: Condition) -> &'static str {
    use Condition::*;
    match condition {
        Overflow => "o",
        NoOverflow => "no",
        Below => "b",
        AboveEqual => "ae",
        Equal => "e",
        NotEqual => "ne",
        BelowEqual => "be",
        Above => "a",
        Sign => "s",
        NoSign => "ns",
        Parity => "p",
        NoParity => "np",
        Less => "l",
        GreaterEqual => "ge",
        LessEqual => "le",
        Greater => "g",
    }
}
