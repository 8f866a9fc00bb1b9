//! The IR as text, for `show` and for failing tests.

use std::fmt;

use super::{
    Array, Block, Buffer, Constant, Kernel, Kind, Local, Name, Op, Operand, Role, Site, SiteKind, Stmt,
    Table, Temp, Var, axis_name,
};
use crate::format::Format;
use crate::lift::ScalarType;
use crate::mode::Rounding;

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, table) in self.tables.iter().enumerate() {
            let len = table.values.len() / table.count;
            let entries = Repeated(table.ty, table.count);
            writeln!(f, "table @{number}:{}: [{entries}; {len}]", table.name)?;
        }
        for function in &self.functions {
            function.print(f, "function", self)?;
        }
        self.print(f, "kernel", self)
    }
}

/// What is known of a number beside its type.
fn limit(local: &Local) -> String {
    local
        .limit
        .map_or_else(String::new, |limit| format!(" // at most {limit}"))
}

impl Kernel {
    /// One body of `whole`.
    fn print(&self, f: &mut fmt::Formatter<'_>, what: &str, whole: &Kernel) -> fmt::Result {
        write!(f, "{what} {}(", self.name)?;
        for (i, buffer) in self.inputs.buffers.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{}", self.params[buffer.param])?;
            write!(f, "{}: ", Path(buffer))?;
            match buffer.role {
                Role::Values | Role::Coordinate { .. } | Role::Number => {
                    write!(f, "{}", Repeated(buffer.ty, buffer.count))?
                }
                Role::Counters => f.write_str("counters")?,
                Role::Row => write!(f, "&mut [{}]", buffer.ty.name())?,
                Role::Slice => write!(f, "&[{}]", Repeated(buffer.ty, buffer.count))?,
            }
        }
        f.write_str(") -> (")?;
        for (i, buffer) in self.outputs.buffers.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{}", Repeated(buffer.ty, buffer.count))?;
        }
        f.write_str(") {\n")?;
        for (number, array) in (0..).zip(&self.arrays) {
            let entries = Repeated(array.ty, array.len);
            writeln!(f, "    array {}: {entries}", self.array(Array(number)))?;
        }
        self.block(f, &self.body, 1, whole)?;
        let results: Vec<String> = self.results.iter().map(|&r| self.operand(r)).collect();
        writeln!(f, "    return {}", results.join(", "))?;
        f.write_str("}\n")
    }
}

/// The way from a parameter to a buffer.
struct Path<'b>(&'b Buffer);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Role::Coordinate { axis, .. } = self.0.role {
            return write!(f, ".{}", axis_name(axis));
        }
        if self.0.role == Role::Number {
            return f.write_str(".number");
        }
        self.0
            .path
            .iter()
            .try_for_each(|component| write!(f, ".{component}"))
    }
}

struct Repeated(ScalarType, usize);

impl fmt::Display for Repeated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            1 => f.write_str(self.0.name()),
            n => write!(f, "[{}; {n}]", self.0.name()),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)?;
        for field in self.fields.iter() {
            write!(f, "_{field}")?;
        }
        match self.leaf.filter(|_| self.fields.is_empty()) {
            Some(leaf) => write!(f, "_{leaf}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Constant {
    /// Integers in decimal; floats in decimal and, unless the value is a short one, with their encoding.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ty.kind() {
            Kind::Bool => write!(f, "{}", self.bits != 0),
            Kind::Unsigned(_) => write!(f, "{}", self.bits),
            Kind::Signed(width) => write!(f, "{}", (self.bits as i64) << (64 - width) >> (64 - width)),
            Kind::Float(Format::F32) => {
                write!(f, "{:?}(0x{:08x})", f32::from_bits(self.bits as u32), self.bits)
            }
            Kind::Float(Format::F64) => write!(f, "{:?}(0x{:016x})", f64::from_bits(self.bits), self.bits),
            Kind::Float(Format::F16 | Format::Bf16) => write!(f, "{}(0x{:04x})", self.ty.name(), self.bits),
        }
    }
}

impl Kernel {
    /// The fault that can happen at a site, for people.
    pub fn describe(&self, site: Site) -> String {
        let function = site.function;
        match site.kind {
            SiteKind::DivisionByZero => format!("division by zero in `{function}`"),
            SiteKind::OutOfBounds { len } => format!("index out of bounds for length {len} in `{function}`"),
            SiteKind::OutOfSlice { buffer } => {
                let slice = self.params[self.inputs.buffers[buffer as usize].param];
                format!("index out of bounds of `{slice}` in `{function}`")
            }
            // On one line, as the comment that it becomes.
            SiteKind::Assertion { text } => {
                format!("assertion failed: {} in `{function}`", text.escape_debug())
            }
        }
    }
}

impl Kernel {
    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Temp(Temp(t)) => match self.temps[t as usize].name {
                Some(name) => format!("%{t}:{name}"),
                None => format!("%{t}"),
            },
            Operand::Var(Var(v)) => match self.vars[v as usize].name {
                Some(name) => format!("${v}:{name}"),
                None => format!("${v}"),
            },
            Operand::Param(p) => {
                let leaf = self.inputs.leaves[p as usize];
                let buffer = &self.inputs.buffers[leaf.buffer];
                let mut text = self.params[buffer.param].to_string();
                text.push_str(&Path(buffer).to_string());
                if buffer.count > 1 {
                    text.push_str(&format!("[{}]", leaf.offset));
                }
                text
            }
            Operand::Const(c) => c.to_string(),
        }
    }

    fn array(&self, Array(array): Array) -> String {
        match self.arrays[array as usize].name {
            Some(name) => format!("#{array}:{name}"),
            None => format!("#{array}"),
        }
    }

    /// The slice that an operation reads: `u`, or `u[].2` for the third scalar of an element.
    fn slice(&self, op: Op) -> Option<String> {
        let (buffer, offset) = match op {
            Op::Len(buffer) | Op::Read(buffer) => (buffer, 0),
            Op::Load { buffer, offset } => (buffer, offset),
            _ => return None,
        };
        let buffer = &self.inputs.buffers[buffer as usize];
        let name = self.params[buffer.param];
        Some(match (op, buffer.count) {
            (Op::Len(_), _) | (_, 1) => name.to_owned(),
            _ => format!("{name}[].{offset}"),
        })
    }

    /// The table that an operation reads: `@0:T`, or `@0:T[].2` for the third scalar of an entry.
    fn table(&self, op: Op) -> Option<String> {
        let Op::Entry { table, offset } = op else {
            return None;
        };
        let Table { name, count, .. } = self.tables[table as usize];
        Some(match count {
            1 => format!("@{table}:{name}"),
            _ => format!("@{table}:{name}[].{offset}"),
        })
    }

    fn block(&self, f: &mut fmt::Formatter<'_>, block: &Block, depth: usize, whole: &Kernel) -> fmt::Result {
        for stmt in block {
            self.stmt(f, stmt, depth, whole)?;
        }
        Ok(())
    }

    fn stmt(&self, f: &mut fmt::Formatter<'_>, stmt: &Stmt, depth: usize, whole: &Kernel) -> fmt::Result {
        let pad = "    ".repeat(depth);
        match stmt {
            Stmt::Note { line, source } => {
                let text: Vec<&str> = source.split_whitespace().collect();
                writeln!(f, "{pad}// {line}: {}", text.join(" "))
            }
            Stmt::Let { temp, op, args } => {
                let ty = self.temps[temp.0 as usize].ty;
                let mode = match (op.rounding(), ty.kind()) {
                    (Some(mode), Kind::Float(_)) => format!(".{mode}"),
                    // Toward zero is what casts do.
                    (Some(mode), _) if matches!(op, Op::Cast(_)) && mode != Rounding::TowardZero => {
                        format!(".{mode}")
                    }
                    (Some(_), Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_)) | (None, _) => String::new(),
                };
                let mut args: Vec<String> = args.iter().map(|&a| self.operand(a)).collect();
                let memory = match *op {
                    Op::Element(array) => Some(self.array(array)),
                    op => self.slice(op).or_else(|| whole.table(op)),
                };
                args.splice(0..0, memory);
                let target = self.operand(Operand::Temp(*temp));
                writeln!(
                    f,
                    "{pad}{target} = {}{mode}.{} {}{}",
                    op.name(),
                    ty.name(),
                    args.join(", "),
                    limit(&self.temps[temp.0 as usize])
                )
            }
            Stmt::Declare { var, init } => {
                let target = self.operand(Operand::Var(*var));
                let ty = self.vars[var.0 as usize].ty.name();
                match init {
                    Some(init) => writeln!(f, "{pad}var {target}: {ty} = {}", self.operand(*init)),
                    None => writeln!(f, "{pad}var {target}: {ty}"),
                }
            }
            Stmt::Assign { var, value } => {
                writeln!(
                    f,
                    "{pad}{} := {}",
                    self.operand(Operand::Var(*var)),
                    self.operand(*value)
                )
            }
            Stmt::Fill { array, values } => {
                let values: Vec<String> = values.iter().map(|&value| self.operand(value)).collect();
                writeln!(f, "{pad}{} := [{}]", self.array(*array), values.join(", "))
            }
            Stmt::Put { array, index, value } => {
                let (index, value) = (self.operand(*index), self.operand(*value));
                writeln!(f, "{pad}{}[{index}] := {value}", self.array(*array))
            }
            Stmt::Write { row, index, value } => {
                let name = self.params[self.inputs.buffers[*row as usize].param];
                let (index, value) = (self.operand(*index), self.operand(*value));
                writeln!(f, "{pad}{name}[{index}] := {value}")
            }
            Stmt::Count { counter, when, .. } => {
                writeln!(f, "{pad}count {counter} if {}", self.operand(*when))
            }
            Stmt::If {
                cond,
                then,
                otherwise,
            } => {
                writeln!(f, "{pad}if {} {{", self.operand(*cond))?;
                self.block(f, then, depth + 1, whole)?;
                if !otherwise.is_empty() {
                    writeln!(f, "{pad}}} else {{")?;
                    self.block(f, otherwise, depth + 1, whole)?;
                }
                writeln!(f, "{pad}}}")
            }
            Stmt::While { head, cond, body } => {
                writeln!(f, "{pad}while {{")?;
                self.block(f, head, depth + 1, whole)?;
                writeln!(f, "{pad}    {}", self.operand(*cond))?;
                writeln!(f, "{pad}}} do {{")?;
                self.block(f, body, depth + 1, whole)?;
                writeln!(f, "{pad}}}")
            }
            Stmt::For { index, lo, hi, body } => {
                let limit = limit(&self.vars[index.0 as usize]);
                let index = self.operand(Operand::Var(*index));
                writeln!(
                    f,
                    "{pad}for {index} in {}..{} {{{limit}",
                    self.operand(*lo),
                    self.operand(*hi)
                )?;
                self.block(f, body, depth + 1, whole)?;
                writeln!(f, "{pad}}}")
            }
            Stmt::Call {
                function,
                args,
                results,
            } => {
                let list = |operands: &mut dyn Iterator<Item = Operand>| {
                    let texts: Vec<String> = operands.map(|operand| self.operand(operand)).collect();
                    texts.join(", ")
                };
                let targets = list(&mut results.iter().map(|&temp| Operand::Temp(temp)));
                let args = list(&mut args.iter().copied());
                let name = whole.functions[*function as usize].name;
                writeln!(f, "{pad}{targets} = call {name} {args}")
            }
            Stmt::Check { ok, site, index, .. } => {
                let index = index.map_or(String::new(), |i| format!(", index {}", self.operand(i)));
                writeln!(
                    f,
                    "{pad}check {}: {}{index}",
                    self.operand(*ok),
                    whole.describe(whole.sites[*site as usize])
                )
            }
        }
    }
}
