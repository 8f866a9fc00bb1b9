//! The differences between instruction sets when instructions are chosen.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::Comparison;
use regalloc2::RegClass;

use super::Builder;
use crate::vcode::{Ins, Mem, V};

/// Predicates of comparisons of floats, quiet, as `vcmppd` encodes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Predicate {
    Equal = 0,
    Unordered = 3,
    /// Or unordered.
    NotEqual = 4,
    /// And ordered.
    Differs = 0x0C,
    Less = 0x11,
    LessEqual = 0x12,
    GreaterEqual = 0x1D,
    Greater = 0x1E,
}

impl From<Comparison> for Predicate {
    fn from(comparison: Comparison) -> Self {
        match comparison {
            Comparison::Eq => Predicate::Equal,
            Comparison::Ne => Predicate::NotEqual,
            Comparison::Lt => Predicate::Less,
            Comparison::Le => Predicate::LessEqual,
            Comparison::Gt => Predicate::Greater,
            Comparison::Ge => Predicate::GreaterEqual,
        }
    }
}

/// The predicate of a comparison of integers, as `vpcmpd` encodes it.
pub const fn predicate(comparison: Comparison) -> i64 {
    match comparison {
        Comparison::Eq => 0,
        Comparison::Lt => 1,
        Comparison::Le => 2,
        Comparison::Ne => 4,
        Comparison::Ge => 5,
        Comparison::Gt => 6,
    }
}

/// Chooses instructions. Sizes are those of scalars in vectors: 4 or 8 bytes. A mask has a place for each lane of the kernel; a raw
/// mask is what a comparison of scalars of a size gives and what a blend of such takes.
pub trait Machine: Sync {
    /// The registers of masks.
    fn mask_class(&self) -> RegClass;

    /// All lanes.
    fn ones(&self, b: &mut Builder<'_>) -> V;

    fn mask_and(&self, b: &mut Builder<'_>, x: V, y: V) -> V;

    /// `y`, where not `x`.
    fn mask_and_not(&self, b: &mut Builder<'_>, x: V, y: V) -> V;

    fn mask_or(&self, b: &mut Builder<'_>, x: V, y: V) -> V;

    /// From 0 or 1 in a general register.
    fn mask_from(&self, b: &mut Builder<'_>, x: V) -> V;

    /// The first lane, as 0 or 1 in a general register.
    fn mask_to(&self, b: &mut Builder<'_>, mask: V) -> V;

    /// A bit for each lane, in a general register.
    fn mask_bits(&self, b: &mut Builder<'_>, mask: V) -> V;

    /// The lanes whose number, counted from `first`, is below `count`.
    fn mask_below(&self, b: &mut Builder<'_>, first: usize, count: V) -> V;

    /// The mask for lanes of the kernel.
    fn widened_mask(&self, b: &mut Builder<'_>, mask: V, size: usize) -> V;

    /// The mask for scalars of a size.
    fn narrowed_mask(&self, b: &mut Builder<'_>, mask: V, size: usize) -> V;

    /// `bits` in the lanes of a raw mask, zero elsewhere.
    fn raw_value(&self, b: &mut Builder<'_>, mask: V, bits: u64, size: usize) -> V;

    /// `yes` in the lanes of a raw mask, otherwise `no`.
    fn raw_blend(&self, b: &mut Builder<'_>, mask: V, yes: V, no: V, size: usize) -> V;

    fn raw_compare_floats(&self, b: &mut Builder<'_>, predicate: Predicate, size: usize, x: V, y: V) -> V;

    fn raw_compare_ints(
        &self,
        b: &mut Builder<'_>,
        comparison: Comparison,
        signed: bool,
        size: usize,
        x: V,
        y: V,
    ) -> V;

    /// The base plus the step times the lane's number, counted from `first`, against `bound`: all of 64 bits and unsigned.
    fn compare_affine(
        &self,
        b: &mut Builder<'_>,
        comparison: Comparison,
        base_and_step: (V, u64),
        first: usize,
        bound: V,
    ) -> V;

    /// The lower and the upper half of a vector of the full width.
    fn halves(&self, b: &mut Builder<'_>, x: V) -> (V, V);

    /// The converse.
    fn joined(&self, b: &mut Builder<'_>, low: V, high: V) -> V;

    /// The instruction for `minimumNumber` and `maximumNumber` of numbers and quiet NaNs, if there is one, and which of the two its
    /// immediate says.
    fn least(&self, size: usize, greatest: bool) -> Option<(Ins, i64)> {
        let _ = (size, greatest);
        None
    }

    /// The instruction for the least or the greatest of two integers, if there is one.
    fn extreme(&self, greatest: bool, signed: bool, size: usize) -> Option<Ins> {
        let _ = (greatest, signed, size);
        None
    }

    /// The encoding of binary32 numbers, rounded to f16, in half a vector.
    fn to_half(&self, b: &mut Builder<'_>, mode: Rounding, x: V) -> V;

    /// The integer that a float rounds to.
    fn rint(&self, b: &mut Builder<'_>, mode: Rounding, size: usize, x: V) -> V;

    /// Integers of 64 bits modulo 2^32.
    fn narrow(&self, b: &mut Builder<'_>, x: V) -> V;

    /// Returns true if packing takes the low bits of any integers. Otherwise the others must be zero.
    fn packs_any(&self) -> bool {
        true
    }

    /// Integers of 32 bits as 16 bits each in half a vector.
    fn pack16(&self, b: &mut Builder<'_>, x: V) -> V;

    /// Integers of 32 bits as 8 bits each in the low quarter of a vector.
    fn pack8(&self, b: &mut Builder<'_>, x: V) -> V;

    /// Shifts integers of 64 bits to the right, filling with the sign.
    fn shift_signed(&self, b: &mut Builder<'_>, x: V, n: u32) -> V;

    /// The same, by `n` in each lane.
    fn shift_signed_by(&self, b: &mut Builder<'_>, x: V, n: V) -> V;

    /// Products of 64 bits.
    fn mul64(&self, b: &mut Builder<'_>, x: V, y: V) -> V;

    /// Scalars in a row for the lanes of a mask, anything elsewhere.
    fn load_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, size: usize) -> V;

    /// Every second of scalars in a row, if there is an instruction for that: the first one and those after it lie at `low`, and `high` is
    /// where the vector begins that ends with the last one.
    fn load_seconds(&self, b: &mut Builder<'_>, low: Mem, high: Mem, size: usize) -> Option<V> {
        let _ = (b, low, high, size);
        None
    }

    fn store_masked(&self, b: &mut Builder<'_>, mem: Mem, mask: V, x: V, size: usize);

    /// Returns true if one instruction scatters lanes, and leaves those aside that are not in the mask.
    fn scatters(&self) -> bool {
        false
    }

    /// The converse of [`Machine::gather`], at indices that are bytes of 64 bits each. Lanes that are not in the mask may write to
    /// `aside` bytes after `base`.
    fn scatter(&self, b: &mut Builder<'_>, to: (V, V), mask: Option<V>, aside: u64, x: V, size: usize);

    /// Scalars at `scale * index` bytes after `base`. Indices are as wide as lanes.
    fn gather(&self, b: &mut Builder<'_>, base: V, index: V, scale: u32, mask: Option<V>, size: usize) -> V;
}
