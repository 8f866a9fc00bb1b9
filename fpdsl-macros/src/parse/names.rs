//! Which names are local variables.

use std::collections::HashMap;

use proc_macro2::Ident;

use crate::ast::NameKind;

/// The names in scope, innermost block last.
pub struct Scopes {
    stack: Vec<HashMap<String, NameKind>>,
}

impl Default for Scopes {
    fn default() -> Self {
        Scopes {
            stack: vec![HashMap::new()],
        }
    }
}

impl Scopes {
    pub fn declare(&mut self, name: &Ident) {
        self.declare_as(name, NameKind::Value);
    }

    pub fn declare_as(&mut self, name: &Ident, kind: NameKind) {
        if let Some(scope) = self.stack.last_mut() {
            scope.insert(name.to_string(), kind);
        }
    }

    pub fn contains(&self, name: &Ident) -> bool {
        self.kind(name).is_some()
    }

    /// The kind of the name, if it is in scope.
    pub fn kind(&self, name: &Ident) -> Option<NameKind> {
        let name = name.to_string();
        self.stack
            .iter()
            .rev()
            .find_map(|scope| scope.get(&name))
            .copied()
    }

    pub fn enter(&mut self) {
        self.stack.push(HashMap::new());
    }

    pub fn leave(&mut self) {
        self.stack.pop();
    }
}

/// Returns true if a name that is not in scope can be a constant. Rust writes constants in upper case, and rustc reports
/// an unknown lower-case name best.
pub fn looks_constant(name: &Ident) -> bool {
    name.to_string().starts_with(|c: char| c.is_uppercase())
}
