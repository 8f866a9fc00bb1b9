//! Vectors to and from memory and general registers, and lanes to other places and widths.

use super::Aarch64;
use super::operands::{Operands, address, pointer};
use crate::encode::aarch64::{Access, Arrangement, Element, Size, Three};
use crate::registers::aarch64::{V31, X16};
use crate::vcode::{Ins, Width};

/// The access of a whole vector.
fn whole(width: Width) -> Access {
    match width {
        Width::D => Access::D,
        _ => Access::Q,
    }
}

/// This many bytes of a vector's bottom.
fn bottom(bytes: usize) -> Access {
    match bytes {
        2 => Access::H,
        4 => Access::S,
        8 => Access::D,
        _ => Access::Q,
    }
}

impl Aarch64 {
    /// An instruction that moves; false for what is none.
    pub(super) fn moved(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        self.loaded(ins, width, o)
            || self.stored(ins, width, o)
            || self.between_registers(ins, o)
            || self.widened(ins, width, o)
            || self.narrowed(ins, o)
    }

    fn load_vector(&mut self, access: Access, d: u8, o: &Operands) {
        let from = address(&mut self.asm, access, o.place());
        self.asm.load(access, d, from);
    }

    fn store_vector(&mut self, access: Access, v: u8, o: &Operands) {
        let to = address(&mut self.asm, access, o.place());
        self.asm.store(access, v, to);
    }

    /// The register that holds a place's address.
    fn pointed(&mut self, o: &Operands) -> u8 {
        match o.place() {
            super::operands::Place::Behind(n, 0) => n,
            place => {
                pointer(&mut self.asm, X16, place);
                X16
            }
        }
    }

    fn loaded(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        match (ins, o.place) {
            (Ins::VmovapsLoad | Ins::VmovupsLoad | Ins::VmovupdLoad, _) => {
                self.load_vector(whole(width), o.d, o)
            }
            // The first scalar in all lanes.
            (Ins::Vmovddup, Some(_)) => {
                self.load_vector(Access::D, o.d, o);
                self.asm.dup_lane(Arrangement::D2, o.d, o.d, 0);
            }
            (Ins::Vbroadcastss, Some(_)) => {
                self.load_vector(Access::S, o.d, o);
                self.asm.dup_lane(Arrangement::S4, o.d, o.d, 0);
            }
            (Ins::Vpinsrb, Some(_)) => self.load_lane(Element::B, o),
            (Ins::Vpinsrw, Some(_)) => self.load_lane(Element::H, o),
            (Ins::Vpinsrd, Some(_)) => self.load_lane(Element::S, o),
            (Ins::Vpinsrq, Some(_)) => self.load_lane(Element::D, o),
            _ => return false,
        }
        true
    }

    fn load_lane(&mut self, element: Element, o: &Operands) {
        let n = self.pointed(o);
        if o.d != o.u[0] {
            self.asm.mov_vector(o.d, o.u[0]);
        }
        self.asm.load_lane(element, o.d, o.imm as u8, n);
    }

    fn stored(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let element = match ins {
            Ins::VmovapsStore | Ins::VmovupsStore | Ins::VmovupdStore => {
                self.store_vector(whole(width), o.u[0], o);
                return true;
            }
            Ins::VmovqStore => {
                self.store_vector(Access::D, o.u[0], o);
                return true;
            }
            Ins::VmovdStore => {
                self.store_vector(Access::S, o.u[0], o);
                return true;
            }
            Ins::Vcvtps2phStore => {
                self.asm.fcvtn(Arrangement::S4, V31, o.u[0]);
                self.store_vector(bottom(width.bytes() / 2), V31, o);
                return true;
            }
            Ins::VpextrbStore => Element::B,
            Ins::VpextrwStore => Element::H,
            Ins::VpextrdStore => Element::S,
            Ins::VpextrqStore => Element::D,
            _ => return false,
        };
        let n = self.pointed(o);
        self.asm.store_lane(element, o.u[0], o.imm as u8, n);
        true
    }

    fn between_registers(&mut self, ins: Ins, o: &Operands) -> bool {
        let d = o.d;
        match ins {
            Ins::VmovqFrom => self.asm.fmov_from_general(Size::X, d, o.u[0]),
            Ins::VmovdFrom => self.asm.fmov_from_general(Size::W, d, o.u[0]),
            Ins::VmovqTo => self.asm.fmov_to_general(Size::X, d, o.u[0]),
            Ins::VmovdTo => self.asm.fmov_to_general(Size::W, d, o.u[0]),
            Ins::Vpextrq => self.asm.umov(Element::D, d, o.u[0], o.imm as u8),
            // From a general register.
            Ins::Vpinsrq => {
                if d != o.u[0] {
                    self.asm.mov_vector(d, o.u[0]);
                }
                self.asm.ins_general(Element::D, d, o.imm as u8, o.u[1]);
            }
            Ins::Vpbroadcastq => self.asm.dup_lane(Arrangement::D2, d, o.u[0], 0),
            Ins::Vbroadcastss | Ins::Vpbroadcastd => self.asm.dup_lane(Arrangement::S4, d, o.u[0], 0),
            // The upper half.
            Ins::Vextractf128 => self.asm.dup_lane(Arrangement::D2, d, o.u[0], 1),
            // Two halves.
            Ins::Vinsertf128 => self.asm.vector3(Three::Zip1, Arrangement::D2, d, o.u[0], o.u[1]),
            // The even lanes of both.
            Ins::Vshufps if o.imm == 0x88 => {
                self.asm.vector3(Three::Uzp1, Arrangement::S4, d, o.u[0], o.u[1]);
            }
            _ => return false,
        }
        true
    }

    /// Narrow scalars, from a register or memory, in lanes of 32 bits; those of 32 bits in lanes of 64.
    fn widened(&mut self, ins: Ins, width: Width, o: &Operands) -> bool {
        let (bytes, signed) = match ins {
            Ins::Vpmovzxdq => (4, false),
            Ins::Vpmovsxdq => (4, true),
            Ins::Vpmovzxwd => (2, false),
            Ins::Vpmovsxwd => (2, true),
            Ins::Vpmovzxbd => (1, false),
            Ins::Vpmovsxbd => (1, true),
            Ins::Vcvtph2ps if o.place.is_some() => {
                self.load_vector(bottom(width.bytes() / 2), V31, o);
                self.asm.fcvtl(Arrangement::S4, o.d, V31);
                return true;
            }
            _ => return false,
        };
        let from = match o.place {
            Some(_) => {
                let lanes = width.bytes() / if bytes == 4 { 8 } else { 4 };
                self.load_vector(bottom(lanes * bytes), V31, o);
                V31
            }
            None => o.u[0],
        };
        let steps: &[Arrangement] = match bytes {
            4 => &[Arrangement::D2],
            2 => &[Arrangement::S4],
            _ => &[Arrangement::H8, Arrangement::S4],
        };
        let mut from = from;
        for (i, &to) in steps.iter().enumerate() {
            let d = if i + 1 == steps.len() { o.d } else { V31 };
            if signed {
                self.asm.sxtl(to, d, from)
            } else {
                self.asm.uxtl(to, d, from)
            }
            from = V31;
        }
        true
    }

    /// The low parts of lanes.
    fn narrowed(&mut self, ins: Ins, o: &Operands) -> bool {
        match ins {
            Ins::Vpmovqd => self.asm.xtn(Arrangement::D2, o.d, o.u[0]),
            Ins::Vpmovdw => self.asm.xtn(Arrangement::S4, o.d, o.u[0]),
            Ins::Vpmovdb => {
                self.asm.xtn(Arrangement::S4, V31, o.u[0]);
                self.asm.xtn(Arrangement::H8, o.d, V31);
            }
            _ => return false,
        }
        true
    }
}
