//! Names in the printed text: the user's where C++ allows, each once.

use std::collections::HashSet;

use fpdsl_ops::{Row, Storage};
use fpdsl_runtime::ir::Kernel;

use super::guard;

/// Words that mean something else in the printed text: keywords and alternative tokens of C++ up to C++26, and what the printer
/// calls and reads by a name that is not reserved for compilers. Inside the text's namespace every other name is free.
const TAKEN: &str = "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t \
    char32_t class compl concept const consteval constexpr constinit const_cast continue contract_assert co_await \
    co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern false float for \
    friend goto if import inline int long module mutable namespace new noexcept not not_eq nullptr operator or or_eq \
    private protected public register reinterpret_cast requires restrict return short signed sizeof static \
    static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename typeof \
    union unsigned using virtual void volatile wchar_t while xor xor_eq threadIdx blockIdx blockDim gridDim warpSize \
    atomicAdd atomicMin fmodf fmod fabsf fabs rintf rint truncf trunc ceilf ceil floorf floor roundf round";

/// Functions that CUDA and C declare with C linkage. A kernel has it as well, so no namespace keeps the two apart.
const FUNCTIONS: &str = "abort abs acos acosh asin asinh assert atan atan2 atanh atof atoi atol bsearch calloc cbrt ceil \
    clock clock64 copysign cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 div drem erf erfc erfcinv erfcx erfinv exit exp \
    exp10 exp2 expm1 fabs fdim fdivide finite floor fma fmax fmin fmod free frexp gamma hypot ilogb isfinite isinf \
    isnan j0 j1 jn labs ldexp ldiv lgamma llabs llmax llmin llrint llround log log10 log1p log2 logb lrint lround main \
    malloc max memchr memcmp memcpy memmove memset min modf nan nearbyint nextafter nexttoward norm norm3d norm4d \
    normcdf normcdfinv pow pow10 powi printf qsort rand rcbrt realloc remainder remove remquo rename rhypot rint rnorm \
    rnorm3d rnorm4d round roundeven rsqrt scalb scalbln scalbn signbit significand sin sincos sincospi sinh sinpi sqrt \
    srand strlen system tan tanh tgamma time trunc ullmax ullmin umax umin y0 y1 yn";

/// Returns true if a word is not a user's to have.
pub(super) fn is_taken(word: &str) -> bool {
    TAKEN.split_whitespace().any(|taken| taken == word)
}

/// The names in use.
#[derive(Clone)]
pub(super) struct Names {
    used: HashSet<String>,
}

impl Names {
    pub(super) fn new() -> Self {
        Names {
            used: TAKEN.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// Leaves a name to someone else.
    pub(super) fn reserve(&mut self, wish: &str) {
        self.used.insert(identifier(wish));
    }

    /// The name of a function that kernels call. The functions of the library keep theirs, which no helper has.
    pub(super) fn of_function(&mut self, function: &Kernel) -> String {
        let name = legal(function.name);
        let stem = name.strip_prefix("fpdsl_").unwrap_or_default();
        let core = LIBRARY.contains(&stem)
            || Row::ELEMENTARY.iter().any(|row| row.name == stem)
            || is_conversion(stem);
        if (core || function.elementary.is_some()) && self.used.insert(name.clone()) {
            return name;
        }
        self.fresh(function.name)
    }

    /// A name that nothing else has, made from `wish`.
    pub(super) fn fresh(&mut self, wish: &str) -> String {
        let base = identifier(wish);
        let mut name = base.clone();
        let mut count = 0;
        while !self.used.insert(name.clone()) {
            count += 1;
            name = format!("{base}_{count}");
        }
        name
    }
}

/// Returns true for conversions to storage formats and from them.
fn is_conversion(stem: &str) -> bool {
    let format = stem.strip_prefix("to_").or_else(|| stem.strip_prefix("from_"));
    format.is_some_and(|format| Storage::ALL.iter().any(|known| format.starts_with(known.name())))
}

/// The name of the kernel of a function. It is that of a C function nowhere, and none that headers are likely to have as a macro:
/// whoever calls the kernel writes it too.
pub(super) fn entry(function: &str) -> String {
    let name = identifier(function);
    // `sqrtf` and `sqrtl` are as taken as `sqrt`.
    let stem = name.strip_suffix(['f', 'l']).unwrap_or(&name);
    let clashes = FUNCTIONS.split_whitespace().any(|f| f == name || f == stem)
        || is_taken(&name)
        || guard::is_small(&name)
        || !name.contains(|c: char| c.is_ascii_lowercase())
        || name.starts_with("cuda");
    if clashes { name + "_map" } else { name }
}

/// Functions of the library that are no rows of their own.
const LIBRARY: [&str; 3] = ["expm1", "log1p", "pow"];

/// `text` as a C++ identifier that is not reserved for the implementation (two underscores in a row, or one and a
/// capital at the start) and cannot be mistaken for a helper of the printer.
fn identifier(text: &str) -> String {
    let name = legal(text);
    let ours = name
        .get(..5)
        .is_some_and(|start| start.eq_ignore_ascii_case("fpdsl"));
    let reserved = ours || name.starts_with(|c: char| c == '_' || c.is_ascii_digit());
    if reserved || name.is_empty() {
        format!("v{name}")
    } else {
        name
    }
}

/// `text` in the characters of names.
fn legal(text: &str) -> String {
    let mut name = String::new();
    for c in text.trim_start_matches("r#").chars() {
        match c {
            '_' if name.ends_with('_') => {}
            '_' | '0'..='9' | 'a'..='z' | 'A'..='Z' => name.push(c),
            // Between the parts of an instance's name, `horner::<Ru>`.
            ':' | '<' | '>' | ',' | ' ' if name.ends_with('_') => {}
            ':' | '<' | '>' | ',' | ' ' => name.push('_'),
            other => name.push_str(&format!("u{:x}", u32::from(other))),
        }
    }
    name.truncate(name.trim_end_matches('_').len());
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_legal_and_unique() {
        let mut names = Names::new();
        let given: Vec<String> = [
            "x",
            "x",
            "x_1",
            "int",
            "r#struct",
            "_",
            "__x",
            "größe",
            "fpdsl_odd",
            "FPDSL_SLOW_DOUBLES",
            "RAND_MAX",
            "linux",
            "x",
        ]
        .iter()
        .map(|name| names.fresh(name))
        .collect();
        let expected = [
            "x",
            "x_1",
            "x_1_1",
            "int_1",
            "struct_1",
            "v",
            "v_x",
            "gruf6udfe",
            "vfpdsl_odd",
            "vFPDSL_SLOW_DOUBLES",
            "RAND_MAX",
            "linux",
            "x_2",
        ];
        assert_eq!(given, expected);
        assert_eq!(
            [
                "axpy",
                "sqrt",
                "hypotf",
                "new",
                "horner::<Ru>",
                "NULL",
                "assert",
                "cudaMask",
                "libraryPropertyType"
            ]
            .map(entry),
            [
                "axpy",
                "sqrt_map",
                "hypotf_map",
                "new_map",
                "horner_Ru",
                "NULL_map",
                "assert_map",
                "cudaMask_map",
                "libraryPropertyType"
            ]
        );
    }
}
