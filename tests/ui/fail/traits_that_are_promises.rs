use std::borrow::Cow;
use std::sync::Arc;

use fpdsl::backend::{Accelerator, Gather, Input, MapKernel, Memory};
use fpdsl::prelude::*;
use fpdsl::{Error, exact};

#[derive(Clone, Copy, Fp)]
struct Pair {
    a: f64,
    b: u32,
}

impl fpdsl::Plain for Pair {}

#[derive(Clone, Copy)]
struct Longer;

impl Gather<f64> for Longer {
    type Anywhere = f64;

    fn gathered<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        _: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

impl exact::Values<f64> for Longer {
    fn count(&self) -> usize {
        1000
    }

    fn in_memory(&self, _: &'static str) -> Result<&[f64], Error> {
        Ok(&[])
    }

    fn fetched(&self) -> Result<Cow<'_, [f64]>, Error> {
        Ok(Cow::Borrowed(&[]))
    }
}

fn runs(device: &dyn Accelerator, kernel: &MapKernel, memory: &dyn Memory) {
    let _ = device.map(kernel, 1000, &[Input::Memory(memory)], &[memory]);
}

fn main() {}
