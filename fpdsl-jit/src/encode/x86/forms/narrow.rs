//! Integers of other widths.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, Slot, W};

use Map::M38;
use Prefix::{P66, PF3};
use W::{Ignored, W0, W1};

const fn wider(opcode: u8, slots: &'static [Slot], halved: u8) -> Form {
    form(P66, M38, opcode, slots)
        .vex(Ignored)
        .evex(W0, Scaling::Part(halved))
}

const fn narrower(opcode: u8, slots: &'static [Slot], halved: u8) -> Form {
    form(PF3, M38, opcode, slots).evex(W0, Scaling::Part(halved))
}

const fn mask(opcode: u8, w: W, slots: &'static [Slot]) -> Form {
    form(PF3, M38, opcode, slots)
        .evex(w, Scaling::Part(0))
        .masks(Masks::No)
}

forms! {
    // From narrower integers, with the sign or zeros.
    VPMOVSXBW = wider(0x20, &[r(V), m(H)], 1);
    VPMOVSXBD = wider(0x21, &[r(V), m(Q)], 2);
    VPMOVSXBQ = wider(0x22, &[r(V), m(E)], 3);
    VPMOVSXWD = wider(0x23, &[r(V), m(H)], 1);
    VPMOVSXWQ = wider(0x24, &[r(V), m(Q)], 2);
    VPMOVSXDQ = wider(0x25, &[r(V), m(H)], 1);
    VPMOVZXBW = wider(0x30, &[r(V), m(H)], 1);
    VPMOVZXBD = wider(0x31, &[r(V), m(Q)], 2);
    VPMOVZXBQ = wider(0x32, &[r(V), m(E)], 3);
    VPMOVZXWD = wider(0x33, &[r(V), m(H)], 1);
    VPMOVZXWQ = wider(0x34, &[r(V), m(Q)], 2);
    VPMOVZXDQ = wider(0x35, &[r(V), m(H)], 1);
    // To narrower integers: the low bits, or the nearest that there is, signed or unsigned.
    VPMOVWB = narrower(0x30, &[m(H), r(V)], 1);
    VPMOVDB = narrower(0x31, &[m(Q), r(V)], 2);
    VPMOVQB = narrower(0x32, &[m(E), r(V)], 3);
    VPMOVDW = narrower(0x33, &[m(H), r(V)], 1);
    VPMOVQW = narrower(0x34, &[m(Q), r(V)], 2);
    VPMOVQD = narrower(0x35, &[m(H), r(V)], 1);
    VPMOVSWB = narrower(0x20, &[m(H), r(V)], 1);
    VPMOVSDB = narrower(0x21, &[m(Q), r(V)], 2);
    VPMOVSQB = narrower(0x22, &[m(E), r(V)], 3);
    VPMOVSDW = narrower(0x23, &[m(H), r(V)], 1);
    VPMOVSQW = narrower(0x24, &[m(Q), r(V)], 2);
    VPMOVSQD = narrower(0x25, &[m(H), r(V)], 1);
    VPMOVUSWB = narrower(0x10, &[m(H), r(V)], 1);
    VPMOVUSDB = narrower(0x11, &[m(Q), r(V)], 2);
    VPMOVUSQB = narrower(0x12, &[m(E), r(V)], 3);
    VPMOVUSDW = narrower(0x13, &[m(H), r(V)], 1);
    VPMOVUSQW = narrower(0x14, &[m(Q), r(V)], 2);
    VPMOVUSQD = narrower(0x15, &[m(H), r(V)], 1);
    // Masks as vectors and back.
    VPMOVM2B = mask(0x28, W0, &[r(V), only(K)]);
    VPMOVB2M = mask(0x29, W0, &[r(K), only(V)]);
    VPMOVM2W = mask(0x28, W1, &[r(V), only(K)]);
    VPMOVW2M = mask(0x29, W1, &[r(K), only(V)]);
    VPMOVM2D = mask(0x38, W0, &[r(V), only(K)]);
    VPMOVD2M = mask(0x39, W0, &[r(K), only(V)]);
    VPMOVM2Q = mask(0x38, W1, &[r(V), only(K)]);
    VPMOVQ2M = mask(0x39, W1, &[r(K), only(V)]);
}
