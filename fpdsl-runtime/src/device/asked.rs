//! Calls of bodies that count.
//!
//! On the host, compiled code adds to counters of its own block of elements, so threads share none. Their sums are those of any other
//! order. Where the first block that a counter is not zero after has been found, halves of it are computed again until one element is
//! left. An accelerator keeps the smallest element of each counter itself.

use core::ops::Range;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::accelerator::{Accelerator, Input, MapKernel, launch};
use super::arg::Form;
use super::compiled::{Code, Elements, Region, counting};
use super::erased::{Erased, Work};
use super::fused::kernel;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::strategy::Host;
use crate::error::Error;
use crate::function::{Function, ParameterList};
use crate::ir::Kernel;
use crate::loops::given::Given;
use crate::loops::{ElementFault, LANES};
use crate::question::{Asked, Question};

/// How often something happened in a call, and the smallest element where it did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often.
    pub count: u64,
    /// The element; none if it never happened.
    pub first: Option<usize>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.count += other.count;
        self.first = self.first.into_iter().chain(other.first).min();
    }
}

/// The kernel of `F`, of whose parameters it is given `G`, with a question in it.
pub(super) fn asked_kernel<F: Function, G: Given<F::Args>, Q: Question, const APART: bool>() -> MapKernel {
    struct Key<T, const APART: bool>(PhantomData<T>);
    fn trace<F: Function, G: Given<F::Args>, Q: Question, const APART: bool>() -> Kernel {
        Q::ask(&(kernel::<F, G>().trace)(), APART).kernel
    }
    MapKernel {
        id: core::any::TypeId::of::<Key<(F, G, Q), APART>>(),
        name: F::NAME,
        trace: trace::<F, G, Q, APART>,
    }
}

/// Elements that code counts before it is looked which counters it added to.
const BLOCK: usize = 4096;

/// The results of a call on the host, and its tallies; none of those if the body is not compiled.
///
/// # Safety
///
/// The array arguments have `n` elements, and the CPU has the host's level.
pub(super) unsafe fn on_host<P, O, A>(
    host: Host,
    n: usize,
    args: &A,
    function: &Erased<P, O>,
    (kernel, asked): (&MapKernel, &Asked),
) -> Result<(Mapped<O>, Option<Vec<Tally>>), Error>
where
    P: ParameterList,
    O: Output,
    A: Form<P>,
{
    let source = args.source(function.names.function)?;
    let mut room = O::room(n)?;
    let sink = O::sink(&mut room);
    // SAFETY: the caller's; there is room for `n` results.
    let elements = unsafe { function.elements(host.level, source, sink) };
    // SAFETY: as above.
    let tallies = unsafe { counted(host, n, &elements, kernel, asked)? };
    // SAFETY: no element faulted, so every result is written.
    Ok((unsafe { O::filled(room, n) }, tallies))
}

/// # Safety
///
/// The elements may be computed, and nothing else touches the room of their results.
unsafe fn counted(
    host: Host,
    n: usize,
    work: &dyn Work,
    kernel: &MapKernel,
    asked: &Asked,
) -> Result<Option<Vec<Tally>>, Error> {
    let record = || Arc::new(asked.kernel.clone());
    let counters = asked.counters as usize;
    let code = work.laid(|places| {
        let known = places.iter().all(|places| places.regions().is_some());
        known
            .then(|| counting(kernel.id, host.level, places, counters, record))
            .flatten()
    });
    let wake = Wake::for_map(work.ways().gather, None, n);
    let Some(code) = code else {
        // SAFETY: the caller's.
        let run = |range| unsafe { work.single(range) };
        in_parts(0..n, LANES, wake, &run)?;
        return Ok(None);
    };
    let counting = Counting {
        work,
        code,
        counters,
        refused: AtomicBool::new(false),
    };
    let total = Mutex::new(vec![Tally::default(); counters]);
    let part = |range: Range<usize>| {
        let mut tallies = vec![Tally::default(); counters];
        for start in range.clone().step_by(BLOCK) {
            // SAFETY: the caller's.
            let counts = unsafe { counting.block(start..range.end.min(start + BLOCK))? };
            for (tally, count) in tallies.iter_mut().zip(counts) {
                let first = (count > 0).then_some(start);
                tally.add(Tally { count, first });
            }
        }
        let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
        for (total, tally) in total.iter_mut().zip(tallies) {
            total.add(tally);
        }
        Ok(())
    };
    in_parts(0..n, BLOCK, wake, &part)?;
    let mut total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut starts: Vec<usize> = total.iter().filter_map(|tally| tally.first).collect();
    starts.sort_unstable();
    starts.dedup();
    for start in starts {
        let found = (0..counters).filter(|&counter| total[counter].first == Some(start));
        // Parts begin at multiples of a block, but for a sample before them.
        let end = n.min(start + BLOCK);
        // SAFETY: the caller's; all of it has been computed, and gets the same results again.
        unsafe { counting.narrow(start..end, found.collect(), &mut total)? };
    }
    Ok((!counting.refused.load(Ordering::Relaxed)).then_some(total))
}

struct Counting<'a> {
    work: &'a dyn Work,
    code: &'a dyn Code,
    counters: usize,
    /// True if code left elements out that have no fault: for lack of memory.
    refused: AtomicBool,
}

impl Counting<'_> {
    /// What some elements add to the counters.
    ///
    /// # Safety
    ///
    /// The elements may be computed.
    unsafe fn block(&self, range: Range<usize>) -> Result<Vec<u64>, ElementFault> {
        let mut counts = vec![0_u64; self.counters];
        let at_once = self.work.at_once().max(1).checked_next_multiple_of(LANES);
        let mut rest = range;
        while !rest.is_empty() {
            let end = rest
                .end
                .min(rest.start.saturating_add(at_once.unwrap_or(usize::MAX)));
            let next = rest.start..end;
            rest.start = end;
            let done = self.work.laid(|[inputs, outputs]| {
                let (Some(sources), Some(targets)) = (inputs.regions(), outputs.regions()) else {
                    return Err(next.start);
                };
                let mut sources = sources.to_vec();
                sources.push(Region {
                    address: counts.as_mut_ptr().cast(),
                    step: 0,
                    len: self.counters,
                });
                let elements = Elements {
                    range: next.clone(),
                    extents: inputs.extents().map(|extent| extent.max(1)),
                    // No element is counted twice.
                    in_place: true,
                };
                // SAFETY: the caller's, and the code is that for these places with counters behind the inputs.
                unsafe {
                    self.work.prepare(next.clone());
                    self.code.run(&sources, targets, &elements)
                }
            });
            if let Err(at) = done {
                // SAFETY: the caller's.
                unsafe { self.work.single(at..next.end)? };
                self.refused.store(true, Ordering::Relaxed);
            }
        }
        Ok(counts)
    }

    /// Finds the first elements of a range that add to some counters, which are those that do.
    ///
    /// # Safety
    ///
    /// As [`Counting::block`].
    unsafe fn narrow(
        &self,
        range: Range<usize>,
        mut found: Vec<usize>,
        total: &mut [Tally],
    ) -> Result<(), ElementFault> {
        if found.is_empty() {
            return Ok(());
        }
        if range.len() <= 1 {
            for counter in found {
                total[counter].first = Some(range.start);
            }
            return Ok(());
        }
        let middle = range.start + range.len() / 2;
        // SAFETY: the caller's.
        unsafe {
            let counts = self.block(range.start..middle)?;
            let below = found.extract_if(.., |counter| counts[*counter] > 0).collect();
            self.narrow(range.start..middle, below, total)?;
            self.narrow(middle..range.end, found, total)
        }
    }
}

/// The results of a call on an accelerator, and its tallies.
pub(super) fn on_accelerator<P, O, A>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    args: &A,
    asked: &Asked,
) -> Result<(Mapped<O>, Vec<Tally>), Error>
where
    P: ParameterList,
    O: Output,
    A: Form<P>,
{
    let counters = asked.counters as usize;
    let words = [vec![0; counters], vec![u64::MAX; counters]].concat();
    let mut bytes: Vec<u8> = words.into_iter().flat_map(u64::to_ne_bytes).collect();
    let memory = device.upload(&bytes)?;
    let mut inputs = Vec::new();
    args.inputs(kernel.name, device, &mut inputs)?;
    inputs.push(Input::Counters(&*memory));
    let mut outputs = Vec::new();
    O::allocate(&**device, n, &mut outputs)?;
    launch(&**device, kernel, n, &inputs, &outputs)?;
    device.download(&*memory, &mut bytes)?;
    let (words, _) = bytes.as_chunks::<8>();
    let word = |at: usize| u64::from_ne_bytes(words[at]);
    let tallies = (0..counters).map(|counter| Tally {
        count: word(counter),
        first: (word(counter) > 0).then(|| word(counters + counter) as usize),
    });
    let tallies = tallies.collect();
    Ok((O::buffers(device, n, &mut outputs.into_iter())?, tallies))
}
