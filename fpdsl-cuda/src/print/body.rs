//! Statements.

use std::collections::HashMap;

use fpdsl_runtime::ir::{Block, Buffer, Comparison, Constant, Kernel, Kind, Op, Operand, Stmt, Temp, Var};

use super::approx;
use super::call::Globals;
use super::constant::{literal, type_name};
use super::expr::{Arg, Binding, Expr, operation};
use super::helpers::Helpers;
use super::kernel::fault_helper;
use super::memory::Memory;
use super::names::Names;
use super::table;
use super::uses::{Fate, Uses};

/// The places that the scalars of the parameters are read from. A function that kernels call has only scalars.
#[derive(Default)]
pub(super) struct Source {
    /// An expression for each scalar.
    pub(super) scalars: Vec<String>,
    /// For each buffer how its scalars are indexed, if they can be.
    pub(super) arrays: Vec<Option<Array>>,
    /// For each buffer that is a slice, its name.
    pub(super) slices: Vec<String>,
    /// For each buffer that is a slice, the name of its length.
    pub(super) lengths: Vec<String>,
    /// The element that the thread computes.
    pub(super) element: String,
}

/// The text around an index.
#[derive(Clone)]
pub(super) struct Array {
    pub(super) before: String,
    /// How tightly the index must bind.
    pub(super) needed: Binding,
    pub(super) after: String,
}

impl Array {
    pub(super) fn at(&self, index: &Expr) -> String {
        format!("{}{}{}", self.before, index.at(self.needed), self.after)
    }
}

/// Scalar `offset` of an element of an array of `len` that has a plane for each.
pub(super) fn in_plane(name: &str, offset: usize, len: &str, element: &str) -> String {
    let plane = match offset {
        0 => return format!("{name}[{element}]"),
        1 => len.to_owned(),
        _ => format!("{offset} * {len}"),
    };
    match element {
        "0" => format!("{name}[{plane}]"),
        _ => format!("{name}[{plane} + {element}]"),
    }
}

/// The way a body ends at a fault.
pub(super) struct Ending {
    /// The name of the words for faults.
    pub(super) words: String,
    /// The name of the element.
    pub(super) element: String,
    /// The last statement.
    pub(super) end: String,
}

/// Prints the statements of a kernel, or of a function that it calls.
pub(super) struct Body<'k> {
    pub(super) kernel: &'k Kernel,
    /// The kernel that has the tables, functions and sites.
    pub(super) whole: &'k Kernel,
    pub(super) globals: &'k Globals,
    pub(super) uses: Uses,
    source: Source,
    pub(super) ending: Ending,
    pub(super) names: Names,
    pub(super) helpers: Helpers,
    /// The name of each temporary that can be read, or the expression that stands for it.
    pub(super) temps: HashMap<Temp, Expr>,
    /// How the temporaries that are not printed yet are computed.
    definitions: HashMap<Temp, (Op, &'k [Operand])>,
    vars: HashMap<Var, String>,
    /// The arrays in memory.
    pub(super) memory: Memory,
    /// Which scalars of the parameters are read other than by indexing.
    pub(super) read: Vec<bool>,
    text: String,
    pub(super) depth: usize,
}

impl<'k> Body<'k> {
    pub(super) fn new(
        kernel: &'k Kernel,
        whole: &'k Kernel,
        globals: &'k Globals,
        names: Names,
        source: Source,
        ending: Ending,
    ) -> Self {
        let uses = Uses::of(kernel);
        Body {
            kernel,
            whole,
            globals,
            memory: Memory::of(kernel, &uses),
            uses,
            source,
            ending,
            names,
            helpers: Helpers::default(),
            temps: HashMap::new(),
            definitions: HashMap::new(),
            vars: HashMap::new(),
            read: vec![false; kernel.inputs.leaves.len()],
            text: String::new(),
            depth: 1,
        }
    }

    /// The lines of the kernel's body, and the expressions of its results.
    pub(super) fn print(&mut self) -> (String, Vec<String>) {
        let kernel = self.kernel;
        self.declare_arrays();
        self.block(&kernel.body);
        let results = kernel
            .results
            .iter()
            .map(|&result| self.operand(result).text)
            .collect();
        (std::mem::take(&mut self.text), results)
    }

    pub(super) fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.text.push_str("    ");
        }
        self.text.push_str(text);
        self.text.push('\n');
    }

    pub(super) fn operand(&mut self, operand: Operand) -> Expr {
        match operand {
            Operand::Const(constant) => {
                let text = literal(constant);
                let binding = if text.starts_with('-') {
                    Binding::Prefix
                } else {
                    Binding::Atom
                };
                Expr::new(text, binding)
            }
            Operand::Param(p) => {
                self.read[p as usize] = true;
                Expr::atom(self.source.scalars[p as usize].clone())
            }
            Operand::Var(var) => Expr::atom(self.vars[&var].clone()),
            Operand::Temp(temp) => match self.temps.get(&temp) {
                Some(expr) => expr.clone(),
                None => {
                    let (op, args) = self.definitions[&temp];
                    self.compute(temp, op, args)
                }
            },
        }
    }

    /// The expression that computes a temporary.
    fn compute(&mut self, temp: Temp, op: Op, args: &[Operand]) -> Expr {
        if op == Op::Index
            && let Some(array) = self.array(&args[1..])
        {
            let index = self.operand(args[0]);
            return Expr::atom(array.at(&index));
        }
        match op {
            Op::Element(array) => return self.element(array, args[0]),
            Op::Len(buffer) => return Expr::atom(self.source.lengths[buffer as usize].clone()),
            Op::SlowDoubles => return approx::slow_doubles(&mut self.helpers),
            Op::Read(row) => return Expr::atom(self.in_row(row, args[0])),
            Op::Load { buffer, offset } => return self.load(buffer as usize, offset, args[0]),
            Op::Entry { table, offset } => return self.entry(table as usize, offset, args[0]),
            _ => {}
        }
        let ty = self.kernel.type_of(Operand::Temp(temp));
        let args: Vec<Arg> = args
            .iter()
            .map(|&arg| (self.kernel.type_of(arg), self.operand(arg)))
            .collect();
        operation(&mut self.helpers, op, ty, &args)
    }

    /// A scalar of an entry of a table. It is a function of its own, as `load` is: expressions nest a thousand deep, and in a debug
    /// build what stands in `compute` takes room on the stack for each.
    #[inline(never)]
    fn entry(&mut self, table: usize, offset: u32, position: Operand) -> Expr {
        let position = self.operand(position);
        let name = &self.globals.tables[table];
        table::entry(
            &mut self.helpers,
            &self.whole.tables[table],
            name,
            offset,
            &position,
        )
    }

    /// A scalar of an element of a slice.
    fn load(&mut self, buffer: usize, offset: u32, element: Operand) -> Expr {
        let Buffer { count, planes, .. } = self.kernel.inputs.buffers[buffer];
        if planes {
            let element = match element {
                Operand::Const(Constant { bits, .. }) => bits.to_string(),
                _ => self.operand(element).at(Binding::Sum),
            };
            let (name, len) = (&self.source.slices[buffer], &self.source.lengths[buffer]);
            return Expr::atom(in_plane(name, offset as usize, len, &element));
        }
        if let Operand::Const(Constant { bits, .. }) = element {
            let position = u128::from(bits) * count as u128 + u128::from(offset);
            return Expr::atom(format!("{}[{position}]", self.source.slices[buffer]));
        }
        let element = self.operand(element);
        let name = &self.source.slices[buffer];
        Expr::atom(match (count, offset) {
            (1, _) => format!("{name}[{}]", element.text),
            (count, 0) => format!("{name}[{} * {count}]", element.at(Binding::Product)),
            (count, _) => format!("{name}[{} * {count} + {offset}]", element.at(Binding::Product)),
        })
    }

    /// A scalar of a row.
    fn in_row(&mut self, row: u32, index: Operand) -> String {
        let index = self.operand(index).text;
        format!("{}[{index}]", self.source.slices[row as usize])
    }

    /// Adds one to a counter, and keeps the smallest element that did.
    fn count(&mut self, counters: u32, counter: u32, when: Operand) {
        let when = self.operand(when).text;
        let (name, element) = (&self.source.slices[counters as usize], &self.source.element);
        let first = self.kernel.inputs.buffers[counters as usize].count + counter as usize;
        let line = format!(
            "if ({when}) {{ atomicAdd(&{name}[{counter}], 1ull); atomicMin(&{name}[{first}], {element}); }}"
        );
        self.line(&line);
    }

    /// How to index `elements`, if they are all that a parameter's buffer holds, in order.
    pub(super) fn array(&self, elements: &[Operand]) -> Option<Array> {
        let leaves = &self.kernel.inputs.leaves;
        let leaf = |operand: &Operand| match operand {
            Operand::Param(p) => Some(leaves[*p as usize]),
            Operand::Temp(_) | Operand::Var(_) | Operand::Const(_) => None,
        };
        let buffer = leaf(elements.first()?)?.buffer;
        let in_order = elements
            .iter()
            .enumerate()
            .all(|(i, element)| leaf(element).is_some_and(|leaf| leaf.buffer == buffer && leaf.offset == i));
        let whole = self.kernel.inputs.buffers[buffer].count == elements.len();
        (in_order && whole)
            .then(|| self.source.arrays.get(buffer).cloned().flatten())
            .flatten()
    }

    pub(super) fn block(&mut self, block: &'k Block) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    /// A block in braces after `head`.
    pub(super) fn braces(&mut self, head: &str, block: &'k Block) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.block(block);
        self.depth -= 1;
    }

    pub(super) fn stmt(&mut self, stmt: &'k Stmt) {
        match stmt {
            Stmt::Note { line, source } => {
                if let Some(comment) = comment(*line, source) {
                    self.line(&comment);
                }
            }
            Stmt::Let { temp, op, args } => self.let_temp(*temp, *op, args),
            Stmt::Declare { var, init } => self.declare(*var, *init),
            Stmt::Assign { var, value } => {
                let value = self.operand(*value).text;
                let line = format!("{} = {value};", self.vars[var]);
                self.line(&line);
            }
            Stmt::Fill { array, values } => self.fill(*array, values),
            Stmt::Write { row, index, value } => {
                let (place, value) = (self.in_row(*row, *index), self.operand(*value).text);
                self.line(&format!("{place} = {value};"));
            }
            Stmt::Count {
                counters,
                counter,
                when,
            } => self.count(*counters, *counter, *when),
            Stmt::Put { array, index, value } => self.put(*array, *index, *value),
            Stmt::If {
                cond,
                then,
                otherwise,
            } => self.if_else(*cond, then, otherwise),
            Stmt::While { head, cond, body } => self.while_loop(head, *cond, body),
            Stmt::For { index, lo, hi, body } => self.for_loop(*index, *lo, *hi, body),
            Stmt::Call {
                function,
                args,
                results,
            } => self.call(*function, args, results),
            Stmt::Check { ok, site, index, len } => self.check(*ok, *site, *index, *len),
        }
    }

    fn let_temp(&mut self, temp: Temp, op: Op, args: &'k [Operand]) {
        match self.uses.fate(temp) {
            Fate::Unused => {}
            Fate::Nested => {
                self.definitions.insert(temp, (op, args));
            }
            Fate::Named => {
                let value = self.compute(temp, op, args);
                let local = self.kernel.temps[temp.0 as usize];
                let wish = local.name.map_or("t".to_owned(), |name| name.to_string());
                let name = self.names.fresh(&wish);
                self.line(&format!("const {} {name} = {};", type_name(local.ty), value.text));
                self.temps.insert(temp, Expr::atom(name));
            }
        }
    }

    /// A name for a variable, `other` if it has none of the user's; and its type.
    fn name_var(&mut self, var: Var, other: &str) -> (String, &'static str) {
        let local = self.kernel.vars[var.0 as usize];
        let wish = local.name.map_or(other.to_owned(), |name| name.to_string());
        let name = self.names.fresh(&wish);
        self.vars.insert(var, name.clone());
        (name, type_name(local.ty))
    }

    fn declare(&mut self, var: Var, init: Option<Operand>) {
        let init = init.map(|init| self.operand(init).text);
        let constant = if self.uses.is_assigned(var) { "" } else { "const " };
        let (name, ty) = self.name_var(var, "t");
        match init {
            Some(init) => self.line(&format!("{constant}{ty} {name} = {init};")),
            None => self.line(&format!("{ty} {name};")),
        }
    }

    /// Returns true if a statement leaves any text but comments.
    pub(super) fn prints(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Note { .. } => false,
            Stmt::Let { temp, .. } => self.uses.fate(*temp) == Fate::Named,
            Stmt::Fill { array, .. } | Stmt::Put { array, .. } => self.memory.is_written_by_text(*array),
            Stmt::If { then, otherwise, .. } => then.iter().chain(otherwise).any(|stmt| self.prints(stmt)),
            Stmt::Call {
                function, results, ..
            } => self.is_needed(*function, results),
            Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Check { .. } => true,
        }
    }

    fn while_loop(&mut self, head: &'k Block, cond: Operand, body: &'k Block) {
        let simple = !head.iter().any(|stmt| self.prints(stmt));
        if simple {
            for stmt in head {
                if let Stmt::Let { .. } = stmt {
                    self.stmt(stmt);
                }
            }
            let cond = self.operand(cond).text;
            self.braces(&format!("while ({cond})"), body);
        } else {
            self.braces("for (;;)", head);
            self.depth += 1;
            let stop = self.negated(cond);
            self.line(&format!("if ({stop}) break;"));
            self.block(body);
            self.depth -= 1;
        }
        self.line("}");
    }

    fn for_loop(&mut self, index: Var, lo: Operand, hi: Operand, body: &'k Block) {
        let lo = self.operand(lo).text;
        let mut end = self.operand(hi).text;
        if let Operand::Var(var) = hi
            && self.uses.is_assigned(var)
        {
            let ty = type_name(self.kernel.type_of(hi));
            let name = self.names.fresh("end");
            self.line(&format!("const {ty} {name} = {end};"));
            end = name;
        }
        let (i, ty) = self.name_var(index, "i");
        self.braces(&format!("for ({ty} {i} = {lo}; {i} < {end}; ++{i})"), body);
        self.line("}");
    }

    fn check(&mut self, ok: Operand, site: u32, index: Option<Operand>, len: Option<Operand>) {
        let fails = self.negated(ok);
        let index = match index {
            Some(index) => self.operand(index).text,
            None => "0".to_owned(),
        };
        let len = len.map(|len| self.operand(len).text);
        fault_helper(&mut self.helpers);
        let what = self.whole.describe(self.whole.sites[site as usize]);
        let Ending { words, element, end } = &self.ending;
        let fault = format!("    fpdsl_fault({words}, {element}, {site}, {index});");
        let end = format!("    {end}");
        let len = len.map(|len| format!("    {words}[3] = {len};"));
        self.line(&format!("if ({fails}) {{ // {what}"));
        if let Some(len) = len {
            self.line(&len);
        }
        self.line(&fault);
        self.line(&end);
        self.line("}");
    }

    /// `!cond`; a nested comparison of integers is turned around instead.
    pub(super) fn negated(&mut self, cond: Operand) -> String {
        if let Operand::Temp(temp) = cond
            && let Some(&(Op::Compare(comparison), args)) = self.definitions.get(&temp)
            && !matches!(self.kernel.type_of(args[0]).kind(), Kind::Float(_))
        {
            let opposite = match comparison {
                Comparison::Eq => Comparison::Ne,
                Comparison::Ne => Comparison::Eq,
                Comparison::Lt => Comparison::Ge,
                Comparison::Le => Comparison::Gt,
                Comparison::Gt => Comparison::Le,
                Comparison::Ge => Comparison::Lt,
            };
            return self.compute(temp, Op::Compare(opposite), args).text;
        }
        let cond = self.operand(cond);
        match cond.text.as_str() {
            "true" => "false".to_owned(),
            "false" => "true".to_owned(),
            _ => format!("!{}", cond.at(Binding::Prefix)),
        }
    }
}

/// The first line of a Rust statement as a C++ comment.
fn comment(line: u32, source: &str) -> Option<String> {
    let first = source.trim().lines().next()?;
    let text = first.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(format!("// {line}: {}", closed(&text)))
}

/// The text of a comment that ends with its line: a backslash there, also as a trigraph or before blanks, would draw the next line
/// into the comment.
pub(super) fn closed(text: &str) -> String {
    let trimmed = text.trim_end();
    if trimmed.ends_with('\\') || trimmed.ends_with("??/") {
        format!("{trimmed}.")
    } else {
        text.to_owned()
    }
}
