//! How far from its own element a kernel of a grid reads a slice.
//!
//! The indices are followed through the recorded body as sums: so many times each coordinate, and a rest between two bounds. Integers
//! that all elements of a call share are numbers by then. Everything is modulo 2^64, as bodies compute. An index that is no such sum,
//! such as one that an array holds, may be anywhere.

#[cfg(test)]
mod tests;

use crate::ir::{Block, Constant, Kernel, Op, Operand, Role, Stmt, Temp, Var, folded};
use crate::lift::ScalarType;

/// A body of more statements is not followed.
const MOST: usize = 1 << 14;

/// Passes over a body after which a variable that still changes may be anything.
const PASSES: usize = 3;

/// What is known of a scalar of the parameters.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known {
    /// The coordinate along an axis, of which so many positions there are.
    Coordinate { axis: usize, extent: usize },
    /// The same for all elements.
    Number(Constant),
    /// Nothing.
    Nothing,
}

/// How many elements lie at most between that of a position and those that the body reads at it of the slice that is a parameter; none
/// if they may be anywhere. `leaves` is what is known of the parameters' scalars, and `extents` are those of the grid.
pub(super) fn reach(kernel: &Kernel, slice: usize, leaves: &[Known], extents: [usize; 3]) -> Option<usize> {
    let mut size = 0;
    size_of(&kernel.body, &mut size);
    // Slices are read in the body itself.
    if size > MOST || kernel.functions.iter().any(|function| loads(&function.body)) {
        return None;
    }
    let mut own = [
        1,
        extents[0] as u64,
        (extents[0] as u64).wrapping_mul(extents[1] as u64),
    ];
    for (times, extent) in own.iter_mut().zip(extents) {
        *times = if extent > 1 { *times } else { 0 };
    }
    let mut reader = Reader {
        kernel,
        slice,
        n: extents
            .into_iter()
            .fold(1, |n: u64, extent| n.wrapping_mul(extent as u64)),
        leaves: leaves.iter().map(|&known| Value::of(known)).collect(),
        temps: vec![Value::Never; kernel.temps.len()],
        vars: vec![Value::Never; kernel.vars.len()],
        passes: 0,
        changed: true,
        own,
        far: None,
    };
    while reader.changed {
        (reader.changed, reader.far) = (false, Some(0));
        reader.block(&kernel.body);
        reader.passes += 1;
    }
    usize::try_from(reader.far?).ok()
}

fn size_of(block: &Block, size: &mut usize) {
    for stmt in block {
        *size += 1;
        stmt.blocks().for_each(|block| size_of(block, size));
    }
}

/// Returns true if a block reads a slice.
fn loads(block: &Block) -> bool {
    block.iter().any(|stmt| {
        matches!(
            stmt,
            Stmt::Let {
                op: Op::Load { .. },
                ..
            }
        ) || stmt.blocks().any(loads)
    })
}

/// So many times each coordinate, and something from `least` to `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum {
    times: [u64; 3],
    least: i64,
    most: i64,
}

/// What is known of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    /// No statement has given it yet.
    Never,
    /// An integer or a `bool`.
    Number(Constant),
    /// An integer of 64 bits.
    Sum(Sum),
    Anything,
}

fn is_long(ty: ScalarType) -> bool {
    matches!(ty, ScalarType::U64 | ScalarType::I64 | ScalarType::Usize)
}

impl Value {
    fn of(known: Known) -> Self {
        match known {
            Known::Number(constant) if !constant.ty.is_float() => Value::Number(constant),
            Known::Number(_) | Known::Nothing => Value::Anything,
            Known::Coordinate { extent: 0 | 1, .. } => Value::Number(Constant {
                ty: ScalarType::Usize,
                bits: 0,
            }),
            Known::Coordinate { axis, .. } => Value::Sum(Sum {
                times: core::array::from_fn(|of| u64::from(of == axis)),
                least: 0,
                most: 0,
            }),
        }
    }

    fn of_sum(sum: Option<Sum>) -> Self {
        sum.map_or(Value::Anything, Value::Sum)
    }

    /// As a sum, if it is one.
    fn sum(self) -> Option<Sum> {
        match self {
            Value::Number(Constant { ty, bits }) if is_long(ty) => Some(Sum::number(bits as i64)),
            Value::Sum(sum) => Some(sum),
            Value::Number(_) | Value::Never | Value::Anything => None,
        }
    }

    /// One or the other.
    fn or(self, other: Value) -> Value {
        match (self, other) {
            (Value::Never, one) | (one, Value::Never) => one,
            (x, y) if x == y => x,
            (x, y) => Value::of_sum(x.sum().zip(y.sum()).and_then(|(x, y)| {
                (x.times == y.times).then_some(Sum {
                    times: x.times,
                    least: x.least.min(y.least),
                    most: x.most.max(y.most),
                })
            })),
        }
    }
}

impl Sum {
    fn number(number: i64) -> Self {
        Sum {
            times: [0; 3],
            least: number,
            most: number,
        }
    }

    fn plus(self, other: Sum) -> Option<Sum> {
        Some(Sum {
            times: core::array::from_fn(|axis| self.times[axis].wrapping_add(other.times[axis])),
            least: self.least.checked_add(other.least)?,
            most: self.most.checked_add(other.most)?,
        })
    }

    /// The product with a number.
    fn by(self, number: i64) -> Option<Sum> {
        let ends = [self.least.checked_mul(number)?, self.most.checked_mul(number)?];
        Some(Sum {
            times: self.times.map(|times| times.wrapping_mul(number as u64)),
            least: ends[0].min(ends[1]),
            most: ends[0].max(ends[1]),
        })
    }

    fn product(self, other: Sum) -> Option<Sum> {
        match (self.is_number(), other.is_number()) {
            (Some(number), _) => other.by(number),
            (_, Some(number)) => self.by(number),
            _ => None,
        }
    }

    fn is_number(self) -> Option<i64> {
        (self.times == [0; 3] && self.least == self.most).then_some(self.least)
    }
}

/// A walk through a body.
struct Reader<'k> {
    kernel: &'k Kernel,
    slice: usize,
    /// The elements of the slice.
    n: u64,
    leaves: Vec<Value>,
    temps: Vec<Value>,
    /// All that a variable has been so far.
    vars: Vec<Value>,
    passes: usize,
    /// A variable has been something else in this pass.
    changed: bool,
    /// The element of a position.
    own: [u64; 3],
    far: Option<u64>,
}

impl Reader<'_> {
    fn value(&self, operand: Operand) -> Value {
        match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize],
            Operand::Var(Var(v)) => self.vars[v as usize],
            Operand::Param(p) => self.leaves.get(p as usize).copied().unwrap_or(Value::Anything),
            Operand::Const(constant) => Value::of(Known::Number(constant)),
        }
    }

    fn raise(&mut self, Var(var): Var, value: Value) {
        let before = self.vars[var as usize];
        let mut after = before.or(value);
        if after != before {
            self.changed = true;
            if self.passes >= PASSES {
                after = Value::Anything;
            }
        }
        self.vars[var as usize] = after;
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            match stmt {
                Stmt::Let { temp, op, args } => {
                    self.look(*op, args);
                    let local = self.kernel.temps[temp.0 as usize];
                    let limit = local.limit.and_then(|limit| i64::try_from(limit).ok());
                    let found = match (self.operation(*op, local.ty, args), limit) {
                        (Value::Anything, Some(most)) if is_long(local.ty) => Value::Sum(Sum {
                            most,
                            ..Sum::number(0)
                        }),
                        (found, _) => found,
                    };
                    self.temps[temp.0 as usize] = found;
                }
                Stmt::Declare { var, init } => {
                    if let Some(init) = init {
                        self.raise(*var, self.value(*init));
                    }
                }
                Stmt::Assign { var, value } => self.raise(*var, self.value(*value)),
                Stmt::For { index, lo, hi, .. } => {
                    let value = between(self.value(*lo), self.value(*hi));
                    self.raise(*index, value);
                }
                Stmt::Call { results, .. } => {
                    results
                        .iter()
                        .for_each(|result| self.temps[result.0 as usize] = Value::Anything);
                }
                Stmt::Note { .. }
                | Stmt::Fill { .. }
                | Stmt::Put { .. }
                | Stmt::Write { .. }
                | Stmt::Count { .. }
                | Stmt::If { .. }
                | Stmt::While { .. }
                | Stmt::Check { .. } => {}
            }
            stmt.blocks().for_each(|block| self.block(block));
        }
    }

    /// Notes how far away an operation reads the slice.
    fn look(&mut self, op: Op, args: &[Operand]) {
        let Op::Load { buffer, .. } = op else { return };
        if self.kernel.inputs.buffers[buffer as usize].param != self.slice {
            return;
        }
        let sum = self.value(args[0]).sum().filter(|sum| sum.times == self.own);
        let far = sum.map(|sum| sum.least.unsigned_abs().max(sum.most.unsigned_abs()));
        self.far = self.far.zip(far).map(|(known, far)| known.max(far));
    }

    fn operation(&self, op: Op, ty: ScalarType, args: &[Operand]) -> Value {
        let of = |i: usize| self.value(args[i]);
        if let Op::Len(buffer) = op {
            let about = &self.kernel.inputs.buffers[buffer as usize];
            let is_slice = about.param == self.slice && about.role == Role::Slice;
            let bits = self.n;
            return if is_slice {
                Value::Number(Constant { ty, bits })
            } else {
                Value::Anything
            };
        }
        let numbers: Option<Vec<Constant>> = (0..args.len())
            .map(|i| match of(i) {
                Value::Number(constant) => Some(constant),
                Value::Never | Value::Sum(_) | Value::Anything => None,
            })
            .collect();
        if let Some(found) = numbers.and_then(|numbers| folded(op, ty, &numbers)) {
            return Value::Number(found);
        }
        let either = |values: core::ops::Range<usize>| values.map(of).fold(Value::Never, Value::or);
        match op {
            Op::Copy => return of(0),
            // One of them.
            Op::Select => return either(1..3),
            Op::Index => return either(1..args.len()),
            Op::Min | Op::Max => return either(0..2),
            _ if !is_long(ty) => return Value::Anything,
            _ => {}
        }
        let sum = |i: usize| of(i).sum();
        let found = || match op {
            Op::Cast(_) => sum(0),
            Op::Add(_) => sum(0)?.plus(sum(1)?),
            Op::Sub(_) => sum(0)?.plus(sum(1)?.by(-1)?),
            Op::Neg => sum(0)?.by(-1),
            Op::Mul(_) => sum(0)?.product(sum(1)?),
            Op::MulAdd(_) => sum(0)?.product(sum(1)?)?.plus(sum(2)?),
            Op::Shl => match of(1) {
                Value::Number(by) => {
                    sum(0)?.by(1_i64.checked_shl(by.bits as u32 % 64).filter(|&by| by > 0)?)
                }
                Value::Never | Value::Sum(_) | Value::Anything => None,
            },
            _ => None,
        };
        Value::of_sum(found())
    }
}

/// The numbers from `lo` to before `hi`.
fn between(lo: Value, hi: Value) -> Value {
    let sums = lo.sum().zip(hi.sum());
    // Where the end may lie before the start, it may as well lie far behind it.
    Value::of_sum(sums.and_then(|(lo, hi)| {
        (lo.times == hi.times && hi.least >= lo.most).then_some(Sum {
            most: hi.most.saturating_sub(1).max(lo.least),
            ..lo
        })
    }))
}
