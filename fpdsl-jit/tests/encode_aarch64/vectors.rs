//! The rows of the tables, and other instructions on all lanes.

use crate::encode::{Arrangement, Assembler, Three, Two};
use crate::peer::{Cases, pairs, triples, v};

type Convert = fn(&mut Assembler, Arrangement, u8, u8);
type Multiply = fn(&mut Assembler, Arrangement, u8, u8, u8);
type Shift = fn(&mut Assembler, Arrangement, u8, u8, u8);

/// The arrangements of an instruction, by its name alone.
fn arrangements(name: &str) -> &'static [Arrangement] {
    use Arrangement::*;
    match name {
        "and" | "bic" | "orr" | "eor" | "bsl" | "bit" | "bif" | "not" | "cnt" => &[B8, B16],
        "mul" | "umaxp" | "rev64" | "uaddlp" => &[B8, B16, H4, H8, S2, S4],
        _ if name.starts_with('f') || name == "scvtf" => &[S2, S4, D2],
        _ => &Arrangement::ALL,
    }
}

pub fn cases() -> Cases {
    let mut all = Cases::default();
    two_operands(&mut all);
    one_operand(&mut all);
    other_widths(&mut all);
    shifts(&mut all);
    sums(&mut all);
    whole_vectors(&mut all);
    all
}

fn two_operands(all: &mut Cases) {
    for &op in Three::ALL {
        let name = format!("{op:?}").to_lowercase();
        for &arrangement in arrangements(&name) {
            for [d, n, m] in triples() {
                let operands = [d, n, m].map(|n| v(n, arrangement)).join(", ");
                all.add(format!("{name} {operands}"), |a| {
                    a.vector3(op, arrangement, d, n, m)
                });
            }
        }
    }
}

fn one_operand(all: &mut Cases) {
    for &op in Two::ALL {
        let name = format!("{op:?}").to_lowercase();
        for &arrangement in arrangements(&name) {
            for [d, n] in pairs() {
                let (first, second) = (v(d, arrangement), v(n, arrangement));
                let text = match op {
                    Two::Uaddlp => format!("{name} v{d}.{}, {second}", twice(arrangement)),
                    _ => format!("{name} {first}, {second}"),
                };
                all.add(text, |a| a.vector2(op, arrangement, d, n));
            }
        }
    }
}

/// Half as many lanes of twice the bits.
fn twice(arrangement: Arrangement) -> &'static str {
    match arrangement {
        Arrangement::B8 => "4h",
        Arrangement::B16 => "8h",
        Arrangement::H4 => "2s",
        Arrangement::H8 => "4s",
        Arrangement::S2 => "1d",
        Arrangement::S4 => "2d",
        Arrangement::D2 => unreachable!(),
    }
}

/// Vectors, and those of 8 bytes with lanes of half the bits.
const HALVES: [(Arrangement, Arrangement); 3] = [
    (Arrangement::H8, Arrangement::B8),
    (Arrangement::S4, Arrangement::H4),
    (Arrangement::D2, Arrangement::S2),
];

fn other_widths(all: &mut Cases) {
    let widening: [(&str, Convert); 3] = [
        ("fcvtl", Assembler::fcvtl),
        ("ushll", Assembler::uxtl),
        ("sshll", Assembler::sxtl),
    ];
    let narrowing: [(&str, Convert); 2] = [("fcvtn", Assembler::fcvtn), ("xtn", Assembler::xtn)];
    let products: [(&str, Multiply); 2] = [("umull", Assembler::umull), ("smull", Assembler::smull_vector)];
    for (wide, narrow) in HALVES {
        let has = |name: &str| wide != Arrangement::H8 || !name.starts_with('f');
        for [d, n] in pairs() {
            for (name, method) in widening.into_iter().filter(|(name, _)| has(name)) {
                let by = if name == "fcvtl" { "" } else { ", #0" };
                let text = format!("{name} {}, {}{by}", v(d, wide), v(n, narrow));
                all.add(text, |a| method(a, wide, d, n));
            }
            for (name, method) in narrowing.into_iter().filter(|(name, _)| has(name)) {
                let text = format!("{name} {}, {}", v(d, narrow), v(n, wide));
                all.add(text, |a| method(a, wide, d, n));
            }
        }
        for [d, n, m] in triples() {
            for (name, method) in products {
                let text = format!("{name} {}, {}, {}", v(d, wide), v(n, narrow), v(m, narrow));
                all.add(text, |a| method(a, wide, d, n, m));
            }
        }
    }
}

fn shifts(all: &mut Cases) {
    let rows: [(&str, u8, Shift); 3] = [
        ("shl", 0, Assembler::shl),
        ("ushr", 1, Assembler::ushr),
        ("sshr", 1, Assembler::sshr),
    ];
    for (name, least, method) in rows {
        for arrangement in Arrangement::ALL {
            let bits = arrangement.element().bits() as u8;
            for amount in least..bits + least {
                for [d, n] in pairs() {
                    let text = format!("{name} {}, {}, #{amount}", v(d, arrangement), v(n, arrangement));
                    all.add(text, |a| method(a, arrangement, d, n, amount));
                }
            }
        }
    }
}

fn sums(all: &mut Cases) {
    for arrangement in [Arrangement::B8, Arrangement::B16] {
        for [d, n] in pairs() {
            let text = format!("addv b{d}, {}", v(n, arrangement));
            all.add(text, |a| a.addv(arrangement, d, n));
        }
    }
}

fn whole_vectors(all: &mut Cases) {
    let bytes = |n| v(n, Arrangement::B16);
    for [d, n, m] in triples() {
        for first in 0..16 {
            let text = format!("ext {}, {}, {}, #{first}", bytes(d), bytes(n), bytes(m));
            all.add(text, |a| a.ext(d, n, m, first));
        }
        let text = format!("tbl {}, {{{}}}, {}", bytes(d), bytes(n), bytes(m));
        all.add(text, |a| a.tbl(d, n, m));
    }
    for [d, n] in pairs() {
        all.add(format!("orr {}, {}, {}", bytes(d), bytes(n), bytes(n)), |a| {
            a.mov_vector(d, n)
        });
    }
}

#[test]
fn instructions_on_all_lanes() {
    cases().compare();
}

/// A row has the arrangements that its name says, and no others.
#[test]
fn rows_refuse_other_arrangements() {
    for arrangement in Arrangement::ALL {
        for &op in Three::ALL {
            let name = format!("{op:?}").to_lowercase();
            assert_eq!(
                op.takes(arrangement),
                arrangements(&name).contains(&arrangement),
                "{op:?}"
            );
        }
        for &op in Two::ALL {
            let name = format!("{op:?}").to_lowercase();
            assert_eq!(
                op.takes(arrangement),
                arrangements(&name).contains(&arrangement),
                "{op:?}"
            );
        }
    }
}
