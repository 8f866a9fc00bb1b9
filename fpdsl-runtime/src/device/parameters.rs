//! The parameters of a function, as columns.

use fpdsl_macros::for_each_tuple;

use super::Device;
use super::arg::{Arg, Forms};
use super::call::map;
use super::column::Column;
use super::output::{Mapped, Output};
use crate::error::Error;
use crate::function::Function;
use crate::lift::Lift;

/// The parameters of a function, as columns.
pub trait Parameters: Column {
    /// For each parameter how many values it has: the shortest and the longest of its arrays' lengths.
    fn each_length(values: &Self::Values) -> Vec<(usize, usize)>;

    /// Maps `F` over the values.
    ///
    /// # Errors
    ///
    /// As [`Call::run`](super::Call::run).
    fn map<F>(device: &Device, values: &Self::Values) -> Result<Mapped<F::Out>, Error>
    where
        F: Function<Args = Self, Out: Output>;
}

for_each_tuple! {
    #for len > 0 {
        impl<#(#T: Column),*> Parameters for (#(#T,)*) {
            fn each_length(values: &Self::Values) -> Vec<(usize, usize)> {
                vec![#(#T::lengths(&values.#i)),*]
            }

            fn map<F>(device: &Device, values: &Self::Values) -> Result<Mapped<F::Out>, Error>
            where
                F: Function<Args = Self, Out: Output>,
            {
                fn all<P: Lift, F: Function<Args = P, Out: Output>>(
                    device: &Device,
                    args: impl Arg<P, Form: Forms<P>>,
                ) -> Result<Mapped<F::Out>, Error> {
                    map::<F, _>(args).run(device)
                }
                all::<Self, F>(device, Self::arg(values))
            }
        }
    }
}
