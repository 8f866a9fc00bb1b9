//! A function as regalloc2 sees it.

use regalloc2::{Block, Inst as InstId, InstRange, Operand, PReg, PRegSet, RegClass, VReg};

use super::{Function, GPR, Kind};
use crate::Target;
use crate::registers::file;

impl Function {
    /// What an instruction destroys beside what it defines.
    fn clobbers(&self, inst: InstId) -> PRegSet {
        match self.insts[inst.index()].kind {
            Kind::Divide { remainder } => {
                file(self.target)
                    .division
                    .map_or(PRegSet::empty(), |[quotient, rest]| {
                        PRegSet::empty().with(PReg::new(if remainder { quotient } else { rest }, GPR))
                    })
            }
            _ => PRegSet::empty(),
        }
    }
}

impl regalloc2::Function for Function {
    fn num_insts(&self) -> usize {
        self.insts.len()
    }

    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry_block(&self) -> Block {
        Block::new(0)
    }

    fn block_insns(&self, block: Block) -> InstRange {
        self.ranges[block.index()]
    }

    fn block_succs(&self, block: Block) -> &[Block] {
        &self.succs[block.index()]
    }

    fn block_preds(&self, block: Block) -> &[Block] {
        &self.preds[block.index()]
    }

    fn block_params(&self, block: Block) -> &[VReg] {
        &self.blocks[block.index()].params
    }

    fn is_ret(&self, inst: InstId) -> bool {
        matches!(self.insts[inst.index()].kind, Kind::Return)
    }

    fn is_branch(&self, inst: InstId) -> bool {
        matches!(
            self.insts[inst.index()].kind,
            Kind::Jump { .. } | Kind::Branch { .. }
        )
    }

    fn branch_blockparams(&self, _: Block, inst: InstId, _: usize) -> &[VReg] {
        match &self.insts[inst.index()].kind {
            Kind::Jump { args, .. } => args,
            _ => &[],
        }
    }

    fn inst_operands(&self, inst: InstId) -> &[Operand] {
        let (first, end) = self.operand_ranges[inst.index()];
        &self.operands[first as usize..end as usize]
    }

    fn inst_clobbers(&self, inst: InstId) -> PRegSet {
        self.clobbers(inst)
    }

    fn num_vregs(&self) -> usize {
        self.vregs
    }

    fn spillslot_size(&self, class: RegClass) -> usize {
        match class {
            RegClass::Float => self.target.vector_bytes() / 8,
            RegClass::Int | RegClass::Vector => 1,
        }
    }
}

/// The operands of an instruction, as constraints: the result, what it reads, what it destroys.
pub(super) fn constraints(inst: &super::Inst, target: Target, operands: &mut Vec<Operand>) {
    let fixed = |n| PReg::new(n, GPR);
    if let (Kind::Divide { remainder }, Some([quotient, rest])) = (&inst.kind, file(target).division) {
        let def = inst.def.expect("a result");
        operands.push(Operand::reg_fixed_def(
            def,
            fixed(if *remainder { rest } else { quotient }),
        ));
        operands.push(Operand::reg_fixed_use(inst.uses[0], fixed(quotient)));
        // The divisor is read after the register of the remainder has been cleared.
        operands.push(Operand::reg_use_at_end(inst.uses[1]));
        return;
    }
    if let Some(def) = inst.def {
        operands.push(match &inst.kind {
            Kind::Entry => Operand::reg_fixed_def(def, fixed(file(target).argument)),
            _ if inst.tied => Operand::reg_reuse_def(def, 1),
            _ if inst.early => Operand::reg_def_at_start(def),
            _ => Operand::reg_def(def),
        });
    }
    if !matches!(inst.kind, Kind::Jump { .. }) {
        inst.each_use(|u| operands.push(Operand::reg_use(u)));
    }
    if let Some(temp) = inst.temp {
        operands.push(Operand::reg_temp(temp));
    }
}
