//! Makes a program from a seed.
//!
//! Sizes are bounded, every loop ends, and integer divisors and indices are safe unless the program is one of the
//! share that may fault. Sums of products are frequent, because contraction is about them.

mod aggregate;
mod apart;
mod expr;
mod functions;
mod generic;
mod int;
mod jump;
mod leaf;
mod loops;
mod matches;
mod scope;
mod stmt;

use fpdsl_runtime::Rounding;

use crate::ast::{
    ARRAYS, Block, Contraction, Expr, ExprKind, Form, Function, Instance, MAX_LEAVES, Mode, Profile, Program,
    SCALARS, STRUCTS, ScalarType, Stmt, TUPLES, Type, array_of, intern, tuple_of,
};
use crate::bits::Room;
use crate::rng::Rng;
pub use functions::spread;
use jump::Open;
use scope::Scope;

/// Generates one function.
struct Generator<'a> {
    rng: &'a mut Rng,
    /// Functions that may be called.
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
    /// True if divisors and indices may be bad.
    faults: bool,
    /// The float type that most expressions have.
    float: ScalarType,
    /// The mode of the attribute.
    mode: Mode,
    /// The policy of the attribute.
    contract: Contraction,
    /// True if the attribute flushes.
    ftz: bool,
    /// The loops and blocks around that can be left.
    open: Vec<Open>,
    /// How many of them no jump from here may leave: an operand is unfinished between.
    closed: usize,
    /// The type that `return` gives, where there may be one.
    returns: Option<Type>,
    /// The number of the next loop or block.
    exits: usize,
    /// True if the format is a parameter: [`Instance::FORMAT`] stands for it.
    open_format: bool,
    /// True if a length is: [`Instance::LENGTH`] stands for it.
    open_length: bool,
}

/// The facts that a call needs.
struct Signature {
    params: Vec<Type>,
    result: Type,
    generic: bool,
    form: Form,
    instance: Option<Instance>,
}

/// The plan of a function.
#[derive(Clone, Copy)]
struct Plan {
    name: &'static str,
    /// None for a helper.
    size: Option<Size>,
    faults: bool,
    form: Form,
    open_format: bool,
    open_length: bool,
}

/// How large programs become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few lines: for source that is compiled.
    Small,
    /// Up to a page.
    Large,
}

/// The program of a seed.
pub fn program(seed: u64, size: Size) -> Program {
    generated(seed, size, true)
}

/// The same without stochastic rounding.
pub fn without_draws(seed: u64, size: Size) -> Program {
    generated(seed, size, false)
}

fn generated(seed: u64, size: Size, draws: bool) -> Program {
    let mut rng = Rng::new(seed);
    let faults = rng.percent(20);
    let mut functions = Vec::new();
    for n in 0..rng.weighted(&[5, 3, 2]) {
        let open_format = rng.percent(35);
        let plan = Plan {
            name: intern(&format!("program_{seed}_helper_{n}")),
            size: None,
            faults,
            form: Form::Free,
            open_format,
            open_length: open_format && rng.percent(40),
        };
        generic::add(&mut rng, &mut functions, plan);
    }
    if rng.percent(25) {
        generic::add_record(&mut rng, &mut functions, faults);
    }
    let plan = Plan {
        name: intern(&format!("program_{seed}")),
        size: Some(size),
        faults,
        form: Form::Free,
        open_format: rng.percent(6),
        open_length: false,
    };
    generic::add_main(&mut rng, &mut functions, plan);
    apart::round_apart(seed, &mut functions, draws);
    let instance = *rng.pick(&Rounding::ALL);
    let mut program = Program {
        seed,
        functions,
        instance,
    };
    program.seal();
    program
}

impl<'a> Generator<'a> {
    /// A generator at the beginning of a function, and how many statements the function is to have.
    fn new(rng: &'a mut Rng, callees: &'a [Signature], plan: Plan) -> (Self, usize) {
        let Plan {
            size,
            faults,
            form,
            open_format,
            open_length,
            ..
        } = plan;
        use ScalarType::{Bf16, F16, F32, F64};
        let may_be_a_parameter = matches!(form, Form::Free | Form::Method(_) | Form::Associated(_));
        let mode = match may_be_a_parameter && rng.percent(if size.is_none() { 35 } else { 12 }) {
            true => Mode::Param,
            false => Mode::Fixed(*rng.pick(&Rounding::ALL)),
        };
        let contract = *rng.pick(&[Contraction::Off, Contraction::On, Contraction::Fast]);
        let ftz = rng.percent(10);
        let float = match open_format {
            true => Instance::FORMAT,
            false => *rng.pick(&[F32, F32, F32, F64, F64, F64, F16, Bf16]),
        };
        let (budget, stmts) = match size {
            // Room for loops to the length.
            None if open_length => (rng.range(20, 40), rng.range(1, 3)),
            None => (rng.range(6, 20), rng.range(0, 3)),
            Some(Size::Small) => (rng.range(10, 36), rng.range(2, 5)),
            Some(Size::Large) => (rng.range(25, 120), rng.range(3, 9)),
        };
        let share = (budget / stmts.max(1)) as usize;
        let generator = Generator {
            rng,
            callees,
            scope: Scope::new(),
            budget: share,
            share,
            loops: 0,
            blocks: 0,
            faults,
            float,
            mode,
            contract,
            ftz,
            open: Vec::new(),
            closed: 0,
            returns: None,
            exits: 0,
            open_format,
            open_length,
        };
        (generator, stmts as usize)
    }
}

impl Generator<'_> {
    fn function(rng: &mut Rng, callees: &[Signature], plan: Plan) -> Function {
        let (generator, stmts) = Generator::new(rng, callees, plan);
        generator.finished(plan, stmts)
    }

    fn finished(mut self, plan: Plan, stmts: usize) -> Function {
        let form = plan.form;
        let helper = plan.size.is_none();
        let params = match form {
            Form::Free | Form::Associated(_) => self.params(helper),
            _ => self.params_of_self(form),
        };
        let fixed = self.fixed_result(form);
        if !matches!(form, Form::Update(..)) && self.rng.percent(40) {
            self.returns = Some(fixed.unwrap_or_else(|| self.result_type(helper)));
        }
        let mut stmts = self.stmts(stmts);
        if let Form::Update(..) = form {
            self.update(&mut stmts);
        }
        let diverges = stmts.last().is_some_and(Stmt::diverges);
        let tail = match self.returns.or(fixed) {
            Some(_) if matches!(form, Form::Update(..)) => Expr::local(self.scope.locals(), 0),
            Some(ty) => self.value_of(ty, 3),
            None if helper => {
                let ty = self.result_type(true);
                self.value_of(ty, 3)
            }
            None => self.results(params),
        };
        let result = tail.ty;
        let tail = (!diverges).then(|| Box::new(tail));
        Function {
            name: plan.name,
            mode: self.mode,
            contract: self.contract,
            ftz: self.ftz,
            profile: Profile::Standard,
            params,
            locals: self.scope.into_locals(),
            body: Block {
                stmts,
                tail,
                ..Block::default()
            },
            result,
            form,
            instance: None,
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
        if self.open_length {
            self.declare_fresh(array_of(Type::Scalar(Instance::FORMAT), Instance::LENGTH));
            count += 1;
        }
        for _ in 0..scalars {
            let ty = self.scalar_type();
            if helper || room.take(Type::Scalar(ty)) {
                self.declare_fresh(Type::Scalar(ty));
                count += 1;
            }
        }
        for _ in 0..self.rng.weighted(&[4, 3, 1]) {
            let ty = self.aggregate_type();
            if helper || room.take(ty) {
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

    /// Mostly one scalar, sometimes an array, a tuple or a struct; of the main function a few values.
    fn result_type(&mut self, helper: bool) -> Type {
        if helper {
            return match self.rng.percent(35) {
                true => self.aggregate_type(),
                false => Type::Scalar(self.scalar_type()),
            };
        }
        let mut room = Room::default();
        let mut parts = Vec::new();
        for _ in 0..self.rng.range(1, 4) {
            let ty = match self.rng.percent(25) {
                true => self.aggregate_type(),
                false => Type::Scalar(self.scalar_type()),
            };
            let leaves: usize = parts.iter().map(|part: &Type| part.count()).sum();
            if leaves + ty.count() <= MAX_LEAVES && room.take(ty) {
                parts.push(ty);
            }
        }
        match parts.as_slice() {
            // There is room for one of any type.
            [] => Type::Scalar(self.float),
            [one] => *one,
            several => tuple_of(several),
        }
    }

    /// A few of the variables in scope, and sometimes an expression.
    fn results(&mut self, params: usize) -> Expr {
        let mut room = Room::default();
        let mut results: Vec<Expr> = Vec::new();
        let mut leaves = 0;
        let mut known = self.scope.visible();
        // A parameter that cannot change is no result worth having.
        known.retain(|&l| l >= params || self.scope.local(l).mutable);
        let wanted = self.rng.range(1, 6) as usize;
        while results.len() < wanted && !known.is_empty() {
            // The later a variable was made, the more went into it.
            let last = known.len() - 1;
            let local = known.remove(last - self.rng.below(last / 2 + 1));
            let ty = self.scope.local(local).ty;
            if leaves + ty.count() <= MAX_LEAVES && room.take(ty) {
                leaves += ty.count();
                results.push(Expr::local(self.scope.locals(), local));
            }
        }
        let ty = self.scalar_type();
        let fits = leaves < MAX_LEAVES && room.take(Type::Scalar(ty));
        if results.is_empty() || (self.rng.percent(60) && fits) {
            results.push(self.expr(ty, 3));
        }
        match results.len() {
            1 => results.remove(0),
            _ => Expr {
                ty: tuple_of(&results.iter().map(|e| e.ty).collect::<Vec<_>>()),
                kind: ExprKind::Tuple(results),
            },
        }
    }

    /// A scalar type, most often the function's favourite float.
    fn scalar_type(&mut self) -> ScalarType {
        if self.rng.percent(50) {
            self.float
        } else {
            *self.rng.pick(&SCALARS)
        }
    }

    /// The type of an array, a tuple or a struct, rather one that a callee gives.
    fn aggregate_type(&mut self) -> Type {
        if self.open_length && self.rng.percent(35) {
            let element = *self
                .rng
                .pick(&[Instance::FORMAT, Instance::FORMAT, ScalarType::Usize]);
            return array_of(Type::Scalar(element), Instance::LENGTH);
        }
        let callees = self.callees.iter().filter(|callee| self.may_call(callee));
        let mut given: Vec<Type> = callees.map(|callee| callee.result).collect();
        given.retain(|ty| ty.as_scalar().is_none());
        if !given.is_empty() && self.rng.percent(40) {
            return *self.rng.pick(&given);
        }
        match self.rng.weighted(&[6, 4, 3]) {
            0 => *self.rng.pick(&ARRAYS),
            1 => *self.rng.pick(&TUPLES),
            _ => *self.rng.pick(&STRUCTS),
        }
    }
}
