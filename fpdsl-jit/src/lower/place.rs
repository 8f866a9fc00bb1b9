//! What a kernel writes, and where.

use fpdsl_runtime::ir::Operand;
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Val, is_bool, is_float, size};
use crate::vcode::{Ins, Inst, Mem, V, Width};

/// A scalar of the group's first element, and the distance to those of the elements behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub base: V,
    /// An index and its scale.
    pub index: Option<(V, u32)>,
    pub disp: i32,
    /// Bytes from one element to the next.
    pub stride: usize,
}

impl Place {
    /// The address for a lane of the group.
    pub(super) fn mem(&self, lane: usize) -> Mem {
        let disp = self.disp + (lane * self.stride) as i32;
        match self.index {
            Some((index, scale)) => Mem::Indexed {
                base: self.base,
                index,
                scale,
                disp,
            },
            None => Mem::Base {
                base: self.base,
                disp,
            },
        }
    }
}

impl Lower<'_, '_> {
    /// Stores the results; `outputs` has for each buffer its address and the elements between planes.
    pub(super) fn store_results(&mut self, element: V, outputs: &[(V, V)]) {
        let (kernel, flat) = (self.kernel, self.flat);
        // All values first: what is stored may be what is read.
        let vals: Vec<Val> = flat.results.iter().map(|&r: &Operand| self.value(r)).collect();
        for (val, leaf) in vals.iter().zip(&kernel.outputs.leaves) {
            let buffer = &kernel.outputs.buffers[leaf.buffer];
            let (address, plane) = outputs[leaf.buffer];
            let place = self.place(buffer, address, plane, leaf.offset, element);
            if self.b.single {
                self.store_one(&place, val, buffer.ty);
            } else {
                self.store_row(&place, val, buffer.ty);
            }
        }
    }

    fn store_one(&mut self, place: &Place, val: &Val, ty: ScalarType) {
        let mem = place.mem(0);
        if is_float(ty) && ty.bytes() == size(ty) {
            let v = self.vec(val, ty)[0];
            let ins = if size(ty) == 8 {
                Ins::VmovqStore
            } else {
                Ins::VmovdStore
            };
            self.b.effect(Inst::at(ins, Width::X, mem, &[v]));
            return;
        }
        let g = if is_float(ty) {
            let v = self.vec(val, ty)[0];
            let bits = self.encoded(ty, v);
            self.b.general_from(Ins::VmovdTo, Width::X, &[bits])
        } else {
            self.gpr(val)
        };
        let (ins, width) = match ty.bytes() {
            1 => (Ins::Store8, Width::W32),
            2 => (Ins::Store16, Width::W32),
            4 => (Ins::Store, Width::W32),
            _ => (Ins::Store, Width::W64),
        };
        self.b.effect(Inst::at(ins, width, mem, &[g]));
    }

    fn store_row(&mut self, place: &Place, val: &Val, ty: ScalarType) {
        let lanes = self.b.lanes();
        let values = self.lanes_of(val, ty);
        for (p, v) in values.into_iter().enumerate() {
            let mask = self.active_part(p);
            let first = p * lanes;
            let whole = ty.bytes() == size(ty);
            match (place.stride == ty.bytes(), mask) {
                (true, None) => self.store_run(place.mem(first), v, ty),
                (true, Some(mask)) if whole => {
                    self.m
                        .store_masked(&mut self.b, place.mem(first), mask, v, size(ty))
                }
                (_, mask) => self.store_lanes(place, first, mask, v, ty),
            }
        }
    }

    /// Integers that hold encodings.
    fn stored_bits(&mut self, v: V, ty: ScalarType) -> V {
        if is_bool(ty) {
            let raw = self.m.narrowed_mask(&mut self.b, v, 4);
            return self.m.raw_value(&mut self.b, raw, 1, 4);
        }
        if is_float(ty) { self.encoded(ty, v) } else { v }
    }

    fn store_run(&mut self, mem: Mem, v: V, ty: ScalarType) {
        let width = self.b.width(size(ty));
        if ty.bytes() == size(ty) {
            self.b.effect(Inst::at(Ins::VmovupsStore, width, mem, &[v]));
            return;
        }
        if ty == ScalarType::F16 {
            let inst = Inst {
                imm: Some(0),
                ..Inst::at(Ins::Vcvtps2phStore, width, mem, &[v])
            };
            self.b.effect(inst);
            return;
        }
        let bits = self.stored_bits(v, ty);
        let unsigned = match ty.bytes() {
            1 => ScalarType::U8,
            _ => ScalarType::U16,
        };
        let bits = self.wrap(unsigned, bits);
        let (packed, bytes) = if ty.bytes() == 1 {
            (self.m.pack8(&mut self.b, bits), self.b.lanes())
        } else {
            (self.m.pack16(&mut self.b, bits), 2 * self.b.lanes())
        };
        let (ins, width) = match bytes {
            4 => (Ins::VmovdStore, Width::X),
            8 => (Ins::VmovqStore, Width::X),
            16 => (Ins::VmovupsStore, Width::X),
            _ => (Ins::VmovupsStore, Width::Y),
        };
        self.b.effect(Inst::at(ins, width, mem, &[packed]));
    }

    /// One lane after the other. Lanes that do not execute write to the frame.
    fn store_lanes(&mut self, place: &Place, first: usize, mask: Option<V>, v: V, ty: ScalarType) {
        let bits = self.stored_bits(v, ty);
        let lane = size(ty);
        let width = self.b.width(lane);
        let mask = mask.map(|mask| {
            self.b.outgoing = self.b.outgoing.max(64);
            let bits = self.m.mask_bits(&mut self.b, mask);
            (bits, self.b.load_general(Ins::Lea, Width::W64, Mem::Outgoing(0)))
        });
        for l in 0..self.b.lanes() {
            let mem = match mask {
                None => place.mem(first + l),
                Some((executing, aside)) => {
                    let bit = self.b.general_imm(Ins::AndImm, Width::W32, executing, 1 << l);
                    let there = self.b.address_of(place.mem(first + l));
                    let base = self.uniform_choose(bit, there, aside);
                    Mem::Base { base, disp: 0 }
                }
            };
            self.b.store_lane(mem, width, bits, l, lane, ty.bytes());
        }
    }
}
