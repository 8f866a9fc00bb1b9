//! Values that are combined at places of their own: histograms, forces on pairs, the assembly of finite elements.
//!
//! # The order
//!
//! For a function `f` that gives a place and a value for each element, and a function `op` of two values, the result is that of
//! this loop, bit for bit:
//!
//! ```text
//! scatter_reduce(target, n):
//!     for i in 0 .. n:
//!         (place, value) = f(i)
//!         target[place] = op(target[place], value)
//! ```
//!
//! If `f` gives `(combine, place, value)` with a `bool` first, an element counts only where that is true. If it gives an array of pairs,
//! `[(usize, T); N]`, pair `k` of an element comes before pair `k + 1`, and both before those of the next
//! element.
//!
//! So each place combines what it held before with the values that meet there, by ascending number of their elements. Elements are
//! computed on lanes, threads or an accelerator. The values are combined by the host, on one thread in that order, or on threads that
//! have places of their own: the pairs are sorted for them by place, without changing the order of those that meet. If `op` is nothing
//! but a sum, product, minimum, maximum, `&`, `|` or `^` of integers, the order does not matter: then threads combine parts of the
//! elements on their own, and add up their results, if there are many elements for each place.
//!
//! # Faults
//!
//! [`Error::Fault`] has the smallest element for which `f` faults. If there is none, it has the smallest one whose place is not in
//! the target, with the place as the index, or whose combination faults.

use core::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use super::accelerator::{Accelerator, MapKernel};
use super::arg::{Forms, GivenFor, count};
use super::by_place::Combiner;
use super::erased::{Erased, MaybeCode, Work};
use super::fused::kernel;
use super::host::compute;
use super::known::Known;
use super::map::map_accelerator;
use super::output::Output;
use super::parts::{Wake, in_parts};
use super::room::room;
use super::scattered::Scattered;
use super::shortage::Shortage;
use super::strategy::{Host, Settled};
use super::streaming::Addresses;
use super::view::ViewMut;
use super::{Backing, Device};
use crate::dispatch::level;
use crate::element::{Element, Place, from_encodings, places};
use crate::error::Error;
use crate::function::{Combine, Function};
use crate::ir::{Kernel, Op, Operand, Stmt};
use crate::lift::{Lift, ScalarType};
use crate::loops::{ElementFault, Elements, LANES, Nowhere, Outputs, Source, run_at, scatter_at};
use crate::trace::trace;

/// Elements whose values are in memory before they are combined.
const CHUNK: usize = 1 << 17;

/// Elements that a thread computes before it combines them: their places and values stay in the first cache.
const TILE: usize = 1 << 11;

/// This many elements are computed for each place of a thread's own, at least.
const WORTH: usize = 32;

/// Combines values with what the target holds at their places. On the host its elements are adjacent.
///
/// # Errors
///
/// As [`Call::scatter_reduce`](super::Call::scatter_reduce).
pub(super) fn scatter_reduce<F, C, A>(
    device: &Device,
    target: ViewMut<'_, C::Out>,
    args: &A,
) -> Result<(), Error>
where
    F: Function<Out: Scattered<Value = C::Out>>,
    C: Combine<Out: Element>,
    A: Forms<F::Args>,
{
    let n = count::<F, A>(args)?;
    match device.untrapped()? {
        Backing::Host(host) => {
            let (target, _) = target.0.on_host(F::NAME)?;
            // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
            unsafe { on_host::<F, C, A>(*host, n, target, args) }
        }
        Backing::Accelerator(accelerator) => on_accelerator::<F, C, A>(accelerator, n, target, args),
    }
}

fn on_accelerator<F, C, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    mut target: ViewMut<'_, C::Out>,
    args: &A,
) -> Result<(), Error>
where
    F: Function<Out: Scattered<Value = C::Out>>,
    C: Combine<Out: Element>,
    A: Forms<F::Args>,
{
    let mut combined = target.to_vec()?;
    let kernel = kernel::<F, GivenFor<A, F::Args>>();
    let results = map_accelerator::<F::Args, F::Out, A>(device, &kernel, n, args)?;
    let lists = F::Out::lists(results)?;
    let mut combiner = Combiner::<C>::new(level(), F::NAME, F::Out::PAIRS, &mut combined);
    for start in (0..n).step_by(CHUNK) {
        // SAFETY: there are the pairs of `n` elements, and the target is this call's.
        unsafe { combiner.combine(F::Out::listed(&lists).0, start..n.min(start + CHUNK))? };
    }
    target.write(&combined)
}

/// # Safety
///
/// The array arguments have `n` elements, and the CPU has the host's level.
unsafe fn on_host<F, C, A>(host: Host, n: usize, target: &mut [C::Out], args: &A) -> Result<(), Error>
where
    F: Function<Out: Scattered<Value = C::Out>>,
    C: Combine<Out: Element>,
    A: Forms<F::Args>,
{
    let source = args.source(F::NAME)?;
    // The first elements tell which way of computing them is the faster one.
    let first = if n >= 2 * CHUNK && target.len() <= n / WORTH {
        CHUNK
    } else {
        n
    };
    // SAFETY: the caller's.
    let combined = unsafe {
        in_chunks::<F, C, A::Source>(host, 0..first, target, source).and_then(|()| {
            match neutral::<C>().filter(|_| first < n) {
                Some(neutral) => in_any_order::<F, C, A::Source>(host, first..n, target, source, &neutral),
                None => in_chunks::<F, C, A::Source>(host, first..n, target, source),
            }
        })
    };
    if let Err(Error::Fault { .. }) = combined {
        // The function of the elements, if that was not it, may have faulted in another element.
        let run = |range| {
            // SAFETY: the caller's; nothing is written.
            unsafe { run_at::<F, A::Source, Nowhere>(host.level, source, Nowhere, range) }
        };
        in_parts(
            0..n,
            LANES,
            Wake::for_map(F::Args::SHAPE.is_gather(), None, n),
            &run,
        )?;
    }
    combined
}

/// Computes elements, on threads where that pays, and combines them one after the other.
///
/// # Safety
///
/// The source has the elements, and the CPU has the host's level.
unsafe fn in_chunks<F, C, S>(
    host: Host,
    all: Range<usize>,
    target: &mut [C::Out],
    source: S,
) -> Result<(), Error>
where
    F: Function<Out: Scattered<Value = C::Out>>,
    C: Combine<Out: Element>,
    S: Source<F::Args>,
{
    let mut combiner = Combiner::<C>::new(host.level, F::NAME, F::Out::PAIRS, target);
    let function = Erased::of::<F, S::Given>();
    let mut room = F::Out::room(CHUNK.min(all.len()))?;
    let to = F::Out::sink(&mut room);
    for start in all.clone().step_by(CHUNK) {
        let range = start..all.end.min(start + CHUNK);
        let sink = to.from(start);
        // SAFETY: the caller's.
        let elements = unsafe { function.elements(host.level, source, sink) };
        let work: &dyn Work = &elements;
        let part = |code: MaybeCode<'_>, range: Range<usize>| {
            // SAFETY: the caller's; the elements from `start` on have room, and parts do not overlap.
            unsafe { work.run(code, range) }
        };
        // SAFETY: the caller's.
        unsafe {
            compute(host, range.clone(), work, &part)?;
            combiner.combine(F::Out::pairs(sink), range)?;
        }
    }
    Ok(())
}

/// As [`in_chunks`], where it does not matter in which order values are combined: each part of the elements has places of its own.
///
/// # Safety
///
/// As [`in_chunks`].
unsafe fn in_any_order<F, C, S>(
    host: Host,
    all: Range<usize>,
    target: &mut [C::Out],
    source: S,
    neutral: &[C::Out],
) -> Result<(), Error>
where
    F: Function<Out: Scattered<Value = C::Out>>,
    C: Combine<Out: Element>,
    S: Source<F::Args>,
{
    // Nothing is written there; only what lies there matters.
    let nowhere = F::Out::sink(&mut F::Out::room(0)?);
    let function = Erased::of::<F, S::Given>();
    // SAFETY: the caller's.
    let elements = unsafe { function.elements(host.level, source, nowhere) };
    let ways = elements.ways().compiled(host, &elements, all.len());
    let settled = ways.settled(host, all.len());
    let settled = settled.unwrap_or_else(|| Settled::guess(ways.gather));
    let code = ways.code(settled.way);
    let (len, shortage) = (target.len(), Shortage::none());
    let target = Mutex::new(target);
    let rooms = || Ok((room::<C::Out>(len)?, F::Out::room(TILE)?));
    let part = |range: Range<usize>| {
        let Some((mut own, mut tile)) = shortage.given(rooms()) else {
            return Ok(());
        };
        own.resize(len, neutral[0]);
        let tile = F::Out::sink(&mut tile);
        for start in range.clone().step_by(TILE) {
            let here = start..range.end.min(start + TILE);
            let sink = tile.from(start);
            // SAFETY: the caller's; the elements of the tile have room.
            unsafe {
                let work: &dyn Work = &elements.with_sink(sink);
                work.run(code, here.clone())?;
                let to = (own.as_mut_ptr(), len);
                let pairs = here.start * F::Out::PAIRS..here.end * F::Out::PAIRS;
                scatter_at::<C, _>(host.level, F::NAME, F::Out::pairs(sink), pairs, to).map_err(|fault| {
                    ElementFault {
                        element: fault.element / F::Out::PAIRS.max(1),
                        ..fault
                    }
                })?;
            }
        }
        let mut target = target.lock().unwrap_or_else(PoisonError::into_inner);
        let to = target.as_mut_ptr();
        let both = (Elements(to.cast_const()), Elements(own.as_ptr()));
        // SAFETY: both have `len` elements, and an element is read before it is written.
        unsafe { run_at::<C, _, _>(host.level, both, Outputs(to), 0..len) }
    };
    in_parts(
        all.clone(),
        LANES,
        Wake::for_map(ways.gather, settled.element, all.len()),
        &part,
    )?;
    shortage.error()
}

/// The value that changes no other, if `C` is one operation on integers whose order does not matter.
fn neutral<C: Combine<Out: Element>>() -> Option<Vec<C::Out>> {
    static KNOWN: Known<Option<u64>> = Known::nothing();
    let [Place { ty, .. }] = places::<C::Out>()[..] else {
        return None;
    };
    if !ty.is_int() {
        return None;
    }
    let encoding = KNOWN.of(MapKernel::of::<C>().id(), || neutral_of(&trace::<C>(), ty));
    Some(from_encodings(&[encoding?]))
}

/// [`neutral`], as an encoding in as many low bits as the type has.
fn neutral_of(kernel: &Kernel, ty: ScalarType) -> Option<u64> {
    let mut body = kernel
        .body
        .iter()
        .filter(|stmt| !matches!(stmt, Stmt::Note { .. }));
    let (Some(Stmt::Let { temp, op, args }), None) = (body.next(), body.next()) else {
        return None;
    };
    let both = matches!(
        args[..],
        [Operand::Param(0), Operand::Param(1)] | [Operand::Param(1), Operand::Param(0)]
    );
    if !both || kernel.results != [Operand::Temp(*temp)] {
        return None;
    }
    let (least, most) = ty.int_range()?;
    // Encodings are two's complement.
    match op {
        Op::Add(_) | Op::BitOr | Op::BitXor => Some(0),
        Op::Mul(_) => Some(1),
        Op::BitAnd => Some(u64::MAX),
        Op::Min => Some(most as u64),
        Op::Max => Some(least as u64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::{Backend, Bitwise, Num};
    use crate::mode::Rn;

    macro_rules! combinations {
        ($($Name:ident $ty:ident $On:ident |$b:ident, $x:ident, $y:ident| $body:expr;)*) => {$(
            struct $Name;

            impl Function for $Name {
                type Args = ($ty, $ty);
                type Out = $ty;
                const NAME: &'static str = stringify!($Name);
                const PARAMS: &'static [&'static str] = &["x", "y"];
                const SOURCE: &'static str = "";

                fn eval<B: Backend>($b: B, ($x, $y): (B::$On, B::$On)) -> B::$On {
                    $body
                }
            }
        )*};
    }

    combinations! {
        Sum u32 U32 |b, x, y| <B::U32 as Num<B>>::add::<Rn>(b, x, y);
        Least i16 I16 |b, x, y| <B::I16 as Num<B>>::min(b, x, y);
        Most i64 I64 |b, x, y| <B::I64 as Num<B>>::max(b, x, y);
        Common u8 U8 |b, x, y| B::U8::bitand(b, x, y);
        Twice u32 U32 |b, x, _y| <B::U32 as Num<B>>::add::<Rn>(b, x, x);
        Difference u32 U32 |b, x, y| <B::U32 as Num<B>>::sub::<Rn>(b, x, y);
        Longer u32 U32 |b, x, y| {
            let sum = <B::U32 as Num<B>>::add::<Rn>(b, x, y);
            <B::U32 as Num<B>>::mul::<Rn>(b, sum, y)
        };
        Floats f32 F32 |b, x, y| <B::F32 as Num<B>>::add::<Rn>(b, x, y);
    }

    #[test]
    fn what_changes_nothing_is_known_of_single_operations_on_integers() {
        assert_eq!(
            (neutral::<Sum>(), neutral::<Sum>()),
            (Some(vec![0]), Some(vec![0]))
        );
        assert_eq!(neutral::<Least>(), Some(vec![i16::MAX]));
        assert_eq!(neutral::<Most>(), Some(vec![i64::MIN]));
        assert_eq!(neutral::<Common>(), Some(vec![u8::MAX]));
        assert_eq!(neutral::<Twice>(), None);
        assert_eq!(neutral::<Difference>(), None);
        assert_eq!(neutral::<Longer>(), None);
        assert_eq!(neutral::<Floats>(), None);
    }
}
