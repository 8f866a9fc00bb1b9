//! The two trees, and the tools that several stages need: walks, products, exits, builders of nodes.
//!
//! A user's function is a tree of the [`surface`] language. `desugar` turns it into one of the [`core`] language, which is smaller.
//! Nodes that both have are generic over the tree ([`node`]). Nodes of one tree alone are in its [`Tree::Expr`] and [`Tree::Stmt`].
//!
//! Parentheses are gone, names are resolved to locals and constants, operators keep their spans. Nothing here knows about backends.
//! Only the paths of types and constant expressions are kept as `syn` has them; rustc gets them as they are.

use proc_macro2::{Ident, LineColumn, TokenStream};

use crate::args::Options;

pub mod build;
mod combine;
pub mod core;
pub mod exits;
mod flow;
mod impl_block;
mod name_kind;
mod node;
mod operator;
mod product;
mod signature;
pub mod surface;
mod types;
pub mod variables;
pub mod walk;

pub use flow::*;
pub use fpdsl_ops::{Domain, Operation, Row as Builtin, ScalarType, Shape};
pub use impl_block::*;
pub use name_kind::*;
pub use node::*;
pub use operator::*;
pub use product::*;
pub use signature::*;
pub use types::*;

/// One `#[fp]` function.
pub struct Function<T: Tree> {
    pub options: Options,
    pub signature: Signature,
    pub body: Block<T>,
    /// True if all types that meet in the body are scalars that the text names, so that rustc finds none mixed. The type check
    /// sets it.
    pub types_known: bool,
    /// The lengths of its arrays that the user's constants give.
    pub lengths: Vec<TokenStream>,
    /// The functions of its own type that it calls, as far as the text shows whose they are.
    pub own_calls: Vec<Ident>,
    /// The source text of the item.
    pub source: String,
    /// Where that begins.
    pub start: LineColumn,
}
