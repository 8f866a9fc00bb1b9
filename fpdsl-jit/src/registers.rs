//! Registers, by regalloc2.

use regalloc2::{Function as _, Inst, MachineEnv, Output, PReg, PRegSet, RegallocOptions};

use crate::vcode::{Function, GPR, MASK, VEC};
use crate::x86::Target;

/// The numbers of `rsp` and `rbp` in encodings: they hold the frame.
pub const RSP: u8 = 4;
pub const RBP: u8 = 5;

/// `rbx` and `r12` to `r15` belong to a kernel's caller.
pub const SAVED: [usize; 5] = [3, 12, 13, 14, 15];

/// What goes into regalloc2 and what comes out is checked: in this crate's tests.
const CHECKED: bool = cfg!(all(feature = "checker", debug_assertions));

/// The registers to allocate.
fn environment(target: Target) -> MachineEnv {
    let set = |class, numbers: &mut dyn Iterator<Item = usize>| {
        numbers.fold(PRegSet::empty(), |set, n| set.with(PReg::new(n, class)))
    };
    let general = (0..16).filter(|&n| n != usize::from(RSP) && n != usize::from(RBP));
    let (vectors, masks) = match target {
        Target::Avx2 => (16, 1),
        Target::Avx512 => (32, 8),
    };
    MachineEnv {
        preferred_regs_by_class: [
            set(GPR, &mut general.clone().filter(|n| !SAVED.contains(n))),
            set(VEC, &mut (0..vectors)),
            // `k0` means no mask.
            set(MASK, &mut (1..masks)),
        ],
        non_preferred_regs_by_class: [
            set(GPR, &mut general.filter(|n| SAVED.contains(n))),
            PRegSet::empty(),
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
pub fn allocate(function: &Function, target: Target) -> Output {
    let env = environment(target);
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
