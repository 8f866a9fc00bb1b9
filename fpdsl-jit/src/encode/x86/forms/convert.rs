//! Conversions.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, Slot, W};

use Map::{M0F, M3A, M38};
use Prefix::{P66, PF2, PF3};
use W::{Ignored, W0, W1};

const VV: &[Slot] = &[r(V), m(V)];
const VH: &[Slot] = &[r(V), m(H)];
const HV: &[Slot] = &[r(H), m(V)];
const SSS: &[Slot] = &[r(S), v(S), m(S)];

/// Between a scalar and a general register, whose width W is.
const fn int(prefix: Prefix, opcode: u8, slots: &'static [Slot], w: W, bytes: u8) -> Form {
    form(prefix, M0F, opcode, slots)
        .vex(w)
        .evex(w, Scaling::Fixed(bytes))
        .masks(Masks::No)
        .widths(X)
}

forms! {
    // Between floats and integers in vectors. `H` and `Q` are the vectors of the narrower format.
    VCVTDQ2PD = form(PF3, M0F, 0xE6, VH).vex(Ignored).elements(W0, 4, 1);
    VCVTDQ2PS = form(Prefix::None, M0F, 0x5B, VV).vex(Ignored).elements(W0, 4, 0).er();
    VCVTPS2DQ = form(P66, M0F, 0x5B, VV).vex(Ignored).elements(W0, 4, 0).er();
    VCVTTPS2DQ = form(PF3, M0F, 0x5B, VV).vex(Ignored).elements(W0, 4, 0).sae();
    VCVTPD2DQ = form(PF2, M0F, 0xE6, HV).vex(Ignored).elements(W1, 8, 0).er();
    VCVTTPD2DQ = form(P66, M0F, 0xE6, HV).vex(Ignored).elements(W1, 8, 0).sae();
    VCVTPD2PS = form(P66, M0F, 0x5A, HV).vex(Ignored).elements(W1, 8, 0).er();
    VCVTPS2PD = form(Prefix::None, M0F, 0x5A, VH).vex(Ignored).elements(W0, 4, 1).sae();
    VCVTPS2UDQ = form(Prefix::None, M0F, 0x79, VV).elements(W0, 4, 0).er();
    VCVTTPS2UDQ = form(Prefix::None, M0F, 0x78, VV).elements(W0, 4, 0).sae();
    VCVTPD2UDQ = form(Prefix::None, M0F, 0x79, HV).elements(W1, 8, 0).er();
    VCVTTPD2UDQ = form(Prefix::None, M0F, 0x78, HV).elements(W1, 8, 0).sae();
    VCVTUDQ2PD = form(PF3, M0F, 0x7A, VH).elements(W0, 4, 1);
    VCVTUDQ2PS = form(PF2, M0F, 0x7A, VV).elements(W0, 4, 0).er();
    VCVTPD2QQ = form(P66, M0F, 0x7B, VV).elements(W1, 8, 0).er();
    VCVTPD2UQQ = form(P66, M0F, 0x79, VV).elements(W1, 8, 0).er();
    VCVTTPD2QQ = form(P66, M0F, 0x7A, VV).elements(W1, 8, 0).sae();
    VCVTTPD2UQQ = form(P66, M0F, 0x78, VV).elements(W1, 8, 0).sae();
    VCVTPS2QQ = form(P66, M0F, 0x7B, VH).elements(W0, 4, 1).er();
    VCVTPS2UQQ = form(P66, M0F, 0x79, VH).elements(W0, 4, 1).er();
    VCVTTPS2QQ = form(P66, M0F, 0x7A, VH).elements(W0, 4, 1).sae();
    VCVTTPS2UQQ = form(P66, M0F, 0x78, VH).elements(W0, 4, 1).sae();
    VCVTQQ2PD = form(PF3, M0F, 0xE6, VV).elements(W1, 8, 0).er();
    VCVTUQQ2PD = form(PF3, M0F, 0x7A, VV).elements(W1, 8, 0).er();
    VCVTQQ2PS = form(Prefix::None, M0F, 0x5B, HV).elements(W1, 8, 0).er();
    VCVTUQQ2PS = form(PF2, M0F, 0x7A, HV).elements(W1, 8, 0).er();
    VCVTPH2PS = form(P66, M38, 0x13, VH).vex(W0).evex(W0, Scaling::Part(1)).sae();
    VCVTPS2PH = form(P66, M3A, 0x1D, &[m(H), r(V), IMM]).vex(W0).evex(W0, Scaling::Part(1)).sae();
    // Scalars.
    VCVTSD2SS = form(PF2, M0F, 0x5A, SSS).vex(Ignored).evex(W1, Scaling::Fixed(8)).er().widths(X);
    VCVTSS2SD = form(PF3, M0F, 0x5A, SSS).vex(Ignored).evex(W0, Scaling::Fixed(4)).sae().widths(X);
    VCVTSI2SD_32 = int(PF2, 0x2A, &[r(S), v(S), m(D)], W0, 4);
    VCVTSI2SD_64 = int(PF2, 0x2A, &[r(S), v(S), m(L)], W1, 8).er();
    VCVTUSI2SD_32 = int(PF2, 0x7B, &[r(S), v(S), m(D)], W0, 4).without_vex();
    VCVTUSI2SD_64 = int(PF2, 0x7B, &[r(S), v(S), m(L)], W1, 8).er().without_vex();
    VCVTSD2SI_32 = int(PF2, 0x2D, &[r(D), m(S)], W0, 8).er();
    VCVTSD2SI_64 = int(PF2, 0x2D, &[r(L), m(S)], W1, 8).er();
    VCVTTSD2SI_32 = int(PF2, 0x2C, &[r(D), m(S)], W0, 8).sae();
    VCVTTSD2SI_64 = int(PF2, 0x2C, &[r(L), m(S)], W1, 8).sae();
    VCVTSD2USI_32 = int(PF2, 0x79, &[r(D), m(S)], W0, 8).er().without_vex();
    VCVTSD2USI_64 = int(PF2, 0x79, &[r(L), m(S)], W1, 8).er().without_vex();
    VCVTTSD2USI_32 = int(PF2, 0x78, &[r(D), m(S)], W0, 8).sae().without_vex();
    VCVTTSD2USI_64 = int(PF2, 0x78, &[r(L), m(S)], W1, 8).sae().without_vex();
    VCVTSI2SS_32 = int(PF3, 0x2A, &[r(S), v(S), m(D)], W0, 4).er();
    VCVTSI2SS_64 = int(PF3, 0x2A, &[r(S), v(S), m(L)], W1, 8).er();
    VCVTUSI2SS_32 = int(PF3, 0x7B, &[r(S), v(S), m(D)], W0, 4).er().without_vex();
    VCVTUSI2SS_64 = int(PF3, 0x7B, &[r(S), v(S), m(L)], W1, 8).er().without_vex();
    VCVTSS2SI_32 = int(PF3, 0x2D, &[r(D), m(S)], W0, 4).er();
    VCVTSS2SI_64 = int(PF3, 0x2D, &[r(L), m(S)], W1, 4).er();
    VCVTTSS2SI_32 = int(PF3, 0x2C, &[r(D), m(S)], W0, 4).sae();
    VCVTTSS2SI_64 = int(PF3, 0x2C, &[r(L), m(S)], W1, 4).sae();
    VCVTSS2USI_32 = int(PF3, 0x79, &[r(D), m(S)], W0, 4).er().without_vex();
    VCVTSS2USI_64 = int(PF3, 0x79, &[r(L), m(S)], W1, 4).er().without_vex();
    VCVTTSS2USI_32 = int(PF3, 0x78, &[r(D), m(S)], W0, 4).sae().without_vex();
    VCVTTSS2USI_64 = int(PF3, 0x78, &[r(L), m(S)], W1, 4).sae().without_vex();
}
