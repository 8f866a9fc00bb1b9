//! Labels, branches, padding, the pool, and the time that encoding takes.

use std::time::Instant;

use fpdsl_jit::x86::encode::{
    Alu, Assembler, Condition, Label, Mem, Modifiers, Reg, Scalar, Size, Width, form,
};
use iced_x86::{Decoder, DecoderOptions, Instruction};

use crate::scalars::suffix;

fn instructions(bytes: &[u8]) -> Vec<Instruction> {
    let all: Vec<Instruction> = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE)
        .into_iter()
        .collect();
    assert!(all.iter().all(|i| !i.is_invalid()));
    all
}

/// Branches over so many bytes of instructions that do nothing, forward and back.
#[test]
fn branches_reach_their_labels() {
    for distance in [
        0_usize, 1, 100, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 1000, 100_000,
    ] {
        for condition in [None].into_iter().chain(Condition::ALL.map(Some)) {
            let jump = |a: &mut Assembler, to: Label| match condition {
                None => a.jmp(to),
                Some(condition) => a.jcc(condition, to),
            };
            let name = condition.map_or("Jmp".to_owned(), |condition| format!("J{}", suffix(condition)));

            let mut a = Assembler::new();
            let start = a.here();
            (0..distance).for_each(|_| a.int3());
            jump(&mut a, start);
            let code = a.finish();
            let last = *instructions(&code.bytes).last().unwrap();
            assert_eq!(format!("{:?}", last.mnemonic()), name);
            assert_eq!(last.near_branch64(), 0, "back over {distance}");
            assert_eq!(last.len() == 2, distance + 2 <= 128, "{distance}: {last}");

            let mut a = Assembler::new();
            let end = a.label();
            jump(&mut a, end);
            (0..distance).for_each(|_| a.int3());
            a.bind(end);
            a.ret();
            let code = a.finish();
            let first = instructions(&code.bytes)[0];
            assert_eq!(format!("{:?}", first.mnemonic()), name);
            assert_eq!(
                first.near_branch64() as usize,
                code.place(end),
                "forward over {distance}"
            );
        }
    }
}

#[test]
fn calls_reach_their_labels() {
    let mut a = Assembler::new();
    let callee = a.label();
    a.call(callee);
    a.ret();
    a.align(64);
    a.bind(callee);
    a.ret();
    a.call(callee);
    let code = a.finish();
    let all = instructions(&code.bytes);
    assert_eq!(
        (all[0].near_branch64(), all.last().unwrap().near_branch64()),
        (64, 64)
    );
}

#[test]
fn padding_is_instructions() {
    for before in 0..64 {
        for align in [1, 2, 4, 8, 16, 32, 64] {
            let mut a = Assembler::new();
            (0..before).for_each(|_| a.int3());
            a.align(align);
            assert_eq!(a.len() % align, 0);
            let all = instructions(&a.finish().bytes);
            assert!(
                all[before..]
                    .iter()
                    .all(|i| format!("{:?}", i.mnemonic()) == "Nop")
            );
        }
    }
}

/// Constants are read at the place that the instruction names, whatever follows the displacement.
#[test]
fn constants_are_where_instructions_read_them() {
    let mut a = Assembler::new();
    let eight = a.constant(&1.5_f64.to_le_bytes(), 8);
    let vector = a.constant(&[7; 64], 64);
    assert_eq!(
        a.constant(&1.5_f64.to_le_bytes(), 16),
        eight,
        "equal constants have one place"
    );
    let x = Reg::Vec(3);
    a.op3(
        form::VADDPD,
        Width::Z,
        x,
        x,
        Mem::label(eight),
        Modifiers::BROADCAST,
    );
    a.op3(form::VADDPD, Width::Z, x, x, Mem::label(vector), Modifiers::NONE);
    a.op(
        form::VCMPPD,
        Width::Y,
        &[
            x.into(),
            x.into(),
            Mem::label(vector).into(),
            fpdsl_jit::x86::encode::Operand::Imm(1),
        ],
        Modifiers::NONE,
    );
    a.alu_imm(Alu::Cmp, Size::Q, Mem::label(eight), 100);
    a.alu_imm(Alu::Cmp, Size::Q, Mem::label(eight), 1000);
    a.alu_imm(Alu::Cmp, Size::W, Mem::label(eight), 1000);
    a.op1(
        form::VLDMXCSR,
        Mem {
            disp: 4,
            ..Mem::label(eight)
        },
    );
    let code = a.finish();
    let (eight, vector) = (code.place(eight), code.place(vector));
    assert_eq!((eight % 16, vector % 64), (0, 0));
    assert_eq!(code.bytes[eight..eight + 8], 1.5_f64.to_le_bytes());
    assert_eq!(code.bytes[vector..vector + 64], [7; 64]);
    let read = instructions(&code.bytes[..code.instructions]);
    let places: Vec<usize> = read.iter().map(|i| i.ip_rel_memory_address() as usize).collect();
    assert_eq!(places, [eight, vector, vector, eight, eight, eight, eight + 4]);
}

#[test]
#[should_panic(expected = "all labels are bound")]
fn a_label_without_a_place_is_a_fault() {
    let mut a = Assembler::new();
    let nowhere = a.label();
    a.jmp(nowhere);
    a.finish();
}

fn thousand(a: &mut Assembler) {
    let v = |n: u32| Reg::Vec((n % 32) as u8);
    let constant = a.constant(&[1; 8], 8);
    let start = a.here();
    for i in 0..100 {
        a.op3(
            form::VFMADD213PD,
            Width::Z,
            v(i),
            v(i + 1),
            v(i + 2),
            Modifiers::NONE,
        );
        a.op3(
            form::VADDPD,
            Width::Y,
            v(i % 16),
            v(i % 8),
            Mem::base(7, 64),
            Modifiers::NONE,
        );
        a.op3(
            form::VMULPD,
            Width::Z,
            v(i),
            v(i + 1),
            Mem::label(constant),
            Modifiers::BROADCAST,
        );
        a.op3(
            form::VPADDQ,
            Width::Z,
            v(i),
            v(i + 1),
            v(i + 2),
            Modifiers::masked(1),
        );
        a.op2(
            form::VMOVUPD,
            Width::Z,
            v(i),
            Mem::indexed(7, Reg::Gpr(1), 8, 128),
            Modifiers::NONE,
        );
        a.op2(
            form::VMOVUPD_STORE,
            Width::Z,
            Mem::base(7, 64),
            v(i),
            Modifiers::NONE,
        );
        a.alu(Alu::Add, Size::Q, Reg::Gpr(9), Reg::Gpr(1));
        a.alu_imm(Alu::Cmp, Size::Q, Reg::Gpr(9), 1000);
        a.scalar(Scalar::Imul, Size::Q, Reg::Gpr(2), Mem::base(4, 8));
        a.jcc(Condition::Below, start);
    }
}

/// Prints the time, which depends on the machine; the least of many, so that other work does not count.
#[test]
fn time_of_a_thousand_instructions() {
    let time = || {
        let start = Instant::now();
        let mut a = Assembler::new();
        thousand(&mut a);
        let code = a.finish();
        assert!(code.instructions > 4000);
        start.elapsed()
    };
    let least = (0..200).map(|_| time()).min();
    println!("a thousand instructions: {least:?}");
}
