//! The compiler behind the host's maps.

use std::fmt;
use std::sync::Arc;

use fpdsl_runtime::device::compiled::{self, Compiler, Elements, Region};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::ir::Kernel;

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
        shared: &[bool],
    ) -> Result<Box<dyn compiled::Code>, String> {
        let form = Form {
            shared: shared.to_vec(),
            ..Form::group(kernel, VECTORS, &[])
        };
        match compile(kernel, Target::Avx2, &form) {
            Ok(code) => Ok(Box::new(code)),
            Err(why) => Err(why.to_string()),
        }
    }
}

// SAFETY: the code does what the body says, as the tests of this crate compare.
unsafe impl compiled::Code for Code {
    fn group(&self) -> usize {
        Code::group(self)
    }

    unsafe fn run(&self, inputs: &[Region], outputs: &[Region], elements: &Elements) -> Result<(), usize> {
        // SAFETY: the caller's.
        unsafe { self.run_rows(inputs, outputs, elements) }
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
