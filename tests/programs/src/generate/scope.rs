//! Which variables can be seen, and which slots are free.

use crate::ast::{Local, LocalId, RESERVED, SLOTS, Type, intern, type_name};

/// The variables of the function that is being generated.
pub struct Scope {
    locals: Vec<Local>,
    /// The facts about each.
    facts: Vec<Facts>,
    /// The variables of each open block, the function's own first.
    blocks: Vec<Vec<LocalId>>,
    /// Variables of blocks further out may not be assigned: what is generated must have no effect there.
    floor: usize,
}

/// The facts about a variable beyond its type.
#[derive(Clone, Copy, Default)]
pub struct Facts {
    /// A `usize` that is always below this.
    pub below: Option<usize>,
    /// It is always below `N`.
    pub below_length: bool,
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

    pub fn locals(&self) -> &[Local] {
        &self.locals
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

    /// A new variable with a name of its own, if there is room for it.
    pub fn declare(&mut self, ty: Type, mutable: bool) -> Option<LocalId> {
        let prefix = match ty {
            Type::Scalar(ty) => type_name(ty).chars().next().unwrap_or('v'),
            Type::Array(..) => 'a',
            Type::Tuple(_) => 't',
            Type::Record(..) => 'z',
        };
        let name = format!("{prefix}{}", self.locals.len());
        self.declare_named(ty, mutable, &name)
    }

    /// A new variable of this name, if there is room for it. Without a name nobody sees it.
    pub fn declare_named(&mut self, ty: Type, mutable: bool, name: &str) -> Option<LocalId> {
        let slot = self.free_slots(ty.count())?;
        self.locals.push(Local {
            name: intern(name),
            ty,
            slot,
            spare: None,
            opened: false,
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

    /// A slot beside that of a variable just declared; without one the variable becomes one that may be assigned.
    pub fn give_spare(&mut self, local: LocalId) {
        let spare = self.free_slots(1);
        self.locals[local].mutable |= spare.is_none();
        self.locals[local].spare = spare;
    }

    fn taken(&self) -> u64 {
        let reserved = (1_u64 << RESERVED) - 1;
        self.blocks.iter().flatten().fold(reserved, |taken, &local| {
            let local = &self.locals[local];
            taken | local.slots() | local.spare.map_or(0, |slot| 1 << slot)
        })
    }

    fn free_slots(&self, count: usize) -> Option<usize> {
        let taken = self.taken();
        let wanted = (1_u64 << count) - 1;
        (RESERVED..=SLOTS - count).find(|&slot| taken & wanted << slot == 0)
    }

    /// The variables that a name reaches, oldest first: those that no later one shadows.
    pub fn visible(&self) -> Vec<LocalId> {
        let mut seen = vec![""];
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

    /// Returns true if a variable that can be seen has this name.
    pub fn names(&self, name: &str) -> bool {
        self.blocks
            .iter()
            .flatten()
            .any(|&local| self.locals[local].name == name)
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

    /// A name to shadow: that of a visible variable that counts nothing.
    pub fn shadowable(&self) -> Vec<&'static str> {
        let found = self.visible().into_iter();
        let plain = found.filter(|&l| !self.facts[l].counter && self.locals[l].name != "self");
        plain.map(|l| self.locals[l].name).collect()
    }
}
