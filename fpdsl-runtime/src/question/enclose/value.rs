//! The values of the exact run, and the operations that they are made with.

use std::collections::HashMap;

use crate::format::Format;
use crate::ir::writer::{FALSE, TRUE, Write, constant, format, known};
use crate::ir::{Array, Block, Comparison, Constant, Layout, Local, Op, Operand, Pasted, Stmt};
use crate::lift::ScalarType;
use crate::mode::Rounding;

pub(super) const DOWN: Rounding = Rounding::TowardNegative;
pub(super) const UP: Rounding = Rounding::TowardPositive;
/// The decorations of IEEE 1788-2015, clause 11, with the numbers of its interchange format (14.4).
pub(super) const COM: Operand = decoration(16);
pub(super) const DAC: Operand = decoration(12);
pub(super) const DEF: Operand = decoration(8);
pub(super) const TRV: Operand = decoration(4);
pub(super) const ILL: Operand = decoration(0);

const fn decoration(bits: u64) -> Operand {
    Operand::Const(Constant {
        ty: ScalarType::U32,
        bits,
    })
}

/// A float: from `lo` to `hi`. Both are NaN if it is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Interval {
    pub lo: Operand,
    pub hi: Operand,
    pub decoration: Operand,
}

impl Interval {
    /// The bounds and the decoration.
    pub fn parts(self) -> [Operand; 3] {
        [self.lo, self.hi, self.decoration]
    }
}

/// An integer, whose bits mean nothing unless they are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub bits: Operand,
    pub known: Operand,
}

/// A `bool` that may be true and may be false. One of them holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Truth {
    pub may: Operand,
    pub may_not: Operand,
    pub decoration: Operand,
}

/// A scalar.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value {
    Float(Interval),
    Int(Known),
    Bool(Truth),
}

impl Value {
    /// The interval, if it is one.
    pub fn float(self) -> Option<Interval> {
        match self {
            Value::Float(x) => Some(x),
            Value::Int(_) | Value::Bool(_) => None,
        }
    }

    /// What it is made of.
    pub fn parts(self) -> Vec<Operand> {
        match self {
            Value::Float(x) => x.parts().to_vec(),
            Value::Int(x) => vec![x.bits, x.known],
            Value::Bool(x) => vec![x.may, x.may_not, x.decoration],
        }
    }

    /// One of the same type of other parts.
    pub fn of_parts(ty: ScalarType, parts: &[Operand]) -> Value {
        match ty {
            ScalarType::Bool => Value::Bool(Truth {
                may: parts[0],
                may_not: parts[1],
                decoration: parts[2],
            }),
            ty if ty.is_float() => Value::Float(Interval {
                lo: parts[0],
                hi: parts[1],
                decoration: parts[2],
            }),
            _ => Value::Int(Known {
                bits: parts[0],
                known: parts[1],
            }),
        }
    }

    /// The types of the parts.
    pub fn types(ty: ScalarType) -> Vec<ScalarType> {
        match ty {
            ScalarType::Bool => vec![ScalarType::Bool, ScalarType::Bool, ScalarType::U32],
            ty if ty.is_float() => vec![ty, ty, ScalarType::U32],
            ty => vec![ty, ScalarType::Bool],
        }
    }

    /// What a join takes from an arm that is not run: the other arm's value.
    pub fn none(ty: ScalarType) -> Value {
        match format(ty) {
            Some(format) => {
                let nan = constant(ty, format.quiet_nan());
                Value::of_parts(ty, &[nan, nan, COM])
            }
            None if ty == ScalarType::Bool => Value::of_parts(ty, &[FALSE, FALSE, COM]),
            None => Value::of_parts(ty, &[constant(ty, 0), TRUE]),
        }
    }

    /// Any value.
    pub fn any(ty: ScalarType) -> Value {
        match format(ty) {
            Some(format) => {
                let [lo, hi] = [format.sign_mask(), 0].map(|sign| constant(ty, sign | format.infinity()));
                Value::of_parts(ty, &[lo, hi, TRV])
            }
            None if ty == ScalarType::Bool => Value::of_parts(ty, &[TRUE, TRUE, TRV]),
            None => Value::of_parts(ty, &[constant(ty, 0), FALSE]),
        }
    }
}

/// The body that is being written.
pub(super) struct Code {
    pub to: Pasted,
    pub inputs: Layout,
    /// Of intervals, by what they are made of: what they are as long as all is ordinary.
    pub ordinary: HashMap<Interval, Ordinary>,
    /// Where rules are written for ordinary operands: what is not ordinary. See `ordinary.rs`.
    pub strange: Option<Operand>,
}

/// The bounds of an interval that has the decoration `com`, if a condition holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ordinary {
    pub lo: Operand,
    pub hi: Operand,
    pub when: Operand,
}

impl Write for Code {
    fn to(&mut self) -> &mut Pasted {
        &mut self.to
    }

    fn parts(&self) -> (&Pasted, &Layout) {
        (&self.to, &self.inputs)
    }
}

impl Code {
    pub fn new(to: Pasted, inputs: Layout) -> Self {
        Code {
            to,
            inputs,
            ordinary: HashMap::new(),
            strange: None,
        }
    }

    /// Returns true where rules may take all operands for bounded, and not empty.
    pub fn takes_ordinary(&self) -> bool {
        self.strange.is_some()
    }

    /// The format of a float.
    pub fn format(&self, x: Operand) -> (ScalarType, Format) {
        let ty = self.type_of(x);
        (ty, format(ty).unwrap_or(Format::F64))
    }

    /// What an operand is now, if it is a variable.
    pub fn now(&mut self, x: Operand) -> Operand {
        match x {
            Operand::Var(_) => self.same(Op::Copy, &[x]),
            _ => x,
        }
    }

    pub fn min(&mut self, x: Operand, y: Operand) -> Operand {
        if x == y {
            x
        } else if self.takes_ordinary() {
            let less = self.less(x, y);
            self.select(less, x, y)
        } else {
            self.same(Op::Min, &[x, y])
        }
    }

    pub fn max(&mut self, x: Operand, y: Operand) -> Operand {
        if x == y {
            x
        } else if self.takes_ordinary() {
            let more = self.compare(Comparison::Gt, x, y);
            self.select(more, x, y)
        } else {
            self.same(Op::Max, &[x, y])
        }
    }

    pub fn neg(&mut self, x: Operand) -> Operand {
        self.same(Op::Neg, &[x])
    }

    /// The weaker of two decorations.
    pub fn weaker(&mut self, x: Operand, y: Operand) -> Operand {
        match (known(x), known(y)) {
            (Some(16), _) => y,
            (_, Some(16)) => x,
            (Some(0), _) | (_, Some(0)) => ILL,
            _ => self.min(x, y),
        }
    }

    /// A decoration that is at most `least` if a condition holds.
    pub fn weaken(&mut self, decoration: Operand, when: Operand, least: Operand) -> Operand {
        if let Some(strange) = self.strange {
            self.strange = Some(self.or(strange, when));
            return decoration;
        }
        let least = self.select(when, least, COM);
        self.weaker(decoration, least)
    }

    /// Returns true for a float that may not exist: clause 11.2, "trv".
    pub fn undefined(&mut self, decoration: Operand) -> Operand {
        self.at_most(decoration, TRV)
    }

    /// Returns true if neither bound is a number, of an interval that is not empty.
    pub fn entire(&mut self, [lo, hi]: [Operand; 2]) -> Operand {
        let (ty, format) = self.format(lo);
        let infinity = format.infinity();
        let below = self.equal(lo, constant(ty, infinity | format.sign_mask()));
        let above = self.equal(hi, constant(ty, infinity));
        self.and(below, above)
    }

    /// Returns true if both bounds are numbers.
    pub fn bounded(&mut self, x: Interval) -> Operand {
        let (ty, format) = self.format(x.lo);
        let (least, most) = (self.abs(x.lo), self.abs(x.hi));
        let size = self.max(least, most);
        self.less(size, constant(ty, format.infinity()))
    }

    /// The least hull of values of two arms, each run if its condition holds. Where both are, the value depends on an undecided condition,
    /// whose decoration is `undecided`.
    pub fn hull(
        &mut self,
        ty: ScalarType,
        [t, f]: [Operand; 2],
        x: Value,
        y: Value,
        undecided: Operand,
    ) -> Value {
        match (x, y) {
            (Value::Float(x), Value::Float(y)) => {
                let both = self.and(t, f);
                let least = self.weaker(undecided, DEF);
                let decoration = self.weaker(x.decoration, y.decoration);
                Value::Float(Interval {
                    lo: self.min(x.lo, y.lo),
                    hi: self.max(x.hi, y.hi),
                    decoration: self.weaken(decoration, both, least),
                })
            }
            (Value::Int(x), Value::Int(y)) => {
                let both = self.and(t, f);
                let (alike, one) = (self.equal(x.bits, y.bits), self.not(both));
                let alike = self.or(alike, one);
                let known = self.and(x.known, y.known);
                Value::Int(Known {
                    bits: self.select(t, x.bits, y.bits),
                    known: self.and(known, alike),
                })
            }
            (Value::Bool(x), Value::Bool(y)) => {
                let both = self.and(t, f);
                let decoration = self.weaker(x.decoration, y.decoration);
                Value::Bool(Truth {
                    may: self.or(x.may, y.may),
                    may_not: self.or(x.may_not, y.may_not),
                    decoration: self.weaken(decoration, both, undecided),
                })
            }
            _ => Value::any(ty),
        }
    }

    /// A value, or another one of its type.
    pub fn choose(&mut self, ty: ScalarType, cond: Operand, x: Value, y: Value) -> Value {
        if let Some(cond) = known(cond) {
            return if cond != 0 { x } else { y };
        }
        let parts: Vec<Operand> = x
            .parts()
            .into_iter()
            .zip(y.parts())
            .map(|(x, y)| self.select(cond, x, y))
            .collect();
        Value::of_parts(ty, &parts)
    }

    /// A new variable for each part.
    pub fn declare(&mut self, ty: ScalarType, init: Option<Value>) -> Value {
        let mut inits = init.map(Value::parts).unwrap_or_default().into_iter();
        let parts: Vec<Operand> = Value::types(ty)
            .into_iter()
            .map(|ty| self.declare_one(ty, inits.next()))
            .collect();
        Value::of_parts(ty, &parts)
    }

    pub fn declare_one(&mut self, ty: ScalarType, init: Option<Operand>) -> Operand {
        let var = self.to.new_var(Local::of(ty));
        self.to.push(Stmt::Declare { var, init });
        Operand::Var(var)
    }

    /// A variable that [`begin`](Self::begin) declares.
    pub fn variable(&mut self, ty: ScalarType) -> Operand {
        Operand::Var(self.to.new_var(Local::of(ty)))
    }

    /// Declares the variables of an interval that is ordinary.
    pub fn begin_all(&mut self, variables: Interval, [lo, hi]: [Operand; 2]) {
        for (variable, init) in variables.parts().into_iter().zip([lo, hi, COM]) {
            self.begin(variable, init);
        }
    }

    /// Declares a variable.
    pub fn begin(&mut self, variable: Operand, init: Operand) {
        if let Operand::Var(var) = variable {
            let init = Some(init);
            self.to.push(Stmt::Declare { var, init });
        }
    }

    /// Gives the variables of `pairs` their values, all at once.
    pub fn assign(&mut self, pairs: &[(Operand, Operand)]) {
        let values: Vec<Operand> = pairs
            .iter()
            .map(|&(var, value)| if var == value { value } else { self.now(value) })
            .collect();
        for (&(target, _), value) in pairs.iter().zip(values) {
            if let Operand::Var(var) = target
                && target != value
            {
                self.to.push(Stmt::Assign { var, value });
            }
        }
    }

    /// Ends the block that is open, which runs if a condition holds.
    pub fn close_if(&mut self, cond: Operand) {
        let (then, otherwise) = (self.to.close(), Block::new());
        self.to.push(Stmt::If {
            cond,
            then,
            otherwise,
        });
    }

    /// What `write` appends, in a block.
    pub fn block(&mut self, write: impl FnOnce(&mut Self)) -> Block {
        self.to.open();
        write(self);
        self.to.close()
    }

    pub fn put(&mut self, array: Array, index: Operand, value: Operand) {
        self.to.push(Stmt::Put { array, index, value });
    }
}
