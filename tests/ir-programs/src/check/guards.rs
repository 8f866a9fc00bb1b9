//! Divisions and indices that cannot fault.

use fpdsl_runtime::ir::{Block, Comparison, Constant, Kernel, Kind, Op, Operand, Stmt, Temp, Var};
use fpdsl_runtime::lift::ScalarType;

use super::{Checked, require};

/// What is known of a body.
struct Guards<'a> {
    whole: &'a Kernel,
    kernel: &'a Kernel,
    /// How each temporary is computed.
    computed: Vec<Option<(Op, Vec<Operand>)>>,
    /// Conditions that hold.
    held: Vec<Operand>,
    /// Values that loops keep below an end.
    below: Vec<(Operand, Operand)>,
}

/// Checks that no division is by zero and that every index is in bounds.
///
/// # Errors
///
/// The first operation that no check or range guards.
pub fn guarded(kernel: &Kernel) -> Checked {
    for body in kernel.functions.iter().chain([kernel]) {
        let mut guards = Guards {
            whole: kernel,
            kernel: body,
            computed: vec![None; body.temps.len()],
            held: Vec::new(),
            below: Vec::new(),
        };
        guards.block(&body.body)?;
    }
    Ok(())
}

impl Guards<'_> {
    fn block(&mut self, block: &Block) -> Checked {
        let held = self.held.len();
        for stmt in block {
            self.stmt(stmt)?;
        }
        self.held.truncate(held);
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt) -> Checked {
        match stmt {
            Stmt::Let { temp, op, args } => {
                let safe = self.is_safe(*op, args, self.kernel.type_of(Operand::Temp(*temp)));
                require(safe, || {
                    format!("`{}`: nothing guards {stmt:?}", self.kernel.name)
                })?;
                self.computed[temp.0 as usize] = Some((*op, args.clone()));
                Ok(())
            }
            Stmt::Check { ok, .. } => {
                self.held.push(*ok);
                Ok(())
            }
            Stmt::If { then, otherwise, .. } => {
                self.block(then)?;
                self.block(otherwise)
            }
            Stmt::While { head, body, .. } => {
                self.block(head)?;
                self.block(body)
            }
            Stmt::For { index, hi, body, .. } => {
                self.below.push((Operand::Var(*index), *hi));
                let checked = self.block(body);
                self.below.pop();
                checked
            }
            Stmt::Put { array, index, .. } => {
                let len = self.kernel.arrays[array.0 as usize].len as u64;
                require(self.is_below(*index, len), || {
                    format!("`{}`: nothing guards {stmt:?}", self.kernel.name)
                })
            }
            Stmt::Note { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Fill { .. }
            | Stmt::Call { .. } => Ok(()),
        }
    }

    fn is_safe(&self, op: Op, args: &[Operand], ty: ScalarType) -> bool {
        let zero = |ty| Operand::Const(Constant { ty, bits: 0 });
        match op {
            Op::Div(_) | Op::Rem if !ty.is_float() => match args[1] {
                Operand::Const(by) => by.bits != 0,
                // A variable may have changed since.
                Operand::Var(_) => false,
                by => self.holds(Comparison::Ne, by, zero(ty)),
            },
            Op::Index => self.is_below(args[0], args.len() as u64 - 1),
            Op::Element(array) => self.is_below(args[0], self.kernel.arrays[array.0 as usize].len as u64),
            Op::Entry { table, .. } => {
                let table = &self.whole.tables[table as usize];
                self.is_below(args[0], (table.values.len() / table.count) as u64)
            }
            // A position in all rows, of which the place in one has been checked.
            Op::Read(_) => true,
            Op::Load { buffer, .. } => {
                let param = |buffer: u32| self.kernel.inputs.buffers[buffer as usize].param;
                let is_len = |len: Operand| match self.source(len) {
                    Some((Op::Len(of), _)) => param(*of) == param(buffer),
                    _ => false,
                };
                let held = self.held.iter().any(|&ok| match self.source(ok) {
                    Some((Op::Compare(Comparison::Lt), lt)) => lt[0] == args[0] && is_len(lt[1]),
                    _ => false,
                });
                let loops = self
                    .below
                    .iter()
                    .any(|&(index, end)| index == args[0] && is_len(end));
                loops || held && !matches!(args[0], Operand::Var(_))
            }
            _ => true,
        }
    }

    fn source(&self, operand: Operand) -> Option<&(Op, Vec<Operand>)> {
        match operand {
            Operand::Temp(Temp(t)) => self.computed[t as usize].as_ref(),
            Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => None,
        }
    }

    /// Whether a check has shown it.
    fn holds(&self, comparison: Comparison, x: Operand, y: Operand) -> bool {
        self.held.iter().any(|&ok| {
            matches!(self.source(ok), Some((Op::Compare(found), args)) if *found == comparison && args[..] == [x, y])
        })
    }

    fn is_below(&self, index: Operand, end: u64) -> bool {
        let bound = Operand::Const(Constant {
            ty: ScalarType::Usize,
            bits: end,
        });
        let checked = !matches!(index, Operand::Var(_)) && self.holds(Comparison::Lt, index, bound);
        checked || self.largest(index).is_some_and(|largest| largest < end)
    }

    /// The largest number that an integer can be, if it is not negative.
    fn largest(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Const(constant) => Some(constant.bits),
            Operand::Var(Var(_)) => self.below.iter().find_map(|&(index, end)| match end {
                Operand::Const(end) if index == operand => end.bits.checked_sub(1),
                _ => None,
            }),
            Operand::Temp(_) | Operand::Param(_) => match self.source(operand) {
                Some((Op::BitAnd, args)) => {
                    let (x, y) = (self.largest(args[0]), self.largest(args[1]));
                    x.into_iter().chain(y).min()
                }
                Some((Op::Rem, args)) => match args[1] {
                    Operand::Const(by) => by.bits.checked_sub(1),
                    _ => None,
                },
                Some((Op::Cast(_), args)) => match self.kernel.type_of(args[0]).kind() {
                    Kind::Unsigned(width) if width < 64 => Some((1 << width) - 1),
                    _ => None,
                },
                _ => None,
            },
        }
    }
}
