//! Structs as Rust source.

use super::Printer;
use crate::ast::record::Field;
use crate::ast::walk::{Visitor, walk_expr};
use crate::ast::{Expr, Pattern, Program, RECORDS, Record, Type};

/// The structs that a program has values of, those that others are made of first.
pub(super) fn used(program: &Program) -> Vec<&'static Record> {
    let mut found = Found(Vec::new());
    for function in &mut program.functions.clone() {
        found.add(function.result);
        function
            .form
            .record()
            .into_iter()
            .for_each(|record| found.add_record(record));
        function.locals.iter().for_each(|local| found.add(local.ty));
        function.visit(&mut found);
    }
    let mut records = RECORDS.to_vec();
    records.retain(|record| found.0.contains(record));
    records
}

struct Found(Vec<&'static Record>);

impl Found {
    fn add(&mut self, ty: Type) {
        match ty {
            Type::Scalar(_) => {}
            Type::Array(element, _) => self.add(*element),
            Type::Tuple(parts) => parts.iter().for_each(|&part| self.add(part)),
            Type::Record(record, _) => self.add_record(record),
        }
    }

    fn add_record(&mut self, record: &'static Record) {
        self.0.push(record);
        let inner = record.fields.iter().filter_map(|(_, field)| field.record());
        inner.for_each(|record| self.add_record(record));
    }
}

impl Visitor for Found {
    fn expr(&mut self, e: &mut Expr) {
        self.add(e.ty);
        walk_expr(self, e);
    }
}

/// The struct, and how it is made of encodings and taken apart.
pub(super) fn declaration(record: &'static Record) -> String {
    let types = record
        .fields
        .iter()
        .map(|(name, field)| (*name, field_text(*field)));
    let (fields, names): (Vec<String>, Vec<&str>) = match record.is_tuple() {
        true => types.map(|(name, ty)| (format!("pub {ty}"), name)).unzip(),
        false => types
            .map(|(name, ty)| (format!("pub {name}: {ty}"), name))
            .unzip(),
    };
    let fields = match record.is_tuple() {
        true => format!("({});", fields.join(", ")),
        false => format!(" {{ {} }}", fields.join(", ")),
    };
    let name = record.name;
    format!(
        "#[derive(Clone, Copy, Fp)]\npub struct {name}<T>{fields}\nfpdsl_programs::flat_struct!({name}: {});\n",
        names.join(" ")
    )
}

fn field_text(field: Field) -> String {
    match field {
        Field::Scalar => "T".to_owned(),
        Field::Array(lengths) => {
            let innermost = "T".to_owned();
            lengths
                .iter()
                .rev()
                .fold(innermost, |text, n| format!("[{text}; {n}]"))
        }
        Field::Record(record) => format!("{}<T>", record.name),
        Field::Records(record, n) => format!("[{}<T>; {n}]", record.name),
    }
}

impl Printer<'_> {
    /// `Complex { re, im: x, .. }`, `Pair(x, y)`
    pub(super) fn record_pattern(&self, record: &Record, fields: &[(usize, Pattern)]) -> String {
        let parts = fields.iter().map(|(number, part)| {
            let (name, text) = (record.fields[*number].0, self.pattern(part));
            match text == name || record.is_tuple() {
                true => text,
                false => format!("{name}: {text}"),
            }
        });
        let mut parts: Vec<String> = parts.collect();
        if record.is_tuple() {
            return format!("{}({})", record.name, parts.join(", "));
        }
        if fields.len() < record.fields.len() {
            parts.push("..".to_owned());
        }
        format!("{} {{ {} }}", record.name, parts.join(", "))
    }

    /// `Complex { re: x, ..z }`, `Pair(x, y)`, with the scalar where nothing else says it.
    pub(super) fn record(
        &self,
        ty: Type,
        fields: &[(usize, Expr)],
        base: Option<&Expr>,
        known: bool,
    ) -> String {
        let Type::Record(record, scalar) = ty else {
            unreachable!("it is a struct")
        };
        let untyped = !known && !fields.iter().all(|(_, e)| super::expr::typed(e));
        let arguments = match untyped {
            true => format!("::<{}>", self.scalar(scalar)),
            false => String::new(),
        };
        let name = format!("{}{arguments}", record.name);
        let in_order = fields.iter().enumerate().all(|(at, (number, _))| at == *number);
        let values = fields
            .iter()
            .map(|(number, e)| (record.fields[*number].0, self.expr(e, true)));
        if record.is_tuple() && in_order && base.is_none() {
            let values: Vec<String> = values.map(|(_, value)| value).collect();
            return format!("{name}({})", values.join(", "));
        }
        let mut values: Vec<String> = values
            .map(|(name, value)| match name == value && !record.is_tuple() {
                true => value,
                false => format!("{name}: {value}"),
            })
            .collect();
        values.extend(base.map(|base| format!("..{}", self.expr(base, true))));
        format!("{name} {{ {} }}", values.join(", "))
    }
}
