//! Calls that several devices share, by the names of their functions.

use std::ops::Range;

use fpdsl_runtime::device::receipt::{After, Indexed};
use fpdsl_runtime::device::{
    self as runtime, Args, Divided, DividedArgs, Gather, Grid, Mapped, Reduced, ScanPartial, map_partial,
    scan_after, scan_partial,
};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::exact::Accumulator;
use fpdsl_runtime::function::{Combine, Function, Order};

use super::{Devices, Pieces};
use crate::Device;

/// The results of a call with the function `F`: a `Vec`, or a tuple of them.
type Lists<F> = <Mapped<<F as Function>::Out> as Pieces>::Lists;

impl Devices {
    /// `F::launch` over a grid, with a tuple of the arguments behind the index: `(&u,)`, or `()`. Each device computes the positions of
    /// its piece, counted with `x` fastest; slices are copied whole to each accelerator. The results are on the host.
    ///
    /// For slices that are too large for that, [`map`](Self::map) takes a closure, which gives each piece what it reads: a halo.
    ///
    /// # Errors
    ///
    /// As `launch`; [`Error::WrongDevice`] for a buffer, unless it is on all of the devices. If pieces fail, the error is that of the
    /// lowest.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Devices;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn transposed(i: Index2, n: usize, u: &[f64]) -> f64 {
    ///     u[i.x() * n + i.y()]
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let u: Vec<f64> = (0..10_000).map(f64::from).collect();
    /// let v = Devices::all().launch::<transposed, _, _>((100, 100), (100, &u))?;
    /// assert_eq!((v[1], v[100]), (100.0, 1.0));
    /// # Ok(())
    /// # }
    /// ```
    pub fn launch<F, G, A>(&self, grid: G, args: A) -> Result<Lists<F>, Error>
    where
        F: Function<Args: Indexed, Out: Reduced>,
        G: Grid<<F::Args as Indexed>::Index>,
        A: After<G::Positions, All: Args<F::Args> + Gather<F::Args> + Sync>,
        Mapped<F::Out>: Pieces + Send,
    {
        let args = args.after(grid.positions(F::NAME)?);
        let n = runtime::count::<F, A::All>(&args)?;
        self.map(n, |device, piece| {
            runtime::piece::<F, A::All>(device, piece, &args)
        })
    }

    /// `F::launch_reduce::<C>` over a grid, with arguments as [`launch`](Self::launch) takes them. If `C` is in serial order, one device
    /// has all positions.
    ///
    /// # Errors
    ///
    /// As [`launch`](Self::launch) and [`reduce`](Self::reduce).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::Devices;
    ///
    /// #[fp]
    /// fn square(i: Index) -> f64 {
    ///     (i.x() * i.x()) as f64
    /// }
    ///
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let sum = Devices::all().launch_reduce::<square, add, _, _>(100, ())?;
    /// assert_eq!(sum, 328_350.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn launch_reduce<F, C, G, A>(&self, grid: G, args: A) -> Result<C::Out, Error>
    where
        F: Function<Args: Indexed, Out: Reduced>,
        C: Combine + Function<Out = F::Out>,
        G: Grid<<F::Args as Indexed>::Index>,
        A: After<G::Positions, All: Args<F::Args> + Gather<F::Args> + Sync>,
    {
        let args = args.after(grid.positions(F::NAME)?);
        let n = runtime::count::<F, A::All>(&args)?;
        self.reduce(n, |device, piece| {
            runtime::piece_partial::<F, C, A::All>(device, piece, &args)
        })
    }

    /// `F::map_reduce::<C>` with a tuple of arguments, of which each device gets its piece. If `C` is in serial order, one device gets all
    /// elements.
    ///
    /// # Errors
    ///
    /// As `map_reduce`. If pieces fail, the error is that of the lowest.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Devices;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// #[fp]
    /// fn mul(x: f64, y: f64) -> f64 {
    ///     x * y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x: Vec<f64> = (1..=100_000).map(|i| 1.0 / i as f64).collect();
    /// let devices = Devices::of([Device::host(), Device::best()]).with_shares(&[1, 4]);
    /// let squares = devices.map_reduce::<mul, add, _>((&x, &x))?;
    /// assert_eq!(squares.to_bits(), mul::map_reduce::<add>(&Device::host(), &x, &x)?.to_bits());
    /// # Ok(())
    /// # }
    /// ```
    pub fn map_reduce<F, C, A>(&self, args: A) -> Result<C::Out, Error>
    where
        F: Function<Out: Reduced>,
        C: Combine + Function<Out = F::Out>,
        A: DividedArgs<F::Args>,
    {
        let n = runtime::count::<F, A>(&args)?;
        self.reduce(n, |device, piece| {
            let first = piece.start;
            map_partial::<F, C, _>(device, first, args.parts(piece)?)
        })
    }

    /// `C::scan` of values, of which each device gets its piece; for a function of tuples, a tuple of arrays. The results are on the
    /// host. Every element is read twice: first each piece says what it means for those behind it. Both passes compute on the host, with
    /// the elements of a GPU copied there, so GPUs make this scan no faster. If `C` is in serial order, one device scans all elements.
    ///
    /// # Errors
    ///
    /// As `scan`. If pieces fail, the error is that of the lowest.
    ///
    /// # Panics
    ///
    /// If `C` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Devices;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let sums = Devices::all().scan::<add, _>(&[1.0, 2.0, 4.0])?;
    /// assert_eq!(sums, [1.0, 3.0, 7.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn scan<C, A>(&self, values: A) -> Result<Lists<C>, Error>
    where
        C: Combine<Out: Reduced>,
        A: Divided<C::Out>,
        Mapped<C::Out>: Pieces + Send,
    {
        let mut n = None;
        if let Err(found) = values.agree(&mut n) {
            return Err(Error::LengthMismatch {
                function: C::NAME,
                parameter: C::PARAMS[0],
                // An argument can only disagree if one before it has set the length.
                expected: n.unwrap_or(found),
                found,
            });
        }
        let n = n.ok_or(Error::NoLength { function: C::NAME })?;
        if C::ORDER == Order::Serial {
            // Each element waits for all before it.
            return self.one().map(n, |device, piece| {
                runtime::scan::<C, _>(device, values.part(piece)?)
            });
        }
        let partials = self.each(n, &|device: &Device, piece: Range<usize>| {
            let first = piece.start;
            scan_partial::<C, _>(device, first, values.part(piece)?)
        })?;
        // What is known before each piece.
        let mut known = Vec::with_capacity(partials.len());
        let mut before = ScanPartial::<C>::empty(0);
        for partial in partials {
            let end = partial.range().end;
            known.push(before.clone());
            before = before.merge(partial)?;
            debug_assert_eq!(before.range(), 0..end);
        }
        self.map(n, |device, piece| {
            let before = known.iter().find(|known| known.range().end == piece.start);
            let before = before.cloned().unwrap_or_else(|| ScanPartial::empty(0));
            scan_after::<C, _>(device, &before, values.part(piece)?)
        })
    }

    /// An exact sum of `n` elements, to which `piece` adds some: `sum.add(dev, &x[range])`, or their magnitudes, squares or products.
    /// [`Accumulator::round`] rounds it.
    ///
    /// # Errors
    ///
    /// That of the piece with the lowest elements.
    ///
    /// # Panics
    ///
    /// If `piece` does.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Devices;
    /// use fpdsl::prelude::*;
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (x, y) = (vec![0.1; 10_000], vec![0.3; 10_000]);
    /// let dot = Devices::all().exact(10_000, |dev, piece, sum| {
    ///     sum.add_products(dev, &x[piece.clone()], &y[piece])
    /// })?;
    /// assert_eq!(dot.round::<Rn, f64>(), fpdsl::exact::dot::<Rn, _>(&Device::host(), &x, &y)?);
    /// # Ok(())
    /// # }
    /// ```
    pub fn exact(
        &self,
        n: usize,
        piece: impl Fn(&Device, Range<usize>, &mut Accumulator) -> Result<(), Error> + Sync,
    ) -> Result<Accumulator, Error> {
        let sums = self.each(n, &|device: &Device, range: Range<usize>| {
            let mut sum = Accumulator::new();
            piece(device, range, &mut sum)?;
            Ok(sum)
        })?;
        let mut all = Accumulator::new();
        sums.iter().for_each(|sum| all.merge(sum));
        Ok(all)
    }
}
