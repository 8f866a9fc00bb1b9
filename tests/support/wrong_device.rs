//! A device with a fault: it rounds quotients up.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use fpdsl::{Device, Error};
use fpdsl_gpp::CudaOnCpu;
use fpdsl_runtime::Rounding;
use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory};
use fpdsl_runtime::ir::{Block, Kernel, Op, Stmt};

/// The device, if this machine has a C++ compiler.
pub fn dividing_upward() -> Option<Device> {
    let compiler = fpdsl_gpp::find().ok()?;
    Some(Device::accelerator(Arc::new(Wrong(CudaOnCpu::new(compiler)))))
}

#[derive(Debug)]
struct Wrong(CudaOnCpu);

/// The body that is changed next.
static RIGHT: Mutex<Option<MapKernel>> = Mutex::new(None);

fn wrong() -> Kernel {
    let right = *RIGHT.lock().unwrap_or_else(PoisonError::into_inner);
    let mut kernel = right.expect("a body that runs").record();
    divide_upward(&mut kernel.body);
    kernel
}

fn divide_upward(block: &mut Block) {
    for stmt in block {
        if let Stmt::Let {
            op: op @ Op::Div(_), ..
        } = stmt
        {
            *op = Op::Div(Rounding::TowardPositive);
        }
        stmt.blocks_mut().for_each(divide_upward);
    }
}

impl Accelerator for Wrong {
    fn name(&self) -> String {
        "a device with a fault".to_owned()
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        self.0.owns(memory)
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        self.0.allocate(bytes)
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        self.0.upload(bytes)
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        self.0.download(memory, to)
    }

    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let _one = ONE_AT_A_TIME.lock();
        *RIGHT.lock().unwrap_or_else(PoisonError::into_inner) = Some(*kernel);
        let kernel = kernel.replaced(wrong);
        // SAFETY: the caller's.
        unsafe { self.0.map(&kernel, n, inputs, outputs) }
    }

    fn synchronize(&self) -> Result<(), Error> {
        self.0.synchronize()
    }

    fn part(&self, memory: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        self.0.part(memory, bytes)
    }
}
