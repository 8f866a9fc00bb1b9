//! CONFORMANCE.md: the tables in it, made from the operation table.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

use crate::clauses::{Status, clauses as all_clauses};
use crate::cuda::{Form, tables};
use crate::printed::in_any_mode;
use crate::{Case, cases, machine, oracles};

/// The formats, as columns.
const FORMATS: [&str; 4] = ["f16", "bf16", "f32", "f64"];

/// A page with its tables made anew: what stands between `<!-- table: name -->` and `<!-- end -->`.
///
/// # Errors
///
/// Names a table that nobody makes, or a marker without its end.
pub fn renewed(page: &str) -> Result<String, String> {
    let cases = cases();
    let mut parts = page.split("<!-- table: ");
    let mut renewed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(" -->").ok_or("a marker without its end")?;
        let (_, after) = rest
            .split_once("<!-- end -->")
            .ok_or(format!("{name} has no end"))?;
        let table = match name {
            "clauses" => clauses(&cases),
            "refused" => refused(),
            "printed" => by_format(&cases, |cases| code(&in_any_mode(cases.iter().copied()))),
            "machine" => by_format(&cases, |cases| machine::pattern(cases.iter().copied())),
            "flushing" => flushing(&cases),
            "profiles" => profiles(&cases),
            "intrinsics" => intrinsics(&cases),
            _ => return Err(format!("no table is called `{name}`")),
        };
        let _ = write!(renewed, "<!-- table: {name} -->\n{table}<!-- end -->{after}");
    }
    Ok(renewed)
}

/// Writes the tables of a page anew.
///
/// # Errors
///
/// As [`renewed`], and what reading and writing give.
pub fn write(page: &Path) -> Result<(), String> {
    let failed = |e: io::Error| format!("{}: {e}", page.display());
    let text = fs::read_to_string(page).map_err(failed)?;
    fs::write(page, renewed(&text)?).map_err(failed)
}

/// The cases of an operation without `ftz` or a profile.
fn of<'a>(cases: &'a [Case], operation: &'a str) -> impl Iterator<Item = &'a Case> + Clone {
    cases
        .iter()
        .filter(move |case| case.operation == operation && case.vocabulary.is_empty())
}

/// How an operation is spelt, in binary32 where there is that.
fn spelling(cases: &[Case], operation: &str) -> String {
    let single = of(cases, operation).find(|case| case.ty == "f32");
    let any = single.or_else(|| of(cases, operation).next());
    any.map_or(String::new(), |case| {
        format!("`{}`", case.body.replace('|', "\\|"))
    })
}

fn spellings(cases: &[Case], operations: &[&str]) -> String {
    let all: Vec<String> = operations
        .iter()
        .map(|operation| spelling(cases, operation))
        .collect();
    all.join(" ")
}

/// The table of the standard's operations that are offered.
fn clauses(cases: &[Case]) -> String {
    let mut table = String::from(
        "| clause | operation | spelling | of | rounds | portable | fma | avx512 | arrays: fma | avx512 | interpreter | \
         CUDA C++ | oracles in |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for clause in all_clauses() {
        if let Status::OfArrays { spelling, suite, .. } = clause.status {
            let _ = writeln!(
                table,
                "| {} | {} | `{spelling}` | all formats | in the mode | = | = | = | = | = | = | = | {suite} |",
                clause.number, clause.names,
            );
        }
        if let Status::Functions(calls) = clause.status {
            let calls: Vec<String> = calls.iter().map(|call| format!("`{call}`")).collect();
            let _ = writeln!(
                table,
                "| {} | {} | {} | all formats | in the mode | = | = | = | = | = | = | = | tests/math |",
                clause.number,
                clause.names,
                calls.join(" "),
            );
        }
        let operations = clause.status.operations();
        if operations.is_empty() {
            continue;
        }
        let all = || operations.iter().flat_map(|operation| of(cases, operation));
        let rounds = if all().any(|case| case.rounding.is_some()) {
            "in the mode"
        } else {
            ""
        };
        let approximate = operations
            .iter()
            .any(|operation| operation.starts_with("approx_"));
        let cuda = if approximate { "≈" } else { "=" };
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {rounds} | = | = | = | = | = | = | {cuda} | {} |",
            clause.number,
            clause.names,
            spellings(cases, operations),
            types(&all().map(|case| case.ty).collect()),
            match &clause.status {
                Status::Written(_) => "its parts".to_owned(),
                Status::Row(_)
                | Status::Offered(_)
                | Status::OfArrays { .. }
                | Status::Functions(_)
                | Status::Refused(_) => {
                    oracles::of_all(operations)
                }
            },
        );
    }
    table
}

/// The types of an operation, shortly.
fn types(types: &BTreeSet<&str>) -> String {
    let floats: Vec<&str> = FORMATS
        .into_iter()
        .filter(|format| types.contains(format))
        .collect();
    let ints = types.len() - floats.len();
    let floats = match floats.len() {
        0 => String::new(),
        4 => "all formats".to_owned(),
        _ => floats.join(" "),
    };
    match (floats.is_empty(), ints) {
        (_, 0) => floats,
        (true, _) => "integers".to_owned(),
        (false, _) => format!("{floats}, integers"),
    }
}

/// The table of the standard's operations that are not offered.
fn refused() -> String {
    let mut table = String::from("| clause | operation | why not |\n|---|---|---|\n");
    for clause in all_clauses() {
        if let Status::Refused(why) = clause.status {
            let _ = writeln!(table, "| {} | {} | {why} |", clause.number, clause.names);
        }
    }
    table
}

/// The operations in the order of the cases, each once.
fn operations(cases: &[Case], vocabulary: &str) -> Vec<&'static str> {
    let mut operations: Vec<&str> = Vec::new();
    for case in cases.iter().filter(|case| case.vocabulary == vocabulary) {
        if !operations.contains(&case.operation) {
            operations.push(case.operation);
        }
    }
    operations
}

fn code(vocabulary: &BTreeSet<String>) -> String {
    if vocabulary.is_empty() {
        return "operators".to_owned();
    }
    let names: Vec<String> = vocabulary.iter().map(|name| format!("`{name}`")).collect();
    names.join(" ")
}

/// A table of the operations on floats, with a cell for each format.
fn by_format(cases: &[Case], cell: impl Fn(&[&Case]) -> String) -> String {
    let clauses = all_clauses();
    let offered = |operation: &&str| {
        clauses.iter().any(|clause| match &clause.status {
            Status::Row(operations) => operations.contains(operation),
            Status::Offered(operations) => operations.contains(operation),
            Status::Written(_) | Status::OfArrays { .. } | Status::Functions(_) | Status::Refused(_) => false,
        })
    };
    let mut table = String::from("| operation | f32 | f64 | f16 | bf16 |\n|---|---|---|---|---|\n");
    for operation in operations(cases, "").into_iter().filter(offered) {
        let cells = ["f32", "f64", "f16", "bf16"].map(|ty| {
            let cases: Vec<&Case> = of(cases, operation).filter(|case| case.ty == ty).collect();
            if cases.is_empty() {
                String::new()
            } else {
                cell(&cases)
            }
        });
        if cells.iter().any(|cell| !cell.is_empty()) {
            let _ = writeln!(table, "| `{operation}` | {} |", cells.join(" | "));
        }
    }
    table
}

/// The table of operations under `ftz = true`.
fn flushing(cases: &[Case]) -> String {
    let mut table = String::from("| operation | of | printed as |\n|---|---|---|\n");
    for operation in operations(cases, "ftz") {
        let all: Vec<&Case> = cases
            .iter()
            .filter(|case| case.vocabulary == "ftz" && case.operation == operation)
            .collect();
        let types: BTreeSet<&str> = all.iter().map(|case| case.ty).collect();
        let types: Vec<&str> = types.into_iter().collect();
        let _ = writeln!(
            table,
            "| {} | {} | {} |",
            spelling(cases, operation),
            types.join(" "),
            code(&in_any_mode(all))
        );
    }
    table
}

/// The table of operations that profiles change.
fn profiles(cases: &[Case]) -> String {
    let mut table = String::from(
        "| profile | operation | of | hosts | interpreter | CUDA C++ | printed as |\n|---|---|---|---|---|---|---|\n",
    );
    for (profile, ty) in [("cc1x", "f32"), ("x87", "f64"), ("x87", "f32")] {
        for operation in operations(cases, profile) {
            let all: Vec<&Case> = (cases.iter())
                .filter(|case| case.vocabulary == profile && case.operation == operation && case.ty == ty)
                .collect();
            let Some(body) = all.first().map(|case| &case.body) else {
                continue;
            };
            let cuda = if all.iter().all(|case| case.promises_bits()) {
                "="
            } else {
                "≈ in rn"
            };
            let printed = code(&in_any_mode(all.iter().copied()));
            let _ = writeln!(
                table,
                "| {profile} | `{body}` | {ty} | = | = | {cuda} | {printed} |"
            );
        }
    }
    table
}

/// CUDA's tables.
fn intrinsics(cases: &[Case]) -> String {
    let mut text = String::new();
    for table in tables() {
        let _ = writeln!(
            text,
            "\n**{}**\n\n| intrinsic | here | how |\n|---|---|---|",
            table.title
        );
        for row in &table.rows {
            let names: Vec<String> = row.names.iter().map(|name| format!("`{name}`")).collect();
            let (here, how) = match row.form {
                Form::Printed(operation, ty) => (written(cases, operation, ty), "printed as this intrinsic"),
                Form::Same(operation, ty) => {
                    (written(cases, operation, ty), "the same value, printed otherwise")
                }
                Form::Rounded(operation, ty) => (
                    written(cases, operation, ty),
                    "correctly rounded, printed otherwise",
                ),
                Form::Written(operation, ty) => (written(cases, operation, ty), "written like this"),
                Form::Approximate(methods) => (methods.to_owned(), "printed as this intrinsic"),
                Form::Refused(why) => ("–".to_owned(), why),
            };
            let _ = writeln!(text, "| {} | {here} | {how} |", names.join(" "));
        }
    }
    text.push('\n');
    text
}

/// A case's text and its type.
fn written(cases: &[Case], operation: &str, ty: &str) -> String {
    let mut case = of(cases, operation).filter(|case| case.ty == ty);
    case.next().map_or(String::new(), |case| {
        format!("`{}` on {ty}", case.body.replace('|', "\\|"))
    })
}
