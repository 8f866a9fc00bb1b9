//! The question about bodies of one operation, in the interpreter and as machine code.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::interp::{Encodings, run_counted};
use fpdsl_runtime::ir::{self, Buffer, Kernel, Leaf, Operand, Role, Stmt};
use fpdsl_runtime::question::{self, Asked, How, Question};

use super::oracle::{Flags, bit};
use super::support::interpreter;
use super::support::table::Op;
use super::{Operation, Words};

/// A body of one operation in a mode, whose parameters lie each by itself.
pub fn kernel(operation: Operation, format: Format, mode: Rounding) -> Kernel {
    let op = match operation {
        Operation::Of(op) => op,
        Operation::Dot2 => Op::Fma,
    };
    let mut kernel = interpreter::kernel(op, format, mode);
    let Stmt::Let { op: found, args, .. } = &mut kernel.body[0] else {
        panic!("one operation")
    };
    match operation {
        Operation::Of(Op::ToInt(_)) => *found = ir::Op::Cast(mode),
        Operation::Of(_) => {}
        Operation::Dot2 => {
            *found = ir::Op::Dot2(mode);
            args.push(Operand::Param(3));
            kernel.params.push("w");
        }
    }
    let ty = kernel.inputs.leaf_type(0);
    let buffer = |param| Buffer {
        param,
        path: Vec::new(),
        ty,
        count: 1,
        typed: false,
        planes: false,
        role: Role::Values,
    };
    let leaf = |buffer| Leaf {
        buffer,
        offset: 0,
        fields: Default::default(),
    };
    let params = 0..kernel.params.len();
    kernel.inputs.buffers = params.clone().map(buffer).collect();
    kernel.inputs.leaves = params.map(leaf).collect();
    kernel
}

/// A body that was asked.
pub struct Subject {
    asked: Asked,
    arity: usize,
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    compiled: Vec<compiled::Compiled>,
}

impl Subject {
    pub fn new(operation: Operation, format: Format, mode: Rounding) -> Self {
        let kernel = kernel(operation, format, mode);
        let asked = question::Flags::ask(&kernel, How::PLAIN);
        assert!(asked.operations.len() <= 1, "one operation");
        Subject {
            arity: kernel.params.len(),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            compiled: compiled::all(&asked.kernel),
            asked,
        }
    }

    /// Returns true if the question counts the operation.
    pub fn counts(&self) -> bool {
        !self.asked.operations.is_empty()
    }

    /// The flags that all operands signal if counters have the same of all; else those that some signal.
    fn flags(&self, counters: &[u64], n: usize) -> Result<Flags, Flags> {
        let (mut all, mut some) = (0, 0);
        let Some(operation) = self.asked.operations.first() else {
            assert!(counters.iter().all(|&count| count == 0), "nothing is counted");
            return Ok(0);
        };
        let turns: u64 = operation
            .evaluated
            .iter()
            .map(|&turn| counters[turn as usize])
            .sum();
        assert_eq!(turns, n as u64, "each is evaluated once");
        for flag in Flag::ALL {
            let count = operation.counters[flag as usize].map_or(0, |counter| counters[counter as usize]);
            some |= if count > 0 { bit(flag) } else { 0 };
            all |= if count == n as u64 { bit(flag) } else { 0 };
        }
        if all == some { Ok(all) } else { Err(some) }
    }

    /// In the interpreter, of one.
    pub fn interpreted(&self, v: &Words) -> Flags {
        let mut counters = vec![0; self.asked.counters.max(1) as usize];
        let mut count = |counter: u32, _: &dyn Fn(Operand) -> u64| counters[counter as usize] += 1;
        let (kernel, params) = (&self.asked.kernel, &v[..self.arity]);
        run_counted(&Encodings, kernel, params, &[], &mut [], &mut count, 1000)
            .expect("neither loops nor faults");
        self.flags(&counters, 1).expect("there is one")
    }

    /// As machine code, of many: none if there is no compiler for this processor. A name, and the flags that all signal or that some do.
    pub fn compiled(&self, operands: &[Words]) -> Vec<(&'static str, Result<Flags, Flags>)> {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        {
            let kernel = &self.asked.kernel;
            let run = self.compiled.iter().map(|compiled| {
                let counters = compiled.counters(kernel, operands, self.arity);
                (compiled.name, self.flags(&counters, operands.len()))
            });
            run.collect()
        }
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        {
            let _ = operands;
            Vec::new()
        }
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod compiled {
    use std::sync::Arc;

    use fpdsl_jit::{Code, Form, Target, compile};
    use fpdsl_runtime::device::compiled::{Elements, Region};
    use fpdsl_runtime::ir::Kernel;

    use super::Words;

    pub struct Compiled {
        pub name: &'static str,
        code: Code,
    }

    /// The targets of this processor, by the names of reports.
    fn targets() -> Vec<(&'static str, Target)> {
        match Target::detect() {
            Some(Target::Avx512) => vec![("avx2 arrays", Target::Avx2), ("avx512 arrays", Target::Avx512)],
            Some(Target::Avx2) => vec![("avx2 arrays", Target::Avx2)],
            Some(Target::Neon) => vec![("neon arrays", Target::Neon)],
            None => Vec::new(),
        }
    }

    /// The code of a kernel for all targets.
    pub fn all(kernel: &Kernel) -> Vec<Compiled> {
        let kernel = Arc::new(kernel.clone());
        let counters = kernel.inputs.buffers.len() - 1;
        let form = Form::group(&kernel, 2, &[counters]);
        let compiled = targets().into_iter().map(|(name, target)| {
            let code = compile(&kernel, target, &form);
            let code = code.unwrap_or_else(|why| panic!("{name}: {why}\n{kernel}"));
            Compiled { name, code }
        });
        compiled.collect()
    }

    impl Compiled {
        /// What the operands add to the counters.
        pub fn counters(&self, kernel: &Kernel, operands: &[Words], arity: usize) -> Vec<u64> {
            let n = operands.len();
            let inputs = &kernel.inputs.buffers;
            let columns: Vec<Vec<u8>> = (0..arity)
                .map(|k| {
                    let size = inputs[k].ty.bytes();
                    let scalars = operands.iter().map(|v| v[k].to_le_bytes());
                    scalars.flat_map(|bytes| bytes.into_iter().take(size)).collect()
                })
                .collect();
            let mut counters = vec![0_u64; inputs[arity].count];
            let results = kernel.outputs.buffers[0].ty.bytes();
            let mut room = vec![0_u8; n * results];
            let region = |address, step, len| Region { address, step, len };
            let mut sources: Vec<Region> = columns
                .iter()
                .zip(inputs)
                .map(|(column, buffer)| region(column.as_ptr(), buffer.ty.bytes(), 0))
                .collect();
            sources.push(region(
                counters.as_mut_ptr().cast_const().cast(),
                0,
                counters.len(),
            ));
            let target = region(room.as_mut_ptr().cast_const(), results, 0);
            let elements = Elements {
                range: 0..n,
                extents: [n, 1],
                // No element is counted twice.
                in_place: true,
            };
            // SAFETY: each column has `n` scalars, there is room for `n` results and for all counters.
            let done = unsafe { self.code.run(&sources, &[target], &elements) };
            assert_eq!(done, Ok(()), "one operation does not fault");
            counters
        }
    }
}
