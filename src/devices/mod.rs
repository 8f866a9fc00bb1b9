//! Work shared by several devices.

mod runs;

use std::fmt;
use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use fpdsl_runtime::device::{Output, Partial, Transfer};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::exact::Accumulator;
use fpdsl_runtime::function::{Combine, Order};

use crate::Device;

/// Below this many elements for each device, pieces end at borders of parts; above, at those of 256 parts, so that fewer values
/// wait for their neighbours.
const MANY: usize = 1 << 22;

/// Several devices that share the elements of a call: each has a piece, and the results are put together in order.
///
/// Calls [run](fpdsl_runtime::device::Runs) on them as on one: `mul::map(&x, &y).reduce::<add>().run(&devices)?`. [`map`](Self::map),
/// [`reduce`](Self::reduce) and [`exact`](Self::exact) take a closure instead. It gets a device and its piece, a range of positions,
/// and makes a partial of a reduction, elements of a map or part of a sum, with the slices that it needs (a halo included). Pieces end
/// at multiples of 4096, in proportion to the [shares](Self::with_shares). The results have the bits of one device for any devices and
/// shares.
///
/// Each accelerator has a thread of its own. The host's pieces run on the calling thread, and share its threads.
///
/// With `order = "serial"` each element waits for all before it. Then the first device that has a share does all of a reduction or scan.
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
/// fn double(x: f64) -> f64 {
///     2.0 * x
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let x: Vec<f64> = (1..=100_000).map(|i| 1.0 / i as f64).collect();
/// let devices = Devices::all();                               // every GPU, or the host
/// let sum = devices.reduce(x.len(), |dev, piece| add::reduce(&x[piece.clone()]).partial(dev, piece.start))?;
/// assert_eq!(sum.to_bits(), add::reduce(&x).run(&Device::host())?.to_bits());
/// let y = devices.map(x.len(), |dev, piece| double::map(&x[piece]).run(dev))?;
/// assert_eq!(y[1], 1.0);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Devices {
    devices: Vec<Device>,
    shares: Vec<usize>,
}

impl Devices {
    /// Returns every CUDA device that works; if there is none, the host.
    ///
    /// # Examples
    ///
    /// ```
    /// let devices = fpdsl::Devices::all();
    /// assert!(!devices.list().is_empty());
    /// ```
    pub fn all() -> Self {
        Devices::of(gpus())
    }

    /// Returns these devices, of any kind, with equal shares. If there are none, the host.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::{Device, Devices};
    ///
    /// let devices = Devices::of([Device::host(), Device::best()]);
    /// assert_eq!(devices.list().len(), 2);
    /// ```
    pub fn of(devices: impl IntoIterator<Item = Device>) -> Self {
        let mut devices: Vec<Device> = devices.into_iter().collect();
        if devices.is_empty() {
            devices.push(Device::host());
        }
        let shares = vec![1; devices.len()];
        Devices { devices, shares }
    }

    /// The same devices, with pieces in proportion to `shares`, one for each device in order. A device whose share is missing or 0 has
    /// nothing to do. If that holds for all, the first has everything. Shares change no bit, only the time.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::Devices;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let hosts = Devices::of([Device::host(), Device::host()]).with_shares(&[1, 3]);
    /// let sum = hosts.reduce(10_000, |dev, piece| add::reduce(&vec![0.5; piece.len()]).partial(dev, piece.start))?;
    /// assert_eq!(sum, 5000.0);
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn with_shares(mut self, shares: &[usize]) -> Self {
        self.shares = (0..self.devices.len())
            .map(|k| shares.get(k).copied().unwrap_or(0))
            .collect();
        self
    }

    /// The devices.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Devices;
    ///
    /// for device in Devices::all().list() {
    ///     println!("{}", device.name());
    /// }
    /// ```
    pub fn list(&self) -> &[Device] {
        &self.devices
    }

    /// Reduces `n` elements; `piece` makes the [`Partial`] of some: `add::reduce(&x[range.clone()]).partial(dev, range.start)` from a
    /// part of an array, or `f::launch(n, ..).reduce::<add>().partial(dev, range)` from a call that has all elements. If `C` is in
    /// serial order, one device makes the partial of all elements.
    ///
    /// # Errors
    ///
    /// The error of the piece with the lowest elements; those of [`Partial::merge`] and [`Partial::finish`]; [`Error::Untrapped`] if a device
    /// traps, as partials are merged on none.
    ///
    /// # Panics
    ///
    /// If `piece` does.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::Devices;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = vec![0.5; 10_000];
    /// let sum = Devices::all().reduce(x.len(), |dev, piece| add::reduce(&x[piece.clone()]).partial(dev, piece.start))?;
    /// assert_eq!(sum, 5000.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn reduce<C: Combine<Out: Output>>(
        &self,
        n: usize,
        piece: impl Fn(&Device, Range<usize>) -> Result<Partial<C>, Error> + Sync,
    ) -> Result<C::Out, Error> {
        self.untrapped()?;
        let partials = if C::ORDER == Order::Serial {
            self.one().each(n, &piece)?
        } else {
            self.each(n, &piece)?
        };
        let mut all = Partial::empty(0);
        for partial in partials {
            all = all.merge(partial)?;
        }
        all.finish(n)
    }

    /// Returns the results for `n` elements, on the host; for results that are tuples, a tuple of lists. `piece` computes some in
    /// order: `f::map(&x[range]).run(dev)`.
    ///
    /// # Errors
    ///
    /// The error of the piece with the lowest elements, whose fault counts from the beginning of the piece; [`Error::PieceLength`] if
    /// `piece` returns more or fewer results than its range has elements; failures of devices.
    ///
    /// # Panics
    ///
    /// If `piece` does.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::Devices;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = vec![0.5; 10_000];
    /// let sums = Devices::all().map(x.len(), |dev, piece| add::map(&x[piece], 1.0).run(dev))?;
    /// assert_eq!(sums, [1.5; 10_000]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn map<B: Transfer>(
        &self,
        n: usize,
        piece: impl Fn(&Device, Range<usize>) -> Result<B, Error> + Sync,
    ) -> Result<B::Lists, Error> {
        self.joined::<B>(n, |device, range| {
            let mut list = B::Lists::default();
            piece(device, range.clone())?.append_to(&mut list)?;
            let (shortest, longest) = B::lengths(&list);
            match [shortest, longest]
                .into_iter()
                .find(|&found| found != range.len())
            {
                Some(found) => Err(Error::PieceLength { range, found }),
                None => Ok(list),
            }
        })
    }

    /// The lists of all pieces. The thread of a device copies its own to the host.
    fn joined<B: Transfer>(
        &self,
        n: usize,
        piece: impl Fn(&Device, Range<usize>) -> Result<B::Lists, Error> + Sync,
    ) -> Result<B::Lists, Error> {
        let mut lists = B::Lists::default();
        for list in self.each(n, &piece)? {
            B::join(&mut lists, list);
        }
        Ok(lists)
    }

    /// Returns the exact sum of `n` elements; `piece` adds some: `sum.add(dev, &x[range])`, or their magnitudes, squares or products.
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

    /// The first device that has a share, alone.
    fn one(&self) -> Devices {
        let with_share = self
            .devices
            .iter()
            .zip(&self.shares)
            .find(|(_, share)| **share > 0);
        Devices::of(
            with_share
                .map(|(device, _)| device)
                .or(self.devices.first())
                .cloned(),
        )
    }

    /// Refuses devices that trap where partials are merged, which is done on none of them.
    fn untrapped(&self) -> Result<(), Error> {
        self.devices
            .iter()
            .try_for_each(|device| device.expect_untrapped())
    }

    /// The result of `work` for each piece, in order.
    fn each<R: Send>(
        &self,
        n: usize,
        work: &(impl Fn(&Device, Range<usize>) -> Result<R, Error> + Sync),
    ) -> Result<Vec<R>, Error> {
        let pieces = self.pieces(n);
        let mut results: Vec<Option<Result<R, Error>>> = pieces.iter().map(|_| None).collect();
        thread::scope(|scope| {
            let mut started = Vec::new();
            for (k, (device, range)) in pieces.iter().enumerate() {
                if device.is_host() {
                    continue;
                }
                let run = move || work(device, range.clone());
                // Where no thread can be started, the calling one does it below.
                if let Ok(thread) = thread::Builder::new().spawn_scoped(scope, run) {
                    started.push((k, thread));
                }
            }
            for (k, (device, range)) in pieces.iter().enumerate() {
                if started.iter().all(|(other, _)| *other != k) {
                    results[k] = Some(work(device, range.clone()));
                }
            }
            for (k, thread) in started {
                results[k] = Some(thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
        });
        results.into_iter().flatten().collect()
    }

    /// The pieces of `n` elements that are not empty, but for one if there are no elements.
    fn pieces(&self, n: usize) -> Vec<(&Device, Range<usize>)> {
        let total: u128 = self.shares.iter().map(|&share| share as u128).sum();
        let unit = if n / self.devices.len() >= MANY {
            4096 * 256
        } else {
            4096
        };
        let mut pieces = Vec::new();
        let (mut begin, mut shares) = (0, 0);
        for (device, &share) in self.devices.iter().zip(&self.shares) {
            shares += share as u128;
            let end = match total {
                0 => n,
                _ if shares == total => n,
                // At most `n`, so that it fits; the next border may be beyond all numbers.
                _ => ((n as u128 * shares / total) as usize)
                    .checked_next_multiple_of(unit)
                    .map_or(n, |border| border.min(n)),
            };
            if end > begin {
                pieces.push((device, begin..end));
                begin = end;
            }
        }
        if pieces.is_empty() {
            pieces.extend(self.devices.first().map(|device| (device, 0..0)));
        }
        pieces
    }
}

/// Every CUDA device that works.
#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
fn gpus() -> Vec<Device> {
    let mut found = Vec::new();
    for ordinal in 0.. {
        match Device::cuda(ordinal) {
            Ok(device) => found.push(device),
            Err(Error::NoSuchDevice { .. } | Error::NoDriver { .. } | Error::NoNvrtc { .. }) => break,
            // Another one may work.
            Err(why) => fpdsl_runtime::log::log(|| format!("cuda:{ordinal} is left out: {why}")),
        }
    }
    found
}

/// This build knows none.
#[cfg(not(all(feature = "cuda", not(target_family = "wasm"))))]
fn gpus() -> Vec<Device> {
    Vec::new()
}

impl fmt::Debug for Devices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.devices).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::single_range_in_vec_init)] // A list of pieces may have one.
    fn pieces_are_in_proportion_and_end_at_borders() {
        let hosts = |n: usize| Devices::of((0..n).map(|_| Device::host()));
        let ranges = |devices: &Devices, n: usize| -> Vec<Range<usize>> {
            devices.pieces(n).into_iter().map(|(_, range)| range).collect()
        };
        assert_eq!(ranges(&hosts(3), 0), [0..0]);
        assert_eq!(ranges(&hosts(3), 100), [0..100]);
        assert_eq!(ranges(&hosts(2), 10_000), [0..8192, 8192..10_000]);
        assert_eq!(ranges(&hosts(0), 9), [0..9]);
        let unequal = hosts(3).with_shares(&[1, 0, 3]);
        assert_eq!(ranges(&unequal, 40_960), [0..12_288, 12_288..40_960]);
        assert_eq!(ranges(&hosts(2).with_shares(&[]), 5), [0..5]);
        assert_eq!(ranges(&hosts(2), 1 << 24), [0..1 << 23, 1 << 23..1 << 24]);
        let all = ranges(&hosts(7).with_shares(&[usize::MAX; 7]), 123_456_789);
        assert!(
            all.windows(2)
                .all(|two| two[0].end == two[1].start && two[1].start % (1 << 20) == 0)
        );
        assert_eq!((all[0].start, all[6].end), (0, 123_456_789));
        let most = ranges(&hosts(2).with_shares(&[usize::MAX, 1]), usize::MAX);
        assert_eq!(most, [0..usize::MAX]);
    }
}
