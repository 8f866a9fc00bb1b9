//! Values in memory, for backends that compute with blocks of them.
//!
//! A type says here where its scalars lie, and nothing about who reads them: that is the business of a [`Blocks`].

use core::mem::MaybeUninit;

use half::{bf16, f16};

use super::lift::Lift;
use super::{Backend, Leaf};

/// Elements of every block, so that blocks, tails and reductions do not depend on the CPU.
pub const LANES: usize = 16;

/// A backend whose values are blocks of [`LANES`] elements, which it can read from memory and write there.
pub trait Blocks:
    Backend<
        Bool: Block<Self>,
        F16: Block<Self>,
        Bf16: Block<Self>,
        F32: Block<Self>,
        F64: Block<Self>,
        I8: Block<Self>,
        I16: Block<Self>,
        I32: Block<Self>,
        I64: Block<Self>,
        U8: Block<Self>,
        U16: Block<Self>,
        U32: Block<Self>,
        U64: Block<Self>,
        Usize: Block<Self>,
    >
{
    /// The same backend with all lanes executing.
    fn everywhere(self) -> Self;
}

/// A scalar type on a backend that computes with blocks.
pub trait Block<B: Backend>: Leaf<B> {
    /// The executing lanes from places `stride` bytes apart; the other lanes' places are not touched.
    ///
    /// # Safety
    ///
    /// As [`Stored::load`].
    unsafe fn load(b: B, at: *const Self::Native, stride: usize) -> Self;

    /// The executing lanes to places `stride` bytes apart; the other lanes' places are not touched.
    ///
    /// # Safety
    ///
    /// As [`Stored::store`].
    unsafe fn store(b: B, value: Self, at: *mut Self::Native, stride: usize);

    /// All lanes, executing or not, each from its own offset in bytes.
    ///
    /// # Safety
    ///
    /// As [`Stored::gather`].
    unsafe fn gather(b: B, at: *const Self::Native, offsets: &[usize; LANES]) -> Self;

    /// `table[index]` in all lanes, if registers hold the whole table. All indices are in range.
    fn entries(b: B, table: &'static [Self::Native], index: B::U64) -> Option<Self>;

    /// Lane `i` of value `k` becomes lane `k` of value `i`.
    fn transpose(b: B, rows: [Self; LANES]) -> [Self; LANES];
}

/// A type that lies in memory element after element: a scalar, or an array or tuple of such.
///
/// # Safety
///
/// `load` and `gather` read all of the elements that they are asked for and nothing else. `store` writes all of its elements, each a
/// value of the type, and nothing else. `entries` is the entry that `gather` would read.
pub unsafe trait Stored: Lift {
    /// The elements at `at`, `at + stride` bytes, … in the executing lanes.
    ///
    /// # Safety
    ///
    /// The executing lanes' elements may be read; `stride` is a multiple of the alignment.
    unsafe fn load<B: Blocks>(b: B, at: *const Self, stride: usize) -> Self::On<B>;

    /// Writes the executing lanes to `at`, `at + stride` bytes, ….
    ///
    /// # Safety
    ///
    /// The executing lanes' elements may be written; `stride` is a multiple of the alignment.
    unsafe fn store<B: Blocks>(b: B, value: Self::On<B>, at: *mut Self, stride: usize);

    /// The element at `at` plus its offset in bytes in each of all lanes, executing or not.
    ///
    /// # Safety
    ///
    /// Those elements may be read; the offsets are multiples of the alignment.
    unsafe fn gather<B: Blocks>(b: B, at: *const Self, offsets: &[usize; LANES]) -> Self::On<B>;

    /// `table[index]` in all lanes, if there is a way without memory. All indices are in range.
    #[inline(always)]
    fn entries<B: Blocks>(_: B, _table: &'static [Self], _index: B::U64) -> Option<Self::On<B>> {
        None
    }

    /// Rows of a square as its columns: lane `i` of value `k` becomes lane `k` of value `i`, executing or not.
    #[inline(always)]
    fn transpose<B: Blocks>(b: B, rows: [Self::On<B>; LANES]) -> [Self::On<B>; LANES] {
        let mut square = [const { MaybeUninit::<Self>::uninit() }; LANES * LANES];
        let (at, size) = (square.as_mut_ptr().cast::<Self>(), size_of::<Self>());
        let b = b.everywhere();
        // SAFETY: all rows are within the square, and written before columns are read.
        unsafe {
            for (k, row) in rows.into_iter().enumerate() {
                Self::store(b, row, at.add(k * LANES), size);
            }
            crate::array::from_fn(
                #[inline(always)]
                |i| Self::load(b, at.add(i), LANES * size),
            )
        }
    }
}

macro_rules! stored_scalars {
    ($($native:ident $On:ident;)*) => {$(
        // SAFETY: the backend reads and writes the scalars.
        unsafe impl Stored for $native {
            #[inline(always)]
            unsafe fn load<B: Blocks>(b: B, at: *const Self, stride: usize) -> B::$On {
                // SAFETY: the caller's.
                unsafe { <B::$On as Block<B>>::load(b, at, stride) }
            }

            #[inline(always)]
            unsafe fn store<B: Blocks>(b: B, value: B::$On, at: *mut Self, stride: usize) {
                // SAFETY: the caller's.
                unsafe { <B::$On as Block<B>>::store(b, value, at, stride) }
            }

            #[inline(always)]
            unsafe fn gather<B: Blocks>(b: B, at: *const Self, offsets: &[usize; LANES]) -> B::$On {
                // SAFETY: the caller's.
                unsafe { <B::$On as Block<B>>::gather(b, at, offsets) }
            }

            #[inline(always)]
            fn entries<B: Blocks>(b: B, table: &'static [Self], index: B::U64) -> Option<B::$On> {
                <B::$On as Block<B>>::entries(b, table, index)
            }

            #[inline(always)]
            fn transpose<B: Blocks>(b: B, rows: [B::$On; LANES]) -> [B::$On; LANES] {
                <B::$On as Block<B>>::transpose(b, rows)
            }
        }
    )*};
}

stored_scalars! {
    bool Bool;
    f16 F16;
    bf16 Bf16;
    f32 F32;
    f64 F64;
    i8 I8;
    i16 I16;
    i32 I32;
    i64 I64;
    u8 U8;
    u16 U16;
    u32 U32;
    u64 U64;
    usize Usize;
}

// SAFETY: all parts are read and written.
unsafe impl<T: Stored, const N: usize> Stored for [T; N] {
    #[inline(always)]
    unsafe fn load<B: Blocks>(b: B, at: *const Self, stride: usize) -> [T::On<B>; N] {
        crate::array::from_fn(
            #[inline(always)]
            // SAFETY: the caller's; the parts of an element are within it.
            |n| unsafe { T::load(b, at.cast::<T>().add(n), stride) },
        )
    }

    #[inline(always)]
    unsafe fn store<B: Blocks>(b: B, value: [T::On<B>; N], at: *mut Self, stride: usize) {
        for (n, value) in value.into_iter().enumerate() {
            // SAFETY: the caller's; the parts of an element are within it.
            unsafe { T::store(b, value, at.cast::<T>().add(n), stride) }
        }
    }

    #[inline(always)]
    unsafe fn gather<B: Blocks>(b: B, at: *const Self, offsets: &[usize; LANES]) -> [T::On<B>; N] {
        crate::array::from_fn(
            #[inline(always)]
            // SAFETY: the caller's; the parts of an element are within it.
            |n| unsafe { T::gather(b, at.cast::<T>().add(n), offsets) },
        )
    }
}

macro_rules! stored_tuple {
    ($(($T:ident $Unused:ident $i:tt))*) => {
        // SAFETY: all parts are read and written.
        unsafe impl<$($T: Stored),*> Stored for ($($T,)*) {
            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn load<B: Blocks>(b: B, at: *const Self, stride: usize) -> ($($T::On<B>,)*) {
                // SAFETY: the caller's; the parts of an element are within it.
                ($(unsafe { $T::load(b, &raw const (*at).$i, stride) },)*)
            }

            #[inline(always)]
            #[allow(unused_variables)]
            unsafe fn store<B: Blocks>(b: B, value: ($($T::On<B>,)*), at: *mut Self, stride: usize) {
                // SAFETY: the caller's; the parts of an element are within it.
                $(unsafe { $T::store(b, value.$i, &raw mut (*at).$i, stride) };)*
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            unsafe fn gather<B: Blocks>(b: B, at: *const Self, offsets: &[usize; LANES]) -> ($($T::On<B>,)*) {
                // SAFETY: the caller's; the parts of an element are within it.
                ($(unsafe { $T::gather(b, &raw const (*at).$i, offsets) },)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn transpose<B: Blocks>(b: B, rows: [Self::On<B>; LANES]) -> [Self::On<B>; LANES] {
                let columns = ($($T::transpose(b, crate::array::from_fn(
                    #[inline(always)]
                    |k| rows[k].$i,
                )),)*);
                crate::array::from_fn(
                    #[inline(always)]
                    |k| ($(columns.$i[k],)*),
                )
            }
        }
    };
}

stored_tuple!();
for_tuples!(stored_tuple);
