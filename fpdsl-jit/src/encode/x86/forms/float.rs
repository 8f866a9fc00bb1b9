//! Arithmetic, comparisons and logic of floats.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, W};

use Map::{M0F, M3A, M38};
use Prefix::P66;
use W::{Ignored, W0, W1};

use crate::encode::x86::form::Slot;

const RM: &[Slot] = &[r(V), m(V)];
const RM_IMM: &[Slot] = &[r(V), m(V), IMM];
const RM_S: &[Slot] = &[r(S), m(S)];
const RVM: &[Slot] = &[r(V), v(V), m(V)];
const RVM_IMM: &[Slot] = &[r(V), v(V), m(V), IMM];
const RVM_S: &[Slot] = &[r(S), v(S), m(S)];
const RVM_S_IMM: &[Slot] = &[r(S), v(S), m(S), IMM];

const fn pd(opcode: u8) -> Form {
    form(P66, M0F, opcode, RVM).vex(Ignored).elements(W1, 8, 0)
}

const fn ps(opcode: u8) -> Form {
    form(Prefix::None, M0F, opcode, RVM)
        .vex(Ignored)
        .elements(W0, 4, 0)
}

const fn sd(opcode: u8) -> Form {
    form(Prefix::PF2, M0F, opcode, RVM_S)
        .vex(Ignored)
        .evex(W1, Scaling::Fixed(8))
        .widths(X)
}

const fn ss(opcode: u8) -> Form {
    form(Prefix::PF3, M0F, opcode, RVM_S)
        .vex(Ignored)
        .evex(W0, Scaling::Fixed(4))
        .widths(X)
}

const fn wide(map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(P66, map, opcode, slots).elements(W1, 8, 0)
}

const fn narrow(map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(P66, map, opcode, slots).elements(W0, 4, 0)
}

const fn wide_scalar(map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(P66, map, opcode, slots)
        .evex(W1, Scaling::Fixed(8))
        .widths(X)
}

const fn narrow_scalar(map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(P66, map, opcode, slots)
        .evex(W0, Scaling::Fixed(4))
        .widths(X)
}

forms! {
    VADDPD = pd(0x58).er();
    VADDPS = ps(0x58).er();
    VADDSD = sd(0x58).er();
    VADDSS = ss(0x58).er();
    VMULPD = pd(0x59).er();
    VMULPS = ps(0x59).er();
    VMULSD = sd(0x59).er();
    VMULSS = ss(0x59).er();
    VSUBPD = pd(0x5C).er();
    VSUBPS = ps(0x5C).er();
    VSUBSD = sd(0x5C).er();
    VSUBSS = ss(0x5C).er();
    VDIVPD = pd(0x5E).er();
    VDIVPS = ps(0x5E).er();
    VDIVSD = sd(0x5E).er();
    VDIVSS = ss(0x5E).er();
    VMINPD = pd(0x5D).sae();
    VMINPS = ps(0x5D).sae();
    VMINSD = sd(0x5D).sae();
    VMINSS = ss(0x5D).sae();
    VMAXPD = pd(0x5F).sae();
    VMAXPS = ps(0x5F).sae();
    VMAXSD = sd(0x5F).sae();
    VMAXSS = ss(0x5F).sae();
    VSQRTPD = pd(0x51).er().with(RM);
    VSQRTPS = ps(0x51).er().with(RM);
    VSQRTSD = sd(0x51).er();
    VSQRTSS = ss(0x51).er();
    VANDPD = pd(0x54);
    VANDPS = ps(0x54);
    VANDNPD = pd(0x55);
    VANDNPS = ps(0x55);
    VORPD = pd(0x56);
    VORPS = ps(0x56);
    VXORPD = pd(0x57);
    VXORPS = ps(0x57);
    // Comparisons into a vector have VEX alone, those into a mask EVEX.
    VCMPPD = pd(0xC2).without_evex().with(&[r(V), v(V), m(V), IMM]);
    VCMPPS = ps(0xC2).without_evex().with(&[r(V), v(V), m(V), IMM]);
    VCMPSD = sd(0xC2).without_evex().with(&[r(S), v(S), m(S), IMM]);
    VCMPSS = ss(0xC2).without_evex().with(&[r(S), v(S), m(S), IMM]);
    VCMPPD_K = pd(0xC2).sae().without_vex().masks(Masks::Merging).with(&[r(K), v(V), m(V), IMM]);
    VCMPPS_K = ps(0xC2).sae().without_vex().masks(Masks::Merging).with(&[r(K), v(V), m(V), IMM]);
    VCMPSD_K = sd(0xC2).sae().without_vex().masks(Masks::Merging).with(&[r(K), v(S), m(S), IMM]);
    VCMPSS_K = ss(0xC2).sae().without_vex().masks(Masks::Merging).with(&[r(K), v(S), m(S), IMM]);
    VUCOMISD = sd(0x2E).sae().masks(Masks::No).prefix(P66).with(RM_S);
    VUCOMISS = ss(0x2E).sae().masks(Masks::No).prefix(Prefix::None).with(RM_S);
    VCOMISD = sd(0x2F).sae().masks(Masks::No).prefix(P66).with(RM_S);
    VCOMISS = ss(0x2F).sae().masks(Masks::No).prefix(Prefix::None).with(RM_S);
    VUNPCKLPD = pd(0x14);
    VUNPCKLPS = ps(0x14);
    VUNPCKHPD = pd(0x15);
    VUNPCKHPS = ps(0x15);
    VSHUFPD = pd(0xC6).with(RVM_IMM);
    VSHUFPS = ps(0xC6).with(RVM_IMM);
    VROUNDPS = form(P66, M3A, 0x08, RM_IMM).vex(Ignored).widths(XY);
    VROUNDPD = form(P66, M3A, 0x09, RM_IMM).vex(Ignored).widths(XY);
    VROUNDSS = form(P66, M3A, 0x0A, RVM_S_IMM).vex(Ignored).widths(X);
    VROUNDSD = form(P66, M3A, 0x0B, RVM_S_IMM).vex(Ignored).widths(X);
    // AVX-512: 66 and a map, where W is the format.
    VRNDSCALEPD = wide(M3A, 0x09, RM_IMM).sae();
    VRNDSCALEPS = narrow(M3A, 0x08, RM_IMM).sae();
    VRNDSCALESD = wide_scalar(M3A, 0x0B, RVM_S_IMM).sae();
    VRNDSCALESS = narrow_scalar(M3A, 0x0A, RVM_S_IMM).sae();
    VRANGEPD = wide(M3A, 0x50, RVM_IMM).sae();
    VRANGEPS = narrow(M3A, 0x50, RVM_IMM).sae();
    VRANGESD = wide_scalar(M3A, 0x51, RVM_S_IMM).sae();
    VRANGESS = narrow_scalar(M3A, 0x51, RVM_S_IMM).sae();
    VGETEXPPD = wide(M38, 0x42, RM).sae();
    VGETEXPPS = narrow(M38, 0x42, RM).sae();
    VGETEXPSD = wide_scalar(M38, 0x43, RVM_S).sae();
    VGETEXPSS = narrow_scalar(M38, 0x43, RVM_S).sae();
    VGETMANTPD = wide(M3A, 0x26, RM_IMM).sae();
    VGETMANTPS = narrow(M3A, 0x26, RM_IMM).sae();
    VGETMANTSD = wide_scalar(M3A, 0x27, RVM_S_IMM).sae();
    VGETMANTSS = narrow_scalar(M3A, 0x27, RVM_S_IMM).sae();
    VSCALEFPD = wide(M38, 0x2C, RVM).er();
    VSCALEFPS = narrow(M38, 0x2C, RVM).er();
    VSCALEFSD = wide_scalar(M38, 0x2D, RVM_S).er();
    VSCALEFSS = narrow_scalar(M38, 0x2D, RVM_S).er();
    VRCP14PD = wide(M38, 0x4C, RM);
    VRCP14PS = narrow(M38, 0x4C, RM);
    VRCP14SD = wide_scalar(M38, 0x4D, RVM_S);
    VRCP14SS = narrow_scalar(M38, 0x4D, RVM_S);
    VRSQRT14PD = wide(M38, 0x4E, RM);
    VRSQRT14PS = narrow(M38, 0x4E, RM);
    VRSQRT14SD = wide_scalar(M38, 0x4F, RVM_S);
    VRSQRT14SS = narrow_scalar(M38, 0x4F, RVM_S);
    VFPCLASSPD = wide(M3A, 0x66, &[r(K), m(V), IMM]).masks(Masks::Merging);
    VFPCLASSPS = narrow(M3A, 0x66, &[r(K), m(V), IMM]).masks(Masks::Merging);
    VFPCLASSSD = wide_scalar(M3A, 0x67, &[r(K), m(S), IMM]).masks(Masks::Merging);
    VFPCLASSSS = narrow_scalar(M3A, 0x67, &[r(K), m(S), IMM]).masks(Masks::Merging);
}
