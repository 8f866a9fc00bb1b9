//! Arrays between the host, which holds them as Rust does, and accelerators, which hold structs in planes.
//!
//! On an accelerator scalar `k` of element `i` of `n` lies at `k * n + i` where a struct is in the element, so that threads
//! beside each other read and write scalars beside each other. Everything else lies there as on the host.

use super::accelerator::{Accelerator, Memory};
use super::room::room;
use crate::element::{Element, bytes_of};
use crate::error::Error;
use crate::lift::{Scalar, ScalarType};

/// Elements that are turned at a time: what is written in pieces stays in the first cache until it is whole.
const BLOCK: usize = 256;

/// Returns true if memory of an accelerator has the scalars of `T` in planes.
const fn in_planes<T: Element>() -> bool {
    T::COUNT > 1 && T::SHAPE.in_planes()
}

/// A copy of `values` on the device.
pub(super) fn upload<T: Element>(device: &dyn Accelerator, values: &[T]) -> Result<Box<dyn Memory>, Error> {
    if !in_planes::<T>() {
        return device.upload(bytes_of(values));
    }
    let n = values.len();
    let mut planes = zeroed::<T::Scalar>(n * T::COUNT)?;
    // SAFETY: `Element` promises so many scalars without padding; the lifetime is that of `values`.
    let rows = unsafe { core::slice::from_raw_parts(values.as_ptr().cast::<T::Scalar>(), planes.len()) };
    for (block, rows) in rows.chunks(BLOCK * T::COUNT).enumerate() {
        for k in 0..T::COUNT {
            let column = rows[k..].iter().step_by(T::COUNT);
            let plane = &mut planes[k * n + block * BLOCK..];
            plane.iter_mut().zip(column).for_each(|(to, from)| *to = *from);
        }
    }
    device.upload(bytes_of(&planes))
}

/// Copies device memory, from its start, into all of `values`.
pub(super) fn download<T: Element>(
    device: &dyn Accelerator,
    memory: &dyn Memory,
    values: &mut [T],
) -> Result<(), Error> {
    if !in_planes::<T>() {
        return download_as_it_lies(device, memory, values);
    }
    let n = values.len();
    let mut planes = zeroed::<T::Scalar>(n * T::COUNT)?;
    download_as_it_lies(device, memory, &mut planes)?;
    // SAFETY: as in `upload`, and a value is whatever its scalars are.
    let rows =
        unsafe { core::slice::from_raw_parts_mut(values.as_mut_ptr().cast::<T::Scalar>(), planes.len()) };
    for (block, rows) in rows.chunks_mut(BLOCK * T::COUNT).enumerate() {
        for k in 0..T::COUNT {
            let column = rows[k..].iter_mut().step_by(T::COUNT);
            let plane = &planes[k * n + block * BLOCK..];
            column.zip(plane).for_each(|(to, from)| *to = *from);
        }
    }
    Ok(())
}

/// So many elements, all of whose scalars are zero.
pub(super) fn zeroed<T: Element>(n: usize) -> Result<Vec<T>, Error> {
    let mut values = room::<T>(n)?;
    // SAFETY: there is room for `n` elements; zero is a value of every scalar, and elements are made of those alone.
    unsafe {
        values.as_mut_ptr().write_bytes(0, n);
        values.set_len(n);
    }
    Ok(values)
}

fn download_as_it_lies<T: Element>(
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
