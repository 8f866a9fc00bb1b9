//! A reduction or a scan, and what another implementation tells of it: elements, and values of combinations by their names.

use fpdsl_runtime::combination::Combination;
use fpdsl_runtime::device::{Combining, Compared, Questioned, Visit};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::Lift;

use super::combined::of_results;
use super::other::{Foreign, Known, Other, Results, Told, results};
use super::pointwise::{Agreement, Pointwise};
use super::report::{DifferenceReport, FirstDifference, Run};
use super::{Differing, report};
use crate::Device;
use crate::verify::show::Leaves;

/// The first difference of an element or of a combination, if there is one.
type Found = Result<Option<FirstDifference>, Error>;

/// Compares the results, and looks for the first element and the first combination whose told values differ.
pub(super) fn compare<V: Combining>(asked: &Differing<V, Foreign<'_>>) -> Result<DifferenceReport, Error> {
    let (call, device, foreign) = (&asked.call, &asked.devices[0], &asked.other);
    let names = [call.function(), &foreign.name(call)];
    let found = [results(call, device)?, foreign.results(call, device)?];
    let agreement = Agreement::of(&found, names, asked.allowed)?;
    let difference = match &agreement.first {
        None => None,
        Some((element, differing)) => {
            let begun = match elements(asked)? {
                Some(difference) => Some(difference),
                None => combinations(asked, names)?,
            };
            Some(begun.unwrap_or_else(|| of_results(&found, *element, differing)))
        }
    };
    let run = |function: &str, device: Option<String>| Run {
        function: function.to_owned(),
        device,
    };
    let runs = [run(names[0], Some(device.name())), run(names[1], None)];
    Ok(report(runs, &agreement, difference))
}

/// The first element that differs.
fn elements<V: Combining>(asked: &Differing<V, Foreign<'_>>) -> Found {
    if !asked.other.tells_elements() {
        return Ok(None);
    }
    asked.call.elements(Against {
        told: Tells::Elements(&asked.other),
        devices: &asked.devices,
        allowed: asked.allowed,
    })
}

/// The first combination that differs.
fn combinations<V: Combining>(asked: &Differing<V, Foreign<'_>>, names: [&str; 2]) -> Found {
    let (call, device) = (&asked.call, &asked.devices[0]);
    let (places, columns) = call.combinations(device)?;
    for (number, &place) in places.iter().enumerate() {
        let Some(told) = asked.other.told_combination(place) else {
            continue;
        };
        let own = Results {
            leaves: Leaves::of_result(&V::Value::SHAPE),
            columns: columns.iter().map(|column| vec![column[number]]).collect(),
        };
        let found = [own, told?];
        if Agreement::of(&found, names, asked.allowed)?.first.is_none() {
            continue;
        }
        let against = Against {
            told: Tells::Combination(&asked.other, place),
            devices: &asked.devices,
            allowed: asked.allowed,
        };
        let found = call.combination(device, number, against)?;
        return match found {
            Some((_, difference)) => Ok(difference?.map(|found| found.of_combination(number, place))),
            None => Ok(None),
        };
    }
    Ok(None)
}

/// Compares a call with what is told.
struct Against<'a> {
    told: Tells<'a>,
    devices: &'a [Device; 2],
    allowed: u64,
}

impl Visit for Against<'_> {
    type Out = Found;

    fn visit<X: Questioned + Compared>(self, call: &X) -> Found {
        let pair = Pointwise {
            call,
            other: &self.told,
            devices: self.devices,
            allowed: self.allowed,
        };
        Ok(pair.compare()?.1)
    }
}

/// What is told of elements or of a combination.
enum Tells<'a> {
    Elements(&'a Foreign<'a>),
    Combination(&'a Foreign<'a>, Combination),
}

impl<V> Other<V> for Tells<'_> {
    fn name(&self, call: &V) -> String {
        let (Tells::Elements(foreign) | Tells::Combination(foreign, _)) = self;
        foreign.name(call)
    }

    fn device(&self, _: &Device) -> Option<String> {
        None
    }

    fn results(&self, call: &V, device: &Device) -> Result<Results, Error> {
        let (foreign, told) = match self {
            Tells::Elements(foreign) => (foreign, foreign.told_elements()),
            Tells::Combination(foreign, place) => (foreign, foreign.told_combination(*place)),
        };
        told.unwrap_or_else(|| foreign.results(call, device))
    }

    fn told(&self, call: &V, device: &Device, element: usize) -> Result<Told, Error> {
        match self {
            Tells::Elements(foreign) => foreign.told(call, device, element),
            Tells::Combination(..) => Ok(Told(Known::Values(Vec::new()))),
        }
    }
}
