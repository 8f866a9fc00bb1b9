//! An `impl` block.

use proc_macro2::Span;
use syn::{Attribute, ImplItem};

use super::core::Function;
use super::{GenericParam, Operator, Type};

/// An `impl` block after all stages but emission.
pub struct ImplBlock {
    pub generics: Vec<GenericParam>,
    pub ty: Type,
    /// Rust's trait, as written.
    pub operator: Option<(syn::Path, Operator)>,
    pub functions: Vec<Function>,
    /// The items that are not functions, for the plain `impl`.
    pub others: Vec<ImplItem>,
    pub attrs: Vec<Attribute>,
}

impl ImplBlock {
    pub fn span(&self) -> Span {
        self.ty.span()
    }
}
