//! Every elementary function in programs that become source.
//!
//! Trees call few of them. Source is compiled for what it calls alone, so there another function takes the place of each call, and in each
//! of the first programs two numbers become the functions that are next in the table.

use crate::ast::walk::{Visitor, walk_expr};
use crate::ast::{
    Elementary, Expr, ExprKind, Program, ScalarType, Shape, Step, functions, is_float, pair_of,
};
use crate::rng::Rng;

/// The functions that a program of the first seeds calls at least.
const EACH: usize = 2;

/// Puts other functions in the place of those that trees call.
pub fn spread(program: &mut Program) {
    let seed = program.seed;
    for (number, function) in program.functions.iter_mut().enumerate() {
        // The instances of a function have one text.
        let first = function.instance.map_or(number, |instance| instance.first);
        function.visit(&mut Others(Rng::new(seed ^ (first as u64 + 1) << 32)));
    }
    let wanted = functions()
        .skip(EACH * seed as usize)
        .take(EACH)
        .collect::<Vec<_>>();
    if let Some(main) = program
        .functions
        .last_mut()
        .filter(|main| main.instance.is_none())
    {
        let mut count = Places {
            skip: usize::MAX,
            wanted: None,
            seen: 0,
        };
        main.visit(&mut count);
        for (n, &function) in wanted.iter().enumerate() {
            let skip = count.seen * n / wanted.len();
            main.visit(&mut Places {
                skip,
                wanted: Some(function),
                seen: 0,
            });
        }
    }
    program.seal();
}

/// Replaces each call by another.
struct Others(Rng);

impl Visitor for Others {
    fn expr(&mut self, e: &mut Expr) {
        walk_expr(self, e);
        if let ExprKind::Elementary(_, args) = &mut e.kind {
            let (args, one) = (std::mem::take(args), |f: &Elementary| f.row().arity == 1);
            let several = args.len() > 1;
            let fitting: Vec<Elementary> = functions().filter(|f| one(f) != several).collect();
            *e = call(*self.0.pick(&fitting), args);
        }
    }

    // Loops end as they did.
    fn loop_end(&mut self, _: &mut Expr) {}
}

/// Counts the variables that are numbers where they are read, and makes one the argument of a function.
struct Places {
    skip: usize,
    wanted: Option<Elementary>,
    seen: usize,
}

impl Visitor for Places {
    fn expr(&mut self, e: &mut Expr) {
        let is_number = e.ty.as_scalar().is_some_and(is_float);
        if !is_number || !matches!(e.kind, ExprKind::Local(_)) {
            return walk_expr(self, e);
        }
        self.seen += 1;
        if self.seen > self.skip
            && let Some(function) = self.wanted.take()
        {
            *e = call(function, vec![e.clone()]);
        }
    }

    fn loop_end(&mut self, _: &mut Expr) {}
}

/// A call of a function of some arguments, with others as it needs them.
fn call(function: Elementary, mut args: Vec<Expr>) -> Expr {
    let ty = args[0].ty.scalar();
    let row = function.row();
    while args.len() < row.arity {
        args.push(small(&args[0], ty));
    }
    args.truncate(row.arity);
    if let (Shape::Scaled, [_, n]) = (row.shape, &mut args[..]) {
        // The time of Bessel functions is in proportion to their order.
        let narrow = cast(ScalarType::I8, n.clone());
        *n = cast(ScalarType::I32, narrow);
    }
    match row.shape {
        Shape::Pair => {
            let pair = Expr {
                ty: pair_of(ty),
                kind: ExprKind::Elementary(function, args),
            };
            Expr::scalar(ty, ExprKind::Part(Box::new(pair), vec![Step::Field(0)]))
        }
        _ => Expr::scalar(ty, ExprKind::Elementary(function, args)),
    }
}

/// A number of type `ty` from a variable or, where there is none, 3.
fn small(x: &Expr, ty: ScalarType) -> Expr {
    match x.kind {
        ExprKind::Local(_) => cast(ty, cast(ScalarType::I8, x.clone())),
        _ => cast(ty, Expr::scalar(ScalarType::I32, ExprKind::Int(3))),
    }
}

fn cast(ty: ScalarType, x: Expr) -> Expr {
    Expr::scalar(ty, ExprKind::Cast(Box::new(x)))
}
