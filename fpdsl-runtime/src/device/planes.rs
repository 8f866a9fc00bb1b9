//! Arrays between the host, which holds them as Rust does, and accelerators, which hold structs in planes.
//!
//! On an accelerator an array of structs has a piece of memory for each type of scalars in an element. There scalar `k` of that type
//! in element `i` of `n` lies at `k * n + i`, so that threads beside each other read and write scalars beside each other. Everything
//! else lies there as on the host, in one piece.

use super::accelerator::{Accelerator, Input, Memory};
use super::room::room;
use crate::element::{Element, Place, bytes_of, places, read_scalar, without_padding};
use crate::error::Error;
use crate::lift::ScalarType;

/// Elements that are turned at a time: what is written in pieces stays in the first cache until it is whole.
const BLOCK: usize = 256;

/// Returns true if memory of an accelerator has the scalars of `T` in planes.
pub(super) const fn in_planes<T: Element>() -> bool {
    T::COUNT > 1 && T::SHAPE.in_planes()
}

/// A piece of memory of an array: the places of all scalars of one type in an element.
pub(super) struct Piece {
    ty: ScalarType,
    places: Vec<Place>,
}

impl Piece {
    /// Planes of the piece and the bytes of an entry: scalars, or whole elements where there are no planes.
    pub(super) fn planes<T: Element>(&self) -> (usize, usize) {
        match in_planes::<T>() {
            true => (self.places.len(), self.ty.bytes()),
            false => (1, self.bytes()),
        }
    }

    /// Bytes for each element.
    pub(super) fn bytes(&self) -> usize {
        self.places.len() * self.ty.bytes()
    }
}

/// The pieces of memory of an array, by the types of scalars as they come first.
pub(super) fn pieces<T: Element>() -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for place in places::<T>() {
        match pieces.iter_mut().find(|piece| piece.ty == place.ty) {
            Some(piece) => piece.places.push(place),
            None => pieces.push(Piece {
                ty: place.ty,
                places: vec![place],
            }),
        }
    }
    pieces
}

/// A copy of `values` on the device.
pub(super) fn upload<T: Element>(
    device: &dyn Accelerator,
    values: &[T],
) -> Result<Vec<Box<dyn Memory>>, Error> {
    let pieces = some_pieces::<T>(device)?;
    if !T::SHAPE.in_planes() {
        return Ok(vec![device.upload(bytes_of(values))?]);
    }
    let uploaded = pieces.iter().map(|piece| {
        let mut planes = zeroed::<u8>(values.len() * piece.bytes())?;
        turn(
            values.as_ptr().cast(),
            values.len(),
            size_of::<T>(),
            piece,
            &mut planes,
        );
        device.upload(&planes)
    });
    uploaded.collect()
}

/// A copy of `values` on the device, as arguments of a kernel.
pub(super) fn inputs<'a, T: Element>(
    device: &dyn Accelerator,
    values: &[T],
) -> Result<Vec<Input<'a>>, Error> {
    Ok(upload(device, values)?.into_iter().map(Input::Uploaded).collect())
}

/// A value that all elements of a kernel share: the bytes of each of its pieces.
pub(super) fn values<T: Element>(value: &T) -> Vec<Vec<u8>> {
    let bytes = |piece: Piece| {
        let mut bytes = vec![0; piece.bytes()];
        turn((&raw const *value).cast(), 1, size_of::<T>(), &piece, &mut bytes);
        bytes
    };
    pieces::<T>().into_iter().map(bytes).collect()
}

/// Copies device memory, from its start, into all of `values`.
///
/// # Errors
///
/// The device's failures; [`Error::Driver`] if an enum is among the scalars and the memory holds a number that is none of its variants.
pub(super) fn download<T: Element>(
    device: &dyn Accelerator,
    memory: &[Box<dyn Memory>],
    values: &mut [T],
) -> Result<(), Error> {
    let pieces = pieces::<T>();
    let bounded = pieces
        .iter()
        .flat_map(|piece| &piece.places)
        .any(|place| place.bound().is_some());
    if let ([memory], false, false) = (memory, T::SHAPE.in_planes(), bounded) {
        return download_as_it_lies(device, &**memory, values);
    }
    for (piece, memory) in pieces.iter().zip(memory) {
        let mut planes = zeroed::<u8>(values.len() * piece.bytes())?;
        device.download(&**memory, &mut planes)?;
        turn_back(&planes, piece, values)?;
    }
    Ok(())
}

/// Allocates the pieces of an array of `n` elements.
pub(super) fn allocate<T: Element>(
    device: &dyn Accelerator,
    n: usize,
    memory: &mut Vec<Box<dyn Memory>>,
) -> Result<(), Error> {
    for piece in some_pieces::<T>(device)? {
        memory.push(device.allocate(size(device, n, &piece)?)?);
    }
    Ok(())
}

/// The pieces of an array of `n` elements whose scalars are zero.
pub(super) fn zeros<T: Element>(device: &dyn Accelerator, n: usize) -> Result<Vec<Box<dyn Memory>>, Error> {
    let pieces = some_pieces::<T>(device)?;
    pieces
        .iter()
        .map(|piece| device.zeros(size(device, n, piece)?))
        .collect()
}

/// The pieces of an array on a device.
///
/// # Errors
///
/// [`Error::NoScalars`] if there are none: nothing would say how many elements there are.
fn some_pieces<T: Element>(device: &dyn Accelerator) -> Result<Vec<Piece>, Error> {
    let pieces = pieces::<T>();
    match pieces.is_empty() {
        true => Err(Error::NoScalars {
            device: device.name(),
        }),
        false => Ok(pieces),
    }
}

/// Bytes of a piece with `n` elements.
fn size(device: &dyn Accelerator, n: usize, piece: &Piece) -> Result<usize, Error> {
    n.checked_mul(piece.bytes()).ok_or_else(|| Error::OutOfMemory {
        device: device.name(),
        bytes: usize::MAX,
    })
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

/// A scalar's bytes in a row of words, for copies of one size.
macro_rules! by_size {
    ($ty:expr, $Word:ident => $copy:expr) => {
        match $ty.bytes() {
            1 => {
                type $Word = u8;
                $copy
            }
            2 => {
                type $Word = u16;
                $copy
            }
            4 => {
                type $Word = u32;
                $copy
            }
            _ => {
                type $Word = u64;
                $copy
            }
        }
    };
}

/// Writes the scalars of `piece` to `planes`, from `n` elements at `values` that are `stride` bytes apart.
fn turn(values: *const u8, n: usize, stride: usize, piece: &Piece, planes: &mut [u8]) {
    let (size, planes) = (piece.ty.bytes(), planes.as_mut_ptr());
    for block in (0..n).step_by(BLOCK) {
        for (k, place) in piece.places.iter().enumerate() {
            by_size!(piece.ty, Word => for i in block..n.min(block + BLOCK) {
                // SAFETY: `Element` promises a scalar there, and the planes have so many.
                unsafe {
                    let scalar = values.add(i * stride + place.at).cast::<Word>().read_unaligned();
                    planes.add((k * n + i) * size).cast::<Word>().write_unaligned(scalar);
                }
            });
        }
    }
}

/// Writes the scalars of `piece` from `planes`, or from memory without planes, to `values`.
fn turn_back<T: Element>(planes: &[u8], piece: &Piece, values: &mut [T]) -> Result<(), Error> {
    let (n, size, boolean) = (values.len(), piece.ty.bytes(), piece.ty == ScalarType::Bool);
    let (planes, values) = (planes.as_ptr(), values.as_mut_ptr().cast::<u8>());
    // What has no planes lies as on the host: the scalars of an element beside each other.
    let (plane, entry) = match in_planes::<T>() {
        true => (n, 1),
        false => (1, piece.places.len()),
    };
    for (k, place) in piece.places.iter().enumerate() {
        if let Some(below) = place.below {
            for i in 0..n {
                let at = Place {
                    at: (k * plane + i * entry) * size,
                    ..*place
                };
                // SAFETY: the planes have so many scalars.
                check(unsafe { read_scalar(planes, at) }, below, i)?;
            }
        }
    }
    for block in (0..n).step_by(BLOCK) {
        for (k, place) in piece.places.iter().enumerate() {
            by_size!(piece.ty, Word => for i in block..n.min(block + BLOCK) {
                // SAFETY: `Element` promises room for a scalar there, and the planes have so many. All bytes are a number; those of an
                // enum have been checked, and what a `bool` cannot be is put right.
                unsafe {
                    let scalar = planes.add((k * plane + i * entry) * size).cast::<Word>().read_unaligned();
                    let scalar = if boolean { Word::from(scalar != 0) } else { scalar };
                    values.add(i * size_of::<T>() + place.at).cast::<Word>().write_unaligned(scalar);
                }
            });
        }
    }
    Ok(())
}

/// Refuses a number that is no variant of an enum with `below` of them.
fn check(number: u64, below: u32, element: usize) -> Result<(), Error> {
    if number < u64::from(below) {
        return Ok(());
    }
    Err(Error::Driver {
        doing: "reading values of an enum from device memory",
        reason: format!("element {element} holds {number}, and the enum has {below} variants"),
    })
}

/// For scalars of which all bytes are values, and arrays of them: a device that panics leaves any bytes.
fn download_as_it_lies<T: Element>(
    device: &dyn Accelerator,
    memory: &dyn Memory,
    values: &mut [T],
) -> Result<(), Error> {
    const { without_padding::<T>() };
    // SAFETY: there is no padding, so the bytes may be read; those of a scalar may be any that the device stores.
    let bytes =
        unsafe { core::slice::from_raw_parts_mut(values.as_mut_ptr().cast::<u8>(), size_of_val(values)) };
    device.download(memory, bytes)
}
