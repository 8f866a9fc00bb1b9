//! Makes a program from a seed.
//!
//! Sizes are bounded, every loop ends, and integer divisors and indices are safe unless the program is one of the
//! share that may fault. Sums of products are frequent, because contraction is about them.

mod array;
mod expr;
mod int;
mod leaf;
mod scope;
mod stmt;

use fpdsl_runtime::Rounding;

use crate::ast::{ArrayShape, Expr, ExprKind, Function, Program, ScalarType, Type, Value, intern};
use crate::bits::Room;
use crate::rng::Rng;
use scope::Scope;

/// Generates one function.
struct Generator<'a> {
    rng: &'a mut Rng,
    /// Functions that may be called: their parameters and results.
    callees: &'a [Signature],
    scope: Scope,
    /// How many more expression nodes this statement of the function may have before settling for leaves.
    budget: usize,
    /// The budget of each statement of the function.
    share: usize,
    /// How many loops are around.
    loops: usize,
    /// How many blocks are around.
    blocks: usize,
    /// Whether divisors and indices may be bad.
    faults: bool,
    /// The float type that most expressions have.
    float: ScalarType,
}

/// What a call needs to know.
struct Signature {
    params: Vec<Type>,
    results: Vec<Type>,
}

/// How large programs become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few lines: for source that is kept and compiled.
    Small,
    /// Up to a page.
    Large,
}

/// The program of a seed.
pub fn program(seed: u64, size: Size) -> Program {
    let mut rng = Rng::new(seed);
    let faults = rng.percent(15);
    let mut functions = Vec::new();
    let mut callees = Vec::new();
    for n in 0..rng.weighted(&[5, 3, 2]) {
        let name = intern(&format!("program_{seed}_helper_{n}"));
        let function = Generator::function(&mut rng, &callees, name, None, faults);
        callees.push(Signature {
            params: function.locals[..function.params].iter().map(|l| l.ty).collect(),
            results: function.result_types(),
        });
        functions.push(function);
    }
    let name = intern(&format!("program_{seed}"));
    functions.push(Generator::function(&mut rng, &callees, name, Some(size), faults));
    let mut program = Program { seed, functions };
    program.seal();
    program
}

impl Generator<'_> {
    /// A helper if there is no size.
    fn function(
        rng: &mut Rng,
        callees: &[Signature],
        name: &'static str,
        size: Option<Size>,
        faults: bool,
    ) -> Function {
        let mode = *rng.pick(&Rounding::ALL);
        let contract = rng.percent(50);
        let float = *rng.pick(&[ScalarType::F32, ScalarType::F64]);
        let helper = size.is_none();
        let (budget, stmts) = match size {
            None => (rng.range(6, 20), rng.range(0, 2)),
            Some(Size::Small) => (rng.range(12, 50), rng.range(2, 6)),
            Some(Size::Large) => (rng.range(25, 120), rng.range(3, 9)),
        };
        let share = (budget / stmts.max(1)) as usize;
        let mut generator = Generator {
            rng,
            callees,
            scope: Scope::new(),
            budget: share,
            share,
            loops: 0,
            blocks: 0,
            faults,
            float,
        };
        let params = generator.params(helper);
        let stmts = generator.stmts(stmts as usize);
        let results = if helper {
            generator.helper_results()
        } else {
            generator.results(params)
        };
        Function {
            name,
            mode,
            contract,
            params,
            locals: generator.scope.into_locals(),
            body: crate::ast::Block {
                stmts,
                ..Default::default()
            },
            results,
        }
    }

    fn params(&mut self, helper: bool) -> usize {
        let mut room = Room::default();
        let scalars = if helper {
            self.rng.range(1, 3)
        } else {
            self.rng.range(2, 6)
        };
        let mut count = 0;
        for _ in 0..scalars {
            let ty = self.scalar_type();
            if room.take(Type::Scalar(ty)) {
                self.declare_fresh(Type::Scalar(ty));
                count += 1;
            }
        }
        for _ in 0..self.rng.weighted(&[3, 2, 1]) {
            let ty = Type::Array(*self.rng.pick(&ArrayShape::ALL));
            if room.take(ty) {
                self.declare_fresh(ty);
                count += 1;
            }
        }
        count
    }

    fn declare_fresh(&mut self, ty: Type) {
        let mutable = self.rng.percent(30);
        self.scope
            .declare(ty, mutable)
            .expect("there are more slots than parameters");
    }

    /// Mostly one scalar, sometimes an array or a few scalars.
    fn helper_results(&mut self) -> Vec<Value> {
        if self.rng.percent(20) {
            let shape = *self.rng.pick(&ArrayShape::ALL);
            return vec![Value::Array(self.array(shape, 3))];
        }
        let count = *self.rng.pick(&[1, 1, 1, 2, 3]);
        let mut scalar = || {
            let ty = self.scalar_type();
            Value::Scalar(self.expr(ty, 3))
        };
        (0..count).map(|_| scalar()).collect()
    }

    /// A few of the variables in scope, and sometimes an expression.
    fn results(&mut self, params: usize) -> Vec<Value> {
        let mut room = Room::default();
        let mut results = Vec::new();
        let mut known = self.scope.visible();
        // A parameter that cannot change is no result worth having.
        known.retain(|&l| l >= params || self.scope.local(l).mutable);
        let wanted = self.rng.range(1, 6) as usize;
        while results.len() < wanted && !known.is_empty() {
            // The later a variable was made, the more went into it.
            let last = known.len() - 1;
            let local = known.remove(last - self.rng.below(last / 2 + 1));
            let ty = self.scope.local(local).ty;
            if room.take(ty) {
                results.push(match ty {
                    Type::Scalar(ty) => Value::Scalar(Expr {
                        ty,
                        kind: ExprKind::Local(local),
                    }),
                    Type::Array(shape) => Value::Array(array::local(shape, local)),
                });
            }
        }
        let ty = self.scalar_type();
        if results.is_empty() || (self.rng.percent(60) && room.take(Type::Scalar(ty))) {
            results.push(Value::Scalar(self.expr(ty, 3)));
        }
        results
    }

    /// A scalar type, most often the function's favourite float.
    fn scalar_type(&mut self) -> ScalarType {
        const OTHERS: [ScalarType; 8] = [
            ScalarType::F32,
            ScalarType::F64,
            ScalarType::I32,
            ScalarType::U32,
            ScalarType::I64,
            ScalarType::U64,
            ScalarType::Usize,
            ScalarType::Bool,
        ];
        if self.rng.percent(50) {
            self.float
        } else {
            *self.rng.pick(&OTHERS)
        }
    }
}
