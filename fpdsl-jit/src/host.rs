//! The compiler behind the host's maps.

use std::fmt;
use std::sync::Arc;

use fpdsl_runtime::device::compiled::{self, Compiler, Elements, Lies, Region, Step};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::ir::Kernel;

use crate::spots::spots;
use crate::{Code, Form, Target, compile};

/// The compiler for the CPU that the process runs on.
#[derive(Clone, Copy, Debug)]
pub struct Host;

/// Vectors of a group: two hide the latency of most operations, and sixteen registers hold no more.
const VECTORS: usize = 2;

/// Vectors of a group of running values of few scalars: each of them waits for the one before it.
const RUNNING: usize = 4;
const FEW: usize = 2;

/// What code for a level may use.
const fn target(level: Level) -> Option<Target> {
    match level {
        Level::Avx512 => Some(Target::Avx512),
        Level::Fma => Some(Target::Avx2),
        Level::Neon => Some(Target::Neon),
        _ => None,
    }
}

// SAFETY: what does not lie as the kernel has it is refused, and all three are handed on as they are.
unsafe impl Compiler for Host {
    fn registers(&self, level: Level) -> Option<usize> {
        target(level).map(Target::vector_registers)
    }

    fn compile(
        &self,
        kernel: &Arc<Kernel>,
        level: Level,
        inputs: Vec<Lies>,
        outputs: Vec<Lies>,
    ) -> Result<Box<dyn compiled::Code>, String> {
        let target = target(level).ok_or("there is no compiler for its instructions")?;
        let known = spots(&kernel.inputs, &inputs).and(spots(&kernel.outputs, &outputs));
        if known.is_none() {
            return Err("its arguments or results are laid out unlike its recorded body".to_owned());
        }
        let leaves = kernel.outputs.leaves.len();
        let vectors = match inputs.first() {
            Some(first) if first.step == Step::Column && leaves <= FEW => RUNNING,
            _ => VECTORS,
        };
        let form = Form {
            vectors,
            masked: false,
            unrolls: true,
            inputs,
            outputs,
        };
        match compile(kernel, target, &form) {
            Ok(code) => Ok(Box::new(code)),
            Err(why) => Err(why.to_string()),
        }
    }

    #[cfg(feature = "assembly")]
    fn assembly(&self, kernel: &Kernel, level: Level) -> Result<String, String> {
        let target = target(level).ok_or("there is no compiler for its instructions")?;
        let form = Form::group(kernel, VECTORS, &[]);
        crate::listing::listing(kernel, target, &form).map_err(|why| why.to_string())
    }
}

// SAFETY: the code does what the body says, as the tests of this crate compare.
unsafe impl compiled::Code for Code {
    fn group(&self) -> usize {
        Code::group(self)
    }

    fn makes_rest(&self) -> bool {
        self.rest().is_some()
    }

    unsafe fn run(&self, inputs: &[Region], outputs: &[Region], elements: &Elements) -> Result<(), usize> {
        // SAFETY: the caller's.
        unsafe { Code::run(self, inputs, outputs, elements) }
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code")
            .field("kernel", &self.kernel().name)
            .field("group", &Code::group(self))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use fpdsl::backend::ir;
    use fpdsl::prelude::*;
    use fpdsl_runtime::lift::ScalarType;

    use super::*;

    #[fp(mode = "rn")]
    fn mean(x: f64, y: f64) -> f64 {
        0.5 * (x + y)
    }

    #[test]
    fn what_lies_otherwise_is_refused() {
        let kernel = ir::<mean>();
        let Form { inputs, outputs, .. } = Form::group(&kernel, VECTORS, &[]);
        let kernel = Arc::new(kernel);
        let refused = |inputs: &[Lies], outputs: &[Lies]| {
            Host.compile(&kernel, Level::Fma, inputs.to_vec(), outputs.to_vec())
                .is_err()
        };
        assert!(!refused(&inputs, &outputs));
        assert!(refused(&inputs[..1], &outputs));
        assert!(refused(&inputs, &[]));
        assert!(refused(&inputs, &inputs));
        let mut others = inputs.clone();
        others[1].scalars[0].ty = ScalarType::F32;
        assert!(refused(&others, &outputs));
        others[1].scalars.clear();
        assert!(refused(&others, &outputs));
    }
}
