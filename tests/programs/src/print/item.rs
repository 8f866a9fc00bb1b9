//! Functions, methods and operators as Rust source, and the names of types and instances.

use super::Printer;
use crate::ast::{
    BinaryOp, Contraction, Expr, ExprKind, Form, Function, Instance, LocalId, Mode, Profile, Record,
    ScalarType, Type, mode_type, type_name,
};

impl Printer<'_> {
    /// The function, in an `impl` block if it belongs to a struct.
    pub(super) fn item(&mut self) {
        let attribute = self.attribute();
        let Some(record) = self.function.form.record() else {
            self.line(&attribute);
            self.function();
            return;
        };
        // A mode of the method's own is not the block's.
        let own = self.function.mode == Mode::Param;
        self.line(if own { "#[fp]" } else { &attribute });
        let of = match self.function.form {
            Form::Free | Form::Method(_) | Form::Associated(_) => String::new(),
            Form::Operator(_, op) => format!("std::ops::{}{} for ", trait_name(op), self.right_side(record)),
            Form::Negation(_) => "std::ops::Neg for ".to_owned(),
            Form::Update(_, op) => format!(
                "std::ops::{}Assign{} for ",
                trait_name(op),
                self.right_side(record)
            ),
        };
        self.line(&format!("impl<T: Float> {of}{}<T> {{", record.name));
        self.depth += 1;
        if matches!(self.function.form, Form::Operator(..) | Form::Negation(_)) {
            let output = self.ty_in_block(self.function.result);
            self.line(&format!("type Output = {output};"));
        }
        if own {
            self.line(&attribute);
        }
        self.function();
        self.depth -= 1;
        self.line("}");
    }

    /// `<T>`, unless the right operand is of the same struct.
    fn right_side(&self, record: &Record) -> String {
        match self.function.locals[1].ty {
            Type::Record(other, _) if other == record => String::new(),
            other => format!("<{}>", self.ty(other)),
        }
    }

    fn attribute(&self) -> String {
        let f = self.function;
        let mode = match f.mode {
            Mode::Fixed(mode) => format!("\"{mode}\""),
            Mode::Param => "M".to_owned(),
        };
        let contract = match f.contract {
            Contraction::Off => "false",
            Contraction::On => "true",
            Contraction::Fast => "\"fast\"",
        };
        match f.profile {
            Profile::X87 => format!("#[fp(mode = {mode}, profile = \"x87\")]"),
            Profile::Cc1x => format!("#[fp(mode = {mode}, contract = {contract}, profile = \"cc1x\")]"),
            Profile::Standard => {
                let ftz = if f.ftz { ", ftz = true" } else { "" };
                format!("#[fp(mode = {mode}, contract = {contract}{ftz})]")
            }
        }
    }

    fn function(&mut self) {
        let f = self.function;
        let open = f.instance;
        let mut generics: Vec<&str> = Vec::new();
        generics.extend((f.mode == Mode::Param).then_some("M: Mode"));
        generics.extend((open.is_some() && f.form == Form::Free).then_some("T: Float"));
        generics.extend(self.open_length().then_some("const N: usize"));
        let generics = match generics.is_empty() {
            true => String::new(),
            false => format!("<{}>", generics.join(", ")),
        };
        let params: Vec<String> = (0..f.params).map(|local| self.param(local)).collect();
        let is_pub = matches!(f.form, Form::Free | Form::Method(_) | Form::Associated(_));
        let result = match f.form {
            Form::Update(..) => String::new(),
            _ => format!("-> {} ", self.ty_in_block(f.result)),
        };
        self.line(&format!(
            "{}fn {}{generics}({}) {result}{{",
            if is_pub { "pub " } else { "" },
            f.name,
            params.join(", "),
        ));
        self.depth += 1;
        self.stmts(&f.body);
        if let Some(tail) = &f.body.tail
            && !matches!(f.form, Form::Update(..))
        {
            let text = self.expr(tail, true);
            self.line(&text);
        }
        self.depth -= 1;
        self.line("}");
    }

    fn param(&self, local: LocalId) -> String {
        match (self.local(local).name, self.function.form) {
            ("self", Form::Update(..)) => "&mut self".to_owned(),
            ("self", _) => self.binding(local),
            _ => format!(
                "{}: {}",
                self.binding(local),
                self.ty_in_block(self.local(local).ty)
            ),
        }
    }

    /// A variable as a value.
    pub(super) fn whole(&self, local: LocalId) -> String {
        match (self.local(local).name, self.function.form) {
            ("self", Form::Update(..)) => "*self".to_owned(),
            (name, _) => name.to_owned(),
        }
    }

    /// Returns true if the format is a parameter here.
    pub(super) fn open_format(&self) -> bool {
        self.function.instance.is_some()
    }

    fn open_length(&self) -> bool {
        self.function
            .instance
            .is_some_and(|instance| instance.length.is_some())
    }

    /// How a scalar type is spelt here.
    pub(super) fn scalar(&self, ty: ScalarType) -> &'static str {
        match ty {
            Instance::FORMAT if self.open_format() => "T",
            other => type_name(other),
        }
    }

    pub(super) fn length(&self, n: usize) -> String {
        match n {
            Instance::LENGTH if self.open_length() => "N".to_owned(),
            n => n.to_string(),
        }
    }

    /// How a type is spelt here.
    pub(super) fn ty(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(ty) => self.scalar(ty).to_owned(),
            Type::Array(element, n) => format!("[{}; {}]", self.ty(*element), self.length(n)),
            Type::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(|&part| self.ty(part)).collect();
                format!("({})", parts.join(", "))
            }
            Type::Record(record, scalar) => format!("{}<{}>", record.name, self.scalar(scalar)),
        }
    }

    /// The same, with `Self` where that is what it is.
    fn ty_in_block(&self, ty: Type) -> String {
        match (self.function.form.record(), ty) {
            (Some(own), Type::Record(record, Instance::FORMAT)) if own == record => "Self".to_owned(),
            _ => self.ty(ty),
        }
    }

    /// `*self op= value` behind the assignment of a call: the operator and the right side.
    pub(super) fn updates<'e>(&self, value: &'e Expr) -> Option<(BinaryOp, &'e Expr)> {
        let ExprKind::Call(callee, _, args) = &value.kind else {
            return None;
        };
        match self.program.functions[*callee].form {
            Form::Update(_, op) => Some((op, &args[1])),
            _ => None,
        }
    }

    /// A call in the form of what is called.
    pub(super) fn call(&self, callee: usize, mode: Option<Mode>, args: &[Expr]) -> String {
        let called = &self.program.functions[callee];
        let mode = mode.map(|mode| match mode {
            Mode::Fixed(mode) => mode_type(mode),
            Mode::Param => "M",
        });
        let turbofish = mode.map(|mode| format!("::<{mode}>")).unwrap_or_default();
        match called.form {
            Form::Free => {
                let arguments = self.arguments(called, mode, args);
                format!("{}{arguments}({})", called.name, self.known_list(args))
            }
            Form::Method(_) => {
                let receiver = self.receiver(&args[0]);
                format!(
                    "{receiver}.{}{turbofish}({})",
                    called.name,
                    self.known_list(&args[1..])
                )
            }
            Form::Associated(record) => {
                let format = called.instance.map(|instance| self.scalar(instance.format));
                let format = format.unwrap_or_default();
                let args = self.known_list(args);
                format!("{}::<{format}>::{}{turbofish}({args})", record.name, called.name)
            }
            Form::Operator(_, op) => {
                format!(
                    "({} {} {})",
                    self.receiver(&args[0]),
                    op.text(),
                    self.receiver(&args[1])
                )
            }
            Form::Negation(_) => format!("(-{})", self.receiver(&args[0])),
            Form::Update(..) => unreachable!("an update is a statement"),
        }
    }

    /// The text between the name and the arguments; nothing or `_` where the arguments say it.
    fn arguments(&self, called: &Function, mode: Option<&'static str>, args: &[Expr]) -> String {
        let Some(instance) = called.instance else {
            return mode.map(|mode| format!("::<{mode}>")).unwrap_or_default();
        };
        let first = &self.program.functions[instance.first];
        let given = |wanted: &dyn Fn(Type) -> bool| {
            let params = first.locals[..first.params].iter().zip(args);
            params
                .into_iter()
                .any(|(param, arg)| wanted(param.ty) && super::expr::typed(arg))
        };
        let format_given = given(&|ty| ty.leaves().contains(&Instance::FORMAT));
        let length_given = given(&|ty| matches!(ty, Type::Array(_, Instance::LENGTH)));
        // About half of them leave out what they can.
        let short = args.len().is_multiple_of(2);
        let format = match short && format_given {
            true => "_".to_owned(),
            false => self.scalar(instance.format).to_owned(),
        };
        let length = instance.length.map(|n| match short && length_given {
            true => "_".to_owned(),
            false => self.length(n),
        });
        if mode.is_none() && format == "_" && length.as_ref().is_none_or(|length| length == "_") {
            return String::new();
        }
        let all = mode.map(str::to_owned).into_iter().chain([format]).chain(length);
        format!("::<{}>", all.collect::<Vec<_>>().join(", "))
    }
}

fn trait_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "Add",
        BinaryOp::Sub => "Sub",
        BinaryOp::Mul => "Mul",
        BinaryOp::Div => "Div",
        BinaryOp::Rem => "Rem",
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::Shl | BinaryOp::Shr => {
            unreachable!("structs have the operators of numbers")
        }
    }
}
