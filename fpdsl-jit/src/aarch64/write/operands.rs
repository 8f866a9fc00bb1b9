//! The registers and places of an instruction.

use regalloc2::{Allocation, PReg};
use smallvec::SmallVec;

use crate::emit::Frame;
use crate::encode::aarch64::{Access, Address, Assembler, Size};
use crate::registers::aarch64::{FRAME, POOL, SP, X16, X17};
use crate::vcode::{Inst, Mem};

/// The number of the register that an operand got.
pub fn number(a: Allocation) -> u8 {
    hardware(a.as_reg().expect("registers only"))
}

pub fn hardware(r: PReg) -> u8 {
    r.hw_enc() as u8
}

/// A place in memory.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// Bytes after a register.
    Behind(u8, i32),
    /// With an index: base, index, scale.
    Indexed(u8, u8, u32, i32),
}

/// What an instruction reads and writes.
pub struct Operands {
    /// The result's register.
    pub d: u8,
    /// The operands' registers. The first may be the result's as well.
    pub u: SmallVec<[u8; 4]>,
    pub place: Option<Place>,
    pub imm: i64,
}

impl Operands {
    pub fn of(inst: &Inst, allocs: &[Allocation], frame: &Frame) -> Self {
        let mut next = allocs.iter().map(|&a| number(a));
        let mut register = || next.next().expect("a register for each operand");
        // One without a result has no number of it.
        let d = if inst.def.is_some() { register() } else { 0 };
        let u = inst.uses.iter().map(|_| register()).collect();
        let place = match inst.mem {
            Mem::None => None,
            Mem::Pool(at) => Some(Place::Behind(POOL, at as i32)),
            Mem::Base { disp, .. } => Some(Place::Behind(register(), disp)),
            Mem::Indexed { scale, disp, .. } => {
                let base = register();
                Some(Place::Indexed(base, register(), scale, disp))
            }
            Mem::Outgoing(at) => Some(Place::Behind(SP, at)),
            Mem::Local(at) => Some(Place::Behind(SP, frame.locals + at)),
            // The caller's frame pointer and the return address lie between.
            Mem::Incoming(at) => Some(Place::Behind(FRAME, 16 + at)),
            Mem::Lanes { .. } => unreachable!("lanes are read one by one"),
        };
        assert!(inst.mask.is_none() && inst.temp.is_none(), "masks are operands");
        Operands {
            d,
            u,
            place,
            imm: inst.imm.unwrap_or(0),
        }
    }

    pub fn place(&self) -> Place {
        self.place.expect("a place")
    }
}

/// A displacement as a register of 64 bits holds it.
fn bits(disp: i32) -> u64 {
    i64::from(disp) as u64
}

/// The address of a place for an instruction that reads or writes it in this way.
pub fn address(asm: &mut Assembler, access: Access, place: Place) -> Address {
    let (n, disp) = match place {
        Place::Behind(n, disp) => (n, disp),
        Place::Indexed(n, m, scale, 0) if scale == 1 || scale == access.bytes() => {
            return Address::Index {
                n,
                m,
                shifted: scale > 1,
            };
        }
        Place::Indexed(n, m, scale, disp) => {
            asm.add_shifted(Size::X, X16, n, m, scale.trailing_zeros() as u8);
            (X16, disp)
        }
    };
    if encode_reaches(access, disp) {
        return Address::Base { n, disp };
    }
    asm.mov_imm(X17, bits(disp));
    Address::Index {
        n,
        m: X17,
        shifted: false,
    }
}

fn encode_reaches(access: Access, disp: i32) -> bool {
    crate::encode::aarch64::reaches(access, disp)
}

/// Puts the address of a place into a register, which is none of its own but for the last instruction.
pub fn pointer(asm: &mut Assembler, d: u8, place: Place) {
    let (n, disp) = match place {
        Place::Behind(n, disp) => (n, disp),
        Place::Indexed(n, m, scale, 0) => {
            return asm.add_shifted(Size::X, d, n, m, scale.trailing_zeros() as u8);
        }
        Place::Indexed(n, m, scale, disp) => {
            asm.add_shifted(Size::X, X16, n, m, scale.trailing_zeros() as u8);
            (X16, disp)
        }
    };
    plus(asm, d, n, disp);
}

/// A register, which may be the stack's, and a constant.
pub fn plus(asm: &mut Assembler, d: u8, n: u8, constant: i32) {
    let magnitude = constant.unsigned_abs();
    match constant {
        0 if n == d => {}
        0.. if Assembler::fits_add(magnitude) => asm.add_imm(Size::X, d, n, magnitude),
        _ if Assembler::fits_add(magnitude) => asm.sub_imm(Size::X, d, n, magnitude),
        _ => {
            asm.mov_imm(X17, bits(constant));
            if n == SP {
                asm.from_sp(X16);
                asm.add(Size::X, d, X16, X17);
            } else {
                asm.add(Size::X, d, n, X17);
            }
        }
    }
}
