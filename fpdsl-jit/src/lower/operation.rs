//! Operations.

use fpdsl_runtime::ir::{Comparison, Constant, Op, Operand};
use fpdsl_runtime::lift::ScalarType;
use smallvec::SmallVec;

use super::{Lower, Parts, Val, is_bool, is_float, size};
use crate::vcode::{Ins, V};

impl Lower<'_, '_> {
    pub(super) fn operation(&mut self, op: Op, ty: ScalarType, args: &[Operand]) -> Val {
        let vals: SmallVec<[Val; 4]> = args.iter().map(|&a| self.value(a)).collect();
        let types: SmallVec<[ScalarType; 4]> = args.iter().map(|&a| self.type_of(a)).collect();
        match op {
            Op::Copy => return vals[0].clone(),
            Op::Len(buffer) => return Val::Gpr(self.input(buffer).1.len.expect("a slice has one")),
            Op::Load { buffer, offset } => return self.load(buffer, offset, &vals[0], ty),
            Op::Read(row) => return self.read(row, &vals[0], ty),
            Op::Element(array) => return self.element(array, &vals[0], ty),
            Op::Entry { table, offset } => return self.entry(table, offset, &vals[0], ty),
            Op::Index => return self.index(ty, &vals, &types),
            _ => {}
        }
        let shared = vals
            .iter()
            .all(|v| matches!(v, Val::Const(_) | Val::Gpr(_) | Val::Splat(_)));
        if let Op::Compare(comparison) = op
            && shared
            && is_float(types[0])
            && let Some(g) = self.uniform_floats(comparison, types[0], &vals)
        {
            return Val::Gpr(g);
        }
        if shared && !is_float(ty) && !types.iter().any(|&t| is_float(t)) {
            if let Some(g) = self.uniform(op, ty, &vals, &types) {
                return Val::Gpr(g);
            }
        } else if !shared && let Some(val) = self.affine(op, ty, &vals, &types) {
            return val;
        }
        let result = self.in_vectors(op, ty, &vals, &types, shared);
        self.note_ends(op, &vals, &types, &result);
        result
    }

    /// The result as vectors: one if all lanes share it.
    fn in_vectors(
        &mut self,
        op: Op,
        ty: ScalarType,
        vals: &[Val],
        types: &[ScalarType],
        shared: bool,
    ) -> Val {
        let columns: SmallVec<[Parts; 4]> = vals
            .iter()
            .zip(types)
            .map(|(v, &ty)| self.lanes_of(v, ty))
            .collect();
        let parts = if shared { 1 } else { self.parts() };
        let row = |p: usize| -> SmallVec<[V; 4]> { columns.iter().map(|c| c[p]).collect() };
        let out: Parts = (0..parts)
            .map(|p| self.vector(op, ty, types, &row(p), vals))
            .collect();
        match (shared, is_bool(ty)) {
            (true, _) => {
                let filled = self.filled(out[0], ty, types);
                self.first_lane(filled, ty)
            }
            (false, true) => Val::Mask(out),
            (false, false) => Val::Vec(out),
        }
    }

    /// A float that all lanes share, in all lanes: where lanes have 32 bits, what was computed from 64 fills half of them.
    fn filled(&mut self, v: V, ty: ScalarType, types: &[ScalarType]) -> V {
        let halves = !self.b.wide && size(ty) == 4;
        if !halves || !is_float(ty) || types.iter().all(|&ty| size(ty) == 4) {
            return v;
        }
        let width = self.b.width(4);
        self.b.op(Ins::Vbroadcastss, width, &[v])
    }

    /// One vector of an operation.
    fn vector(&mut self, op: Op, ty: ScalarType, types: &[ScalarType], x: &[V], vals: &[Val]) -> V {
        let native = match op {
            Op::Select if is_bool(ty) => Some(self.choose_mask(x[0], x[1], x[2])),
            Op::Select => Some(match self.selects_extreme(x, ty) {
                Some(greatest) => self.extreme_or_second(greatest, size(ty), x[1], x[2]),
                None => self.blend(x[0], x[1], x[2], size(ty)),
            }),
            Op::Compare(comparison) if is_bool(types[0]) => Some(self.compare_bools(comparison, x[0], x[1])),
            Op::Compare(comparison) if is_float(types[0]) => {
                let mask = self.compare_floats(comparison.into(), size(types[0]), x[0], x[1]);
                self.compared.insert(mask, (comparison, types[0], [x[0], x[1]]));
                Some(mask)
            }
            Op::Compare(comparison) => Some(self.compare_ints(comparison, types[0], x[0], x[1])),
            Op::Cast(mode) => self.cast(mode, ty, types[0], x[0]),
            Op::ToBits => Some(self.encoding_of(types[0], x[0])),
            Op::NumberToBits => Some(self.encoded(types[0], x[0])),
            Op::FromBits => Some(self.decoded(ty, x[0])),
            _ if is_bool(ty) => Some(self.bools(op, x)),
            _ if is_float(ty) => self.float(op, ty, x, vals),
            _ => self.integer(op, ty, types, x, vals),
        };
        native.unwrap_or_else(|| self.library(op, ty, types, x))
    }

    fn bools(&mut self, op: Op, x: &[V]) -> V {
        match op {
            Op::Not => self.mask_not(x[0]),
            Op::And | Op::BitAnd => self.mask_and(x[0], x[1]),
            Op::Or | Op::BitOr => self.mask_or(x[0], x[1]),
            Op::BitXor => self.differ(x[0], x[1]),
            other => unreachable!("{} of bool", other.name()),
        }
    }

    fn differ(&mut self, x: V, y: V) -> V {
        let (a, b) = (self.mask_and_not(x, y), self.mask_and_not(y, x));
        self.mask_or(a, b)
    }

    fn compare_bools(&mut self, comparison: Comparison, x: V, y: V) -> V {
        match comparison {
            Comparison::Ne => self.differ(x, y),
            Comparison::Eq => {
                let differ = self.differ(x, y);
                self.mask_not(differ)
            }
            Comparison::Lt => self.mask_and_not(x, y),
            Comparison::Gt => self.mask_and_not(y, x),
            Comparison::Le => {
                let above = self.mask_and_not(y, x);
                self.mask_not(above)
            }
            Comparison::Ge => {
                let below = self.mask_and_not(x, y);
                self.mask_not(below)
            }
        }
    }

    /// `[x0, x1, …][i]`.
    fn index(&mut self, ty: ScalarType, vals: &[Val], types: &[ScalarType]) -> Val {
        let (position, elements) = (&vals[0], &vals[1..]);
        let mut found = elements[0].clone();
        for (i, element) in elements.iter().enumerate().skip(1) {
            let number = Val::Const(Constant {
                ty: types[0],
                bits: i as u64,
            });
            let operands = [position.clone(), number];
            let here = self.computed(
                Op::Compare(Comparison::Eq),
                ScalarType::Bool,
                &operands,
                &types[..1],
            );
            found = self.computed(
                Op::Select,
                ty,
                &[here, element.clone(), found],
                &[ScalarType::Bool, ty, ty],
            );
        }
        found
    }

    /// The result of an operation on values.
    pub(super) fn computed(&mut self, op: Op, ty: ScalarType, vals: &[Val], types: &[ScalarType]) -> Val {
        let types: SmallVec<[ScalarType; 4]> =
            (0..vals.len()).map(|i| types[i.min(types.len() - 1)]).collect();
        let shared = vals
            .iter()
            .all(|v| matches!(v, Val::Const(_) | Val::Gpr(_) | Val::Splat(_)));
        let general = shared && !is_float(ty) && !types.iter().any(|&t| is_float(t));
        if general && let Some(g) = self.uniform(op, ty, vals, &types) {
            return Val::Gpr(g);
        }
        self.in_vectors(op, ty, vals, &types, shared)
    }
}
