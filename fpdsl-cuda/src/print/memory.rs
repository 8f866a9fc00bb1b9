//! Arrays that the body has in memory: local arrays of C++.

use std::collections::HashMap;

use fpdsl_runtime::ir::{Array, Block, Constant, Kernel, Op, Operand, Stmt};

use super::body::{self, Body};
use super::constant::{literal, type_name};
use super::expr::Expr;
use super::uses::{Fate, Uses};

/// An array as text.
enum Form {
    /// Nothing reads it.
    Unread,
    /// Not declared yet; its first values declare it where they stand, if they may.
    Undeclared { at_first: bool },
    /// The name.
    Declared(String),
    /// It is what a parameter has in memory.
    Parameter(body::Array),
}

/// How each array is printed.
pub(super) struct Memory {
    forms: Vec<Form>,
    /// Which arrays never change.
    constant: Vec<bool>,
}

impl Memory {
    pub(super) fn of(kernel: &Kernel, uses: &Uses) -> Self {
        let mut scan = Scan {
            uses,
            path: Vec::new(),
            blocks: 0,
            seen: HashMap::new(),
        };
        scan.block(&kernel.body);
        let numbers = (0..kernel.arrays.len() as u32).map(Array);
        let seen: Vec<Seen> = numbers
            .map(|array| scan.seen.remove(&array).unwrap_or_default())
            .collect();
        let form = |seen: &Seen| match seen.reads {
            0 => Form::Unread,
            _ => Form::Undeclared {
                at_first: seen.home.is_some(),
            },
        };
        Memory {
            forms: seen.iter().map(form).collect(),
            constant: seen
                .iter()
                .map(|seen| seen.home.is_some() && seen.writes == 1)
                .collect(),
        }
    }

    /// Returns true if a statement that writes the array is printed.
    pub(super) fn is_written_by_text(&self, Array(array): Array) -> bool {
        !matches!(self.forms[array as usize], Form::Unread)
    }
}

/// The accesses to an array.
#[derive(Default)]
struct Seen {
    reads: usize,
    writes: usize,
    /// The block that has all accesses, if the first of them fills the array there.
    home: Option<usize>,
}

struct Scan<'u> {
    uses: &'u Uses,
    /// The blocks around the statement, by number.
    path: Vec<usize>,
    blocks: usize,
    seen: HashMap<Array, Seen>,
}

impl Scan<'_> {
    fn block(&mut self, block: &Block) {
        self.path.push(self.blocks);
        self.blocks += 1;
        for stmt in block {
            match *stmt {
                Stmt::Let {
                    temp,
                    op: Op::Element(array),
                    ..
                } if self.uses.fate(temp) != Fate::Unused => {
                    self.access(array).reads += 1;
                }
                Stmt::Fill { array, .. } => {
                    let here = self.path.last().copied();
                    let seen = self.access(array);
                    seen.writes += 1;
                    if (seen.writes, seen.reads) == (1, 0) {
                        seen.home = here;
                    }
                }
                Stmt::Put { array, .. } => self.access(array).writes += 1,
                _ => {}
            }
            stmt.blocks().for_each(|inner| self.block(inner));
        }
        self.path.pop();
    }

    /// An access to an array. One outside its home takes that away.
    fn access(&mut self, array: Array) -> &mut Seen {
        let seen = self.seen.entry(array).or_default();
        seen.home = seen.home.filter(|home| self.path.contains(home));
        seen
    }
}

impl<'k> Body<'k> {
    /// Declares the arrays that are not filled where they begin.
    pub(super) fn declare_arrays(&mut self) {
        for number in 0..self.kernel.arrays.len() {
            if let Form::Undeclared { at_first: false } = self.memory.forms[number] {
                let (name, ty) = self.name_array(number);
                let len = self.kernel.arrays[number].len;
                self.line(&format!("{ty} {name}[{len}];"));
            }
        }
    }

    fn name_array(&mut self, number: usize) -> (String, &'static str) {
        let local = self.kernel.arrays[number];
        let wish = local.name.map_or("values".to_owned(), |name| name.to_string());
        let name = self.names.fresh(&wish);
        self.memory.forms[number] = Form::Declared(name.clone());
        (name, type_name(local.ty))
    }

    /// A scalar of an array.
    #[inline(never)]
    pub(super) fn element(&mut self, Array(array): Array, index: Operand) -> Expr {
        let index = match index {
            Operand::Const(Constant { bits, .. }) => Expr::atom(bits.to_string()),
            _ => self.operand(index),
        };
        Expr::atom(match &self.memory.forms[array as usize] {
            Form::Declared(name) => format!("{name}[{}]", index.text),
            Form::Parameter(place) => place.at(&index),
            Form::Unread | Form::Undeclared { .. } => unreachable!("an array is written before it is read"),
        })
    }

    pub(super) fn put(&mut self, array: Array, index: Operand, value: Operand) {
        if self.memory.is_written_by_text(array) {
            let place = self.element(array, index).text;
            let value = self.operand(value).text;
            self.line(&format!("{place} = {value};"));
        }
    }

    pub(super) fn fill(&mut self, array: Array, values: &'k [Operand]) {
        let Array(number) = array;
        let number = number as usize;
        let source = self.source(values);
        match (&self.memory.forms[number], &source) {
            (Form::Unread, _) => {}
            (Form::Undeclared { .. }, Source::Parameter(place)) if self.memory.constant[number] => {
                self.memory.forms[number] = Form::Parameter(place.clone());
            }
            (Form::Undeclared { .. }, _) => self.declare_filled(number, values, source),
            (Form::Declared(name), _) => {
                let name = name.clone();
                self.assign_all(&name, values, source);
            }
            (Form::Parameter(_), _) => unreachable!("what never changes is filled once"),
        }
    }

    fn source(&self, values: &[Operand]) -> Source {
        if let Some(place) = self.array(values) {
            return Source::Parameter(place);
        }
        match values {
            [Operand::Const(first), rest @ ..]
                if rest.iter().all(|&value| value == Operand::Const(*first)) =>
            {
                Source::Same(*first)
            }
            _ => Source::Each,
        }
    }

    /// An array that begins with these values.
    fn declare_filled(&mut self, number: usize, values: &'k [Operand], source: Source) {
        let list = match source {
            Source::Same(Constant { bits: 0, .. }) => Some(String::new()),
            Source::Same(_) | Source::Parameter(_) => None,
            Source::Each => {
                let texts: Vec<String> = values.iter().map(|&value| self.operand(value).text).collect();
                Some(texts.join(", "))
            }
        };
        let constant = if list.is_some() && self.memory.constant[number] {
            "const "
        } else {
            ""
        };
        let (name, ty) = self.name_array(number);
        let len = values.len();
        match list {
            Some(list) => self.line(&format!("{constant}{ty} {name}[{len}] = {{{list}}};")),
            None => {
                self.line(&format!("{ty} {name}[{len}];"));
                self.assign_all(&name, values, source);
            }
        }
    }

    /// Statements that give each scalar of an array its value.
    fn assign_all(&mut self, name: &str, values: &'k [Operand], source: Source) {
        let k = self.names.fresh("k");
        let value = match source {
            Source::Parameter(place) => place.at(&Expr::atom(k.clone())),
            Source::Same(constant) => literal(constant),
            Source::Each => {
                for (slot, &value) in values.iter().enumerate() {
                    let value = self.operand(value).text;
                    self.line(&format!("{name}[{slot}] = {value};"));
                }
                return;
            }
        };
        let len = values.len();
        self.line(&format!(
            "for (unsigned int {k} = 0; {k} < {len}; ++{k}) {name}[{k}] = {value};"
        ));
    }
}

/// The values of a whole array.
enum Source {
    /// One for all.
    Same(Constant),
    /// What a parameter has in memory.
    Parameter(body::Array),
    /// A value for each scalar.
    Each,
}
