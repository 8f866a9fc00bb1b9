//! From blocks under construction to the function that registers are allocated for.

use regalloc2::{Inst as InstId, InstRange};
use smallvec::SmallVec;

use super::view::constraints;
use super::{BlockId, Form, Function, Ins, Inst, Kind, Test, V, Width};
use crate::Target;

/// A comparison whose result others test.
#[derive(Clone)]
struct Comparison {
    test: Test,
    uses: SmallVec<[V; 4]>,
    imm: Option<i64>,
}

impl Function {
    /// Removes what nothing reads, moves what one way reads to that way and cold blocks to the end, chooses forms and lists operands.
    pub fn finish(&mut self) {
        self.fuse_tests();
        self.remove_dead();
        self.sink();
        self.order();
        self.choose_forms();
        self.succs = vec![Vec::new(); self.blocks.len()];
        self.preds = vec![Vec::new(); self.blocks.len()];
        for b in 0..self.blocks.len() {
            let first = self.insts.len();
            let insts = std::mem::take(&mut self.blocks[b].insts);
            match &insts.last().expect("a terminator").kind {
                Kind::Jump { to, .. } => self.succs[b].push(*to),
                Kind::Branch { yes, no, .. } => self.succs[b].extend([*yes, *no]),
                _ => {}
            }
            for inst in insts {
                let from = self.operands.len() as u32;
                constraints(&inst, self.target, &mut self.operands);
                self.operand_ranges.push((from, self.operands.len() as u32));
                self.insts.push(inst);
            }
            self.ranges
                .push(InstRange::new(InstId::new(first), InstId::new(self.insts.len())));
            for s in self.succs[b].clone() {
                self.preds[s.index()].push(BlockId::new(b));
            }
        }
    }

    /// Branches and choices by a comparison's result test the flags themselves.
    fn fuse_tests(&mut self) {
        let mut known: Vec<Option<Comparison>> = vec![None; self.vregs];
        let of = |inst: &Inst, test| Comparison {
            test,
            uses: inst.uses.clone(),
            imm: inst.imm,
        };
        let all = || self.blocks.iter().flat_map(|block| &block.insts);
        for inst in all() {
            if let (Kind::Compare(test), Some(def)) = (&inst.kind, inst.def) {
                known[def.vreg()] = Some(of(inst, *test));
            }
        }
        for inst in all() {
            let is_not = inst.kind == Kind::Op(Ins::XorImm, Width::W32) && inst.imm == Some(1);
            if let (true, Some(def)) = (is_not, inst.def)
                && let Some(comparison) = &known[inst.uses[0].vreg()]
                && let Some(test) = comparison.test.not()
            {
                let comparison = comparison.clone();
                known[def.vreg()] = Some(Comparison { test, ..comparison });
            }
        }
        for inst in self.blocks.iter_mut().flat_map(|block| &mut block.insts) {
            let (test, first) = match &mut inst.kind {
                Kind::Branch { test, .. } => (test, 0),
                Kind::Choose(test) => (test, 2),
                _ => continue,
            };
            if *test == Test::NonZero
                && let Some(comparison) = &known[inst.uses[first].vreg()]
            {
                *test = comparison.test;
                inst.uses.truncate(first);
                inst.uses.extend_from_slice(&comparison.uses);
                inst.imm = comparison.imm;
            }
        }
    }

    /// Operands are defined before they are read, but for the arguments of jumps back, so sweeps from the end find all.
    /// An argument is read if its parameter is.
    fn remove_dead(&mut self) {
        let mut read = vec![false; self.vregs];
        let mut changed = true;
        while changed {
            changed = false;
            let mut note = |read: &mut Vec<bool>, v: V| {
                changed |= !read[v.vreg()];
                read[v.vreg()] = true;
            };
            for block in self.blocks.iter().rev() {
                for inst in block.insts.iter().rev() {
                    if let Kind::Jump { to, args } = &inst.kind {
                        let params = &self.blocks[to.index()].params;
                        for (&arg, param) in args.iter().zip(params) {
                            if read[param.vreg()] {
                                note(&mut read, arg);
                            }
                        }
                    } else if inst.effect || inst.def.is_none_or(|d| read[d.vreg()]) {
                        inst.each_use(|u| note(&mut read, u));
                    }
                }
            }
        }
        let kept: Vec<Vec<bool>> = self
            .blocks
            .iter()
            .map(|block| block.params.iter().map(|p| read[p.vreg()]).collect())
            .collect();
        for (b, block) in self.blocks.iter_mut().enumerate() {
            block
                .insts
                .retain(|inst| inst.effect || inst.def.is_none_or(|d| read[d.vreg()]));
            let mut own = kept[b].iter();
            block.params.retain(|_| *own.next().expect("one for each"));
            if let Some(Kind::Jump { to, args }) = block.insts.last_mut().map(|i| &mut i.kind) {
                let mut own = kept[to.index()].iter();
                args.retain(|_| *own.next().expect("one for each"));
            }
        }
    }

    /// Blocks behind those that lead to them, seldom reached ones at the end. Blocks that nothing leads to are left out.
    fn order(&mut self) {
        let reached = self.reverse_postorder();
        // What only seldom reached blocks lead to is seldom reached.
        let mut warm = vec![false; self.blocks.len()];
        for &b in &reached {
            warm[b] = (warm[b] || b == 0) && !self.blocks[b].cold;
            if warm[b] {
                self.each_successor(b, |s| warm[s] = true);
            }
        }
        let (hot, cold): (Vec<usize>, Vec<usize>) = reached.into_iter().partition(|&b| warm[b]);
        let order: Vec<usize> = hot.into_iter().chain(cold).collect();
        let mut place = vec![0; self.blocks.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = new;
        }
        let mut old: Vec<_> = std::mem::take(&mut self.blocks).into_iter().map(Some).collect();
        self.blocks = order.iter().map(|&b| old[b].take().expect("each once")).collect();
        let renamed = |b: &mut BlockId| *b = BlockId::new(place[b.index()]);
        for block in &mut self.blocks {
            match &mut block.insts.last_mut().expect("a terminator").kind {
                Kind::Jump { to, .. } => renamed(to),
                Kind::Branch { yes, no, .. } => {
                    renamed(yes);
                    renamed(no);
                }
                _ => {}
            }
        }
    }

    pub(super) fn each_successor(&self, b: usize, mut visit: impl FnMut(usize)) {
        match self.blocks[b].insts.last().map(|i| &i.kind) {
            Some(Kind::Jump { to, .. }) => visit(to.index()),
            Some(Kind::Branch { yes, no, .. }) => {
                visit(no.index());
                visit(yes.index());
            }
            _ => {}
        }
    }

    /// The block that a branch goes to comes right behind it, before the one that it goes to otherwise.
    pub(super) fn reverse_postorder(&self) -> Vec<usize> {
        let mut known = vec![false; self.blocks.len()];
        let mut order = Vec::with_capacity(self.blocks.len());
        // Blocks to enter, and blocks whose successors are done.
        let mut left = vec![(0, false)];
        while let Some((b, done)) = left.pop() {
            if done {
                order.push(b);
            } else if !std::mem::replace(&mut known[b], true) {
                left.push((b, true));
                let mut next = Vec::new();
                self.each_successor(b, |s| next.push((s, false)));
                // Entered in order: the first is the last to be pushed.
                left.extend(next.into_iter().rev());
            }
        }
        order.reverse();
        order
    }

    /// A fused operation takes the register of an operand that nobody reads after it; NEON has one form alone.
    fn choose_forms(&mut self) {
        let sums = self.target == Target::Neon;
        let mut uses = vec![0_u32; self.vregs];
        let mut home = vec![usize::MAX; self.vregs];
        for (b, block) in self.blocks.iter().enumerate() {
            block.params.iter().for_each(|p| home[p.vreg()] = b);
            for inst in &block.insts {
                inst.each_use(|u| uses[u.vreg()] += 1);
                if let Some(d) = inst.def {
                    home[d.vreg()] = b;
                }
            }
        }
        // Readers so far of a value, all in the block where it lives or in a block that goes back there.
        let mut seen = vec![0_u32; self.vregs];
        let mut left = vec![0_u32; self.vregs];
        for (b, block) in self.blocks.iter_mut().enumerate() {
            // The parameters of a loop get new values there.
            let back = match block.insts.last().map(|inst| &inst.kind) {
                Some(Kind::Jump { to, .. }) if to.index() <= b => to.index(),
                _ => usize::MAX,
            };
            if back != usize::MAX {
                for inst in &block.insts {
                    inst.each_use(|u| left[u.vreg()] += u32::from(home[u.vreg()] == back));
                }
            }
            for inst in &mut block.insts {
                inst.each_use(|u| {
                    let u = u.vreg();
                    seen[u] += u32::from(home[u] == b);
                    left[u] = left[u].wrapping_sub(u32::from(home[u] == back));
                });
                if let Kind::Fma { form, .. } = &mut inst.kind {
                    let dies = |v: V| home[v.vreg()] == b && seen[v.vreg()] == uses[v.vreg()];
                    let (x, y, z) = (inst.uses[0], inst.uses[1], inst.uses[2]);
                    let runs = home[z.vreg()] == back && left[z.vreg()] == 0;
                    *form = Form::Factor;
                    // A running sum stays in its register.
                    if sums || runs || !dies(x) && !dies(y) && dies(z) {
                        *form = Form::Sum;
                        inst.uses = SmallVec::from_slice(&[z, x, y]);
                    } else if !dies(x) && dies(y) {
                        inst.uses.swap(0, 1);
                    }
                }
            }
        }
    }
}
