//! Parameters and results as columns: one array for each scalar type that a value is made of.
//!
//! Code that looks at many values without knowing their type, such as a comparison of results, sees encodings.

use core::ops::Range;

use fpdsl_macros::for_each_tuple;

use super::arg::{Arg, Form};
use crate::element::{Element, encodings, from_encodings, places};
use crate::lift::{Lift, ScalarType};

/// A type whose values are kept in arrays: one `Vec` for an element type, and for a tuple a tuple of what its parts have.
#[diagnostic::on_unimplemented(
    message = "`verify` has no values of type `{Self}`",
    label = "it compares functions of scalars, of arrays and structs of them, and of tuples",
    note = "kernels with an index or slices: `name::launch(..).verify()`"
)]
pub trait Column: Lift {
    /// The arrays.
    type Values: Clone + Default + Send + Sync;
    /// The arrays as arguments of a call.
    type Arg<'a>: Arg<Self, Form: Form<Self>>;

    /// Values whose scalars have the encodings that `next` gives for their types.
    fn generate(n: usize, next: &mut dyn FnMut(ScalarType) -> u64) -> Self::Values;

    /// The arrays of these values.
    fn from_rows(rows: &[Self]) -> Self::Values;

    /// Value `i`.
    ///
    /// # Panics
    ///
    /// If an array is shorter.
    fn row(values: &Self::Values, i: usize) -> Self;

    /// How many values there are: the shortest and the longest array's length.
    fn lengths(values: &Self::Values) -> (usize, usize);

    /// A part of the values.
    ///
    /// # Panics
    ///
    /// If an array ends before the part does.
    fn range(values: &Self::Values, range: Range<usize>) -> Self::Values;

    /// Adds, for each scalar of the type in the order of [`Lift::leaves`], the encodings that the values have there.
    fn scalars(values: &Self::Values, columns: &mut Vec<Vec<u64>>);

    /// Adds, for each scalar of the type in the order of [`Lift::leaves`], the bound of its encodings, if not all are values.
    fn bounds(bounds: &mut Vec<Option<u32>>);

    /// The arrays as arguments.
    fn arg(values: &Self::Values) -> Self::Arg<'_>;
}

#[diagnostic::do_not_recommend]
impl<T: Element> Column for T {
    type Values = Vec<T>;
    type Arg<'a> = &'a [T];

    fn generate(n: usize, next: &mut dyn FnMut(ScalarType) -> u64) -> Vec<T> {
        let places = places::<T>();
        if places.is_empty() {
            // No encodings say how many there are.
            return vec![T::BLANK; n];
        }
        let values = (0..n).flat_map(|_| &places);
        from_encodings(&values.map(|place| next(place.ty)).collect::<Vec<u64>>())
    }

    fn from_rows(rows: &[T]) -> Vec<T> {
        rows.to_vec()
    }

    fn row(values: &Vec<T>, i: usize) -> T {
        values[i]
    }

    fn lengths(values: &Vec<T>) -> (usize, usize) {
        (values.len(), values.len())
    }

    fn range(values: &Vec<T>, range: Range<usize>) -> Vec<T> {
        values[range].to_vec()
    }

    fn scalars(values: &Vec<T>, columns: &mut Vec<Vec<u64>>) {
        let all = encodings(values);
        columns.extend((0..T::COUNT).map(|k| all.iter().skip(k).step_by(T::COUNT).copied().collect()));
    }

    fn bounds(bounds: &mut Vec<Option<u32>>) {
        T::places(0, &mut |place| bounds.push(place.bound()));
    }

    fn arg(values: &Vec<T>) -> &[T] {
        values
    }
}

/// A part of each row, copied from where it lies: a large one has no copy on the stack.
fn parts<R, T: Copy>(rows: &[R], part: impl Fn(&R) -> &T) -> Vec<T> {
    let mut parts = Vec::with_capacity(rows.len());
    for row in rows {
        parts.extend_from_slice(core::slice::from_ref(part(row)));
    }
    parts
}

for_each_tuple! {
    #for len > 0 {
        impl<#(#T: Column),*> Column for (#(#T,)*) {
            type Values = (#(#T::Values,)*);
            type Arg<'a> = (#(#T::Arg<'a>,)*);

            fn generate(n: usize, next: &mut dyn FnMut(ScalarType) -> u64) -> Self::Values {
                (#(#T::generate(n, next),)*)
            }

            fn from_rows(rows: &[Self]) -> Self::Values {
                (#(#T::from_rows(&parts(rows, |row| &row.#i)),)*)
            }

            fn row(values: &Self::Values, i: usize) -> Self {
                (#(#T::row(&values.#i, i),)*)
            }

            fn lengths(values: &Self::Values) -> (usize, usize) {
                let all = [#(#T::lengths(&values.#i)),*];
                all.into_iter().fold((usize::MAX, 0), |(least, most), (l, m)| (least.min(l), most.max(m)))
            }

            fn range(values: &Self::Values, range: Range<usize>) -> Self::Values {
                (#(#T::range(&values.#i, range.clone()),)*)
            }

            fn scalars(values: &Self::Values, columns: &mut Vec<Vec<u64>>) {
                #(#T::scalars(&values.#i, columns);)*
            }

            fn bounds(bounds: &mut Vec<Option<u32>>) {
                #(#T::bounds(bounds);)*
            }

            fn arg(values: &Self::Values) -> Self::Arg<'_> {
                (#(#T::arg(&values.#i),)*)
            }
        }
    }
}
