//! Enclosures of results.

use std::fmt;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::device::Added;
use fpdsl_runtime::lift::{ScalarType, Shape};
use fpdsl_runtime::question::{self, Decoration};
use serde_json::{Value, json};

use crate::inspect::results::number;
use crate::verify::show::Leaves;

/// The enclosures of a scalar of the results.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Enclosures {
    /// Which it is: nothing for the only one, otherwise `.1`, `.re`, `[2]`.
    pub name: String,
    /// The type of the scalar.
    pub ty: ScalarType,
    columns: [Added; question::Enclose::COLUMNS],
}

/// An enclosure: a number lies in it if it is neither below `lo` nor above `hi`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Enclosure {
    /// The lower bound; NaN if the enclosure is empty.
    pub lo: f64,
    /// The upper bound; NaN if the enclosure is empty.
    pub hi: f64,
    /// How far it can be trusted.
    pub decoration: Decoration,
}

impl Enclosure {
    /// The width relative to the largest number in it: 0 for a number, infinite without a bound, NaN if it is empty.
    pub fn relative_width(&self) -> f64 {
        let size = self.lo.abs().max(self.hi.abs());
        let width = self.hi - self.lo;
        match width {
            0.0 => 0.0,
            _ if size == f64::INFINITY => f64::INFINITY,
            // The width of two large numbers of other signs may overflow.
            _ => self.hi / size - self.lo / size,
        }
    }

    /// Returns true if a number lies in it.
    pub fn contains(&self, x: f64) -> bool {
        self.lo <= x && x <= self.hi
    }

    /// Returns true if it has no number.
    pub fn is_empty(&self) -> bool {
        self.lo.is_nan()
    }
}

impl fmt::Display for Enclosure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "empty ({})", self.decoration.name());
        }
        write!(f, "[{:?}, {:?}] ({})", self.lo, self.hi, self.decoration.name())
    }
}

impl Enclosures {
    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.columns[0].len()
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The enclosure of an element's result, if there is such an element.
    pub fn get(&self, element: usize) -> Option<Enclosure> {
        if element >= self.len() {
            return None;
        }
        let [lo, hi, decoration] = [0, 1, 2].map(|column: usize| self.columns[column].bits(element));
        Some(Enclosure {
            lo: number(self.ty, lo, Rounding::TowardNegative),
            hi: number(self.ty, hi, Rounding::TowardPositive),
            decoration: Decoration::from_number(decoration),
        })
    }

    /// The encodings of the bounds of an element's result, in the type of the result.
    pub fn bits(&self, element: usize) -> Option<[u64; 2]> {
        (element < self.len()).then(|| [0, 1].map(|column: usize| self.columns[column].bits(element)))
    }

    /// The enclosures, element after element.
    pub fn iter(&self) -> impl Iterator<Item = Enclosure> {
        (0..self.len()).filter_map(|element| self.get(element))
    }

    /// The first of the widest, relative to the numbers in them; an empty one is as wide as any.
    pub fn widest(&self) -> Option<(usize, Enclosure)> {
        let width = |enclosure: &Enclosure| match enclosure.relative_width() {
            width if width.is_nan() => f64::INFINITY,
            width => width,
        };
        let mut widest: Option<(usize, Enclosure)> = None;
        for (element, enclosure) in self.iter().enumerate() {
            if widest.is_none_or(|(_, known)| width(&enclosure) > width(&known)) {
                widest = Some((element, enclosure));
            }
        }
        widest
    }

    /// How many have a decoration.
    pub fn count(&self, decoration: Decoration) -> usize {
        self.iter().filter(|found| found.decoration == decoration).count()
    }

    pub(super) fn json(&self) -> Value {
        let widest = self.widest().map(|(element, widest)| {
            json!({
                "element": element,
                "lo": format!("{:?}", widest.lo),
                "hi": format!("{:?}", widest.hi),
                "decoration": widest.decoration.name(),
            })
        });
        let mut decorations = json!({});
        for decoration in Decoration::ALL {
            decorations[decoration.name()] = self.count(decoration).into();
        }
        json!({"name": self.name, "type": self.ty.name(), "widest": widest, "decorations": decorations})
    }

    pub(super) fn note(&self) -> String {
        let counts = Decoration::ALL.into_iter().rev().filter_map(|decoration| {
            let count = self.count(decoration);
            (count > 0).then(|| format!("{count} {}", decoration.name()))
        });
        let counts = counts.collect::<Vec<_>>().join(", ");
        match self.widest() {
            Some((element, widest)) => {
                let width = widest.relative_width();
                format!(
                    "result{}: {counts}; widest in element {element}: {widest}, relative width {width:.1e}",
                    self.name
                )
            }
            None => format!("result{}: no elements", self.name),
        }
    }
}

pub(super) fn enclosures(shape: &Shape, added: Vec<Added>) -> Vec<Enclosures> {
    let mut added = added.into_iter();
    let leaves = Leaves::of_result(shape);
    let enclosures = leaves.iter().filter_map(|(name, ty)| {
        Some(Enclosures {
            name: name.to_owned(),
            ty,
            columns: [added.next()?, added.next()?, added.next()?],
        })
    });
    enclosures.collect()
}
