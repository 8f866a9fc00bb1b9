//! The results that a kernel writes, and their places.

use fpdsl_runtime::ir::{Comparison, Constant, Leaf, Op, Operand};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Memory, Val, is_bool, is_float, size};
use crate::spots::Spot;
use crate::vcode::{Ins, Inst, Mem, V, Width};

/// A scalar of the group's first element, and the distance to those of the elements after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub base: V,
    /// An index and its scale.
    pub index: Option<(V, u32)>,
    pub disp: i32,
    pub apart: Apart,
}

/// The bytes from one element to the next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Apart {
    /// This many.
    Bytes(usize),
    /// As many as a register says.
    Given(V),
}

impl Place {
    /// Returns true if nothing lies between the scalars.
    pub(super) fn is_run(&self, ty: ScalarType) -> bool {
        matches!(self.apart, Apart::Bytes(bytes) if bytes == ty.bytes())
    }
}

impl Lower<'_, '_> {
    /// The address for a lane of the group.
    pub(super) fn mem(&mut self, place: &Place, lane: usize) -> Mem {
        let Place {
            base, index, disp, ..
        } = *place;
        let step = match place.apart {
            Apart::Bytes(bytes) => {
                let disp = disp + (lane * bytes) as i32;
                return match index {
                    Some((index, scale)) => Mem::Indexed {
                        base,
                        index,
                        scale,
                        disp,
                    },
                    None => Mem::Base { base, disp },
                };
            }
            Apart::Given(step) => step,
        };
        // Four lanes have a base.
        let fours = self.b.times(step, 4 * (lane as u64 / 4));
        let base = match lane / 4 {
            0 => base,
            _ => self.b.sum(base, fours),
        };
        match lane % 4 {
            0 => Mem::Base { base, disp },
            3 => Mem::Indexed {
                base,
                index: self.b.times(step, 3),
                scale: 1,
                disp,
            },
            scale => Mem::Indexed {
                base,
                index: step,
                scale: scale as u32,
                disp,
            },
        }
    }

    /// The results.
    pub(super) fn results(&self) -> Vec<Val> {
        self.flat
            .results
            .iter()
            .map(|&r: &Operand| self.value(r))
            .collect()
    }

    /// Stores results.
    pub(super) fn store_results(&mut self, vals: &[Val], element: V, outputs: &[Memory]) {
        let kernel = self.kernel;
        let spots = |leaf: &Leaf| {
            self.common.outputs[leaf.buffer]
                .as_ref()
                .expect("results lie somewhere")
        };
        let spots: Vec<&Spot> = kernel.outputs.leaves.iter().map(spots).collect();
        for ((val, leaf), spot) in vals.iter().zip(&kernel.outputs.leaves).zip(&spots) {
            if let Some(below) = spot.scalars[leaf.offset].below {
                self.check_below(val, kernel.outputs.buffers[leaf.buffer].ty, below);
            }
        }
        let leaves = &kernel.outputs.leaves;
        let mut next = 0;
        while next < leaves.len() {
            let (leaf, spot) = (&leaves[next], spots[next]);
            let place = self.place(spot, outputs[spot.memory], leaf.offset, element);
            let stored = self.store_beside(&vals[next..], &leaves[next..], spot, &place);
            if stored == 0 {
                self.store_row(&place, &vals[next], kernel.outputs.buffers[leaf.buffer].ty);
            }
            next += stored.max(1);
        }
    }

    /// The number of an enum's variant: what is none makes the group fault.
    fn check_below(&mut self, val: &Val, ty: ScalarType, below: u32) {
        let below = Val::Const(Constant {
            ty,
            bits: u64::from(below),
        });
        let less = Op::Compare(Comparison::Lt);
        let ok = self.computed(less, ScalarType::Bool, &[val.clone(), below], &[ty]);
        self.insist(&ok);
    }

    fn store_row(&mut self, place: &Place, val: &Val, ty: ScalarType) {
        let lanes = self.b.lanes();
        let values = self.lanes_of(val, ty);
        for (p, v) in values.into_iter().enumerate() {
            let mask = self.active_part(p);
            let first = p * lanes;
            let whole = ty.bytes() == size(ty);
            match (place.is_run(ty), mask) {
                (true, None) => {
                    let mem = self.mem(place, first);
                    self.store_run(mem, v, ty);
                }
                (true, Some(mask)) if whole => {
                    let mem = self.mem(place, first);
                    self.m.store_masked(&mut self.b, mem, mask, v, size(ty));
                }
                (_, mask) => self.store_lanes(place, first, mask, v, ty),
            }
        }
    }

    /// Integers that hold encodings.
    pub(super) fn stored_bits(&mut self, v: V, ty: ScalarType) -> V {
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
        let bits = if self.m.packs_any() {
            self.b.with_any_high_bits(bits, 8 * ty.bytes() as u32)
        } else {
            self.wrap(unsigned, bits)
        };
        let (packed, bytes) = if ty.bytes() == 1 {
            (self.m.pack8(&mut self.b, bits), self.b.lanes())
        } else {
            (self.m.pack16(&mut self.b, bits), 2 * self.b.lanes())
        };
        let (ins, width) = match bytes {
            2 => (Ins::VpextrwStore, Width::X),
            4 => (Ins::VmovdStore, Width::X),
            8 => (Ins::VmovqStore, Width::X),
            16 => (Ins::VmovupsStore, Width::X),
            _ => (Ins::VmovupsStore, Width::Y),
        };
        self.b.effect(Inst {
            imm: (ins == Ins::VpextrwStore).then_some(0),
            ..Inst::at(ins, width, mem, &[packed])
        });
    }

    /// One lane after the other. Lanes that do not execute write to the frame.
    fn store_lanes(&mut self, place: &Place, first: usize, mask: Option<V>, v: V, ty: ScalarType) {
        let bits = self.stored_bits(v, ty);
        let lane = size(ty);
        let width = self.b.width(lane);
        let mask = mask.map(|mask| self.aside(mask));
        for l in 0..self.b.lanes() {
            let mem = self.mem(place, first + l);
            let mem = mask.map_or(mem, |mask| self.b.unless_aside(mem, mask, l));
            self.b.store_lane(mem, width, bits, l, lane, ty.bytes());
        }
    }

    /// Changes a scalar of each lane's row.
    pub(super) fn write_row(&mut self, row: u32, index: Operand, value: Operand) {
        let (index, value) = (self.value(index), self.value(value));
        let ty = self.kernel.inputs.buffers[row as usize].ty;
        let (_, Memory { address: base, .. }) = self.input(row);
        let (index, values) = (self.vec(&index, ScalarType::U64), self.lanes_of(&value, ty));
        for (p, v) in values.into_iter().enumerate() {
            let (mask, bits) = (self.active_part(p), self.stored_bits(v, ty));
            if self.m.scatters() && ty.bytes() == size(ty) {
                let offsets = self.scaled(index[p], ty.bytes());
                self.m
                    .scatter(&mut self.b, (base, offsets), mask, 0, bits, size(ty));
                continue;
            }
            let aside = mask.map(|mask| self.aside(mask));
            for l in 0..self.b.lanes() {
                let pair = self.b.quarter(self.b.width(8), index[p], l / 2);
                let index = match l % 2 {
                    0 => self.b.general_from(Ins::VmovqTo, Width::X, &[pair]),
                    _ => self.b.extract(pair),
                };
                let mem = Mem::Indexed {
                    base,
                    index,
                    scale: ty.bytes() as u32,
                    disp: 0,
                };
                let mem = aside.map_or(mem, |aside| self.b.unless_aside(mem, aside, l));
                let width = self.b.width(size(ty));
                self.b.store_lane(mem, width, bits, l, size(ty), ty.bytes());
            }
        }
        self.b.known.written();
    }

    /// The bits of a mask, and a place in the frame for lanes that do not execute.
    pub(super) fn aside(&mut self, mask: V) -> (V, V) {
        let bits = self.m.mask_bits(&mut self.b, mask);
        (bits, self.b.aside())
    }
}
