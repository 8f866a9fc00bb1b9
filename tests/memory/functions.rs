//! Functions of all types of elements, and values for them.

use fpdsl::backend::Column;
use fpdsl::generic::Element;
use fpdsl::prelude::*;
use fpdsl_runtime::lift::ScalarType;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Complex<T> {
    pub re: T,
    pub im: T,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
#[repr(C)]
pub struct Particle<T, const D: usize> {
    pub position: [T; D],
    pub mass: T,
    pub spin: Complex<T>,
}

macro_rules! doubles {
    ($($name:ident $scalar:ident;)*) => {$(
        #[fp]
        pub fn $name(x: $scalar) -> $scalar {
            x + x
        }
    )*};
}

doubles! {
    double_f16 f16;
    double_bf16 bf16;
    double_f32 f32;
    double_f64 f64;
    double_i8 i8;
    double_i16 i16;
    double_i32 i32;
    double_i64 i64;
    double_u8 u8;
    double_u16 u16;
    double_u32 u32;
    double_u64 u64;
    double_usize usize;
}

#[fp]
pub fn not(x: bool) -> bool {
    !x
}

#[fp]
pub fn turn_bytes(x: [u8; 3]) -> [u8; 3] {
    [x[1], x[2], x[0]]
}

#[fp]
pub fn turn_numbers(x: [[f32; 2]; 3]) -> [[f32; 2]; 3] {
    [x[1], x[2], x[0]]
}

#[fp]
pub fn flags(x: f32) -> [bool; 5] {
    [x > 0.0, x > 1.0, x > 2.0, x > 3.0, x > 4.0]
}

/// Larger than a tile, and of odd size.
#[fp]
pub fn many_bytes(x: u8) -> [u8; 129] {
    [x; 129]
}

#[fp]
pub fn nothing(x: u8) -> [f64; 0] {
    let _ = x;
    []
}

#[fp]
pub fn square(z: Complex<f64>) -> Complex<f64> {
    Complex {
        re: z.re * z.re - z.im * z.im,
        im: 2.0 * z.re * z.im,
    }
}

#[fp]
pub fn conjugate(z: Complex<f16>) -> Complex<f16> {
    Complex { re: z.re, im: -z.im }
}

#[fp]
pub fn moved(p: Particle<f32, 3>) -> Particle<f32, 3> {
    Particle {
        position: [p.position[0] + p.mass, p.position[1], p.position[2]],
        mass: p.mass + p.mass,
        spin: p.spin,
    }
}

#[fp]
pub fn swap_structs(x: [Complex<f32>; 2]) -> [Complex<f32>; 2] {
    [x[1], x[0]]
}

/// A flag first: its place in a line decides where parts end, whatever the size of what comes with it.
#[fp]
pub fn flag_and_row(x: f64, k: u8) -> (bool, [f64; 16]) {
    (k > 3, [x; 16])
}

#[fp]
pub fn byte_and_double(x: f64, k: u8) -> (u8, f64) {
    (k + k, x + x)
}

#[fp]
pub fn row_and_half(x: f16, k: i16) -> ([i16; 9], f16) {
    ([k; 9], x + x)
}

/// Deterministic values that every format has.
pub fn values<T: Element + Column<Values = Vec<T>>>(n: usize) -> Vec<T> {
    let mut state = 7_u64;
    T::generate(n, &mut |ty| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let k = (state >> 40) as i8 / 2;
        match ty {
            ScalarType::F16 => u64::from(f16::from_f32(f32::from(k)).to_bits()),
            ScalarType::Bf16 => u64::from(bf16::from_f32(f32::from(k)).to_bits()),
            ScalarType::F32 => u64::from(f32::from(k).to_bits()),
            ScalarType::F64 => f64::from(k).to_bits(),
            _ => k as u64,
        }
    })
}

/// The bytes of elements.
pub fn bytes<T: Element>(values: &[T]) -> &[u8] {
    // SAFETY: elements have no padding; the lifetime is that of `values`.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}
