//! Shifts and rotations of integers in vectors.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, Slot, W};

use Map::{M0F, M38};
use Prefix::P66;
use W::{Ignored, W0, W1};

const BY: &[Slot] = &[v(V), new(V), IMM];
const RVS: &[Slot] = &[r(V), v(V), m(S)];
const RVM: &[Slot] = &[r(V), v(V), m(V)];

const fn by_register(opcode: u8, w: W) -> Form {
    form(P66, M0F, opcode, RVS)
        .vex(Ignored)
        .evex(w, Scaling::Fixed(16))
}

const fn by_constant(opcode: u8, digit: u8, w: W, element: u8) -> Form {
    form(P66, M0F, opcode, BY).digit(digit).elements(w, element, 0)
}

const fn each(opcode: u8, w: W, element: u8) -> Form {
    form(P66, M38, opcode, RVM).elements(w, element, 0)
}

forms! {
    // By the low 64 bits of a register or memory.
    VPSRLW = by_register(0xD1, W0);
    VPSRLD = by_register(0xD2, W0);
    VPSRLQ = by_register(0xD3, W1);
    VPSRAW = by_register(0xE1, W0);
    VPSRAD = by_register(0xE2, W0);
    VPSRAQ = by_register(0xE2, W1).without_vex();
    VPSLLW = by_register(0xF1, W0);
    VPSLLD = by_register(0xF2, W0);
    VPSLLQ = by_register(0xF3, W1);
    // By a constant.
    VPSRLW_IMM = by_constant(0x71, 2, W0, 0).vex(Ignored);
    VPSRLD_IMM = by_constant(0x72, 2, W0, 4).vex(Ignored);
    VPSRLQ_IMM = by_constant(0x73, 2, W1, 8).vex(Ignored);
    VPSRAW_IMM = by_constant(0x71, 4, W0, 0).vex(Ignored);
    VPSRAD_IMM = by_constant(0x72, 4, W0, 4).vex(Ignored);
    VPSRAQ_IMM = by_constant(0x72, 4, W1, 8);
    VPSLLW_IMM = by_constant(0x71, 6, W0, 0).vex(Ignored);
    VPSLLD_IMM = by_constant(0x72, 6, W0, 4).vex(Ignored);
    VPSLLQ_IMM = by_constant(0x73, 6, W1, 8).vex(Ignored);
    VPSRLDQ = form(P66, M0F, 0x73, BY).digit(3).vex(Ignored).evex(W0, Scaling::Part(0)).masks(Masks::No);
    VPSLLDQ = form(P66, M0F, 0x73, BY).digit(7).vex(Ignored).evex(W0, Scaling::Part(0)).masks(Masks::No);
    VPRORD = by_constant(0x72, 0, W0, 4);
    VPRORQ = by_constant(0x72, 0, W1, 8);
    VPROLD = by_constant(0x72, 1, W0, 4);
    VPROLQ = by_constant(0x72, 1, W1, 8);
    // Each element by its own.
    VPSRLVD = each(0x45, W0, 4).vex(W0);
    VPSRLVQ = each(0x45, W1, 8).vex(W1);
    VPSLLVD = each(0x47, W0, 4).vex(W0);
    VPSLLVQ = each(0x47, W1, 8).vex(W1);
    VPSRAVD = each(0x46, W0, 4).vex(W0);
    VPSRAVQ = each(0x46, W1, 8);
    VPSRLVW = each(0x10, W1, 0);
    VPSRAVW = each(0x11, W1, 0);
    VPSLLVW = each(0x12, W1, 0);
    VPRORVD = each(0x14, W0, 4);
    VPRORVQ = each(0x14, W1, 8);
    VPROLVD = each(0x15, W0, 4);
    VPROLVQ = each(0x15, W1, 8);
}
