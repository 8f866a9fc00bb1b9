//! Colourings: which positions of a grid are computed together.

use super::arg::{Arg, Form};
use super::map::map_n;
use super::palette::Palette;
use super::{Buffer, Device};
use crate::backend::Backend;
use crate::error::Error;
use crate::function::{Function, Same};
use crate::index::{Index, Index2, Index3};
use crate::lift::Lift;
use crate::loops::{Elements, Source, Walk};

/// The colours of the positions of a grid: a number `n`, for `(x + y + z) % n`, or `(n, array)` with a colour below `n` for each
/// position, `x` fastest. A position whose colour in the array is `n` or more keeps its element.
#[diagnostic::on_unimplemented(
    message = "`{Self}` gives no colours: pass their number `n`, for `(x + y + z) % n`, or `(n, &array)` with a `u32` for each position"
)]
pub trait Coloring<I: Coordinates>: Sized {
    /// The colours.
    type Form: Colors;

    /// How many there are.
    fn count(&self) -> usize;

    /// The colours.
    #[doc(hidden)]
    fn form(self) -> Self::Form;
}

/// Colours in their form.
pub trait Colors {
    /// Compares their number with that of the positions.
    ///
    /// # Errors
    ///
    /// An array of another length.
    fn agree(&self, function: &'static str, n: usize) -> Result<(), Error>;

    /// The colours of `n` positions, if they are an array.
    ///
    /// # Errors
    ///
    /// As [`Call::run`](super::Call::run).
    fn array(&self, device: &Device, function: &'static str, n: usize) -> Result<Option<Vec<u32>>, Error>;
}

/// `(x + y + z) % n`.
#[derive(Debug)]
pub struct SumModulo;

impl Colors for SumModulo {
    fn agree(&self, _: &'static str, _: usize) -> Result<(), Error> {
        Ok(())
    }

    fn array(&self, _: &Device, _: &'static str, _: usize) -> Result<Option<Vec<u32>>, Error> {
        Ok(None)
    }
}

impl<I: Coordinates> Coloring<I> for usize {
    type Form = SumModulo;

    fn count(&self) -> usize {
        *self
    }

    fn form(self) -> SumModulo {
        SumModulo
    }
}

/// The colours of an array.
#[derive(Debug)]
pub struct OfAnArray<C>(C);

impl<C: Form<u32>> Colors for OfAnArray<C> {
    fn agree(&self, function: &'static str, n: usize) -> Result<(), Error> {
        let agreed = self.0.agree(&mut Some(n));
        agreed.map_err(|misfit| misfit.error(function, "colors", Some(n)))
    }

    fn array(&self, device: &Device, function: &'static str, n: usize) -> Result<Option<Vec<u32>>, Error> {
        let read = map_n::<Same<u32>, _>(device, n, &(&self.0,)).and_then(Buffer::into_vec);
        let colors = read.map_err(|error| match error {
            Error::WrongDevice {
                function: reader,
                device,
                buffer,
            } if reader == Same::<u32>::NAME => Error::WrongDevice {
                function,
                device,
                buffer,
            },
            other => other,
        });
        colors.map(Some)
    }
}

impl<I: Coordinates, C: Arg<u32, Form: Form<u32>>> Coloring<I> for (usize, C) {
    type Form = OfAnArray<C::Form>;

    fn count(&self) -> usize {
        self.0
    }

    fn form(self) -> OfAnArray<C::Form> {
        OfAnArray(self.1.form())
    }
}

/// The positions of each of `count` colours.
///
/// # Errors
///
/// As [`Colors::array`].
pub(super) fn palette<I: Coordinates>(
    device: &Device,
    function: &'static str,
    (count, colors): (usize, &impl Colors),
    (n, extents): (usize, [usize; 3]),
) -> Result<Palette, Error> {
    match colors.array(device, function, n)? {
        None => Ok(Palette::modulo(extents, I::AXES, count)),
        Some(colors) => Palette::of_array(extents, I::AXES, count, &colors),
    }
}

/// A position of a grid.
pub trait Coordinates: Lift {
    /// The number of coordinates.
    const AXES: usize;

    /// They, as parameters of their own.
    type Each: Lift;

    /// An array for each.
    type Arrays: Source<Self::Each>;

    /// The positions of a grid.
    type Grid: Source<Self>;

    /// Those of a grid with these extents, as far as it has axes.
    fn walk(extents: [usize; 3]) -> Self::Grid;

    /// The arrays of those axes that it has.
    fn arrays(first: [*const usize; 3]) -> Self::Arrays;

    /// The coordinates, with others after them.
    fn each<B: Backend>(b: B, each: <Self::Each as Lift>::On<B>) -> [B::Usize; 3];

    /// As [`Coordinates::each`], of a position.
    fn axes<B: Backend>(b: B, at: Self::On<B>) -> [B::Usize; 3];
}

/// The type that stands for another.
type Of<T, const AXIS: usize> = T;

macro_rules! coordinates {
    ($($Index:ident $axes:literal, $($axis:tt $x:ident),*;)*) => {$(
        impl Coordinates for $Index {
            const AXES: usize = $axes;

            type Each = ($(Of<usize, $axis>,)*);
            type Grid = Walk<$axes>;
            type Arrays = ($(Of<Elements<usize>, $axis>,)*);

            fn walk(extents: [usize; 3]) -> Walk<$axes> {
                Walk([$(extents[$axis]),*])
            }

            fn arrays(first: [*const usize; 3]) -> Self::Arrays {
                ($(Elements(first[$axis]),)*)
            }

            fn each<B: Backend>(_: B, each: <Self::Each as Lift>::On<B>) -> [B::Usize; 3] {
                let mut all = [each.0; 3];
                $(all[$axis] = each.$axis;)*
                all
            }

            fn axes<B: Backend>(_: B, at: Self::On<B>) -> [B::Usize; 3] {
                let mut all = [at.x(); 3];
                $(all[$axis] = at.$x();)*
                all
            }
        }
    )*};
}

coordinates! {
    Index 1, 0 x;
    Index2 2, 0 x, 1 y;
    Index3 3, 0 x, 1 y, 2 z;
}
