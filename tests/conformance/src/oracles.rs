//! The suites of fpdsl-runtime that compare an operation with independent implementations, by the operation's row.
//!
//! Each of those suites fails to compile where a row of its kind is missing in it.

use fpdsl_ops::{Domain, Operation, Origin, Row};

/// The suite of a row.
const fn suite(row: &Row) -> &'static str {
    match (
        row.operation.expect("a row of the table of operations"),
        row.origin,
        row.domain,
    ) {
        (.., Domain::Int | Domain::SignedInt | Domain::UnsignedInt) => "arrays_integer_methods",
        // Roundings to integers are tested with what is made of them.
        (Operation::Rint | Operation::Round, ..) | (_, Origin::Derived, _) => "derived",
        (Operation::ToBits | Operation::FromBits, ..)
        | (_, Origin::Approximation, _)
        | (_, Origin::Primitive | Origin::Comparison, Domain::Bits) => "values",
        // A primitive of more operands than `arithmetic` has words for is tested by a suite with its name.
        (_, Origin::Primitive | Origin::Comparison, _) if row.arity > 3 => row.name,
        (_, Origin::Primitive | Origin::Comparison, _) => "arithmetic",
        (_, Origin::Elementary, _) => "math",
    }
}

/// The function of `ops` that an operation of the table is.
pub fn function(operation: &str) -> &str {
    match operation {
        "ldexp" => "scalbn",
        "cast_to" => "cast",
        _ if operation.starts_with("as_") => "cast",
        _ => operation,
    }
}

/// The suite that has an operation; none for what is a row of no table, such as control flow.
pub fn of(operation: &str) -> Option<&'static str> {
    match function(operation) {
        "cast" => Some("arithmetic"),
        // Literals go through the attribute as well: tests/literals.
        "float" => Some("literals, values"),
        "int" | "lift" => Some("values"),
        name => Row::ALL.iter().find(|row| row.name == name).map(suite),
    }
}

/// The suites that have some operations.
pub fn of_all(operations: &[&str]) -> String {
    let mut suites: Vec<&str> = operations.iter().filter_map(|operation| of(operation)).collect();
    suites.sort_unstable();
    suites.dedup();
    suites.join(", ")
}
