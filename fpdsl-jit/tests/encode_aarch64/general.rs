//! Instructions on general registers.

use crate::encode::{Assembler, Condition, Size};
use crate::peer::{Cases, SIZES, bits, pairs, quadruples, r, sp, triples, w, x};

type TwoOperands = fn(&mut Assembler, Size, u8, u8, u8);

/// Conditions by their names. The decoder names two after the carry.
pub const CONDITIONS: [(&str, Condition); 14] = [
    ("eq", Condition::Eq),
    ("ne", Condition::Ne),
    ("cs", Condition::Hs),
    ("cc", Condition::Lo),
    ("mi", Condition::Mi),
    ("pl", Condition::Pl),
    ("vs", Condition::Vs),
    ("vc", Condition::Vc),
    ("hi", Condition::Hi),
    ("ls", Condition::Ls),
    ("ge", Condition::Ge),
    ("lt", Condition::Lt),
    ("gt", Condition::Gt),
    ("le", Condition::Le),
];

pub fn cases() -> Cases {
    let mut all = Cases::default();
    three_registers(&mut all);
    products(&mut all);
    one_operand(&mut all);
    shifts(&mut all);
    constants(&mut all);
    conditions(&mut all);
    all
}

fn three_registers(all: &mut Cases) {
    let rows: [(&str, TwoOperands); 9] = [
        ("add", Assembler::add),
        ("sub", Assembler::sub),
        ("and", Assembler::and),
        ("orr", Assembler::orr),
        ("eor", Assembler::eor),
        ("udiv", Assembler::udiv),
        ("lslv", Assembler::lslv),
        ("lsrv", Assembler::lsrv),
        ("asrv", Assembler::asrv),
    ];
    for (name, method) in rows {
        for size in SIZES {
            for [d, n, m] in triples() {
                let text = format!("{name} {}, {}, {}", r(size, d), r(size, n), r(size, m));
                all.add(text, |a| method(a, size, d, n, m));
            }
        }
    }
}

fn products(all: &mut Cases) {
    for [d, n, m, from] in quadruples() {
        for size in SIZES {
            let operands = [d, n, m, from].map(|n| r(size, n)).join(", ");
            all.add(format!("msub {operands}"), |a| a.msub(size, d, n, m, from));
        }
    }
    for [d, n, m] in triples() {
        for size in SIZES {
            let operands = [d, n, m, 31].map(|n| r(size, n)).join(", ");
            all.add(format!("madd {operands}"), |a| a.mul(size, d, n, m));
        }
    }
}

fn one_operand(all: &mut Cases) {
    for [d, n] in pairs() {
        for size in SIZES {
            let (zero, first, second) = (r(size, 31), r(size, d), r(size, n));
            all.add(format!("orr {first}, {zero}, {second}"), |a| a.mov(size, d, n));
            all.add(format!("clz {first}, {second}"), |a| a.clz(size, d, n));
            all.add(format!("subs {zero}, {first}, {second}"), |a| a.cmp(size, d, n));
        }
        let narrow = |name, bits| format!("{name} {}, {}, #0, #{}", w(d), w(n), bits - 1);
        all.add(narrow("ubfm", 8), |a| a.uxtb(d, n));
        all.add(narrow("ubfm", 16), |a| a.uxth(d, n));
        all.add(narrow("sbfm", 8), |a| a.sxtb(d, n));
        all.add(narrow("sbfm", 16), |a| a.sxth(d, n));
        all.add(format!("sbfm {}, {}, #0, #31", x(d), x(n)), |a| a.sxtw(d, n));
        all.add(format!("add {}, sp, #0", sp(Size::X, d)), |a| a.from_sp(d));
        all.add(format!("add sp, {}, #0", sp(Size::X, d)), |a| a.to_sp(d));
    }
}

/// A shift is the move of a bit field: from a bit to the highest, or from the lowest to where the upper ones are lost.
fn shifts(all: &mut Cases) {
    for size in SIZES {
        let last = bits(size) as u8 - 1;
        for amount in 0..=last {
            for [d, n] in pairs() {
                let registers = format!("{}, {}", r(size, d), r(size, n));
                let left = format!(
                    "ubfm {registers}, #{}, #{}",
                    (last - amount + 1) & last,
                    last - amount
                );
                all.add(left, |a| a.lsl_imm(size, d, n, amount));
                let right = format!("{registers}, #{amount}, #{last}");
                all.add(format!("ubfm {right}"), |a| a.lsr_imm(size, d, n, amount));
                all.add(format!("sbfm {right}"), |a| a.asr_imm(size, d, n, amount));
            }
        }
        for amount in [0, 1, last] {
            for [d, n, m] in triples() {
                let registers = [d, n, m].map(|n| r(size, n)).join(", ");
                let shift = match amount {
                    0 => String::new(),
                    _ => format!(", lsl #{amount}"),
                };
                let add = format!("add {registers}{shift}");
                all.add(add, |a| a.add_shifted(size, d, n, m, amount));
            }
        }
    }
}

fn constants(all: &mut Cases) {
    for constant in [0, 1, 2, 0x7FF, 0xFFF, 0x1000, 0x2000, 0x80_0000, 0xFF_F000] {
        let written = match constant {
            0..0x1000 => format!("#{constant}"),
            _ => format!("#{}, lsl #12", constant / 0x1000),
        };
        for size in SIZES {
            for [d, n] in pairs() {
                let (first, second, zero) = (sp(size, d), sp(size, n), r(size, 31));
                let add = format!("add {first}, {second}, {written}");
                all.add(add, |a| a.add_imm(size, d, n, constant));
                let sub = format!("sub {first}, {second}, {written}");
                all.add(sub, |a| a.sub_imm(size, d, n, constant));
                all.add(format!("subs {zero}, {second}, {written}"), |a| {
                    a.cmp_imm(size, n, constant)
                });
                all.add(format!("adds {zero}, {second}, {written}"), |a| {
                    a.cmn_imm(size, n, constant)
                });
            }
        }
    }
}

fn conditions(all: &mut Cases) {
    for (i, (name, condition)) in CONDITIONS.into_iter().enumerate() {
        let (opposite, _) = CONDITIONS[i ^ 1];
        for [d, n, m] in triples() {
            for size in SIZES {
                let operands = [d, n, m].map(|n| r(size, n)).join(", ");
                all.add(format!("csel {operands}, {name}"), |a| {
                    a.csel(size, d, n, m, condition)
                });
            }
            let text = format!("csinc {}, wzr, wzr, {opposite}", w(d));
            all.add(text, |a| a.cset(d, condition));
        }
    }
}

#[test]
fn instructions_on_general_registers() {
    cases().compare();
}

#[test]
fn conditions_have_opposites() {
    for (i, (_, condition)) in CONDITIONS.into_iter().enumerate() {
        assert_eq!(Condition::ALL[i], condition);
        assert_eq!(condition.not(), CONDITIONS[i ^ 1].1);
    }
}
