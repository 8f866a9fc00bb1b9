//! Open operators and methods: only rustc knows whether they are those of scalars or of structs.
//!
//! Mostly the written types tell whether `x * y` is a product of scalars or of structs. Where they do not, the runtime's `operators`
//! and `methods` decide by trait.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::Emitter;
use super::names::{checked_name, hidden_name};
use super::paths::{Paths, backend, local, lost};
use crate::ast::core::{Expr, ExprKind, Fused, Product};
use crate::ast::{Argument, BinaryOp, Open, UnaryOp};
use crate::builtin;
use crate::span::at;

/// The function that stands for an operator in the check of a body.
fn checked_operator(name: &str) -> Option<&'static str> {
    match name {
        "add" => Some("plus"),
        "sub" => Some("minus"),
        "mul" => Some("times"),
        "div" => Some("divided_by"),
        "rem" => Some("remainder"),
        _ => None,
    }
}

/// The literal that an expression is, under any number of minuses.
pub fn literal_of(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        ExprKind::Float(_) | ExprKind::Int(_) => Some(expr),
        ExprKind::Unary(UnaryOp::Neg, operand) => literal_of(operand),
        _ => None,
    }
}

/// The operand that is a number, and whether one of the two is a product of a sum.
#[derive(Clone, Copy)]
pub enum Number {
    /// `2.0 * z`.
    Left,
    /// `z * 2.0`.
    Right,
    /// `2.0 + x * y`.
    LeftOfProduct,
    /// `x * y + 2.0`.
    RightOfProduct,
    /// `2.0 * 3.0 + z`.
    LeftProduct,
    /// `z + 2.0 * 3.0`.
    RightProduct,
}

/// The built-in methods of scalars, for receivers that only rustc knows.
pub fn methods_in_scope(paths: &Paths, span: Span) -> TokenStream {
    let module = paths.module(span);
    let traits = [
        "HasFields",
        "HasMethods",
        "NumMethods",
        "SignedMethods",
        "FloatMethods",
        "EncodedMethods",
        "ElementaryMethods",
        "IntMethods",
        "SignedIntMethods",
        "UnsignedIntMethods",
    ];
    let traits = traits.map(|name| Ident::new(name, at(span)));
    let arrays = ["ArrayMethods", "DotMethods", "MappedMethods", "StorageMethods"]
        .map(|name| Ident::new(name, at(span)));
    let all = paths.item("methods", span);
    quote_spanned! {at(span)=>
        #[allow(unused_imports)]
        use #all::#module {#(#traits as _),*};
        #[allow(unused_imports)]
        use #all::{#(#arrays as _),*};
    }
}

impl Emitter {
    /// A function of the runtime's `operators`, with the mode and the vocabulary.
    pub fn open_operator(&self, name: &str, span: Span, x: TokenStream, y: TokenStream) -> TokenStream {
        let (b, operators) = (backend(), self.paths.item("operators", span));
        if let (true, Some(name)) = (self.paths.is_check(), checked_operator(name)) {
            let name = Ident::new(name, at(span));
            let operands = local("__operands");
            // Not the tuple itself: rustc would look for the operator once it knows the first type.
            return quote_spanned! {at(span)=>
                #operators::checked::#name(#b, { let #operands = (#x, #y); #operands })
            };
        }
        let (mode, vocabulary) = (self.mode(span), self.vocabulary(span));
        let (b, name) = (self.placed(span), Ident::new(name, at(span)));
        quote_spanned!(at(span)=> #operators::#name::<#mode, #vocabulary, _, _, _>(#b, #x, #y))
    }

    /// `-x`, or that of a product.
    pub fn open_neg(&self, name: &str, span: Span, x: TokenStream) -> TokenStream {
        let (b, operators) = (backend(), self.paths.item("operators", span));
        let vocabulary = self.vocabulary(span);
        let name = Ident::new(name, at(span));
        quote_spanned!(at(span)=> #operators::#name::<#vocabulary, _, _>(#b, #x))
    }

    fn vocabulary(&self, span: Span) -> TokenStream {
        let operators = self.paths.item("operators", span);
        let name = Ident::new(self.paths.vocabulary().type_name(), at(span));
        quote_spanned!(at(span)=> #operators::#name)
    }

    pub fn open_binary(&self, op: BinaryOp, x: &Expr, y: &Expr, expr: &Expr) -> TokenStream {
        let name = match op {
            BinaryOp::Add => "add",
            BinaryOp::Sub => "sub",
            BinaryOp::Mul => "mul",
            BinaryOp::Div => "div",
            BinaryOp::Rem => "rem",
            // Structs have no others.
            _ => return self.binary(op, expr.span, self.expr(x), self.expr(y)),
        };
        self.open_call(name, expr.span, (self.expr(x), self.expr(y)), expr.open)
    }

    /// An operator by its function in the runtime's `operators`.
    fn open_call(
        &self,
        name: &str,
        span: Span,
        (x, y): (TokenStream, TokenStream),
        open: Open,
    ) -> TokenStream {
        match open {
            Open::No | Open::Yes => self.open_operator(name, span, x, y),
            Open::LeftNumber => self.beside_number(name, span, (x, y), Number::Left),
            Open::RightNumber => self.beside_number(name, span, (x, y), Number::Right),
        }
    }

    /// A sum with a product in it, which is rounded together with it if the types turn out to be scalars.
    pub fn open_fused(&self, fused: &Fused, span: Span) -> TokenStream {
        let name = match (fused.subtract, fused.addend_first) {
            (false, false) => "product_add",
            (false, true) => "add_product",
            (true, false) => "product_sub",
            (true, true) => "sub_product",
        };
        let (product, addend) = (self.product(&fused.product), self.expr(&fused.addend));
        let operands = if fused.addend_first {
            (addend, product)
        } else {
            (product, addend)
        };
        match (fused.open, fused.addend_first) {
            (Open::No | Open::Yes, _) => self.open_operator(name, span, operands.0, operands.1),
            (Open::LeftNumber, true) => self.beside_number(name, span, operands, Number::LeftOfProduct),
            (Open::LeftNumber, false) => self.beside_number(name, span, operands, Number::LeftProduct),
            (Open::RightNumber, true) => self.beside_number(name, span, operands, Number::RightProduct),
            (Open::RightNumber, false) => self.beside_number(name, span, operands, Number::RightOfProduct),
        }
    }

    /// An operator of which one operand is a number of literals alone: of the scalar that the other is made of.
    pub fn beside_number(
        &self,
        name: &str,
        span: Span,
        (x, y): (TokenStream, TokenStream),
        number: Number,
    ) -> TokenStream {
        let (b, operators) = (backend(), self.paths.item("operators", span));
        let (left, right) = (local("__left"), local("__right"));
        let beside = match number {
            Number::Left | Number::Right => "beside",
            Number::LeftOfProduct | Number::RightOfProduct => "beside_product",
            Number::LeftProduct | Number::RightProduct => "product_beside",
        };
        let beside = Ident::new(beside, at(span));
        let on_the_left = matches!(number, Number::Left | Number::LeftOfProduct | Number::LeftProduct);
        let (first, second) = if on_the_left {
            (
                quote_spanned!(at(span)=> #operators::#beside(#b, #right, #left)),
                quote!(#right),
            )
        } else {
            (
                quote!(#left),
                quote_spanned!(at(span)=> #operators::#beside(#b, #left, #right)),
            )
        };
        let call = self.open_operator(name, span, first, second);
        quote_spanned!(at(span)=> { let #left = #x; let #right = #y; #call })
    }

    /// A product under any number of minuses, for the sum that uses it.
    pub fn product(&self, product: &Product) -> TokenStream {
        let Product { x, y, span, .. } = product;
        let base = if product.open.is_open() {
            self.open_call("product", *span, (self.expr(x), self.expr(y)), product.open)
        } else {
            let (b, factors) = (backend(), self.paths.item("operators", *span));
            let (x, y) = (self.expr(x), self.expr(y));
            quote_spanned!(at(*span)=> #factors::factors(#b, #x, #y))
        };
        let minuses = product.minuses.iter().rev();
        minuses.fold(base, |product, minus| {
            self.open_neg("neg_product", *minus, product)
        })
    }

    pub fn method_call(
        &self,
        expr: &Expr,
        name: &Ident,
        arguments: Option<&[Argument]>,
        args: &[Expr],
    ) -> TokenStream {
        let text = name.to_string();
        let builtin = builtin::find(&text).filter(|builtin| builtin.arity == args.len());
        if let Some(builtin) = builtin
            && (!expr.open.is_open() || text.starts_with("approx_"))
        {
            return self.builtin(builtin, None, args, expr.span);
        }
        let Some((receiver, args)) = args.split_first() else {
            return lost(expr.span);
        };
        let itself = Ident::new("__receiver", at(receiver.span));
        let receiver = self.expr(receiver);
        let call = self.struct_call(name, arguments, Some(&itself), args, expr.span);
        let call = quote_spanned!(at(expr.span)=> { let #itself = #receiver; #itself.__fp_methods().#call });
        self.answered(call, expr.span)
    }

    /// A call of a function of a struct, from its name on. A method gets its receiver as an argument as well.
    pub fn struct_call(
        &self,
        name: &Ident,
        arguments: Option<&[Argument]>,
        itself: Option<&Ident>,
        args: &[Expr],
        span: Span,
    ) -> TokenStream {
        let args = self.exprs(args);
        if self.paths.is_check() && builtin::find(&name.to_string()).is_none() {
            let hidden = checked_name(name);
            let turbofish = arguments.map(|arguments| {
                let arguments = arguments
                    .iter()
                    .map(|argument| self.paths.lifted_argument(argument));
                quote_spanned!(at(span)=> ::<#(#arguments),*>)
            });
            return quote_spanned!(at(span)=> #hidden #turbofish (#(#args),*));
        }
        let (b, mode, hidden) = (self.placed(span), self.mode_value(span), hidden_name(name));
        let turbofish = self.method_arguments(arguments, span);
        let itself = itself.into_iter();
        quote_spanned!(at(span)=> #hidden #turbofish (#b, #mode #(, #itself)* #(, #args)*))
    }

    /// The result of such a call, which a check refuses if there is none.
    pub fn answered(&self, call: TokenStream, span: Span) -> TokenStream {
        if !self.paths.is_check() {
            return call;
        }
        let answer = self.paths.item("Answer", span);
        let returned = Ident::new("__returned", at(span));
        // Not the call itself: rustc would advise to drop the method.
        quote_spanned!(at(span)=> { let #returned = #call; #answer::given(#returned) })
    }

    /// The arguments of a generic method.
    fn method_arguments(&self, arguments: Option<&[Argument]>, span: Span) -> Option<TokenStream> {
        let backend = self.paths.backend_type(span);
        let arguments = arguments?
            .iter()
            .map(|argument| self.paths.lifted_argument(argument));
        Some(quote_spanned!(at(span)=> ::<#backend #(, #arguments)*>))
    }

    /// The mode in force, as a value: scalars' methods round in it, structs' have their own.
    pub fn mode_value(&self, span: Span) -> TokenStream {
        let (default, mode) = (self.paths.item("Default", span), self.mode(span));
        quote_spanned!(at(span)=> <#mode as #default>::default())
    }
}
