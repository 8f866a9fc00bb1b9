//! The types and errors found for literals. The types are written into the tree.

use std::collections::HashMap;

use proc_macro2::Span;

use crate::ast::surface::{Block, Expr, ExprKind};
use crate::ast::walk::{VisitMut, walk_block, walk_expr};
use crate::ast::{IntLiteral, LiteralType, ScalarType};

/// The findings about a function's literals.
pub struct Found {
    /// By the number of the literal.
    pub types: HashMap<usize, ScalarType>,
    /// The errors.
    pub wrong: Vec<(Span, String)>,
}

/// Writes the types into the tree.
pub fn write(body: &mut Block, types: HashMap<usize, ScalarType>) {
    if !types.is_empty() {
        walk_block(&mut Write { types }, body);
    }
}

struct Write {
    types: HashMap<usize, ScalarType>,
}

impl Write {
    fn literal(&self, ty: &mut LiteralType) {
        if let Some(found) = self.types.get(&ty.number) {
            ty.scalar = Some(*found);
        }
    }
}

impl VisitMut<crate::ast::surface::Surface> for Write {
    fn expr(&mut self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::Int(int) => self.literal(&mut int.ty),
            ExprKind::Float(float) => self.literal(&mut float.ty),
            _ => walk_expr(self, expr),
        }
    }

    fn end(&mut self, end: &mut IntLiteral) {
        self.literal(&mut end.ty);
    }
}
