//! Instructions with VEX on general registers, and the control of the vector unit. BMI1 and BMI2 leave the flags of shifts alone.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Prefix, Slot, W};

use Map::{M0F, M3A, M38};
use Prefix::{P66, PF2, PF3};
use W::{Ignored, W0, W1};

const fn bits(prefix: Prefix, map: Map, opcode: u8, slots: &'static [Slot], w: W) -> Form {
    form(prefix, map, opcode, slots).vex(w).widths(X)
}

forms! {
    VZEROUPPER = form(Prefix::None, M0F, 0x77, &[]).vex(Ignored).widths(X);
    VLDMXCSR = form(Prefix::None, M0F, 0xAE, &[m(M)]).digit(2).vex(Ignored).widths(X);
    VSTMXCSR = form(Prefix::None, M0F, 0xAE, &[m(M)]).digit(3).vex(Ignored).widths(X);
    SHLX_32 = bits(P66, M38, 0xF7, &[r(D), m(D), v(D)], W0);
    SHLX_64 = bits(P66, M38, 0xF7, &[r(L), m(L), v(L)], W1);
    SARX_32 = bits(PF3, M38, 0xF7, &[r(D), m(D), v(D)], W0);
    SARX_64 = bits(PF3, M38, 0xF7, &[r(L), m(L), v(L)], W1);
    SHRX_32 = bits(PF2, M38, 0xF7, &[r(D), m(D), v(D)], W0);
    SHRX_64 = bits(PF2, M38, 0xF7, &[r(L), m(L), v(L)], W1);
    BEXTR_32 = bits(Prefix::None, M38, 0xF7, &[r(D), m(D), v(D)], W0);
    BEXTR_64 = bits(Prefix::None, M38, 0xF7, &[r(L), m(L), v(L)], W1);
    BZHI_32 = bits(Prefix::None, M38, 0xF5, &[r(D), m(D), v(D)], W0);
    BZHI_64 = bits(Prefix::None, M38, 0xF5, &[r(L), m(L), v(L)], W1);
    ANDN_32 = bits(Prefix::None, M38, 0xF2, &[r(D), v(D), m(D)], W0);
    ANDN_64 = bits(Prefix::None, M38, 0xF2, &[r(L), v(L), m(L)], W1);
    MULX_32 = bits(PF2, M38, 0xF6, &[r(D), v(D), m(D)], W0);
    MULX_64 = bits(PF2, M38, 0xF6, &[r(L), v(L), m(L)], W1);
    PDEP_32 = bits(PF2, M38, 0xF5, &[r(D), v(D), m(D)], W0);
    PDEP_64 = bits(PF2, M38, 0xF5, &[r(L), v(L), m(L)], W1);
    PEXT_32 = bits(PF3, M38, 0xF5, &[r(D), v(D), m(D)], W0);
    PEXT_64 = bits(PF3, M38, 0xF5, &[r(L), v(L), m(L)], W1);
    RORX_32 = bits(PF2, M3A, 0xF0, &[r(D), m(D), IMM], W0);
    RORX_64 = bits(PF2, M3A, 0xF0, &[r(L), m(L), IMM], W1);
    BLSR_32 = bits(Prefix::None, M38, 0xF3, &[v(D), m(D)], W0).digit(1);
    BLSR_64 = bits(Prefix::None, M38, 0xF3, &[v(L), m(L)], W1).digit(1);
    BLSMSK_32 = bits(Prefix::None, M38, 0xF3, &[v(D), m(D)], W0).digit(2);
    BLSMSK_64 = bits(Prefix::None, M38, 0xF3, &[v(L), m(L)], W1).digit(2);
    BLSI_32 = bits(Prefix::None, M38, 0xF3, &[v(D), m(D)], W0).digit(3);
    BLSI_64 = bits(Prefix::None, M38, 0xF3, &[v(L), m(L)], W1).digit(3);
}
