//! Types as they are written, and paths with arguments.

use proc_macro2::{Ident, Span, TokenStream};

use super::ScalarType;

/// The largest array of a body. An array is a value, and a vector of elements has several side by side.
pub const MOST_ELEMENTS: u64 = 1 << 24;

#[derive(Clone)]
pub enum Type {
    /// A scalar by its Rust name.
    Scalar(ScalarType, Span),
    Tuple(Vec<Type>, Span),
    /// The element and the length, a constant expression for rustc.
    Array(Box<Type>, TokenStream, Span),
    /// `&[T]`, a parameter's type only.
    Slice(Box<Type>, Span),
    /// `&mut [T]`, the last parameter's type only.
    Row(Box<Type>, Span),
    /// A type parameter of the function.
    Param(Ident),
    /// A struct over its arguments; its path comes without them.
    Struct(TokenStream, Vec<Argument>, Span),
    /// `Self` in an `impl` block.
    Itself(Span),
    /// An alias or another name: rustc finds out.
    Path(TokenStream, Span),
}

/// A generic argument: one item between `::<` and `>`.
#[derive(Clone)]
pub enum Argument {
    /// A type, or a mode, which looks like one.
    Type(Type),
    /// A mode or length of the function around.
    Param(Ident),
    /// A constant expression for rustc.
    Const(TokenStream),
    /// `_`.
    Infer(Span),
}

/// The function that a call names.
#[derive(Clone)]
pub struct Callee {
    /// Its path, without arguments.
    pub path: TokenStream,
    /// The arguments of the instance, if there are any.
    pub arguments: Option<Vec<Argument>>,
}

impl Type {
    /// Returns true if this is a struct that names no scalar types: an alias, or one whose fields have Rust's types. Its version on a
    /// backend is another type.
    pub fn is_plain(&self) -> bool {
        match self {
            Type::Path(..) => true,
            Type::Struct(_, arguments, _) => arguments
                .iter()
                .all(|argument| matches!(argument, Argument::Param(_) | Argument::Const(_))),
            Type::Scalar(..)
            | Type::Tuple(..)
            | Type::Array(..)
            | Type::Slice(..)
            | Type::Row(..)
            | Type::Param(_)
            | Type::Itself(_) => false,
        }
    }

    pub fn span(&self) -> Span {
        match self {
            Type::Scalar(_, span)
            | Type::Tuple(_, span)
            | Type::Array(_, _, span)
            | Type::Slice(_, span)
            | Type::Row(_, span)
            | Type::Struct(_, _, span)
            | Type::Itself(span)
            | Type::Path(_, span) => *span,
            Type::Param(name) => name.span(),
        }
    }
}
