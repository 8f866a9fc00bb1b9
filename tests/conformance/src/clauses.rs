//! The operations of IEEE 754-2019 and fpdsl's status for each.

use fpdsl_ops::Row;

/// An operation of the standard.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The clause of the standard that defines it.
    pub number: &'static str,
    /// Its names there.
    pub names: &'static str,
    /// The status in fpdsl.
    pub status: Status,
}

/// The status of an operation in fpdsl.
#[derive(Clone, Debug)]
pub enum Status {
    /// Rows that are the operation, in all formats unless the table has fewer.
    Row(Vec<&'static str>),
    /// Functions that are the operation but no rows of the table.
    Offered(&'static [&'static str]),
    /// Functions of the table that show how it is written.
    Written(&'static [&'static str]),
    /// A method of arrays of floats, which a suite of its own compares with an oracle on every backend.
    OfArrays {
        /// The method's name.
        method: &'static str,
        /// How bodies call it.
        spelling: &'static str,
        /// The suite's file.
        suite: &'static str,
    },
    /// Elementary functions, which `tests/math` compares with oracles on every backend: how bodies call them.
    Functions(&'static [&'static str]),
    /// Not offered, for this reason.
    Refused(&'static str),
}

use Status::{Functions, OfArrays, Offered, Refused, Written};

impl Status {
    /// The functions, offered or written out.
    pub fn operations(&self) -> &[&'static str] {
        match self {
            Status::Row(operations) => operations,
            Offered(operations) | Written(operations) => operations,
            OfArrays { .. } | Functions(_) | Refused(_) => &[],
        }
    }
}

/// Every operation of clause 5, and what there is of others, by number; what no clause has comes last.
pub fn clauses() -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    let rows = Row::ALL.iter().map(|row| Clause {
        number: row.clause(),
        names: row.ieee_name(),
        status: Status::Row(vec![row.name]),
    });
    for clause in rows.chain(OTHERS.iter().cloned()) {
        let known = clauses
            .iter_mut()
            .find(|known| (known.number, known.names) == (clause.number, clause.names));
        match known {
            Some(Clause {
                status: Status::Row(operations),
                ..
            }) => operations.extend(clause.status.operations()),
            _ => clauses.push(clause),
        }
    }
    clauses.sort_by_key(|clause| {
        let first = clause.number.split(',').next().unwrap_or_default();
        let numbers: Option<Vec<u32>> = first.split('.').map(|part| part.parse().ok()).collect();
        (numbers.is_none(), numbers)
    });
    clauses
}

const fn clause(number: &'static str, names: &'static str, status: Status) -> Clause {
    Clause {
        number,
        names,
        status,
    }
}

const DECIMAL: Status = Refused("decimal formats");
const FLAGS: Status = Refused(
    "no backend has status flags in common; `call.inspect().flags()` counts what each operation signals",
);

/// The clauses that the table of operations does not cover: casts, literals and constants, operations written out of others,
/// and operations that are not offered. Of clause 9, only functions that are about arithmetic.
static OTHERS: &[Clause] = &[
    clause("5.3.2", "quantize, quantum", DECIMAL),
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
    clause(
        "5.5.2",
        "encodeDecimal, decodeDecimal, encodeBinary, decodeBinary",
        DECIMAL,
    ),
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
        "isSignaling",
        Refused("every operation quiets a signalling NaN, and none tells them apart"),
    ),
    clause("5.7.2", "isCanonical, radix", Refused("always true, always 2")),
    clause(
        "5.7.2, 5.10",
        "totalOrder; NaN are one value, above all others",
        Written(&["total_order"]),
    ),
    clause("5.7.2, 5.10", "totalOrderMag", Written(&["total_order_mag"])),
    clause("5.7.3", "sameQuantum", DECIMAL),
    clause(
        "5.7.4",
        "lowerFlags, raiseFlags, testFlags, testSavedFlags, restoreFlags, saveAllFlags",
        FLAGS,
    ),
    clause(
        "9.2",
        "exp, exp2, exp10, expm1",
        Functions(&["x.exp()", "x.exp2()", "x.exp10()", "x.exp_m1()"]),
    ),
    clause(
        "9.2",
        "log, log2, log10, logp1",
        Functions(&["x.ln()", "x.log2()", "x.log10()", "x.ln_1p()"]),
    ),
    clause("9.2", "hypot", Functions(&["x.hypot(y)"])),
    clause(
        "9.2",
        "compound, rootn, pown, pow",
        Functions(&["x.compound(n)", "x.rootn(n)", "x.powi(n)", "x.powf(y)"]),
    ),
    clause(
        "9.2",
        "sin, cos, tan",
        Functions(&["x.sin()", "x.cos()", "x.tan()"]),
    ),
    clause(
        "9.2",
        "sinPi, cosPi, tanPi",
        Functions(&["x.sin_pi()", "x.cos_pi()", "x.tan_pi()"]),
    ),
    clause(
        "9.2",
        "asin, acos, atan, atan2",
        Functions(&["x.asin()", "x.acos()", "x.atan()", "y.atan2(x)"]),
    ),
    clause(
        "9.2",
        "asinPi, acosPi, atanPi, atan2Pi",
        Functions(&["x.asin_pi()", "x.acos_pi()", "x.atan_pi()", "y.atan2_pi(x)"]),
    ),
    clause(
        "9.2",
        "sinh, cosh, tanh",
        Functions(&["x.sinh()", "x.cosh()", "x.tanh()"]),
    ),
    clause(
        "9.2",
        "asinh, acosh, atanh",
        Functions(&["x.asinh()", "x.acosh()", "x.atanh()"]),
    ),
    clause(
        "9.2",
        "exp2m1, exp10m1, log2p1, log10p1, powr",
        Refused("not yet"),
    ),
    clause(
        "9.3",
        "getBinaryRoundingDirection, setBinaryRoundingDirection, …",
        Refused("modes are part of the source"),
    ),
    clause(
        "9.4",
        "dot, of two arrays `[T; N]`",
        OfArrays {
            method: "exact_dot",
            spelling: "x.exact_dot(y)",
            suite: "tests/exact/dots.rs",
        },
    ),
    clause(
        "9.4",
        "scaledProd, scaledProdSum, scaledProdDiff",
        Refused("loops in an `#[fp]` function, in a stated order"),
    ),
    clause(
        "9.5",
        "augmentedAddition, …Subtraction, …Multiplication",
        Refused("they round ties toward zero; `fpdsl::eft` has the exact sum and product under ties to even"),
    ),
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
    clause("–", "constants of the Rust code around", Offered(&["lift"])),
    clause(
        "–",
        "integers: wrapping, shifts modulo the width",
        Offered(&["shl", "shr", "int"]),
    ),
];
