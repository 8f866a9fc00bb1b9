//! How many of the low bits of lanes of 32 bits may be set, so that a cast to a narrower integer need not clear the others.

use super::Builder;
use crate::vcode::{Ins, Inst, Kind, Mem, V};

/// All bits of a lane.
const ALL: u32 = 32;

impl Builder<'_> {
    /// How many of the low bits of a vector's lanes may be set.
    pub(super) fn low_bits(&self, v: V) -> u32 {
        self.low_bits.get(&v).copied().unwrap_or(ALL)
    }

    /// A vector whose lanes have the same low bits, for whoever takes no others.
    pub(super) fn with_any_high_bits(&self, v: V, bits: u32) -> V {
        match self.wrapped.get(&v) {
            Some(&(x, kept)) if kept >= bits => x,
            _ => v,
        }
    }

    /// Notes it of a constant in all lanes.
    pub(super) fn note_constant(&mut self, v: V, bits: u64, size: usize) {
        if size == 4 {
            self.low_bits.insert(v, ALL - (bits as u32).leading_zeros());
        }
    }

    /// Notes it of an instruction's result.
    pub(super) fn note_low_bits(&mut self, inst: &Inst, result: V) {
        let bits = self.low_bits_of(inst);
        if bits < ALL {
            self.low_bits.insert(result, bits);
        }
    }

    fn low_bits_of(&self, inst: &Inst) -> u32 {
        let Kind::Op(ins, _) = inst.kind else { return ALL };
        let each = || inst.uses.iter().map(|&v| self.low_bits(v));
        match (ins, inst.mem) {
            (Ins::Vpmovzxbd, _) => 8,
            (Ins::Vpmovzxwd, _) => 16,
            (Ins::Vandpd | Ins::Vpminud, Mem::None) => each().min().unwrap_or(ALL),
            (Ins::Vorpd | Ins::Vxorpd | Ins::Vpmaxud, Mem::None) => each().max().unwrap_or(ALL),
            // On AVX2 the mask is behind them.
            (Ins::Vblendmps | Ins::Vblendvps, Mem::None) => inst.uses[..2]
                .iter()
                .map(|&v| self.low_bits(v))
                .max()
                .unwrap_or(ALL),
            (Ins::Vpsrld, Mem::None) => {
                let by = inst.imm.map_or(0, |by| by as u32);
                self.low_bits(inst.uses[0]).saturating_sub(by)
            }
            _ => ALL,
        }
    }
}
