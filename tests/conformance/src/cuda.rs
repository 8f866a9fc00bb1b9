//! CUDA's tables of intrinsics and fpdsl's form of each.
//!
//! The names are those of the headers of CUDA 13.5 (`NAMES`, read off `crt/device_functions.h`,
//! `crt/device_double_functions.h`, `sm_20_intrinsics.h`, `crt/sm_100_rt.h`, `cuda_fp16.h`, `cuda_bf16.h`), and
//! `X` is a mode: `rn`, `rz`, `ru`, `rd`, all four. Left out are the intrinsics of threads, memory and clusters.

use fpdsl_ops::Row;

use Form::{Approximate, Printed, Refused, Rounded, Same, Written};

/// Intrinsics that are alike, by name.
#[derive(Clone, Copy, Debug)]
pub struct Intrinsics {
    /// Their names, in one mode where they have modes.
    pub names: &'static [&'static str],
    /// The form in fpdsl.
    pub form: Form,
}

/// The form of an intrinsic in fpdsl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The operation, in this type, is printed as it.
    Printed(&'static str, &'static str),
    /// The operation, in this type, has its value; it is printed as something else.
    Same(&'static str, &'static str),
    /// The operation, in this type, is correctly rounded; CUDA's function approximates it.
    Rounded(&'static str, &'static str),
    /// A function of the table, in this type, shows how it is written.
    Written(&'static str, &'static str),
    /// Offered by these methods, which are printed as them.
    Approximate(&'static str),
    /// Not offered, for this reason.
    Refused(&'static str),
}

/// One of CUDA's tables.
#[derive(Clone, Debug)]
pub struct Table {
    /// As CUDA's reference calls it.
    pub title: &'static str,
    /// Its rows.
    pub rows: Vec<Intrinsics>,
}

/// Every name, by header.
pub const NAMES: &str = include_str!("cuda_names.txt");

const fn row(names: &'static [&'static str], form: Form) -> Intrinsics {
    Intrinsics { names, form }
}

const FAST: Form = Refused(
    "fast, with an error bound and no rounding; write its polynomial, or what it is made of, in an `#[fp]` function",
);
const TWO: Form = Refused("two values a thread; an `#[fp]` function computes one, and ptxas may pair them");
const BYTES: Form = Refused("integers, not rounded: written with `+ - * / & | ^ << >>` on wider types");
const MOVES: Form = Refused("moves values between pairs and threads; no arithmetic");

/// All of them. Functions of the mathematical library that have a row's value are in the row.
pub fn tables() -> Vec<Table> {
    let table = |title, rows: &[Intrinsics]| Table {
        title,
        rows: rows.to_vec(),
    };
    let mut math = MATH.to_vec();
    math.extend(Row::ALL.iter().flat_map(in_both_formats));
    vec![
        table("Single precision intrinsics", SINGLE),
        table("Double precision intrinsics", DOUBLE),
        table("Type casting intrinsics", CASTS),
        table("Half precision: arithmetic, comparison, functions", HALF),
        table("Half precision: conversion", HALF_CASTS),
        table("Bfloat16: arithmetic, comparison, functions", BF16),
        table("Bfloat16: conversion", BF16_CASTS),
        table("Integer and SIMD intrinsics", INTEGER),
        table(
            "Mathematical functions that are exact or correctly rounded",
            &math,
        ),
    ]
}

/// The functions of a row that are no intrinsics, and that [`MATH`] says nothing else about: `ilogbf` is of binary32, and
/// `ilogb` of binary64.
fn in_both_formats(row: &'static Row) -> Vec<Intrinsics> {
    let is_known = MATH.iter().any(|known| known.names.contains(&row.cuda));
    let Some(double) = row
        .cuda
        .strip_suffix('f')
        .filter(|_| !row.cuda.starts_with("__") && !is_known)
    else {
        return Vec::new();
    };
    let of = |name, ty| Intrinsics {
        names: vec![name].leak(),
        form: Same(row.name, ty),
    };
    vec![of(row.cuda, "f32"), of(double, "f64")]
}

const SINGLE: &[Intrinsics] = &[
    row(&["__fadd_X"], Printed("add", "f32")),
    row(&["__fsub_X"], Printed("sub", "f32")),
    row(&["__fmul_X"], Printed("mul", "f32")),
    row(&["__fdiv_X"], Printed("div", "f32")),
    row(&["__fmaf_X"], Printed("mul_add", "f32")),
    row(&["__fmaf_ieee_X"], Same("mul_add", "f32")),
    row(&["__frcp_X"], Printed("recip", "f32")),
    row(&["__fsqrt_X"], Printed("sqrt", "f32")),
    row(&["__frsqrt_rn"], Same("rsqrt", "f32")),
    row(&["__fdividef"], Printed("approx_div", "f32")),
    row(&["__saturatef"], Same("saturate", "f32")),
    row(&["__fadd2_X", "__fmul2_X", "__ffma2_X"], TWO),
    row(
        &[
            "__cosf", "__exp10f", "__expf", "__log10f", "__log2f", "__logf", "__powf", "__sinf", "__tanf",
        ],
        Approximate(
            "`x.approx_cos()` `x.approx_exp10()` `x.approx_exp()` `x.approx_log10()` `x.approx_log2()` `x.approx_ln()` \
             `x.approx_powf(y)` `x.approx_sin()` `x.approx_tan()` on f32",
        ),
    ),
    row(
        &["__sincosf", "__tanhf", "__cos2pif", "__sin2pif", "__sincos2pif"],
        FAST,
    ),
];

const DOUBLE: &[Intrinsics] = &[
    row(&["__dadd_X"], Printed("add", "f64")),
    row(&["__dsub_X"], Printed("sub", "f64")),
    row(&["__dmul_X"], Printed("mul", "f64")),
    row(&["__ddiv_X"], Printed("div", "f64")),
    row(&["__fma_X"], Printed("mul_add", "f64")),
    row(&["__drcp_X"], Printed("recip", "f64")),
    row(&["__dsqrt_X"], Printed("sqrt", "f64")),
];

const CASTS: &[Intrinsics] = &[
    row(&["__double2float_X"], Printed("as_f32", "f64")),
    row(&["__float2int_X"], Printed("to_i32", "f32")),
    row(&["__float2uint_X"], Printed("to_u32", "f32")),
    row(&["__float2ll_X"], Printed("to_i64", "f32")),
    row(&["__float2ull_X"], Printed("to_u64", "f32")),
    row(&["__double2int_X"], Printed("to_i32", "f64")),
    row(&["__double2uint_X"], Printed("to_u32", "f64")),
    row(&["__double2ll_X"], Printed("to_i64", "f64")),
    row(&["__double2ull_X"], Printed("to_u64", "f64")),
    row(&["__int2float_X"], Printed("as_f32", "i32")),
    row(&["__uint2float_X"], Printed("as_f32", "u32")),
    row(&["__ll2float_X"], Printed("as_f32", "i64")),
    row(&["__ull2float_X"], Printed("as_f32", "u64")),
    row(&["__int2double_rn"], Printed("as_f64", "i32")),
    row(&["__uint2double_rn"], Printed("as_f64", "u32")),
    row(&["__ll2double_X"], Printed("as_f64", "i64")),
    row(&["__ull2double_X"], Printed("as_f64", "u64")),
    row(&["__float_as_uint"], Printed("to_bits", "f32")),
    row(&["__uint_as_float"], Printed("from_bits", "f32")),
    row(&["__double_as_longlong"], Printed("to_bits", "f64")),
    row(&["__longlong_as_double"], Printed("from_bits", "f64")),
    row(&["__float_as_int"], Same("to_bits", "f32")),
    row(&["__int_as_float"], Same("from_bits", "f32")),
    row(&["__double2hiint"], Written("high_word", "f64")),
    row(&["__double2loint"], Written("low_word", "f64")),
    row(&["__hiloint2double"], Written("from_words", "f64")),
];

/// Arithmetic, comparisons and functions of a 16-bit format.
macro_rules! half_arithmetic {
    ($T:literal) => {
        &[
            row(&["__hadd", "__hadd_rn"], Same("add", $T)),
            row(&["__hsub", "__hsub_rn"], Same("sub", $T)),
            row(&["__hmul", "__hmul_rn"], Same("mul", $T)),
            row(&["__hdiv"], Same("div", $T)),
            row(&["__hfma"], Same("mul_add", $T)),
            row(
                &["__hadd_sat", "__hsub_sat", "__hmul_sat"],
                Written("add_sat", "f32"),
            ),
            row(&["__hfma_sat"], Written("mul_add_sat", "f32")),
            row(&["__hfma_relu"], Written("mul_add_relu", "f32")),
            row(&["__hneg"], Same("neg", $T)),
            row(&["__habs"], Same("abs", $T)),
            row(&["__hmin"], Same("min", $T)),
            row(&["__hmax"], Same("max", $T)),
            row(&["__hmin_nan"], Same("minimum", $T)),
            row(&["__hmax_nan"], Same("maximum", $T)),
            row(&["__heq"], Same("eq", $T)),
            row(&["__hneu"], Same("ne", $T)),
            row(&["__hlt"], Same("lt", $T)),
            row(&["__hle"], Same("le", $T)),
            row(&["__hgt"], Same("gt", $T)),
            row(&["__hge"], Same("ge", $T)),
            row(&["__hne"], Written("less_or_greater", "f32")),
            row(
                &["__hequ", "__hltu", "__hleu", "__hgtu", "__hgeu"],
                Written("not_greater", "f32"),
            ),
            row(&["__hisnan"], Same("is_nan", $T)),
            row(&["__hisinf"], Same("is_infinite", $T)),
            row(&["hsqrt"], Rounded("sqrt", $T)),
            row(&["hrcp"], Rounded("recip", $T)),
            row(&["hrsqrt"], Rounded("rsqrt", $T)),
            row(&["hrint"], Same("round_ties_even", $T)),
            row(&["hfloor"], Same("floor", $T)),
            row(&["hceil"], Same("ceil", $T)),
            row(&["htrunc"], Same("trunc", $T)),
            row(
                &[
                    "hcos",
                    "hexp",
                    "hexp10",
                    "hexp2",
                    "hlog",
                    "hlog10",
                    "hlog2",
                    "hsin",
                    "htanh",
                    "htanh_approx",
                ],
                FAST,
            ),
            row(
                &[
                    "__h2div",
                    "__habs2",
                    "__hadd2",
                    "__hadd2_rn",
                    "__hadd2_sat",
                    "__hcmadd",
                    "__hfma2",
                    "__hfma2_relu",
                    "__hfma2_sat",
                    "__hmax2",
                    "__hmax2_nan",
                    "__hmin2",
                    "__hmin2_nan",
                    "__hmul2",
                    "__hmul2_rn",
                    "__hmul2_sat",
                    "__hneg2",
                    "__hsub2",
                    "__hsub2_rn",
                    "__hsub2_sat",
                    "__hisnan2",
                    "__hbeq2",
                    "__hbequ2",
                    "__hbge2",
                    "__hbgeu2",
                    "__hbgt2",
                    "__hbgtu2",
                    "__hble2",
                    "__hbleu2",
                    "__hblt2",
                    "__hbltu2",
                    "__hbne2",
                    "__hbneu2",
                    "__heq2",
                    "__heq2_mask",
                    "__hequ2",
                    "__hequ2_mask",
                    "__hge2",
                    "__hge2_mask",
                    "__hgeu2",
                    "__hgeu2_mask",
                    "__hgt2",
                    "__hgt2_mask",
                    "__hgtu2",
                    "__hgtu2_mask",
                    "__hle2",
                    "__hle2_mask",
                    "__hleu2",
                    "__hleu2_mask",
                    "__hlt2",
                    "__hlt2_mask",
                    "__hltu2",
                    "__hltu2_mask",
                    "__hne2",
                    "__hne2_mask",
                    "__hneu2",
                    "__hneu2_mask",
                    "h2ceil",
                    "h2cos",
                    "h2exp",
                    "h2exp10",
                    "h2exp2",
                    "h2floor",
                    "h2log",
                    "h2log10",
                    "h2log2",
                    "h2rcp",
                    "h2rint",
                    "h2rsqrt",
                    "h2sin",
                    "h2sqrt",
                    "h2tanh",
                    "h2tanh_approx",
                    "h2trunc",
                ],
                TWO,
            ),
        ]
    };
}

const HALF: &[Intrinsics] = half_arithmetic!("f16");
const BF16: &[Intrinsics] = half_arithmetic!("bf16");

const HALF_CASTS: &[Intrinsics] = &[
    row(&["__half2float"], Same("as_f32", "f16")),
    row(&["__float2half", "__float2half_X"], Same("as_f16", "f32")),
    row(&["__double2half"], Same("as_f16", "f64")),
    row(&["__half2short_X"], Same("to_i16", "f16")),
    row(&["__half2ushort_X"], Same("to_u16", "f16")),
    row(&["__half2int_X"], Same("to_i32", "f16")),
    row(&["__half2uint_X"], Same("to_u32", "f16")),
    row(&["__half2ll_X"], Same("to_i64", "f16")),
    row(&["__half2ull_X"], Same("to_u64", "f16")),
    row(&["__half2char_rz"], Same("as_i8", "f16")),
    row(&["__half2uchar_rz"], Same("as_u8", "f16")),
    row(&["__short2half_X"], Same("as_f16", "i16")),
    row(&["__ushort2half_X"], Same("as_f16", "u16")),
    row(&["__int2half_X"], Same("as_f16", "i32")),
    row(&["__uint2half_X"], Same("as_f16", "u32")),
    row(&["__ll2half_X"], Same("as_f16", "i64")),
    row(&["__ull2half_X"], Same("as_f16", "u64")),
    row(&["__half_as_short", "__half_as_ushort"], Same("to_bits", "f16")),
    row(&["__short_as_half", "__ushort_as_half"], Same("from_bits", "f16")),
    row(
        &[
            "__float22half2_rn",
            "__float2half2_rn",
            "__floats2half2_rn",
            "__half22float2",
            "__half2half2",
            "__halves2half2",
            "__high2float",
            "__high2half",
            "__high2half2",
            "__highs2half2",
            "__low2float",
            "__low2half",
            "__low2half2",
            "__lowhigh2highlow",
            "__lows2half2",
            "make_half2",
        ],
        MOVES,
    ),
];

const BF16_CASTS: &[Intrinsics] = &[
    row(&["__bfloat162float"], Same("as_f32", "bf16")),
    row(
        &["__float2bfloat16", "__float2bfloat16_X"],
        Same("as_bf16", "f32"),
    ),
    row(&["__double2bfloat16"], Same("as_bf16", "f64")),
    row(&["__bfloat162short_X"], Same("to_i16", "bf16")),
    row(&["__bfloat162ushort_X"], Same("to_u16", "bf16")),
    row(&["__bfloat162int_X"], Same("to_i32", "bf16")),
    row(&["__bfloat162uint_X"], Same("to_u32", "bf16")),
    row(&["__bfloat162ll_X"], Same("to_i64", "bf16")),
    row(&["__bfloat162ull_X"], Same("to_u64", "bf16")),
    row(&["__bfloat162char_rz"], Same("as_i8", "bf16")),
    row(&["__bfloat162uchar_rz"], Same("as_u8", "bf16")),
    row(&["__short2bfloat16_X"], Same("as_bf16", "i16")),
    row(&["__ushort2bfloat16_X"], Same("as_bf16", "u16")),
    row(&["__int2bfloat16_X"], Same("as_bf16", "i32")),
    row(&["__uint2bfloat16_X"], Same("as_bf16", "u32")),
    row(&["__ll2bfloat16_X"], Same("as_bf16", "i64")),
    row(&["__ull2bfloat16_X"], Same("as_bf16", "u64")),
    row(
        &["__bfloat16_as_short", "__bfloat16_as_ushort"],
        Same("to_bits", "bf16"),
    ),
    row(
        &["__short_as_bfloat16", "__ushort_as_bfloat16"],
        Same("from_bits", "bf16"),
    ),
    row(
        &[
            "__bfloat1622float2",
            "__bfloat162bfloat162",
            "__float22bfloat162_rn",
            "__float2bfloat162_rn",
            "__floats2bfloat162_rn",
            "__halves2bfloat162",
            "__high2bfloat16",
            "__high2bfloat162",
            "__high2float",
            "__highs2bfloat162",
            "__low2bfloat16",
            "__low2bfloat162",
            "__low2float",
            "__lowhigh2highlow",
            "__lows2bfloat162",
            "make_bfloat162",
        ],
        MOVES,
    ),
];

const INTEGER: &[Intrinsics] = &[
    row(&["__clz"], Printed("leading_zeros", "i32")),
    row(&["__clzll"], Printed("leading_zeros", "i64")),
    row(&["__popc"], Printed("count_ones", "u32")),
    row(&["__popcll"], Printed("count_ones", "u64")),
    row(&["__brev"], Printed("reverse_bits", "u32")),
    row(&["__brevll"], Printed("reverse_bits", "u64")),
    row(&["__mulhi"], Printed("mul_hi", "i32")),
    row(&["__umulhi"], Printed("mul_hi", "u32")),
    row(&["__mul64hi"], Printed("mul_hi", "i64")),
    row(&["__umul64hi"], Printed("mul_hi", "u64")),
    row(&["__nv_bswap16"], Same("swap_bytes", "u16")),
    row(&["__nv_bswap32"], Same("swap_bytes", "u32")),
    row(&["__nv_bswap64"], Same("swap_bytes", "u64")),
    row(&["__uhadd"], Same("midpoint", "u32")),
    row(
        &[
            "__byte_perm",
            "__dp2a_hi",
            "__dp2a_lo",
            "__dp4a",
            "__ffs",
            "__ffsll",
            "__fns",
            "__funnelshift_l",
            "__funnelshift_lc",
            "__funnelshift_r",
            "__funnelshift_rc",
            "__hadd",
            "__mul24",
            "__rhadd",
            "__sad",
            "__umul24",
            "__urhadd",
            "__usad",
        ],
        BYTES,
    ),
    row(
        &["__v*"],
        Refused("SIMD within a word: 8-bit and 16-bit integers are types of their own here"),
    ),
];

const MATH: &[Intrinsics] = &[
    row(&["fmodf"], Printed("rem", "f32")),
    row(&["fmod"], Printed("rem", "f64")),
    row(&["floorf"], Printed("floor", "f32")),
    row(&["floor"], Printed("floor", "f64")),
    row(&["ceilf"], Printed("ceil", "f32")),
    row(&["ceil"], Printed("ceil", "f64")),
    row(&["truncf"], Printed("trunc", "f32")),
    row(&["trunc"], Printed("trunc", "f64")),
    row(&["rintf"], Printed("round_ties_even", "f32")),
    row(&["rint"], Printed("round_ties_even", "f64")),
    row(&["nearbyintf"], Same("round_ties_even", "f32")),
    row(&["nearbyint"], Same("round_ties_even", "f64")),
    row(&["roundf"], Printed("round", "f32")),
    row(&["round"], Printed("round", "f64")),
    row(&["fabsf"], Printed("abs", "f32")),
    row(&["fabs"], Printed("abs", "f64")),
    row(&["lrintf", "llrintf"], Same("to_i64", "f32")),
    row(&["lrint", "llrint"], Same("to_i64", "f64")),
    row(
        &["lroundf", "llroundf", "lround", "llround"],
        Written("to_integer_ties_away", "f32"),
    ),
    row(&["fmaf"], Same("mul_add", "f32")),
    row(&["fma"], Same("mul_add", "f64")),
    row(&["sqrtf"], Same("sqrt", "f32")),
    row(&["sqrt"], Same("sqrt", "f64")),
    row(&["scalbnf", "scalblnf", "ldexpf"], Same("scalbn", "f32")),
    row(&["scalbn", "scalbln", "ldexp"], Same("scalbn", "f64")),
    row(&["rsqrtf"], Rounded("rsqrt", "f32")),
    row(&["rsqrt"], Rounded("rsqrt", "f64")),
    row(&["isnan", "isinf", "isfinite", "signbit"], Same("is_nan", "f32")),
    row(
        &["fminf", "fmin"],
        Refused("they do not order zeros; `x.min(y)` does"),
    ),
    row(
        &["fmaxf", "fmax"],
        Refused("they do not order zeros; `x.max(y)` does"),
    ),
    row(&["fdimf", "fdim"], Refused("`if x > y { x - y } else { 0.0 }`")),
];
