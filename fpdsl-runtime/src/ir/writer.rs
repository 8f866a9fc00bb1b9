//! What a pass writes operations with.

pub(crate) use super::folding::foreseen;
use super::{Block, Comparison, Constant, Kind, Layout, Local, Op, Operand, Pasted, Stmt, Temp, Var, folded};
use crate::format::Format;
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// Appends operations to a body that another pass writes to as well.
pub(crate) struct Writer<'a> {
    pub to: &'a mut Pasted,
    /// The parameters of the kernel.
    pub inputs: &'a Layout,
}

impl Write for Writer<'_> {
    fn to(&mut self) -> &mut Pasted {
        self.to
    }

    fn parts(&self) -> (&Pasted, &Layout) {
        (self.to, self.inputs)
    }
}

/// The format of a float.
pub(crate) fn format(ty: ScalarType) -> Option<Format> {
    match ty.kind() {
        Kind::Float(format) => Some(format),
        _ => None,
    }
}

pub(crate) const TRUE: Operand = constant(ScalarType::Bool, 1);
pub(crate) const FALSE: Operand = constant(ScalarType::Bool, 0);

/// The encoding of a constant.
pub(crate) fn known(operand: Operand) -> Option<u64> {
    match operand {
        Operand::Const(constant) => Some(constant.bits),
        Operand::Temp(_) | Operand::Var(_) | Operand::Param(_) => None,
    }
}

/// Appends operations. What constants alone decide is not written.
pub(crate) trait Write {
    /// The body.
    fn to(&mut self) -> &mut Pasted;

    /// The body and the parameters of the kernel.
    fn parts(&self) -> (&Pasted, &Layout);

    fn type_of(&self, operand: Operand) -> ScalarType {
        let (to, inputs) = self.parts();
        match operand {
            Operand::Temp(Temp(t)) => to.temps[t as usize].ty,
            Operand::Var(Var(v)) => to.vars[v as usize].ty,
            Operand::Param(p) => inputs.leaf_type(p as usize),
            Operand::Const(constant) => constant.ty,
        }
    }

    /// Returns true for the result of an operation that another question has added.
    fn is_added(&self, operand: Operand) -> bool {
        match operand {
            Operand::Temp(Temp(t)) => self.parts().0.temps[t as usize].added,
            Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => false,
        }
    }

    fn op(&mut self, ty: ScalarType, op: Op, args: &[Operand]) -> Operand {
        let constants: Option<Vec<Constant>> = args
            .iter()
            .map(|&arg| match arg {
                Operand::Const(constant) => Some(constant),
                _ => None,
            })
            .collect();
        let known =
            |constants: Vec<Constant>| folded(op, ty, &constants).or_else(|| foreseen(op, ty, &constants));
        if let Some(result) = constants.and_then(known) {
            return Operand::Const(result);
        }
        let temp = self.to().added(ty);
        self.to().push(Stmt::Let {
            temp,
            op,
            args: args.to_vec(),
        });
        Operand::Temp(temp)
    }

    /// An operation whose result has the type of its first operand.
    fn same(&mut self, op: Op, args: &[Operand]) -> Operand {
        self.op(self.type_of(args[0]), op, args)
    }

    fn compare(&mut self, comparison: Comparison, x: Operand, y: Operand) -> Operand {
        self.op(ScalarType::Bool, Op::Compare(comparison), &[x, y])
    }

    fn less(&mut self, x: Operand, y: Operand) -> Operand {
        self.compare(Comparison::Lt, x, y)
    }

    fn at_most(&mut self, x: Operand, y: Operand) -> Operand {
        self.compare(Comparison::Le, x, y)
    }

    fn equal(&mut self, x: Operand, y: Operand) -> Operand {
        self.compare(Comparison::Eq, x, y)
    }

    fn and(&mut self, x: Operand, y: Operand) -> Operand {
        match (known(x), known(y)) {
            (Some(0), _) | (_, Some(0)) => FALSE,
            (Some(_), _) => y,
            (_, Some(_)) => x,
            _ if x == y => x,
            _ => self.op(ScalarType::Bool, Op::And, &[x, y]),
        }
    }

    fn or(&mut self, x: Operand, y: Operand) -> Operand {
        match (known(x), known(y)) {
            (Some(0), _) => y,
            (_, Some(0)) => x,
            (Some(_), _) | (_, Some(_)) => TRUE,
            _ if x == y => x,
            _ => self.op(ScalarType::Bool, Op::Or, &[x, y]),
        }
    }

    fn not(&mut self, x: Operand) -> Operand {
        self.op(ScalarType::Bool, Op::Not, &[x])
    }

    fn abs(&mut self, x: Operand) -> Operand {
        self.same(Op::Abs, &[x])
    }

    fn select(&mut self, cond: Operand, x: Operand, y: Operand) -> Operand {
        match known(cond) {
            Some(0) => y,
            Some(_) => x,
            None if x == y => x,
            None => self.op(self.type_of(x), Op::Select, &[cond, x, y]),
        }
    }

    /// Returns true if all are finite numbers.
    fn all_finite(&mut self, operands: &[Operand]) -> Operand {
        self.all(operands, |w, x, format| {
            let (size, infinity) = (w.abs(x), constant(w.type_of(x), format.infinity()));
            w.less(size, infinity)
        })
    }

    /// Returns true if none is a NaN.
    fn all_numbers(&mut self, operands: &[Operand]) -> Operand {
        self.all(operands, |w, x, _| w.compare(Comparison::Eq, x, x))
    }

    /// Returns true if something holds for all floats among the operands.
    fn all(
        &mut self,
        operands: &[Operand],
        mut holds: impl FnMut(&mut Self, Operand, Format) -> Operand,
    ) -> Operand {
        let mut all = None;
        for &operand in operands {
            let Some(format) = format(self.type_of(operand)) else {
                continue;
            };
            let this = holds(self, operand, format);
            all = Some(match all {
                Some(all) => self.and(all, this),
                None => this,
            });
        }
        all.unwrap_or(constant(ScalarType::Bool, 1))
    }

    /// The integer that a float rounds to, as a float, and whether a type of integers has it; nothing if either is another type.
    fn rounded_to_integer(
        &mut self,
        x: Operand,
        mode: Rounding,
        ty: ScalarType,
    ) -> Option<(Operand, Operand)> {
        let from = self.type_of(x);
        let (format, (least, most)) = (format(from)?, ty.int_range()?);
        let whole = self.op(from, Op::Rint(mode), &[x]);
        let mut fits = self.all_finite(&[x]);
        // The first integer that does not fit, if the format has it.
        let above = (most as u128 + 1).trailing_zeros() as i32;
        if above <= format.max_exponent() {
            let is_below = self.less(whole, power(from, format, above));
            fits = self.and(fits, is_below);
        }
        if least == 0 || above <= format.max_exponent() {
            let least = match least {
                0 => constant(from, 0),
                _ => self.op(from, Op::Neg, &[power(from, format, above)]),
            };
            let is_above = self.compare(Comparison::Ge, whole, least);
            fits = self.and(fits, is_above);
        }
        Some((whole, fits))
    }

    /// A new variable that begins with a value.
    fn declare(&mut self, init: Operand) -> Var {
        let local = Local::of(self.type_of(init));
        let var = self.to().new_var(local);
        let init = Some(init);
        self.to().push(Stmt::Declare { var, init });
        var
    }

    fn count(&mut self, counters: u32, counter: u32, when: Operand) {
        self.to().push(Stmt::Count {
            counters,
            counter,
            when,
        });
    }

    /// What `write` appends, if `cond` holds.
    fn seldom(&mut self, cond: Operand, write: impl FnOnce(&mut Self)) {
        self.to().open();
        write(self);
        let then = self.to().close();
        self.to().push(Stmt::If {
            cond,
            then,
            otherwise: Block::new(),
        });
    }
}

pub(crate) const fn constant(ty: ScalarType, bits: u64) -> Operand {
    Operand::Const(Constant { ty, bits })
}

/// Two to the power of an exponent that is one of a normal number.
pub(crate) fn power(ty: ScalarType, format: Format, exponent: i32) -> Operand {
    let field = (exponent - format.min_exponent() + 1) as u64;
    constant(ty, field << (format.precision() - 1))
}
