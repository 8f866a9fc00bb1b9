//! AVX-512: masks are registers of their own, and instructions of the full width have their rounding mode in themselves.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::Comparison;
use regalloc2::RegClass;

use crate::lower::Builder;
use crate::lower::{Machine, Predicate, predicate};
use crate::target::rounding_field;
use crate::vcode::{GPR, Ins, Inst, Kind, MASK, Mem, V, VEC, Width};

/// The machine.
pub struct Avx512;

/// An instruction whose result is a mask.
fn mask(b: &mut Builder<'_>, ins: Ins, width: Width, uses: &[V]) -> V {
    b.pure(Inst::op(ins, width, uses), MASK)
}

/// A comparison.
fn compare(b: &mut Builder<'_>, ins: Ins, width: Width, x: V, y: V, imm: i64) -> V {
    let inst = Inst {
        imm: Some(imm),
        ..Inst::op(ins, width, &[x, y])
    };
    b.pure(inst, MASK)
}

impl Machine for Avx512 {
    fn mask_class(&self) -> RegClass {
        MASK
    }

    fn ones(&self, b: &mut Builder<'_>) -> V {
        let bits = b.gpr_const((1 << b.lanes()) - 1);
        mask(b, Ins::KmovwFrom, Width::W32, &[bits])
    }

    fn mask_and(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        mask(b, Ins::Kandw, Width::W32, &[x, y])
    }

    fn mask_and_not(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        mask(b, Ins::Kandnw, Width::W32, &[x, y])
    }

    fn mask_or(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        mask(b, Ins::Korw, Width::W32, &[x, y])
    }

    fn mask_from(&self, b: &mut Builder<'_>, x: V) -> V {
        let zero = b.gpr_const(0);
        let all = b.general(Ins::Sub, Width::W64, &[zero, x]);
        // No bit is set beyond the lanes.
        let bits = b.general_imm(Ins::AndImm, Width::W32, all, (1 << b.lanes()) - 1);
        mask(b, Ins::KmovwFrom, Width::W32, &[bits])
    }

    fn mask_to(&self, b: &mut Builder<'_>, mask: V) -> V {
        let bits = self.mask_bits(b, mask);
        b.general_imm(Ins::AndImm, Width::W32, bits, 1)
    }

    fn mask_bits(&self, b: &mut Builder<'_>, mask: V) -> V {
        b.pure(Inst::op(Ins::KmovwTo, Width::W32, &[mask]), GPR)
    }

    fn mask_below(&self, b: &mut Builder<'_>, first: usize, count: V) -> V {
        let size = if b.wide { 8 } else { 4 };
        let numbers = b.row(first as u64.., size);
        let count = b.broadcast(count, size);
        self.raw_compare_ints(b, Comparison::Lt, false, size, numbers, count)
    }

    fn widened_mask(&self, _: &mut Builder<'_>, mask: V, _: usize) -> V {
        mask
    }

    fn narrowed_mask(&self, _: &mut Builder<'_>, mask: V, _: usize) -> V {
        mask
    }

    fn raw_value(&self, b: &mut Builder<'_>, mask: V, bits: u64, size: usize) -> V {
        let (width, bits) = (b.width(size), b.splat(bits, size));
        let ins = if size == 8 {
            Ins::VmovapdMove
        } else {
            Ins::VmovapsMove
        };
        let inst = Inst {
            mask: Some(mask),
            zeroing: true,
            ..Inst::op(ins, width, &[bits])
        };
        b.pure(inst, VEC)
    }

    fn raw_blend(&self, b: &mut Builder<'_>, mask: V, yes: V, no: V, size: usize) -> V {
        let ins = if size == 8 { Ins::Vblendmpd } else { Ins::Vblendmps };
        let inst = Inst {
            mask: Some(mask),
            ..Inst::op(ins, b.width(size), &[no, yes])
        };
        b.pure(inst, VEC)
    }

    fn raw_compare_floats(&self, b: &mut Builder<'_>, predicate: Predicate, size: usize, x: V, y: V) -> V {
        let ins = if size == 8 { Ins::VcmppdK } else { Ins::VcmppsK };
        let width = b.width(size);
        compare(b, ins, width, x, y, predicate as i64)
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
        let ins = match (size, signed) {
            (8, true) => Ins::VpcmpqK,
            (8, false) => Ins::VpcmpuqK,
            (_, true) => Ins::VpcmpdK,
            (_, false) => Ins::VpcmpudK,
        };
        let width = b.width(size);
        compare(b, ins, width, x, y, predicate(comparison))
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
        let eight = |b: &mut Builder<'_>, first: usize| {
            let numbers = b.row((first as u64..).map(|l| l * step), 8);
            let x = b.op(Ins::Vpaddq, Width::Z, &[base, numbers]);
            self.raw_compare_ints(b, comparison, false, 8, x, bound)
        };
        let low = eight(b, first);
        if b.wide {
            return low;
        }
        let high = eight(b, first + 8);
        mask(b, Ins::Kunpckbw, Width::W32, &[high, low])
    }

    fn halves(&self, b: &mut Builder<'_>, x: V) -> (V, V) {
        (x, b.op_imm(Ins::Vextractf64x4, Width::Z, &[x], 1))
    }

    fn joined(&self, b: &mut Builder<'_>, low: V, high: V) -> V {
        b.op_imm(Ins::Vinsertf64x4, Width::Z, &[low, high], 1)
    }

    fn to_half(&self, b: &mut Builder<'_>, mode: Rounding, x: V) -> V {
        let width = b.width(4);
        b.op_imm(Ins::Vcvtps2ph, width, &[x], rounding_field(mode))
    }

    fn least(&self, size: usize, greatest: bool) -> Option<(Ins, i64)> {
        /// The sign is that of the operand that is chosen (Intel SDM, VRANGEPD: of zeros with two signs too).
        const SIGN_OF_CHOSEN: i64 = 1 << 2;
        let ins = if size == 8 { Ins::Vrangepd } else { Ins::Vrangeps };
        Some((ins, SIGN_OF_CHOSEN | i64::from(greatest)))
    }

    fn extreme(&self, greatest: bool, signed: bool, size: usize) -> Option<Ins> {
        Some(match (greatest, signed, size) {
            (false, true, 8) => Ins::Vpminsq,
            (false, false, 8) => Ins::Vpminuq,
            (true, true, 8) => Ins::Vpmaxsq,
            (true, false, 8) => Ins::Vpmaxuq,
            (greatest, signed, _) => super::extreme_of_words(greatest, signed),
        })
    }

    fn rint(&self, b: &mut Builder<'_>, mode: Rounding, size: usize, x: V) -> V {
        let ins = if size == 8 {
            Ins::Vrndscalepd
        } else {
            Ins::Vrndscaleps
        };
        let width = b.width(size);
        b.op_imm(ins, width, &[x], rounding_field(mode) | 8)
    }

    fn narrow(&self, b: &mut Builder<'_>, x: V) -> V {
        let width = b.width(8);
        b.op(Ins::Vpmovqd, width, &[x])
    }

    fn pack16(&self, b: &mut Builder<'_>, x: V) -> V {
        let width = b.width(4);
        b.op(Ins::Vpmovdw, width, &[x])
    }

    fn pack8(&self, b: &mut Builder<'_>, x: V) -> V {
        let width = b.width(4);
        b.op(Ins::Vpmovdb, width, &[x])
    }

    fn shift_signed(&self, b: &mut Builder<'_>, x: V, n: u32) -> V {
        let width = b.width(8);
        b.op_imm(Ins::Vpsraq, width, &[x], i64::from(n))
    }

    fn shift_signed_by(&self, b: &mut Builder<'_>, x: V, n: V) -> V {
        let width = b.width(8);
        b.op(Ins::Vpsravq, width, &[x, n])
    }

    fn mul64(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        let width = b.width(8);
        b.op(Ins::Vpmullq, width, &[x, y])
    }

    fn load_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, size: usize) -> V {
        let ins = if size == 8 {
            Ins::VmovupdLoad
        } else {
            Ins::VmovupsLoad
        };
        let inst = Inst {
            mask: Some(mask),
            zeroing: true,
            ..Inst::at(ins, b.width(size), mem, &[])
        };
        b.pure(inst, VEC)
    }

    fn load_seconds(&self, b: &mut Builder<'_>, low: Mem, high: Mem, size: usize) -> Option<V> {
        let (width, ins) = (
            b.width(size),
            if size == 8 { Ins::Vpermt2pd } else { Ins::Vpermt2ps },
        );
        let n = (width.bytes() / size) as u64;
        // The lanes of even number of the one vector, and those of odd number of the other, which begins one scalar earlier.
        let even = (0..n).step_by(2).chain((n..2 * n).skip(1).step_by(2));
        let places = b.row(even, size);
        let low = b.load(Ins::VmovupsLoad, width, low, &[]);
        let inst = Inst {
            tied: true,
            ..Inst::at(ins, width, high, &[low, places])
        };
        Some(b.pure(inst, VEC))
    }

    fn store_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, x: V, size: usize) {
        // A mask counts scalars, so their size matters.
        let ins = if size == 8 {
            Ins::VmovupdStore
        } else {
            Ins::VmovupsStore
        };
        let inst = Inst {
            mask: Some(mask),
            ..Inst::at(ins, b.width(size), mem, &[x])
        };
        b.effect(inst);
    }

    fn scatters(&self) -> bool {
        true
    }

    fn scatter(
        &self,
        b: &mut Builder<'_>,
        (base, index): (V, V),
        mask: Option<V>,
        _: u64,
        x: V,
        size: usize,
    ) {
        let mask = mask.unwrap_or_else(|| self.ones(b));
        let ins = if size == 8 {
            Ins::Vscatterqpd
        } else {
            Ins::Vscatterqps
        };
        let temp = b.vreg(MASK);
        let mem = Mem::Lanes {
            base,
            index,
            scale: 1,
            width: Width::Z,
        };
        b.effect(Inst {
            mask: Some(mask),
            temp: Some(temp),
            ..Inst::at(ins, b.width(size), mem, &[x])
        });
    }

    fn gather(&self, b: &mut Builder<'_>, base: V, index: V, scale: u32, mask: Option<V>, size: usize) -> V {
        let mask = mask.unwrap_or_else(|| self.ones(b));
        let ins = match (size, b.wide) {
            (8, _) => Ins::VgatherqpdK,
            (_, true) => Ins::VgatherqpsK,
            (_, false) => Ins::VgatherdpsK,
        };
        let temp = b.vreg(MASK);
        let mem = Mem::Lanes {
            base,
            index,
            scale,
            width: Width::Z,
        };
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
