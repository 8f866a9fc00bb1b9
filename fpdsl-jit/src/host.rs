//! The compiler behind the host's maps.

use std::fmt;
use std::sync::Arc;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::device::compiled::{self, Compiler, Elements, Lies, Region};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::ir::{Kernel, Role, Stmt};

use crate::flat::visit;
use crate::spots::spots;
use crate::{Code, Form, Target, compile};

/// The compiler for the CPU that the process runs on.
#[derive(Clone, Copy, Debug)]
pub struct Host;

/// Vectors of a group: two hide the latency of most operations, and sixteen registers hold no more.
const VECTORS: usize = 2;

impl Compiler for Host {
    fn knows(&self, level: Level) -> bool {
        level == Level::Fma
    }

    fn compile(
        &self,
        kernel: &Arc<Kernel>,
        _: Level,
        inputs: Vec<Lies>,
        outputs: Vec<Lies>,
    ) -> Result<Box<dyn compiled::Code>, String> {
        if reads_where_it_likes(kernel) && !is_dear_on_lanes(kernel) {
            return Err(
                "it rounds to nearest alone, and vectors that came with the program read as fast".to_owned(),
            );
        }
        let known = spots(&kernel.inputs, &inputs).and(spots(&kernel.outputs, &outputs));
        if known.is_none() {
            return Err("its arguments or results lie otherwise than its recorded body has them".to_owned());
        }
        let form = Form {
            vectors: VECTORS,
            single: false,
            masked: false,
            inputs,
            outputs,
        };
        match compile(kernel, Target::Avx2, &form) {
            Ok(code) => Ok(Box::new(code)),
            Err(why) => Err(why.to_string()),
        }
    }
}

/// Returns true for kernels with an index or slices.
fn reads_where_it_likes(kernel: &Kernel) -> bool {
    kernel.inputs.buffers.iter().any(|b| b.role != Role::Values)
}

/// Returns true if lanes need long sequences for a body: for directed rounding, or for functions and arrays. What is left are stencils and
/// sums to nearest, of which LLVM makes better code than this compiler does: a stencil on 100 x 100 positions takes 0.53 ns an element
/// there, and 0.81 here.
fn is_dear_on_lanes(kernel: &Kernel) -> bool {
    let mut directed = false;
    visit(&kernel.body, &mut |stmt| {
        if let Stmt::Let { temp, op, .. } = stmt {
            let rounds = kernel.temps[temp.0 as usize].ty.is_float() && op.rounding().is_some();
            directed |= rounds && op.rounding() != Some(Rounding::NearestEven);
        }
    });
    directed || !kernel.functions.is_empty() || !kernel.arrays.is_empty()
}

// SAFETY: the code does what the body says, as the tests of this crate compare.
unsafe impl compiled::Code for Code {
    fn group(&self) -> usize {
        Code::group(self)
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
    fn means(i: Index, u: &[f64]) -> f64 {
        0.5 * (u[i.x()] + u[i.x() + 1])
    }

    #[fp(mode = "ru")]
    fn means_up(i: Index, u: &[f64]) -> f64 {
        0.5 * (u[i.x()] + u[i.x() + 1])
    }

    #[fp(mode = "rn")]
    fn roots(i: Index, u: &[f64]) -> f64 {
        u[i.x()].exp()
    }

    #[fp(mode = "rn")]
    fn mean(x: f64, y: f64) -> f64 {
        0.5 * (x + y)
    }

    #[test]
    fn kernels_that_lanes_compute_as_fast_are_left_to_them() {
        let compiled = |kernel: Kernel| {
            let Form { inputs, outputs, .. } = Form::group(&kernel, VECTORS, &[]);
            Host.compile(&Arc::new(kernel), Level::Fma, inputs, outputs)
                .is_ok()
        };
        assert!(!compiled(ir::<means>()));
        assert!(compiled(ir::<means_up>()));
        assert!(compiled(ir::<roots>()));
        assert!(compiled(ir::<mean>()));
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
