//! Moves computations to the one branch that needs them.

use super::{Function, Inst, Kind, Mem};

/// No block.
const NONE: usize = usize::MAX;

impl Function {
    /// Moves instructions to a block behind branches that every way to their readers leads through: the masks of an arm that few groups
    /// take.
    pub(super) fn sink(&mut self) {
        let order = self.reverse_postorder();
        let dominators = self.dominators(&order);
        let arms = self.arms(&order, &dominators);
        let mut readers = self.readers(&order);
        for &b in &order {
            let mut moved: Vec<(usize, Inst)> = Vec::new();
            let insts = std::mem::take(&mut self.blocks[b].insts);
            let mut kept = Vec::with_capacity(insts.len());
            for inst in insts.into_iter().rev() {
                let to = inst.def.filter(|_| may_move(&inst)).and_then(|def| {
                    let mut all = readers[def.vreg()].iter();
                    let behind = child(b, *all.next()? as usize, &dominators)?;
                    let alone = all.all(|&r| child(b, r as usize, &dominators) == Some(behind));
                    (alone && arms[behind]).then_some(behind)
                });
                match to {
                    Some(to) => {
                        inst.each_use(|u| {
                            let of = &mut readers[u.vreg()];
                            let old = of.iter().position(|&r| r as usize == b);
                            of[old.expect("it is read here")] = to as u32;
                        });
                        moved.push((to, inst));
                    }
                    None => kept.push(inst),
                }
            }
            kept.reverse();
            self.blocks[b].insts = kept;
            // The last first, each before those that read it.
            for (to, inst) in moved {
                self.blocks[to].insts.insert(0, inst);
            }
        }
    }

    /// For each block whether branches alone lead there, at most over a block of its own. What else leads on are loops, and arms that
    /// meet.
    fn arms(&self, order: &[usize], dominators: &[usize]) -> Vec<bool> {
        let mut arms = vec![true; self.blocks.len()];
        for &b in order {
            self.each_successor(b, |s| arms[s] &= s != b && child(s, b, dominators).is_none());
            let block = &self.blocks[b];
            if let Some(Kind::Jump { to, .. }) = block.insts.last().map(|inst| &inst.kind) {
                let is_edge = block.insts.len() == 1 && block.params.is_empty();
                arms[to.index()] &= is_edge && self.blocks[to.index()].params.is_empty();
            }
        }
        arms
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

/// The first block behind `b` that every way from there to `block` leads through, if every way to `block` leads through `b`.
fn child(b: usize, block: usize, dominators: &[usize]) -> Option<usize> {
    let mut at = block;
    while dominators[at] != at {
        if dominators[at] == b {
            return Some(at);
        }
        at = dominators[at];
    }
    None
}

/// What reads memory that is written stays where it is, and so does what rounds: its mode is set in order.
fn may_move(inst: &Inst) -> bool {
    !inst.effect && inst.mode.is_none() && matches!(inst.mem, Mem::None | Mem::Pool(_))
}
