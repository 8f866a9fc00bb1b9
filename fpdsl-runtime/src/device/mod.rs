//! Devices, buffers, and functions run over them.
//!
//! # What safe code can hold
//!
//! A call that replaces what it reads makes an argument that points into its target (`update`). The caller never holds one: it writes
//! `..`, and the library puts its own argument there when the call runs (`Replace` in `arg/replaced.rs`).
//!
//! Traits that unsafe code relies on are `unsafe`, from `Form` and `Destination` to `Placed` and `Element`, or sealed, as
//! `cuda::Plain` and `exact::Values` are. All others can be implemented wrongly: what they give is compared with the lengths of the
//! call. `Accelerator::map` is unsafe to call, because kernels of reductions read without tests. Whoever implements that trait is
//! trusted with nothing but results.

mod accelerator;
mod anywhere;
mod appended;
mod arg;
mod asked;
mod buffer;
mod by_place;
mod call;
mod clock;
mod coloring;
mod colors;
mod column;
mod combine;

pub mod compact;
pub mod compiled;
mod composed;
mod destination;
pub mod distinct;
mod early;
mod erased;
mod few;
mod fold;
mod fused;
mod host;
mod identity;
mod in_rows;
mod inner;
mod into;
mod known;
mod lag;
mod leading;
mod map;
mod order;
pub mod ordered;
mod outcome;
mod output;
mod palette;
mod parameters;
mod partial;
mod parts;
mod pass;
mod piece;
mod planes;
mod prefix;
mod reach;
pub mod receipt;
pub mod reduce;
mod region;
mod room;
mod sampled;
pub mod scan;
pub mod scatter;
mod scattered;
mod seconds;
pub mod segments;
mod shortage;
mod strategy;
mod streaming;
mod transfer;
mod update;
mod view;

use std::fmt;
use std::sync::Arc;

use crate::draws::Seed;
pub use crate::element::Element;
pub use crate::loops::Key;
pub use accelerator::{Accelerator, Input, KernelId, MapKernel, Memory, Rows};
pub use anywhere::Anywhere;
pub use arg::{
    Arg, Behind, Describe, Form, FormOf, Forms, Grid, Gridded, Indexed, Misfit, Positions, Replace, Replaced,
    Role, RowForm, RowLast, RowToCome, Stored, Value, WithRow,
};
pub use asked::{Added, Answer, Tally};
pub use buffer::Buffer;
pub use call::{
    Call, CallRowsFirst, Combining, Compaction, Compared, Exclusive, Explainer, InRows, Inner, Inspected,
    Look, PartAt, Product, Questioned, Reduction, Replied, Replies, Reply, Runs, Scan, Scannable, Seeded,
    SeededDevice, SeededForms, Suspect, Visit, Which, launch, map, reduce, scan,
};
pub use coloring::Coloring;
pub use column::Column;
pub use compact::{Fill, Flagged};
pub use composed::{Composed, Functions};
pub use destination::{Destination, Place, Room, Target};
pub use distinct::Targets;
pub use erased::{Compiled, Names};
pub use inner::{Chain, InArrays, InnerStep, Matrix, StepParameters, product};
pub use order::{Prefixes, Tiers, Total};
pub use outcome::Outcome;
pub use output::{Mapped, Output};
pub use parameters::Parameters;
pub use partial::{Accumulation, Partial};
pub use sampled::Sampled;
pub use scattered::Scattered;
pub use segments::{Groups, gather, group};
pub use strategy::Strategy;
#[doc(hidden)]
pub use streaming::with_streaming_from;
pub use transfer::Transfer;
pub use update::Update;
pub use view::{View, ViewMut};

pub(crate) use parts::{Wake, in_parts};

use crate::dispatch::{Level, level};
use crate::error::Error;
use strategy::Host;

/// A device on which functions run over arrays: the host, with its lanes and threads, or an accelerator.
///
/// Cheap to clone; clones are the same device.
#[derive(Clone)]
pub struct Device {
    backing: Backing,
    /// There if it traps.
    explainer: Option<&'static Explainer>,
}

#[derive(Clone)]
pub(crate) enum Backing {
    /// With the instructions of a level that this CPU has.
    Host(Host),
    Accelerator(Arc<dyn Accelerator>),
}

impl Device {
    /// The host: the widest lanes of this CPU, and the [threads](crate::threads) of the caller.
    ///
    /// # Examples
    ///
    /// ```
    /// let dev = fpdsl::Device::host();
    /// assert!(dev.is_host());
    /// ```
    pub fn host() -> Self {
        Device::at(level())
    }

    /// The host once for each kind of lanes that this CPU has, from the least to the best: the same bits, at different
    /// speeds.
    ///
    /// # Examples
    ///
    /// ```
    /// // Each kind of lanes gives the same bits.
    /// for dev in fpdsl::Device::hosts() {
    ///     println!("{}", dev.name());
    /// }
    /// # assert!(fpdsl::Device::hosts().iter().all(|dev| dev.is_host()));
    /// ```
    pub fn hosts() -> Vec<Self> {
        Level::available()
            .iter()
            .map(|&level| Device::at(level))
            .collect()
    }

    fn of(backing: Backing) -> Self {
        Device {
            backing,
            explainer: None,
        }
    }

    fn at(level: Level) -> Self {
        let strategy = Strategy::default();
        Device::of(Backing::Host(Host { level, strategy }))
    }

    /// Returns the same device; on the host it computes elements by `strategy`, which changes no bit, only the time.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    /// use fpdsl::backend::Strategy;
    ///
    /// let one_at_a_time = Device::host().with_strategy(Strategy::Single);
    /// assert!(one_at_a_time.is_host());
    /// ```
    pub fn with_strategy(&self, strategy: Strategy) -> Self {
        let backing = match &self.backing {
            Backing::Host(host) => Backing::Host(Host { strategy, ..*host }),
            Backing::Accelerator(_) => return self.clone(),
        };
        Device { backing, ..*self }
    }

    /// A device that runs traced kernels.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    /// use fpdsl::backend::Accelerator;
    /// use std::sync::Arc;
    ///
    /// /// A device of one's own.
    /// fn device(mine: impl Accelerator + 'static) -> Device {
    ///     Device::accelerator(Arc::new(mine))
    /// }
    /// ```
    pub fn accelerator(device: Arc<dyn Accelerator>) -> Self {
        Device::of(Backing::Accelerator(device))
    }

    /// The name of the device: `host: avx512, 2 threads`, or `cuda:0: NVIDIA H200 (sm_90)`.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(fpdsl::Device::host().name().starts_with("host: "));
    /// ```
    pub fn name(&self) -> String {
        let mut name = match &self.backing {
            Backing::Host(host) => host::name(host.level),
            Backing::Accelerator(device) => device.name(),
        };
        if self.traps() {
            name.push_str(", trapping");
        }
        name
    }

    /// Returns true if this is the host.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(fpdsl::Device::host().is_host());
    /// ```
    pub fn is_host(&self) -> bool {
        match self.backing {
            Backing::Host(_) => true,
            Backing::Accelerator(_) => false,
        }
    }

    /// The accelerator, if this is one.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(fpdsl::Device::host().as_accelerator().is_none());
    /// ```
    pub fn as_accelerator(&self) -> Option<&Arc<dyn Accelerator>> {
        match &self.backing {
            Backing::Host(_) => None,
            Backing::Accelerator(device) => Some(device),
        }
    }

    /// Waits for all work queued on the device; the host has none.
    ///
    /// # Errors
    ///
    /// The first error of that work.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(fpdsl::Device::host().synchronize().is_ok());
    /// ```
    pub fn synchronize(&self) -> Result<(), Error> {
        match &self.backing {
            Backing::Host(_) => Ok(()),
            Backing::Accelerator(device) => device.synchronize(),
        }
    }

    /// The device with a seed for stochastic rounding: it runs calls, reductions, scans and compactions in which functions with
    /// `mode = "sr"` draw random bits. An element of a call draws those of its position, and a combination of a reduction or a scan
    /// those of its place in the published order. Without a seed such a call is an error.
    ///
    /// The host keeps the values between the steps of a seeded reduction or scan, on whatever device the steps run.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "sr", identity = -0.0)]
    /// fn add(x: f32, y: f32) -> f32 {
    ///     x + y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (dev, x) = (Device::host(), vec![0.1; 1000]);
    /// let sum = add::reduce(&x).run(&dev.seeded(42))?;
    /// assert_eq!(add::reduce(&x).run(&dev.seeded(42))?, sum);
    /// assert!((sum - 100.0).abs() < 1e-3);
    /// assert!(add::reduce(&x).run(&dev).is_err());
    /// # Ok(())
    /// # }
    /// ```
    pub fn seeded(&self, seed: impl Into<Seed>) -> SeededDevice {
        SeededDevice::of(self.clone(), seed.into())
    }

    /// Returns the same device; an exception of an operation stops calls.
    #[must_use]
    pub fn trapping_by(&self, explainer: &'static Explainer) -> Self {
        Device {
            explainer: Some(explainer),
            ..self.clone()
        }
    }

    /// Returns true if an exception of an operation stops calls.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(!fpdsl::Device::host().traps());
    /// ```
    pub fn traps(&self) -> bool {
        self.explainer.is_some()
    }

    /// Refuses a device that traps: for work that no device does, in which nothing traps.
    ///
    /// # Errors
    ///
    /// [`Error::Untrapped`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    ///
    /// assert!(Device::host().expect_untrapped().is_ok());
    /// assert!(Device::host().trapping().expect_untrapped().is_err());
    /// ```
    pub fn expect_untrapped(&self) -> Result<(), Error> {
        if self.traps() {
            return Err(Error::Untrapped { device: self.name() });
        }
        Ok(())
    }

    /// Returns the same device; no exception stops a call.
    #[must_use]
    pub fn without_traps(&self) -> Self {
        Device {
            explainer: None,
            ..self.clone()
        }
    }

    /// Where memory lies, and questions are asked.
    pub(crate) fn backing(&self) -> &Backing {
        &self.backing
    }

    /// Where work is done in which nothing traps.
    ///
    /// # Errors
    ///
    /// As [`expect_untrapped`](Self::expect_untrapped).
    pub(crate) fn untrapped(&self) -> Result<&Backing, Error> {
        self.expect_untrapped()?;
        Ok(&self.backing)
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}
