//! Labels, branches, padding, data, and the time that encoding takes.

use std::time::Instant;

use fpdsl_jit::encode::x86::{
    Alu, Assembler, Condition, Label, Mem, Modifiers, Operand, Reg, Scalar, Size, Width, form,
};
use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic};

use crate::scalars::suffix;

fn instructions(bytes: &[u8]) -> Vec<Instruction> {
    let all: Vec<Instruction> = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE)
        .into_iter()
        .collect();
    assert!(all.iter().all(|i| !i.is_invalid()));
    all
}

/// Branches over this many bytes of instructions that do nothing, forward and back.
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
fn padding_ends_at_a_multiple() {
    for before in 0..64_usize {
        for align in [1, 2, 4, 8, 16, 32, 64] {
            let mut a = Assembler::new();
            (0..before).for_each(|_| a.ret());
            a.align(align);
            assert_eq!(a.len(), before.next_multiple_of(align));
            let all = instructions(&a.finish().bytes);
            assert!(all[before..].iter().all(|i| i.mnemonic() == Mnemonic::Int3));
        }
    }
}

/// Data is read at the place that the instruction names, whatever follows the displacement.
#[test]
fn data_is_where_instructions_read_it() {
    let (mut a, data) = Assembler::behind((0..128).collect());
    let at = |disp| Mem {
        disp,
        ..Mem::label(data)
    };
    let x = Reg::Vec(3);
    a.op3(form::VADDPD, Width::Z, x, x, at(8), Modifiers::BROADCAST);
    a.op3(form::VADDPD, Width::Z, x, x, at(64), Modifiers::NONE);
    let compare: [Operand; 4] = [x.into(), x.into(), at(96).into(), Operand::Imm(1)];
    a.op(form::VCMPPD, Width::Y, &compare, Modifiers::NONE);
    a.alu_imm(Alu::Cmp, Size::Q, at(0), 100);
    a.alu_imm(Alu::Cmp, Size::Q, at(16), 1000);
    a.alu_imm(Alu::Cmp, Size::W, at(2), 1000);
    a.op1(form::VLDMXCSR, at(4));
    let code = a.finish();
    assert_eq!((code.place(data), &code.bytes[..2]), (0, &[0, 1][..]));
    let read = Decoder::with_ip(64, &code.bytes[128..], 128, DecoderOptions::NONE);
    let places: Vec<u64> = read.into_iter().map(|i| i.ip_rel_memory_address()).collect();
    assert_eq!(places, [8, 64, 96, 0, 16, 2, 4]);
}

#[test]
#[should_panic(expected = "all labels are bound")]
fn a_label_without_a_place_is_a_fault() {
    let mut a = Assembler::new();
    let nowhere = a.label();
    a.jmp(nowhere);
    a.finish();
}

fn thousand(a: &mut Assembler, constant: Label) {
    let v = |n: u32| Reg::Vec((n % 32) as u8);
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
        let (mut a, data) = Assembler::behind(vec![1; 8]);
        thousand(&mut a, data);
        let code = a.finish();
        assert!(code.bytes.len() > 4000);
        start.elapsed()
    };
    let least = (0..200).map(|_| time()).min();
    println!("a thousand instructions: {least:?}");
}
