//! Other instances of functions that are generic over the format.

use super::constants::{float_constant, length_constant};
use super::walk::{Visitor, walk_expr, walk_path, walk_stmt};
use super::{
    Expr, ExprKind, Form, Function, Instance, Place, Program, Range, ScalarType, Stmt, Type, array_of,
    intern, tuple_of,
};

/// The position of the instance of a function, given its first, which is made if it is not there.
pub fn instance(functions: &mut Vec<Function>, first: usize, format: ScalarType, length: usize) -> usize {
    let own = functions[first].instance.expect("the function is generic");
    let wanted = Instance {
        format,
        length: own.length.map(|_| length),
        ..own
    };
    if let Some(known) = functions.iter().position(|f| f.instance == Some(wanted)) {
        return known;
    }
    let mut function = functions[first].clone();
    let mut filling = Filling { functions, wanted };
    function
        .locals
        .iter_mut()
        .for_each(|local| local.ty = filling.ty(local.ty));
    function.result = filling.ty(function.result);
    function.instance = Some(wanted);
    function.visit(&mut filling);
    functions.push(function);
    functions.len() - 1
}

/// Puts an instance's format and length in place of those of the first.
struct Filling<'f> {
    functions: &'f mut Vec<Function>,
    wanted: Instance,
}

impl Filling<'_> {
    fn scalar(&self, ty: ScalarType) -> ScalarType {
        match ty {
            Instance::FORMAT => self.wanted.format,
            other => other,
        }
    }

    fn ty(&self, ty: Type) -> Type {
        match ty {
            Type::Scalar(scalar) => Type::Scalar(self.scalar(scalar)),
            Type::Array(element, n) => {
                let n = match self.wanted.length {
                    Some(length) if n == Instance::LENGTH => length,
                    _ => n,
                };
                array_of(self.ty(*element), n)
            }
            Type::Tuple(parts) => tuple_of(&parts.iter().map(|&part| self.ty(part)).collect::<Vec<_>>()),
            Type::Record(record, scalar) => Type::Record(record, self.scalar(scalar)),
        }
    }
}

impl Visitor for Filling<'_> {
    fn expr(&mut self, e: &mut Expr) {
        walk_expr(self, e);
        e.ty = self.ty(e.ty);
        match &mut e.kind {
            ExprKind::Const(path, bits) => {
                if *path == "N" {
                    *bits = length_constant(self.wanted.length.expect("only such functions have `N`"));
                } else if let Some(name) = path.strip_prefix("f16::") {
                    (*path, *bits) = float_constant(self.wanted.format, name);
                }
            }
            ExprKind::Call(callee, ..) => {
                if let Some(called) = self.functions[*callee].instance {
                    let format = self.scalar(called.format);
                    let length = match (called.length, self.wanted.length) {
                        (Some(Instance::LENGTH), Some(length)) => length,
                        (length, _) => length.unwrap_or(Instance::LENGTH),
                    };
                    *callee = instance(self.functions, called.first, format, length);
                }
            }
            _ => {}
        }
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        if let Stmt::For {
            range: Range::Known {
                hi, end: Some("N"), ..
            },
            ..
        } = stmt
        {
            *hi = self.wanted.length.expect("only such functions have `N`") as i64;
        }
        walk_stmt(self, stmt);
    }

    fn place(&mut self, place: &mut Place) {
        place.ty = self.ty(place.ty);
        walk_path(self, &mut place.path);
    }
}

/// The program with every instance a function by itself, so that they can be changed apart from each other.
pub fn made_apart(program: &Program) -> Program {
    let mut program = program.clone();
    for (number, function) in program.functions.iter_mut().enumerate() {
        if function.instance.is_some() {
            function.name = intern(&format!("{}_{number}", function.name));
            function.form = Form::Free;
            function.instance = None;
        }
        for local in &mut function.locals {
            if local.name == "self" {
                local.name = "own";
            }
        }
    }
    program
}
