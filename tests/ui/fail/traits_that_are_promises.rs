use std::ops::Range;
use std::sync::Arc;

use fpdsl::backend::{Accelerator, Arg, Describe, Form, Input, MapKernel, Memory, Misfit};
use fpdsl::prelude::*;
use fpdsl::views::View;
use fpdsl::{Error, exact};

#[derive(Clone, Copy, Fp)]
struct Pair {
    a: f64,
    b: u32,
}

impl fpdsl::cuda::Plain for Pair {}

#[derive(Clone, Copy)]
struct Longer;

impl Arg<f64> for Longer {
    type Form = Longer;

    fn form(self) -> Longer {
        self
    }
}

impl Form<f64> for Longer {
    type Source = ();
    type Anywhere = f64;
    type Whole = ();
    type Part<'a> = Longer;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, _: &'static str) -> Result<(), Error> {
        Ok(())
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        _: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Ok(())
    }

    fn whole(&self, _: &'static str) -> Result<(), Error> {
        Ok(())
    }

    fn part(&self, _: Range<usize>) -> Result<Longer, Error> {
        Ok(*self)
    }

    fn describe(&self, _: &mut dyn Describe) -> Result<(), Error> {
        Ok(())
    }
}

impl exact::Values<f64> for Longer {
    fn count(&self) -> usize {
        1000
    }

    fn as_view(&self) -> View<'_, f64> {
        View::from(&[])
    }
}

fn runs(device: &dyn Accelerator, kernel: &MapKernel, memory: &dyn Memory) {
    let _ = device.map(kernel, 1000, &[Input::Memory(memory)], &[memory]);
}

fn main() {}
