//! Finds the temporaries that are written where they are used.
//!
//! A temporary without a name of the user's that is used once is nested into its use, if that stands in the same
//! block and no variable or array that it reads changes in between. A temporary that nothing needs is left out. All other
//! temporaries get a constant of their own.

use std::collections::HashMap;

use fpdsl_runtime::ir::{Array, Block, Kernel, Name, Op, Operand, Stmt, Temp, Var};

/// Stands for the row among the arrays.
const ROW: Array = Array(u32::MAX);

/// A position in the kernel: a block, by number, and a statement of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Position {
    block: usize,
    stmt: usize,
}

/// Who reads a temporary.
#[derive(Clone, Copy)]
struct Use {
    place: Position,
    reader: Reader,
}

#[derive(Clone, Copy)]
enum Reader {
    /// Another temporary.
    Temp(Temp),
    /// A value of a variable.
    Value(Var),
    /// A statement that reads it once, at its start.
    Once,
    /// The end of a `for`, which C++ evaluates before every pass.
    Repeatedly,
}

/// How a temporary is computed.
#[derive(Clone, Copy)]
struct Definition<'k> {
    place: Position,
    /// The array that it is read from, if it is.
    array: Option<Array>,
    args: &'k [Operand],
}

/// How a statement changes an array.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Write {
    /// Once it has read its operands.
    AtTheEnd,
    /// While it reads them.
    Gradual,
}

/// How to print each temporary.
pub(super) struct Uses {
    fates: Vec<Fate>,
    assigned: Vec<bool>,
}

/// How to print a temporary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// Not at all.
    Unused,
    /// Inside the expression that uses it.
    Nested,
    /// As a constant.
    Named,
}

impl Uses {
    pub(super) fn of(kernel: &Kernel) -> Self {
        let mut scan = Scan {
            kernel,
            blocks: 0,
            defined: vec![None; kernel.temps.len()],
            uses: vec![Vec::new(); kernel.temps.len()],
            called: vec![false; kernel.temps.len()],
            assigned: HashMap::new(),
            written: HashMap::new(),
            enclosing: Vec::new(),
            order: Vec::new(),
        };
        scan.block(&kernel.body);
        let end = Position {
            block: 0,
            stmt: kernel.body.len(),
        };
        for &result in &kernel.results {
            scan.read(result, end, Reader::Once);
        }
        let fates = scan.fates();
        let assigned = (0..kernel.vars.len() as u32)
            .map(|v| scan.assigned.contains_key(&Var(v)))
            .collect();
        Uses { fates, assigned }
    }

    pub(super) fn fate(&self, temp: Temp) -> Fate {
        self.fates[temp.0 as usize]
    }

    /// Returns true if the variable ever changes.
    pub(super) fn is_assigned(&self, var: Var) -> bool {
        self.assigned[var.0 as usize]
    }
}

struct Scan<'k> {
    kernel: &'k Kernel,
    blocks: usize,
    /// How each temporary is computed.
    defined: Vec<Option<Definition<'k>>>,
    uses: Vec<Vec<Use>>,
    /// The temporaries that calls give, which are written as statements.
    called: Vec<bool>,
    /// The places where variables are assigned. An assignment inside a loop or an arm also counts for the statements around it.
    assigned: HashMap<Var, Vec<Position>>,
    /// The same of arrays. A `Fill` is `Gradual`.
    written: HashMap<Array, Vec<(Position, Write)>>,
    enclosing: Vec<Position>,
    /// The temporaries as they are computed.
    order: Vec<Temp>,
}

impl<'k> Scan<'k> {
    fn read(&mut self, operand: Operand, place: Position, reader: Reader) {
        if let Operand::Temp(Temp(t)) = operand {
            self.uses[t as usize].push(Use { place, reader });
        }
    }

    /// Scans a block; gives its end.
    fn block(&mut self, block: &'k Block) -> Position {
        let number = self.blocks;
        self.blocks += 1;
        for (index, stmt) in block.iter().enumerate() {
            let place = Position {
                block: number,
                stmt: index,
            };
            self.enclosing.push(place);
            self.stmt(stmt, place);
            self.enclosing.pop();
        }
        Position {
            block: number,
            stmt: block.len(),
        }
    }

    fn stmt(&mut self, stmt: &'k Stmt, place: Position) {
        match stmt {
            Stmt::Note { .. } => {}
            Stmt::Let { temp, op, args } => {
                let array = match *op {
                    Op::Element(array) => Some(array),
                    Op::Read(_) => Some(ROW),
                    _ => None,
                };
                self.order.push(*temp);
                self.defined[temp.0 as usize] = Some(Definition { place, array, args });
                for &arg in args {
                    self.read(arg, place, Reader::Temp(*temp));
                }
            }
            Stmt::Declare { var, init } => {
                if let Some(init) = init {
                    self.read(*init, place, Reader::Value(*var));
                }
            }
            Stmt::Assign { var, value } => {
                self.read(*value, place, Reader::Value(*var));
                self.assigned.entry(*var).or_default().extend(&self.enclosing);
            }
            Stmt::Fill { .. } | Stmt::Put { .. } | Stmt::Write { .. } => {
                let array = match stmt {
                    Stmt::Fill { array, .. } | Stmt::Put { array, .. } => *array,
                    _ => ROW,
                };
                stmt.operands(|operand| self.read(operand, place, Reader::Once));
                let write = match stmt {
                    Stmt::Fill { .. } => Write::Gradual,
                    _ => Write::AtTheEnd,
                };
                let places = self.enclosing.iter().map(|&place| (place, write));
                self.written.entry(array).or_default().extend(places);
            }
            Stmt::Count { when, .. } => self.read(*when, place, Reader::Once),
            Stmt::If {
                cond,
                then,
                otherwise,
            } => {
                self.read(*cond, place, Reader::Once);
                self.block(then);
                self.block(otherwise);
            }
            Stmt::While { head, cond, body } => {
                let end = self.block(head);
                self.read(*cond, end, Reader::Once);
                self.block(body);
            }
            Stmt::For { index, lo, hi, body } => {
                self.read(*lo, place, Reader::Once);
                self.read(*hi, place, Reader::Repeatedly);
                self.assigned.entry(*index).or_default().extend(&self.enclosing);
                self.block(body);
            }
            Stmt::Call { args, results, .. } => {
                for &arg in args {
                    self.read(arg, place, Reader::Once);
                }
                for temp in results {
                    self.order.push(*temp);
                    self.defined[temp.0 as usize] = Some(Definition {
                        place,
                        array: None,
                        args: &[],
                    });
                    self.called[temp.0 as usize] = true;
                }
            }
            Stmt::Check { ok, index, len, .. } => {
                self.read(*ok, place, Reader::Once);
                for &operand in index.iter().chain(len) {
                    self.read(operand, place, Reader::Once);
                }
            }
        }
    }

    /// Decides from the temporary that is computed last to the first, so that a temporary's readers are decided before it: where it
    /// would be printed, if nested, is where its reader is.
    fn fates(&self) -> Vec<Fate> {
        let mut fates = vec![Fate::Unused; self.uses.len()];
        let mut printed: Vec<Option<Position>> = vec![None; self.uses.len()];
        for t in self.order.iter().rev().map(|temp| temp.0 as usize) {
            let Some(Definition {
                place: defined,
                array,
                args,
            }) = self.defined[t]
            else {
                continue;
            };
            let live = |u: &&Use| match u.reader {
                Reader::Temp(reader) => fates[reader.0 as usize] != Fate::Unused,
                Reader::Value(_) | Reader::Once | Reader::Repeatedly => true,
            };
            let uses: Vec<&Use> = self.uses[t].iter().filter(live).collect();
            let (fate, place) = match uses[..] {
                [] => (Fate::Unused, None),
                _ if self.called[t] => (Fate::Named, Some(defined)),
                [only] => {
                    let target = match only.reader {
                        Reader::Temp(reader) => printed[reader.0 as usize].unwrap_or(only.place),
                        Reader::Value(_) | Reader::Once | Reader::Repeatedly => only.place,
                    };
                    let changes = self.changes(array, args, defined, target);
                    if !changes && self.may_nest(t, only, defined, target) {
                        (Fate::Nested, Some(target))
                    } else {
                        (Fate::Named, Some(defined))
                    }
                }
                _ => (Fate::Named, Some(defined)),
            };
            fates[t] = fate;
            printed[t] = place;
        }
        fates
    }

    fn may_nest(&self, temp: usize, only: &Use, defined: Position, target: Position) -> bool {
        let name = self.kernel.temps[temp].name;
        let keeps_name = match (name, only.reader) {
            (None, Reader::Temp(_) | Reader::Value(_) | Reader::Once) => true,
            (Some(name), Reader::Value(var)) => self.var_name(var) == Some(name),
            (_, Reader::Repeatedly) | (Some(_), Reader::Temp(_) | Reader::Once) => false,
        };
        // `only.place` is where the reader stands and `target` where it is printed, which is further down the same
        // block if the reader is nested too.
        keeps_name && only.place.block == defined.block && target.block == defined.block
    }

    fn var_name(&self, var: Var) -> Option<Name> {
        self.kernel.vars[var.0 as usize].name
    }

    /// Returns true if what a temporary is computed from changes between two statements of a block.
    fn changes(&self, array: Option<Array>, args: &[Operand], from: Position, to: Position) -> bool {
        let since = |p: Position| p.block == from.block && from.stmt < p.stmt;
        let written = array.and_then(|array| self.written.get(&array));
        let assigned = args.iter().filter_map(|&arg| match arg {
            Operand::Var(var) => self.assigned.get(&var),
            Operand::Temp(_) | Operand::Param(_) | Operand::Const(_) => None,
        });
        let is_written = |&(p, write): &(Position, Write)| {
            since(p) && (p.stmt < to.stmt || (p == to && write == Write::Gradual))
        };
        written.into_iter().flatten().any(is_written)
            || assigned.flatten().any(|&p| since(p) && p.stmt < to.stmt)
    }
}
