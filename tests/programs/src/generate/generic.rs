//! Functions that are generic over the format, and the methods and operators of structs.

use super::{Generator, Plan, Signature};
use crate::ast::{
    BinaryOp, Expr, ExprKind, Form, Function, Instance, Mode, Place, RECORDS, Record, ScalarType, Stmt, Type,
    instance, intern,
};
use crate::bits::Room;
use crate::rng::Rng;

/// Adds a function and, if it is generic, some of its instances.
pub fn add(rng: &mut Rng, functions: &mut Vec<Function>, plan: Plan) {
    let first = add_first(rng, functions, plan);
    if !plan.open_format {
        return;
    }
    for format in [ScalarType::F32, ScalarType::F64, ScalarType::Bf16] {
        if format != ScalarType::Bf16 || rng.percent(20) {
            let length = rng.range(1, 4) as usize;
            instance(functions, first, format, length);
        }
    }
}

/// Adds the function that is run, which may be an instance.
pub fn add_main(rng: &mut Rng, functions: &mut Vec<Function>, plan: Plan) {
    let first = add_first(rng, functions, plan);
    if !plan.open_format {
        return;
    }
    let mut formats = [ScalarType::F32, ScalarType::F64, ScalarType::Bf16];
    formats.rotate_left(rng.below(3));
    for format in formats {
        instance(functions, first, format, Instance::LENGTH);
        if fits(&functions[functions.len() - 1]) {
            return;
        }
        functions.pop();
    }
}

/// Returns true if there is room for the parameters and the result where trees are run.
fn fits(function: &Function) -> bool {
    let mut room = Room::default();
    let params = function.locals[..function.params].iter();
    params.map(|param| param.ty).all(|ty| room.take(ty)) && Room::default().take(function.result)
}

fn add_first(rng: &mut Rng, functions: &mut Vec<Function>, plan: Plan) -> usize {
    let callees: Vec<Signature> = functions.iter().map(Signature::of).collect();
    let mut function = Generator::function(rng, &callees, plan);
    let first = functions.len();
    function.instance = plan.open_format.then(|| Instance {
        first,
        format: Instance::FORMAT,
        length: plan.open_length.then_some(Instance::LENGTH),
    });
    functions.push(function);
    first
}

/// Adds methods and operators of one of the structs.
pub fn add_record(rng: &mut Rng, functions: &mut Vec<Function>, faults: bool) {
    use BinaryOp::{Add, Div, Mul, Rem, Sub};
    let record = *rng.pick(&RECORDS);
    let mut forms: Vec<Form> = Vec::new();
    for _ in 0..rng.range(1, 4) {
        let op = *rng.pick(&[Add, Add, Sub, Mul, Mul, Mul, Div, Rem]);
        let form = match rng.weighted(&[5, 3, 6, 1, 3]) {
            0 => Form::Method(record),
            1 => Form::Associated(record),
            2 => Form::Operator(record, op),
            3 => Form::Negation(record),
            _ => Form::Update(record, op),
        };
        let again = forms.contains(&form) && !matches!(form, Form::Method(_) | Form::Associated(_));
        if again {
            continue;
        }
        let plan = Plan {
            name: form_name(form, forms.len()),
            size: None,
            faults,
            form,
            open_format: true,
            open_length: false,
        };
        add(rng, functions, plan);
        forms.push(form);
    }
}

/// The name of a method; some are also names of methods of numbers.
fn form_name(form: Form, number: usize) -> &'static str {
    let plain = |op: BinaryOp| match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        _ => "rem",
    };
    match form {
        Form::Operator(_, op) => plain(op),
        Form::Update(_, op) => intern(&format!("{}_assign", plain(op))),
        Form::Negation(_) => "neg",
        Form::Method(_) if number == 0 => "abs",
        Form::Method(_) => intern(&format!("method_{number}")),
        Form::Free | Form::Associated(_) => intern(&format!("function_{number}")),
    }
}

impl Signature {
    fn of(function: &Function) -> Self {
        Signature {
            params: function.locals[..function.params].iter().map(|l| l.ty).collect(),
            result: function.result,
            generic: function.mode == Mode::Param,
            form: function.form,
            instance: function.instance,
        }
    }
}

/// Returns true if a type is made of what stands for the format or the length.
fn mentions(ty: Type) -> bool {
    match ty {
        Type::Array(element, n) => n == Instance::LENGTH || mentions(*element),
        _ => ty.leaves().contains(&Instance::FORMAT),
    }
}

impl Generator<'_> {
    /// Returns true if a type is that which the format stands for here.
    pub fn is_open(&self, ty: ScalarType) -> bool {
        self.open_format && ty == Instance::FORMAT
    }

    /// Returns true if a function may be called from here: in a generic one, what stands for the format is of no use to others.
    pub fn may_call(&self, callee: &Signature) -> bool {
        let types = || callee.params.iter().chain([&callee.result]);
        !self.open_format || callee.instance.is_some() || !types().any(|&ty| mentions(ty))
    }

    /// `self` and what stands beside it.
    pub fn params_of_self(&mut self, form: Form) -> usize {
        let record = form.record().expect("a form with `self` has a struct");
        let own = Type::Record(record, Instance::FORMAT);
        let mutable = matches!(form, Form::Update(..)) || self.rng.percent(30);
        self.declare_as(own, mutable, "self");
        let others = match form {
            Form::Negation(_) => 0,
            Form::Operator(..) | Form::Update(..) => {
                let ty = match self.rng.percent(65) {
                    true => own,
                    false => Type::Scalar(Instance::FORMAT),
                };
                self.declare_as(ty, false, "other");
                1
            }
            Form::Free | Form::Method(_) | Form::Associated(_) => {
                // The names of numbers' own methods stand for theirs where those take as much.
                let count = self.rng.weighted(&[4, 3, 2]);
                for _ in 0..count {
                    let ty = match self.rng.percent(25) {
                        true => self.aggregate_type(),
                        false => Type::Scalar(self.scalar_type()),
                    };
                    self.declare_fresh(ty);
                }
                count
            }
        };
        1 + others
    }

    fn declare_as(&mut self, ty: Type, mutable: bool, name: &str) {
        let declared = self.scope.declare_named(ty, mutable, name);
        declared.expect("there are more slots than parameters");
    }

    /// The result that a form has, if it does not matter what it is.
    pub fn fixed_result(&mut self, form: Form) -> Option<Type> {
        let own = |record: &'static Record| Type::Record(record, Instance::FORMAT);
        match form {
            Form::Free => None,
            Form::Method(record) | Form::Associated(record) => self.rng.percent(40).then(|| own(record)),
            Form::Operator(record, _) => match self.rng.percent(75) {
                true => Some(own(record)),
                false => Some(Type::Scalar(Instance::FORMAT)),
            },
            Form::Negation(record) | Form::Update(record, _) => Some(own(record)),
        }
    }

    /// `self.re += other;`, so that an update does something.
    pub fn update(&mut self, stmts: &mut Vec<Stmt>) {
        let Some(place) = self.place_of(0, |ty| ty == Type::Scalar(Instance::FORMAT)) else {
            return;
        };
        let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
        let value = self.term(Instance::FORMAT, 2);
        stmts.push(Stmt::Compound(place, op, value));
    }

    /// `z += w;`, if the struct has such an operator.
    pub fn update_stmt(&mut self) -> Option<Stmt> {
        let callees = self.callees;
        let updates = (0..callees.len()).filter(|&i| matches!(callees[i].form, Form::Update(..)));
        let updates: Vec<usize> = updates.filter(|&i| self.may_call(&callees[i])).collect();
        if updates.is_empty() {
            return None;
        }
        let callee = *self.rng.pick(&updates);
        let ty = callees[callee].result;
        let mut known = self.scope.assignable();
        known.retain(|&l| self.scope.local(l).ty == ty);
        if known.is_empty() {
            return None;
        }
        let local = *self.rng.pick(&known);
        let place = Place {
            local,
            path: Vec::new(),
            ty,
        };
        let old = Expr::local(self.scope.locals(), local);
        let value = self.value_of(callees[callee].params[1], 2);
        let kind = ExprKind::Call(callee, None, vec![old, value]);
        Some(Stmt::Assign(vec![Some(place)], Expr { ty, kind }))
    }
}
