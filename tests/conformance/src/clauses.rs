//! The operations of IEEE 754-2019, and what fpdsl has for each.

/// An operation of the standard.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// Where the standard defines it.
    pub number: &'static str,
    /// Its names there.
    pub names: &'static str,
    /// What there is.
    pub status: Status,
}

/// What fpdsl has for an operation.
#[derive(Clone, Copy, Debug)]
pub enum Status {
    /// Functions of the table that are the operation, in all formats unless the table has fewer.
    Offered(&'static [&'static str]),
    /// Functions of the table that show how it is written.
    Written(&'static [&'static str]),
    /// Nothing, and why.
    Refused(&'static str),
}

use Status::{Offered, Refused, Written};

const fn clause(number: &'static str, names: &'static str, status: Status) -> Clause {
    Clause {
        number,
        names,
        status,
    }
}

const DECIMAL: Status = Refused("decimal formats");
const FLAGS: Status = Refused("no backend has status flags in common");

/// Every operation of clause 5, and those of clause 9 that are about arithmetic.
pub static CLAUSES: &[Clause] = &[
    clause(
        "5.3.1",
        "roundToIntegralTiesToEven",
        Offered(&["round_ties_even"]),
    ),
    clause("5.3.1", "roundToIntegralTiesToAway", Offered(&["round"])),
    clause("5.3.1", "roundToIntegralTowardZero", Offered(&["trunc"])),
    clause("5.3.1", "roundToIntegralTowardPositive", Offered(&["ceil"])),
    clause("5.3.1", "roundToIntegralTowardNegative", Offered(&["floor"])),
    clause(
        "5.3.1",
        "roundToIntegralExact, without the flag",
        Offered(&["rint"]),
    ),
    clause("5.3.1", "nextUp", Offered(&["next_up"])),
    clause("5.3.1", "nextDown", Offered(&["next_down"])),
    clause("5.3.1", "remainder", Offered(&["ieee_remainder", "remquo"])),
    clause("5.3.2", "quantize, quantum", DECIMAL),
    clause("5.3.3", "scaleB", Offered(&["scalbn", "ldexp"])),
    clause("5.3.3", "logB", Offered(&["logb", "ilogb"])),
    clause("5.4.1", "addition", Offered(&["add"])),
    clause("5.4.1", "subtraction", Offered(&["sub"])),
    clause("5.4.1", "multiplication", Offered(&["mul"])),
    clause("5.4.1", "division", Offered(&["div"])),
    clause("5.4.1", "squareRoot", Offered(&["sqrt"])),
    clause("5.4.1", "fusedMultiplyAdd", Offered(&["mul_add"])),
    clause(
        "5.4.1",
        "formatOf operations with a result narrower than the operands",
        Refused("`(x + y) as f32` rounds twice; GPUs have no such instruction"),
    ),
    clause(
        "5.4.1",
        "convertFromInt",
        Offered(&["as_f16", "as_bf16", "as_f32", "as_f64"]),
    ),
    clause(
        "5.4.1, 5.8",
        "convertToIntegerTiesToEven, …TowardPositive, …TowardNegative, …TowardZero: in the mode; saturating, NaN is 0",
        Offered(&[
            "to_i8", "to_i16", "to_i32", "to_i64", "to_u8", "to_u16", "to_u32", "to_u64", "to_usize",
        ]),
    ),
    clause(
        "5.4.1, 5.8",
        "convertToIntegerTowardZero in any mode; saturating, NaN is 0",
        Offered(&[
            "as_i8", "as_i16", "as_i32", "as_i64", "as_u8", "as_u16", "as_u32", "as_u64", "as_usize",
        ]),
    ),
    clause(
        "5.4.1, 5.8",
        "convertToIntegerTiesToAway",
        Written(&["to_integer_ties_away"]),
    ),
    clause(
        "5.4.1, 5.8",
        "convertToIntegerExact…",
        Refused("differ from the others by a flag alone"),
    ),
    clause(
        "5.4.2",
        "convertFormat",
        Offered(&["as_f16", "as_bf16", "as_f32", "as_f64"]),
    ),
    clause(
        "5.4.2",
        "the same to a type that is a parameter, `x as T`",
        Offered(&["cast_to"]),
    ),
    clause(
        "5.4.2, 5.12",
        "convertFromDecimalCharacter: literals, of any length, rounded once",
        Offered(&["float"]),
    ),
    clause(
        "5.4.2, 5.12",
        "convertToDecimalCharacter",
        Refused("text is for the Rust code around a function"),
    ),
    clause(
        "5.4.3, 5.12",
        "convertFromHexCharacter, convertToHexCharacter",
        Refused("Rust has no hexadecimal floats; `f32::from_bits(0x3f80_0000)` writes an encoding"),
    ),
    clause(
        "5.5.1",
        "copy",
        Refused("`let y = x;`; a NaN's encoding is not promised"),
    ),
    clause("5.5.1", "negate", Offered(&["neg"])),
    clause("5.5.1", "abs", Offered(&["abs"])),
    clause(
        "5.5.1",
        "copySign; a NaN's sign reads as positive",
        Offered(&["copysign"]),
    ),
    clause(
        "5.5.2",
        "encodeDecimal, decodeDecimal, encodeBinary, decodeBinary",
        DECIMAL,
    ),
    clause("5.6.1, 5.11", "compareQuietEqual", Offered(&["eq"])),
    clause("5.6.1, 5.11", "compareQuietNotEqual", Offered(&["ne"])),
    clause("5.6.1, 5.11", "compareQuietGreater", Offered(&["gt"])),
    clause("5.6.1, 5.11", "compareQuietGreaterEqual", Offered(&["ge"])),
    clause("5.6.1, 5.11", "compareQuietLess", Offered(&["lt"])),
    clause("5.6.1, 5.11", "compareQuietLessEqual", Offered(&["le"])),
    clause(
        "5.6.1, 5.11",
        "compareQuietUnordered, …Ordered its negation",
        Written(&["unordered"]),
    ),
    clause(
        "5.6.1, 5.11",
        "compareQuietNotGreater, …NotLess, …LessUnordered, …GreaterUnordered",
        Written(&["not_greater"]),
    ),
    clause(
        "5.6.1, 5.11",
        "compareSignaling…",
        Refused("differ from the quiet ones by a flag alone"),
    ),
    clause(
        "5.7.1",
        "is754version1985, is754version2008, is754version2019",
        Refused("this page is the answer"),
    ),
    clause(
        "5.7.2",
        "class",
        Refused("an enumeration; the predicates below tell the classes apart"),
    ),
    clause(
        "5.7.2",
        "isSignMinus",
        Offered(&["is_sign_negative", "is_sign_positive"]),
    ),
    clause("5.7.2", "isNormal", Offered(&["is_normal"])),
    clause("5.7.2", "isFinite", Offered(&["is_finite"])),
    clause("5.7.2", "isZero", Offered(&["is_zero"])),
    clause("5.7.2", "isSubnormal", Offered(&["is_subnormal"])),
    clause("5.7.2", "isInfinite", Offered(&["is_infinite"])),
    clause("5.7.2", "isNaN", Offered(&["is_nan"])),
    clause(
        "5.7.2",
        "isSignaling",
        Refused("every operation quiets a signalling NaN, and none tells them apart"),
    ),
    clause("5.7.2", "isCanonical, radix", Refused("always true, always 2")),
    clause(
        "5.7.2, 5.10",
        "totalOrder; NaN are one value, above all others",
        Written(&["total_order"]),
    ),
    clause("5.7.2, 5.10", "the same as -1, 0 or 1", Offered(&["total_cmp"])),
    clause("5.7.2, 5.10", "totalOrderMag", Written(&["total_order_mag"])),
    clause("5.7.3", "sameQuantum", DECIMAL),
    clause(
        "5.7.4",
        "lowerFlags, raiseFlags, testFlags, testSavedFlags, restoreFlags, saveAllFlags",
        FLAGS,
    ),
    clause("9.2", "rSqrt", Offered(&["rsqrt"])),
    clause(
        "9.2",
        "the other functions: exp, log, sin, hypot, …",
        Refused("elementary functions differ between libraries; write one as an `#[fp]` function"),
    ),
    clause(
        "9.3",
        "getBinaryRoundingDirection, setBinaryRoundingDirection, …",
        Refused("modes are part of the source"),
    ),
    clause(
        "9.4",
        "sum, dot, sumSquare, sumAbs, scaledProd, …",
        Refused("loops in an `#[fp]` function, in a stated order"),
    ),
    clause(
        "9.5",
        "augmentedAddition, …Subtraction, …Multiplication",
        Refused("they round ties toward zero; `fpdsl::eft` has the exact sum and product under ties to even"),
    ),
    clause("9.6", "minimumNumber, with -0 below +0", Offered(&["min"])),
    clause("9.6", "maximumNumber, likewise", Offered(&["max"])),
    clause("9.6", "minimum", Offered(&["minimum"])),
    clause("9.6", "maximum", Offered(&["maximum"])),
    clause(
        "9.6",
        "minimumMagnitude and its kin",
        Refused("compare `x.abs()` with `y.abs()`"),
    ),
    clause(
        "9.7",
        "getPayload, setPayload, setPayloadSignaling",
        Refused("NaN payloads are not promised"),
    ),
    clause(
        "3.4",
        "encodings, a NaN's the canonical quiet one",
        Offered(&["to_bits", "from_bits"]),
    ),
    clause("–", "reciprocal, rounded once", Offered(&["recip"])),
    clause(
        "–",
        "remainder of truncated division, exact (C's `fmod`)",
        Offered(&["rem"]),
    ),
    clause("–", "C's `frexp`, `modf`", Offered(&["frexp", "modf"])),
    clause("–", "the distance to the next number", Offered(&["ulp"])),
    clause("–", "limits", Offered(&["clamp", "saturate"])),
    clause("–", "constants of the Rust code around", Offered(&["lift"])),
    clause(
        "–",
        "approximate forms, rounded to nearest on hosts, no bits promised on a GPU",
        Offered(&["approx_div", "approx_sqrt", "approx_rcp", "approx_rsqrt"]),
    ),
    clause(
        "–",
        "integers: wrapping, shifts modulo the width",
        Offered(&["bitand", "bitor", "bitxor", "not", "shl", "shr", "int"]),
    ),
];
