//! Integers in vectors.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, Slot, W};

use Map::{M0F, M3A, M38};
use Prefix::P66;
use W::{Ignored, W0, W1};

const RM: &[Slot] = &[r(V), m(V)];
const RVM: &[Slot] = &[r(V), v(V), m(V)];
const RVM_IMM: &[Slot] = &[r(V), v(V), m(V), IMM];
const KVM: &[Slot] = &[r(K), v(V), m(V)];
const KVM_IMM: &[Slot] = &[r(K), v(V), m(V), IMM];
const SIGNS: &[Slot] = &[r(D), only(V)];

/// Elements of 8 bits, or of 16 where W does not tell.
const fn bytes(map: Map, opcode: u8) -> Form {
    form(P66, map, opcode, RVM)
        .vex(Ignored)
        .evex(W0, Scaling::Part(0))
}

/// Elements of 16 bits where W tells.
const fn words(map: Map, opcode: u8) -> Form {
    form(P66, map, opcode, RVM).evex(W1, Scaling::Part(0))
}

const fn dwords(map: Map, opcode: u8) -> Form {
    form(P66, map, opcode, RVM).vex(Ignored).elements(W0, 4, 0)
}

const fn qwords(map: Map, opcode: u8) -> Form {
    form(P66, map, opcode, RVM).vex(Ignored).elements(W1, 8, 0)
}

const fn to_mask(form: Form, slots: &'static [Slot]) -> Form {
    form.without_vex().masks(Masks::Merging).with(slots)
}

forms! {
    VPADDB = bytes(M0F, 0xFC);
    VPADDW = bytes(M0F, 0xFD);
    VPADDD = dwords(M0F, 0xFE);
    VPADDQ = qwords(M0F, 0xD4);
    VPSUBB = bytes(M0F, 0xF8);
    VPSUBW = bytes(M0F, 0xF9);
    VPSUBD = dwords(M0F, 0xFA);
    VPSUBQ = qwords(M0F, 0xFB);
    VPMULLW = bytes(M0F, 0xD5);
    VPMULHW = bytes(M0F, 0xE5);
    VPMULHUW = bytes(M0F, 0xE4);
    VPMADDWD = bytes(M0F, 0xF5);
    VPMADDUBSW = bytes(M38, 0x04);
    VPMULUDQ = qwords(M0F, 0xF4);
    VPMULDQ = qwords(M38, 0x28);
    VPMULLD = dwords(M38, 0x40);
    VPMULLQ = qwords(M38, 0x40).without_vex();
    VPSADBW = bytes(M0F, 0xF6).masks(Masks::No);
    VPAND = bytes(M0F, 0xDB).without_evex().widths(XY);
    VPANDD = dwords(M0F, 0xDB).without_vex();
    VPANDQ = qwords(M0F, 0xDB).without_vex();
    VPANDN = bytes(M0F, 0xDF).without_evex().widths(XY);
    VPANDND = dwords(M0F, 0xDF).without_vex();
    VPANDNQ = qwords(M0F, 0xDF).without_vex();
    VPOR = bytes(M0F, 0xEB).without_evex().widths(XY);
    VPORD = dwords(M0F, 0xEB).without_vex();
    VPORQ = qwords(M0F, 0xEB).without_vex();
    VPXOR = bytes(M0F, 0xEF).without_evex().widths(XY);
    VPXORD = dwords(M0F, 0xEF).without_vex();
    VPXORQ = qwords(M0F, 0xEF).without_vex();
    VPCMPEQB = bytes(M0F, 0x74).without_evex().widths(XY);
    VPCMPEQW = bytes(M0F, 0x75).without_evex().widths(XY);
    VPCMPEQD = bytes(M0F, 0x76).without_evex().widths(XY);
    VPCMPEQQ = bytes(M38, 0x29).without_evex().widths(XY);
    VPCMPGTB = bytes(M0F, 0x64).without_evex().widths(XY);
    VPCMPGTW = bytes(M0F, 0x65).without_evex().widths(XY);
    VPCMPGTD = bytes(M0F, 0x66).without_evex().widths(XY);
    VPCMPGTQ = bytes(M38, 0x37).without_evex().widths(XY);
    VPCMPB = to_mask(bytes(M3A, 0x3F), KVM_IMM);
    VPCMPW = to_mask(words(M3A, 0x3F), KVM_IMM);
    VPCMPD = to_mask(dwords(M3A, 0x1F), KVM_IMM);
    VPCMPQ = to_mask(qwords(M3A, 0x1F), KVM_IMM);
    VPCMPUB = to_mask(bytes(M3A, 0x3E), KVM_IMM);
    VPCMPUW = to_mask(words(M3A, 0x3E), KVM_IMM);
    VPCMPUD = to_mask(dwords(M3A, 0x1E), KVM_IMM);
    VPCMPUQ = to_mask(qwords(M3A, 0x1E), KVM_IMM);
    VPTESTMB = to_mask(bytes(M38, 0x26), KVM);
    VPTESTMW = to_mask(words(M38, 0x26), KVM);
    VPTESTMD = to_mask(dwords(M38, 0x27), KVM);
    VPTESTMQ = to_mask(qwords(M38, 0x27), KVM);
    VPTESTNMB = to_mask(bytes(M38, 0x26), KVM).prefix(Prefix::PF3);
    VPTESTNMW = to_mask(words(M38, 0x26), KVM).prefix(Prefix::PF3);
    VPTESTNMD = to_mask(dwords(M38, 0x27), KVM).prefix(Prefix::PF3);
    VPTESTNMQ = to_mask(qwords(M38, 0x27), KVM).prefix(Prefix::PF3);
    VPMINSB = bytes(M38, 0x38);
    VPMINSW = bytes(M0F, 0xEA);
    VPMINSD = dwords(M38, 0x39);
    VPMINSQ = qwords(M38, 0x39).without_vex();
    VPMINUB = bytes(M0F, 0xDA);
    VPMINUW = bytes(M38, 0x3A);
    VPMINUD = dwords(M38, 0x3B);
    VPMINUQ = qwords(M38, 0x3B).without_vex();
    VPMAXSB = bytes(M38, 0x3C);
    VPMAXSW = bytes(M0F, 0xEE);
    VPMAXSD = dwords(M38, 0x3D);
    VPMAXSQ = qwords(M38, 0x3D).without_vex();
    VPMAXUB = bytes(M0F, 0xDE);
    VPMAXUW = bytes(M38, 0x3E);
    VPMAXUD = dwords(M38, 0x3F);
    VPMAXUQ = qwords(M38, 0x3F).without_vex();
    VPABSB = bytes(M38, 0x1C).with(RM);
    VPABSW = bytes(M38, 0x1D).with(RM);
    VPABSD = dwords(M38, 0x1E).with(RM);
    VPABSQ = qwords(M38, 0x1F).with(RM).without_vex();
    VPSIGNB = bytes(M38, 0x08).without_evex().widths(XY);
    VPSIGNW = bytes(M38, 0x09).without_evex().widths(XY);
    VPSIGND = bytes(M38, 0x0A).without_evex().widths(XY);
    VPSHUFB = bytes(M38, 0x00);
    VPACKSSWB = bytes(M0F, 0x63);
    VPACKSSDW = dwords(M0F, 0x6B);
    VPACKUSWB = bytes(M0F, 0x67);
    VPACKUSDW = dwords(M38, 0x2B);
    VPUNPCKLBW = bytes(M0F, 0x60);
    VPUNPCKLWD = bytes(M0F, 0x61);
    VPUNPCKLDQ = dwords(M0F, 0x62);
    VPUNPCKLQDQ = qwords(M0F, 0x6C);
    VPUNPCKHBW = bytes(M0F, 0x68);
    VPUNPCKHWD = bytes(M0F, 0x69);
    VPUNPCKHDQ = dwords(M0F, 0x6A);
    VPUNPCKHQDQ = qwords(M0F, 0x6D);
    VPLZCNTD = dwords(M38, 0x44).with(RM).without_vex();
    VPLZCNTQ = qwords(M38, 0x44).with(RM).without_vex();
    VPOPCNTB = bytes(M38, 0x54).with(RM).without_vex();
    VPOPCNTW = words(M38, 0x54).with(RM).without_vex();
    VPOPCNTD = dwords(M38, 0x55).with(RM).without_vex();
    VPOPCNTQ = qwords(M38, 0x55).with(RM).without_vex();
    VPTERNLOGD = dwords(M3A, 0x25).with(RVM_IMM).without_vex();
    VPTERNLOGQ = qwords(M3A, 0x25).with(RVM_IMM).without_vex();
    VPALIGNR = bytes(M3A, 0x0F).with(RVM_IMM);
    VALIGND = dwords(M3A, 0x03).with(RVM_IMM).without_vex();
    VALIGNQ = qwords(M3A, 0x03).with(RVM_IMM).without_vex();
    VGF2P8AFFINEQB = qwords(M3A, 0xCE).with(RVM_IMM).vex(W1);
    // Flags and bits of signs.
    VPTEST = form(P66, M38, 0x17, RM).vex(Ignored).widths(XY);
    VTESTPS = form(P66, M38, 0x0E, RM).vex(W0).widths(XY);
    VTESTPD = form(P66, M38, 0x0F, RM).vex(W0).widths(XY);
    VMOVMSKPS = form(Prefix::None, M0F, 0x50, SIGNS).vex(Ignored).widths(XY);
    VMOVMSKPD = form(P66, M0F, 0x50, SIGNS).vex(Ignored).widths(XY);
    VPMOVMSKB = form(P66, M0F, 0xD7, SIGNS).vex(Ignored).widths(XY);
}
