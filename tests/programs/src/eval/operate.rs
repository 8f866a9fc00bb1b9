//! Operations on values whose type is known only while the tests run.

use fpdsl_macros::for_each_operation;
use fpdsl_runtime::backend::{Backend, Bitwise, Castable, Encoded, Float, Int, Leaf, Num};
use fpdsl_runtime::literal::Literal;
use fpdsl_runtime::{Rounding, math, ops};

use super::integers;
use super::value::{Pack, Scalar, Unwrap, pack};
use crate::ast::{BinaryOp, Comparison, Elementary, Method, ScalarType, Shape};

/// Runs code with a mode that is known only now as the type `$M`.
macro_rules! in_mode {
    ($mode:expr, $M:ident => $code:expr) => {
        match $mode {
            ::fpdsl_runtime::Rounding::NearestEven => {
                type $M = ::fpdsl_runtime::Rn;
                $code
            }
            ::fpdsl_runtime::Rounding::TowardZero => {
                type $M = ::fpdsl_runtime::Rz;
                $code
            }
            ::fpdsl_runtime::Rounding::TowardPositive => {
                type $M = ::fpdsl_runtime::Ru;
                $code
            }
            ::fpdsl_runtime::Rounding::TowardNegative => {
                type $M = ::fpdsl_runtime::Rd;
                $code
            }
        }
    };
}

pub(super) use in_mode;

/// Computes with operands of one of the types; the result has that type too.
macro_rules! same_type {
    ($what:expr; $(($($T:ident)*) $operands:tt => $code:expr;)+) => {
        match $what {
            $($( same_type!(@pattern $T $operands) => Scalar::$T($code), )*)+
            _ => unreachable!("the types of an operation are those that the generator gave it"),
        }
    };
    (@pattern $T:ident ($x:ident)) => { Scalar::$T($x) };
    (@pattern $T:ident ($($x:ident),+)) => { ($(Scalar::$T($x)),+) };
}
pub(super) use same_type;

pub fn wrap<B: Backend, T: Leaf<B, Native: Unwrap>>(x: T) -> Scalar<B> {
    <T::Native as Unwrap>::wrap::<B>(x)
}

/// `x op y`, without contraction.
pub fn binary<B: Backend>(b: B, mode: Rounding, op: BinaryOp, x: Scalar<B>, y: Scalar<B>) -> Scalar<B> {
    if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
        let Scalar::U32(n) = cast(b, mode, ScalarType::U32, y) else {
            unreachable!("a cast gives what it is to")
        };
        return same_type!(x; (I8 I16 I32 I64 U8 U16 U32 U64 Usize) (x) => shift(b, op, x, n););
    }
    same_type!((x, y);
        (F16 Bf16 F32 F64) (x, y) => number(b, mode, op, x, y);
        (I8 I16 I32 I64 U8 U16 U32 U64 Usize) (x, y) => integer(b, op, x, y);
        (Bool) (x, y) => bitwise(b, op, x, y);
    )
}

#[inline(never)]
fn number<B: Backend, T: Num<B>>(b: B, mode: Rounding, op: BinaryOp, x: T, y: T) -> T {
    match op {
        BinaryOp::Add => in_mode!(mode, M => ops::add::<M, _, _>(b, x, y)),
        BinaryOp::Sub => in_mode!(mode, M => ops::sub::<M, _, _>(b, x, y)),
        BinaryOp::Mul => in_mode!(mode, M => ops::mul::<M, _, _>(b, x, y)),
        BinaryOp::Div => in_mode!(mode, M => ops::div::<M, _, _>(b, x, y)),
        BinaryOp::Rem => ops::rem(b, x, y),
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::Shl | BinaryOp::Shr => {
            unreachable!("not an operation of floats")
        }
    }
}

#[inline(never)]
fn integer<B: Backend, T: Int<B>>(b: B, op: BinaryOp, x: T, y: T) -> T {
    type M = fpdsl_runtime::Rn;
    match op {
        BinaryOp::Add => ops::add::<M, _, _>(b, x, y),
        BinaryOp::Sub => ops::sub::<M, _, _>(b, x, y),
        BinaryOp::Mul => ops::mul::<M, _, _>(b, x, y),
        BinaryOp::Div => ops::div::<M, _, _>(b, x, y),
        BinaryOp::Rem => ops::rem(b, x, y),
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor => bitwise(b, op, x, y),
        BinaryOp::Shl | BinaryOp::Shr => unreachable!("shifts are done before"),
    }
}

fn bitwise<B: Backend, T: Bitwise<B>>(b: B, op: BinaryOp, x: T, y: T) -> T {
    match op {
        BinaryOp::BitAnd => ops::bitand(b, x, y),
        BinaryOp::BitOr => ops::bitor(b, x, y),
        BinaryOp::BitXor => ops::bitxor(b, x, y),
        _ => unreachable!("not an operation of booleans"),
    }
}

#[inline(never)]
fn shift<B: Backend, T: Int<B>>(b: B, op: BinaryOp, x: T, n: B::U32) -> T {
    match op {
        BinaryOp::Shl => ops::shl(b, x, n),
        _ => ops::shr(b, x, n),
    }
}

/// `x * y + z`, rounded once.
pub fn mul_add<B: Backend>(b: B, mode: Rounding, x: Scalar<B>, y: Scalar<B>, z: Scalar<B>) -> Scalar<B> {
    same_type!((x, y, z); (F16 Bf16 F32 F64) (x, y, z) => fused(b, mode, x, y, z);)
}

#[inline(never)]
fn fused<B: Backend, T: Float<B>>(b: B, mode: Rounding, x: T, y: T, z: T) -> T {
    in_mode!(mode, M => ops::mul_add::<M, _, _>(b, x, y, z))
}

/// A decimal literal.
pub fn float<B: Backend>(b: B, mode: Rounding, ty: ScalarType, literal: &'static Literal) -> Scalar<B> {
    in_mode!(mode, M => match ty {
        ScalarType::F16 => Scalar::F16(ops::float::<M, _, _>(b, literal)),
        ScalarType::Bf16 => Scalar::Bf16(ops::float::<M, _, _>(b, literal)),
        ScalarType::F32 => Scalar::F32(ops::float::<M, _, _>(b, literal)),
        ScalarType::F64 => Scalar::F64(ops::float::<M, _, _>(b, literal)),
        other => unreachable!("a decimal literal of type {other:?}"),
    })
}

/// A subnormal binary32 number as zero, anything else as it is.
pub fn flush<B: Backend>(b: B, x: Scalar<B>) -> Scalar<B> {
    match x {
        Scalar::F32(x) => Scalar::F32(<B::F32 as Float<B>>::flush_to_zero(b, x)),
        other => other,
    }
}

/// `-x`.
pub fn neg<B: Backend>(b: B, x: Scalar<B>) -> Scalar<B> {
    same_type!(x; (F16 Bf16 F32 F64 I8 I16 I32 I64) (x) => ops::neg(b, x);)
}

/// `!x`.
pub fn not<B: Backend>(b: B, x: Scalar<B>) -> Scalar<B> {
    same_type!(x; (Bool I8 I16 I32 I64 U8 U16 U32 U64 Usize) (x) => ops::not(b, x);)
}

/// A comparison.
pub fn compare<B: Backend>(b: B, op: Comparison, x: Scalar<B>, y: Scalar<B>) -> Scalar<B> {
    macro_rules! by_type {
        ($($T:ident)*) => {
            match (x, y) {
                (Scalar::Bool(x), Scalar::Bool(y)) => match op {
                    Comparison::Eq => ops::eq(b, x, y),
                    Comparison::Ne => ops::ne(b, x, y),
                    _ => unreachable!("the generator does not order booleans"),
                },
                $((Scalar::$T(x), Scalar::$T(y)) => ordered(b, op, x, y),)*
                _ => unreachable!("a comparison's operands have one type"),
            }
        };
    }
    Scalar::Bool(by_type!(F16 Bf16 F32 F64 I8 I16 I32 I64 U8 U16 U32 U64 Usize))
}

#[inline(never)]
fn ordered<B: Backend, T: Num<B>>(b: B, op: Comparison, x: T, y: T) -> B::Bool {
    match op {
        Comparison::Eq => ops::eq(b, x, y),
        Comparison::Ne => ops::ne(b, x, y),
        Comparison::Lt => ops::lt(b, x, y),
        Comparison::Le => ops::le(b, x, y),
        Comparison::Gt => ops::gt(b, x, y),
        Comparison::Ge => ops::ge(b, x, y),
    }
}

/// A method, with operands and results flushed if so asked.
pub fn method<B: Backend>(
    b: B,
    mode: Rounding,
    flushes: bool,
    method: Method,
    mut args: Vec<Scalar<B>>,
) -> Pack<B> {
    if flushes {
        args.iter_mut().for_each(|arg| *arg = flush(b, *arg));
    }
    let power = match args.get(1) {
        Some(Scalar::I32(n)) => Some(*n),
        _ => None,
    };
    macro_rules! by_type {
        ($($F:ident)*) => {
            match args[0] {
                $(Scalar::$F(x) => {
                    let rest: Vec<B::$F> = args[1..]
                        .iter()
                        .filter_map(|arg| match arg {
                            Scalar::$F(x) => Some(*x),
                            _ => None,
                        })
                        .collect();
                    float_method(b, mode, method, x, &rest, power)
                })*
                _ => pack([integers::method(b, method, &args)]),
            }
        };
    }
    let mut result = by_type!(F16 Bf16 F32 F64);
    if flushes {
        result.iter_mut().for_each(|scalar| *scalar = flush(b, *scalar));
    }
    result
}

/// An elementary function, with operands and result flushed if so asked.
pub fn elementary<B: Backend>(
    b: B,
    mode: Rounding,
    flushes: bool,
    function: Elementary,
    args: &[Scalar<B>],
) -> Scalar<B> {
    let flushed = |x| if flushes { flush(b, x) } else { x };
    let (x, y) = (flushed(args[0]), flushed(args[args.len() - 1]));
    flushed(same_type!((x, y); (F16 Bf16 F32 F64) (x, y) => float_function(b, mode, function, x, y);))
}

/// `y` is of no account to a function of one argument.
#[inline(never)]
fn float_function<B, T>(b: B, mode: Rounding, function: Elementary, x: T, y: T) -> T
where
    B: Backend,
    T: Leaf<B, Native: math::Exp + math::Ln + math::Sin + math::Hypot + math::Powf>,
{
    in_mode!(mode, M => match function {
        Elementary::Exp => ops::exp::<M, _, _>(b, x),
        Elementary::Ln => ops::ln::<M, _, _>(b, x),
        Elementary::Sin => ops::sin::<M, _, _>(b, x),
        Elementary::Hypot => ops::hypot::<M, _, _>(b, x, y),
        Elementary::Powf => ops::powf::<M, _, _>(b, x, y),
        other => unreachable!("trees do not call {other:?}"),
    })
}

/// A result as scalars, by its type in the table.
macro_rules! packed {
    (Self $result:expr) => {
        pack([wrap($result)])
    };
    (Bits $result:expr) => {
        pack([wrap($result)])
    };
    (bool $result:expr) => {
        pack([Scalar::Bool($result)])
    };
    (i32 $result:expr) => {
        pack([Scalar::I32($result)])
    };
    ((Self, i32) $result:expr) => {{
        let (first, second) = $result;
        pack([wrap(first), Scalar::I32(second)])
    }};
    ((Self, Self) $result:expr) => {{
        let (first, second) = $result;
        pack([wrap(first), wrap(second)])
    }};
}

fn float_method<B: Backend, T>(
    b: B,
    mode: Rounding,
    method: Method,
    x: T,
    rest: &[T],
    power: Option<B::I32>,
) -> Pack<B>
where
    T: Encoded<B, Bits: Leaf<B, Native: Unwrap>> + Leaf<B, Native: Unwrap>,
{
    let mut operands = rest.iter().copied();
    let mut next = || operands.next().expect("as many operands as the table says");
    for_each_operation! {
        match method {
            #for method && rounded && Self {
                Method::#Name => pack([wrap(rounded(b, mode, method, x, rest, power))]),
            }
            // By its definition: what is integral loses nothing in the cast.
            #for method && rounded && !Self {
                Method::#Name => pack([cast_from(b, mode, target(method), rounded(b, mode, Method::Rint, x, rest, power))]),
            }
            #for method && exact && f64 {
                Method::#Name => {
                    #(#if !first { let #x = next(); })*
                    packed!(#R ops::#name(b, #(#x),*))
                }
            }
            #for !method || !f64 {
                Method::#Name => unreachable!("it is no method of every float"),
            }
        }
    }
}

#[inline(never)]
fn rounded<B: Backend, T: Encoded<B>>(
    b: B,
    mode: Rounding,
    method: Method,
    x: T,
    rest: &[T],
    power: Option<B::I32>,
) -> T {
    let mut operands = rest.iter().copied();
    let mut next = || operands.next().expect("as many operands as the table says");
    for_each_operation! {
        match method {
            #for method && rounded && Self {
                Method::#Name => {
                    #(#if i32 { let #x = power.expect("an exponent"); } #else if !first { let #x = next(); })*
                    in_mode!(mode, M => ops::#name::<M, _, _>(b, #(#x),*))
                }
            }
            #for !(method && rounded && Self) {
                Method::#Name => unreachable!("it does not round a float"),
            }
        }
    }
}

/// The integer type that a conversion in the mode is to.
fn target(method: Method) -> ScalarType {
    match method.row().shape {
        Shape::To(ty) => ty,
        other => unreachable!("{method:?} is {other:?}"),
    }
}

/// `f32::from_bits(x)` and its kin.
pub fn from_bits<B: Backend>(b: B, ty: ScalarType, x: Scalar<B>) -> Scalar<B> {
    match (ty, x) {
        (ScalarType::F16, Scalar::U16(x)) => Scalar::F16(<B::F16 as Encoded<B>>::from_bits(b, x)),
        (ScalarType::Bf16, Scalar::U16(x)) => Scalar::Bf16(<B::Bf16 as Encoded<B>>::from_bits(b, x)),
        (ScalarType::F32, Scalar::U32(x)) => Scalar::F32(<B::F32 as Encoded<B>>::from_bits(b, x)),
        (ScalarType::F64, Scalar::U64(x)) => Scalar::F64(<B::F64 as Encoded<B>>::from_bits(b, x)),
        _ => unreachable!("encodings are unsigned integers of the float's width"),
    }
}

/// `x as to`.
pub fn cast<B: Backend>(b: B, mode: Rounding, to: ScalarType, x: Scalar<B>) -> Scalar<B> {
    macro_rules! by_type {
        ($($T:ident)*) => {
            match x {
                Scalar::Unset => unreachable!("an unset slot is never read"),
                $(Scalar::$T(x) => cast_from(b, mode, to, x),)*
            }
        };
    }
    by_type!(Bool F16 Bf16 F32 F64 I8 I16 I32 I64 U8 U16 U32 U64 Usize)
}

#[inline(never)]
fn cast_from<B: Backend, T: Castable<B>>(b: B, mode: Rounding, to: ScalarType, x: T) -> Scalar<B> {
    match to {
        ScalarType::Bool => unreachable!("nothing is cast to `bool`"),
        ScalarType::F16 => Scalar::F16(in_mode!(mode, M => T::to_f16::<M>(b, x))),
        ScalarType::Bf16 => Scalar::Bf16(in_mode!(mode, M => T::to_bf16::<M>(b, x))),
        ScalarType::F32 => Scalar::F32(in_mode!(mode, M => T::to_f32::<M>(b, x))),
        ScalarType::F64 => Scalar::F64(in_mode!(mode, M => T::to_f64::<M>(b, x))),
        ScalarType::I8 => Scalar::I8(T::to_i8(b, x)),
        ScalarType::I16 => Scalar::I16(T::to_i16(b, x)),
        ScalarType::I32 => Scalar::I32(T::to_i32(b, x)),
        ScalarType::I64 => Scalar::I64(T::to_i64(b, x)),
        ScalarType::U8 => Scalar::U8(T::to_u8(b, x)),
        ScalarType::U16 => Scalar::U16(T::to_u16(b, x)),
        ScalarType::U32 => Scalar::U32(T::to_u32(b, x)),
        ScalarType::U64 => Scalar::U64(T::to_u64(b, x)),
        ScalarType::Usize => Scalar::Usize(T::to_usize(b, x)),
    }
}
