//! Values as text, and the names of the scalars of a parameter or a result.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::{ScalarType, Shape};
use fpdsl_runtime::{Rounding, soft};

/// The scalars of a list of parameters or of a result, in order, each with its type and name.
pub struct Leaves(Vec<(String, ScalarType)>);

impl Leaves {
    /// The scalars of parameters: `a`, `z.re`, `v[2]`.
    pub fn of_params(names: &[&str], shape: &Shape) -> Self {
        let mut leaves = Leaves(Vec::new());
        match shape {
            Shape::Tuple(params) => {
                for (name, shape) in names.iter().zip(*params) {
                    leaves.visit(name, shape);
                }
            }
            // Parameters are a tuple.
            other => leaves.visit("", other),
        }
        leaves
    }

    /// The scalars of a result: nothing for a scalar, `.1`, `.re`, `[2]`.
    pub fn of_result(shape: &Shape) -> Self {
        let mut leaves = Leaves(Vec::new());
        leaves.visit("", shape);
        leaves
    }

    fn visit(&mut self, name: &str, shape: &Shape) {
        match *shape {
            Shape::Scalar(ty) => self.0.push((name.to_owned(), ty)),
            Shape::Array(element, n) => (0..n).for_each(|i| self.visit(&format!("{name}[{i}]"), element)),
            Shape::Tuple(parts) => {
                for (i, part) in parts.iter().enumerate() {
                    self.visit(&format!("{name}.{i}"), part);
                }
            }
            Shape::Struct(fields) => {
                for (field, shape) in fields {
                    self.visit(&format!("{name}.{field}"), shape);
                }
            }
            // Neither is in columns.
            Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => {}
        }
    }

    /// The scalars, each with its name: nothing, `.1`, `.re`.
    pub fn iter(&self) -> impl Iterator<Item = (&str, ScalarType)> {
        self.0.iter().map(|(name, ty)| (name.as_str(), *ty))
    }

    /// The type of a scalar.
    pub fn ty(&self, leaf: usize) -> ScalarType {
        self.0[leaf].1
    }

    /// The name of a scalar.
    pub fn name(&self, leaf: usize) -> &str {
        &self.0[leaf].0
    }

    /// An element with these encodings, a text for each scalar: `re = 1.5 (0x3FC00000)`.
    pub fn show(&self, encodings: &[u64]) -> Vec<String> {
        let named = self.0.iter().zip(encodings);
        named
            .map(|((name, ty), &bits)| match name.as_str() {
                "" => value(*ty, bits),
                name => format!("{name} = {}", value(*ty, bits)),
            })
            .collect()
    }
}

/// A scalar: shortest decimals that name it, and the encoding of a float.
pub fn value(ty: ScalarType, bits: u64) -> String {
    match ty.kind() {
        Kind::Bool => (bits != 0).to_string(),
        Kind::Float(format) => {
            let digits = 2 * ty.bytes();
            format!("{} (0x{bits:0digits$X})", decimal(format, bits))
        }
        Kind::Signed(width) => {
            let unused = 64 - width;
            (((bits << unused) as i64) >> unused).to_string()
        }
        Kind::Unsigned(_) => bits.to_string(),
    }
}

fn decimal(format: Format, bits: u64) -> String {
    match format {
        // The narrow formats within binary32: more digits than they need, and the same number.
        Format::F16 | Format::Bf16 => {
            let exact = soft::convert(format, Format::F32, Rounding::NearestEven, bits);
            format!("{:?}", f32::from_bits(exact as u32))
        }
        Format::F32 => format!("{:?}", f32::from_bits(bits as u32)),
        Format::F64 => format!("{:?}", f64::from_bits(bits)),
    }
}
