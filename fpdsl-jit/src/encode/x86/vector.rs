//! Instructions with a VEX or EVEX prefix.

use super::address::numbers;
use super::form::{Evex, Form, InMemory, Kind, Masks, Place, Rounds, Scaling, W, Width};
use super::{Assembler, Modifiers, Operand, Reg, Round};

/// The operands by their places.
struct Places {
    reg: u8,
    vvvv: u8,
    rm: Option<Operand>,
    imm: Option<u8>,
    /// The highest number of a vector register.
    highest: u8,
    /// True if memory stands where VEX has none.
    needs_evex: bool,
}

impl Assembler {
    /// An instruction without operands.
    pub fn op0(&mut self, form: &Form) {
        self.op(form, Width::X, &[], Modifiers::NONE);
    }

    /// An instruction with one operand.
    pub fn op1(&mut self, form: &Form, a: impl Into<Operand>) {
        self.op(form, Width::X, &[a.into()], Modifiers::NONE);
    }

    /// An instruction with two operands.
    pub fn op2(
        &mut self,
        form: &Form,
        width: Width,
        a: impl Into<Operand>,
        b: impl Into<Operand>,
        modifiers: Modifiers,
    ) {
        self.op(form, width, &[a.into(), b.into()], modifiers);
    }

    /// An instruction with three operands.
    pub fn op3(
        &mut self,
        form: &Form,
        width: Width,
        a: impl Into<Operand>,
        b: impl Into<Operand>,
        c: impl Into<Operand>,
        modifiers: Modifiers,
    ) {
        self.op(form, width, &[a.into(), b.into(), c.into()], modifiers);
    }

    /// An instruction of the table; operands in the order of the manual.
    ///
    /// # Panics
    ///
    /// If an operand is of the wrong kind, or the form does not have the width or a modifier: the compiler has a fault.
    pub fn op(&mut self, form: &Form, width: Width, operands: &[Operand], modifiers: Modifiers) {
        let places = places(form, operands);
        assert!(form.has(width), "{} {width:?}", form.name);
        let needs_evex =
            places.needs_evex || width == Width::Z || places.highest > 15 || modifiers != Modifiers::NONE;
        match (form.vex, &form.evex) {
            (Some(w), _) if !needs_evex => self.vex(form, w, width, &places),
            (_, Some(evex)) => self.evex(form, evex, width, &places, modifiers),
            (_, None) => panic!("{} has no EVEX: {width:?} {modifiers:?} {operands:?}", form.name),
        }
    }

    fn vex(&mut self, form: &Form, w: W, width: Width, places: &Places) {
        let (base, index) = places.rm.as_ref().map_or((0, 0), numbers);
        let w = u8::from(w == W::W1) << 7;
        let long = u8::from(width == Width::Y || form.long) << 2;
        let last = (!places.vvvv & 15) << 3 | long | form.prefix as u8;
        let reg = (!places.reg & 8) << 4;
        if form.map as u8 == 1 && w == 0 && base < 8 && index < 8 {
            self.bytes(&[0xC5, reg | last]);
        } else {
            let high = reg | (!index & 8) << 3 | (!base & 8) << 2;
            self.bytes(&[0xC4, high | form.map as u8, w | last]);
        }
        self.rest(form, places, 1);
    }

    fn evex(&mut self, form: &Form, evex: &Evex, width: Width, places: &Places, modifiers: Modifiers) {
        check(form, evex, width, places, modifiers);
        let (base, index) = places.rm.as_ref().map_or((0, 0), numbers);
        let in_memory = matches!(places.rm, Some(Operand::Mem(_)));
        // A register's number has five bits: X is the fifth of one in place of memory, V' that of a vector that is an index.
        let x = if in_memory { index >> 3 & 1 } else { base >> 4 & 1 };
        let v = if in_memory && index > 15 {
            1
        } else {
            places.vvvv >> 4 & 1
        };
        let first = (!places.reg & 8) << 4 | (!x & 1) << 6 | (!base & 8) << 2 | (!places.reg & 16);
        let w = u8::from(evex.w == W::W1) << 7;
        let length = match modifiers.round {
            None => width as u8,
            Some(Round::Nearest | Round::Sae) => 0,
            Some(Round::Down) => 1,
            Some(Round::Up) => 2,
            Some(Round::Zero) => 3,
        };
        let b = u8::from(modifiers.broadcast || modifiers.round.is_some());
        self.bytes(&[
            0x62,
            first | form.map as u8,
            w | (!places.vvvv & 15) << 3 | 4 | form.prefix as u8,
            u8::from(modifiers.zeroing) << 7 | length << 5 | b << 4 | (!v & 1) << 3 | modifiers.mask,
        ]);
        let scale = match evex.scaling {
            _ if modifiers.broadcast => i32::from(evex.element),
            Scaling::Part(halved) => (width.bytes() >> halved) as i32,
            Scaling::Fixed(bytes) => i32::from(bytes),
            Scaling::Duplicated if width == Width::X => 8,
            Scaling::Duplicated => width.bytes() as i32,
        };
        self.rest(form, places, scale);
    }

    /// The opcode and what follows it.
    fn rest(&mut self, form: &Form, places: &Places, scale: i32) {
        self.byte(form.opcode);
        if let Some(rm) = &places.rm {
            self.address(places.reg, rm, scale, u8::from(places.imm.is_some()));
        }
        if let Some(imm) = places.imm {
            self.byte(imm);
        }
    }
}

fn places(form: &Form, operands: &[Operand]) -> Places {
    assert_eq!(form.slots.len(), operands.len(), "{} {operands:?}", form.name);
    let mut places = Places {
        reg: form.digit,
        vvvv: 0,
        rm: None,
        imm: None,
        highest: 0,
        needs_evex: false,
    };
    for (slot, operand) in form.slots.iter().zip(operands) {
        let vector = match (*operand, slot.kind) {
            (Operand::Reg(Reg::Vec(n)), Kind::Part(_) | Kind::Xmm) => n,
            (Operand::Reg(Reg::Gpr(_)), Kind::G32 | Kind::G64) | (Operand::Reg(Reg::Mask(_)), Kind::Mask) => {
                0
            }
            (Operand::Mem(mem), Kind::Gather(_)) => {
                let index = mem.index.map(|index| index.reg);
                let Some(Reg::Vec(n)) = index else {
                    panic!("{}: the index of {operand:?} is no vector", form.name)
                };
                n
            }
            (Operand::Mem(_), _) if slot.memory != InMemory::No => {
                places.needs_evex |= slot.memory == InMemory::Evex;
                0
            }
            (Operand::Imm(_), Kind::Imm) => 0,
            _ => panic!("{}: {operand:?} is no {slot:?}", form.name),
        };
        places.highest = places.highest.max(vector);
        match (slot.place, *operand) {
            (Place::Reg, Operand::Reg(reg)) => places.reg = reg.number(),
            (Place::Vvvv, Operand::Reg(reg)) => places.vvvv = reg.number(),
            (Place::Is4, Operand::Reg(reg)) => places.imm = Some(reg.number() << 4),
            (Place::Imm, Operand::Imm(byte)) => places.imm = Some(byte),
            (_, operand) => places.rm = Some(operand),
        }
    }
    places
}

/// Checks what only EVEX has.
fn check(form: &Form, evex: &Evex, width: Width, places: &Places, modifiers: Modifiers) {
    let in_memory = matches!(places.rm, Some(Operand::Mem(_)));
    let writes_memory = matches!(form.slots.first(), Some(slot) if slot.place == Place::Rm) && in_memory;
    let masks = match evex.masks {
        Masks::No => modifiers.mask == 0,
        Masks::Merging => !modifiers.zeroing,
        Masks::Zeroing => !modifiers.zeroing || modifiers.mask != 0 && !writes_memory,
        Masks::Required => modifiers.mask != 0 && !modifiers.zeroing,
    };
    let rounds = match (modifiers.round, evex.rounds) {
        (None, _) | (Some(Round::Sae), Rounds::Sae) => true,
        (Some(Round::Sae), _) => false,
        (Some(_), rounds) => rounds == Rounds::Mode,
    };
    let scalar = form.widths == 1;
    let whole = modifiers.round.is_none() || !in_memory && (scalar || width == Width::Z);
    let broadcast = !modifiers.broadcast || in_memory && evex.element > 0;
    assert!(
        masks && modifiers.mask < 8 && rounds && whole && broadcast,
        "{} {width:?} does not take {modifiers:?}",
        form.name
    );
}
