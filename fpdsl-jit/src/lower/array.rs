//! Arrays in memory of the frame: for each element the vectors of a group side by side, in the form of lanes, so that an index which all
//! lanes share reads and writes whole vectors. Behind the last element lanes that do not execute have a place to write to.

use fpdsl_runtime::ir::{Array, Comparison, LocalArray, Operand};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Parts, Val, is_bool, size};
use crate::vcode::{Ins, Inst, Mem, Test, V};

/// A fill with one value that takes more stores than this is a loop.
const UNROLLED: usize = 16;

impl Lower<'_, '_> {
    /// Gives each array its place in the frame.
    pub(super) fn place_arrays(&mut self) {
        for array in &self.flat.arrays {
            self.arrays.push(self.locals as i32);
            let bytes = self.stride(array.ty).saturating_mul(array.len + 1);
            self.locals = self.locals.saturating_add(bytes).next_multiple_of(64);
        }
    }

    /// Bytes of arrays.
    pub fn array_bytes(&self) -> usize {
        self.locals
    }

    /// Bytes of the lanes of a vector.
    fn vector_bytes(&self, ty: ScalarType) -> usize {
        self.b.width(size(ty)).bytes()
    }

    /// Bytes from one element to the next.
    fn stride(&self, ty: ScalarType) -> usize {
        self.parts() * self.vector_bytes(ty)
    }

    fn about(&self, Array(array): Array) -> (LocalArray, i32) {
        (self.flat.arrays[array as usize], self.arrays[array as usize])
    }

    /// An element at an index that all lanes share; none if the check before it fails.
    fn shared_place(&mut self, array: Array, index: &Val) -> Option<Mem> {
        let (about, at) = self.about(array);
        let stride = self.stride(about.ty);
        if let Val::Const(c) = index {
            let inside = c.bits < about.len as u64;
            return inside.then(|| Mem::Local(at + (c.bits as usize * stride) as i32));
        }
        let (base, index) = (self.b.address_of(Mem::Local(at)), self.gpr(index));
        let (index, scale) = match stride {
            8 => (index, 8),
            _ => (self.b.times(index, stride as u64), 1),
        };
        Some(Mem::Indexed {
            base,
            index,
            scale,
            disp: 0,
        })
    }

    /// The same place for a part of the group.
    fn part(&self, mem: Mem, ty: ScalarType, part: usize) -> Mem {
        let further = (part * self.vector_bytes(ty)) as i32;
        match mem {
            Mem::Local(at) => Mem::Local(at + further),
            Mem::Base { base, disp } => Mem::Base {
                base,
                disp: disp + further,
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
                disp: disp + further,
            },
            other => unreachable!("{other:?} is in no array"),
        }
    }

    /// For each lane the bytes from the array's beginning, at indices that vary.
    fn offsets(&mut self, ty: ScalarType, index: &Val) -> Parts {
        let (stride, lanes) = (self.stride(ty), self.b.lanes());
        let (bytes, vector) = (size(ty) as u64, self.vector_bytes(ty) as u64);
        let width = self.b.width(8);
        let index = self.vec(index, ScalarType::U64);
        (0..index.len())
            .map(|p| {
                let scaled = self.scaled(index[p], stride);
                let lane = (0..lanes as u64).map(|l| p as u64 * vector + l * bytes);
                let lane = self.b.row(lane, 8);
                self.b.op(Ins::Vpaddq, width, &[scaled, lane])
            })
            .collect()
    }

    /// An element.
    pub(super) fn element(&mut self, array: Array, index: &Val, ty: ScalarType) -> Val {
        let (_, at) = self.about(array);
        if !matches!(index, Val::Const(_) | Val::Gpr(_)) {
            let base = self.b.address_of(Mem::Local(at));
            let offsets = self.offsets(ty, index);
            let parts = (0..offsets.len())
                .map(|p| {
                    let mask = self.active_part(p);
                    let before = std::mem::replace(&mut self.b.known.in_arrays, true);
                    let v = self.m.gather(&mut self.b, base, offsets[p], 1, mask, size(ty));
                    self.b.known.in_arrays = before;
                    v
                })
                .collect();
            return self.of_lanes(parts, ty);
        }
        let Some(mem) = self.shared_place(array, index) else {
            return Val::Const(fpdsl_runtime::ir::Constant { ty, bits: 0 });
        };
        let parts = (0..self.parts()).map(|p| self.read_part(mem, ty, p)).collect();
        self.of_lanes(parts, ty)
    }

    fn read_part(&mut self, mem: Mem, ty: ScalarType, part: usize) -> V {
        let (mem, width) = (self.part(mem, ty, part), self.b.width(size(ty)));
        let before = std::mem::replace(&mut self.b.known.in_arrays, true);
        let v = self.b.load(Ins::VmovapsLoad, width, mem, &[]);
        self.b.known.in_arrays = before;
        v
    }

    /// Changes an element.
    pub(super) fn put_element(&mut self, array: Array, index: Operand, value: Operand) {
        let (index, value) = (self.value(index), self.value(value));
        let (about, at) = self.about(array);
        let ty = about.ty;
        if matches!(index, Val::Const(_) | Val::Gpr(_)) {
            if let Some(mem) = self.shared_place(array, &index) {
                self.write(mem, ty, &value);
            }
        } else {
            let base = self.b.address_of(Mem::Local(at));
            let (offsets, values) = (self.offsets(ty, &index), self.in_lanes(&value, ty));
            let aside = (self.stride(ty) * about.len) as u64;
            for p in 0..offsets.len() {
                let mask = self.active_part(p);
                self.m
                    .scatter(&mut self.b, (base, offsets[p]), mask, aside, values[p], size(ty));
            }
        }
        self.b.known.written();
    }

    /// Gives all elements their values.
    pub(super) fn fill(&mut self, array: Array, values: &[Operand]) {
        let (about, at) = self.about(array);
        let stride = self.stride(about.ty) as i32;
        if values.len() > 1 && values.iter().all(|v| v == &values[0]) {
            let value = self.value(values[0]);
            self.fill_all(about, at, &value);
        } else {
            for (i, &value) in values.iter().enumerate() {
                let value = self.value(value);
                self.write(Mem::Local(at + i as i32 * stride), about.ty, &value);
            }
        }
        self.b.known.written();
    }

    /// Gives all elements one value.
    fn fill_all(&mut self, about: LocalArray, at: i32, value: &Val) {
        let (value, stride) = (self.in_lanes(value, about.ty), self.stride(about.ty));
        if about.len <= UNROLLED {
            for i in 0..about.len {
                self.write_parts(Mem::Local(at + (i * stride) as i32), about.ty, &value);
            }
            return;
        }
        let first = self.b.address_of(Mem::Local(at));
        let end = self.b.plus(first, (stride * about.len) as i64);
        let (header, back, done) = (self.b.block(), self.b.block(), self.b.block());
        self.b.jump(header, &[first]);
        let place = self.b.vreg(crate::vcode::GPR);
        self.b.f.blocks[header.index()].params = vec![place];
        self.b.at = header;
        self.b.known.open();
        self.b.known.written();
        let mem = Mem::Base { base: place, disp: 0 };
        self.write_parts(mem, about.ty, &value);
        let next = self.b.plus(place, stride as i64);
        self.b.branch(Test::BELOW, &[next, end], back, done);
        self.b.at = back;
        self.b.jump(header, &[next]);
        self.b.known.close();
        self.b.at = done;
    }

    fn write(&mut self, mem: Mem, ty: ScalarType, value: &Val) {
        let value = self.in_lanes(value, ty);
        self.write_parts(mem, ty, &value);
    }

    /// Values in the form of lanes: a `bool` is 0 or 1.
    fn in_lanes(&mut self, value: &Val, ty: ScalarType) -> Parts {
        let parts = self.lanes_of(value, ty);
        if !is_bool(ty) {
            return parts;
        }
        let one = |s: &mut Self, mask| {
            let raw = s.m.narrowed_mask(&mut s.b, mask, 4);
            s.m.raw_value(&mut s.b, raw, 1, 4)
        };
        parts.iter().map(|&mask| one(self, mask)).collect()
    }

    fn write_parts(&mut self, mem: Mem, ty: ScalarType, values: &Parts) {
        let width = self.b.width(size(ty));
        for (p, &new) in values.iter().enumerate() {
            let v = match self.active_part(p) {
                None => new,
                // Nobody else writes there, so lanes that do not execute may get what they have.
                Some(mask) => {
                    let old = self.read_part(mem, ty, p);
                    self.blend(mask, new, old, size(ty))
                }
            };
            let mem = self.part(mem, ty, p);
            self.b.effect(Inst::at(Ins::VmovapsStore, width, mem, &[v]));
        }
    }

    /// Masks of vectors of 0 and 1, or the vectors themselves.
    pub(super) fn of_lanes(&mut self, parts: Parts, ty: ScalarType) -> Val {
        if !is_bool(ty) {
            return Val::Vec(parts);
        }
        let zero = self.b.splat(0, 4);
        let parts = parts
            .iter()
            .map(|&v| self.compare_ints(Comparison::Ne, ScalarType::U32, v, zero))
            .collect();
        Val::Mask(parts)
    }
}
