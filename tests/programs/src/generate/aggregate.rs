//! Arrays, tuples and structs, and their parts.

use super::Generator;
use crate::ast::{
    ARRAYS, Expr, ExprKind, Instance, LocalId, Method, Place, Step, Type, Typing, is_float, methods,
};
use crate::consts::{ORDER, TABLE_F32};

/// The way to a part, its indices not yet chosen: a component, or any of this many elements.
#[derive(Clone, Copy)]
enum Way {
    Field(usize),
    Element(usize),
}

/// Every way to a part that is wanted.
fn ways(ty: Type, wanted: &dyn Fn(Type) -> bool, so_far: &mut Vec<Way>, out: &mut Vec<(Vec<Way>, Type)>) {
    if wanted(ty) {
        out.push((so_far.clone(), ty));
    }
    match ty {
        Type::Scalar(_) => {}
        Type::Array(element, n) => {
            so_far.push(Way::Element(n));
            ways(*element, wanted, so_far, out);
            so_far.pop();
        }
        Type::Tuple(_) | Type::Record(..) => {
            for (number, part) in ty.parts().into_iter().enumerate() {
                so_far.push(Way::Field(number));
                ways(part, wanted, so_far, out);
                so_far.pop();
            }
        }
    }
}

impl Generator<'_> {
    /// A value of any type.
    pub fn value_of(&mut self, ty: Type, depth: usize) -> Expr {
        match ty {
            Type::Scalar(ty) => self.expr(ty, depth),
            Type::Array(..) | Type::Tuple(_) | Type::Record(..) => self.aggregate(ty, depth),
        }
    }

    /// An array, a tuple or a struct.
    fn aggregate(&mut self, ty: Type, depth: usize) -> Expr {
        let known = self.scope.of_type(ty);
        if !known.is_empty() && self.rng.percent(30) {
            let local = *self.rng.pick(&known);
            return Expr::local(self.scope.locals(), local);
        }
        if depth > 1 && self.budget > 0 {
            self.budget -= 1;
            if self.rng.percent(60)
                && let Some(call) = self.call(ty, depth)
            {
                return call;
            }
            let kind = match self.rng.weighted(&[12, 3, 3, 3, 1]) {
                0 => None,
                1 => Some(self.if_value(ty, depth - 1)),
                2 => Some(self.match_value(ty, depth - 1)),
                3 => self.tuple_method(ty, depth - 1),
                _ => self.part(ty, depth).map(|e| e.kind),
            };
            if let Some(kind) = kind {
                return Expr { ty, kind };
            }
        }
        self.list(ty, depth)
    }

    /// The parts one by one, or a table.
    fn list(&mut self, ty: Type, depth: usize) -> Expr {
        let inner = depth.min(2);
        let kind = match ty {
            Type::Tuple(parts) => {
                ExprKind::Tuple(parts.iter().map(|&part| self.value_of(part, inner)).collect())
            }
            Type::Array(&element, n) => {
                if let Some(kind) = self.table(ty) {
                    kind
                } else if self.rng.percent(25) || self.open_length && n == Instance::LENGTH {
                    ExprKind::Repeat(Box::new(self.value_of(element, depth)))
                } else {
                    ExprKind::List((0..n).map(|_| self.value_of(element, inner)).collect())
                }
            }
            Type::Record(..) => self.record(ty, inner),
            Type::Scalar(_) => unreachable!("it is an aggregate"),
        };
        Expr { ty, kind }
    }

    /// `Complex { im: y, re: x }`, `Complex { re: x, ..z }`
    fn record(&mut self, ty: Type, depth: usize) -> ExprKind {
        let mut numbers: Vec<usize> = (0..ty.parts().len()).collect();
        if self.rng.percent(30) {
            let last = numbers.len() - 1;
            numbers.swap(0, last);
        }
        let with_base = numbers.len() > 1 && self.rng.percent(30);
        if with_base {
            let written = 1 + self.rng.below(numbers.len() - 1);
            numbers.truncate(written);
        }
        let fields = numbers
            .into_iter()
            .map(|number| (number, self.value_of(ty.field(number).0, depth)));
        let fields = fields.collect();
        let base = with_base.then(|| Box::new(self.value_of(ty, depth.saturating_sub(1))));
        ExprKind::Record(fields, base)
    }

    fn table(&mut self, ty: Type) -> Option<ExprKind> {
        if !self.rng.percent(15) {
            return None;
        }
        let [floats, .., indices, _, _, _] = ARRAYS;
        if ty == floats {
            let bits: &[u64] = const { &bits_of_table() };
            Some(ExprKind::Const("TABLE_F32", bits))
        } else if ty == indices {
            const BITS: [u64; 4] = [ORDER[0] as u64, ORDER[1] as u64, ORDER[2] as u64, ORDER[3] as u64];
            Some(ExprKind::Const("ORDER", &BITS))
        } else {
            None
        }
    }

    /// `x.frexp()` and its kin, if one gives this type.
    fn tuple_method(&mut self, ty: Type, depth: usize) -> Option<ExprKind> {
        let Type::Tuple(parts) = ty else { return None };
        let float = parts[0].as_scalar().filter(|&ty| is_float(ty))?;
        let mut fitting: Vec<Method> = methods()
            .filter(|method| method.row().domain.has(float) && method.result(float) == ty)
            .collect();
        // Whatever the order of the table.
        fitting.sort_by_key(|method| method.row().name);
        if fitting.is_empty() {
            return None;
        }
        let method = *self.rng.pick(&fitting);
        Some(self.method(method, float, depth))
    }

    /// A part of a variable, or of what a call or table gives.
    pub fn part(&mut self, ty: Type, depth: usize) -> Option<Expr> {
        let mut known = self.scope.visible();
        known.retain(|&l| self.scope.local(l).ty.as_scalar().is_none());
        if known.is_empty() {
            return None;
        }
        let local = *self.rng.pick(&known);
        let base = Expr::local(self.scope.locals(), local);
        self.part_of(base, ty, depth)
    }

    fn part_of(&mut self, base: Expr, ty: Type, depth: usize) -> Option<Expr> {
        let mut found = Vec::new();
        ways(base.ty, &|part| part == ty, &mut Vec::new(), &mut found);
        found.retain(|(way, _)| !way.is_empty());
        if found.is_empty() {
            return None;
        }
        let way = self.rng.pick(&found).0.clone();
        let path = self.path(&way, depth);
        let kind = ExprKind::Part(Box::new(base), path);
        Some(Expr { ty, kind })
    }

    /// A scalar out of an aggregate that has no name.
    pub fn part_of_a_value(&mut self, ty: Type, depth: usize) -> Option<Expr> {
        let callees = self.callees.iter().filter(|callee| self.may_call(callee));
        let mut results: Vec<Type> = callees.map(|callee| callee.result).collect();
        results.extend(
            crate::ast::SCALARS
                .iter()
                .filter(|&&ty| is_float(ty))
                .map(|&ty| Method::Modf.result(ty)),
        );
        results.extend(
            crate::ast::SCALARS
                .iter()
                .filter(|&&ty| is_float(ty))
                .map(|&ty| Method::Frexp.result(ty)),
        );
        results.push(ARRAYS[0]);
        let aggregate = *self.rng.pick(&results);
        let base = match self.rng.percent(50) {
            _ if aggregate == ARRAYS[0] => {
                let kind = ExprKind::Const("TABLE_F32", const { &bits_of_table() });
                Expr { ty: aggregate, kind }
            }
            true => self.call(aggregate, depth)?,
            false => {
                let kind = self.tuple_method(aggregate, depth - 1)?;
                Expr { ty: aggregate, kind }
            }
        };
        if base.ty.as_scalar().is_some() {
            return None;
        }
        self.part_of(base, ty, depth)
    }

    fn path(&mut self, way: &[Way], depth: usize) -> Vec<Step> {
        way.iter()
            .map(|&step| match step {
                Way::Field(number) => Step::Field(number),
                Way::Element(n) => Step::Index(self.index(n, depth)),
            })
            .collect()
    }

    /// A variable or a part of one that may be assigned and whose type is wanted.
    pub fn place(&mut self, wanted: impl Fn(Type) -> bool) -> Option<Place> {
        let among = self.scope.assignable();
        self.place_among(&among, wanted)
    }

    /// A part of this variable whose type is wanted.
    pub fn place_of(&mut self, local: LocalId, wanted: impl Fn(Type) -> bool) -> Option<Place> {
        self.place_among(&[local], wanted)
    }

    fn place_among(&mut self, among: &[LocalId], wanted: impl Fn(Type) -> bool) -> Option<Place> {
        let mut places: Vec<(LocalId, Vec<Way>, Type)> = Vec::new();
        for &local in among {
            let mut found = Vec::new();
            ways(self.scope.local(local).ty, &wanted, &mut Vec::new(), &mut found);
            if !found.is_empty() {
                let (way, ty) = self.rng.pick(&found).clone();
                places.push((local, way, ty));
            }
        }
        if places.is_empty() {
            return None;
        }
        let (local, way, ty) = self.rng.pick(&places).clone();
        let path = self.path(&way, 2);
        Some(Place { local, path, ty })
    }
}

const fn bits_of_table() -> [u64; 4] {
    let mut out = [0; 4];
    let mut i = 0;
    while i < 4 {
        out[i] = TABLE_F32[i].to_bits() as u64;
        i += 1;
    }
    out
}
