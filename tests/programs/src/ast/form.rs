//! The places of functions in source, and which instances they are.

use fpdsl_runtime::Rounding;

use super::{BinaryOp, Function, Mode, Record, ScalarType, intern, mode_type, type_name};

/// The place of a function in source, and how it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// By itself, `f(x)`.
    Free,
    /// In an `impl` block of this struct: `z.f(x)`.
    Method(&'static Record),
    /// There as well, without a receiver: `Complex::f(x)`.
    Associated(&'static Record),
    /// The struct's `z + w` and its kin.
    Operator(&'static Record, BinaryOp),
    /// The struct's `-z`.
    Negation(&'static Record),
    /// The struct's `z += w` and its kin; the result is the new value.
    Update(&'static Record, BinaryOp),
}

/// An instance of a function that is generic over the format, and maybe over a length.
///
/// The tree of an instance is the text with the names filled in, so that nothing but the printer knows of generics. The
/// first of a function is for [`Instance::FORMAT`] and [`Instance::LENGTH`]: of what it has of these, the text has the
/// parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The first of the function.
    pub first: usize,
    /// `T`
    pub format: ScalarType,
    /// `N`
    pub length: Option<usize>,
}

impl Function {
    /// The name of an instance in faults, and in an expression of the source.
    pub fn instance_name(&self, mode: Rounding) -> &'static str {
        let mode = (self.mode == Mode::Param).then(|| mode_type(mode).to_owned());
        let format = self
            .instance
            .map(|instance| type_name(instance.format).to_owned());
        let length = self.instance.and_then(|instance| instance.length);
        // The parameters of an `impl` block come first.
        let names: Vec<String> = match self.form {
            Form::Free => mode.into_iter().chain(format).collect(),
            _ => format.into_iter().chain(mode).collect(),
        };
        let names: Vec<String> = names.into_iter().chain(length.map(|n| n.to_string())).collect();
        let name = match self.form.record() {
            Some(record) => format!("{}::{}", record.name, self.name),
            None => self.name.to_owned(),
        };
        match names.is_empty() {
            true => intern(&name),
            false => intern(&format!("{name}::<{}>", names.join(", "))),
        }
    }
}

impl Form {
    /// The struct that it belongs to.
    pub fn record(self) -> Option<&'static Record> {
        match self {
            Form::Free => None,
            Form::Method(record)
            | Form::Associated(record)
            | Form::Operator(record, _)
            | Form::Negation(record)
            | Form::Update(record, _) => Some(record),
        }
    }
}

impl Instance {
    /// The format of the first instance: every decimal literal of it is finite in the others.
    pub const FORMAT: ScalarType = ScalarType::F16;
    /// The length in the first instance, which no other array has.
    pub const LENGTH: usize = 5;
}
