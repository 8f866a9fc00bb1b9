//! Which variables can be seen, and which slots are free.

use crate::ast::{ARRAY_SLOTS, Local, LocalId, SCALAR_SLOTS, Type, intern, type_name};

/// The variables of the function that is being generated.
pub struct Scope {
    locals: Vec<Local>,
    /// What the generator knows of each.
    facts: Vec<Facts>,
    /// The variables of each open block, the function's own first.
    blocks: Vec<Vec<LocalId>>,
    /// Variables of blocks further out may not be assigned: what is generated must have no effect there.
    floor: usize,
}

/// What holds for a variable beyond its type.
#[derive(Clone, Copy, Default)]
pub struct Facts {
    /// A `usize` that is always below this.
    pub below: Option<usize>,
    /// It counts the passes of a loop and is not to be touched.
    pub counter: bool,
}

impl Scope {
    pub fn new() -> Self {
        Scope {
            locals: Vec::new(),
            facts: Vec::new(),
            blocks: vec![Vec::new()],
            floor: 0,
        }
    }

    pub fn into_locals(self) -> Vec<Local> {
        self.locals
    }

    pub fn local(&self, local: LocalId) -> &Local {
        &self.locals[local]
    }

    pub fn facts(&mut self, local: LocalId) -> &mut Facts {
        &mut self.facts[local]
    }

    pub fn enter(&mut self) {
        self.blocks.push(Vec::new());
    }

    pub fn leave(&mut self) {
        self.blocks.pop();
    }

    /// Forbids assignments to what is in scope now; the answer is for [`Scope::restore_floor`].
    pub fn raise_floor(&mut self) -> usize {
        std::mem::replace(&mut self.floor, self.blocks.len())
    }

    pub fn restore_floor(&mut self, floor: usize) {
        self.floor = floor;
    }

    /// A number that no name has yet.
    pub fn next_number(&self) -> usize {
        self.locals.len()
    }

    /// A new variable with a name of its own, if there is a slot for it.
    pub fn declare(&mut self, ty: Type, mutable: bool) -> Option<LocalId> {
        let prefix = match ty {
            Type::Scalar(ty) => type_name(ty).chars().next().unwrap_or('v'),
            Type::Array(_) => 'a',
        };
        let name = format!("{prefix}{}", self.locals.len());
        self.declare_named(ty, mutable, &name)
    }

    /// A new variable of this name, if there is a slot for it.
    pub fn declare_named(&mut self, ty: Type, mutable: bool, name: &str) -> Option<LocalId> {
        let slot = self.free_slot(ty)?;
        self.locals.push(Local {
            name: intern(name),
            ty,
            slot,
            mutable,
        });
        self.facts.push(Facts::default());
        let id = self.locals.len() - 1;
        self.blocks
            .last_mut()
            .expect("the function's block is open")
            .push(id);
        Some(id)
    }

    fn free_slot(&self, ty: Type) -> Option<usize> {
        let slots = match ty {
            Type::Scalar(_) => SCALAR_SLOTS,
            Type::Array(_) => ARRAY_SLOTS,
        };
        let same_kind = |other: Type| matches!(ty, Type::Scalar(_)) == matches!(other, Type::Scalar(_));
        let taken = |slot: usize| {
            let mut known = self.blocks.iter().flatten();
            known.any(|&l| self.locals[l].slot == slot && same_kind(self.locals[l].ty))
        };
        (0..slots).find(|&slot| !taken(slot))
    }

    /// How many more variables of this kind fit.
    pub fn room(&self, ty: Type) -> usize {
        let (slots, scalar) = match ty {
            Type::Scalar(_) => (SCALAR_SLOTS, true),
            Type::Array(_) => (ARRAY_SLOTS, false),
        };
        let taken = self.blocks.iter().flatten();
        slots
            - taken
                .filter(|&&l| matches!(self.locals[l].ty, Type::Scalar(_)) == scalar)
                .count()
    }

    /// The variables that a name reaches, oldest first: those that no later one shadows.
    pub fn visible(&self) -> Vec<LocalId> {
        let mut seen = Vec::new();
        let mut out = Vec::new();
        for &local in self.blocks.iter().flatten().rev() {
            let name = self.locals[local].name;
            if !seen.contains(&name) {
                seen.push(name);
                out.push(local);
            }
        }
        out.reverse();
        out
    }

    /// The visible variables of a type.
    pub fn of_type(&self, ty: Type) -> Vec<LocalId> {
        let mut found = self.visible();
        found.retain(|&l| self.locals[l].ty == ty);
        found
    }

    /// The visible variables that may be assigned here.
    pub fn assignable(&self) -> Vec<LocalId> {
        let depth = |local: LocalId| self.blocks.iter().position(|b| b.contains(&local));
        let mut found = self.visible();
        found.retain(|&l| {
            self.locals[l].mutable && !self.facts[l].counter && depth(l).is_some_and(|d| d >= self.floor)
        });
        found
    }

    /// A name to shadow: that of a visible variable that is no component of a tuple and counts nothing.
    pub fn shadowable(&self) -> Vec<&'static str> {
        let found = self.visible().into_iter();
        let plain = found.filter(|&l| !self.facts[l].counter && !self.locals[l].name.contains('.'));
        plain.map(|l| self.locals[l].name).collect()
    }
}
