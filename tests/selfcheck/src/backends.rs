//! The backends that run operations on this machine.

use fpdsl::backend::{Arg, Forms, Level, Strategy, call_at};
use fpdsl::generic::Function;
use fpdsl::{Device, Error};

use crate::row::{Draws, Runner};
use crate::words::{Case, Pair, Word};

/// A way to run a function.
pub struct Backend {
    /// As in the matrix and after `--backend`.
    pub name: String,
    executor: Executor,
}

/// Runs the cases of a backend: by scalar calls at a level, or on a device.
enum Executor {
    Scalar(Level),
    Device(Device),
}

impl Backend {
    /// The scalar backends and the arrays of each level that this CPU has, then the other devices.
    pub fn all(accelerators: Vec<Device>) -> Vec<Backend> {
        let levels = Level::available().iter();
        let scalars = levels.clone().map(|&level| Backend {
            name: level.name().to_owned(),
            executor: Executor::Scalar(level),
        });
        // `hosts` lists the same levels in the same order.
        let arrays = levels.zip(Device::hosts()).map(|(&level, device)| Backend {
            name: format!("{}-arrays", level.name()),
            executor: Executor::Device(device.with_strategy(Strategy::Lanes)),
        });
        let accelerators = accelerators.into_iter().enumerate().map(|(n, device)| Backend {
            name: format!("cuda:{n}"),
            executor: Executor::Device(device),
        });
        scalars.chain(arrays).chain(accelerators).collect()
    }

    /// A text for people: the level or the device's name.
    pub fn description(&self) -> String {
        match &self.executor {
            Executor::Scalar(level) => format!("scalar calls, level {}", level.name()),
            Executor::Device(device) => device.name(),
        }
    }

    /// The device, if it runs arrays.
    pub fn device(&self) -> Option<&Device> {
        match &self.executor {
            Executor::Scalar(_) => None,
            Executor::Device(device) => Some(device),
        }
    }

    /// Runs cases.
    pub fn run(
        &self,
        runner: &Runner,
        draws: Draws,
        cases: &[Case],
        results: &mut [Pair],
    ) -> Result<(), Error> {
        match &self.executor {
            Executor::Scalar(level) => {
                (runner.scalar)(*level, draws, cases, results);
                Ok(())
            }
            Executor::Device(device) => (runner.map)(device, draws, cases, results),
        }
    }

    /// `F` of `n` elements. A device takes them from the arrays; a scalar backend takes the arguments of each from `call`.
    pub fn compute<F, A>(
        &self,
        n: usize,
        arrays: A,
        call: impl Fn(usize) -> F::Args,
    ) -> Result<Vec<F::Out>, Error>
    where
        F: Function<Out: Word>,
        A: Arg<F::Args, Form: Forms<F::Args>>,
    {
        match &self.executor {
            Executor::Scalar(level) => Ok((0..n).map(|i| call_at::<F>(*level, call(i))).collect()),
            Executor::Device(device) => fpdsl::backend::map::<F, A>(arrays).run(device)?.into_vec(),
        }
    }
}
