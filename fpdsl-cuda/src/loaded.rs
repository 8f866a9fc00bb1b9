//! Compiled kernels, kept for as long as their device.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::{CudaContext, CudaFunction};
use fpdsl_runtime::device::KernelId;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;

use crate::print::Tile;
use crate::print::abi::Abi;

/// A recorded function with some of its arguments single values, compiled and loaded on a device.
pub struct Loaded {
    /// The function's name.
    pub(crate) name: &'static str,
    /// The context in which it is loaded.
    pub(crate) context: Arc<CudaContext>,
    /// The kernel.
    pub(crate) function: CudaFunction,
    /// Threads in a block, unless the user chooses.
    pub(crate) block: u32,
    /// The largest possible number of threads: they share the registers.
    pub(crate) limit: u32,
    /// The kernel's parameters.
    pub(crate) abi: Abi,
    /// The same as they are declared.
    pub(crate) declarations: Vec<String>,
    /// The arguments in memory.
    pub(crate) inputs: ir::Layout,
    /// The results in memory.
    pub(crate) outputs: ir::Layout,
    /// The places where it can fault.
    pub(crate) sites: Vec<ir::Site>,
    /// The tiles that its blocks compute, if it is a kernel of tiles.
    pub(crate) tile: Option<Tile>,
}

impl fmt::Debug for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Loaded({})", self.name)
    }
}

/// The function, which of its arguments are single values, and whether it is computed by tiles.
type Key = (KernelId, Vec<bool>, bool);

/// A place for one kernel. The holder of the lock compiles; others who want the same kernel wait.
type Slot = Arc<Mutex<Option<Arc<Loaded>>>>;

/// The kernels of one device.
#[derive(Default)]
pub(crate) struct Kernels {
    slots: Mutex<HashMap<Key, Slot>>,
}

impl Kernels {
    /// The kernel of that function for arguments of which those marked in `broadcast` are single values, by tiles or not. `load` makes it
    /// the first time.
    pub(crate) fn get(
        &self,
        function: KernelId,
        broadcast: Vec<bool>,
        tiles: bool,
        load: impl FnOnce(&[bool]) -> Result<Loaded, Error>,
    ) -> Result<Arc<Loaded>, Error> {
        // A panic while a lock is held leaves a map without an entry or an entry without a kernel: both are sound.
        let slot = {
            let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(slots.entry((function, broadcast.clone(), tiles)).or_default())
        };
        let mut loaded = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(loaded) = &*loaded {
            return Ok(Arc::clone(loaded));
        }
        let new = Arc::new(load(&broadcast)?);
        *loaded = Some(Arc::clone(&new));
        Ok(new)
    }
}

impl fmt::Debug for Kernels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        write!(f, "Kernels({})", slots.len())
    }
}
