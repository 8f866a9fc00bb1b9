//! Which names are local variables.

use std::collections::HashSet;

use proc_macro2::Ident;

/// The names in scope, innermost block last.
pub struct Scopes {
    stack: Vec<HashSet<String>>,
}

impl Default for Scopes {
    fn default() -> Self {
        Scopes {
            stack: vec![HashSet::new()],
        }
    }
}

impl Scopes {
    pub fn declare(&mut self, name: &Ident) {
        if let Some(scope) = self.stack.last_mut() {
            scope.insert(name.to_string());
        }
    }

    pub fn contains(&self, name: &Ident) -> bool {
        let name = name.to_string();
        self.stack.iter().any(|scope| scope.contains(&name))
    }

    pub fn enter(&mut self) {
        self.stack.push(HashSet::new());
    }

    pub fn leave(&mut self) {
        self.stack.pop();
    }
}

/// Whether a name that is not in scope can be a constant: Rust writes constants in upper case, and rustc reports
/// an unknown lower-case name best.
pub fn looks_constant(name: &Ident) -> bool {
    name.to_string().starts_with(|c: char| c.is_uppercase())
}
