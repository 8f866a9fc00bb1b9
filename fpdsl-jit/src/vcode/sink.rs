//! What only one way needs is computed on that way.

use super::{Function, Inst, Kind, Mem};

/// No block.
const NONE: usize = usize::MAX;

impl Function {
    /// Moves instructions to the block behind a branch whose blocks alone read the result: the masks of an arm that few groups take.
    pub(super) fn sink(&mut self) {
        let order = self.reverse_postorder();
        let dominators = self.dominators(&order);
        let mut entries = vec![0; self.blocks.len()];
        for &b in &order {
            self.each_successor(b, |s| entries[s] += 1);
        }
        let mut readers = self.readers(&order);
        for &b in &order {
            let Some(Kind::Branch { yes, no, .. }) = self.blocks[b].insts.last().map(|inst| &inst.kind)
            else {
                continue;
            };
            let arms = [yes.index(), no.index()].map(|arm| if entries[arm] == 1 { arm } else { NONE });
            let mut moved: [Vec<Inst>; 2] = Default::default();
            let insts = std::mem::take(&mut self.blocks[b].insts);
            let mut kept = Vec::with_capacity(insts.len());
            for inst in insts.into_iter().rev() {
                let way = inst.def.filter(|_| may_move(&inst)).and_then(|def| {
                    let readers = &readers[def.vreg()];
                    let alone = |arm: usize| {
                        arm != NONE && readers.iter().all(|&r| is_within(r as usize, arm, &dominators))
                    };
                    arms.iter().position(|&arm| alone(arm))
                });
                match way {
                    Some(way) => {
                        inst.each_use(|u| {
                            let of = &mut readers[u.vreg()];
                            let old = of.iter().position(|&r| r as usize == b);
                            of[old.expect("it is read here")] = arms[way] as u32;
                        });
                        moved[way].push(inst);
                    }
                    None => kept.push(inst),
                }
            }
            kept.reverse();
            self.blocks[b].insts = kept;
            for (arm, moved) in arms.into_iter().zip(moved) {
                if !moved.is_empty() {
                    self.blocks[arm].insts.splice(0..0, moved.into_iter().rev());
                }
            }
        }
    }

    /// For each register the blocks that read it, once for each time.
    fn readers(&self, order: &[usize]) -> Vec<Vec<u32>> {
        let mut readers = vec![Vec::new(); self.vregs];
        for &b in order {
            for inst in &self.blocks[b].insts {
                inst.each_use(|u| readers[u.vreg()].push(b as u32));
                if let Kind::Jump { args, .. } = &inst.kind {
                    args.iter().for_each(|a| readers[a.vreg()].push(b as u32));
                }
            }
        }
        readers
    }

    /// For each block the last one on every way to it, itself left out; the entry's is the entry. By Cooper, Harvey and Kennedy, "A
    /// Simple, Fast Dominance Algorithm".
    fn dominators(&self, order: &[usize]) -> Vec<usize> {
        let mut number = vec![NONE; self.blocks.len()];
        for (n, &b) in order.iter().enumerate() {
            number[b] = n;
        }
        let mut before = vec![Vec::new(); self.blocks.len()];
        for &b in order {
            self.each_successor(b, |s| before[s].push(b));
        }
        let mut dominators = vec![NONE; self.blocks.len()];
        dominators[order[0]] = order[0];
        let mut changed = true;
        while changed {
            changed = false;
            for &b in &order[1..] {
                let known = before[b].iter().copied().filter(|&p| dominators[p] != NONE);
                let new = known
                    .reduce(|mut x, mut y| {
                        while x != y {
                            if number[x] > number[y] {
                                x = dominators[x];
                            } else {
                                y = dominators[y];
                            }
                        }
                        x
                    })
                    .expect("a block before it comes first");
                changed |= dominators[b] != new;
                dominators[b] = new;
            }
        }
        dominators
    }
}

/// Returns true if every way to a block leads through `arm`.
fn is_within(block: usize, arm: usize, dominators: &[usize]) -> bool {
    let mut b = block;
    while b != arm {
        if dominators[b] == b {
            return false;
        }
        b = dominators[b];
    }
    true
}

/// What reads memory that is written stays where it is, and so does what rounds: its mode is set in order.
fn may_move(inst: &Inst) -> bool {
    !inst.effect && inst.mode.is_none() && matches!(inst.mem, Mem::None | Mem::Pool(_))
}
