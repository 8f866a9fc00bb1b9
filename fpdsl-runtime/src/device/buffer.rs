//! Arrays on a device.

use std::fmt;
use std::sync::Arc;

use super::accelerator::{Accelerator, Memory};
use super::room::room;
use super::{Device, Kind};
use crate::element::{Element, bytes_of};
use crate::error::Error;
use crate::lift::{Scalar, ScalarType};

/// An array on a device, freed on drop.
///
/// On the host it is a `Vec`; on an accelerator it is device memory, and the device lives as long as its buffers.
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
    /// A copy of `values` on `device`.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`] and the driver's failures.
    pub fn new(device: &Device, values: &[T]) -> Result<Self, Error> {
        let store = match device.kind() {
            Kind::Host(_) => {
                let mut copy = room(values.len())?;
                copy.extend_from_slice(values);
                Store::Host(copy)
            }
            Kind::Accelerator(device) => Store::Device {
                device: device.clone(),
                memory: device.upload(bytes_of(values))?,
            },
        };
        Ok(Buffer {
            len: values.len(),
            store,
        })
    }

    /// Takes memory of `device` that holds at least `len` elements.
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

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A copy on the host, after all work queued on the device.
    ///
    /// # Errors
    ///
    /// The driver's failures; none on the host.
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        match &self.store {
            Store::Host(values) => Ok(values.clone()),
            Store::Device { device, memory } => download(&**device, &**memory, self.len),
        }
    }

    /// The elements as a `Vec`, without a copy where the buffer is on the host.
    ///
    /// # Errors
    ///
    /// The driver's failures; none on the host.
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

    /// What the device calls itself.
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

fn download<T: Element>(device: &dyn Accelerator, memory: &dyn Memory, len: usize) -> Result<Vec<T>, Error> {
    let mut values = room::<T>(len)?;
    // SAFETY: the allocation has room for `len` elements; zeroed, each byte is initialised and each element some value, since
    // zero is one of every scalar.
    unsafe {
        values.as_mut_ptr().write_bytes(0, len);
        values.set_len(len);
    }
    download_into(device, memory, &mut values)?;
    Ok(values)
}

/// Copies device memory, from its start, into all of `values`.
pub(super) fn download_into<T: Element>(
    device: &dyn Accelerator,
    memory: &dyn Memory,
    values: &mut [T],
) -> Result<(), Error> {
    const {
        assert!(
            size_of::<T>() == T::COUNT * size_of::<T::Scalar>(),
            "an element has padding"
        )
    };
    // SAFETY: `Element` promises that there is no padding, so the bytes may be read; those of a scalar may be any that the
    // device stores, and what a `bool` cannot be is put right below, before anyone sees it.
    let bytes =
        unsafe { core::slice::from_raw_parts_mut(values.as_mut_ptr().cast::<u8>(), size_of_val(values)) };
    let downloaded = device.download(memory, bytes);
    if T::Scalar::TYPE == ScalarType::Bool {
        // Kernels store 0 or 1, but memory that a user brought can hold anything, and a `bool` cannot.
        for byte in bytes {
            *byte = u8::from(*byte != 0);
        }
    }
    downloaded
}
