//! Registers for values, by regalloc2.

use regalloc2::{Function as _, Inst, MachineEnv, Output, PReg, PRegSet, RegallocOptions};

use crate::Target;
use crate::registers::file;
use crate::vcode::{Function, GPR, MASK, VEC};

/// What goes into regalloc2 and what comes out is checked: in this crate's tests.
const CHECKED: bool = cfg!(all(feature = "checker", debug_assertions));

/// The registers to allocate: of those that belong to the caller the fewer the better.
fn environment(target: Target) -> MachineEnv {
    let set = |class, numbers: &[usize]| {
        let registers = numbers.iter().map(|&n| PReg::new(n, class));
        registers.fold(PRegSet::empty(), PRegSet::with)
    };
    let file = file(target);
    MachineEnv {
        preferred_regs_by_class: [
            set(GPR, file.general),
            set(VEC, file.vectors),
            set(MASK, file.masks),
        ],
        non_preferred_regs_by_class: [
            set(GPR, file.kept_general),
            set(VEC, file.kept_vectors),
            PRegSet::empty(),
        ],
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

/// How many registers there are of each class.
pub fn counts(target: Target) -> [usize; 3] {
    let env = environment(target);
    [0, 1, 2].map(|class| {
        let sets = [&env.preferred_regs_by_class, &env.non_preferred_regs_by_class];
        sets.map(|set| set[class].into_iter().count()).iter().sum()
    })
}

/// Gives a finished function registers.
///
/// # Panics
///
/// If regalloc2 does not take the function. Where it is checked, also if the function is not in SSA form, or if its checker finds a fault
/// of its own.
pub fn allocate(function: &Function) -> Output {
    let env = environment(function.target);
    let options = RegallocOptions {
        validate_ssa: CHECKED,
        ..RegallocOptions::default()
    };
    let output = match regalloc2::run(function, &env, &options) {
        Ok(output) => output,
        Err(error) => panic!("no registers: {error:?}\n{function}"),
    };
    #[cfg(all(feature = "checker", debug_assertions))]
    {
        let mut checker = regalloc2::checker::Checker::new(function, &env);
        checker.prepare(&output);
        if let Err(errors) = checker.run() {
            panic!("wrong registers: {errors:?}\n{function}");
        }
    }
    output
}

/// The registers that a function changes.
pub fn used(function: &Function, output: &Output) -> PRegSet {
    let instructions = (0..function.insts.len()).map(Inst::new);
    let destroyed =
        instructions
            .map(|inst| function.inst_clobbers(inst))
            .fold(PRegSet::empty(), |mut all, set| {
                all.union_from(set);
                all
            });
    let moved = output.edits.iter().flat_map(|(_, edit)| {
        let regalloc2::Edit::Move { from, to } = edit;
        [*from, *to]
    });
    let all = output.allocs.iter().copied().chain(moved);
    all.filter_map(|a| a.as_reg()).fold(destroyed, PRegSet::with)
}
