//! The first combination at which two reductions or scans differ.
//!
//! Elements are compared first. If they are the same, both run combination by combination, in the published order. Where types are the same
//! and no difference is allowed, the operands of the first combination with another result are the same, so the difference begins in it:
//! it is compared as a call of one element, with the operands of the first run.

use fpdsl_runtime::device::{Combining, Compared, Questioned, Visit};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::Lift;

use super::other::{Foreign, Results, SameCall, results};
use super::pointwise::{Agreement, Pointwise, result};
use super::report::{DifferenceReport, FirstDifference, Run};
use super::{Differing, report, told};
use crate::Device;
use crate::verify::show::Leaves;

/// Something that a reduction or a scan is compared with: `&` another one of the same order, [`SameCall`], or [`Foreign`] results.
#[diagnostic::on_unimplemented(
    message = "a reduction or a scan cannot be compared with `{Self}`",
    label = "pass `&` another reduction or scan, `SameCall` or `Foreign`"
)]
pub trait OtherOrder<V: Combining>: Sized {
    /// Runs both.
    #[doc(hidden)]
    fn compare(asked: &Differing<V, Self>) -> Result<DifferenceReport, Error>;
}

impl<V: Combining, W: Combining> OtherOrder<V> for &W {
    fn compare(asked: &Differing<V, Self>) -> Result<DifferenceReport, Error> {
        compare(asked, asked.other, false)
    }
}

impl<V: Combining> OtherOrder<V> for SameCall {
    fn compare(asked: &Differing<V, Self>) -> Result<DifferenceReport, Error> {
        compare(asked, &asked.call, true)
    }
}

impl<V: Combining> OtherOrder<V> for Foreign<'_> {
    fn compare(asked: &Differing<V, Self>) -> Result<DifferenceReport, Error> {
        told::compare(asked)
    }
}

/// Compares the results, and looks for the first combination that differs.
fn compare<V: Combining, W: Combining, O>(
    asked: &Differing<V, O>,
    other: &W,
    is_same: bool,
) -> Result<DifferenceReport, Error> {
    let names = [asked.call.function(), other.function()];
    if asked.call.order() != other.order() {
        return Err(Error::Incomparable {
            function: names[0].to_owned(),
            other: names[1].to_owned(),
            reason: "they combine in different orders; compare two reductions or two scans, and both in serial order or none"
                .to_owned(),
        });
    }
    let pair = TwoRuns {
        call: &asked.call,
        other,
        devices: &asked.devices,
        allowed: asked.allowed,
        is_same,
    };
    let found = [
        results(&asked.call, &asked.devices[0])?,
        results(other, &asked.devices[1])?,
    ];
    let agreement = Agreement::of(&found, names, asked.allowed)?;
    let difference = match &agreement.first {
        Some((element, differing)) => {
            let begun = pair.begun(names)?;
            // Combination by combination they may be the same.
            Some(begun.unwrap_or_else(|| of_results(&found, *element, differing)))
        }
        None => None,
    };
    let run = |run: usize| Run {
        function: names[run].to_owned(),
        device: Some(asked.devices[run].name()),
    };
    Ok(report([run(0), run(1)], &agreement, difference))
}

/// A difference of results of which nothing is known that leads to it.
pub(super) fn of_results(found: &[Results; 2], element: usize, differing: &[usize]) -> FirstDifference {
    let results = differing.iter().map(|&leaf| result(found, leaf, element));
    FirstDifference {
        element,
        combination: None,
        results: results.collect(),
        operations: [None, None],
        variable: None,
        suspects: Vec::new(),
        interpreted: [None, None],
    }
}

/// Two runs.
struct TwoRuns<'a, V, W> {
    call: &'a V,
    other: &'a W,
    devices: &'a [Device; 2],
    allowed: u64,
    is_same: bool,
}

/// The first difference of two calls, if they differ.
type Found = Result<Option<FirstDifference>, Error>;

impl<V: Combining, W: Combining> TwoRuns<'_, V, W> {
    /// The first element that differs, or the first combination.
    fn begun(&self, names: [&str; 2]) -> Found {
        let elements = self.call.elements(Left {
            pair: self,
            number: None,
        })?;
        if elements.is_some() {
            return Ok(elements);
        }
        let [x, y] = self.devices;
        let found = [
            combinations::<V>(self.call, x)?,
            combinations::<W>(self.other, y)?,
        ];
        let Some((number, _)) = Agreement::of(&found, names, self.allowed)?.first else {
            return Ok(None);
        };
        let left = Left {
            pair: self,
            number: Some(number),
        };
        let Some((combination, difference)) = self.call.combination(x, number, left)? else {
            return Ok(None);
        };
        Ok(difference?.map(|difference| difference.of_combination(number, combination)))
    }
}

fn combinations<V: Combining>(call: &V, device: &Device) -> Result<Results, Error> {
    Ok(Results {
        leaves: Leaves::of_result(&V::Value::SHAPE),
        columns: call.combinations(device)?.1,
    })
}

/// Looks at the call of elements, or of one combination, of the first run.
struct Left<'a, V, W> {
    pair: &'a TwoRuns<'a, V, W>,
    number: Option<usize>,
}

impl<V: Combining, W: Combining> Visit for Left<'_, V, W> {
    type Out = Found;

    fn visit<X: Questioned + Compared>(self, call: &X) -> Found {
        let TwoRuns {
            other,
            devices,
            allowed,
            is_same,
            ..
        } = *self.pair;
        if is_same {
            let pair = Pointwise {
                call,
                other: &SameCall,
                devices,
                allowed,
            };
            return Ok(pair.compare()?.1);
        }
        let right = Right {
            call,
            devices,
            allowed,
        };
        match self.number {
            None => other.elements(right),
            Some(number) => match other.combination(&devices[1], number, right)? {
                Some((_, difference)) => difference,
                None => Ok(None),
            },
        }
    }
}

/// Compares that with the one of the other run.
struct Right<'a, X> {
    call: &'a X,
    devices: &'a [Device; 2],
    allowed: u64,
}

impl<X: Questioned + Compared> Visit for Right<'_, X> {
    type Out = Found;

    fn visit<Y: Questioned + Compared>(self, other: &Y) -> Found {
        let Right {
            call,
            devices,
            allowed,
        } = self;
        let pair = Pointwise {
            call,
            other: &other,
            devices,
            allowed,
        };
        Ok(pair.compare()?.1)
    }
}
