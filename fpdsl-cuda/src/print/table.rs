//! Constant arrays at file scope.

use std::fmt::Write;

use fpdsl_runtime::ir::{Constant, Kind, Table};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::soft::is_finite;

use super::constant::{literal, type_name};
use super::expr::{Binding, Expr, from_bits};
use super::helpers::Helpers;

/// Literals in a line.
const IN_A_LINE: usize = 4;

/// Scalar `offset` of an entry.
pub(super) fn entry(helpers: &mut Helpers, table: &Table, name: &str, offset: u32, entry: &Expr) -> Expr {
    let held = held(table);
    helpers.need(name, |_| definition(table, held, name));
    let read = Expr::atom(match (table.count, offset) {
        (1, _) => format!("{name}[{}]", entry.text),
        (count, 0) => format!("{name}[{} * {count}]", entry.at(Binding::Product)),
        (count, _) => format!("{name}[{} * {count} + {offset}]", entry.at(Binding::Product)),
    });
    if held == table.ty {
        read
    } else {
        from_bits(table.ty, &read)
    }
}

/// The type that the array has. Infinities and NaN are no constants in CUDA C++, so an array with one is held as encodings.
fn held(table: &Table) -> ScalarType {
    let not_finite = |&bits: &u64| match table.ty.kind() {
        Kind::Float(format) => !is_finite(format, bits),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => false,
    };
    match table.ty {
        ScalarType::F32 if table.values.iter().any(not_finite) => ScalarType::U32,
        ScalarType::F64 if table.values.iter().any(not_finite) => ScalarType::U64,
        ty => ty,
    }
}

fn definition(table: &Table, held: ScalarType, name: &str) -> String {
    let mut text = format!(
        "static __device__ const {} {name}[{}] = {{\n",
        type_name(held),
        table.values.len()
    );
    for line in table.values.chunks(IN_A_LINE) {
        let literals = line.iter().map(|&bits| literal(Constant { ty: held, bits }));
        let _ = writeln!(text, "    {},", literals.collect::<Vec<_>>().join(", "));
    }
    text + "};\n"
}
