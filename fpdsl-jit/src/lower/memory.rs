//! The memory that a body reads: parameters, slices, tables.

use fpdsl_runtime::device::compiled::Step;
use fpdsl_runtime::ir::{Buffer, Constant, Leaf, Role};
use fpdsl_runtime::lift::ScalarType;

use super::place::{Apart, Place};
use super::{Lower, Memory, Parts, Val, is_float, size};
use crate::pool::lane_bits;
use crate::spots::Spot;
use crate::vcode::{Ins, Mem, V, Width};

/// Returns true if the first buffer has the number of an element's row, whose address goes from row to row of a grid as that of elements.
fn numbers_rows(buffers: &[Buffer]) -> bool {
    buffers.get(1).is_some_and(|next| next.role == Role::Row)
}

/// Returns true if the code needs the numbers of elements.
pub(super) fn has_numbers(buffers: &[Buffer]) -> bool {
    let number = |b: usize| buffers[b].role == Role::Number && !numbers_rows(&buffers[b..]);
    (0..buffers.len()).any(number)
}

impl<'k> Lower<'k, '_> {
    /// The scalars of the parameters for this group: its first element, counted from the start of a row, from the element that addresses
    /// are those of, and from the first of all.
    pub(super) fn load_params(&mut self, in_row: V, element: V, number: V, coordinates: [V; 2]) {
        let kernel = self.kernel;
        let mut ahead = 0;
        for (number_of_leaf, leaf) in kernel.inputs.leaves.iter().enumerate() {
            // Loaded with one before.
            if ahead > 0 {
                ahead -= 1;
                continue;
            }
            let buffer = &kernel.inputs.buffers[leaf.buffer];
            let param = match buffer.role {
                Role::Coordinate { axis: 0, .. } => Val::Affine(in_row, 1),
                Role::Coordinate { axis, .. } => Val::Gpr(coordinates[axis - 1]),
                Role::Number if numbers_rows(&kernel.inputs.buffers[leaf.buffer..]) => {
                    Val::Affine(element, 1)
                }
                Role::Number => Val::Affine(number, 1),
                Role::Values => {
                    let (spot, memory) = self.input(leaf.buffer as u32);
                    match spot.step {
                        Step::Shared => {
                            let base = memory.address;
                            let disp = spot.scalars[leaf.offset].at as i32;
                            self.load_shared(Mem::Base { base, disp }, buffer.ty)
                        }
                        // Loaded before.
                        Step::Column => continue,
                        Step::Next | Step::Given => {
                            let place = self.place(spot, memory, leaf.offset, element);
                            if !place.is_run(buffer.ty)
                                && let Some(count) = self.quad_of_params(number_of_leaf, spot)
                            {
                                ahead = count - 1;
                                let quad = self.load_quad(&place, buffer.ty);
                                self.params.extend(quad);
                                continue;
                            }
                            self.load_row(&place, buffer.ty)
                        }
                    }
                }
                Role::Slice | Role::Row | Role::Counters => unreachable!("no leaf"),
            };
            self.params.push(param);
        }
    }

    /// The running values of columns. They are the first parameters.
    pub(super) fn load_columns(&mut self, in_row: V) -> Vec<Val> {
        let kernel = self.kernel;
        let leaves = kernel.outputs.leaves.len();
        let load = |leaf: &Leaf| {
            let (spot, memory) = self.input(leaf.buffer as u32);
            let place = self.place(spot, memory, leaf.offset, in_row);
            self.load_row(&place, kernel.inputs.buffers[leaf.buffer].ty)
        };
        kernel.inputs.leaves[..leaves].iter().map(load).collect()
    }

    /// A scalar that all lanes share.
    pub(super) fn load_shared(&mut self, mem: Mem, ty: ScalarType) -> Val {
        let b = &mut self.b;
        let width = b.widest();
        if is_float(ty) {
            let v = match ty {
                ScalarType::F64 if width == Width::X => b.load(Ins::Vmovddup, width, mem, &[]),
                ScalarType::F64 => b.load(Ins::Vbroadcastsd, width, mem, &[]),
                ScalarType::F32 => {
                    let width = b.width(4);
                    b.load(Ins::Vbroadcastss, width, mem, &[])
                }
                _ => {
                    let bits = b.load_general(Ins::LoadU16, Width::W32, mem);
                    let lanes = b.broadcast(bits, 4);
                    self.decoded(ty, lanes)
                }
            };
            return Val::Splat(v);
        }
        let (ins, width) = match ty {
            ScalarType::Bool | ScalarType::U8 => (Ins::LoadU8, Width::W32),
            ScalarType::I8 => (Ins::LoadI8, Width::W32),
            ScalarType::U16 => (Ins::LoadU16, Width::W32),
            ScalarType::I16 => (Ins::LoadI16, Width::W32),
            _ if size(ty) == 8 => (Ins::Load, Width::W64),
            _ => (Ins::Load, Width::W32),
        };
        Val::Gpr(b.load_general(ins, width, mem))
    }

    /// A scalar for each lane.
    fn load_row(&mut self, place: &Place, ty: ScalarType) -> Val {
        let lanes = self.b.lanes();
        let parts: Parts = (0..self.parts())
            .map(|p| {
                if place.is_run(ty) {
                    self.load_run(place, p * lanes, self.active_part(p), ty)
                } else {
                    self.load_strided(place, p * lanes, self.active_part(p), ty)
                }
            })
            .collect();
        self.of_lanes(parts, ty)
    }

    /// A vector of scalars that lie in a row, from lane `first` of the group.
    fn load_run(&mut self, place: &Place, first: usize, mask: Option<V>, ty: ScalarType) -> V {
        let mem = self.mem(place, first);
        let width = self.b.width(size(ty));
        if let Some(mask) = mask {
            return if ty.bytes() == size(ty) {
                self.m.load_masked(&mut self.b, mem, mask, size(ty))
            } else {
                self.load_strided(place, first, Some(mask), ty)
            };
        }
        let ins = match ty {
            ScalarType::F16 => Ins::Vcvtph2ps,
            ScalarType::U16 | ScalarType::Bf16 => Ins::Vpmovzxwd,
            ScalarType::I16 => Ins::Vpmovsxwd,
            ScalarType::U8 | ScalarType::Bool => Ins::Vpmovzxbd,
            ScalarType::I8 => Ins::Vpmovsxbd,
            _ => Ins::VmovupsLoad,
        };
        let v = self.b.load(ins, width, mem, &[]);
        if ty == ScalarType::Bf16 {
            self.decoded(ty, v)
        } else {
            v
        }
    }

    /// A vector of scalars that lie apart.
    fn load_strided(&mut self, place: &Place, first: usize, mask: Option<V>, ty: ScalarType) -> V {
        match (place.apart, mask) {
            (Apart::Bytes(stride), None) if stride == 2 * ty.bytes() && ty.bytes() == size(ty) => {
                // Two vectors, of which the second ends with the last scalar: what lies behind it may be no memory.
                let (low, high) = (self.mem(place, first), self.b.lanes() / 2);
                let disp = place.disp - ty.bytes() as i32;
                let high = self.mem(&Place { disp, ..*place }, first + high);
                match self.m.load_seconds(&mut self.b, low, high, size(ty)) {
                    Some(v) => v,
                    None => self.load_lanes(place, first, mask, ty),
                }
            }
            (Apart::Bytes(stride), Some(_)) => {
                let mem = self.mem(place, first);
                let base = self.b.address_of(mem);
                let lane = if self.b.wide { 8 } else { 4 };
                let offsets = self.b.row((0..).map(|l| l * stride as u64), lane);
                self.gather_bytes(base, offsets, mask, ty)
            }
            _ => self.load_lanes(place, first, mask, ty),
        }
    }

    /// One lane after the other. Lanes that do not execute read from the frame.
    fn load_lanes(&mut self, place: &Place, first: usize, mask: Option<V>, ty: ScalarType) -> V {
        let (lane, width) = (size(ty), self.b.width(size(ty)));
        let mask = mask.map(|mask| self.aside(mask));
        let per_quarter = (16 / lane).min(self.b.lanes());
        let mut all = None;
        for q in 0..width.bytes().div_ceil(16) {
            let mut quarter = None;
            for l in 0..per_quarter {
                let number = q * per_quarter + l;
                let mem = self.mem(place, first + number);
                let mem = mask.map_or(mem, |mask| self.b.unless_aside(mem, mask, number));
                quarter = Some(self.b.load_lane(mem, quarter, l, lane, ty.bytes()));
            }
            let quarter = quarter.expect("a lane");
            all = Some(match all {
                None => quarter,
                Some(all) => self.b.with_quarter(width, all, quarter, q),
            });
        }
        let bits = all.expect("a quarter");
        match ty {
            ScalarType::F16 | ScalarType::Bf16 => self.decoded(ty, bits),
            ScalarType::I8 | ScalarType::I16 => self.wrap(ty, bits),
            _ => bits,
        }
    }

    /// A vector of scalars this many bytes after a register; offsets are as wide as lanes.
    fn gather_bytes(&mut self, base: V, offsets: V, mask: Option<V>, ty: ScalarType) -> V {
        if ty.bytes() == size(ty) {
            return self.m.gather(&mut self.b, base, offsets, 1, mask, size(ty));
        }
        // The aligned word that holds the scalar lies in the same page, so it can be read.
        let lane = if self.b.wide { 8 } else { 4 };
        let (width, add, half) = (
            self.b.width(lane),
            if self.b.wide { Ins::Vpaddq } else { Ins::Vpaddd },
            self.b.width(4),
        );
        let skew = self.b.general_imm(Ins::AndImm, Width::W64, base, 3);
        let aligned = self.b.general_imm(Ins::AndImm, Width::W64, base, -4);
        let skew = self.b.broadcast(skew, lane);
        let at = self.b.op(add, width, &[offsets, skew]);
        let low = self.b.splat(3, lane);
        let words = self.b.and_not(width, low, at);
        let within = self.b.and(width, low, at);
        let word = self.m.gather(&mut self.b, aligned, words, 1, mask, 4);
        let within = if self.b.wide {
            self.m.narrow(&mut self.b, within)
        } else {
            within
        };
        let shift = self.b.op_imm(Ins::Vpslld, half, &[within], 3);
        let v = self.b.op(Ins::Vpsrlvd, half, &[word, shift]);
        match ty {
            ScalarType::F16 | ScalarType::Bf16 => {
                let bits = self.wrap(ScalarType::U16, v);
                self.decoded(ty, bits)
            }
            ScalarType::Bool => self.wrap(ScalarType::U8, v),
            _ => self.wrap(ty, v),
        }
    }

    /// A scalar of an element of a slice.
    pub(super) fn load(&mut self, buffer: u32, offset: u32, index: &Val, ty: ScalarType) -> Val {
        let (spot, memory) = self.input(buffer);
        let offset = offset as usize;
        match index {
            Val::Const(_) | Val::Gpr(_) => {
                let index = self.gpr(index);
                let place = self.shared_entry(spot, memory, offset, index);
                // Never before the loop: a check stands before it.
                let hoists = std::mem::replace(&mut self.b.hoists, false);
                let mem = self.mem(&place, 0);
                let val = self.load_shared(mem, ty);
                self.b.hoists = hoists;
                val
            }
            Val::Affine(first, step) => {
                let place = self.entry_of(spot, memory, offset, *first);
                let apart = Apart::Bytes(spot.bytes * *step as usize);
                self.load_row(&Place { apart, ..place }, ty)
            }
            Val::Vec(parts) => {
                let base = self.b.plus(memory.address, spot.scalars[offset].at as i64);
                let parts = self.gather_elements(base, spot.bytes, parts, ty);
                self.of_lanes(parts, ty)
            }
            Val::Splat(_) | Val::Mask(_) => unreachable!("an index"),
        }
    }

    /// A scalar of each lane's row, as it is now.
    pub(super) fn read(&mut self, row: u32, index: &Val, ty: ScalarType) -> Val {
        let index = Val::Vec(self.vec(index, ScalarType::U64));
        let before = std::mem::replace(&mut self.b.known.in_arrays, true);
        let val = self.load(row, 0, &index, ty);
        self.b.known.in_arrays = before;
        val
    }

    /// Scalars at positions of 64 bits.
    fn gather_elements(&mut self, base: V, stride: usize, index: &Parts, ty: ScalarType) -> Parts {
        (0..index.len())
            .map(|p| {
                let mask = self.active_part(p);
                if stride == ty.bytes() && stride == size(ty) {
                    return self
                        .m
                        .gather(&mut self.b, base, index[p], stride as u32, mask, size(ty));
                }
                let offsets = self.scaled(index[p], stride);
                self.gather_bytes(base, offsets, mask, ty)
            })
            .collect()
    }

    /// Integers of 64 bits times a constant.
    pub(super) fn scaled(&mut self, x: V, by: usize) -> V {
        let width = self.b.width(8);
        if by == 1 {
            x
        } else if by.is_power_of_two() {
            self.b
                .op_imm(Ins::Vpsllq, width, &[x], i64::from(by.trailing_zeros()))
        } else {
            let by = self.b.splat(by as u64, 8);
            self.m.mul64(&mut self.b, x, by)
        }
    }

    /// A scalar of an entry of a table. Each scalar of an entry has a row of its own in the pool.
    pub(super) fn entry(&mut self, table: u32, offset: u32, index: &Val, ty: ScalarType) -> Val {
        let t = &self.common.whole.tables[table as usize];
        // In the form of lanes, so that nothing is converted.
        let column = t.values.iter().skip(offset as usize).step_by(t.count);
        let lane = size(ty);
        let place = self.b.pool.row(
            column.map(|&bits| lane_bits(Constant { ty, bits })).collect(),
            lane,
        );
        let base = self.b.address_of(Mem::Pool(place));
        match index {
            Val::Const(_) | Val::Gpr(_) => {
                let mem = Mem::Indexed {
                    base,
                    index: self.gpr(index),
                    scale: lane as u32,
                    disp: 0,
                };
                let hoists = std::mem::replace(&mut self.b.hoists, false);
                let val = self.load_lane(mem, ty);
                self.b.hoists = hoists;
                val
            }
            index => {
                let index = self.vec(index, ScalarType::U64);
                let parts: Parts = (0..index.len())
                    .map(|p| {
                        let mask = self.active_part(p);
                        self.m
                            .gather(&mut self.b, base, index[p], lane as u32, mask, lane)
                    })
                    .collect();
                self.of_lanes(parts, ty)
            }
        }
    }

    /// A scalar in the form of a lane.
    pub(super) fn load_lane(&mut self, mem: Mem, ty: ScalarType) -> Val {
        if is_float(ty) {
            let stored = if size(ty) == 8 {
                ScalarType::F64
            } else {
                ScalarType::F32
            };
            return self.load_shared(mem, stored);
        }
        let width = if size(ty) == 8 { Width::W64 } else { Width::W32 };
        Val::Gpr(self.b.load_general(Ins::Load, width, mem))
    }

    /// Where a buffer of the inputs lies.
    pub(super) fn input(&self, buffer: u32) -> (&'k Spot, Memory) {
        let spot = self.common.inputs[buffer as usize].as_ref();
        let spot = spot.expect("coordinates are not read");
        (spot, self.inputs[spot.memory])
    }

    /// Where a scalar of an element and of those after it lies.
    pub(super) fn place(&mut self, spot: &Spot, memory: Memory, offset: usize, element: V) -> Place {
        if spot.step != Step::Given {
            return self.entry_of(spot, memory, offset, element);
        }
        let apart = self.b.general(Ins::Imul, Width::W64, &[element, memory.step]);
        let base = self.b.sum(memory.address, apart);
        Place {
            base,
            index: None,
            disp: spot.scalars[offset].at as i32,
            apart: Apart::Given(memory.step),
        }
    }

    /// The same where elements lie one after the other.
    fn entry_of(&mut self, spot: &Spot, memory: Memory, offset: usize, element: V) -> Place {
        let (bytes, disp) = (spot.bytes, spot.scalars[offset].at as i32);
        if matches!(bytes, 1 | 2 | 4 | 8) {
            return Place {
                base: memory.address,
                index: Some((element, bytes as u32)),
                disp,
                apart: Apart::Bytes(bytes),
            };
        }
        let apart = self.b.times(element, bytes as u64);
        let base = self.b.sum(memory.address, apart);
        Place {
            base,
            index: None,
            disp,
            apart: Apart::Bytes(bytes),
        }
    }

    /// The same for an index that all lanes share. An address has room for a constant.
    fn shared_entry(&mut self, spot: &Spot, memory: Memory, offset: usize, index: V) -> Place {
        if let Some(&(first, constant)) = self.b.beyond.get(&index)
            && let Some(bytes) = constant.checked_mul(spot.bytes as i64)
            && let Some(disp) = bytes.checked_add(spot.scalars[offset].at as i64)
            && let Ok(disp) = i32::try_from(disp)
        {
            let place = self.entry_of(spot, memory, offset, first);
            return Place { disp, ..place };
        }
        self.entry_of(spot, memory, offset, index)
    }
}
