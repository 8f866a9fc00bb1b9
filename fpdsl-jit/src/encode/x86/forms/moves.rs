//! Moves, broadcasts, gathers and scatters.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Kind, Map, Masks, Prefix, Scaling, Slot, W};

use Map::{M0F, M38};
use Prefix::{P66, PF2, PF3};
use W::{Ignored, W0, W1};

const RVM_M: &[Slot] = &[r(V), v(V), m(M)];
const MVR: &[Slot] = &[m(M), v(V), r(V)];
const VS: &[Slot] = &[r(V), m(S)];
const VM: &[Slot] = &[r(V), m(M)];
const RM: &[Slot] = &[r(V), m(V)];
const MR: &[Slot] = &[m(V), r(V)];

const fn load(prefix: Prefix, opcode: u8, w: W) -> Form {
    form(prefix, M0F, opcode, RM).evex(w, Scaling::Part(0))
}

const fn store(prefix: Prefix, opcode: u8, w: W) -> Form {
    form(prefix, M0F, opcode, MR).evex(w, Scaling::Part(0))
}

const fn scalar(prefix: Prefix, opcode: u8, slots: &'static [Slot], w: W, bytes: u8) -> Form {
    form(prefix, M0F, opcode, slots)
        .vex(Ignored)
        .evex(w, Scaling::Fixed(bytes))
        .widths(X)
}

/// Between a vector and a general register, whose width W is.
const fn general(opcode: u8, slots: &'static [Slot], w: W, bytes: u8) -> Form {
    form(P66, M0F, opcode, slots)
        .vex(w)
        .evex(w, Scaling::Fixed(bytes))
        .masks(Masks::No)
        .widths(X)
}

const fn gather(opcode: u8, slots: &'static [Slot], w: W, bytes: u8) -> Form {
    form(P66, M38, opcode, slots)
        .evex(w, Scaling::Fixed(bytes))
        .masks(Masks::Required)
}

forms! {
    // Vectors. `STORE` is the form to memory.
    VMOVUPS = load(Prefix::None, 0x10, W0).vex(Ignored);
    VMOVUPS_STORE = store(Prefix::None, 0x11, W0).vex(Ignored);
    VMOVUPD = load(P66, 0x10, W1).vex(Ignored);
    VMOVUPD_STORE = store(P66, 0x11, W1).vex(Ignored);
    VMOVAPS = load(Prefix::None, 0x28, W0).vex(Ignored);
    VMOVAPS_STORE = store(Prefix::None, 0x29, W0).vex(Ignored);
    VMOVAPD = load(P66, 0x28, W1).vex(Ignored);
    VMOVAPD_STORE = store(P66, 0x29, W1).vex(Ignored);
    VMOVDQU = load(PF3, 0x6F, W0).vex(Ignored).without_evex().widths(XY);
    VMOVDQU_STORE = store(PF3, 0x7F, W0).vex(Ignored).without_evex().widths(XY);
    VMOVDQA = load(P66, 0x6F, W0).vex(Ignored).without_evex().widths(XY);
    VMOVDQA_STORE = store(P66, 0x7F, W0).vex(Ignored).without_evex().widths(XY);
    VMOVDQA32 = load(P66, 0x6F, W0);
    VMOVDQA32_STORE = store(P66, 0x7F, W0);
    VMOVDQA64 = load(P66, 0x6F, W1);
    VMOVDQA64_STORE = store(P66, 0x7F, W1);
    VMOVDQU8 = load(PF2, 0x6F, W0);
    VMOVDQU8_STORE = store(PF2, 0x7F, W0);
    VMOVDQU16 = load(PF2, 0x6F, W1);
    VMOVDQU16_STORE = store(PF2, 0x7F, W1);
    VMOVDQU32 = load(PF3, 0x6F, W0);
    VMOVDQU32_STORE = store(PF3, 0x7F, W0);
    VMOVDQU64 = load(PF3, 0x6F, W1);
    VMOVDQU64_STORE = store(PF3, 0x7F, W1);
    // Scalars. `MERGE` takes the upper lanes of its first source.
    VMOVSS = scalar(PF3, 0x10, &[r(S), m(M)], W0, 4);
    VMOVSS_STORE = scalar(PF3, 0x11, &[m(M), r(S)], W0, 4);
    VMOVSS_MERGE = scalar(PF3, 0x10, &[r(S), v(S), only(S)], W0, 4);
    VMOVSD = scalar(PF2, 0x10, &[r(S), m(M)], W1, 8);
    VMOVSD_STORE = scalar(PF2, 0x11, &[m(M), r(S)], W1, 8);
    VMOVSD_MERGE = scalar(PF2, 0x10, &[r(S), v(S), only(S)], W1, 8);
    VMOVHPD = form(P66, M0F, 0x16, &[r(S), v(S), m(M)]).vex(Ignored).evex(W1, Scaling::Fixed(8)).masks(Masks::No).widths(X);
    VMOVHPD_STORE = form(P66, M0F, 0x17, &[m(M), r(S)]).vex(Ignored).evex(W1, Scaling::Fixed(8)).masks(Masks::No).widths(X);
    VMOVD = general(0x6E, &[r(S), m(D)], W0, 4);
    VMOVD_STORE = general(0x7E, &[m(D), r(S)], W0, 4);
    VMOVQ = general(0x6E, &[r(S), m(L)], W1, 8);
    VMOVQ_STORE = general(0x7E, &[m(L), r(S)], W1, 8);
    VMOVQ_XMM = form(PF3, M0F, 0x7E, &[r(S), m(S)]).vex(Ignored).evex(W1, Scaling::Fixed(8)).masks(Masks::No).widths(X);
    VMOVQ_XMM_STORE = form(P66, M0F, 0xD6, &[m(S), r(S)]).vex(Ignored).evex(W1, Scaling::Fixed(8)).masks(Masks::No).widths(X);
    // Under a mask that is a vector.
    VMASKMOVPS = form(P66, M38, 0x2C, RVM_M).vex(W0).widths(XY);
    VMASKMOVPD = form(P66, M38, 0x2D, RVM_M).vex(W0).widths(XY);
    VMASKMOVPS_STORE = form(P66, M38, 0x2E, MVR).vex(W0).widths(XY);
    VMASKMOVPD_STORE = form(P66, M38, 0x2F, MVR).vex(W0).widths(XY);
    VPMASKMOVD = form(P66, M38, 0x8C, RVM_M).vex(W0).widths(XY);
    VPMASKMOVQ = form(P66, M38, 0x8C, RVM_M).vex(W1).widths(XY);
    VPMASKMOVD_STORE = form(P66, M38, 0x8E, MVR).vex(W0).widths(XY);
    VPMASKMOVQ_STORE = form(P66, M38, 0x8E, MVR).vex(W1).widths(XY);
    // One value in all lanes. `GPR` is from a general register.
    VBROADCASTSS = form(P66, M38, 0x18, VS).vex(W0).evex(W0, Scaling::Fixed(4));
    VBROADCASTSD = form(P66, M38, 0x19, VS).vex(W0).evex(W1, Scaling::Fixed(8)).widths(YZ);
    VPBROADCASTB = form(P66, M38, 0x78, VS).vex(W0).evex(W0, Scaling::Fixed(1));
    VPBROADCASTW = form(P66, M38, 0x79, VS).vex(W0).evex(W0, Scaling::Fixed(2));
    VPBROADCASTD = form(P66, M38, 0x58, VS).vex(W0).evex(W0, Scaling::Fixed(4));
    VPBROADCASTQ = form(P66, M38, 0x59, VS).vex(W0).evex(W1, Scaling::Fixed(8));
    VPBROADCASTB_GPR = form(P66, M38, 0x7A, &[r(V), only(D)]).evex(W0, Scaling::Part(0));
    VPBROADCASTW_GPR = form(P66, M38, 0x7B, &[r(V), only(D)]).evex(W0, Scaling::Part(0));
    VPBROADCASTD_GPR = form(P66, M38, 0x7C, &[r(V), only(D)]).evex(W0, Scaling::Part(0));
    VPBROADCASTQ_GPR = form(P66, M38, 0x7C, &[r(V), only(L)]).evex(W1, Scaling::Part(0));
    VBROADCASTF128 = form(P66, M38, 0x1A, VM).vex(W0).widths(Y);
    VBROADCASTI128 = form(P66, M38, 0x5A, VM).vex(W0).widths(Y);
    VBROADCASTF32X4 = form(P66, M38, 0x1A, VM).evex(W0, Scaling::Fixed(16)).widths(YZ);
    VBROADCASTF64X2 = form(P66, M38, 0x1A, VM).evex(W1, Scaling::Fixed(16)).widths(YZ);
    VBROADCASTF32X8 = form(P66, M38, 0x1B, VM).evex(W0, Scaling::Fixed(32)).widths(Z);
    VBROADCASTF64X4 = form(P66, M38, 0x1B, VM).evex(W1, Scaling::Fixed(32)).widths(Z);
    VBROADCASTI32X4 = form(P66, M38, 0x5A, VM).evex(W0, Scaling::Fixed(16)).widths(YZ);
    VBROADCASTI64X2 = form(P66, M38, 0x5A, VM).evex(W1, Scaling::Fixed(16)).widths(YZ);
    VBROADCASTI32X8 = form(P66, M38, 0x5B, VM).evex(W0, Scaling::Fixed(32)).widths(Z);
    VBROADCASTI64X4 = form(P66, M38, 0x5B, VM).evex(W1, Scaling::Fixed(32)).widths(Z);
    // Gathers and scatters. Those without `K` have a mask that is a vector, which they clear.
    VGATHERDPS = form(P66, M38, 0x92, &[r(V), m(Kind::Gather(0)), v(V)]).vex(W0).widths(XY);
    VGATHERDPD = form(P66, M38, 0x92, &[r(V), m(Kind::Gather(1)), v(V)]).vex(W1).widths(XY);
    VGATHERQPS = form(P66, M38, 0x93, &[r(H), m(Kind::Gather(0)), v(H)]).vex(W0).widths(XY);
    VGATHERQPD = form(P66, M38, 0x93, &[r(V), m(Kind::Gather(0)), v(V)]).vex(W1).widths(XY);
    VPGATHERDD = form(P66, M38, 0x90, &[r(V), m(Kind::Gather(0)), v(V)]).vex(W0).widths(XY);
    VPGATHERDQ = form(P66, M38, 0x90, &[r(V), m(Kind::Gather(1)), v(V)]).vex(W1).widths(XY);
    VPGATHERQD = form(P66, M38, 0x91, &[r(H), m(Kind::Gather(0)), v(H)]).vex(W0).widths(XY);
    VPGATHERQQ = form(P66, M38, 0x91, &[r(V), m(Kind::Gather(0)), v(V)]).vex(W1).widths(XY);
    VGATHERDPS_K = gather(0x92, &[r(V), m(Kind::Gather(0))], W0, 4);
    VGATHERDPD_K = gather(0x92, &[r(V), m(Kind::Gather(1))], W1, 8);
    VGATHERQPS_K = gather(0x93, &[r(H), m(Kind::Gather(0))], W0, 4);
    VGATHERQPD_K = gather(0x93, &[r(V), m(Kind::Gather(0))], W1, 8);
    VPGATHERDD_K = gather(0x90, &[r(V), m(Kind::Gather(0))], W0, 4);
    VPGATHERDQ_K = gather(0x90, &[r(V), m(Kind::Gather(1))], W1, 8);
    VPGATHERQD_K = gather(0x91, &[r(H), m(Kind::Gather(0))], W0, 4);
    VPGATHERQQ_K = gather(0x91, &[r(V), m(Kind::Gather(0))], W1, 8);
    VSCATTERDPS = gather(0xA2, &[m(Kind::Gather(0)), r(V)], W0, 4);
    VSCATTERDPD = gather(0xA2, &[m(Kind::Gather(1)), r(V)], W1, 8);
    VSCATTERQPS = gather(0xA3, &[m(Kind::Gather(0)), r(H)], W0, 4);
    VSCATTERQPD = gather(0xA3, &[m(Kind::Gather(0)), r(V)], W1, 8);
    VPSCATTERDD = gather(0xA0, &[m(Kind::Gather(0)), r(V)], W0, 4);
    VPSCATTERDQ = gather(0xA0, &[m(Kind::Gather(1)), r(V)], W1, 8);
    VPSCATTERQD = gather(0xA1, &[m(Kind::Gather(0)), r(H)], W0, 4);
    VPSCATTERQQ = gather(0xA1, &[m(Kind::Gather(0)), r(V)], W1, 8);
}
