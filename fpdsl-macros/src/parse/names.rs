//! Resolves which names are local variables.

use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Ident;

use super::closure::Closure;
use crate::ast::NameKind;

/// The names in scope, innermost block last.
pub struct Scopes {
    stack: Vec<HashMap<String, Known>>,
    /// The number of declarations so far.
    declared: usize,
}

/// A name in scope.
struct Known {
    kind: NameKind,
    /// The type parameter with a user's trait that is the variable's type, if that is known.
    given: Option<Ident>,
    /// The closure that it is.
    closure: Option<Rc<Closure>>,
    /// The element that it is a mutable reference to.
    lent: Option<Rc<Lent>>,
    /// True if Rust has a reference here.
    reference: bool,
    /// The number of the declaration.
    number: usize,
}

/// An element of an array that a name stands for, to be read and changed.
pub struct Lent {
    /// The place, as it would be written.
    pub place: syn::Expr,
    /// The variable that the place is in, and the number of its declaration.
    pub root: Option<(Ident, usize)>,
}

impl Default for Scopes {
    fn default() -> Self {
        Scopes {
            stack: vec![HashMap::new()],
            declared: 0,
        }
    }
}

impl Scopes {
    pub fn declare(&mut self, name: &Ident) {
        self.declare_as(name, NameKind::Value);
    }

    pub fn declare_as(&mut self, name: &Ident, kind: NameKind) {
        self.declared += 1;
        let known = Known {
            kind,
            given: None,
            closure: None,
            lent: None,
            reference: false,
            number: self.declared,
        };
        if let Some(scope) = self.stack.last_mut() {
            scope.insert(name.to_string(), known);
        }
    }

    /// Declares the name of a closure.
    pub fn declare_closure(&mut self, name: &Ident, closure: Closure) {
        self.declare(name);
        if let Some(known) = self.newest(name) {
            known.closure = Some(Rc::new(closure));
        }
    }

    /// Notes that Rust has a reference where the body has the value.
    pub fn note_reference(&mut self, name: &Ident) {
        if let Some(known) = self.newest(name) {
            known.reference = true;
        }
    }

    /// Declares the name of an element that is changed by it.
    pub fn declare_lent(&mut self, name: &Ident, lent: Rc<Lent>) {
        self.declare(name);
        if let Some(known) = self.newest(name) {
            known.lent = Some(lent);
            known.reference = true;
        }
    }

    /// The element that a name is a mutable reference to.
    pub fn lent(&self, name: &Ident) -> Option<Rc<Lent>> {
        self.find(name)?.lent.clone()
    }

    fn newest(&mut self, name: &Ident) -> Option<&mut Known> {
        self.stack.last_mut()?.get_mut(&name.to_string())
    }

    /// The closure that a name stands for.
    pub fn closure(&self, name: &Ident) -> Option<Rc<Closure>> {
        self.find(name)?.closure.clone()
    }

    /// Returns true if Rust has a reference here.
    pub fn is_reference(&self, name: &Ident) -> bool {
        self.find(name).is_some_and(|known| known.reference)
    }

    /// The number of the declaration that a name means here.
    pub fn number(&self, name: &Ident) -> Option<usize> {
        self.find(name).map(|known| known.number)
    }

    /// Declares a variable of a type that is a parameter with a user's trait.
    pub fn declare_given(&mut self, name: &Ident, param: &Ident) {
        self.declare(name);
        if let Some(known) = self.newest(name) {
            known.given = Some(param.clone());
        }
    }

    pub fn contains(&self, name: &Ident) -> bool {
        self.kind(name).is_some()
    }

    /// The kind of the name, if it is in scope.
    pub fn kind(&self, name: &Ident) -> Option<NameKind> {
        self.find(name).map(|known| known.kind)
    }

    /// The type parameter with a user's trait that is a variable's type.
    pub fn given(&self, name: &Ident) -> Option<&Ident> {
        self.find(name)?.given.as_ref()
    }

    fn find(&self, name: &Ident) -> Option<&Known> {
        let name = name.to_string();
        self.stack.iter().rev().find_map(|scope| scope.get(&name))
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
