//! NEON: masks are vectors, with all bits of a lane set or none. Vectors have 16 bytes; where lanes have 64 bits, scalars of 32 fill
//! half of one.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::Comparison;
use regalloc2::RegClass;

use crate::lower::Builder;
use crate::lower::{Machine, Predicate};
use crate::target::rounding_field;
use crate::vcode::{Ins, Mem, V, VEC, Width};

/// The machine.
pub struct Neon;

impl Neon {
    /// Scalars of this size fill half a vector.
    fn halves_of(b: &Builder<'_>, size: usize) -> bool {
        b.wide && size == 4
    }

    /// A lane of indices as a general register of 64 bits.
    fn index_lane(b: &mut Builder<'_>, index: V, lane: usize) -> V {
        let word = |b: &mut Builder<'_>, n: usize| match n {
            0 => b.general_from(Ins::VmovqTo, Width::X, &[index]),
            _ => b.extract(index),
        };
        if b.wide {
            return word(b, lane);
        }
        let both = word(b, lane / 2);
        match lane % 2 {
            0 => b.general_from(Ins::SignExtend32, Width::W64, &[both]),
            _ => b.general_imm(Ins::SarImm, Width::W64, both, 32),
        }
    }

    /// The place of a scalar after another.
    fn further(mem: Mem, bytes: usize) -> Mem {
        let bytes = bytes as i32;
        match mem {
            Mem::Base { base, disp } => Mem::Base {
                base,
                disp: disp + bytes,
            },
            Mem::Indexed {
                base,
                index,
                scale,
                disp,
            } => Mem::Indexed {
                base,
                index,
                scale,
                disp: disp + bytes,
            },
            Mem::Outgoing(at) => Mem::Outgoing(at + bytes),
            Mem::Local(at) => Mem::Local(at + bytes),
            Mem::Incoming(at) => Mem::Incoming(at + bytes),
            Mem::None | Mem::Pool(_) | Mem::Lanes { .. } => unreachable!("{mem} is no place of lanes"),
        }
    }

    /// Where each lane of a mask lies, and a place aside for the others.
    fn executing(&self, b: &mut Builder<'_>, mask: V) -> (V, V) {
        let bits = self.mask_bits(b, mask);
        (bits, b.aside())
    }
}

impl Machine for Neon {
    fn mask_class(&self) -> RegClass {
        VEC
    }

    fn ones(&self, b: &mut Builder<'_>) -> V {
        b.splat(u64::MAX, 8)
    }

    fn mask_and(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        b.and(Width::X, x, y)
    }

    fn mask_and_not(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        b.and_not(Width::X, x, y)
    }

    fn mask_or(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        b.or(Width::X, x, y)
    }

    fn mask_from(&self, b: &mut Builder<'_>, x: V) -> V {
        let zero = b.gpr_const(0);
        let all = b.general(Ins::Sub, Width::W64, &[zero, x]);
        b.broadcast(all, 8)
    }

    fn mask_to(&self, b: &mut Builder<'_>, mask: V) -> V {
        let bits = b.general_from(Ins::VmovdTo, Width::X, &[mask]);
        b.general_imm(Ins::AndImm, Width::W32, bits, 1)
    }

    fn mask_bits(&self, b: &mut Builder<'_>, mask: V) -> V {
        let ins = if b.wide { Ins::Vmovmskpd } else { Ins::Vmovmskps };
        b.general_from(ins, Width::X, &[mask])
    }

    fn mask_below(&self, b: &mut Builder<'_>, first: usize, count: V) -> V {
        let size = if b.wide { 8 } else { 4 };
        let numbers = b.row(first as u64.., size);
        let count = b.broadcast(count, size);
        self.raw_compare_ints(b, Comparison::Lt, false, size, numbers, count)
    }

    fn widened_mask(&self, b: &mut Builder<'_>, mask: V, size: usize) -> V {
        if Neon::halves_of(b, size) {
            b.op(Ins::Vpmovsxdq, Width::X, &[mask])
        } else {
            mask
        }
    }

    fn narrowed_mask(&self, b: &mut Builder<'_>, mask: V, size: usize) -> V {
        if Neon::halves_of(b, size) {
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
        let ins = match (size, signed) {
            (8, true) => Ins::VpcmpqK,
            (8, false) => Ins::VpcmpuqK,
            (_, true) => Ins::VpcmpdK,
            (_, false) => Ins::VpcmpudK,
        };
        let width = b.width(size);
        b.op_imm(ins, width, &[x, y], crate::lower::predicate(comparison))
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
        let two = |b: &mut Builder<'_>, first: usize| {
            let numbers = b.row((first as u64..).map(|l| l * step), 8);
            let x = b.op(Ins::Vpaddq, Width::X, &[base, numbers]);
            self.raw_compare_ints(b, comparison, false, 8, x, bound)
        };
        let low = two(b, first);
        if b.wide {
            return low;
        }
        let high = two(b, first + 2);
        // The low halves of all four.
        b.op_imm(Ins::Vshufps, Width::X, &[low, high], 0x88)
    }

    fn halves(&self, b: &mut Builder<'_>, x: V) -> (V, V) {
        (x, b.op_imm(Ins::Vextractf128, Width::X, &[x], 1))
    }

    fn joined(&self, b: &mut Builder<'_>, low: V, high: V) -> V {
        b.op_imm(Ins::Vinsertf128, Width::X, &[low, high], 1)
    }

    fn to_half(&self, b: &mut Builder<'_>, mode: Rounding, x: V) -> V {
        let width = b.width(4);
        b.rounded(Ins::Vcvtps2ph, width, &[x], mode)
    }

    fn rint(&self, b: &mut Builder<'_>, mode: Rounding, size: usize, x: V) -> V {
        let ins = if size == 8 { Ins::Vroundpd } else { Ins::Vroundps };
        let width = b.width(size);
        b.op_imm(ins, width, &[x], rounding_field(mode))
    }

    fn narrow(&self, b: &mut Builder<'_>, x: V) -> V {
        b.op(Ins::Vpmovqd, Width::X, &[x])
    }

    fn pack16(&self, b: &mut Builder<'_>, x: V) -> V {
        b.op(Ins::Vpmovdw, Width::X, &[x])
    }

    fn pack8(&self, b: &mut Builder<'_>, x: V) -> V {
        b.op(Ins::Vpmovdb, Width::X, &[x])
    }

    fn shift_signed(&self, b: &mut Builder<'_>, x: V, n: u32) -> V {
        b.op_imm(Ins::Vpsraq, Width::X, &[x], i64::from(n))
    }

    fn shift_signed_by(&self, b: &mut Builder<'_>, x: V, n: V) -> V {
        b.op(Ins::Vpsravq, Width::X, &[x, n])
    }

    fn mul64(&self, b: &mut Builder<'_>, x: V, y: V) -> V {
        b.op(Ins::Vpmullq, Width::X, &[x, y])
    }

    /// One lane after the other.
    fn load_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, size: usize) -> V {
        let executing = self.executing(b, mask);
        let lanes = (0..b.lanes()).fold(None, |lanes, l| {
            let there = Neon::further(mem, l * size);
            let there = b.unless_aside(there, executing, l);
            Some(b.load_lane(there, lanes, l, size, size))
        });
        lanes.expect("a lane")
    }

    fn store_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, x: V, size: usize) {
        let executing = self.executing(b, mask);
        let width = b.width(size);
        for l in 0..b.lanes() {
            let there = Neon::further(mem, l * size);
            let there = b.unless_aside(there, executing, l);
            b.store_lane(there, width, x, l, size, size);
        }
    }

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
        let width = b.width(size);
        for l in 0..b.lanes() {
            let mem = Mem::Indexed {
                base,
                index: Neon::index_lane(b, offsets, l),
                scale: 1,
                disp: 0,
            };
            b.store_lane(mem, width, x, l, size, size);
        }
    }

    fn gather(&self, b: &mut Builder<'_>, base: V, index: V, scale: u32, mask: Option<V>, size: usize) -> V {
        let executing = mask.map(|mask| self.executing(b, mask));
        // Never before the loop: a check stands before it.
        let hoists = std::mem::replace(&mut b.hoists, false);
        let lanes = (0..b.lanes()).fold(None, |lanes, l| {
            let mem = Mem::Indexed {
                base,
                index: Neon::index_lane(b, index, l),
                scale,
                disp: 0,
            };
            let mem = executing.map_or(mem, |executing| b.unless_aside(mem, executing, l));
            Some(b.load_lane(mem, lanes, l, size, size))
        });
        b.hoists = hoists;
        lanes.expect("a lane")
    }
}
