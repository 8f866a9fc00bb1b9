//! The signature of a function.

use proc_macro2::{Ident, Span, TokenStream};

use super::Type;
use crate::args::{Pasting, Reduction};

/// All that is known of a function before its body is read. After an error only this is emitted.
pub struct Signature {
    /// The type, if this is one of its functions.
    pub owner: Option<Owner>,
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
    /// The runtime's trait, `AddOn`.
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
    /// As the user wrote it, with its bounds.
    pub declaration: TokenStream,
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
}

pub struct Param {
    pub name: Ident,
    /// The `mut`, if there is one.
    pub mutable: Option<Span>,
    /// True if the user wrote `_`. The name is then the macro's own.
    pub unnamed: bool,
    pub ty: Type,
}
