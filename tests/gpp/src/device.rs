//! Printed CUDA C++ on the CPU as a device, for `map`.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;

use crate::{Argument, Compiler, CpuKernel};

/// A function, and which of its arguments are single values.
type Key = (TypeId, Vec<bool>);

/// A device that prints kernels, compiles them with g++ and runs them on one thread.
pub struct CudaOnCpu {
    compiler: Compiler,
    kernels: Mutex<HashMap<Key, Arc<CpuKernel>>>,
}

impl CudaOnCpu {
    /// The device of a compiler.
    pub fn new(compiler: Compiler) -> Self {
        CudaOnCpu {
            compiler,
            kernels: Mutex::default(),
        }
    }

    fn kernel(&self, kernel: &MapKernel, broadcast: Vec<bool>) -> Result<Arc<CpuKernel>, Error> {
        let mut kernels = self.kernels.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kernels.get(&(kernel.id, broadcast.clone())) {
            return Ok(Arc::clone(known));
        }
        let compiled = Arc::new(self.load((kernel.trace)(), &broadcast)?);
        kernels.insert((kernel.id, broadcast), Arc::clone(&compiled));
        Ok(compiled)
    }
}

impl fmt::Debug for CudaOnCpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

#[derive(Debug)]
struct HostMemory(Mutex<Vec<u8>>);

impl HostMemory {
    fn of(memory: &dyn Memory) -> Vec<u8> {
        Self::find(memory)
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn find(memory: &dyn Memory) -> &Self {
        memory.as_any().downcast_ref().expect("memory of this device")
    }
}

impl Memory for HostMemory {
    fn bytes(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Accelerator for CudaOnCpu {
    fn name(&self) -> String {
        format!("CUDA C++ executed on the CPU: {}", self.compiler.version())
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        memory.as_any().is::<HostMemory>()
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        let mut memory = Vec::new();
        memory.try_reserve_exact(bytes).map_err(|_| Error::OutOfMemory {
            device: self.name(),
            bytes,
        })?;
        memory.resize(bytes, 0);
        Ok(Box::new(HostMemory(Mutex::new(memory))))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(HostMemory(Mutex::new(bytes.to_vec()))))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        to.copy_from_slice(&HostMemory::of(memory)[..to.len()]);
        Ok(())
    }

    fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        let compiled = self.kernel(kernel, inputs.iter().map(Input::is_broadcast).collect())?;
        self.launch(&compiled, n, inputs, outputs)
    }

    fn synchronize(&self) -> Result<(), Error> {
        Ok(())
    }
}

impl CudaOnCpu {
    /// Compiles a recorded function, as `CudaDevice::load` does.
    ///
    /// # Errors
    ///
    /// The compiler's messages.
    pub fn load(&self, kernel: Kernel, broadcast: &[bool]) -> Result<CpuKernel, Error> {
        let compiled = self.compiler.compile(&[(&kernel, broadcast)]);
        let mut compiled = compiled.map_err(|log| Error::Compile {
            function: kernel.name.to_owned(),
            log,
            source: String::new(),
        })?;
        Ok(compiled.remove(0))
    }

    /// Runs it, as `CudaDevice::launch` does.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn launch(
        &self,
        kernel: &CpuKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        let copies: Vec<Vec<u8>> = inputs
            .iter()
            .map(|input| match (input, input.memory()) {
                (Input::Value(bytes), _) => bytes.clone(),
                (_, Some(memory)) => HostMemory::of(memory),
                (_, None) => Vec::new(),
            })
            .collect();
        let inputs: Vec<Argument<'_>> = inputs
            .iter()
            .zip(&copies)
            .map(|(input, bytes)| match input {
                Input::Extent(extent) => Argument::Extent(*extent),
                _ => Argument::Bytes(bytes),
            })
            .collect();
        let mut results: Vec<Vec<u8>> = outputs.iter().map(|&output| HostMemory::of(output)).collect();
        let mut slices: Vec<&mut [u8]> = results.iter_mut().map(Vec::as_mut_slice).collect();
        let ran = kernel.run_with(n, &inputs, &mut slices);
        for (output, result) in outputs.iter().zip(results) {
            *HostMemory::find(*output)
                .0
                .lock()
                .unwrap_or_else(PoisonError::into_inner) = result;
        }
        ran.map_err(|faulted| Error::Fault {
            fault: faulted.fault,
            element: faulted.element as usize,
        })
    }
}
