//! Which positions of a grid are computed together.

use core::marker::PhantomData;

use super::Device;
use super::arg::{Arg, Form, Value};
use super::map::map_n;
use crate::backend::{Backend, Castable, Num};
use crate::error::Error;
use crate::function::Same;
use crate::index::{Index, Index2, Index3};
use crate::lift::Lift;
use crate::mode::Rn;

/// So many passes cost less than a look at the colours, which could spare some of them.
const FEW: usize = 16;

/// The colours of the positions of a grid: a number `n`, for `(x + y + z) % n`, or `(n, array)` with a colour below `n` for each
/// position, `x` fastest. A position whose colour in the array is `n` or more keeps its element.
#[diagnostic::on_unimplemented(
    message = "`{Self}` gives no colours: pass their number `n`, for `(x + y + z) % n`, or `(n, &array)` with a `u32` for each position"
)]
pub trait Coloring<I: Coordinates> {
    /// How a kernel finds a position's colour.
    type Own: OwnColor;

    /// The argument for it.
    type Argument<P: Form<I>>: Form<<Self::Own as OwnColor>::Args>;

    /// How many there are.
    fn count(&self) -> usize;

    /// The argument, which may be made of the positions.
    fn own<P: Form<I>>(self, positions: P) -> Self::Argument<P>;

    /// Those of `count` colours that some of `n` positions can have, in order: no more than `n`.
    ///
    /// # Errors
    ///
    /// As [`Call::run`](super::Call::run), and an array of another length.
    #[doc(hidden)]
    fn passes<P: Form<I>>(
        device: &Device,
        function: &'static str,
        own: &Self::Argument<P>,
        count: usize,
        n: usize,
    ) -> Result<Vec<usize>, Error>;
}

/// The colour of a position in a kernel.
pub trait OwnColor: 'static {
    /// What it is made of.
    type Args: Lift;

    /// The colour.
    fn own<B: Backend>(b: B, args: <Self::Args as Lift>::On<B>) -> B::Usize;
}

/// `(x + y + z) % n`.
#[derive(Debug)]
pub struct SumModulo<I>(PhantomData<I>);

impl<I: Coordinates> OwnColor for SumModulo<I> {
    type Args = (usize, I);

    fn own<B: Backend>(b: B, (colors, at): (B::Usize, I::On<B>)) -> B::Usize {
        B::Usize::rem(b, I::sum(b, at), colors)
    }
}

impl<I: Coordinates> Coloring<I> for usize {
    type Own = SumModulo<I>;
    type Argument<P: Form<I>> = (Value<usize>, P);

    fn count(&self) -> usize {
        *self
    }

    fn own<P: Form<I>>(self, positions: P) -> (Value<usize>, P) {
        (Arg::<usize>::form(self), positions)
    }

    /// The sums of coordinates begin at 0, and all are below the number of positions.
    fn passes<P: Form<I>>(
        _: &Device,
        _: &'static str,
        _: &(Value<usize>, P),
        count: usize,
        n: usize,
    ) -> Result<Vec<usize>, Error> {
        Ok((0..count.min(n)).collect())
    }
}

/// A colour of an array.
#[derive(Debug)]
pub struct OfAnArray;

impl OwnColor for OfAnArray {
    type Args = u32;

    fn own<B: Backend>(b: B, color: B::U32) -> B::Usize {
        <B::U32 as Castable<B>>::to_usize(b, color)
    }
}

impl<I: Coordinates, C: Arg<u32, Form: Form<u32>>> Coloring<I> for (usize, C) {
    type Own = OfAnArray;
    type Argument<P: Form<I>> = C::Form;

    fn count(&self) -> usize {
        self.0
    }

    fn own<P: Form<I>>(self, _: P) -> C::Form {
        self.1.form()
    }

    /// Those that are in the array.
    fn passes<P: Form<I>>(
        device: &Device,
        function: &'static str,
        own: &C::Form,
        count: usize,
        n: usize,
    ) -> Result<Vec<usize>, Error> {
        if count <= FEW {
            return Ok((0..count).collect());
        }
        let mut used = colors(device, function, own, n)?;
        used.sort_unstable();
        used.dedup();
        let used = used.into_iter().filter_map(|color| usize::try_from(color).ok());
        Ok(used.filter(|&color| color < count).collect())
    }
}

/// Reports an array of colours that is not as long as the grid.
pub(super) fn agree_on_colors<P: Lift, A: Form<P>>(
    function: &'static str,
    own: &A,
    n: usize,
) -> Result<(), Error> {
    own.agree(&mut Some(n))
        .map_err(|misfit| misfit.error(function, "colors", Some(n)))
}

/// The colours of `n` positions.
fn colors<C: Form<u32>>(
    device: &Device,
    function: &'static str,
    own: &C,
    n: usize,
) -> Result<Vec<u32>, Error> {
    agree_on_colors::<u32, C>(function, own, n)?;
    map_n::<Same<u32>, _>(device, n, &(own,))?.into_vec()
}

/// A position of a grid.
pub trait Coordinates: Lift {
    /// `x + y + z`.
    fn sum<B: Backend>(b: B, at: Self::On<B>) -> B::Usize;
}

impl Coordinates for Index {
    fn sum<B: Backend>(_: B, at: Self::On<B>) -> B::Usize {
        at.x()
    }
}

impl Coordinates for Index2 {
    fn sum<B: Backend>(b: B, at: Self::On<B>) -> B::Usize {
        <B::Usize as Num<B>>::add::<Rn>(b, at.x(), at.y())
    }
}

impl Coordinates for Index3 {
    fn sum<B: Backend>(b: B, at: Self::On<B>) -> B::Usize {
        let sum = <B::Usize as Num<B>>::add::<Rn>(b, at.x(), at.y());
        <B::Usize as Num<B>>::add::<Rn>(b, sum, at.z())
    }
}
