//! Counts of bits, bits in the opposite order and high halves of products: intrinsics of 32 and 64 bits, which narrower integers
//! use as well.

use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;

use super::expr::{Binding, Expr};

/// An integer as the unsigned one of its width, so that it is extended with zeros.
fn unsigned(ty: ScalarType, x: &Expr) -> Expr {
    match ty.unsigned() {
        Some(unsigned) if unsigned != ty => x.clone().cast(unsigned),
        Some(_) | None => x.clone(),
    }
}

/// The intrinsic of the width.
fn by_width(ty: ScalarType, narrow: &str, wide: &str, args: &[&Expr]) -> Expr {
    let name = if ty.bytes() == 8 { wide } else { narrow };
    Expr::call(name, args)
}

/// The number of bits of the intrinsic that the type lacks.
fn missing(ty: ScalarType) -> usize {
    32_usize.saturating_sub(8 * ty.bytes())
}

/// The number of zeros above the highest one.
pub(super) fn leading_zeros(ty: ScalarType, x: &Expr) -> Expr {
    let zeros = by_width(ty, "__clz", "__clzll", &[&unsigned(ty, x)]);
    let zeros = match missing(ty) {
        0 => zeros,
        more => Expr::infix(&zeros, "-", &Expr::atom(more.to_string()), Binding::Sum),
    };
    zeros.cast(ScalarType::U32)
}

/// The number of ones.
pub(super) fn count_ones(ty: ScalarType, x: &Expr) -> Expr {
    by_width(ty, "__popc", "__popcll", &[&unsigned(ty, x)]).cast(ScalarType::U32)
}

/// The bits in the opposite order.
pub(super) fn reverse_bits(ty: ScalarType, x: &Expr) -> Expr {
    let reversed = by_width(ty, "__brev", "__brevll", &[&unsigned(ty, x)]);
    let reversed = match missing(ty) {
        0 => reversed,
        below => Expr::infix(&reversed, ">>", &Expr::atom(below.to_string()), Binding::Shift),
    };
    match ty {
        ScalarType::U32 | ScalarType::U64 | ScalarType::Usize => reversed,
        _ => reversed.cast(ty),
    }
}

/// The high half of a product. That of a narrow one fits 32 bits, if those have the sign of the type: C++ would compute with the
/// signed `int`.
pub(super) fn mul_hi(ty: ScalarType, args: &[&Expr]) -> Expr {
    let is_signed = matches!(ty.kind(), Kind::Signed(_));
    if missing(ty) == 0 {
        return if is_signed {
            by_width(ty, "__mulhi", "__mul64hi", args)
        } else {
            by_width(ty, "__umulhi", "__umul64hi", args)
        };
    }
    let wide = if is_signed {
        ScalarType::I32
    } else {
        ScalarType::U32
    };
    let (x, y) = (args[0].clone().cast(wide), args[1].clone().cast(wide));
    let product = Expr::infix(&x, "*", &y, Binding::Product);
    let width = Expr::atom((8 * ty.bytes()).to_string());
    Expr::infix(&product, ">>", &width, Binding::Shift).cast(ty)
}
