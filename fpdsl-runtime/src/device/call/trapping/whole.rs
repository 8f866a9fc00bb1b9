//! The calls that combine, one by one: what each runs, and which combinations it makes.

use std::ops::Range;

use super::Explainer;
use super::combined::Traps;
use crate::device::Device;
use crate::device::arg::{Arg as _, Forms};
use crate::device::call::combining::Combiner;
use crate::device::call::divided::Piece;
use crate::device::call::piece;
use crate::device::call::published::{Place, Shape};
use crate::device::call::{Call, Exclusive, Reduction, Scan, Scannable};
use crate::device::column::Column as _;
use crate::device::order::{Prefixes, Tier};
use crate::device::output::{Mapped, Output};
use crate::device::partial::{Accumulation, Partial};
use crate::error::Error;
use crate::function::{Combine, Function, Same};

/// The value of a reduction, unless an operation of it traps.
pub(in crate::device::call) fn reduce<F, C, A>(
    device: &Device,
    explainer: &Explainer,
    reduction: &Reduction<F, C, A>,
) -> Result<C::Out, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let plain = device.without_traps();
    let result = reduction.run(&plain)?;
    let n = reduction.count()?;
    if n == 0 {
        return Ok(result);
    }
    let pieces = reduction.call.bare_pieces();
    let traps = Traps {
        device: &plain,
        explainer,
        elements: Piece::of(&pieces, 0..n),
        combiner: Combiner::of::<C>(),
        shape: Shape::Reduction,
    };
    traps.check_values(&[result])?;
    Ok(result)
}

/// The values of segments.
pub(in crate::device::call) fn segments<F, C, A>(
    device: &Device,
    explainer: &Explainer,
    reduction: &Reduction<F, C, A>,
    offsets: &[usize],
) -> Result<Mapped<C::Out>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let plain = device.without_traps();
    let results = reduction.segments(&plain, offsets)?;
    let &[first, .., end] = offsets else {
        return Ok(results);
    };
    if first == end {
        return Ok(results);
    }
    let pieces = reduction.call.bare_pieces();
    let traps = Traps {
        device: &plain,
        explainer,
        elements: Piece::of(&pieces, first..end),
        combiner: Combiner::of::<C>(),
        shape: Shape::Segments(offsets),
    };
    traps.check((&plain, &C::Out::lent(&results)))?;
    Ok(results)
}

/// The partial of elements from a position on.
pub(in crate::device::call) fn partial<F, C, A>(
    device: &Device,
    explainer: &Explainer,
    reduction: &Reduction<F, C, A>,
    (elements, first): (Range<usize>, usize),
) -> Result<Partial<C>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let plain = device.without_traps();
    let at = (elements.clone(), first);
    let partial = piece::partial::<F, C, A>(&plain, at, &reduction.call.args)?;
    if elements.is_empty() {
        return Ok(partial);
    }
    let pieces = reduction.call.bare_pieces();
    let traps = Traps {
        device: &plain,
        explainer,
        elements: Piece::of(&pieces, elements),
        combiner: Combiner::of::<C>(),
        shape: Shape::Part(Place { first, known: &[] }),
    };
    traps.check_values(&kept(&partial.tiers))?;
    Ok(partial)
}

/// Adds the elements of a call to those before them.
pub(in crate::device::call) fn accumulate<F, C, A>(
    device: &Device,
    explainer: &Explainer,
    call: &Call<F, A>,
    sum: &mut Accumulation<C>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let (plain, mut next) = (device.without_traps(), sum.clone());
    next.add::<F, A>(&plain, &call.args)?;
    let len = next.len() - sum.len();
    if len > 0 {
        let pieces = call.bare_pieces();
        let traps = Traps {
            device: &plain,
            explainer,
            elements: Piece::of(&pieces, 0..len),
            combiner: Combiner::of::<C>(),
            shape: Shape::Part(Place {
                first: sum.len(),
                known: &sum.done.tiers,
            }),
        };
        traps.check_values(&kept(&next.done.tiers))?;
    }
    *sum = next;
    Ok(())
}

/// The value of all elements that have come.
pub(in crate::device::call) fn finish<C>(explainer: &Explainer, sum: Accumulation<C>) -> Result<C::Out, Error>
where
    C: Combine<Out: Output>,
{
    let plain = sum.device.without_traps();
    let tiers = sum.done.tiers.clone();
    let n = sum.len();
    let result = sum.done.finish(n)?;
    if n == 0 {
        return Ok(result);
    }
    let any = C::Out::from_rows(&[result]);
    let one = Call::<Same<C::Out>, _>::of((C::Out::arg(&any).form(),));
    let pieces = one.bare_pieces();
    let traps = Traps {
        device: &plain,
        explainer,
        elements: Piece::of(&pieces, 0..1),
        combiner: Combiner::of::<C>(),
        shape: Shape::Rest(&tiers),
    };
    traps.check_values(&[result])?;
    Ok(result)
}

/// The results of a scan, unless an operation of it traps.
pub(in crate::device::call) fn scan<C, V>(
    device: &Device,
    explainer: &Explainer,
    scan: &Scan<V, C>,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let plain = device.without_traps();
    let results = scan.run(&plain)?;
    let all = 0..scan.count()?;
    check_scan(&plain, explainer, scan, (Shape::Scan, all), &results)?;
    Ok(results)
}

/// Those of a scan that leaves out each element itself.
pub(in crate::device::call) fn exclusive<C, V>(
    device: &Device,
    explainer: &Explainer,
    exclusive: &Exclusive<V, C>,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let plain = device.without_traps();
    let results = exclusive.run(&plain)?;
    let all = 0..exclusive.0.count()?;
    check_scan(&plain, explainer, &exclusive.0, (Shape::Exclusive, all), &results)?;
    Ok(results)
}

/// The partial of a scan's elements from a position on.
pub(in crate::device::call) fn totals<C, V>(
    device: &Device,
    explainer: &Explainer,
    scan: &Scan<V, C>,
    (elements, first): (Range<usize>, usize),
) -> Result<Partial<C, Prefixes>, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let plain = device.without_traps();
    let partial = scan.partial_of(&plain, (elements.clone(), first))?;
    if elements.is_empty() {
        return Ok(partial);
    }
    let pieces = scan.values.called();
    let traps = Traps {
        device: &plain,
        explainer,
        elements: Piece::of(&pieces, elements),
        combiner: Combiner::of::<C>(),
        shape: Shape::Totals(Place { first, known: &[] }),
    };
    traps.check_values(&kept(&partial.tiers))?;
    Ok(partial)
}

/// The results for elements behind those of a partial, which then is that of all.
pub(in crate::device::call) fn following<C, V>(
    device: &Device,
    explainer: &Explainer,
    scan: &Scan<V, C>,
    (before, elements): (&Partial<C, Prefixes>, Range<usize>),
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let plain = device.without_traps();
    let results = scan.after_of(&plain, before, elements.clone())?;
    let shape = Shape::Following(Place {
        first: before.range.end,
        known: &before.tiers,
    });
    check_scan(&plain, explainer, scan, (shape, elements), &results)?;
    Ok(results)
}

/// As [`following`], of all elements; `before` becomes the partial of all.
pub(in crate::device::call) fn push<C, V>(
    device: &Device,
    explainer: &Explainer,
    scan: &Scan<V, C>,
    before: &mut Partial<C, Prefixes>,
) -> Result<Mapped<C::Out>, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let (plain, mut known) = (device.without_traps(), before.clone());
    let results = scan.following(&plain, &mut known)?;
    let n = scan.count()?;
    if n > 0 {
        let pieces = scan.values.called();
        let traps = Traps {
            device: &plain,
            explainer,
            elements: Piece::of(&pieces, 0..n),
            combiner: Combiner::of::<C>(),
            shape: Shape::Next(Place {
                first: before.range.end,
                known: &before.tiers,
            }),
        };
        traps.check((&plain, &C::Out::lent(&results)))?;
        // Some of what is kept reaches only the results of later elements.
        traps.check_values(&kept(&known.tiers))?;
    }
    *before = known;
    Ok(results)
}

fn check_scan<C, V>(
    plain: &Device,
    explainer: &Explainer,
    scan: &Scan<V, C>,
    (shape, elements): (Shape<'_, C::Out>, Range<usize>),
    results: &Mapped<C::Out>,
) -> Result<(), Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    if elements.is_empty() {
        return Ok(());
    }
    let pieces = scan.values.called();
    let traps = Traps {
        device: plain,
        explainer,
        elements: Piece::of(&pieces, elements),
        combiner: Combiner::of::<C>(),
        shape,
    };
    traps.check((plain, &C::Out::lent(results)))
}

/// The values that tiers keep.
fn kept<T: Copy>(tiers: &[Tier<T>]) -> Vec<T> {
    let values = tiers.iter().flat_map(|tier| tier.left.iter().chain(&tier.right));
    values.copied().collect()
}
