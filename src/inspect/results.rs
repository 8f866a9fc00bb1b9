//! Results with what was computed beside them.

use fpdsl_runtime::device::Added;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::{ScalarType, Shape};
use fpdsl_runtime::{Rounding, soft};

use crate::verify::show::Leaves;

/// A float of each result, with what was computed beside it.
#[derive(Clone, Debug)]
pub(super) struct Column {
    /// Which scalar of a result it is: nothing, `.1`, `.re`.
    pub name: String,
    pub ty: ScalarType,
    value: Added,
    beside: Vec<Added>,
}

/// The floats of results, from the columns that a question adds.
pub(super) fn columns(shape: &Shape, added: Vec<Added>, beside: fn(ScalarType) -> usize) -> Vec<Column> {
    let leaves = Leaves::of_result(shape);
    let floats = leaves.iter().filter(|&(_, ty)| beside(ty) > 0);
    let mut added = added.into_iter();
    let columns = floats.filter_map(|(name, ty)| {
        Some(Column {
            name: name.to_owned(),
            ty,
            value: added.next()?,
            beside: added.by_ref().take(beside(ty)).collect(),
        })
    });
    columns.collect()
}

impl Column {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.value.len()
    }

    /// The result of an element.
    pub fn value(&self, element: usize) -> f64 {
        at(&self.value, element)
    }

    /// What stands beside it, as a sum of two numbers.
    pub fn beside(&self, element: usize) -> [f64; 2] {
        [0, 1].map(|part: usize| self.beside.get(part).map_or(0.0, |added| at(added, element)))
    }
}

fn at(added: &Added, element: usize) -> f64 {
    number(added.ty, added.bits(element), Rounding::NearestEven)
}

/// The number with an encoding, rounded to binary64.
pub(super) fn number(ty: ScalarType, bits: u64, mode: Rounding) -> f64 {
    f64::from_bits(match ty.kind() {
        Kind::Float(Format::F64) => bits,
        // Exact, whatever the mode.
        Kind::Float(Format::F32) => f64::from(f32::from_bits(bits as u32)).to_bits(),
        Kind::Float(format) => soft::convert(format, Format::F64, mode, bits),
        Kind::Signed(width) => {
            let unused = 64 - width;
            soft::from_int(Format::F64, mode, (((bits << unused) as i64) >> unused).into())
        }
        Kind::Bool | Kind::Unsigned(_) => soft::from_int(Format::F64, mode, bits.into()),
    })
}
