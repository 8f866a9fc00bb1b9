//! Types as far as the text of one function shows them.
//!
//! This is no type checker: rustc is. It knows the scalar types that are written down. It groups literals and the
//! variables they flow into by the operations that join them, and leaves everything else unknown. That is enough for two
//! things. A group of literals that nothing else touches gets the type that Rust gives it (`i32`, `f64`); rustc cannot do that
//! because literals are emitted as generic calls. And errors can name `f32` and `f64` at the point where they meet.

use std::collections::HashMap;

use proc_macro2::Span;

use super::literals::Found;
use crate::ast::{GenericKind, LiteralType, ScalarType};
use crate::literal;

/// A type, as far as it is known.
#[derive(Clone, Debug)]
pub enum Ty {
    Scalar(ScalarType),
    /// A group of literals.
    Group(usize),
    Tuple(Vec<Ty>),
    /// With its length, where a literal gives it.
    Array(Box<Ty>, Option<u64>),
    /// A type parameter: some float, or some integer.
    Param(GenericKind),
    /// A type parameter with a user's trait. It may stand for anything, and has no operators.
    Given,
    /// Only rustc knows: constants, calls, aliases.
    Unknown,
    /// The type of code that control never reaches.
    Never,
}

/// Two scalar types that should be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch(pub ScalarType, pub ScalarType);

/// The literals of a function and what is known of their groups.
#[derive(Default)]
pub struct Infer {
    /// Each group points at the one it was merged into, or at itself.
    parents: Vec<usize>,
    groups: Vec<Group>,
    literals: Vec<Literal>,
    shifts: Vec<Shift>,
    /// True if every literal gets its type in the tree, even if rustc could infer it from the text.
    named: bool,
    /// True if a value was met that is not known to be of a scalar type with a name.
    incomplete: bool,
}

/// A shift by a literal, to be looked at again when all is known.
struct Shift {
    shifted: Ty,
    amount: i128,
    span: Span,
}

#[derive(Clone, Copy, Default)]
struct Group {
    scalar: Option<ScalarType>,
    /// True if something of unknown type is in it, so that rustc will find the type.
    open: bool,
    /// True if a float literal is in it.
    float: bool,
}

/// A literal, to be looked at again when all is known.
struct Literal {
    group: usize,
    /// Its number in the function.
    number: usize,
    span: Span,
    value: Value,
}

enum Value {
    Int { magnitude: i128, negated: bool },
    Float(String),
}

impl Infer {
    pub fn int(&mut self, magnitude: i128, negated: bool, ty: LiteralType, span: Span) -> Ty {
        self.literal(Value::Int { magnitude, negated }, ty, span)
    }

    pub fn float(&mut self, digits: &str, ty: LiteralType, span: Span) -> Ty {
        self.literal(Value::Float(digits.to_owned()), ty, span)
    }

    fn literal(&mut self, value: Value, ty: LiteralType, span: Span) -> Ty {
        let group = self.groups.len();
        self.parents.push(group);
        let float = matches!(value, Value::Float(_));
        self.groups.push(Group {
            scalar: ty.scalar,
            open: false,
            float,
        });
        self.literals.push(Literal {
            group,
            number: ty.number,
            span,
            value,
        });
        match ty.scalar {
            Some(scalar) => Ty::Scalar(scalar),
            None => Ty::Group(group),
        }
    }

    fn root(&self, mut group: usize) -> usize {
        while self.parents[group] != group {
            group = self.parents[group];
        }
        group
    }

    /// The scalar type, if it is known by now.
    pub fn scalar(&self, ty: &Ty) -> Option<ScalarType> {
        match ty {
            Ty::Scalar(scalar) => Some(*scalar),
            Ty::Group(group) => self.groups[self.root(*group)].scalar,
            Ty::Tuple(_) | Ty::Array(..) | Ty::Param(_) | Ty::Given | Ty::Unknown | Ty::Never => None,
        }
    }

    /// Returns true if it is a float of any format.
    pub fn is_float(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Group(group) => self.groups[self.root(*group)].float,
            Ty::Param(kind) => *kind == GenericKind::Float,
            _ => self.scalar(ty).is_some_and(ScalarType::is_float),
        }
    }

    /// Returns true if this is certainly a scalar.
    pub fn is_scalar(ty: &Ty) -> bool {
        matches!(ty, Ty::Scalar(_) | Ty::Group(_) | Ty::Param(_))
    }

    /// Notes that the types are one. Where the shapes differ, rustc reports it.
    pub fn unify(&mut self, x: &Ty, y: &Ty) -> Result<(), Mismatch> {
        match (x, y) {
            (Ty::Never, _) | (_, Ty::Never) => Ok(()),
            (Ty::Given | Ty::Unknown, other) | (other, Ty::Given | Ty::Unknown) => {
                self.open(other);
                Ok(())
            }
            (Ty::Scalar(a), Ty::Scalar(b)) if a == b => Ok(()),
            (Ty::Scalar(a), Ty::Scalar(b)) => Err(Mismatch(*a, *b)),
            (Ty::Group(group), Ty::Scalar(scalar)) => self
                .bind(*group, *scalar)
                .map_err(|found| Mismatch(found, *scalar)),
            (Ty::Scalar(scalar), Ty::Group(group)) => self
                .bind(*group, *scalar)
                .map_err(|found| Mismatch(*scalar, found)),
            (Ty::Group(a), Ty::Group(b)) => self.merge(*a, *b),
            (Ty::Tuple(a), Ty::Tuple(b)) if a.len() == b.len() => {
                self.incomplete = true;
                a.iter().zip(b).try_for_each(|(a, b)| self.unify(a, b))
            }
            (Ty::Array(a, _), Ty::Array(b, _)) => {
                self.incomplete = true;
                self.unify(a, b)
            }
            (a, b) => {
                self.open(a);
                self.open(b);
                Ok(())
            }
        }
    }

    fn bind(&mut self, group: usize, scalar: ScalarType) -> Result<(), ScalarType> {
        let group = self.root(group);
        match self.groups[group].scalar {
            Some(known) if known != scalar => Err(known),
            _ => {
                self.groups[group].scalar = Some(scalar);
                Ok(())
            }
        }
    }

    fn merge(&mut self, a: usize, b: usize) -> Result<(), Mismatch> {
        let (a, b) = (self.root(a), self.root(b));
        let (x, y) = (self.groups[a], self.groups[b]);
        if let (Some(x), Some(y)) = (x.scalar, y.scalar)
            && x != y
        {
            return Err(Mismatch(x, y));
        }
        if a == b {
            return Ok(());
        }
        self.parents[b] = a;
        self.groups[a] = Group {
            scalar: x.scalar.or(y.scalar),
            open: x.open || y.open,
            float: x.float || y.float,
        };
        Ok(())
    }

    /// Gives every literal its type in the tree. Code that control never reaches is emitted apart from the uses that would tell
    /// rustc its types.
    pub fn name_all(&mut self) {
        self.named = true;
    }

    /// Returns true if every mix-up of types that rustc could find has been found here.
    pub fn is_complete(&self) -> bool {
        !self.incomplete
    }

    /// Leaves the type to rustc.
    pub fn open(&mut self, ty: &Ty) {
        self.incomplete = true;
        match ty {
            Ty::Group(group) => {
                let group = self.root(*group);
                self.groups[group].open = true;
            }
            Ty::Tuple(parts) => parts.iter().for_each(|part| self.open(part)),
            Ty::Array(elem, _) => self.open(elem),
            Ty::Scalar(_) | Ty::Param(_) | Ty::Given | Ty::Unknown | Ty::Never => {}
        }
    }

    /// The types of literals that rustc would not find: defaults of the groups that nothing else touches. Also the errors in
    /// literals whose type is known.
    pub fn finish(self) -> Found {
        let (mut types, mut wrong) = (HashMap::new(), Vec::new());
        for literal in &self.literals {
            let Some(ty) = self.decided(literal.group) else {
                continue;
            };
            // A type that the text gives, rustc finds as well.
            if self.named || self.groups[self.root(literal.group)].scalar.is_none() {
                types.insert(literal.number, ty);
            }
            if let Some(message) = literal.fault(ty) {
                wrong.push((literal.span, message));
            }
        }
        wrong.extend(self.shifts.iter().filter_map(|shift| self.too_far(shift)));
        Found { types, wrong }
    }

    /// The type of a group, by default if nothing else determines it; `None` if that is left to rustc.
    fn decided(&self, group: usize) -> Option<ScalarType> {
        match self.groups[self.root(group)] {
            Group {
                scalar: Some(scalar), ..
            } => Some(scalar),
            Group { open: true, .. } => None,
            Group { float: true, .. } => Some(ScalarType::F64),
            Group { float: false, .. } => Some(ScalarType::I32),
        }
    }

    /// Notes a shift by a literal.
    pub fn shift(&mut self, shifted: Ty, amount: i128, span: Span) {
        self.shifts.push(Shift {
            shifted,
            amount,
            span,
        });
    }

    /// The error for a shift by as many bits as the type has, or more. Most often a literal is shifted whose type nobody thought
    /// of, as in `1 << 40`.
    fn too_far(&self, shift: &Shift) -> Option<(Span, String)> {
        let scalar = match shift.shifted {
            Ty::Group(group) => self.decided(group)?,
            ref ty => self.scalar(ty)?,
        };
        let (low, high) = scalar.int_range()?;
        let bits = i128::from((high - low).count_ones());
        let amount = shift.amount;
        if (0..bits).contains(&amount) {
            return None;
        }
        let name = scalar.name();
        let meant = amount.rem_euclid(bits);
        Some((
            shift.span,
            format!(
                "a shift by {amount} where `{name}` has {bits} bits: shift a wider type, as in `x as u64 << n` or `1u64 << n`, \
                 or write {meant}, as shifts wrap at the width"
            ),
        ))
    }
}

impl Literal {
    fn fault(&self, ty: ScalarType) -> Option<String> {
        let name = ty.name();
        match &self.value {
            Value::Int { .. } | Value::Float(_) if ty == ScalarType::Bool => Some(
                "a number where `bool` is needed: write `true` or `false`, or a comparison, as in `x != 0`"
                    .to_owned(),
            ),
            Value::Int { magnitude, .. } if ty.is_float() => Some(format!(
                "the integer literal `{magnitude}` where `{name}` is needed: write `{magnitude}.0`"
            )),
            Value::Int { magnitude, negated } => {
                let (low, high) = ty.int_range()?;
                if *negated && low == 0 {
                    return Some(format!(
                        "`-{magnitude}` where `{name}` is needed: it holds 0 to {high}"
                    ));
                }
                let value = if *negated { -magnitude } else { *magnitude };
                let fits = (low..=high).contains(&value);
                (!fits).then(|| format!("the literal is out of range: `{name}` holds {low} to {high}"))
            }
            Value::Float(digits) if ty.is_float() => literal::overflows(digits, ty)
                .then(|| format!("the literal is out of range: it is larger than `{name}::MAX`")),
            Value::Float(_) => Some(format!(
                "a float literal where `{name}` is needed: write an integer or a cast"
            )),
        }
    }
}
