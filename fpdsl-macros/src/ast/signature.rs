//! The signature of a function.

use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};

use super::{NameKind, Type};
use crate::args::{Pasting, Reduction};

/// All that is known of a function before its body is read. After an error only this is emitted.
pub struct Signature {
    /// The type, if this is one of its functions.
    pub owner: Option<Owner>,
    /// The implementation of a user's trait, if this is a function of one.
    pub of_trait: Option<OfTrait>,
    pub attrs: Vec<syn::Attribute>,
    pub vis: syn::Visibility,
    pub name: Ident,
    pub generics: Vec<GenericParam>,
    pub params: Vec<Param>,
    pub output: Type,
    /// The attribute's settings for reductions.
    pub reduction: Reduction,
    /// The form of calls in other bodies.
    pub pasting: Pasting,
    /// The constants of the body, which stand beside the function.
    pub constants: TokenStream,
}

/// The implementation of a user's trait, for one of its functions.
#[derive(Clone)]
pub struct OfTrait {
    /// The name of the type.
    pub ty: String,
    /// All functions of the implementation.
    pub functions: Rc<[Ident]>,
    /// The type and those that the functions name, as a tuple. The types that the macro adds have it for a parameter, so that they are as
    /// visible as what they speak of: rustc has `pub` types say nothing of private ones, and the reverse.
    pub seen: TokenStream,
}

impl Signature {
    /// Returns true if calls write a row for each element. It is the last parameter.
    pub fn writes_row(&self) -> bool {
        self.params
            .last()
            .is_some_and(|param| matches!(param.ty, Type::Row(..)))
    }

    /// The types in it that have names of the user's, apart from its parameters and `Self`.
    pub fn named_types(&self) -> Vec<&Type> {
        fn collect<'a>(ty: &'a Type, types: &mut Vec<&'a Type>) {
            match ty {
                Type::Tuple(parts, _) => parts.iter().for_each(|part| collect(part, types)),
                Type::Array(elem, ..) | Type::Slice(elem, _) | Type::Row(elem, _) => collect(elem, types),
                Type::Struct(..) | Type::Path(..) if !matches!(NameKind::of(ty), NameKind::Index(_)) => {
                    types.push(ty);
                }
                Type::Struct(..) | Type::Path(..) => {}
                Type::Scalar(..) | Type::Param(_) | Type::Itself(_) => {}
            }
        }
        let mut types = Vec::new();
        self.params
            .iter()
            .for_each(|param| collect(&param.ty, &mut types));
        collect(&self.output, &mut types);
        types
    }
}

/// The type of an `impl` block, for one of its functions.
#[derive(Clone)]
pub struct Owner {
    /// The type.
    pub ty: Type,
    /// Its name without path and arguments.
    pub name: String,
    /// The number of the function's generic parameters that are the block's; they come first.
    pub generics: usize,
    /// True if the first parameter is `self`.
    pub receiver: bool,
    /// The operator, if the block implements one.
    pub operator: Option<Operator>,
}

/// An operator of a struct.
#[derive(Clone)]
pub struct Operator {
    /// Rust's trait, `Add`.
    pub name: &'static str,
    /// The runtime's trait, `HasPlus`.
    pub on: Ident,
    /// Its function, which is the user's as well.
    pub function: Ident,
    /// The right operand, where there is one.
    pub rhs: Option<Type>,
    /// The type of its result; `Self` for an update.
    pub output: Type,
    /// True for an update, with `&mut self`.
    pub assigns: bool,
    /// True if the runtime's function takes the mode in force.
    pub takes_mode: bool,
}

/// One parameter of a generic function.
#[derive(Clone)]
pub struct GenericParam {
    pub name: Ident,
    pub kind: GenericKind,
    /// With its bounds, as Rust has them.
    pub declaration: TokenStream,
    /// The bound of a [`GenericKind::Trait`] or [`GenericKind::Function`], as Rust has it.
    pub bound: TokenStream,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenericKind {
    /// `M: Mode`.
    Mode,
    /// `T: Float`.
    Float,
    /// `T: Int`.
    Int,
    /// `const N: usize`.
    Length,
    /// `F: Rhs`, a user's trait.
    Trait,
    /// `F: Function<Args = (f64,), Out = f64>`.
    Function,
}

impl GenericKind {
    /// Returns true if a value can have the type, which in a body is a backend's.
    pub fn is_of_values(self) -> bool {
        match self {
            GenericKind::Float | GenericKind::Int | GenericKind::Trait => true,
            GenericKind::Mode | GenericKind::Length | GenericKind::Function => false,
        }
    }
}

pub struct Param {
    pub name: Ident,
    /// The `mut`, if there is one.
    pub mutable: Option<Span>,
    /// True if the user wrote `_`. The name is then the macro's own.
    pub unnamed: bool,
    /// True if Rust has a reference to the value.
    pub by_ref: bool,
    pub ty: Type,
}
