//! Values in registers of one kind or another.

use fpdsl_runtime::ir::{Comparison, Operand, Var};
use fpdsl_runtime::lift::ScalarType;
use smallvec::smallvec;

use super::{Active, Lower, Parts, Predicate, Val, is_bool, is_float, size};
use crate::pool::lane_bits;
use crate::vcode::{Ins, V, Width};

impl Lower<'_, '_> {
    pub(super) fn same(&self, v: V) -> Parts {
        smallvec![v; self.parts()]
    }

    /// A number as vectors.
    pub(super) fn vec(&mut self, val: &Val, ty: ScalarType) -> Parts {
        match val {
            Val::Vec(parts) => parts.clone(),
            Val::Splat(v) => self.same(*v),
            Val::Const(c) => {
                let v = self.b.splat(lane_bits(*c), size(ty));
                self.same(v)
            }
            Val::Gpr(g) => {
                let v = self.b.broadcast(*g, size(ty));
                self.same(v)
            }
            Val::Affine(base, step) => {
                // Of what has 32 bits the low half counts on its own.
                let size = size(ty);
                let add = if size == 8 { Ins::Vpaddq } else { Ins::Vpaddd };
                let (first, width, lanes) =
                    (self.b.broadcast(*base, size), self.b.width(size), self.b.lanes());
                (0..self.parts())
                    .map(|p| {
                        let numbers = self.b.row(((p * lanes) as u64..).map(|l| l * step), size);
                        self.b.op(add, width, &[first, numbers])
                    })
                    .collect()
            }
            Val::Mask(_) => unreachable!("a number"),
        }
    }

    /// An integer or `bool` that all lanes share, in a general register.
    pub(super) fn gpr(&mut self, val: &Val) -> V {
        match val {
            Val::Gpr(g) => *g,
            Val::Const(c) => self.b.gpr_const(lane_bits(*c)),
            Val::Splat(_) | Val::Affine(..) | Val::Vec(_) | Val::Mask(_) => unreachable!("shared: {val:?}"),
        }
    }

    /// A `bool` as masks.
    pub(super) fn mask(&mut self, val: &Val) -> Parts {
        match val {
            Val::Mask(parts) => parts.clone(),
            Val::Const(c) if c.bits != 0 => {
                let v = self.m.ones(&mut self.b);
                self.same(v)
            }
            Val::Const(_) | Val::Gpr(_) => {
                let g = self.gpr(val);
                let v = self.m.mask_from(&mut self.b, g);
                self.same(v)
            }
            Val::Splat(_) | Val::Affine(..) | Val::Vec(_) => unreachable!("a bool: {val:?}"),
        }
    }

    /// A number or `bool` as vectors or masks.
    pub(super) fn lanes_of(&mut self, val: &Val, ty: ScalarType) -> Parts {
        if is_bool(ty) {
            self.mask(val)
        } else {
            self.vec(val, ty)
        }
    }

    pub(super) fn each(&mut self, x: &Parts, y: &Parts, mut f: impl FnMut(&mut Self, V, V) -> V) -> Parts {
        x.iter().zip(y).map(|(&x, &y)| f(self, x, y)).collect()
    }

    pub(super) fn mask_and(&mut self, x: V, y: V) -> V {
        self.m.mask_and(&mut self.b, x, y)
    }

    pub(super) fn mask_and_not(&mut self, x: V, y: V) -> V {
        self.m.mask_and_not(&mut self.b, x, y)
    }

    pub(super) fn mask_or(&mut self, x: V, y: V) -> V {
        self.m.mask_or(&mut self.b, x, y)
    }

    pub(super) fn mask_not(&mut self, x: V) -> V {
        let ones = self.m.ones(&mut self.b);
        self.mask_and_not(x, ones)
    }

    pub(super) fn active_parts(&mut self) -> Parts {
        match self.active.clone() {
            Active::All => {
                let v = self.m.ones(&mut self.b);
                self.same(v)
            }
            Active::Some(parts) => parts,
        }
    }

    /// The mask of a part, if not all lanes execute.
    pub(super) fn active_part(&self, part: usize) -> Option<V> {
        match &self.active {
            Active::All => None,
            Active::Some(parts) => Some(parts[part]),
        }
    }

    pub(super) fn compare_floats(&mut self, predicate: Predicate, size: usize, x: V, y: V) -> V {
        let raw = self.m.raw_compare_floats(&mut self.b, predicate, size, x, y);
        self.m.widened_mask(&mut self.b, raw, size)
    }

    pub(super) fn compare_ints(&mut self, comparison: Comparison, ty: ScalarType, x: V, y: V) -> V {
        let (signed, size) = (super::is_signed(ty), size(ty));
        let raw = self
            .m
            .raw_compare_ints(&mut self.b, comparison, signed, size, x, y);
        self.m.widened_mask(&mut self.b, raw, size)
    }

    /// A raw comparison of integers of a lane.
    pub(super) fn raw_ints(&mut self, comparison: Comparison, signed: bool, size: usize, x: V, y: V) -> V {
        self.m
            .raw_compare_ints(&mut self.b, comparison, signed, size, x, y)
    }

    pub(super) fn raw_floats(&mut self, predicate: Predicate, size: usize, x: V, y: V) -> V {
        self.m.raw_compare_floats(&mut self.b, predicate, size, x, y)
    }

    pub(super) fn raw_blend(&mut self, mask: V, yes: V, no: V, size: usize) -> V {
        if yes == no {
            return yes;
        }
        self.m.raw_blend(&mut self.b, mask, yes, no, size)
    }

    /// Where a mask of the kernel's lanes holds `yes`, otherwise `no`.
    pub(super) fn blend(&mut self, mask: V, yes: V, no: V, size: usize) -> V {
        if yes == no {
            return yes;
        }
        let raw = self.m.narrowed_mask(&mut self.b, mask, size);
        self.m.raw_blend(&mut self.b, raw, yes, no, size)
    }

    pub(super) fn choose_mask(&mut self, mask: V, yes: V, no: V) -> V {
        if yes == no {
            return yes;
        }
        let (a, b) = (self.mask_and(mask, yes), self.mask_and_not(mask, no));
        self.mask_or(a, b)
    }

    /// For each lane one of two values.
    pub(super) fn choose(&mut self, mask: &Parts, yes: &Val, no: &Val, ty: ScalarType) -> Val {
        let (yes, no) = (self.lanes_of(yes, ty), self.lanes_of(no, ty));
        let parts = 0..mask.len();
        if is_bool(ty) {
            return Val::Mask(parts.map(|p| self.choose_mask(mask[p], yes[p], no[p])).collect());
        }
        Val::Vec(
            parts
                .map(|p| self.blend(mask[p], yes[p], no[p], size(ty)))
                .collect(),
        )
    }

    /// The value of a vector whose first lane all lanes share.
    pub(super) fn first_lane(&mut self, v: V, ty: ScalarType) -> Val {
        if is_bool(ty) {
            return Val::Gpr(self.m.mask_to(&mut self.b, v));
        }
        if is_float(ty) {
            return Val::Splat(v);
        }
        let ins = if size(ty) == 8 { Ins::VmovqTo } else { Ins::VmovdTo };
        Val::Gpr(self.b.general_from(ins, Width::X, &[v]))
    }

    pub(super) fn var_type(&self, var: Var) -> ScalarType {
        self.flat.vars[var.0 as usize].ty
    }

    pub(super) fn varies(&self, var: Var) -> bool {
        self.shapes.varies(Operand::Var(var))
    }

    /// The registers that hold a value of a variable, in the shape that it has everywhere.
    pub(super) fn registers(&mut self, varies: bool, ty: ScalarType, val: &Val) -> Parts {
        match (varies, is_float(ty)) {
            (true, _) => self.lanes_of(val, ty),
            (false, false) => smallvec![self.gpr(val)],
            (false, true) => smallvec![self.vec(val, ty)[0]],
        }
    }

    /// The value of such registers.
    pub(super) fn of_registers(&self, varies: bool, ty: ScalarType, parts: &[V]) -> Val {
        match (varies, is_bool(ty), is_float(ty)) {
            (true, true, _) => Val::Mask(Parts::from_slice(parts)),
            (true, false, _) => Val::Vec(Parts::from_slice(parts)),
            (false, _, false) => Val::Gpr(parts[0]),
            (false, _, true) => Val::Splat(parts[0]),
        }
    }

    /// The class of such registers.
    pub(super) fn class(&self, varies: bool, ty: ScalarType) -> regalloc2::RegClass {
        match (varies, is_bool(ty), is_float(ty)) {
            (true, true, _) => self.m.mask_class(),
            (true, false, _) | (false, _, true) => crate::vcode::VEC,
            (false, _, false) => crate::vcode::GPR,
        }
    }
}
