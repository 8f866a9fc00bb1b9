//! Results that later positions read.

use super::Call;
use crate::device::arg::{Form, Forms, Gridded, Indexed, Replace};
use crate::device::coloring::{Coloring, Coordinates};
use crate::device::update::Before;
use crate::device::view::ViewMut;
use crate::device::{Device, colors, ordered};
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;

impl<F, T, A> Call<F, A>
where
    F: Function<Out = T, Args: Indexed>,
    T: Element,
{
    /// Replaces each element of the target by the result at its position, one after the other, so that each reads the new values of
    /// those before it. The [module](crate::device::ordered) describes the order. `..` stands for the target, which is the slice after
    /// the grid: a `&mut` [`Buffer`](crate::device::Buffer), slice, array or `Vec`, or a [`ViewMut`], with an element for each
    /// position.
    ///
    /// It runs on one thread of the host; on an accelerator the arrays are copied to it, and the target back.
    ///
    /// # Errors
    ///
    /// As [`into`](Self::into). After a fault a target on the host has the results of all positions before; one on an accelerator is
    /// as it was.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn sum_so_far(i: Index, u: &[f64]) -> f64 {
    ///     if i.x() == 0 { u[0] } else { u[i.x() - 1] + u[i.x()] }
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut u = [1.0, 2.0, 3.0];
    /// sum_so_far::launch(3, ..).sweep(&Device::host(), &mut u)?;
    /// assert_eq!(u, [1.0, 3.0, 6.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn sweep<'t>(self, device: &Device, target: impl Into<ViewMut<'t, T>>) -> Result<(), Error>
    where
        A: Gridded<Positions: Form<<F::Args as Indexed>::Index>> + Replace<Before<T>, All: Forms<F::Args>>,
        T: 't,
    {
        let target: ViewMut<'t, T> = target.into();
        let args = self.args;
        target.adjacent(|target| {
            ordered::in_order::<F, <F::Args as Indexed>::Index, T, A>(device, target, args)
        })
    }

    /// Replaces the elements of the target by the results at their positions, one colour after the other. The
    /// [module](crate::device::ordered) describes the order, and [`Coloring`] the colours: `n` for `(x + y + z) % n`, or `(n,
    /// &array)`. The target is that of [`sweep`](Self::sweep).
    ///
    /// # Cost
    ///
    /// A pass computes the positions of its colour, and no others; a colour without positions has no pass. Results have room of their
    /// own until what lies in their places is read no more: as much as the largest colour has elements. Where a colour has at least eight
    /// positions in each row along `x`, its rows are computed as those of a grid. Other passes have a list of their positions: a `usize`
    /// for each coordinate and one for the element. An array of colours is sorted once, which takes two more `usize` an element for that
    /// time.
    ///
    /// The function reads elements that are not adjacent, and each result is copied to its place, so an element of a pass costs more
    /// than one of [`into`](Self::into). On the host much of that is saved in rows, if the index of each read of the target is the
    /// position's own element and a distance that is known when the call begins, as in a stencil: then results go to their places a few
    /// rows later, while both are in a cache. Two colours are computed by vectors without gathers. On an accelerator a pass is the launch of a kernel and the upload of its list. Results that
    /// are a step apart, such as those of a diagonal, are copied to their places; otherwise a second kernel visits all elements of the
    /// target to bring them there.
    ///
    /// # Errors
    ///
    /// As [`sweep`](Self::sweep), an array of colours of another length than the grid or of another device, and [`Error::NoColors`].
    /// After a fault each element of the target is an unspecified value of its type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn sum_so_far(i: Index, u: &[f64]) -> f64 {
    ///     if i.x() == 0 { u[0] } else { u[i.x() - 1] + u[i.x()] }
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// // Positions 0 and 2 first, then position 1, which reads what position 0 has written.
    /// let mut u = [1.0, 2.0, 3.0];
    /// sum_so_far::launch(3, ..).sweep_colors(&Device::host(), 2, &mut u)?;
    /// assert_eq!(u, [1.0, 3.0, 5.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn sweep_colors<'t, C>(
        self,
        device: &Device,
        colors: C,
        target: impl Into<ViewMut<'t, T>>,
    ) -> Result<(), Error>
    where
        <F::Args as Indexed>::Index: Coordinates,
        A: Gridded<Positions: Form<<F::Args as Indexed>::Index>> + Replace<Before<T>, All: Forms<F::Args>>,
        C: Coloring<<F::Args as Indexed>::Index>,
        T: 't,
    {
        let target: ViewMut<'t, T> = target.into();
        let args = self.args;
        target.adjacent(|target| {
            colors::in_colors::<F, <F::Args as Indexed>::Index, T, C, A>(device, colors, target, args)
        })
    }
}
