//! Rust values as encodings, so that values of any type can be generated, compared and printed.

use fpdsl_runtime::lift::{Lift, ScalarType};

use crate::ast::Type;

/// A scalar in the low bits of a word; every NaN is the canonical one, since NaNs compare as equal.
pub trait Bits: Lift {
    /// The value of an encoding.
    fn from_low_bits(bits: u64) -> Self;
    /// The encoding.
    fn to_low_bits(self) -> u64;
}

macro_rules! ints {
    ($($native:ty)*) => {$(
        impl Bits for $native {
            fn from_low_bits(bits: u64) -> Self {
                bits as $native
            }

            fn to_low_bits(self) -> u64 {
                // Modulo 2^64 and then 2^n: a negative number keeps the bits of its own width only.
                (self as u64) & (u64::MAX >> (64 - <$native>::BITS))
            }
        }
    )*};
}

ints!(i8 i16 i32 i64 u8 u16 u32 u64 usize);

impl Bits for bool {
    fn from_low_bits(bits: u64) -> Self {
        bits & 1 == 1
    }

    fn to_low_bits(self) -> u64 {
        u64::from(self)
    }
}

impl Bits for f32 {
    fn from_low_bits(bits: u64) -> Self {
        f32::from_bits(bits as u32)
    }

    fn to_low_bits(self) -> u64 {
        canonical(ScalarType::F32, u64::from(self.to_bits()))
    }
}

impl Bits for f64 {
    fn from_low_bits(bits: u64) -> Self {
        f64::from_bits(bits)
    }

    fn to_low_bits(self) -> u64 {
        canonical(ScalarType::F64, self.to_bits())
    }
}

macro_rules! halves {
    ($($native:ty, $ty:ident;)*) => {$(
        impl Bits for $native {
            fn from_low_bits(bits: u64) -> Self {
                <$native>::from_bits(bits as u16)
            }

            fn to_low_bits(self) -> u64 {
                canonical(ScalarType::$ty, u64::from(self.to_bits()))
            }
        }
    )*};
}

halves! {
    half::f16, F16;
    half::bf16, Bf16;
}

/// An encoding with NaNs made one.
pub fn canonical(ty: ScalarType, bits: u64) -> u64 {
    match ty {
        ScalarType::F16 if bits & 0x7fff > 0x7c00 => 0x7e00,
        ScalarType::Bf16 if bits & 0x7fff > 0x7f80 => 0x7fc0,
        ScalarType::F32 if f32::from_bits(bits as u32).is_nan() => 0x7fc0_0000,
        ScalarType::F64 if f64::from_bits(bits).is_nan() => 0x7ff8_0000_0000_0000,
        _ => bits,
    }
}

/// A type made of scalars, as the list of their encodings in the order of [`Lift::leaves`].
pub trait Flat: Lift {
    /// Takes as many encodings as the type has scalars.
    fn from_flat(bits: &mut impl Iterator<Item = u64>) -> Self;
    /// Appends as many.
    fn flatten(self, out: &mut Vec<u64>);
}

macro_rules! flat_scalars {
    ($($native:ty)*) => {$(
        impl Flat for $native {
            fn from_flat(bits: &mut impl Iterator<Item = u64>) -> Self {
                Bits::from_low_bits(bits.next().expect("an encoding for each scalar"))
            }

            fn flatten(self, out: &mut Vec<u64>) {
                out.push(self.to_low_bits());
            }
        }
    )*};
}

flat_scalars!(bool half::f16 half::bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize);

impl<T: Flat, const N: usize> Flat for [T; N] {
    fn from_flat(bits: &mut impl Iterator<Item = u64>) -> Self {
        core::array::from_fn(|_| T::from_flat(bits))
    }

    fn flatten(self, out: &mut Vec<u64>) {
        self.into_iter().for_each(|item| item.flatten(out));
    }
}

macro_rules! flat_tuples {
    ($(($($T:ident $i:tt),+);)*) => {$(
        impl<$($T: Flat),+> Flat for ($($T,)+) {
            fn from_flat(bits: &mut impl Iterator<Item = u64>) -> Self {
                ($($T::from_flat(bits),)+)
            }

            fn flatten(self, out: &mut Vec<u64>) {
                $(self.$i.flatten(out);)+
            }
        }
    )*};
}

flat_tuples! {
    (T0 0);
    (T0 0, T1 1);
    (T0 0, T1 1, T2 2);
    (T0 0, T1 1, T2 2, T3 3);
    (T0 0, T1 1, T2 2, T3 3, T4 4);
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5);
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6);
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7);
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8);
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9);
}

/// [`Flat`] for a struct over its scalar, given its fields.
#[macro_export]
macro_rules! flat_struct {
    ($Struct:ident: $($field:tt)+) => {
        impl<T: $crate::bits::Flat> $crate::bits::Flat for $Struct<T>
        {
            fn from_flat(bits: &mut impl Iterator<Item = u64>) -> Self {
                $Struct { $($field: $crate::bits::Flat::from_flat(bits)),+ }
            }

            fn flatten(self, out: &mut Vec<u64>) {
                $($crate::bits::Flat::flatten(self.$field, out);)+
            }
        }
    };
}

/// The parameters and the results of every program fit into these, so that one function type can stand for any of
/// them: this many scalars of each type.
pub type Leaves = (
    (
        [bool; 4],
        [f32; 8],
        [f64; 8],
        [i32; 6],
        [i64; 5],
        [u32; 4],
        [u64; 4],
        [usize; 5],
    ),
    (
        [half::f16; 3],
        [half::bf16; 3],
        [i8; 3],
        [i16; 3],
        [u8; 4],
        [u16; 3],
    ),
);

/// The types of [`Leaves`], in order, with their counts.
pub const LEAVES: [(ScalarType, usize); 14] = [
    (ScalarType::Bool, 4),
    (ScalarType::F32, 8),
    (ScalarType::F64, 8),
    (ScalarType::I32, 6),
    (ScalarType::I64, 5),
    (ScalarType::U32, 4),
    (ScalarType::U64, 4),
    (ScalarType::Usize, 5),
    (ScalarType::F16, 3),
    (ScalarType::Bf16, 3),
    (ScalarType::I8, 3),
    (ScalarType::I16, 3),
    (ScalarType::U8, 4),
    (ScalarType::U16, 3),
];

/// Which of [`LEAVES`] are not in use.
#[derive(Clone, Default)]
pub struct Room([usize; LEAVES.len()]);

impl Room {
    /// Uses up the scalars of a type if they are there.
    pub fn take(&mut self, ty: Type) -> bool {
        let mut after = self.clone();
        for leaf in ty.leaves() {
            let kind = kind(leaf);
            after.0[kind] += 1;
            if after.0[kind] > LEAVES[kind].1 {
                return false;
            }
        }
        *self = after;
        true
    }

    /// The position among [`Leaves`], flattened, of the next scalar of a type; `None` if all are in use.
    pub fn place(&mut self, ty: ScalarType) -> Option<usize> {
        let position = self.0[kind(ty)];
        let before: usize = LEAVES[..kind(ty)].iter().map(|&(_, count)| count).sum();
        self.take(Type::Scalar(ty)).then_some(before + position)
    }
}

fn kind(ty: ScalarType) -> usize {
    LEAVES
        .iter()
        .position(|&(t, _)| t == ty)
        .expect("there are leaves of every type")
}
