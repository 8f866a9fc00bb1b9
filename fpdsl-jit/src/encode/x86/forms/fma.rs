//! Fused operations. `213` is `b * a + c`, `231` is `b * c + a` and `132` is `a * c + b`; the result takes the place of `a`.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Prefix, Scaling, W};

use W::{W0, W1};

use crate::encode::x86::form::Slot;

const RVM: &[Slot] = &[r(V), v(V), m(V)];
const RVM_S: &[Slot] = &[r(S), v(S), m(S)];

const fn pd(opcode: u8) -> Form {
    form(Prefix::P66, Map::M38, opcode, RVM)
        .vex(W1)
        .elements(W1, 8, 0)
        .er()
}

const fn ps(opcode: u8) -> Form {
    form(Prefix::P66, Map::M38, opcode, RVM)
        .vex(W0)
        .elements(W0, 4, 0)
        .er()
}

const fn sd(opcode: u8) -> Form {
    form(Prefix::P66, Map::M38, opcode, RVM_S)
        .vex(W1)
        .evex(W1, Scaling::Fixed(8))
        .er()
        .widths(X)
}

const fn ss(opcode: u8) -> Form {
    form(Prefix::P66, Map::M38, opcode, RVM_S)
        .vex(W0)
        .evex(W0, Scaling::Fixed(4))
        .er()
        .widths(X)
}

forms! {
    VFMADDSUB132PD = pd(0x96);
    VFMADDSUB132PS = ps(0x96);
    VFMSUBADD132PD = pd(0x97);
    VFMSUBADD132PS = ps(0x97);
    VFMADD132PD = pd(0x98);
    VFMADD132PS = ps(0x98);
    VFMADD132SD = sd(0x99);
    VFMADD132SS = ss(0x99);
    VFMSUB132PD = pd(0x9A);
    VFMSUB132PS = ps(0x9A);
    VFMSUB132SD = sd(0x9B);
    VFMSUB132SS = ss(0x9B);
    VFNMADD132PD = pd(0x9C);
    VFNMADD132PS = ps(0x9C);
    VFNMADD132SD = sd(0x9D);
    VFNMADD132SS = ss(0x9D);
    VFNMSUB132PD = pd(0x9E);
    VFNMSUB132PS = ps(0x9E);
    VFNMSUB132SD = sd(0x9F);
    VFNMSUB132SS = ss(0x9F);
    VFMADDSUB213PD = pd(0xA6);
    VFMADDSUB213PS = ps(0xA6);
    VFMSUBADD213PD = pd(0xA7);
    VFMSUBADD213PS = ps(0xA7);
    VFMADD213PD = pd(0xA8);
    VFMADD213PS = ps(0xA8);
    VFMADD213SD = sd(0xA9);
    VFMADD213SS = ss(0xA9);
    VFMSUB213PD = pd(0xAA);
    VFMSUB213PS = ps(0xAA);
    VFMSUB213SD = sd(0xAB);
    VFMSUB213SS = ss(0xAB);
    VFNMADD213PD = pd(0xAC);
    VFNMADD213PS = ps(0xAC);
    VFNMADD213SD = sd(0xAD);
    VFNMADD213SS = ss(0xAD);
    VFNMSUB213PD = pd(0xAE);
    VFNMSUB213PS = ps(0xAE);
    VFNMSUB213SD = sd(0xAF);
    VFNMSUB213SS = ss(0xAF);
    VFMADDSUB231PD = pd(0xB6);
    VFMADDSUB231PS = ps(0xB6);
    VFMSUBADD231PD = pd(0xB7);
    VFMSUBADD231PS = ps(0xB7);
    VFMADD231PD = pd(0xB8);
    VFMADD231PS = ps(0xB8);
    VFMADD231SD = sd(0xB9);
    VFMADD231SS = ss(0xB9);
    VFMSUB231PD = pd(0xBA);
    VFMSUB231PS = ps(0xBA);
    VFMSUB231SD = sd(0xBB);
    VFMSUB231SS = ss(0xBB);
    VFNMADD231PD = pd(0xBC);
    VFNMADD231PS = ps(0xBC);
    VFNMADD231SD = sd(0xBD);
    VFNMADD231SS = ss(0xBD);
    VFNMSUB231PD = pd(0xBE);
    VFNMSUB231PS = ps(0xBE);
    VFNMSUB231SD = sd(0xBF);
    VFNMSUB231SS = ss(0xBF);
}
