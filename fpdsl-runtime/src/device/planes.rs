//! Arrays between the host, which holds them as Rust does, and accelerators, which hold structs in planes.
//!
//! On an accelerator an array of structs has a piece of memory for each type of scalars in an element. There scalar `k` of that type
//! in element `i` of `n` lies at `k * n + i`, so that threads beside each other read and write scalars beside each other. Everything
//! else lies there as on the host, in one piece.
//!
//! [`HostLayout`] is what the copies know of a type, so they are compiled once, in the library. `ir/layout.rs` has the buffers of a
//! kernel.

use super::accelerator::{Accelerator, Input, Memory};
use super::room::zeroed;
use crate::element::{Element, Place, read_scalar, without_padding};
use crate::error::Error;
use crate::lift::ScalarType;

/// Elements that are turned at a time: what is written in pieces stays in the first cache until it is whole.
const BLOCK: usize = 256;

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

/// How the elements of a type lie, for code that is compiled once for all types.
#[derive(Clone, Copy, Debug)]
pub(super) struct HostLayout {
    /// Bytes of an element on the host.
    size: usize,
    /// Memory of an accelerator has the scalars in planes.
    in_planes: bool,
    /// Memory of an accelerator has other bytes than the host's.
    differs: bool,
    places: fn(usize, &mut dyn FnMut(Place)),
}

impl HostLayout {
    pub(super) const fn of<T: Element>() -> Self {
        const { without_padding::<T>() };
        HostLayout {
            size: size_of::<T>(),
            in_planes: T::COUNT > 1 && T::SHAPE.in_planes(),
            differs: T::SHAPE.in_planes(),
            places: T::places,
        }
    }

    /// Returns true if memory of an accelerator has the scalars in planes.
    pub(super) fn in_planes(self) -> bool {
        self.in_planes
    }

    /// Returns true if memory of an accelerator has other bytes than the host's.
    pub(super) fn differs(self) -> bool {
        self.differs
    }

    /// The pieces of memory of an array, by the types of scalars as they come first.
    pub(super) fn pieces(self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        (self.places)(
            0,
            &mut |place| match pieces.iter_mut().find(|piece| piece.ty == place.ty) {
                Some(piece) => piece.places.push(place),
                None => pieces.push(Piece {
                    ty: place.ty,
                    places: vec![place],
                }),
            },
        );
        pieces
    }

    /// The pieces of an array on a device.
    ///
    /// # Errors
    ///
    /// [`Error::NoScalars`] if there are none: nothing would say how many elements there are.
    fn some_pieces(self, device: &dyn Accelerator) -> Result<Vec<Piece>, Error> {
        let pieces = self.pieces();
        if pieces.is_empty() {
            Err(Error::NoScalars {
                device: device.name(),
            })
        } else {
            Ok(pieces)
        }
    }

    /// Planes of a piece and the bytes of an entry: scalars, or whole elements where there are no planes.
    pub(super) fn planes(self, piece: &Piece) -> (usize, usize) {
        if self.in_planes {
            (piece.places.len(), piece.ty.bytes())
        } else {
            (1, piece.bytes())
        }
    }

    /// Allocates the pieces of an array of `n` elements.
    pub(super) fn allocate(
        self,
        device: &dyn Accelerator,
        n: usize,
        memory: &mut Vec<Box<dyn Memory>>,
    ) -> Result<(), Error> {
        for piece in self.some_pieces(device)? {
            memory.push(device.allocate(size(device, n, &piece)?)?);
        }
        Ok(())
    }

    /// The pieces of an array of `n` elements whose scalars are zero.
    pub(super) fn zeros(self, device: &dyn Accelerator, n: usize) -> Result<Vec<Box<dyn Memory>>, Error> {
        let pieces = self.some_pieces(device)?;
        pieces
            .iter()
            .map(|piece| device.zeros(size(device, n, piece)?))
            .collect()
    }

    /// Takes as many pieces of memory as an array has, the first that are left.
    pub(super) fn taken(self, memory: &mut dyn Iterator<Item = Box<dyn Memory>>) -> Vec<Box<dyn Memory>> {
        memory.take(self.pieces().len()).collect()
    }

    /// A copy of `n` elements on the device.
    ///
    /// # Safety
    ///
    /// `values` points to `n` elements of the type of this layout.
    unsafe fn upload(
        self,
        device: &dyn Accelerator,
        values: *const u8,
        n: usize,
    ) -> Result<Vec<Box<dyn Memory>>, Error> {
        let pieces = self.some_pieces(device)?;
        if !self.differs {
            // SAFETY: the caller's; neither scalars nor arrays of them have padding, so every byte is initialised.
            let bytes = unsafe { core::slice::from_raw_parts(values, n * self.size) };
            return Ok(vec![device.upload(bytes)?]);
        }
        let uploaded = pieces.iter().map(|piece| {
            let mut planes = zeroed::<u8>(n * piece.bytes())?;
            // SAFETY: the caller's.
            unsafe { turn(values, n, self.size, piece, &mut planes) };
            device.upload(&planes)
        });
        uploaded.collect()
    }

    /// Copies device memory, from its start, into `n` elements.
    ///
    /// # Safety
    ///
    /// `values` points to `n` elements of the type of this layout, which nobody else uses.
    unsafe fn download(
        self,
        device: &dyn Accelerator,
        memory: &[Box<dyn Memory>],
        values: *mut u8,
        n: usize,
    ) -> Result<(), Error> {
        let pieces = self.pieces();
        let bounded = pieces
            .iter()
            .flat_map(|piece| &piece.places)
            .any(|place| place.bound().is_some());
        // All bytes are values, and a device that panics leaves any bytes.
        if let ([memory], false, false) = (memory, self.differs, bounded) {
            // SAFETY: the caller's; there is no padding, so the bytes may be read.
            let bytes = unsafe { core::slice::from_raw_parts_mut(values, n * self.size) };
            return device.download(&**memory, bytes);
        }
        for (piece, memory) in pieces.iter().zip(memory) {
            let mut planes = zeroed::<u8>(n * piece.bytes())?;
            device.download(&**memory, &mut planes)?;
            // SAFETY: the caller's.
            unsafe { self.turn_back(&planes, piece, values, n)? };
        }
        Ok(())
    }

    /// Writes the scalars of `piece` from `planes`, or from memory without planes, to `n` elements.
    ///
    /// # Safety
    ///
    /// As [`HostLayout::download`].
    unsafe fn turn_back(self, planes: &[u8], piece: &Piece, values: *mut u8, n: usize) -> Result<(), Error> {
        let (size, boolean) = (piece.ty.bytes(), piece.ty == ScalarType::Bool);
        let planes = planes.as_ptr();
        // What has no planes lies as on the host: the scalars of an element beside each other.
        let (plane, entry) = if self.in_planes {
            (n, 1)
        } else {
            (1, piece.places.len())
        };
        for (k, place) in piece.places.iter().enumerate() {
            if let Some(below) = place.below {
                for i in 0..n {
                    let at = Place {
                        at: (k * plane + i * entry) * size,
                        ..*place
                    };
                    // SAFETY: the planes have that many scalars.
                    check(unsafe { read_scalar(planes, at) }, below, i)?;
                }
            }
        }
        for block in (0..n).step_by(BLOCK) {
            for (k, place) in piece.places.iter().enumerate() {
                by_size!(piece.ty, Word => for i in block..n.min(block + BLOCK) {
                    // SAFETY: `Element` promises room for a scalar there, and the planes have that many. All bytes are a number; those
                    // of an enum have been checked, and what a `bool` cannot be is put right.
                    unsafe {
                        let scalar = planes.add((k * plane + i * entry) * size).cast::<Word>().read_unaligned();
                        let scalar = if boolean { Word::from(scalar != 0) } else { scalar };
                        values.add(i * self.size + place.at).cast::<Word>().write_unaligned(scalar);
                    }
                });
            }
        }
        Ok(())
    }
}

/// A piece of memory of an array: the places of all scalars of one type in an element.
pub(super) struct Piece {
    ty: ScalarType,
    places: Vec<Place>,
}

impl Piece {
    /// Bytes for each element.
    pub(super) fn bytes(&self) -> usize {
        self.places.len() * self.ty.bytes()
    }
}

/// A copy of `values` on the device.
pub(super) fn upload<T: Element>(
    device: &dyn Accelerator,
    values: &[T],
) -> Result<Vec<Box<dyn Memory>>, Error> {
    // SAFETY: they are borrowed.
    unsafe { HostLayout::of::<T>().upload(device, values.as_ptr().cast(), values.len()) }
}

/// A copy of `values` on the device, as arguments of a kernel.
pub(super) fn inputs<'a, T: Element>(
    device: &dyn Accelerator,
    values: &[T],
) -> Result<Vec<Input<'a>>, Error> {
    upload(device, values).map(uploaded)
}

/// Memory of a call's own, as arguments of a kernel.
pub(super) fn uploaded<'a>(memory: Vec<Box<dyn Memory>>) -> Vec<Input<'a>> {
    memory.into_iter().map(Input::Uploaded).collect()
}

/// A value that all elements of a kernel share: each of its pieces.
pub(super) fn values<'a, T: Element>(value: &T) -> Vec<Input<'a>> {
    // SAFETY: it is borrowed.
    unsafe { of_value(HostLayout::of::<T>(), (&raw const *value).cast()) }
}

/// # Safety
///
/// `value` points to an element of the type of this layout.
unsafe fn of_value<'a>(layout: HostLayout, value: *const u8) -> Vec<Input<'a>> {
    let bytes = |piece: Piece| {
        let mut bytes = vec![0; piece.bytes()];
        // SAFETY: the caller's.
        unsafe { turn(value, 1, layout.size, &piece, &mut bytes) };
        Input::Value(bytes)
    };
    layout.pieces().into_iter().map(bytes).collect()
}

/// Copies device memory, from its start, into all of `values`.
///
/// # Errors
///
/// The device's failures; [`Error::Driver`] if an enum is among the scalars and the memory holds a number that is none of its
/// variants.
pub(super) fn download<T: Element>(
    device: &dyn Accelerator,
    memory: &[Box<dyn Memory>],
    values: &mut [T],
) -> Result<(), Error> {
    // SAFETY: they are borrowed exclusively.
    unsafe { HostLayout::of::<T>().download(device, memory, values.as_mut_ptr().cast(), values.len()) }
}

/// Bytes of a piece with `n` elements.
fn size(device: &dyn Accelerator, n: usize, piece: &Piece) -> Result<usize, Error> {
    n.checked_mul(piece.bytes()).ok_or_else(|| Error::OutOfMemory {
        device: device.name(),
        bytes: usize::MAX,
    })
}

/// Writes the scalars of `piece` to `planes`, from `n` elements at `values` that are `stride` bytes apart.
///
/// # Safety
///
/// The elements may be read.
unsafe fn turn(values: *const u8, n: usize, stride: usize, piece: &Piece, planes: &mut [u8]) {
    let (size, planes) = (piece.ty.bytes(), planes.as_mut_ptr());
    for block in (0..n).step_by(BLOCK) {
        for (k, place) in piece.places.iter().enumerate() {
            by_size!(piece.ty, Word => for i in block..n.min(block + BLOCK) {
                // SAFETY: `Element` promises a scalar there, and the planes have that many.
                unsafe {
                    let scalar = values.add(i * stride + place.at).cast::<Word>().read_unaligned();
                    planes.add((k * n + i) * size).cast::<Word>().write_unaligned(scalar);
                }
            });
        }
    }
}

/// Refuses a number that is not a variant of an enum with `below` of them.
fn check(number: u64, below: u32, element: usize) -> Result<(), Error> {
    if number < u64::from(below) {
        return Ok(());
    }
    Err(Error::Driver {
        doing: "reading values of an enum from device memory",
        reason: format!("element {element} holds {number}, and the enum has {below} variants"),
    })
}
