//! Counts the values that live beyond the registers, before these are allocated.

use super::{Function, Kind, V};

/// From where to where a value lives; blocks count in their order.
#[derive(Clone, Copy)]
struct Life {
    class: usize,
    first: usize,
    last: usize,
}

impl Function {
    /// The values that live at an instruction of a finished function, beyond this many registers of each class: of all instructions
    /// together.
    pub fn beside(&self, registers: &[usize; 3]) -> usize {
        let mut changes = vec![[0_isize; 3]; self.insts.len() + 1];
        for life in self.lives().into_iter().flatten() {
            changes[life.first][life.class] += 1;
            changes[life.last][life.class] -= 1;
        }
        let (mut live, mut sum) = ([0_isize; 3], 0);
        for change in changes {
            for (class, &registers) in registers.iter().enumerate() {
                live[class] += change[class];
                sum += (live[class] as usize).saturating_sub(registers);
            }
        }
        sum
    }

    fn lives(&self) -> Vec<Option<Life>> {
        let mut lives: Vec<Option<Life>> = vec![None; self.vregs];
        let mut note = |v: V, at: usize| {
            let class = v.class() as usize;
            let life = lives[v.vreg()].get_or_insert(Life {
                class,
                first: at,
                last: at,
            });
            life.first = at.min(life.first);
            life.last = at.max(life.last);
        };
        for (block, range) in self.blocks.iter().zip(&self.ranges) {
            block.params.iter().for_each(|&p| note(p, range.first().index()));
        }
        let mut loops = Vec::new();
        for (at, inst) in self.insts.iter().enumerate() {
            inst.each_use(|u| note(u, at));
            inst.def.into_iter().for_each(|d| note(d, at));
            if let Kind::Jump { to, .. } = inst.kind {
                self.blocks[to.index()].params.iter().for_each(|&p| note(p, at));
                let start = self.ranges[to.index()].first().index();
                if start <= at {
                    loops.push((start, at));
                }
            }
        }
        // What a pass reads from before its loop lives as long as the loop; inner loops end first.
        for (start, end) in loops {
            for life in lives.iter_mut().flatten() {
                if life.first < start && (start..end).contains(&life.last) {
                    life.last = end;
                }
            }
        }
        lives
    }
}
