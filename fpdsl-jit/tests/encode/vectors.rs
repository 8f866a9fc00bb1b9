//! Every form of the table.

use fpdsl_jit::encode::x86::form::{ALL, Evex, Form, InMemory, Kind, Masks, Place, Rounds, Slot, Width};
use fpdsl_jit::encode::x86::{Base, Index, Mem, Modifiers, Operand, Reg, Round};
use iced_x86::EncodingKind;

use crate::peer::check;

const WIDTHS: [Width; 3] = [Width::X, Width::Y, Width::Z];

/// Displacements around the ends of a byte, alone and as multiples of what a byte counts.
const DISPLACEMENTS: [i32; 22] = [
    0,
    1,
    -1,
    8,
    16,
    32,
    64,
    127,
    128,
    -128,
    -129,
    508,
    512,
    1016,
    1024,
    -1024,
    2032,
    4064,
    8128,
    8192,
    -8192,
    i32::MIN,
];

/// The generator of Steele, Lea and Flood.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) % n
    }

    fn register(&mut self, kind: Kind, evex: bool) -> Reg {
        match kind {
            Kind::Mask => Reg::Mask(self.below(8) as u8),
            Kind::G32 | Kind::G64 => Reg::Gpr(self.below(16) as u8),
            _ => Reg::Vec(self.below(if evex { 32 } else { 16 }) as u8),
        }
    }

    fn memory(&mut self, kind: Kind, evex: bool) -> Mem {
        let gather = matches!(kind, Kind::Gather(_));
        let reg = if gather {
            self.register(Kind::Part(0), evex)
        } else {
            Reg::Gpr(self.below(16) as u8)
        };
        let index = (gather || self.below(2) == 0 && reg != Reg::Gpr(4)).then(|| Index {
            reg,
            scale: 1 << self.below(4),
        });
        let base = match self.below(16) {
            0 => Base::None,
            _ => Base::Gpr(self.below(16) as u8),
        };
        Mem {
            base,
            index,
            disp: DISPLACEMENTS[self.below(DISPLACEMENTS.len() as u64) as usize],
        }
    }

    fn operands(&mut self, form: &Form, in_memory: bool, evex: bool) -> Vec<Operand> {
        let operand = |slot: &Slot| match slot.kind {
            Kind::Imm => Operand::Imm(self.below(256) as u8),
            kind if is_memory(slot, in_memory) => self.memory(kind, evex).into(),
            kind => self.register(kind, evex).into(),
        };
        form.slots.iter().map(operand).collect()
    }
}

fn is_memory(slot: &Slot, wanted: bool) -> bool {
    matches!(slot.kind, Kind::Memory | Kind::Gather(_)) || wanted && slot.memory != InMemory::No
}

/// Whether some operand can be a register or memory, or must be one of them.
fn kinds_of_rm(form: &Form, evex: bool) -> Vec<bool> {
    let rm = form.slots.iter().find(|slot| slot.place == Place::Rm);
    match rm {
        None => vec![false],
        Some(slot) if is_memory(slot, false) => vec![true],
        Some(slot) if slot.memory == InMemory::Yes || slot.memory == InMemory::Evex && evex => {
            vec![false, true]
        }
        Some(_) => vec![false],
    }
}

/// Gathers allow no register twice, and instructions of AVX-512 that write `xmm` beside a mask have no such rule.
fn is_allowed(form: &Form, operands: &[Operand]) -> bool {
    if !form.slots.iter().any(|slot| matches!(slot.kind, Kind::Gather(_))) {
        return true;
    }
    let mut vectors: Vec<u8> = operands
        .iter()
        .filter_map(|operand| match operand {
            Operand::Reg(Reg::Vec(n)) => Some(*n),
            Operand::Mem(mem) => mem.index.map(|index| index.reg.number()),
            _ => None,
        })
        .collect();
    let all = vectors.len();
    vectors.sort_unstable();
    vectors.dedup();
    vectors.len() == all
}

/// All modifiers that a form takes with such operands.
fn modifiers(evex: &Evex, form: &Form, width: Width, in_memory: bool) -> Vec<Modifiers> {
    let to_memory = in_memory && form.slots[0].place == Place::Rm;
    let mut masks = vec![];
    if evex.masks != Masks::Required {
        masks.push((0, false));
    }
    if evex.masks != Masks::No {
        masks.extend((1..8).map(|mask| (mask, false)));
    }
    if evex.masks == Masks::Zeroing && !to_memory {
        masks.extend((1..8).map(|mask| (mask, true)));
    }
    let whole = !in_memory && (form.widths == 1 || width == Width::Z);
    let mut rounds = vec![None];
    match evex.rounds {
        Rounds::Mode if whole => {
            rounds.extend([Round::Nearest, Round::Down, Round::Up, Round::Zero].map(Some))
        }
        Rounds::Sae if whole => rounds.push(Some(Round::Sae)),
        _ => {}
    }
    let broadcasts: &[bool] = if in_memory && evex.element > 0 {
        &[false, true]
    } else {
        &[false]
    };
    let mut all = Vec::new();
    for (mask, zeroing) in masks {
        for &round in &rounds {
            all.extend(broadcasts.iter().map(|&broadcast| Modifiers {
                mask,
                zeroing,
                round,
                broadcast,
            }));
        }
    }
    all
}

/// Checks a form with these operands, unless they are not allowed.
fn one(form: &Form, width: Width, operands: &[Operand], modifiers: Modifiers, vex: bool) -> usize {
    if !is_allowed(form, operands) {
        return 0;
    }
    let context = format!("{} {width:?} {operands:?} {modifiers:?}", form.name);
    let instruction = check(form, width, operands, modifiers, &context);
    let expected = if vex {
        EncodingKind::VEX
    } else {
        EncodingKind::EVEX
    };
    assert_eq!(instruction.code().op_code().encoding(), expected, "{context}");
    1
}

/// Every value of each operand in turn, among others at random.
fn each_operand(form: &Form, width: Width, vex: bool, random: &mut Random) -> usize {
    let mut count = 0;
    let least = match form.evex {
        Some(evex) if evex.masks == Masks::Required && !vex => Modifiers::masked(1),
        _ => Modifiers::NONE,
    };
    for in_memory in kinds_of_rm(form, !vex) {
        for (i, slot) in form.slots.iter().enumerate() {
            let values: Vec<Operand> = match slot.kind {
                Kind::Imm => (0..=255).map(Operand::Imm).collect(),
                kind if is_memory(slot, in_memory) => {
                    let all = (0..400).map(|_| random.memory(kind, !vex));
                    let mut all: Vec<Mem> = all.collect();
                    let some = random.memory(kind, !vex);
                    all.extend((0..16).map(|base| Mem {
                        base: Base::Gpr(base),
                        ..some
                    }));
                    all.extend(DISPLACEMENTS.map(|disp| Mem { disp, ..some }));
                    all.into_iter().map(Operand::Mem).collect()
                }
                Kind::Mask => (0..8).map(|n| Reg::Mask(n).into()).collect(),
                Kind::G32 | Kind::G64 => (0..16).map(|n| Reg::Gpr(n).into()).collect(),
                _ => (0..if vex { 16 } else { 32 })
                    .map(|n| Reg::Vec(n).into())
                    .collect(),
            };
            for value in values {
                let mut operands = random.operands(form, in_memory, !vex);
                operands[i] = value;
                if vex || is_evex(form, width, &operands, least) {
                    count += one(form, width, &operands, least, vex);
                }
            }
        }
        if form.slots.is_empty() {
            count += one(form, width, &[], least, vex);
        }
    }
    count
}

/// Whether EVEX is needed, as the table says it.
fn is_evex(form: &Form, width: Width, operands: &[Operand], modifiers: Modifiers) -> bool {
    let high = |operand: &Operand| match operand {
        Operand::Reg(Reg::Vec(n)) => *n > 15,
        Operand::Mem(mem) => mem.index.is_some_and(|index| matches!(index.reg, Reg::Vec(16..))),
        _ => false,
    };
    let only_evex = |(slot, operand): (&Slot, &Operand)| {
        slot.memory == InMemory::Evex && matches!(operand, Operand::Mem(_))
    };
    form.vex.is_none()
        || width == Width::Z
        || modifiers != Modifiers::NONE
        || operands.iter().any(high)
        || form.slots.iter().zip(operands).any(only_evex)
}

#[test]
fn forms_under_vex() {
    let mut random = Random(1);
    let mut count = 0;
    for form in ALL.iter().copied().flatten().filter(|form| form.vex.is_some()) {
        for width in [Width::X, Width::Y].into_iter().filter(|&width| form.has(width)) {
            count += each_operand(form, width, true, &mut random);
        }
    }
    println!("{count} instructions");
    assert!(count > 100_000);
}

#[test]
fn forms_under_evex() {
    let mut random = Random(2);
    let mut count = 0;
    for form in ALL.iter().copied().flatten() {
        let Some(evex) = &form.evex else { continue };
        for width in WIDTHS.into_iter().filter(|&width| form.has(width)) {
            count += each_operand(form, width, false, &mut random);
            for in_memory in kinds_of_rm(form, true) {
                for modifiers in modifiers(evex, form, width, in_memory) {
                    for _ in 0..8 {
                        let operands = random.operands(form, in_memory, true);
                        if is_evex(form, width, &operands, modifiers) {
                            count += one(form, width, &operands, modifiers, false);
                        }
                    }
                }
            }
        }
    }
    println!("{count} instructions");
    assert!(count > 300_000);
}

#[test]
fn names_are_unique() {
    let mut names: Vec<&str> = ALL.iter().copied().flatten().map(|form| form.name).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
    println!("{all} forms");
}

#[test]
fn what_a_form_does_not_have_is_refused() {
    use fpdsl_jit::encode::x86::{Assembler, form};
    let vec = |n| Operand::Reg(Reg::Vec(n));
    let mem = Operand::Mem(Mem::base(0, 0));
    let refused = |form: &'static Form, width, operands: Vec<Operand>, modifiers| {
        let encode = move || Assembler::new().op(form, width, &operands, modifiers);
        std::panic::catch_unwind(encode).is_err()
    };
    let rounding = Modifiers::rounding(Round::Up);
    // Rounding of 256 bits, of memory, and where nothing rounds.
    assert!(refused(
        form::VADDPD,
        Width::Y,
        vec![vec(0), vec(1), vec(2)],
        rounding
    ));
    assert!(refused(
        form::VADDPD,
        Width::Z,
        vec![vec(0), vec(1), mem],
        rounding
    ));
    assert!(refused(
        form::VMAXPD,
        Width::Z,
        vec![vec(0), vec(1), vec(2)],
        rounding
    ));
    // Zeroing without a mask, of a mask, and of memory.
    let zeroing = |mask| Modifiers {
        zeroing: true,
        mask,
        ..Modifiers::NONE
    };
    assert!(refused(
        form::VADDPD,
        Width::Z,
        vec![vec(0), vec(1), vec(2)],
        zeroing(0)
    ));
    let mask = Operand::Reg(Reg::Mask(1));
    assert!(refused(
        form::VCMPPD_K,
        Width::Z,
        vec![mask, vec(1), vec(2), Operand::Imm(0)],
        zeroing(1)
    ));
    assert!(refused(
        form::VMOVUPD_STORE,
        Width::Z,
        vec![mem, vec(1)],
        zeroing(1)
    ));
    // A gather without a mask, a broadcast of a register and of bytes, a width, an operand, registers that VEX lacks.
    let gather = Operand::Mem(Mem::indexed(0, Reg::Vec(3), 8, 0));
    assert!(refused(
        form::VGATHERQPD_K,
        Width::Z,
        vec![vec(0), gather],
        Modifiers::NONE
    ));
    assert!(refused(
        form::VADDPD,
        Width::Z,
        vec![vec(0), vec(1), vec(2)],
        Modifiers::BROADCAST
    ));
    assert!(refused(
        form::VPADDB,
        Width::Z,
        vec![vec(0), vec(1), mem],
        Modifiers::BROADCAST
    ));
    assert!(refused(
        form::VPERMPD,
        Width::X,
        vec![vec(0), vec(1), vec(2)],
        Modifiers::NONE
    ));
    assert!(refused(
        form::VADDPD,
        Width::Z,
        vec![vec(0), mem, vec(2)],
        Modifiers::NONE
    ));
    assert!(refused(
        form::VBLENDVPD,
        Width::Y,
        vec![vec(16), vec(1), vec(2), vec(3)],
        Modifiers::NONE
    ));
    assert!(!refused(
        form::VADDPD,
        Width::Z,
        vec![vec(0), vec(1), vec(2)],
        rounding
    ));
}
