//! The `#[fp]` attribute of fpdsl.
//!
//! Syntax only: a function goes through `parse`, `check`, `contract`, `desugar`, `shallow` and `emit`. `stages.rs` lists them. Each
//! stage reports all of its errors before the next begins. rustc checks types, because what is emitted is ordinary generic Rust.
//! Nothing here knows about any backend.
//!
//! # Three looks at types
//!
//! Each answers a question that the others cannot.
//!
//! | who looks | sees | decides |
//! |---|---|---|
//! | `check/types` | the scalar types that the text names | the types of literals that rustc cannot default; mixed scalars, reported at the operand; whether an operator or method certainly belongs to scalars, or is open; whether the second look is needed |
//! | rustc, at a closure that nobody calls (`emit/typed.rs`) | the body on a backend whose types have the user's names | nothing: it reports errors in the user's words |
//! | rustc, at the body | the generic function | all other types; for open operators and products, by trait, whether their operands are scalars or structs |
//!
//! # Long bodies
//!
//! The stages, and syn, recurse as deep as a body is long, so the macro runs on a stack of its own (`stack.rs`, by corosensei). The
//! emitted code must fit rustc's stack. Expressions that lean far to the left are computed in pieces (`shallow.rs`), and chains of
//! arms are flat (`emit/choice.rs`). Real nesting has a limit (`check/depth.rs`). In debug builds operations stay calls, so that the
//! frame of a body holds only its values.
#![forbid(unsafe_code)]

mod args;
mod ast;
mod block;
mod builtin;
mod check;
mod constants;
mod contract;
mod desugar;
mod diag;
mod editor;
mod emit;
mod facade;
mod in_impl;
mod literal;
mod parse;
mod ranges;
mod record;
mod repr;
mod rows;
mod shallow;
mod source;
mod span;
mod stack;
mod stages;
mod surroundings;
mod traits;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use diag::Errors;

/// Makes a numeric function run with the rounding mode that it names, with the same bits on every backend.
///
/// The function can still be called from Rust. It is also a type of the same name, which [calls it over arrays](#calls-over-arrays).
///
/// `mode` is `"rn"` (to nearest, ties to even; the default), `"rz"` (toward zero), `"ru"` (up) or `"rd"` (down), or a
/// parameter of the function: `#[fp(mode = M)] fn f<M: Mode>(..)` is called `f::<Ru>(..)`.
///
/// Types and lengths can be parameters as well: `#[fp] fn dot<T: Float, const N: usize>(a: [T; N], b: [T; N]) -> T`, with the
/// bounds `Float` and `Int`. Literals take the type, and `x as T` converts to it. `T::MAX`, `T::EPSILON` and so on are its
/// constants, `T::sqrt(x)` and so on its functions. A call infers the arguments, `dot(a, b)`, or names them,
/// `dot::<f32, 4>(a, b)`. `dot::<f32, 4>::map` is the `map` of that instance. `M::IS_NEAREST`, `M::IS_TOWARD_ZERO`, `M::IS_UP` and
/// `M::IS_DOWN` choose code by the mode.
///
/// # Structs, methods and operators
///
/// A struct, `struct Particle { x: [f64; 3], kind: u32 }` or `struct Complex<T> { re: T, im: T }`, and an enum without fields are part
/// of the language with [`#[derive(Clone, Copy, Fp)]`](derive@Fp). Bodies can use literals (`Complex { re: x, ..z }`), read and assign
/// fields, and use patterns in `let`, `let .. else`, `if let` and `match`.
///
/// On an `impl` block (`#[fp(mode = "ru")] impl<T: Float> Complex<T>`) the attribute makes the functions in it callable from bodies,
/// `z.norm()` and `Complex::new(x, y)`, as well as from Rust. They take `self` or `&self`. The block's arguments apply to all of them
/// except those with their own `#[fp(..)]`. A function runs in its own mode for every caller, unless the mode is one of its
/// parameters. On `impl Add for Complex<T>` to `Rem`, `Neg` and `AddAssign` to `RemAssign` the attribute implements operators. The
/// right operand may be of any type of the language. `impl Mul<Complex<f32>> for f32` has a scalar on the left. A product of structs
/// is never fused with a sum. `Self::N` are the block's constants. Methods have no `map`; wrap the call in an `#[fp]` function.
///
/// # Subnormal numbers, contraction, overrides
///
/// `ftz = true` replaces subnormal `f32` operands and results by zeros of their sign, as PTX's `.ftz` does; the default,
/// `false`, keeps them.
///
/// `profile` names another machine's arithmetic, for comparisons with its results. `profile = "x87"` rounds the results of `+ - * /`,
/// `sqrt` and `recip` to 64 digits with an exponent of 15 bits, and then to the format, as the x87 unit does with every value stored. It
/// fuses nothing. `profile = "cc1x"` computes with `f32` as GPUs of compute capability 1.x do: it flushes subnormal numbers, and
/// `contract`, which is `true` unless it is given, cuts the product to 24 digits before the sum. To nearest, `/`, `sqrt`, `recip` and
/// `rsqrt` of `f32` are then approximations, whose bits differ between machines. `fpdsl_runtime::ops::x87` and `ops::cc1x` have the
/// details. Functions that are called keep their own arithmetic.
///
/// `contract = true` rounds a product once, together with the sum or difference that uses it. `contract = "fast"` also does so if an
/// immutable `let` names the product and the name is used once. The default is `false`. Inside the body `rn!(..)`, `rz!(..)`,
/// `ru!(..)` and `rd!(..)` give an expression or block its own mode, its literals and casts included. `fused!(..)` and `unfused!(..)`
/// give it its own contraction. The innermost one wins. An operation outside never fuses with one inside.
///
/// `mode = "sr"`, or `sr!(..)`, rounds stochastically: `+ - * /`, `sqrt`, `recip`, `mul_add` and conversions go away from zero with the
/// probability of what is discarded. Literals are rounded to nearest, and whatever else rounds takes a mode of its own. A call takes the
/// random bits from a seed: `f::map(&x).run(&device.seeded(42))`, `Seed::new(42).call(|| f(x))`.
///
/// `x.to_e4m3()` or `x as E4m3` rounds a float to a format of `fpdsl::storage`, in the mode in force, and `rna!(x.to_e4m3())` to nearest
/// with ties away from zero. `y.to_f32()` or `y as f32` reads it.
///
/// # Slices and positions
///
/// A parameter `u: &[T]`, with scalars, arrays, structs or enums for `T`, is read-only. It has `u.len()` and `u[i]` with a `usize`,
/// and can be passed to another `#[fp]` function. All elements of a call share it. A parameter `w: &[f64; 3]` or `p: &Point` takes a
/// reference to a value; in the body it is the value. A first parameter of type `Index`, `Index2` or `Index3` is the position that the
/// function computes, `i.x()`, `i.y()`, `i.z()`.
///
/// An array that a body makes is a value like any other. If it is indexed at run time, compiled code has a vector on the stack for
/// each of its elements, and CUDA C++ a local array. A function whose arrays are too large for that runs one element at a time on the
/// host.
///
/// A constant array that a body indexes is not copied: it is a static on the host, and an array at file scope in CUDA C++.
///
/// `&u[a..b]` is a part of a slice, and `for x in u.iter().zip(v)` and the like run through slices and arrays. A closure that a `let`
/// names is pasted where it is called.
///
/// # Traits
///
/// On a trait the attribute makes its functions callable from bodies that are generic over it: `#[fp] trait Rhs { fn rhs(self, t: f64,
/// y: f64) -> f64; }`, `#[fp] impl Rhs for Decay<f64> { .. }` and `#[fp] fn euler<F: Rhs>(f: F, ..)`, where `f.rhs(t, y)` is the call.
/// An `#[fp]` function is a parameter by its type: `fn euler<F: Function<Args = (f64, f64), Out = f64>>(..)` calls `F::call(t, y)`,
/// and `euler::<decay>` is the instance.
///
/// # Calls between functions
///
/// A small body is pasted into its callers. A body of more than about 128 operations is compiled once for each backend and instance,
/// and called. `inline = true` (pasted) and `inline = false` (called) change that; `cold` marks a function that is seldom called.
/// Calls of such a function over arrays paste it. A function with a slice or an integer among its parameters is pasted unless the
/// attribute says otherwise; one with slices is always pasted into recorded bodies.
///
/// # Calls over arrays
///
/// `name::map(..)` is a call for each element of its arguments: a value for all elements, or a slice, an array, a `Vec`, a buffer or a
/// view of values. If the first parameter is an index, the function has `name::launch(grid, ..)` instead, a call for each position of
/// a grid. A call is a value and computes nothing by itself. A method says what happens to the results:
///
/// | method | what happens to the results |
/// |---|---|
/// | `.run(&device)` | they are returned in new buffers |
/// | `.into(&device, &mut out)` | they are written to existing memory |
/// | `.update(&device, &mut x)` | they replace the first argument, or the first slice of a `launch`, for which the call has `..` |
/// | `.scatter(&device, &mut out)` | each is written to a place that the function returns with it, `(usize, f64)` |
/// | `.scatter_reduce::<add>(&device, &mut out)` | each is combined with the value at its place, in the order of the elements |
/// | `.sweep(&device, &mut u)` | they replace the first slice, `..` in the call, one position after the other |
/// | `.sweep_colors(&device, colors, &mut u)` | the same, for all positions of a colour at once |
/// | `.reduce::<add>()`, `.scan::<add>()` | they are combined: see [Reductions](#reductions) |
/// | `.receipt(&device)` | they are returned with a receipt, which another machine can check |
/// | `.cuda_source()` | none are computed; it returns the CUDA C++ of the kernel |
///
/// # Long bodies
///
/// A body may have any number of statements, terms of a sum, arms of a `match`, `else if`s and early returns. Nesting has a
/// limit, because rustc has one: 64 `if`, `match` or loops, 320 blocks, 960 brackets. Beyond that the error says to move the
/// inner part into a function of its own.
///
/// # Reductions
///
/// A function of two values of one type that returns that type, `fn add(a: f64, b: f64) -> f64`, can combine. `add::reduce(&x)`
/// reduces elements, and `mul::map(&x, &y).reduce::<add>()` the results of a call. `run` returns its value, `segments` one for each
/// segment, and `partial` a part of it, which merges with others to the same bits. `accumulate` adds the elements to an
/// `Accumulation`, which takes them in chunks.
///
/// `add::scan(&x)` and `f::map(..).scan::<add>()` combine each element with all before it. They have `run`, `into`, `exclusive`,
/// `partial` and `after`.
///
/// The order of operations depends only on the number of elements; with `order = "serial"` it is that of a loop. `identity = 0.0`, a
/// constant expression, is the result for no elements. Without it, a reduction of no elements is an error.
///
/// # Methods
///
/// Beside operators, casts and calls of other `#[fp]` functions, a body has these methods, each also as a function of its
/// type (`f32::sqrt(x)`). `fpdsl_runtime::ops` documents their special values. The approximate ones round to nearest on the host.
///
/// | | on | | |
/// |---|---|---|---|
#[doc = fpdsl_ops::operation_methods!()]
///
/// # Elementary functions
///
/// They are correctly rounded in the mode in force, or faithful where they say so, with the same bits on every backend. Only the
/// `approx_` forms do not promise bits. `fpdsl::math` has the others for plain Rust, and lists the formats of each function.
///
/// | | on | | |
/// |---|---|---|---|
#[doc = fpdsl_ops::elementary_methods!()]
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru", contract = true)]
/// fn axpy(a: f32, x: f32, y: f32) -> f32 {
///     a * x + y
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(axpy(0.1, 3.0, 0.0).to_bits(), 0x3E99_999A);
/// assert_eq!(axpy::map(2.0, &[0.25, 0.5], &[1.0, 3.0]).run(&Device::host())?.to_vec()?, [1.5, 4.0]);
/// # Ok(())
/// # }
/// ```
#[proc_macro_attribute]
pub fn fp(args: proc_macro::TokenStream, item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    stack::deep(|| {
        if editor::asks() {
            editor::show(args.into(), item.into()).into()
        } else if let Some(around) = surroundings::around_attribute() {
            refuse_within(around, item.into()).into()
        } else {
            expand(args.into(), item.into()).into()
        }
    })
}

/// Makes a struct, or an enum without fields, a type of the language: in bodies, in arrays, and as an argument and result of `map`.
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[derive(Clone, Copy, Fp)]
/// struct Particle {
///     x: [f64; 3],
///     kind: u32,
///     alive: bool,
/// }
///
/// #[derive(Clone, Copy, Fp)]
/// struct Complex<T> {
///     re: T,
///     im: T,
/// }
///
/// #[derive(Clone, Copy, Fp)]
/// #[repr(u32)]
/// enum Edge {
///     Periodic,
///     Wall,
/// }
///
/// #[fp]
/// fn reflected(p: Particle, edge: Edge) -> Particle {
///     match edge {
///         Edge::Periodic => p,
///         Edge::Wall => Particle { x: [-p.x[0], p.x[1], p.x[2]], ..p },
///     }
/// }
///
/// #[fp]
/// fn squared(z: Complex<f64>) -> f64 {
///     z.re * z.re + z.im * z.im
/// }
///
/// let p = Particle { x: [1.0, 2.0, 3.0], kind: 0, alive: true };
/// assert_eq!(reflected(p, Edge::Wall).x, [-1.0, 2.0, 3.0]);
/// assert_eq!(reflected(p, Edge::Periodic).x, p.x);
/// assert_eq!(squared(Complex { re: 3.0, im: 4.0 }), 25.0);
/// ```
///
/// Fields are scalars, arrays of them, and structs and enums that derive `Fp`. The fields of a struct with type parameters have only
/// those types; lengths can be parameters as well. On the host a struct has Rust's layout, on accelerators each scalar has a plane. In
/// printed CUDA C++ the scalars of `z` are variables `z_re`, `z_im`. `#[repr(packed)]` is refused.
///
/// The variants of an enum count from 0. In memory it is a `u32`: it needs `#[repr(u32)]`, and no other representation or alignment.
#[proc_macro_derive(Fp)]
pub fn derive_fp(item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    stack::deep(|| record::derive(item.into()).into())
}

/// Rounds an expression or block to nearest, ties to even.
///
/// Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     rn!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAB);
/// ```
#[proc_macro]
pub fn rn(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("rn!(a + b)", tokens.into()).into()
}

/// Rounds an expression or block toward zero.
///
/// Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     rz!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAA);
/// ```
#[proc_macro]
pub fn rz(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("rz!(a + b)", tokens.into()).into()
}

/// Rounds an expression or block toward positive infinity.
///
/// Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "rd")]
/// fn third(x: f32) -> f32 {
///     ru!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAB);
/// ```
#[proc_macro]
pub fn ru(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("ru!(a + b)", tokens.into()).into()
}

/// Rounds an expression or block toward negative infinity.
///
/// Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     rd!(x / 3.0)
/// }
///
/// assert_eq!(third(1.0).to_bits(), 0x3EAA_AAAA);
/// ```
#[proc_macro]
pub fn rd(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("rd!(a + b)", tokens.into()).into()
}

/// Rounds the conversions to storage formats in an expression or block to nearest, with ties away from zero.
///
/// Nothing else rounds so: arithmetic in it is an error. Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::storage::E4m3;
///
/// #[fp]
/// fn narrow(x: f32) -> (E4m3, E4m3) {
///     (x.to_e4m3(), rna!(x.to_e4m3()))
/// }
///
/// // Half of the way from 1 to 1.125.
/// let (even, away) = narrow(1.0625);
/// assert_eq!((even.to_f32(), away.to_f32()), (1.0, 1.125));
/// ```
#[proc_macro]
pub fn rna(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("rna!(x.to_e4m3())", tokens.into()).into()
}

/// Rounds the operations in an expression or block stochastically: away from zero with the probability of what is discarded.
///
/// Part of the language of [`fp`]; anywhere else it is an error. The random bits are those of a seed, which the call takes.
///
/// # Examples
///
/// ```
/// use fpdsl::Seed;
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn mean(x: f32, y: f32) -> f32 {
///     0.5 * sr!(x + y)
/// }
///
/// // A quarter of a unit in the last place of 1.
/// let y = f32::EPSILON / 4.0;
/// let up = (0..400).filter(|&k| Seed::new(k).call(|| mean(1.0, y)) > 0.5).count();
/// assert!((60..140).contains(&up));
/// ```
#[proc_macro]
pub fn sr(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("sr!(a + b)", tokens.into()).into()
}

/// Rounds a product once, together with the sum or difference that it is part of.
///
/// Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(contract = false)]
/// fn residual(a: f32, b: f32) -> f32 {
///     fused!(a * a + b)
/// }
///
/// assert_eq!(residual(f32::from_bits(0x3F80_0001), f32::from_bits(0xBF80_0002)).to_bits(), 0x2880_0000);
/// ```
#[proc_macro]
pub fn fused(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("fused!(a * b + c)", tokens.into()).into()
}

/// Rounds every operation of an expression or block on its own.
///
/// Part of the language of [`fp`]; anywhere else it is an error.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(contract = true)]
/// fn residual(a: f32, b: f32) -> f32 {
///     unfused!(a * a + b)
/// }
///
/// assert_eq!(residual(f32::from_bits(0x3F80_0001), f32::from_bits(0xBF80_0002)), 0.0);
/// ```
#[proc_macro]
pub fn unfused(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    outside_of_fp("unfused!(a * b + c)", tokens.into()).into()
}

/// An override outside of an `#[fp]` function: an error. To rust-analyzer, which is shown bodies as they were written, it is the
/// expression or block itself.
fn outside_of_fp(example: &str, tokens: TokenStream) -> TokenStream {
    if editor::asks() {
        return quote!({ #tokens });
    }
    let name = example.split('(').next().unwrap_or(example);
    let message = format!("`{name}` belongs in the body of an `#[fp]` function, as in `{example}`");
    syn::Error::new(proc_macro2::Span::call_site(), message).into_compile_error()
}

/// Fills in a template for each operation of the table, for the project's own crates: `#for float && rounded { .. #name .. }`.
///
/// `fpdsl-macros/src/rows.rs` says what templates have, and `fpdsl-ops/src/table.rs` what rows have.
///
/// # Examples
///
/// ```
/// let names = fpdsl_macros::for_each_operation! { [#for int && pair || Sqrt { stringify!(#name) }] };
/// assert_eq!(names, ["sqrt"]);
/// ```
#[proc_macro]
pub fn for_each_operation(template: proc_macro::TokenStream) -> proc_macro::TokenStream {
    rows::expand(fpdsl_ops::Row::ALL.iter().map(rows::Entry::Row), template.into()).into()
}

/// Fills in a template for each elementary function, as [`for_each_operation!`] does for each operation.
#[proc_macro]
pub fn for_each_function(template: proc_macro::TokenStream) -> proc_macro::TokenStream {
    rows::expand(
        fpdsl_ops::Row::ELEMENTARY.iter().map(rows::Entry::Row),
        template.into(),
    )
    .into()
}

/// Fills in a template for each scalar type, as [`for_each_operation!`] does for each operation.
#[proc_macro]
pub fn for_each_scalar(template: proc_macro::TokenStream) -> proc_macro::TokenStream {
    rows::expand(
        fpdsl_ops::ScalarType::ALL.into_iter().map(rows::Entry::Scalar),
        template.into(),
    )
    .into()
}

/// Fills in a template for each storage format, as [`for_each_operation!`] does for each operation.
#[proc_macro]
pub fn for_each_storage(template: proc_macro::TokenStream) -> proc_macro::TokenStream {
    rows::expand(
        fpdsl_ops::Storage::ALL.into_iter().map(rows::Entry::Storage),
        template.into(),
    )
    .into()
}

/// Fills in a template for each length of tuples, from none to twelve, as [`for_each_operation!`] does for each operation.
#[proc_macro]
pub fn for_each_tuple(template: proc_macro::TokenStream) -> proc_macro::TokenStream {
    rows::expand_tuples(0..=12, template.into()).into()
}

fn expand(args: TokenStream, tokens: TokenStream) -> TokenStream {
    let item = match syn::parse2(ranges::in_parentheses(tokens.clone())) {
        Ok(syn::Item::Fn(item)) => item,
        Ok(syn::Item::Impl(item)) => return block::expand(args, item),
        Ok(syn::Item::Trait(item)) => return traits::expand_trait(args, item),
        other => {
            let error = other.map_or_else(|error| error, |item| no_function(&item));
            let error = error.into_compile_error();
            return quote!(#error #tokens);
        }
    };
    let mut errors = Errors::default();
    let options = args::parse_options(args, &mut errors);
    let Some(signature) = parse::parse_signature(&options, &item, None, &mut errors) else {
        parse::report_body(&item, &mut errors);
        return with_errors(errors, emit::emit_after_errors(&item, None));
    };
    match stages::run(options, signature, &item, tokens, &mut errors) {
        Ok(function) => emit::emit(&function),
        Err(signature) => with_errors(errors, emit::emit_after_errors(&item, Some(&signature))),
    }
}

/// The function of a trait or an `impl` block as it is, with an error that says what to write instead.
fn refuse_within(around: &str, item: TokenStream) -> TokenStream {
    let message = match around {
        "trait" => "functions of a trait are declared together: put `#[fp]` on the trait",
        _ => "functions of a type are declared together: put `#[fp]` on the `impl` block",
    };
    let place = syn::parse2::<syn::TraitItemFn>(item.clone()).map(|function| function.sig.ident.span());
    let error = syn::Error::new(place.unwrap_or_else(|_| proc_macro2::Span::call_site()), message);
    let error = error.into_compile_error();
    quote!(#error #item)
}

/// The error for an item that the attribute is not for.
fn no_function(item: &syn::Item) -> syn::Error {
    let message = match item {
        syn::Item::Struct(_) => "a struct is derived: write `#[derive(Clone, Copy, Fp)]`",
        _ => "`#[fp]` goes on a function: `#[fp] fn f(x: f32) -> f32 { .. }`",
    };
    syn::Error::new_spanned(item, message)
}

fn with_errors(errors: Errors, items: TokenStream) -> TokenStream {
    let errors = errors.into_tokens();
    let items = items.into_token_stream();
    quote!(#errors #items)
}

#[cfg(test)]
mod tests {
    use proc_macro2::{Group, TokenTree};

    use super::*;

    const SOURCE: &str = r#"
        #[inline]
        pub fn f(p: Index2, mut a: f32, _: (u32, [f64; 2]), n: usize, u: &[f32]) -> (f32, [i32; N]) {
            let (x, mut t): (f32, _) = (a * 2.5e-3f32 + -1.0, [[0; 3], [n as i32; 3]]);
            let c = if x < f32::MAX && !(n >= 3 || n == 0) { g(x, m::h(a)) } else { { let y = x; -y } };
            while a.abs() > f32::sqrt(c) { a /= 2.0; t[n][0] += 1; (a, t[1][n]) = (c, t.0); }
            for i in 0..4u8 { a = a.mul_add(x, i as f32).min(c); }
            for j in -1..=N + 2 { if j % 2 == 0 { a -= x * c; } else if j != 1 << 3 { a = f32::from_bits(7); } }
            for k in n..m(n) { t[k / 2] = [k; 3]; }
            'a: for (p, q) in [(1, x), (N, c)] { if p == 3 { return (a, t[0]); } else { continue 'a; } }
            let v = loop { match n { 0 | 7 => break a, m @ 1..=N if m > 2 => a += 1.0, -3.. => return g(x), _ => {} } };
            let w = 'b: { for i in (1..=n).rev().step_by(2) { if i > 9 { break 'b x; } } match (n, true) { (1, b) => v, _ => c } };
            ru! { a += rz!(x * c) + fused!(a * x + c); if a > 9.0 { return (a, t[0]); } }
            let z = unfused!({ let q = a * x; q + c }) as f64;
            let e = u[p.x() + p.y() * n] + u[0] - h(p, u, u.len());
            const K: usize = 3;
            let r; r = [1.0; K]; let f = |s: f32, t| s * t + a; a += f(r[0], x);
            let part = &u[1..n]; let (lo, hi) = u.split_at(n);
            for (i, v) in part.iter().enumerate().rev() { a += v * i as f32; h(p, &part[..i], 2); }
            let d: f32 = lo.iter().zip(hi).map(|(a, b)| a * b).sum();
            a += part.windows(2).fold(d, |s, w| s + w[0]) + r.iter().rev().sum::<f32>();
            let 0..=3 = n else { return g(x); }; if let 1 | 2 = n { a += 1.0; }
            (a, t[N - 1])
        }"#;

    /// The number of tokens, those in groups included.
    fn count(tokens: &TokenStream) -> usize {
        let inner = |token: TokenTree| match token {
            TokenTree::Group(group) => count(&group.stream()),
            _ => 0,
        };
        tokens.clone().into_iter().map(|token| 1 + inner(token)).sum()
    }

    /// The tokens with the one at `position`, in order of appearance, replaced.
    fn replace(tokens: &TokenStream, position: &mut usize, by: &TokenStream) -> TokenStream {
        let mut changed = TokenStream::new();
        for token in tokens.clone() {
            let here = *position == 0;
            *position = position.wrapping_sub(1);
            match token {
                _ if here => changed.extend(by.clone()),
                TokenTree::Group(group) => {
                    let inner = replace(&group.stream(), position, by);
                    changed.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
                }
                other => changed.extend([other]),
            }
        }
        changed
    }

    fn is_function(tokens: &TokenStream) -> bool {
        syn::parse2::<syn::ItemFn>(tokens.clone()).is_ok()
    }

    /// Whatever is left out or put in its place, the answer is items and errors that parse, never a panic.
    #[test]
    fn damaged_functions_do_not_panic() {
        let source: TokenStream = SOURCE.parse().unwrap();
        assert!(is_function(&source));
        let damages = ["", "x", "1", "()", "{}", "&mut"];
        for damage in damages.map(|text| text.parse::<TokenStream>().unwrap()) {
            for position in 0..count(&source) {
                let damaged = replace(&source, &mut position.clone(), &damage);
                let is_function = is_function(&damaged);
                let emitted = expand(quote!(mode = "ru", contract = true), damaged.clone());
                if is_function {
                    assert!(syn::parse2::<syn::File>(emitted).is_ok(), "{damaged}");
                }
            }
        }
    }

    #[test]
    fn errors_keep_the_signature_and_the_type() {
        let tokens = quote!(
            pub fn f(x: f32) -> f32 {
                x.sine()
            }
        );
        let emitted = expand(TokenStream::new(), tokens).to_string();
        assert!(emitted.contains("compile_error"));
        assert!(emitted.contains("pub fn f (x :"));
        assert!(emitted.contains("pub struct f { }"));
    }
}
