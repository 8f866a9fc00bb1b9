//! AVX512-FP16.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, Slot, W};

use Map::{M3A, M5, M6};
use Prefix::{P66, PF3};
use W::{W0, W1};

const RM: &[Slot] = &[r(V), m(V)];
const RVM: &[Slot] = &[r(V), v(V), m(V)];
const SSS: &[Slot] = &[r(S), v(S), m(S)];

const fn ph(prefix: Prefix, map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(prefix, map, opcode, slots).elements(W0, 2, 0)
}

const fn sh(prefix: Prefix, map: Map, opcode: u8) -> Form {
    form(prefix, map, opcode, SSS)
        .evex(W0, Scaling::Fixed(2))
        .widths(X)
}

forms! {
    VADDPH = ph(Prefix::None, M5, 0x58, RVM).er();
    VADDSH = sh(PF3, M5, 0x58).er();
    VMULPH = ph(Prefix::None, M5, 0x59, RVM).er();
    VMULSH = sh(PF3, M5, 0x59).er();
    VSUBPH = ph(Prefix::None, M5, 0x5C, RVM).er();
    VSUBSH = sh(PF3, M5, 0x5C).er();
    VDIVPH = ph(Prefix::None, M5, 0x5E, RVM).er();
    VDIVSH = sh(PF3, M5, 0x5E).er();
    VMINPH = ph(Prefix::None, M5, 0x5D, RVM).sae();
    VMINSH = sh(PF3, M5, 0x5D).sae();
    VMAXPH = ph(Prefix::None, M5, 0x5F, RVM).sae();
    VMAXSH = sh(PF3, M5, 0x5F).sae();
    VSQRTPH = ph(Prefix::None, M5, 0x51, RM).er();
    VSQRTSH = sh(PF3, M5, 0x51).er();
    VCMPPH = ph(Prefix::None, M3A, 0xC2, &[r(K), v(V), m(V), IMM]).sae().masks(Masks::Merging);
    VRNDSCALEPH = ph(Prefix::None, M3A, 0x08, &[r(V), m(V), IMM]).sae();
    VFMADD132PH = ph(P66, M6, 0x98, RVM).er();
    VFMADD132SH = sh(P66, M6, 0x99).er();
    VFMSUB132PH = ph(P66, M6, 0x9A, RVM).er();
    VFMSUB132SH = sh(P66, M6, 0x9B).er();
    VFNMADD132PH = ph(P66, M6, 0x9C, RVM).er();
    VFNMADD132SH = sh(P66, M6, 0x9D).er();
    VFNMSUB132PH = ph(P66, M6, 0x9E, RVM).er();
    VFNMSUB132SH = sh(P66, M6, 0x9F).er();
    VFMADD213PH = ph(P66, M6, 0xA8, RVM).er();
    VFMADD213SH = sh(P66, M6, 0xA9).er();
    VFMSUB213PH = ph(P66, M6, 0xAA, RVM).er();
    VFMSUB213SH = sh(P66, M6, 0xAB).er();
    VFNMADD213PH = ph(P66, M6, 0xAC, RVM).er();
    VFNMADD213SH = sh(P66, M6, 0xAD).er();
    VFNMSUB213PH = ph(P66, M6, 0xAE, RVM).er();
    VFNMSUB213SH = sh(P66, M6, 0xAF).er();
    VFMADD231PH = ph(P66, M6, 0xB8, RVM).er();
    VFMADD231SH = sh(P66, M6, 0xB9).er();
    VFMSUB231PH = ph(P66, M6, 0xBA, RVM).er();
    VFMSUB231SH = sh(P66, M6, 0xBB).er();
    VFNMADD231PH = ph(P66, M6, 0xBC, RVM).er();
    VFNMADD231SH = sh(P66, M6, 0xBD).er();
    VFNMSUB231PH = ph(P66, M6, 0xBE, RVM).er();
    VFNMSUB231SH = sh(P66, M6, 0xBF).er();
    VCVTPH2PSX = form(P66, M6, 0x13, &[r(V), m(H)]).elements(W0, 2, 1).sae();
    VCVTPS2PHX = form(P66, M5, 0x1D, &[r(H), m(V)]).elements(W0, 4, 0).er();
    VCVTPH2PD = form(Prefix::None, M5, 0x5A, &[r(V), m(Q)]).elements(W0, 2, 2).sae();
    VCVTPD2PH = form(P66, M5, 0x5A, &[r(Q), m(V)]).elements(W1, 8, 0).er();
    VCVTPH2W = ph(P66, M5, 0x7D, RM).er();
    VCVTTPH2W = ph(P66, M5, 0x7C, RM).sae();
    VCVTW2PH = ph(PF3, M5, 0x7D, RM).er();
    VCVTUW2PH = ph(Prefix::PF2, M5, 0x7D, RM).er();
}
