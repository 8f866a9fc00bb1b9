//! Names in the printed text: the user's where C++ allows, each once.

use std::collections::HashSet;

use fpdsl_ops::Row;
use fpdsl_runtime::ir::Kernel;

/// Words that mean something else in the printed text: C++ keywords and alternative tokens, CUDA's built-in
/// variables, the functions that the printer calls, macros that compilers predefine, and the printer's own names.
const TAKEN: &str = "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t \
    char32_t class compl concept const consteval constexpr constinit const_cast continue co_await co_return co_yield \
    decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if \
    inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public \
    register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch \
    template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile \
    wchar_t while xor xor_eq restrict threadIdx blockIdx blockDim gridDim warpSize atomicMin fmodf fmod fabsf fabs \
    rintf rint truncf trunc ceilf ceil floorf floor roundf round \
    linux unix i386 NULL";

/// Functions that CUDA and C declare with C linkage, which a kernel of that name would clash with.
const FUNCTIONS: &str = "abort abs acos acosh asin asinh assert atan atan2 atanh atof atoi atol bsearch \
    calloc cbrt ceil clock clock64 clock_t copysign cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 dim3 div drem \
    erf erfc erfcinv erfcx erfinv exit exp exp10 exp2 expm1 fabs fdim fdivide finite float2int float_as_int \
    floor fma fmax fmin fmod free frexp gamma hypot ilogb index int2float int_as_float isfinite isinf isnan \
    j0 j1 jn labs ldexp ldiv lgamma llabs llmax llmin llrint llround log log10 log1p log2 logb lrint lround \
    main malloc max memchr memcmp memcpy memmove memset min mod modf mul24 mulhi nan nearbyint nextafter \
    nexttoward norm norm3d norm4d normcdf normcdfinv pow pow10 powi printf ptrdiff_t qsort rand rcbrt \
    realloc remainder remove remquo rename rhypot rint rnorm rnorm3d rnorm4d round roundeven rsqrt sad \
    saturate scalb scalbln scalbn signbit significand sin sincos sincospi sinh sinpi size_t sqrt srand std \
    strlen system tan tanh tgamma time trap trunc ullmax ullmin umax umin umul24 umulhi usad va_arg va_copy \
    va_end va_list va_start y0 y1 yn";

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

    /// The name of a function that kernels call. The elementary functions of the library keep theirs, which no helper has.
    pub(super) fn of_function(&mut self, function: &Kernel) -> String {
        let name = legal(function.name);
        let stem = name.strip_prefix("fpdsl_").unwrap_or_default();
        let core = LIBRARY.contains(&stem) || Row::ELEMENTARY.iter().any(|row| row.name == stem);
        if core || function.elementary.is_some() {
            self.used.insert(name.clone());
            return name;
        }
        self.fresh(&apart(function.name, "_fp"))
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

/// The name of the kernel of a function.
pub(super) fn entry(function: &str) -> String {
    apart(function, "_map")
}

/// Functions of the library that are no rows of their own.
const LIBRARY: [&str; 3] = ["expm1", "log1p", "pow"];

/// `function` as a name, with an ending if that is taken.
fn apart(function: &str, ending: &str) -> String {
    let name = identifier(function);
    // `sqrtf` and `sqrtl` are as taken as `sqrt`.
    let stem = name.strip_suffix(['f', 'l']).unwrap_or(&name);
    let clashes = FUNCTIONS.split_whitespace().any(|f| f == name || f == stem)
        || TAKEN.split_whitespace().any(|word| word == name)
        || name.starts_with("cuda");
    if clashes { name + ending } else { name }
}

/// `text` as a C++ identifier that is not reserved for the implementation (two underscores in a row, or one and a
/// capital at the start) and cannot be mistaken for a helper of the printer.
fn identifier(text: &str) -> String {
    let name = legal(text);
    let reserved = name.starts_with("fpdsl_") || name.starts_with(|c: char| c == '_' || c.is_ascii_digit());
    match reserved || name.is_empty() {
        true => format!("v{name}"),
        false => name,
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
            "linux_1",
            "x_2",
        ];
        assert_eq!(given, expected);
        assert_eq!(
            ["axpy", "sqrt", "hypotf", "new", "horner::<Ru>"].map(entry),
            ["axpy", "sqrt_map", "hypotf_map", "new_map", "horner_Ru"]
        );
    }
}
