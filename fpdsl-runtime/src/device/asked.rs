//! Calls of bodies that count.
//!
//! On the host, compiled code adds to counters of its own block of elements, so threads share none. Their sums are those of any other
//! order. Where the first block that a counter is not zero after has been found, halves of it are computed again until one element is
//! left. An accelerator keeps the smallest element of each counter itself.

use core::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::accelerator::{Accelerator, Input, MapKernel, Memory, launch};
use super::arg::Form;
use super::compiled::{Code, Elements, Region, asking};
use super::erased::{Erased, Work};
use super::known::Known;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::zeroed;
use super::strategy::Host;
use crate::error::Error;
use crate::function::ParameterList;
use crate::lift::ScalarType;
use crate::loops::{ElementFault, LANES};
use crate::question::{AnyQuestion, Asked};

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

/// A kernel with a question in it, and what the question makes of it, which is found out once.
pub(super) fn asked(kernel: MapKernel, question: AnyQuestion) -> (MapKernel, Arc<Asked>) {
    static KNOWN: Known<Arc<Asked>> = Known::nothing();
    let with = kernel.asked(question);
    let asked = KNOWN.of(with.id(), || Arc::new(question.ask(&kernel.record())));
    (with, asked)
}

/// Elements that code counts before it is looked which counters it added to.
const BLOCK: usize = 4096;

/// What a question is answered with.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// One for each counter.
    pub tallies: Vec<Tally>,
    /// The results behind those of the function.
    pub added: Vec<Added>,
}

/// A scalar for each element, behind the results of a function.
#[derive(Clone, Debug)]
pub struct Added {
    /// The type.
    pub ty: ScalarType,
    words: Vec<u64>,
    len: usize,
}

impl Added {
    fn new(ty: ScalarType, n: usize) -> Result<Self, Error> {
        let words = zeroed(n.saturating_mul(ty.bytes()).div_ceil(8))?;
        Ok(Added { ty, words, len: n })
    }

    /// Those of some elements, in another order.
    pub(super) fn picked(&self, elements: &[usize]) -> Result<Self, Error> {
        let mut picked = Added::new(self.ty, elements.len())?;
        for (to, &element) in elements.iter().enumerate() {
            picked.put(to, self.bits(element));
        }
        Ok(picked)
    }

    /// Changes the scalar of an element.
    pub(super) fn put(&mut self, element: usize, bits: u64) {
        let (bytes, at) = (self.ty.bytes(), element * self.ty.bytes());
        let (shift, all) = (at % 8 * 8, u64::MAX >> (64 - 8 * bytes));
        let word = u64::from_le(self.words[at / 8]) & !(all << shift) | (bits & all) << shift;
        self.words[at / 8] = word.to_le();
    }

    fn bytes(&self) -> Vec<u8> {
        let bytes = self.words.iter().flat_map(|word| word.to_ne_bytes());
        bytes.take(self.len * self.ty.bytes()).collect()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The encoding of the scalar of an element.
    ///
    /// # Panics
    ///
    /// If there is no such element.
    #[inline]
    pub fn bits(&self, element: usize) -> u64 {
        let (bytes, at) = (self.ty.bytes(), element * self.ty.bytes());
        let word = u64::from_le(self.words[at / 8]) >> (at % 8 * 8);
        word & u64::MAX >> (64 - 8 * bytes)
    }
}

/// The results of a call on the host, and the answer; none if the body is not compiled.
///
/// # Safety
///
/// The array arguments have `n` elements, and the CPU has the host's level.
pub(super) unsafe fn on_host<P, O, A>(
    host: Host,
    n: usize,
    args: &A,
    function: &Erased<P, O>,
    question: Kerneled<'_>,
) -> Result<(Mapped<O>, Option<Answer>), Error>
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
    let answer = unsafe { answered(host, 0..n, &elements, question)? };
    // SAFETY: no element faulted, so every result is written.
    Ok((unsafe { O::filled(room, n) }, answer))
}

/// The kernel of a question, and what it is given behind the arguments.
#[derive(Clone, Copy)]
pub(super) struct Kerneled<'a> {
    pub kernel: &'a MapKernel,
    pub asked: &'a Asked,
    pub given: &'a [u64],
    pub carried: &'a [Added],
}

impl<'a> Kerneled<'a> {
    /// Without anything that is carried.
    pub(super) fn plain(kernel: &'a MapKernel, asked: &'a Asked, given: &'a [u64]) -> Self {
        Kerneled {
            kernel,
            asked,
            given,
            carried: &[],
        }
    }
}

/// Computes the elements; gives the answer, if the body is compiled.
///
/// # Safety
///
/// The elements may be computed, and nothing else touches the room of their results.
pub(super) unsafe fn answered(
    host: Host,
    range: Range<usize>,
    work: &dyn Work,
    question: Kerneled<'_>,
) -> Result<Option<Answer>, Error> {
    let Kerneled {
        kernel,
        asked,
        given,
        carried,
    } = question;
    let code = work.laid(|places| {
        let known = places.iter().all(|places| places.regions().is_some());
        known.then(|| asking(kernel, host.level, places, asked)).flatten()
    });
    let wake = Wake::for_map(work.ways().gather, None, range.len());
    let Some(code) = code else {
        // SAFETY: the caller's.
        let run = |range| unsafe { work.single(range) };
        in_parts(range, LANES, wake, &run)?;
        return Ok(None);
    };
    let mut added = Vec::new();
    for &ty in &asked.added {
        added.push(Added::new(ty, range.len())?);
    }
    let counting = Counting {
        work,
        code,
        counters: asked.counters as usize,
        given,
        carried,
        added: added
            .iter_mut()
            .map(|added| Target::of(added, range.start))
            .collect(),
        refused: AtomicBool::new(false),
    };
    // SAFETY: the caller's.
    let tallies = unsafe { counting.all(range, wake)? };
    let refused = counting.refused.load(Ordering::Relaxed);
    Ok((!refused).then_some(Answer { tallies, added }))
}

/// Memory that code writes the added results of an element to.
#[derive(Clone, Copy)]
struct Target(Region);

// SAFETY: each element is written by one thread.
unsafe impl Sync for Target {}
// SAFETY: as above.
unsafe impl Send for Target {}

impl Target {
    /// That of elements from `first` on.
    fn of(added: &mut Added, first: usize) -> Self {
        let step = added.ty.bytes();
        let address: *mut u8 = added.words.as_mut_ptr().cast();
        Target(Region {
            address: address.wrapping_sub(first.wrapping_mul(step)),
            step,
            len: 0,
        })
    }
}

struct Counting<'a> {
    work: &'a dyn Work,
    code: &'a dyn Code,
    counters: usize,
    given: &'a [u64],
    carried: &'a [Added],
    added: Vec<Target>,
    /// True if code left elements out that have no fault: for lack of memory.
    refused: AtomicBool,
}

impl Counting<'_> {
    /// Computes some elements.
    ///
    /// # Safety
    ///
    /// They may be computed.
    unsafe fn all(&self, elements: Range<usize>, wake: Wake) -> Result<Vec<Tally>, Error> {
        let counters = self.counters;
        let total = Mutex::new(vec![Tally::default(); counters]);
        let part = |range: Range<usize>| {
            let mut tallies = vec![Tally::default(); counters];
            for start in range.clone().step_by(BLOCK) {
                // SAFETY: the caller's.
                let counts = unsafe { self.block(start..range.end.min(start + BLOCK))? };
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
        in_parts(elements.clone(), BLOCK, wake, &part)?;
        let mut total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut starts: Vec<usize> = total.iter().filter_map(|tally| tally.first).collect();
        starts.sort_unstable();
        starts.dedup();
        for start in starts {
            let found = (0..counters).filter(|&counter| total[counter].first == Some(start));
            // It may be more than the block, where a part ends.
            let end = elements.end.min(start + BLOCK);
            // SAFETY: the caller's; all of it has been computed, and gets the same results again.
            unsafe { self.narrow(start..end, found.collect(), &mut total)? };
        }
        Ok(total)
    }

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
                let shared = |address, len| Region {
                    address,
                    step: 0,
                    len,
                };
                let mut sources = sources.to_vec();
                let given = self.given.iter();
                sources.extend(given.map(|value| shared(core::ptr::from_ref(value).cast(), 1)));
                sources.extend(self.carried.iter().map(|carried| Region {
                    address: carried.words.as_ptr().cast(),
                    step: carried.ty.bytes(),
                    len: 0,
                }));
                sources.push(shared(counts.as_mut_ptr().cast(), self.counters));
                let mut targets = targets.to_vec();
                targets.extend(self.added.iter().map(|added| added.0));
                let elements = Elements {
                    range: next.clone(),
                    extents: inputs.extents().map(|extent| extent.max(1)),
                    // No element is counted twice.
                    in_place: true,
                };
                // SAFETY: the caller's, and the code is that for these places and what the question adds to them.
                unsafe {
                    self.work.prepare(next.clone());
                    self.code.run(&sources, &targets, &elements)
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

/// The results of a call on an accelerator, and the answer.
pub(super) fn on_accelerator<P, O, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    args: &A,
    question: Kerneled<'_>,
) -> Result<(Mapped<O>, Answer), Error>
where
    P: ParameterList,
    O: Output,
    A: Form<P>,
{
    let mut inputs = Vec::new();
    args.inputs(question.kernel.name, device, &mut inputs)?;
    computed_there::<O>(device, n, inputs, question)
}

/// The results of a kernel that is given `inputs`, and the answer.
pub(super) fn computed_there<O: Output>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    inputs: Vec<Input<'_>>,
    question: Kerneled<'_>,
) -> Result<(Mapped<O>, Answer), Error> {
    let mut outputs = Vec::new();
    O::allocate(&**device, n, &mut outputs)?;
    let (outputs, answer) = answered_there(device, n, inputs, question, outputs)?;
    Ok((O::buffers(device, n, &mut outputs.into_iter())?, answer))
}

/// Runs the kernel of a question on an accelerator, with memory for the results, and returns that and the answer.
pub(super) fn answered_there(
    device: &Arc<dyn Accelerator>,
    n: usize,
    inputs: Vec<Input<'_>>,
    question: Kerneled<'_>,
    mut outputs: Vec<Box<dyn Memory>>,
) -> Result<(Vec<Box<dyn Memory>>, Answer), Error> {
    let Kerneled { kernel, asked, .. } = question;
    let results = outputs.len();
    for ty in &asked.added {
        outputs.push(device.allocate(n.saturating_mul(ty.bytes()))?);
    }
    let run = |inputs: &[Input<'_>]| launch(&**device, kernel, n, inputs, &outputs);
    let ((), tallies) = counted(device, inputs, question, run)?;
    let mut added = Vec::new();
    for (&ty, memory) in asked.added.iter().zip(outputs.split_off(results)) {
        added.push(downloaded(&**device, &*memory, ty, n)?);
    }
    Ok((outputs, Answer { tallies, added }))
}

/// Runs the kernel of a question on an accelerator, by `run`, with what it is given behind the arguments; gives what it counts as well.
pub(super) fn counted<R>(
    device: &Arc<dyn Accelerator>,
    inputs: Vec<Input<'_>>,
    question: Kerneled<'_>,
    run: impl FnOnce(&[Input<'_>]) -> Result<R, Error>,
) -> Result<(R, Vec<Tally>), Error> {
    let Kerneled {
        asked,
        given,
        carried,
        ..
    } = question;
    let counters = asked.counters as usize;
    let words = [vec![0; counters], vec![u64::MAX; counters]].concat();
    let mut bytes: Vec<u8> = words.into_iter().flat_map(u64::to_ne_bytes).collect();
    let memory = device.upload(&bytes)?;
    let mut inputs = inputs;
    inputs.extend(
        given
            .iter()
            .map(|value| Input::Value(value.to_ne_bytes().to_vec())),
    );
    for carried in carried {
        inputs.push(Input::Uploaded(device.upload(&carried.bytes())?));
    }
    inputs.extend(asked.numbered.then_some(Input::Number));
    inputs.push(Input::Counters(&*memory));
    let done = run(&inputs)?;
    device.download(&*memory, &mut bytes)?;
    let (words, _) = bytes.as_chunks::<8>();
    let word = |at: usize| u64::from_ne_bytes(words[at]);
    let tallies = (0..counters).map(|counter| Tally {
        count: word(counter),
        first: (word(counter) > 0).then(|| word(counters + counter) as usize),
    });
    Ok((done, tallies.collect()))
}

fn downloaded(
    device: &dyn Accelerator,
    memory: &dyn Memory,
    ty: ScalarType,
    n: usize,
) -> Result<Added, Error> {
    let mut added = Added::new(ty, n)?;
    let mut bytes = zeroed::<u8>(n.saturating_mul(ty.bytes()))?;
    device.download(memory, &mut bytes)?;
    for (word, bytes) in added.words.iter_mut().zip(bytes.chunks(8)) {
        let mut whole = [0; 8];
        whole[..bytes.len()].copy_from_slice(bytes);
        *word = u64::from_ne_bytes(whole);
    }
    Ok(added)
}
