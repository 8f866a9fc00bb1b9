//! One text, compiled with the attribute and without, and run over a grid.

use std::sync::{Arc, OnceLock};

use fpdsl::backend::Level;
use fpdsl::generic::Element;
use fpdsl::prelude::*;
use fpdsl_gpp::CudaOnCpu;

use crate::report;

/// The suite's name in reports.
pub const SUITE: &str = "kernels";

/// The devices of this machine by the names that reports use; those that are missing are reported once.
pub fn devices() -> &'static [(&'static str, Device)] {
    static DEVICES: OnceLock<Vec<(&'static str, Device)>> = OnceLock::new();
    DEVICES.get_or_init(|| {
        let mut devices = crate::hosts::hosts(SUITE);
        match fpdsl_gpp::find() {
            Ok(compiler) => devices.push((
                "cuda on the cpu",
                Device::accelerator(Arc::new(CudaOnCpu::new(compiler))),
            )),
            Err(why) => report::skipped(SUITE, "cuda on the cpu", &why),
        }
        match Device::cuda(0) {
            Ok(gpu) => devices.push(("gpu", gpu)),
            Err(why) => report::skipped(SUITE, "gpu", &why.to_string()),
        }
        devices
    })
}

/// The scalar backends that this CPU has, by the names that reports use.
pub fn levels() -> Vec<(&'static str, Level)> {
    let all = [
        ("portable", Level::Portable),
        ("portable fma", Level::Fma),
        ("avx512", Level::Avx512),
    ];
    let (there, missing): (Vec<_>, Vec<_>) = all
        .into_iter()
        .partition(|(_, level)| *level <= fpdsl::backend::level());
    for (name, _) in missing {
        report::skipped(SUITE, name, "this CPU does not have it");
    }
    there
}

/// A value as encodings that can be compared: all NaNs are one.
pub trait Bits {
    /// Appends them.
    fn push(&self, to: &mut Vec<u64>);

    /// All of them.
    fn bits(&self) -> Vec<u64> {
        let mut list = Vec::new();
        self.push(&mut list);
        list
    }
}

macro_rules! bits {
    ($($ty:ty, |$x:ident| $bits:expr;)*) => {$(
        impl Bits for $ty {
            fn push(&self, to: &mut Vec<u64>) {
                let $x = *self;
                to.push($bits);
            }
        }
    )*};
}

bits! {
    bool, |x| u64::from(x);
    i32, |x| u64::from(x as u32);
    u8, |x| u64::from(x);
    u32, |x| u64::from(x);
    usize, |x| x as u64;
    f16, |x| if x.is_nan() { u64::MAX } else { u64::from(x.to_bits()) };
    f32, |x| if x.is_nan() { u64::MAX } else { u64::from(x.to_bits()) };
    f64, |x| if x.is_nan() { u64::MAX } else { x.to_bits() };
    Index, |i| i.x() as u64;
}

impl Bits for Index2 {
    fn push(&self, to: &mut Vec<u64>) {
        to.extend([self.x() as u64, self.y() as u64]);
    }
}

impl Bits for Index3 {
    fn push(&self, to: &mut Vec<u64>) {
        to.extend([self.x() as u64, self.y() as u64, self.z() as u64]);
    }
}

impl<T: Bits, const N: usize> Bits for [T; N] {
    fn push(&self, to: &mut Vec<u64>) {
        self.iter().for_each(|x| x.push(to));
    }
}

impl<T: Bits> Bits for [T] {
    fn push(&self, to: &mut Vec<u64>) {
        self.iter().for_each(|x| x.push(to));
    }
}

impl<A: Bits, B: Bits> Bits for (A, B) {
    fn push(&self, to: &mut Vec<u64>) {
        self.0.push(to);
        self.1.push(to);
    }
}

/// Results of `launch` or `map`, element by element.
pub trait Rows {
    fn rows(&self) -> Vec<Vec<u64>>;
}

impl<T: Element + Bits> Rows for fpdsl::Buffer<T> {
    fn rows(&self) -> Vec<Vec<u64>> {
        let values = self.to_vec().expect("results on the host");
        values.iter().map(Bits::bits).collect()
    }
}

impl<A: Rows, B: Rows> Rows for (A, B) {
    fn rows(&self) -> Vec<Vec<u64>> {
        let (a, b) = (self.0.rows(), self.1.rows());
        a.into_iter().zip(b).map(|(a, b)| [a, b].concat()).collect()
    }
}

/// An argument as the interpreter takes it: the encodings of a value, or of a slice.
pub trait Given {
    fn give(&self, values: &mut Vec<u64>, slices: &mut Vec<Vec<u64>>);
}

macro_rules! given {
    ($($ty:ty)*) => {$(
        impl Given for $ty {
            fn give(&self, values: &mut Vec<u64>, _: &mut Vec<Vec<u64>>) {
                self.push(values);
            }
        }
    )*};
}

given!(bool i32 u8 u32 usize f16 f32 f64 Index Index2 Index3);

impl<T: Bits> Given for &[T] {
    fn give(&self, _: &mut Vec<u64>, slices: &mut Vec<Vec<u64>>) {
        slices.push(self.bits());
    }
}

/// The grids of a test with the positions of each, `x` fastest.
pub trait Positions: Copy {
    type Index: Copy + core::fmt::Debug;
    fn positions(self) -> Vec<Self::Index>;
}

impl Positions for usize {
    type Index = Index;
    fn positions(self) -> Vec<Index> {
        (0..self).map(Index::new).collect()
    }
}

impl Positions for (usize, usize) {
    type Index = Index2;
    fn positions(self) -> Vec<Index2> {
        let row = |y| (0..self.0).map(move |x| Index2::new(x, y));
        (0..self.1).flat_map(row).collect()
    }
}

impl Positions for (usize, usize, usize) {
    type Index = Index3;
    fn positions(self) -> Vec<Index3> {
        let row = |y, z| (0..self.0).map(move |x| Index3::new(x, y, z));
        (0..self.2)
            .flat_map(|z| (0..self.1).flat_map(move |y| row(y, z)))
            .collect()
    }
}

/// Defines a gather kernel under the attribute and as plain Rust, and compares the two for all positions of all grids.
macro_rules! gather {
    (
        $test:ident over $grids:expr, with |$grid:ident| ($($given:expr),*):
        $name:ident($index:ident: $Index:ty $(, $param:ident: $ty:ty)*) -> $out:ty $body:block
    ) => {
        #[test]
        fn $test() {
            mod annotated {
                #![allow(unused_imports)]
                use super::*;
                #[fp]
                pub fn $name($index: $Index $(, $param: $ty)*) -> $out $body
            }
            mod plain {
                #![allow(unused_imports, clippy::all)]
                use super::*;
                pub fn $name($index: $Index $(, $param: $ty)*) -> $out $body
            }
            use $crate::gather::*;
            $crate::text::compiles(stringify!($name), &annotated::$name::cuda_source());
            let kernel = fpdsl::backend::ir::<annotated::$name>();
            let levels = levels();
            for $grid in $grids {
                let ($($param,)*): ($(<$ty as Owned>::Owned,)*) = ($($given,)*);
                let mut expected: Vec<Vec<u64>> = Vec::new();
                for i in $grid.positions() {
                    let wanted = plain::$name(i $(, <$ty as Owned>::lend(&$param))*).bits();
                    let called = annotated::$name(i $(, <$ty as Owned>::lend(&$param))*).bits();
                    assert_eq!(called, wanted, "{i:?}");
                    for &(backend, level) in &levels {
                        let args = (i, $(<$ty as Owned>::lend(&$param),)*);
                        let found = fpdsl::backend::call_at_with::<annotated::$name>(level, args).bits();
                        assert_eq!(found, wanted, "{i:?} on {backend}");
                    }
                    let (mut values, mut slices) = (i.bits(), Vec::new());
                    $(<$ty as Owned>::lend(&$param).give(&mut values, &mut slices);)*
                    let slices: Vec<&[u64]> = slices.iter().map(Vec::as_slice).collect();
                    let found = fpdsl_runtime::ir::interp::run_with(&kernel, &values, &slices, 1 << 20)
                        .expect("no fault");
                    assert_eq!(comparable(&kernel, found), wanted, "{i:?} interpreted");
                    expected.push(wanted);
                }
                for &(backend, _) in &levels {
                    $crate::report::ran(SUITE, backend, expected.len() as u64);
                }
                $crate::report::ran(SUITE, "interpreter", expected.len() as u64);
                for (backend, device) in devices() {
                    // Slices from the host's memory, then buffers on the device, twice.
                    let found = annotated::$name::launch($grid $(, <$ty as Owned>::lend(&$param))*).run(device);
                    assert!(found.expect("no fault").rows() == expected, "{:?} on {backend}", $grid);
                    let ($($param,)*) = ($(<$ty as Owned>::on(&$param, device),)*);
                    for _ in 0..2 {
                        let found = annotated::$name::launch($grid $(, <$ty as Owned>::reuse(&$param))*).run(device);
                        assert!(found.expect("no fault").rows() == expected, "{:?} on {backend}", $grid);
                    }
                    $crate::report::ran(SUITE, backend, 3 * expected.len() as u64);
                }
            }
        }
    };
}

/// The interpreter's results with all NaNs as one.
pub fn comparable(kernel: &fpdsl_runtime::ir::Kernel, found: Vec<u64>) -> Vec<u64> {
    let is_nan = |leaf, bits| match kernel.outputs.leaf_type(leaf).kind() {
        fpdsl_runtime::ir::Kind::Float(format) => format.is_nan(bits),
        _ => false,
    };
    let leaves = found.into_iter().enumerate();
    leaves
        .map(|(leaf, bits)| if is_nan(leaf, bits) { u64::MAX } else { bits })
        .collect()
}

/// How a test keeps an argument, and gives it to calls and devices.
pub trait Owned {
    type Owned;
    type Lent<'a>;
    type Kept;
    type Reused<'a>;
    fn lend(owned: &Self::Owned) -> Self::Lent<'_>;
    fn on(owned: &Self::Owned, device: &Device) -> Self::Kept;
    fn reuse(kept: &Self::Kept) -> Self::Reused<'_>;
}

macro_rules! owned_values {
    ($($ty:ty)*) => {$(
        impl Owned for $ty {
            type Owned = $ty;
            type Lent<'a> = $ty;
            type Kept = $ty;
            type Reused<'a> = $ty;
            fn lend(owned: &$ty) -> $ty { *owned }
            fn on(owned: &$ty, _: &Device) -> $ty { *owned }
            fn reuse(kept: &$ty) -> $ty { *kept }
        }
    )*};
}

owned_values!(bool i32 u8 u32 usize f16 f32 f64);

impl<T: Element> Owned for &[T] {
    type Owned = Vec<T>;
    type Lent<'a> = &'a [T];
    type Kept = fpdsl::Buffer<T>;
    type Reused<'a> = &'a fpdsl::Buffer<T>;

    fn lend(owned: &Vec<T>) -> &[T] {
        owned
    }

    fn on(owned: &Vec<T>, device: &Device) -> fpdsl::Buffer<T> {
        fpdsl::Buffer::new(device, owned).expect("room for a buffer")
    }

    fn reuse(kept: &fpdsl::Buffer<T>) -> &fpdsl::Buffer<T> {
        kept
    }
}
