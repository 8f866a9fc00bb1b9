//! Rows of arguments, taken apart for `map`.

/// Rows of arguments as one list for each parameter.
pub trait Columns: Sized {
    /// A tuple of lists.
    type Lists;
    /// Takes the rows apart.
    fn columns(rows: &[Self]) -> Self::Lists;
}

macro_rules! columns {
    ($($A:ident $i:tt),*) => {
        impl<$($A: Copy),*> Columns for ($($A,)*) {
            type Lists = ($(Vec<$A>,)*);
            fn columns(rows: &[Self]) -> Self::Lists {
                ($(rows.iter().map(|row| row.$i).collect(),)*)
            }
        }
    };
}

columns!(A 0);
columns!(A 0, B 1);
columns!(A 0, B 1, C 2);
columns!(A 0, B 1, C 2, D 3);
columns!(A 0, B 1, C 2, D 3, E 4);
columns!(A 0, B 1, C 2, D 3, E 4, F 5);
