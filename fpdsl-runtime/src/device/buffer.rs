//! Arrays on a device.

use std::fmt;
use std::sync::Arc;

use super::accelerator::{Accelerator, Input, Memory};
use super::room::room;
use super::{Backing, Device, planes};
use crate::element::Element;
use crate::error::Error;

/// An array on a device, freed on drop.
///
/// On the host it is a `Vec`. On an accelerator it is device memory, in which each scalar of a struct has a plane of its own. A
/// device lives as long as its buffers.
pub struct Buffer<T: Element> {
    len: usize,
    store: Store<T>,
}

enum Store<T> {
    Host(Vec<T>),
    Device {
        device: Arc<dyn Accelerator>,
        memory: Box<dyn Memory>,
    },
}

impl<T: Element> Buffer<T> {
    /// Copies `values` to `device`.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    pub fn new(device: &Device, values: &[T]) -> Result<Self, Error> {
        let store = match device.backing() {
            Backing::Host(_) => Store::Host(copy(values)?),
            Backing::Accelerator(device) => Store::Device {
                device: device.clone(),
                memory: planes::upload(&**device, values)?,
            },
        };
        Ok(Buffer {
            len: values.len(),
            store,
        })
    }

    /// Allocates `len` elements on `device` whose scalars are all zero (`false` for a `bool`), for `map_into` and `launch_into` to
    /// fill, for example.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    pub fn zeros(device: &Device, len: usize) -> Result<Self, Error> {
        let store = match device.backing() {
            Backing::Host(_) => Store::Host(planes::zeroed(len)?),
            Backing::Accelerator(device) => Store::Device {
                device: device.clone(),
                memory: device.zeros(len.saturating_mul(size_of::<T>()))?,
            },
        };
        Ok(Buffer { len, store })
    }

    /// Takes memory of `device` that holds at least `len` elements. They lie as in a Rust array, except structs and arrays of
    /// structs, which lie in planes: scalar `k` of element `i` at `k * len + i`.
    ///
    /// # Errors
    ///
    /// [`Error::Driver`] if the memory is smaller than that.
    pub fn from_memory(
        device: Arc<dyn Accelerator>,
        memory: Box<dyn Memory>,
        len: usize,
    ) -> Result<Self, Error> {
        let wanted = len.checked_mul(size_of::<T>());
        if wanted.is_none_or(|bytes| bytes > memory.bytes()) {
            return Err(Error::Driver {
                doing: "making a buffer of device memory",
                reason: format!(
                    "{} bytes cannot hold {len} elements of {} bytes",
                    memory.bytes(),
                    size_of::<T>()
                ),
            });
        }
        Ok(Buffer {
            len,
            store: Store::Device { device, memory },
        })
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns true if there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Copies the elements to the host, after all work queued on the device.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        match &self.store {
            Store::Host(values) => copy(values),
            Store::Device { device, memory } => download(&**device, &**memory, self.len),
        }
    }

    /// Returns the elements as a `Vec`, without a copy if the buffer is on the host.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures; none if the buffer is on the host.
    pub fn into_vec(self) -> Result<Vec<T>, Error> {
        match self.store {
            Store::Host(values) => Ok(values),
            Store::Device { device, memory } => download(&*device, &*memory, self.len),
        }
    }

    /// The elements, if they are on the host.
    pub fn as_slice(&self) -> Option<&[T]> {
        match &self.store {
            Store::Host(values) => Some(values),
            Store::Device { .. } => None,
        }
    }

    /// The device memory and the accelerator that owns it, if the buffer is not on the host.
    pub fn memory(&self) -> Option<(&Arc<dyn Accelerator>, &dyn Memory)> {
        match &self.store {
            Store::Host(_) => None,
            Store::Device { device, memory } => Some((device, &**memory)),
        }
    }

    /// The elements to be written, if they are on the host.
    pub(super) fn as_mut_slice(&mut self) -> Option<&mut [T]> {
        match &mut self.store {
            Store::Host(values) => Some(values),
            Store::Device { .. } => None,
        }
    }

    /// The error for a call of `function` on another device.
    pub(super) fn not_on(&self, function: &'static str, device: String) -> Error {
        Error::WrongDevice {
            function,
            device,
            buffer: self.device_name(),
        }
    }

    /// The elements for a kernel of `function` on an accelerator.
    pub(super) fn input(
        &self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<Input<'_>, Error> {
        match self.memory() {
            Some((_, memory)) if device.owns(memory) => Ok(Input::Memory(memory)),
            _ => Err(self.not_on(function, device.name())),
        }
    }

    /// Gives the buffer, which is not on the host, other memory of its device for as many elements.
    pub(super) fn replace_memory(&mut self, new: Box<dyn Memory>) {
        if let Store::Device { memory, .. } = &mut self.store {
            *memory = new;
        }
    }

    /// Takes the device memory out, or gives the buffer back if it is on the host.
    ///
    /// # Errors
    ///
    /// The buffer.
    pub fn into_memory(self) -> Result<Box<dyn Memory>, Self> {
        match self.store {
            Store::Device { memory, .. } => Ok(memory),
            Store::Host(_) => Err(self),
        }
    }

    /// The name of its device.
    pub fn device_name(&self) -> String {
        match &self.store {
            Store::Host(_) => Device::host().name(),
            Store::Device { device, .. } => device.name(),
        }
    }
}

impl<T: Element> From<Vec<T>> for Buffer<T> {
    /// A buffer on the host, without a copy.
    fn from(values: Vec<T>) -> Self {
        Buffer {
            len: values.len(),
            store: Store::Host(values),
        }
    }
}

impl<T: Element> fmt::Debug for Buffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Buffer of {} {} on {}",
            self.len,
            core::any::type_name::<T>(),
            self.device_name()
        )
    }
}

/// Copies to the host. `to_vec` and `clone` of std end the process if memory runs out.
fn copy<T: Element>(values: &[T]) -> Result<Vec<T>, Error> {
    let mut copy = room(values.len())?;
    copy.extend_from_slice(values);
    Ok(copy)
}

fn download<T: Element>(device: &dyn Accelerator, memory: &dyn Memory, len: usize) -> Result<Vec<T>, Error> {
    let mut values = planes::zeroed(len)?;
    planes::download(device, memory, &mut values)?;
    Ok(values)
}
