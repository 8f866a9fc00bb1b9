//! AVX2: masks are vectors, with all bits of a lane set or none.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::Comparison;
use regalloc2::RegClass;

use crate::lower::Builder;
use crate::lower::{Machine, Predicate};
use crate::target::rounding_field;
use crate::vcode::{GPR, Ins, Inst, Kind, Mem, V, VEC, Width};

/// The machine.
pub struct Avx2;

impl Avx2 {
    /// Scalars of this size fill half a vector.
    fn halves(b: &Builder<'_>, size: usize) -> bool {
        b.wide && size == 4
    }

    /// The low halves of the 64-bit lanes of two vectors.
    fn low_halves(b: &mut Builder<'_>, x: V, y: V) -> V {
        let mixed = b.op_imm(Ins::Vshufps, Width::Y, &[x, y], 0x88);
        b.op_imm(Ins::Vpermq, Width::Y, &[mixed], 0xD8)
    }

    fn not(b: &mut Builder<'_>, width: Width, x: V) -> V {
        let ones = b.splat(u64::MAX, 8);
        b.and_not(width, x, ones)
    }
}

impl Machine for Avx2 {
    fn mask_class(&self) -> RegClass {
        VEC
    }

    fn ones(&self, b: &mut Builder<'_>) -> V {
        b.splat(u64::MAX, 8)
    }

    fn mask_and(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        let width = b.widest();
        b.and(width, x, y)
    }

    fn mask_and_not(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        let width = b.widest();
        b.and_not(width, x, y)
    }

    fn mask_or(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        let width = b.widest();
        b.or(width, x, y)
    }

    fn mask_from(&self, b: &mut Builder<'_>, x: V) -> V {
        let zero = b.gpr_const(0);
        let all = b.general(Ins::Sub, Width::W64, &[zero, x]);
        let low = b.op(Ins::VmovqFrom, Width::X, &[all]);
        let width = b.widest();
        b.op(Ins::Vpbroadcastq, width, &[low])
    }

    fn mask_to(&self, b: &mut Builder<'_>, mask: V) -> V {
        let bits = b.general_from(Ins::VmovdTo, Width::X, &[mask]);
        b.general_imm(Ins::AndImm, Width::W32, bits, 1)
    }

    fn mask_bits(&self, b: &mut Builder<'_>, mask: V) -> V {
        let ins = if b.wide { Ins::Vmovmskpd } else { Ins::Vmovmskps };
        b.general_from(ins, Width::Y, &[mask])
    }

    fn mask_below(&self, b: &mut Builder<'_>, first: usize, count: V) -> V {
        let (size, ins) = if b.wide {
            (8, Ins::Vpcmpgtq)
        } else {
            (4, Ins::Vpcmpgtd)
        };
        let numbers = b.row(first as u64.., size);
        let count = b.broadcast(count, size);
        b.op(ins, Width::Y, &[count, numbers])
    }

    fn widened_mask(&self, b: &mut Builder<'_>, mask: V, size: usize) -> V {
        if Avx2::halves(b, size) {
            b.op(Ins::Vpmovsxdq, Width::Y, &[mask])
        } else {
            mask
        }
    }

    fn narrowed_mask(&self, b: &mut Builder<'_>, mask: V, size: usize) -> V {
        if Avx2::halves(b, size) {
            self.narrow(b, mask)
        } else {
            mask
        }
    }

    fn raw_value(&self, b: &mut Builder<'_>, mask: V, bits: u64, size: usize) -> V {
        let (width, bits) = (b.width(size), b.splat(bits, size));
        b.and(width, mask, bits)
    }

    fn raw_blend(&self, b: &mut Builder<'_>, mask: V, yes: V, no: V, size: usize) -> V {
        let ins = if size == 8 { Ins::Vblendvpd } else { Ins::Vblendvps };
        let width = b.width(size);
        b.op(ins, width, &[no, yes, mask])
    }

    fn raw_compare_floats(&self, b: &mut Builder<'_>, predicate: Predicate, size: usize, x: V, y: V) -> V {
        let ins = if size == 8 { Ins::Vcmppd } else { Ins::Vcmpps };
        let width = b.width(size);
        b.op_imm(ins, width, &[x, y], predicate as i64)
    }

    fn raw_compare_ints(
        &self,
        b: &mut Builder<'_>,
        comparison: Comparison,
        signed: bool,
        size: usize,
        x: V,
        y: V,
    ) -> V {
        let width = b.width(size);
        let (equal, greater) = match size {
            8 => (Ins::Vpcmpeqq, Ins::Vpcmpgtq),
            _ => (Ins::Vpcmpeqd, Ins::Vpcmpgtd),
        };
        let (mut x, mut y) = (x, y);
        let order = !matches!(comparison, Comparison::Eq | Comparison::Ne);
        if order && !signed {
            // With the sign bit flipped the order is that of signed numbers.
            let sign = b.splat(1 << (8 * size - 1), size);
            x = b.xor(width, x, sign);
            y = b.xor(width, y, sign);
        }
        let (mask, negate) = match comparison {
            Comparison::Eq => (b.op(equal, width, &[x, y]), false),
            Comparison::Ne => (b.op(equal, width, &[x, y]), true),
            Comparison::Gt => (b.op(greater, width, &[x, y]), false),
            Comparison::Le => (b.op(greater, width, &[x, y]), true),
            Comparison::Lt => (b.op(greater, width, &[y, x]), false),
            Comparison::Ge => (b.op(greater, width, &[y, x]), true),
        };
        if negate { Avx2::not(b, width, mask) } else { mask }
    }

    fn compare_affine(
        &self,
        b: &mut Builder<'_>,
        comparison: Comparison,
        (base, step): (V, u64),
        first: usize,
        bound: V,
    ) -> V {
        let (base, bound) = (b.broadcast(base, 8), b.broadcast(bound, 8));
        let four = |b: &mut Builder<'_>, first: usize| {
            let numbers = b.row((first as u64..).map(|l| l * step), 8);
            let x = b.op(Ins::Vpaddq, Width::Y, &[base, numbers]);
            self.raw_compare_ints(b, comparison, false, 8, x, bound)
        };
        let low = four(b, first);
        if b.wide {
            return low;
        }
        let high = four(b, first + 4);
        Avx2::low_halves(b, low, high)
    }

    fn halves(&self, b: &mut Builder<'_>, x: V) -> (V, V) {
        (x, b.op_imm(Ins::Vextractf128, Width::Y, &[x], 1))
    }

    fn joined(&self, b: &mut Builder<'_>, low: V, high: V) -> V {
        b.op_imm(Ins::Vinsertf128, Width::Y, &[low, high], 1)
    }

    fn to_half(&self, b: &mut Builder<'_>, mode: Rounding, x: V) -> V {
        let width = b.width(4);
        b.op_imm(Ins::Vcvtps2ph, width, &[x], rounding_field(mode))
    }

    fn rint(&self, b: &mut Builder<'_>, mode: Rounding, size: usize, x: V) -> V {
        let ins = if size == 8 { Ins::Vroundpd } else { Ins::Vroundps };
        let width = b.width(size);
        b.op_imm(ins, width, &[x], rounding_field(mode) | 8)
    }

    fn narrow(&self, b: &mut Builder<'_>, x: V) -> V {
        let high = b.op_imm(Ins::Vextractf128, Width::Y, &[x], 1);
        b.op_imm(Ins::Vshufps, Width::X, &[x, high], 0x88)
    }

    fn extreme(&self, greatest: bool, signed: bool, size: usize) -> Option<Ins> {
        (size == 4).then(|| super::extreme_of_words(greatest, signed))
    }

    fn packs_any(&self) -> bool {
        false
    }

    fn pack16(&self, b: &mut Builder<'_>, x: V) -> V {
        let width = b.width(4);
        let packed = b.op(Ins::Vpackusdw, width, &[x, x]);
        // Each half of a vector is packed on its own.
        if width == Width::Y {
            b.op_imm(Ins::Vpermq, width, &[packed], 0x08)
        } else {
            packed
        }
    }

    fn pack8(&self, b: &mut Builder<'_>, x: V) -> V {
        let words = self.pack16(b, x);
        b.op(Ins::Vpackuswb, Width::X, &[words, words])
    }

    fn shift_signed(&self, b: &mut Builder<'_>, x: V, n: u32) -> V {
        // The sign bit, moved, is flipped and taken away.
        let width = b.width(8);
        let low = b.op_imm(Ins::Vpsrlq, width, &[x], i64::from(n));
        let sign = b.splat(1 << (63 - n), 8);
        let low = b.xor(width, low, sign);
        b.op(Ins::Vpsubq, width, &[low, sign])
    }

    fn shift_signed_by(&self, b: &mut Builder<'_>, x: V, n: V) -> V {
        let width = b.width(8);
        let sign = b.splat(1 << 63, 8);
        let sign = b.op(Ins::Vpsrlvq, width, &[sign, n]);
        let low = b.op(Ins::Vpsrlvq, width, &[x, n]);
        let low = b.xor(width, low, sign);
        b.op(Ins::Vpsubq, width, &[low, sign])
    }

    fn mul64(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        let width = b.width(8);
        let high = |b: &mut Builder<'_>, x| b.op_imm(Ins::Vpsrlq, width, &[x], 32);
        let (x_high, y_high) = (high(b, x), high(b, y));
        let one = b.op(Ins::Vpmuludq, width, &[x_high, y]);
        let other = b.op(Ins::Vpmuludq, width, &[x, y_high]);
        let cross = b.op(Ins::Vpaddq, width, &[one, other]);
        let cross = b.op_imm(Ins::Vpsllq, width, &[cross], 32);
        let low = b.op(Ins::Vpmuludq, width, &[x, y]);
        b.op(Ins::Vpaddq, width, &[low, cross])
    }

    fn load_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, size: usize) -> V {
        let mask = self.narrowed_mask(b, mask, size);
        let ins = if size == 8 {
            Ins::VmaskmovpdLoad
        } else {
            Ins::VmaskmovpsLoad
        };
        let width = b.width(size);
        b.load(ins, width, mem, &[mask])
    }

    fn store_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, x: V, size: usize) {
        let mask = self.narrowed_mask(b, mask, size);
        let ins = if size == 8 {
            Ins::VmaskmovpdStore
        } else {
            Ins::VmaskmovpsStore
        };
        let width = b.width(size);
        b.effect(Inst::at(ins, width, mem, &[mask, x]));
    }

    /// One lane after the other.
    fn scatter(
        &self,
        b: &mut Builder<'_>,
        (base, offsets): (V, V),
        mask: Option<V>,
        aside: u64,
        x: V,
        size: usize,
    ) {
        let offsets = match mask {
            None => offsets,
            Some(mask) => {
                let aside = b.splat(aside, 8);
                self.raw_blend(b, mask, offsets, aside, 8)
            }
        };
        for l in 0..b.lanes() {
            let pair = b.quarter(Width::Y, offsets, l / 2);
            let index = if l % 2 == 0 {
                b.general_from(Ins::VmovqTo, Width::X, &[pair])
            } else {
                b.extract(pair)
            };
            let mem = Mem::Indexed {
                base,
                index,
                scale: 1,
                disp: 0,
            };
            let width = b.width(size);
            b.store_lane(mem, width, x, l, size, size);
        }
    }

    fn gather(&self, b: &mut Builder<'_>, base: V, index: V, scale: u32, mask: Option<V>, size: usize) -> V {
        let mask = mask.unwrap_or_else(|| self.ones(b));
        let mask = self.narrowed_mask(b, mask, size);
        let ins = match (size, b.wide) {
            (8, _) => Ins::Vgatherqpd,
            (_, true) => Ins::Vgatherqps,
            (_, false) => Ins::Vgatherdps,
        };
        let temp = b.vreg(VEC);
        let mem = Mem::Lanes {
            base,
            index,
            scale,
            width: Width::Y,
        };
        debug_assert!(base.class() == GPR);
        let inst = Inst {
            mem,
            mask: Some(mask),
            temp: Some(temp),
            early: true,
            ..Inst::new(Kind::Op(ins, b.width(size)), &[])
        };
        b.pure(inst, VEC)
    }
}
