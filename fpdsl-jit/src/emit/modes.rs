//! The mode that the processor's register is known to hold at each place.

use fpdsl_runtime::Rounding;
use regalloc2::{Block, Function as _};

use crate::vcode::{Function, Inst, Kind};

/// The modes before blocks.
pub struct Modes {
    /// Known if all ways there agree.
    pub before: Vec<Option<Rounding>>,
}

impl Modes {
    /// The mode that a kernel sets before anything else: the first that it asks for.
    pub fn first(function: &Function) -> Rounding {
        let entry = function.block_insns(Block::new(0)).iter();
        let asked = entry.filter_map(|i| function.insts[i.index()].mode).next();
        asked
            .filter(|_| function.target.has_mode_register())
            .unwrap_or(Rounding::NearestEven)
    }

    /// From the mode at the entry.
    pub fn of(function: &Function, entry: Rounding) -> Self {
        let n = function.blocks.len();
        if !function.target.has_mode_register() {
            return Modes {
                before: vec![Some(entry); n],
            };
        }
        // The mode that a block leaves behind, if it sets one.
        let leaves = |b: usize| {
            let insts = function.block_insns(Block::new(b)).iter();
            insts.fold(None, |mode, i| match &function.insts[i.index()] {
                Inst {
                    kind: Kind::Call(_), ..
                } => Some(Rounding::NearestEven),
                inst => inst.mode.or(mode),
            })
        };
        let leaves: Vec<Option<Rounding>> = (0..n).map(leaves).collect();
        // None: not known yet; Some(None): ways differ.
        let mut before: Vec<Option<Option<Rounding>>> = vec![None; n];
        before[0] = Some(Some(entry));
        let mut changed = true;
        while changed {
            changed = false;
            for b in 0..n {
                let Some(here) = before[b] else { continue };
                let after = leaves[b].or(here);
                for s in function.block_succs(Block::new(b)) {
                    let known = &mut before[s.index()];
                    let joined = match *known {
                        None => after,
                        Some(mode) if mode == after => mode,
                        Some(_) => None,
                    };
                    changed |= *known != Some(joined);
                    *known = Some(joined);
                }
            }
        }
        Modes {
            before: before.into_iter().map(Option::flatten).collect(),
        }
    }
}
