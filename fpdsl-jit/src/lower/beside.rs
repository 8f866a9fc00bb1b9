//! Scalars of an element that lie beside each other, as those of an array or a struct do: several of them at once.
//!
//! One vector holds a scalar of all elements of the group, and memory has all scalars of an element first. Sixteen bytes of memory are a
//! *quad*: four scalars of 4 bytes, or two of 8. A vector with quads of elements that are four (or two) apart is made of loads alone. Four
//! (or two) such vectors, exchanged within their quads, are the scalars of all elements in order. Results go the other way. Those of 1
//! and 2 bytes are put together to 4 bytes before.
//!
//! Where lanes do not execute, and on aarch64, scalars go one by one.

use fpdsl_runtime::ir::{Leaf, Role};
use fpdsl_runtime::lift::ScalarType;
use smallvec::SmallVec;

use super::place::{Apart, Place};
use super::{Active, Lower, Parts, Val, size};
use crate::spots::Spot;
use crate::target::Target;
use crate::vcode::{Ins, Inst, V, Width};

/// Bytes of a line of a cache.
const LINE: usize = 64;

/// The vectors of a quad's scalars.
type Quad = SmallVec<[V; 4]>;

/// How many of the first leaves are of one buffer, and lie in its memory one behind the other.
fn beside(leaves: &[Leaf], spot: &Spot, bytes: usize) -> usize {
    let first = leaves[0];
    let at = |leaf: &Leaf| spot.scalars[leaf.offset].at;
    let is_next =
        |(k, leaf): (usize, &Leaf)| leaf.buffer == first.buffer && at(leaf) == at(&first) + k * bytes;
    leaves
        .iter()
        .enumerate()
        .take_while(|&(k, leaf)| is_next((k, leaf)))
        .count()
}

impl Lower<'_, '_> {
    /// True if the machine and the group can do with several at once.
    fn takes_quads(&self) -> bool {
        self.b.target != Target::Neon && matches!(self.active, Active::All)
    }

    /// How many of the parameters from `leaf` on are read as a quad, if they are.
    pub(super) fn quad_of_params(&self, leaf: usize, spot: &Spot) -> Option<usize> {
        let inputs = &self.kernel.inputs;
        let leaves = &inputs.leaves[leaf..];
        let buffer = &inputs.buffers[leaves[0].buffer];
        let count = 16 / size(buffer.ty);
        let whole = buffer.ty.bytes() == size(buffer.ty) && buffer.role == Role::Values;
        let quad = whole && self.takes_quads() && beside(leaves, spot, buffer.ty.bytes()) >= count;
        quad.then_some(count)
    }

    /// The scalars of a quad, of which `place` is the first.
    pub(super) fn load_quad(&mut self, place: &Place, ty: ScalarType) -> Vec<Val> {
        let (lanes, count) = (self.b.lanes(), 16 / size(ty));
        self.prefetch_quads(place);
        let columns: Vec<Quad> = (0..self.parts())
            .map(|p| {
                let rows: Quad = (0..count)
                    .map(|row| self.load_quads(place, p * lanes + row, size(ty)))
                    .collect();
                self.exchanged(&rows, size(ty))
            })
            .collect();
        let column = |k| columns.iter().map(|column| column[k]).collect::<Parts>();
        (0..count).map(|k| Val::Vec(column(k))).collect()
    }

    /// Brings the quads of the next group near, if none before them in their elements has. Elements of several lines of a cache are read
    /// in jumps, a page or more for each group, which CPUs do not foresee.
    fn prefetch_quads(&mut self, place: &Place) {
        let Apart::Bytes(stride) = place.apart else { return };
        if stride < LINE || place.disp as usize % LINE >= 16 {
            return;
        }
        let group = self.parts() * self.b.lanes();
        for element in group..2 * group {
            let mem = self.mem(place, element);
            self.b.effect(Inst::at(Ins::Prefetch, Width::W64, mem, &[]));
        }
    }

    /// The quads of every fourth (or second) element, from `first` on.
    fn load_quads(&mut self, place: &Place, first: usize, size: usize) -> V {
        let width = self.b.width(size);
        let mem = self.mem(place, first);
        let mut all = self.b.load(Ins::VmovupsLoad, Width::X, mem, &[]);
        for quarter in 1..width.bytes() / 16 {
            let mem = self.mem(place, first + quarter * (16 / size));
            all = self.b.with_loaded_quarter(width, all, mem, quarter);
        }
        all
    }

    /// Rows of a square within each quad as columns: `rows[i]` has scalar `k` of element `i`, and the result's `k` that of all.
    fn exchanged(&mut self, rows: &[V], size: usize) -> Quad {
        let width = self.b.width(size);
        let mut mixed = |x, y, imm| self.b.op_imm(Ins::Vshufps, width, &[x, y], imm);
        // Of two vectors the low or the high halves of each quad, or the scalars with even or odd numbers.
        const LOW: i64 = 0x44;
        const HIGH: i64 = 0xEE;
        const EVEN: i64 = 0x88;
        const ODD: i64 = 0xDD;
        match *rows {
            [a, b, c, d] => {
                let (low, more) = (mixed(a, b, LOW), mixed(c, d, LOW));
                let (high, most) = (mixed(a, b, HIGH), mixed(c, d, HIGH));
                [
                    mixed(low, more, EVEN),
                    mixed(low, more, ODD),
                    mixed(high, most, EVEN),
                    mixed(high, most, ODD),
                ]
                .into()
            }
            [a, b] => SmallVec::from_slice(&[mixed(a, b, LOW), mixed(a, b, HIGH)]),
            _ => unreachable!("a quad has four rows or two"),
        }
    }

    /// Stores the first of some results at once, and returns how many they are: none, if they are too few.
    pub(super) fn store_beside(
        &mut self,
        vals: &[Val],
        leaves: &[Leaf],
        spot: &Spot,
        place: &Place,
    ) -> usize {
        let ty = self.kernel.outputs.buffers[leaves[0].buffer].ty;
        let beside = beside(leaves, spot, ty.bytes());
        let (quad, word) = (16 / ty.bytes(), (4 / ty.bytes()).max(1));
        if !self.takes_quads() || place.is_run(ty) || beside < word || word == 1 && beside < quad {
            return 0;
        }
        let count = if beside < quad { word } else { quad };
        let (lanes, size) = (self.b.lanes(), size(ty));
        let each: Vec<Parts> = vals[..count].iter().map(|val| self.lanes_of(val, ty)).collect();
        for p in 0..self.parts() {
            let bits: Quad = each
                .chunks(word)
                .map(|each| {
                    let each: Quad = each.iter().map(|parts| self.stored_bits(parts[p], ty)).collect();
                    self.put_together(&each, ty)
                })
                .collect();
            if count < quad {
                self.store_words(place, p * lanes, bits[0]);
            } else {
                self.store_quads(place, p * lanes, &bits, size);
            }
        }
        count
    }

    /// Scalars of 1 or 2 bytes as one of 4, the first in the lowest bits.
    fn put_together(&mut self, each: &[V], ty: ScalarType) -> V {
        let (width, bits) = (self.b.width(4), 8 * ty.bytes() as i64);
        let Some((&first, rest)) = each.split_first().filter(|(_, rest)| !rest.is_empty()) else {
            return each[0];
        };
        let unsigned = if ty.bytes() == 1 {
            ScalarType::U8
        } else {
            ScalarType::U16
        };
        let clean = |s: &mut Self, v| match ty {
            ScalarType::U8 | ScalarType::U16 | ScalarType::Bool => v,
            _ => s.wrap(unsigned, v),
        };
        let mut all = clean(self, first);
        for (k, &v) in rest.iter().enumerate() {
            // What is above the last has no place.
            let v = if k + 1 < rest.len() {
                clean(self, v)
            } else {
                self.b.with_any_high_bits(v, bits as u32)
            };
            let shifted = self.b.op_imm(Ins::Vpslld, width, &[v], (k as i64 + 1) * bits);
            all = self.b.or(width, all, shifted);
        }
        all
    }

    /// Stores 4 bytes of each element.
    fn store_words(&mut self, place: &Place, first: usize, bits: V) {
        let width = self.b.width(4);
        for l in 0..self.b.lanes() {
            let mem = self.mem(place, first + l);
            self.b.store_lane(mem, width, bits, l, 4, 4);
        }
    }

    /// Stores a quad of each element.
    fn store_quads(&mut self, place: &Place, first: usize, columns: &[V], size: usize) {
        let width = self.b.width(size);
        let rows = self.exchanged(columns, size);
        for (row, &v) in rows.iter().enumerate() {
            for quarter in 0..width.bytes() / 16 {
                let mem = self.mem(place, first + quarter * rows.len() + row);
                let quad = self.b.quarter(width, v, quarter);
                self.b.effect(Inst::at(Ins::VmovupsStore, Width::X, mem, &[quad]));
            }
        }
    }
}
