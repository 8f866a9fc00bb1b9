//! One block of sixteen elements at a time on a lane backend of choice.

use fpdsl_runtime::lanes::{ArrayLanes, LANES, LaneBackend, LaneFaults, Mask, Stored};
use fpdsl_runtime::portable::Portable;

use super::{Outcome, Subject};
use crate::bits::Flat;

/// Makes a lane backend for a block.
pub trait Family {
    /// The backend.
    type On<'a>: LaneBackend;

    /// The backend with these lanes executing; the caller has made sure that the processor can.
    fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_>;
}

/// Lanes over the portable backend.
pub struct Baseline;

impl Family for Baseline {
    type On<'a> = ArrayLanes<'a, Portable>;

    fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
        ArrayLanes::new(Portable::new(), active, faults)
    }
}

#[cfg(target_arch = "x86_64")]
pub use on_x86::{Avx512, Fma};

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use super::*;
    use fpdsl_runtime::avx512::lanes::Avx512Lanes;
    use fpdsl_runtime::portable::PortableFma;

    /// Lanes over the portable backend with fused multiply-add instructions.
    pub struct Fma;

    impl Family for Fma {
        type On<'a> = ArrayLanes<'a, PortableFma>;

        fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
            // SAFETY: the caller has made sure that the processor can.
            ArrayLanes::new(unsafe { PortableFma::new() }, active, faults)
        }
    }

    /// AVX-512 lanes.
    pub struct Avx512;

    impl Family for Avx512 {
        type On<'a> = Avx512Lanes<'a>;

        fn backend(active: Mask, faults: &LaneFaults) -> Self::On<'_> {
            // SAFETY: the caller has made sure that the processor can.
            unsafe { Avx512Lanes::new(active, faults) }
        }
    }
}

/// The outcome for each of the inputs; the last block is a partial one unless there are whole blocks only.
pub fn run<L: Family, F: Subject>(inputs: &[Vec<u64>]) -> Vec<Outcome> {
    inputs.chunks(LANES).flat_map(block::<L, F>).collect()
}

fn block<L: Family, F: Subject>(inputs: &[Vec<u64>]) -> Vec<Outcome> {
    let args: Vec<F::Args> = inputs
        .iter()
        .map(|input| Flat::from_flat(&mut input.iter().copied()))
        .collect();
    // Any value will do for results, as long as it is one.
    let zero = F::Out::from_flat(&mut std::iter::repeat(0));
    let mut results = vec![zero; inputs.len()];
    let faults = LaneFaults::new();
    let b = L::backend(Mask::first(inputs.len()), &faults);
    // SAFETY: there is an argument and a result for each executing lane.
    unsafe {
        let args = F::Args::load(b, args.as_ptr(), size_of::<F::Args>());
        F::Out::store(b, F::eval(b, args), results.as_mut_ptr(), size_of::<F::Out>());
    }
    let outcome = |(lane, result): (usize, F::Out)| match faults.lowest() {
        Some((lowest, fault)) if lowest as usize == lane => Outcome::Fault(fault.to_string()),
        _ if faults.lanes().has(lane) => Outcome::SomeFault,
        _ => {
            let mut values = Vec::new();
            result.flatten(&mut values);
            Outcome::Values(values)
        }
    };
    results.into_iter().enumerate().map(outcome).collect()
}
