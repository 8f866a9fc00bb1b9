//! The kinds of names in a body.

use proc_macro2::TokenStream;

use super::Type;

/// The kind of a name in scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameKind {
    /// A value that is copied.
    Value,
    /// A slice parameter.
    Slice,
    /// A row parameter, `&mut [T]`.
    Row,
    /// An index parameter with this many coordinates.
    Index(usize),
}

impl NameKind {
    /// The kind that a parameter of this type has in the body.
    pub fn of(ty: &Type) -> Self {
        match ty {
            Type::Slice(..) => NameKind::Slice,
            Type::Row(..) => NameKind::Row,
            Type::Path(path, _) => index_type(path).map_or(NameKind::Value, NameKind::Index),
            Type::Scalar(..)
            | Type::Tuple(..)
            | Type::Array(..)
            | Type::Param(_)
            | Type::Struct(..)
            | Type::Itself(_) => NameKind::Value,
        }
    }

    /// The same for a type that may have errors.
    pub fn of_syntax(ty: &syn::Type) -> Self {
        match ty {
            syn::Type::Reference(reference) if matches!(*reference.elem, syn::Type::Slice(_)) => {
                match reference.mutability {
                    Some(_) => NameKind::Row,
                    None => NameKind::Slice,
                }
            }
            syn::Type::Path(path) => index_axes(path).map_or(NameKind::Value, NameKind::Index),
            _ => NameKind::Value,
        }
    }
}

fn index_type(tokens: &TokenStream) -> Option<usize> {
    index_axes(&syn::parse2(tokens.clone()).ok()?)
}

/// The number of coordinates of the index type with this name.
pub fn index_axes(path: &syn::TypePath) -> Option<usize> {
    let last = path
        .path
        .segments
        .last()
        .filter(|last| last.arguments.is_none())?;
    match last.ident.to_string().as_str() {
        "Index" => Some(1),
        "Index2" => Some(2),
        "Index3" => Some(3),
        _ => None,
    }
}
