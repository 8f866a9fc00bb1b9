//! Masks of AVX-512.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Prefix, Slot, W};

use Map::{M0F, M3A};
use Prefix::P66;
use W::{W0, W1};

const KK: &[Slot] = &[r(K), only(K)];
const KKK: &[Slot] = &[r(K), v(K), only(K)];
const KK_IMM: &[Slot] = &[r(K), only(K), IMM];

const fn three(prefix: Prefix, opcode: u8, w: W) -> Form {
    form(prefix, M0F, opcode, KKK).vex(w).widths(X).long()
}

const fn two(prefix: Prefix, opcode: u8, w: W, slots: &'static [Slot]) -> Form {
    form(prefix, M0F, opcode, slots).vex(w).widths(X)
}

const fn shift(opcode: u8, w: W) -> Form {
    form(P66, M3A, opcode, KK_IMM).vex(w).widths(X)
}

forms! {
    KANDB = three(P66, 0x41, W0);
    KANDW = three(Prefix::None, 0x41, W0);
    KANDD = three(P66, 0x41, W1);
    KANDQ = three(Prefix::None, 0x41, W1);
    KANDNB = three(P66, 0x42, W0);
    KANDNW = three(Prefix::None, 0x42, W0);
    KANDND = three(P66, 0x42, W1);
    KANDNQ = three(Prefix::None, 0x42, W1);
    KORB = three(P66, 0x45, W0);
    KORW = three(Prefix::None, 0x45, W0);
    KORD = three(P66, 0x45, W1);
    KORQ = three(Prefix::None, 0x45, W1);
    KXNORB = three(P66, 0x46, W0);
    KXNORW = three(Prefix::None, 0x46, W0);
    KXNORD = three(P66, 0x46, W1);
    KXNORQ = three(Prefix::None, 0x46, W1);
    KXORB = three(P66, 0x47, W0);
    KXORW = three(Prefix::None, 0x47, W0);
    KXORD = three(P66, 0x47, W1);
    KXORQ = three(Prefix::None, 0x47, W1);
    KADDB = three(P66, 0x4A, W0);
    KADDW = three(Prefix::None, 0x4A, W0);
    KADDD = three(P66, 0x4A, W1);
    KADDQ = three(Prefix::None, 0x4A, W1);
    KUNPCKBW = three(P66, 0x4B, W0);
    KUNPCKWD = three(Prefix::None, 0x4B, W0);
    KUNPCKDQ = three(Prefix::None, 0x4B, W1);
    KNOTB = two(P66, 0x44, W0, KK);
    KNOTW = two(Prefix::None, 0x44, W0, KK);
    KNOTD = two(P66, 0x44, W1, KK);
    KNOTQ = two(Prefix::None, 0x44, W1, KK);
    KORTESTB = two(P66, 0x98, W0, KK);
    KORTESTW = two(Prefix::None, 0x98, W0, KK);
    KORTESTD = two(P66, 0x98, W1, KK);
    KORTESTQ = two(Prefix::None, 0x98, W1, KK);
    KTESTB = two(P66, 0x99, W0, KK);
    KTESTW = two(Prefix::None, 0x99, W0, KK);
    KTESTD = two(P66, 0x99, W1, KK);
    KTESTQ = two(Prefix::None, 0x99, W1, KK);
    KSHIFTRB = shift(0x30, W0);
    KSHIFTRW = shift(0x30, W1);
    KSHIFTRD = shift(0x31, W0);
    KSHIFTRQ = shift(0x31, W1);
    KSHIFTLB = shift(0x32, W0);
    KSHIFTLW = shift(0x32, W1);
    KSHIFTLD = shift(0x33, W0);
    KSHIFTLQ = shift(0x33, W1);
    // To a mask from a mask or memory; `STORE` to memory; `GPR` from a general register, `TO_GPR` to one.
    KMOVB = two(P66, 0x90, W0, &[r(K), m(K)]);
    KMOVB_STORE = two(P66, 0x91, W0, &[m(M), r(K)]);
    KMOVW = two(Prefix::None, 0x90, W0, &[r(K), m(K)]);
    KMOVW_STORE = two(Prefix::None, 0x91, W0, &[m(M), r(K)]);
    KMOVD = two(P66, 0x90, W1, &[r(K), m(K)]);
    KMOVD_STORE = two(P66, 0x91, W1, &[m(M), r(K)]);
    KMOVQ = two(Prefix::None, 0x90, W1, &[r(K), m(K)]);
    KMOVQ_STORE = two(Prefix::None, 0x91, W1, &[m(M), r(K)]);
    KMOVB_GPR = two(P66, 0x92, W0, &[r(K), only(D)]);
    KMOVB_TO_GPR = two(P66, 0x93, W0, &[r(D), only(K)]);
    KMOVW_GPR = two(Prefix::None, 0x92, W0, &[r(K), only(D)]);
    KMOVW_TO_GPR = two(Prefix::None, 0x93, W0, &[r(D), only(K)]);
    KMOVD_GPR = two(Prefix::PF2, 0x92, W0, &[r(K), only(D)]);
    KMOVD_TO_GPR = two(Prefix::PF2, 0x93, W0, &[r(D), only(K)]);
    KMOVQ_GPR = two(Prefix::PF2, 0x92, W1, &[r(K), only(L)]);
    KMOVQ_TO_GPR = two(Prefix::PF2, 0x93, W1, &[r(L), only(K)]);
}
