//! Counts lanes.

use fpdsl_runtime::ir::Operand;

use super::{Active, Lower, Memory, Val};
use crate::vcode::{GPR, Ins, Inst, Mem, V, Width};

impl Lower<'_, '_> {
    /// Adds the number of lanes that execute and in which a condition holds to a counter.
    pub(super) fn count(&mut self, counters: u32, counter: u32, when: Operand) {
        let when = self.value(when);
        let (spot, Memory { address: base, .. }) = self.input(counters);
        let mem = Mem::Base {
            base,
            disp: spot.scalars[counter as usize].at as i32,
        };
        let before = self.b.effect_in(Inst::at(Ins::Load, Width::W64, mem, &[]), GPR);
        let after = match (&self.active, &when) {
            (Active::All, Val::Const(when)) if when.bits != 0 => {
                let group = self.group() as i64;
                self.b.plus(before, group)
            }
            _ => {
                let found = self.lanes_in(&when);
                self.b.sum(before, found)
            }
        };
        self.b.effect(Inst::at(Ins::Store, Width::W64, mem, &[after]));
    }

    /// The number of lanes that execute and in which a condition holds.
    fn lanes_in(&mut self, when: &Val) -> V {
        let mask = self.mask(when);
        let mut sum: Option<V> = None;
        for (p, part) in mask.into_iter().enumerate() {
            let part = match self.active_part(p) {
                Some(active) => self.mask_and(active, part),
                None => part,
            };
            let bits = self.m.mask_bits(&mut self.b, part);
            let found = self.b.general_from(Ins::Popcnt, Width::W32, &[bits]);
            sum = Some(match sum {
                Some(sum) => self.b.sum(sum, found),
                None => found,
            });
        }
        sum.expect("a group has a vector at least")
    }
}
