//! Operands that instructions do not take.

use crate::encode::{Access, Address, Arrangement, Assembler, Element, Size, Status, Three, Two};

type Call = fn(&mut Assembler);

/// All of them panic.
fn refused(calls: &[(&str, Call)]) {
    for (i, (what, call)) in calls.iter().enumerate() {
        let done = std::panic::catch_unwind(|| call(&mut Assembler::new()));
        assert!(done.is_err(), "{what}, call {i}");
    }
}

/// These depend on the values in a program, so every build checks them.
#[test]
fn values_out_of_range_are_refused() {
    let at = |disp| Address::Base { n: 0, disp };
    refused(&[
        ("constant", |a| a.add_imm(Size::X, 0, 0, 0x1001)),
        ("constant", |a| a.sub_imm(Size::X, 0, 0, 0x100_0000)),
        ("constant", |a| a.cmp_imm(Size::W, 0, u32::MAX)),
        ("constant", |a| a.cmn_imm(Size::W, 0, 0xFF_FFFF)),
        ("mask", |a| a.and_imm(Size::X, 0, 0, 0)),
        ("mask", |a| a.orr_imm(Size::X, 0, 0, u64::MAX)),
        ("mask", |a| a.eor_imm(Size::W, 0, 0, u64::MAX >> 32)),
        ("mask", |a| a.eor_imm(Size::W, 0, 0, 1 << 32)),
        ("pair", |a| a.stp_pre(1, 2, 3, 512)),
        ("pair", |a| a.stp_pre(1, 2, 3, 4)),
        ("pair", |a| a.ldp_post(1, 2, 3, -520)),
        ("pair", |a| a.ldp_post(1, 2, 3, -4)),
    ]);
    for (access, disp) in [
        (Access::U8, 4096),
        (Access::W, 258),
        (Access::X, 32768),
        (Access::Q, -257),
    ] {
        for method in [Assembler::load, Assembler::store] {
            let done = std::panic::catch_unwind(|| method(&mut Assembler::new(), access, 0, at(disp)));
            assert!(done.is_err(), "{access:?} {disp}");
        }
    }
}

/// These would be faults of the compiler, so only builds with assertions check them.
#[test]
fn wrong_calls_are_refused() {
    if !cfg!(debug_assertions) {
        println!("not run: this build has no assertions");
        return;
    }
    use Arrangement::*;
    refused(&[
        ("register", |a| a.add(Size::X, 32, 0, 0)),
        ("register", |a| a.add(Size::X, 0, 32, 0)),
        ("register", |a| a.add(Size::X, 0, 0, 32)),
        ("register", |a| a.msub(Size::X, 0, 0, 0, 32)),
        ("register", |a| a.mov_imm(32, 0)),
        ("register", |a| a.stp_pre(0, 32, 31, 0)),
        ("register", |a| a.mrs(32, Status::Fpcr)),
        ("register", |a| a.msr(Status::Fpsr, 32)),
        ("register", |a| {
            let here = a.here();
            a.adr(32, here);
        }),
        ("amount", |a| a.lsl_imm(Size::W, 0, 0, 32)),
        ("amount", |a| a.lsr_imm(Size::W, 0, 0, 32)),
        ("amount", |a| a.asr_imm(Size::X, 0, 0, 64)),
        ("amount", |a| a.add_shifted(Size::W, 0, 0, 0, 32)),
        ("amount", |a| a.shl(S4, 0, 0, 32)),
        ("amount", |a| a.ushr(S4, 0, 0, 33)),
        ("amount", |a| a.sshr(S4, 0, 0, 0)),
        ("arrangement", |a| a.vector3(Three::Fadd, H8, 0, 0, 0)),
        ("arrangement", |a| a.vector2(Two::Not, D2, 0, 0)),
        ("arrangement", |a| a.fcvtl(H8, 0, 0)),
        ("arrangement", |a| a.fcvtn(S2, 0, 0)),
        ("arrangement", |a| a.xtn(B16, 0, 0)),
        ("arrangement", |a| a.umull(S2, 0, 0, 0)),
        ("arrangement", |a| a.smull_vector(B16, 0, 0, 0)),
        ("arrangement", |a| a.addv(S4, 0, 0)),
        ("lane", |a| a.umov(Element::S, 0, 0, 4)),
        ("lane", |a| a.dup_lane(B16, 0, 0, 16)),
        ("lane", |a| a.ins_general(Element::H, 0, 8, 0)),
        ("lane", |a| a.load_lane(Element::D, 0, 2, 0)),
        ("lane", |a| a.store_lane(Element::B, 0, 16, 0)),
        ("byte", |a| a.ext(0, 0, 0, 16)),
    ]);
}
