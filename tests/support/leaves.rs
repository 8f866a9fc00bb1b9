//! Functions on lists of encodings, one for each scalar of their parameters and results: the form in which backends
//! are compared.
#![allow(dead_code)] // Every suite that includes this file uses its share.

use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, Kind, Layout};
use fpdsl_runtime::lift::{LeafVisitor, Lift, Scalar, ScalarType};
use fpdsl_runtime::scalar::ScalarBackend;
use half::{bf16, f16};

/// The scalars of a value as encodings.
pub trait Encodings {
    /// Appends them.
    fn append(self, to: &mut Vec<u64>);
}

macro_rules! scalars {
    ($($native:ty, |$x:ident| $bits:expr;)*) => {$(
        impl Encodings for $native {
            fn append(self, to: &mut Vec<u64>) {
                let $x = self;
                to.push($bits);
            }
        }
    )*};
}

scalars! {
    bool, |x| u64::from(x);
    f16, |x| u64::from(x.to_bits());
    bf16, |x| u64::from(x.to_bits());
    f32, |x| u64::from(x.to_bits());
    f64, |x| x.to_bits();
    i8, |x| u64::from(x as u8);
    i16, |x| u64::from(x as u16);
    i32, |x| u64::from(x as u32);
    i64, |x| x as u64;
    u8, |x| u64::from(x);
    u16, |x| u64::from(x);
    u32, |x| u64::from(x);
    u64, |x| x;
    usize, |x| x as u64;
}

impl<T: Encodings, const N: usize> Encodings for [T; N] {
    fn append(self, to: &mut Vec<u64>) {
        self.into_iter().for_each(|element| element.append(to));
    }
}

macro_rules! tuples {
    ($($T:ident $i:tt),*) => {
        impl<$($T: Encodings),*> Encodings for ($($T,)*) {
            fn append(self, to: &mut Vec<u64>) {
                $(self.$i.append(to);)*
            }
        }
    };
}

tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8);

struct Encoded<'a, B> {
    b: B,
    rest: &'a [u64],
}

impl<B: ScalarBackend> LeafVisitor<B> for Encoded<'_, B> {
    fn leaf<T: Scalar>(&mut self) -> T::On<B> {
        let (&bits, rest) = self.rest.split_first().expect("an encoding for each scalar");
        self.rest = rest;
        assert!(size_of::<T>() <= 8 && (T::TYPE != ScalarType::Bool || bits < 2));
        // SAFETY: scalars are no larger than their encoding's word, whose low bytes come first, and any encoding is a
        // value, except for `bool`, which was checked.
        let value: T = unsafe { core::mem::transmute_copy(&bits.to_le()) };
        T::lift(self.b, value)
    }
}

/// The value on a scalar backend whose scalars have these encodings; what is left over is ignored.
pub fn decode<T: Lift, B: ScalarBackend>(b: B, encodings: &[u64]) -> T::On<B> {
    T::leaves(&mut Encoded { b, rest: encodings })
}

/// Runs a function on a scalar backend.
pub fn evaluate<F: Function<Out: Encodings>, B: ScalarBackend>(b: B, params: &[u64]) -> Vec<u64> {
    let args = decode::<F::Args, B>(b, params);
    let mut results = Vec::new();
    <F::Out as Lift>::lower(b, F::eval(b, args)).append(&mut results);
    results
}

/// The bytes of each buffer for rows of encodings.
pub fn pack(layout: &Layout, rows: &[Vec<u64>]) -> Vec<Vec<u8>> {
    let mut buffers: Vec<Vec<u8>> = sizes(layout, rows.len())
        .into_iter()
        .map(|size| vec![0; size])
        .collect();
    for (element, row) in rows.iter().enumerate() {
        for (i, &bits) in row.iter().enumerate() {
            let (buffer, range) = place(layout, i, (element, rows.len()));
            let size = range.len();
            buffers[buffer][range].copy_from_slice(&bits.to_le_bytes()[..size]);
        }
    }
    buffers
}

/// The sizes of a layout's buffers for `n` elements.
pub fn sizes(layout: &Layout, n: usize) -> Vec<usize> {
    layout
        .buffers
        .iter()
        .map(|buffer| n * buffer.count * buffer.ty.bytes())
        .collect()
}

/// The encoding of scalar `leaf` of an element.
pub fn unpack(layout: &Layout, buffers: &[Vec<u8>], leaf: usize, element: usize) -> u64 {
    let about = &layout.buffers[layout.leaves[leaf].buffer];
    let n = buffers[layout.leaves[leaf].buffer].len() / (about.count * about.ty.bytes());
    let (buffer, range) = place(layout, leaf, (element, n));
    let mut word = [0; 8];
    word[..range.len()].copy_from_slice(&buffers[buffer][range]);
    u64::from_le_bytes(word)
}

/// The buffer of a scalar of an element, of this many, and its bytes there.
fn place(layout: &Layout, leaf: usize, (element, n): (usize, usize)) -> (usize, core::ops::Range<usize>) {
    let leaf = layout.leaves[leaf];
    let buffer = &layout.buffers[leaf.buffer];
    let size = buffer.ty.bytes();
    let position = if buffer.planes {
        leaf.offset * n + element
    } else {
        element * buffer.count + leaf.offset
    };
    let start = position * size;
    (leaf.buffer, start..start + size)
}

/// Returns true if two results are the same: equal, or both NaN.
pub fn same(ty: ScalarType, x: u64, y: u64) -> bool {
    let is_nan = |bits| match ty.kind() {
        Kind::Float(format) => format.is_nan(bits),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => false,
    };
    x == y || (is_nan(x) && is_nan(y))
}

/// The types of a kernel's parameters' scalars.
pub fn param_types(kernel: &Kernel) -> Vec<ScalarType> {
    (0..kernel.inputs.leaves.len())
        .map(|leaf| kernel.inputs.leaf_type(leaf))
        .collect()
}
