//! Hashes and names that tell one function, or one type of values, from another.

use sha2::{Digest, Sha256};

use crate::function::{Function, Order};
use crate::ir::{Kernel, with_deep_stack};
use crate::lift::{Kind, Lift, ScalarType, Shape};
use crate::trace::trace;

/// Bytes of a hash.
pub(super) const HASH: usize = 32;

/// The hash of what `F` computes: its recorded body, with the functions that it calls and the constants that it indexes.
pub(super) fn identity_of<F: Function>() -> [u8; HASH] {
    let kernel = trace::<F>();
    let mut hash = Sha256::new();
    let text = with_deep_stack(&kernel, || kernel.to_string());
    hash.update((text.len() as u64).to_le_bytes());
    hash.update(text);
    tables(&kernel, &mut hash);
    let order: &[u8] = match F::ORDER {
        Order::Tree => b"tree",
        Order::Serial => b"serial",
    };
    hash.update(order);
    hash.finalize().into()
}

/// The text of a body does not have the entries of its tables.
fn tables(kernel: &Kernel, hash: &mut Sha256) {
    for table in &kernel.tables {
        hash.update((table.values.len() as u64).to_le_bytes());
        for value in &table.values {
            hash.update(value.to_le_bytes());
        }
    }
}

/// The types of the scalars of a value, in order.
pub(super) fn scalars_of<T: Lift>() -> Vec<ScalarType> {
    let mut types = Vec::new();
    add_scalars(&T::SHAPE, &mut types);
    types
}

pub(super) fn add_scalars(shape: &Shape, types: &mut Vec<ScalarType>) {
    match shape {
        Shape::Scalar(ty) => types.push(*ty),
        Shape::Array(element, n) => (0..*n).for_each(|_| add_scalars(element, types)),
        Shape::Tuple(parts) => parts.iter().for_each(|part| add_scalars(part, types)),
        Shape::Struct(fields) => fields.iter().for_each(|(_, field)| add_scalars(field, types)),
        // Parameters alone are slices, rows and indices.
        Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => {}
    }
}

/// The type of a value as text, of which structs and tuples give the types of their parts alone.
pub(super) fn type_of<T: Lift>() -> String {
    let mut text = String::new();
    add_type(&T::SHAPE, &mut text);
    text
}

fn add_type(shape: &Shape, text: &mut String) {
    match shape {
        Shape::Scalar(ty) => text.push_str(ty.name()),
        Shape::Array(element, n) => {
            text.push('[');
            add_type(element, text);
            text.push_str(&format!("; {n}]"));
        }
        Shape::Tuple(parts) => add_parts(&mut parts.iter(), text),
        Shape::Struct(fields) => add_parts(&mut fields.iter().map(|(_, field)| field), text),
        // Parameters alone are slices and indices.
        Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => {}
    }
}

fn add_parts(parts: &mut dyn Iterator<Item = &Shape>, text: &mut String) {
    text.push('(');
    for (k, part) in parts.enumerate() {
        text.push_str(if k == 0 { "" } else { ", " });
        add_type(part, text);
    }
    text.push(')');
}

/// The names of types.
pub(super) fn names(types: &[ScalarType]) -> String {
    let names: Vec<&str> = types.iter().map(|ty| ty.name()).collect();
    names.join(", ")
}

/// The encoding that stands for this one: for every NaN the quiet one.
pub(super) fn canonical(ty: ScalarType, encoding: u64) -> u64 {
    match ty.kind() {
        Kind::Float(format) => format.canonical(encoding),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => encoding,
    }
}
