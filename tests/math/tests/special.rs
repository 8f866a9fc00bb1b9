//! The table of special values in docs/math.md, row by row: on every argument of a list that a row describes, in every format that has
//! the function and every mode, on lanes and one at a time.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::report;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;
use half::{bf16, f16};

const PAGE: &str = include_str!("../../../docs/math.md");

/// A row of the table.
#[derive(Debug)]
struct Row {
    functions: Vec<String>,
    x: Condition,
    /// None for functions of one argument; of more than two that of all others.
    y: Option<Condition>,
    result: String,
}

/// What an argument must be: all of these.
#[derive(Debug)]
struct Condition(Vec<Test>);

#[derive(Debug)]
enum Test {
    Any,
    /// This number, a zero with this sign; or any NaN.
    Is(f64),
    Less(f64),
    Greater(f64),
    Equal(f64),
    Infinite,
    Finite,
    Whole(bool),
    Odd(bool),
}

impl Test {
    fn parse(text: &str) -> Test {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["any"] => Test::Any,
            ["infinite"] => Test::Infinite,
            ["finite"] => Test::Finite,
            ["whole"] => Test::Whole(true),
            ["not", "whole"] => Test::Whole(false),
            ["odd"] => Test::Odd(true),
            ["not", "odd"] => Test::Odd(false),
            ["x" | "y", "<", limit] => Test::Less(number(limit)),
            ["x" | "y", ">", limit] => Test::Greater(number(limit)),
            ["x" | "y", "==", value] => Test::Equal(number(value)),
            [value] => Test::Is(number(value)),
            _ => panic!("`{text}` is no condition"),
        }
    }

    fn holds(&self, x: f64) -> bool {
        let whole = x.is_infinite() || x.trunc() == x;
        let odd = x.is_finite() && x.trunc() == x && (x * 0.5).trunc() != x * 0.5;
        match *self {
            Test::Any => true,
            Test::Is(value) => x.to_bits() == value.to_bits() || (x.is_nan() && value.is_nan()),
            Test::Less(limit) => x < limit,
            Test::Greater(limit) => x > limit,
            Test::Equal(value) => x == value,
            Test::Infinite => x.is_infinite(),
            Test::Finite => x.is_finite(),
            Test::Whole(wanted) => whole == wanted,
            Test::Odd(wanted) => odd == wanted,
        }
    }
}

fn number(text: &str) -> f64 {
    text.parse().unwrap_or_else(|_| panic!("`{text}` is no number"))
}

impl Condition {
    fn parse(text: &str) -> Condition {
        Condition(text.split(" and ").map(Test::parse).collect())
    }

    fn holds(&self, x: f64) -> bool {
        self.0.iter().all(|test| test.holds(x))
    }
}

/// The rows of the page.
fn rows() -> Vec<Row> {
    let (_, table) = PAGE
        .split_once("| function | x | y | result |")
        .expect("the page has the table");
    let lines = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [functions, x, y, result] = cells[..] else {
            panic!("`{line}` has other columns")
        };
        Row {
            functions: functions
                .split_whitespace()
                .map(|name| name.trim_matches('`').to_owned())
                .collect(),
            x: Condition::parse(x),
            y: (!y.is_empty()).then(|| Condition::parse(y)),
            result: result.to_owned(),
        }
    };
    lines.map(row).collect()
}

/// Numbers of every kind, which all formats have.
fn samples() -> Vec<f64> {
    let positive = [
        0.0,
        0.25,
        0.5,
        1.0,
        1.5,
        2.0,
        2.5,
        3.0,
        4.0,
        5.0,
        7.0,
        64.0,
        100.0,
        f64::INFINITY,
    ];
    let mut samples: Vec<f64> = positive.iter().flat_map(|&x| [x, -x]).collect();
    samples.push(f64::NAN);
    samples
}

/// Parts of half a turn: the numbers of binary64 below and above, and which is nearer.
const TURNS: [(&str, u64, u64, bool); 4] = [
    ("pi", 0x4009_21fb_5444_2d18, 0x4009_21fb_5444_2d19, false),
    ("pi/2", 0x3ff9_21fb_5444_2d18, 0x3ff9_21fb_5444_2d19, false),
    ("pi/4", 0x3fe9_21fb_5444_2d18, 0x3fe9_21fb_5444_2d19, false),
    ("3pi/4", 0x4002_d97c_7f33_21d2, 0x4002_d97c_7f33_21d3, false),
];

/// A result as the page writes it, rounded in the mode to the format.
fn result(text: &str, x: f64, y: f64, mode: Rounding, format: Format) -> f64 {
    let size = text.strip_prefix('-').unwrap_or(text);
    let Some(&(_, below, above, up)) = TURNS.iter().find(|turn| turn.0 == size) else {
        return match text {
            "x" => x,
            "y" => y,
            _ => number(text),
        };
    };
    let negative = size != text;
    let away = match mode {
        Rounding::TowardPositive => !negative,
        Rounding::TowardNegative => negative,
        Rounding::TowardZero => false,
        _ => up,
    };
    let sign = u64::from(negative) << 63;
    if format == Format::F64 {
        return f64::from_bits(sign | if away { above } else { below });
    }
    // Of two neighbours the one that is odd rounds to fewer digits like what lies between them.
    let odd = sign | if below & 1 == 1 { below } else { above };
    let there = soft::convert(Format::F64, format, mode, odd);
    f64::from_bits(soft::convert(format, Format::F64, Rounding::NearestEven, there))
}

/// Columns of all pairs of two lists: the first, and the second as often as there are others.
fn pairs(xs: &[f64], ys: &[f64], columns: usize) -> Vec<Vec<f64>> {
    let pair = |k: usize| {
        xs.iter()
            .flat_map(|&x| ys.iter().map(move |&y| [x, y][k]))
            .collect()
    };
    (0..columns).map(|k| pair(k.min(1))).collect()
}

/// Checks the rows that `name` has against `results`, the bits of which are those of `wanted`.
fn check<T: Copy>(
    name: &str,
    what: &str,
    columns: &[Vec<f64>],
    found: &[T],
    wide: impl Fn(T) -> f64,
    (mode, format): (Rounding, Format),
) -> usize {
    let mut checked = 0;
    for row in rows()
        .iter()
        .filter(|row| row.functions.iter().any(|function| function == name))
    {
        assert_eq!(row.y.is_some(), columns.len() > 1, "{name}: {row:?}");
        let mut fits = 0;
        for (i, &found) in found.iter().enumerate() {
            let (x, y) = (columns[0][i], columns.get(1).map_or(0.0, |column| column[i]));
            if !row.x.holds(x) || !row.y.as_ref().is_none_or(|condition| condition.holds(y)) {
                continue;
            }
            let expected = result(&row.result, x, y, mode, format);
            let found = wide(found);
            let same = found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan());
            assert!(
                same,
                "{name} {what}, x = {x:?}, y = {y:?}: {found:?} and not {expected:?} ({row:?})"
            );
            fits += 1;
        }
        assert!(fits > 0, "no argument fits {row:?}");
        checked += fits;
    }
    assert!(checked > 0, "the page has no row of {name}");
    checked
}

macro_rules! check {
    ($name:ident $args:tt in $($format:ident)*) => {
        #[test]
        fn $name() {
            $(check!(@format $name $args $format);)*
        }
    };
    (@format $name:ident($($x:ident),*) $format:ident) => {
        let columns: Vec<Vec<f64>> = check!(@columns $($x)*);
        let mut next = columns.iter();
        $(
            // These numbers are those of every format.
            let $x = next.next().unwrap().iter().map(|&x| check!(@narrow $x x $format)).collect::<Vec<_>>();
        )*
        for strategy in [Strategy::Lanes, Strategy::Single] {
            let device = Device::host().with_strategy(strategy);
            macro_rules! mode {
                ($M:ident) => {
                    let found = fpdsl::math::$name::map_in::<$M, _>($(&$x),*).run(&device).unwrap().to_vec().unwrap();
                    let what = concat!("of ", stringify!($format), " in ", stringify!($M));
                    let checked = check(stringify!($name), what, &columns, &found, <$format as Narrow>::wide, (<$M as Mode>::ROUNDING, <$format as Narrow>::FORMAT));
                    report::ran(concat!("special values of ", stringify!($name)), what, checked, "lanes or single elements");
                };
            }
            mode!(Rn);
            mode!(Rz);
            mode!(Ru);
            mode!(Rd);
        }
    };
    (@columns $x:ident) => { vec![samples()] };
    (@columns $x:ident n) => { pairs(&samples(), &[0.0, 1.0, 2.0, 3.0, 4.0, 7.0, -1.0, -2.0, -3.0, -8.0], 2) };
    (@columns $($x:ident)*) => { pairs(&samples(), &samples(), [$(stringify!($x)),*].len()) };
    (@narrow n $x:ident $format:ident) => { $x as i32 };
    (@narrow $name:ident $x:ident $format:ident) => { <$format as Narrow>::narrow($x) };
}

/// Conversions of the samples, which are exact.
trait Narrow: Copy {
    const FORMAT: Format;
    fn narrow(x: f64) -> Self;
    fn wide(self) -> f64;
}

macro_rules! narrow {
    ($($format:ident $Format:ident $narrow:expr, $wide:expr;)*) => {$(
        impl Narrow for $format {
            const FORMAT: Format = Format::$Format;

            fn narrow(x: f64) -> Self {
                $narrow(x)
            }

            fn wide(self) -> f64 {
                $wide(self)
            }
        }
    )*};
}

narrow! {
    f16 F16 f16::from_f64, f16::to_f64;
    bf16 Bf16 bf16::from_f64, bf16::to_f64;
    f32 F32 |x| x as f32, f64::from;
    f64 F64 |x| x, |x| x;
}

macro_rules! functions {
    ($($name:ident $args:tt in $($format:ident)*;)*) => {
        $(check! { $name $args in $($format)* })*

        #[test]
        fn the_page_names_no_other_function() {
            let known = [$(stringify!($name)),*];
            for row in rows() {
                for function in &row.functions {
                    assert!(known.contains(&function.as_str()), "{function} is not tested");
                }
            }
        }
    };
}

functions! {
    exp(x) in f16 bf16 f32 f64;
    exp2(x) in f16 bf16 f32 f64;
    exp10(x) in f16 bf16 f32 f64;
    exp_m1(x) in f16 bf16 f32 f64;
    ln(x) in f16 bf16 f32 f64;
    log2(x) in f16 bf16 f32 f64;
    log10(x) in f16 bf16 f32 f64;
    ln_1p(x) in f16 bf16 f32 f64;
    sin(x) in f16 bf16 f32 f64;
    cos(x) in f16 bf16 f32 f64;
    tan(x) in f16 bf16 f32 f64;
    asin(x) in f16 bf16 f32 f64;
    acos(x) in f16 bf16 f32 f64;
    atan(x) in f16 bf16 f32 f64;
    sin_pi(x) in f16 bf16 f32 f64;
    cos_pi(x) in f16 bf16 f32 f64;
    tan_pi(x) in f16 bf16 f32 f64;
    asin_pi(x) in f16 bf16 f32 f64;
    acos_pi(x) in f16 bf16 f32 f64;
    atan_pi(x) in f16 bf16 f32 f64;
    sinh(x) in f16 bf16 f32 f64;
    cosh(x) in f16 bf16 f32 f64;
    tanh(x) in f16 bf16 f32 f64;
    asinh(x) in f16 bf16 f32 f64;
    acosh(x) in f16 bf16 f32 f64;
    atanh(x) in f16 bf16 f32 f64;
    atan2(x, y) in f16 bf16 f32 f64;
    atan2_pi(x, y) in f16 bf16 f32 f64;
    powf(x, y) in f16 bf16 f32 f64;
    powi(x, n) in f16 bf16 f32 f64;
    rootn(x, n) in f16 bf16 f32 f64;
    compound(x, n) in f16 bf16 f32 f64;
    jn(x, n) in f16 bf16 f32 f64;
    yn(x, n) in f16 bf16 f32 f64;
    norm3d(x, y, z) in f16 bf16 f32 f64;
    norm4d(x, y, z, w) in f16 bf16 f32 f64;
    cbrt(x) in f16 bf16 f32 f64;
    hypot(x, y) in f16 bf16 f32 f64;
    rhypot(x, y) in f16 bf16 f32 f64;
    gamma(x) in f16 bf16 f32 f64;
    ln_gamma(x) in f16 bf16 f32 f64;
    j0(x) in f16 bf16 f32 f64;
    j1(x) in f16 bf16 f32 f64;
    y0(x) in f16 bf16 f32 f64;
    y1(x) in f16 bf16 f32 f64;
    erf(x) in f16 bf16 f32 f64;
    erfc(x) in f16 bf16 f32 f64;
    erfcx(x) in f16 bf16 f32 f64;
    normcdf(x) in f16 bf16 f32 f64;
    erfinv(x) in f16 bf16 f32 f64;
    erfcinv(x) in f16 bf16 f32 f64;
    normcdfinv(x) in f16 bf16 f32 f64;
}
