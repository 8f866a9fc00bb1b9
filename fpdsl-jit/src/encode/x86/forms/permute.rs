//! Shuffles, permutations, blends, and parts of vectors.

use crate::encode::x86::form::write::*;
use crate::encode::x86::form::{Form, Map, Masks, Prefix, Scaling, Slot, W};

use Map::{M0F, M3A, M38};
use Prefix::{P66, PF2, PF3};
use W::{Ignored, W0, W1};

const RM: &[Slot] = &[r(V), m(V)];
const RM_IMM: &[Slot] = &[r(V), m(V), IMM];
const RVM: &[Slot] = &[r(V), v(V), m(V)];
const RVM_IMM: &[Slot] = &[r(V), v(V), m(V), IMM];
const RVMR: &[Slot] = &[r(V), v(V), m(V), IS4];

const fn wide(map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(P66, map, opcode, slots).elements(W1, 8, 0)
}

const fn narrow(map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
    form(P66, map, opcode, slots).elements(W0, 4, 0)
}

/// One lane, from or to a general register or memory.
const fn lane(map: Map, opcode: u8, slots: &'static [Slot], w: W, bytes: u8) -> Form {
    form(P66, map, opcode, slots)
        .vex(w)
        .evex(w, Scaling::Fixed(bytes))
        .masks(Masks::No)
        .widths(X)
}

forms! {
    // Within 128 bits.
    VPSHUFD = form(P66, M0F, 0x70, RM_IMM).vex(Ignored).elements(W0, 4, 0);
    VPSHUFHW = form(PF3, M0F, 0x70, RM_IMM).vex(Ignored).evex(W0, Scaling::Part(0));
    VPSHUFLW = form(PF2, M0F, 0x70, RM_IMM).vex(Ignored).evex(W0, Scaling::Part(0));
    VPERMILPS = narrow(M38, 0x0C, RVM).vex(W0);
    VPERMILPD = wide(M38, 0x0D, RVM).vex(W0);
    VPERMILPS_IMM = narrow(M3A, 0x04, RM_IMM).vex(W0);
    VPERMILPD_IMM = wide(M3A, 0x05, RM_IMM).vex(W0);
    VMOVDDUP = form(PF2, M0F, 0x12, RM).vex(Ignored).evex(W1, Scaling::Duplicated);
    VMOVSLDUP = form(PF3, M0F, 0x12, RM).vex(Ignored).evex(W0, Scaling::Part(0));
    VMOVSHDUP = form(PF3, M0F, 0x16, RM).vex(Ignored).evex(W0, Scaling::Part(0));
    // In the whole vector.
    VPERMPS = narrow(M38, 0x16, RVM).vex(W0).widths(YZ);
    VPERMD = narrow(M38, 0x36, RVM).vex(W0).widths(YZ);
    VPERMPD_IMM = wide(M3A, 0x01, RM_IMM).vex(W1).widths(YZ);
    VPERMQ_IMM = wide(M3A, 0x00, RM_IMM).vex(W1).widths(YZ);
    VPERMPD = wide(M38, 0x16, RVM).widths(YZ);
    VPERMQ = wide(M38, 0x36, RVM).widths(YZ);
    VPERMB = form(P66, M38, 0x8D, RVM).evex(W0, Scaling::Part(0));
    VPERMW = form(P66, M38, 0x8D, RVM).evex(W1, Scaling::Part(0));
    VPERM2F128 = form(P66, M3A, 0x06, RVM_IMM).vex(W0).widths(Y);
    VPERM2I128 = form(P66, M3A, 0x46, RVM_IMM).vex(W0).widths(Y);
    VSHUFF32X4 = narrow(M3A, 0x23, RVM_IMM).widths(YZ);
    VSHUFF64X2 = wide(M3A, 0x23, RVM_IMM).widths(YZ);
    VSHUFI32X4 = narrow(M3A, 0x43, RVM_IMM).widths(YZ);
    VSHUFI64X2 = wide(M3A, 0x43, RVM_IMM).widths(YZ);
    // Of two vectors: `I` takes the place of the indices, `T` that of the first.
    VPERMI2B = form(P66, M38, 0x75, RVM).evex(W0, Scaling::Part(0));
    VPERMI2W = form(P66, M38, 0x75, RVM).evex(W1, Scaling::Part(0));
    VPERMI2D = narrow(M38, 0x76, RVM);
    VPERMI2Q = wide(M38, 0x76, RVM);
    VPERMI2PS = narrow(M38, 0x77, RVM);
    VPERMI2PD = wide(M38, 0x77, RVM);
    VPERMT2B = form(P66, M38, 0x7D, RVM).evex(W0, Scaling::Part(0));
    VPERMT2W = form(P66, M38, 0x7D, RVM).evex(W1, Scaling::Part(0));
    VPERMT2D = narrow(M38, 0x7E, RVM);
    VPERMT2Q = wide(M38, 0x7E, RVM);
    VPERMT2PS = narrow(M38, 0x7F, RVM);
    VPERMT2PD = wide(M38, 0x7F, RVM);
    // Blends.
    VBLENDVPS = form(P66, M3A, 0x4A, RVMR).vex(W0).widths(XY);
    VBLENDVPD = form(P66, M3A, 0x4B, RVMR).vex(W0).widths(XY);
    VPBLENDVB = form(P66, M3A, 0x4C, RVMR).vex(W0).widths(XY);
    VBLENDPS = form(P66, M3A, 0x0C, RVM_IMM).vex(Ignored).widths(XY);
    VBLENDPD = form(P66, M3A, 0x0D, RVM_IMM).vex(Ignored).widths(XY);
    VPBLENDW = form(P66, M3A, 0x0E, RVM_IMM).vex(Ignored).widths(XY);
    VPBLENDD = form(P66, M3A, 0x02, RVM_IMM).vex(W0).widths(XY);
    VBLENDMPS = narrow(M38, 0x65, RVM);
    VBLENDMPD = wide(M38, 0x65, RVM);
    VPBLENDMD = narrow(M38, 0x64, RVM);
    VPBLENDMQ = wide(M38, 0x64, RVM);
    VPBLENDMB = form(P66, M38, 0x66, RVM).evex(W0, Scaling::Part(0));
    VPBLENDMW = form(P66, M38, 0x66, RVM).evex(W1, Scaling::Part(0));
    // Parts.
    VINSERTF128 = form(P66, M3A, 0x18, &[r(V), v(V), m(S), IMM]).vex(W0).widths(Y);
    VINSERTI128 = form(P66, M3A, 0x38, &[r(V), v(V), m(S), IMM]).vex(W0).widths(Y);
    VEXTRACTF128 = form(P66, M3A, 0x19, &[m(S), r(V), IMM]).vex(W0).widths(Y);
    VEXTRACTI128 = form(P66, M3A, 0x39, &[m(S), r(V), IMM]).vex(W0).widths(Y);
    VINSERTF32X4 = form(P66, M3A, 0x18, &[r(V), v(V), m(S), IMM]).evex(W0, Scaling::Fixed(16)).widths(YZ);
    VEXTRACTF32X4 = form(P66, M3A, 0x19, &[m(S), r(V), IMM]).evex(W0, Scaling::Fixed(16)).widths(YZ);
    VINSERTF64X2 = form(P66, M3A, 0x18, &[r(V), v(V), m(S), IMM]).evex(W1, Scaling::Fixed(16)).widths(YZ);
    VEXTRACTF64X2 = form(P66, M3A, 0x19, &[m(S), r(V), IMM]).evex(W1, Scaling::Fixed(16)).widths(YZ);
    VINSERTF32X8 = form(P66, M3A, 0x1A, &[r(V), v(V), m(H), IMM]).evex(W0, Scaling::Fixed(32)).widths(Z);
    VEXTRACTF32X8 = form(P66, M3A, 0x1B, &[m(H), r(V), IMM]).evex(W0, Scaling::Fixed(32)).widths(Z);
    VINSERTF64X4 = form(P66, M3A, 0x1A, &[r(V), v(V), m(H), IMM]).evex(W1, Scaling::Fixed(32)).widths(Z);
    VEXTRACTF64X4 = form(P66, M3A, 0x1B, &[m(H), r(V), IMM]).evex(W1, Scaling::Fixed(32)).widths(Z);
    VINSERTI32X4 = form(P66, M3A, 0x38, &[r(V), v(V), m(S), IMM]).evex(W0, Scaling::Fixed(16)).widths(YZ);
    VEXTRACTI32X4 = form(P66, M3A, 0x39, &[m(S), r(V), IMM]).evex(W0, Scaling::Fixed(16)).widths(YZ);
    VINSERTI64X2 = form(P66, M3A, 0x38, &[r(V), v(V), m(S), IMM]).evex(W1, Scaling::Fixed(16)).widths(YZ);
    VEXTRACTI64X2 = form(P66, M3A, 0x39, &[m(S), r(V), IMM]).evex(W1, Scaling::Fixed(16)).widths(YZ);
    VINSERTI32X8 = form(P66, M3A, 0x3A, &[r(V), v(V), m(H), IMM]).evex(W0, Scaling::Fixed(32)).widths(Z);
    VEXTRACTI32X8 = form(P66, M3A, 0x3B, &[m(H), r(V), IMM]).evex(W0, Scaling::Fixed(32)).widths(Z);
    VINSERTI64X4 = form(P66, M3A, 0x3A, &[r(V), v(V), m(H), IMM]).evex(W1, Scaling::Fixed(32)).widths(Z);
    VEXTRACTI64X4 = form(P66, M3A, 0x3B, &[m(H), r(V), IMM]).evex(W1, Scaling::Fixed(32)).widths(Z);
    VMOVHLPS = form(Prefix::None, M0F, 0x12, &[r(S), v(S), only(S)]).vex(Ignored).evex(W0, Scaling::Part(0)).masks(Masks::No).widths(X);
    VMOVLHPS = form(Prefix::None, M0F, 0x16, &[r(S), v(S), only(S)]).vex(Ignored).evex(W0, Scaling::Part(0)).masks(Masks::No).widths(X);
    VINSERTPS = form(P66, M3A, 0x21, &[r(S), v(S), m(S), IMM]).vex(Ignored).evex(W0, Scaling::Fixed(4)).masks(Masks::No).widths(X);
    VEXTRACTPS = lane(M3A, 0x17, &[m(D), r(S), IMM], Ignored, 4);
    VPINSRB = lane(M3A, 0x20, &[r(S), v(S), m(D), IMM], W0, 1);
    VPINSRW = lane(M0F, 0xC4, &[r(S), v(S), m(D), IMM], W0, 2);
    VPINSRD = lane(M3A, 0x22, &[r(S), v(S), m(D), IMM], W0, 4);
    VPINSRQ = lane(M3A, 0x22, &[r(S), v(S), m(L), IMM], W1, 8);
    VPEXTRB = lane(M3A, 0x14, &[m(D), r(S), IMM], W0, 1);
    VPEXTRW = lane(M3A, 0x15, &[m(D), r(S), IMM], W0, 2);
    VPEXTRD = lane(M3A, 0x16, &[m(D), r(S), IMM], W0, 4);
    VPEXTRQ = lane(M3A, 0x16, &[m(L), r(S), IMM], W1, 8);
    // The elements in a mask, side by side, and back.
    VCOMPRESSPS = form(P66, M38, 0x8A, &[m(V), r(V)]).evex(W0, Scaling::Fixed(4));
    VCOMPRESSPD = form(P66, M38, 0x8A, &[m(V), r(V)]).evex(W1, Scaling::Fixed(8));
    VPCOMPRESSD = form(P66, M38, 0x8B, &[m(V), r(V)]).evex(W0, Scaling::Fixed(4));
    VPCOMPRESSQ = form(P66, M38, 0x8B, &[m(V), r(V)]).evex(W1, Scaling::Fixed(8));
    VEXPANDPS = form(P66, M38, 0x88, RM).evex(W0, Scaling::Fixed(4));
    VEXPANDPD = form(P66, M38, 0x88, RM).evex(W1, Scaling::Fixed(8));
    VPEXPANDD = form(P66, M38, 0x89, RM).evex(W0, Scaling::Fixed(4));
    VPEXPANDQ = form(P66, M38, 0x89, RM).evex(W1, Scaling::Fixed(8));
}
