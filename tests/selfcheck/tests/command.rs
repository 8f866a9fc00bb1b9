//! The command as users run it: what it prints, what it returns, and that it finds what is wrong.

#[path = "../../support/report.rs"]
mod report;

use fpdsl_selfcheck::engine::Tamper;
use fpdsl_selfcheck::row::{Kind, Row};
use fpdsl_selfcheck::{Accelerators, run};

/// The exit code and what was printed.
fn command(arguments: &str, tamper: Option<&Tamper>) -> (u8, String) {
    let mut out = Vec::new();
    let arguments = arguments.split_whitespace().map(str::to_owned);
    let absent = || Accelerators {
        absent: vec![("cuda:0".to_owned(), "this test asks for none".to_owned())],
        ..Accelerators::default()
    };
    let code = run(arguments, absent, tamper, &mut out).expect("a Vec takes everything");
    (code, String::from_utf8(out).expect("text"))
}

#[test]
fn every_operation_agrees_on_every_backend() {
    let (code, text) = command("--seconds 2", None);
    assert_eq!(code, 0, "{text}");
    assert!(
        text.contains("cuda:0          none: this test asks for none"),
        "{text}"
    );
    assert!(
        text.contains("approx_div") && text.contains("~ run but not compared"),
        "{text}"
    );
    assert!(!text.contains("DIFFERENCE"), "{text}");
    for (backend, cases) in totals(&text) {
        // Special values alone are more.
        assert!(cases > 1_000_000, "{backend} ran {cases} cases");
        report::ran("selfcheck", reported(&backend), cases);
    }
}

/// The sums of the matrix's columns.
fn totals(text: &str) -> Vec<(String, u64)> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("operation"));
    let names = lines
        .next()
        .expect("a matrix")
        .split_whitespace()
        .skip(2)
        .map(str::to_owned);
    let mut totals: Vec<(String, u64)> = names.map(|name| (name, 0)).collect();
    for line in lines.take_while(|line| !line.is_empty()) {
        let cells: Vec<&str> = line.split_whitespace().collect();
        for ((_, total), cell) in totals.iter_mut().rev().zip(cells.iter().rev()) {
            // Approximations are not numbers here.
            *total += cell.parse::<u64>().unwrap_or(0);
        }
    }
    totals
}

/// The arrays of the level that every CPU has.
const ARRAYS: &str = "portable-arrays";

/// The name that all suites report a backend by.
fn reported(backend: &str) -> &str {
    match backend {
        "fma" => "portable fma",
        "portable-arrays" => "portable",
        "fma-arrays" => "avx2 arrays",
        "avx512-arrays" => "avx512 arrays",
        same => same,
    }
}

/// One unit too much in one operand's result.
fn broken<'a>(
    backend: &'a str,
    op: &'a str,
    x: u64,
) -> impl Fn(&str, &Row, &[u64; 4], &mut [u64; 2]) + Sync + 'a {
    move |on, of, case, got| {
        if on == backend && of.op == op && case[0] == x {
            got[0] ^= 1;
        }
    }
}

#[test]
fn a_wrong_result_is_found_and_shown() {
    let one = 1.0_f32.to_bits() as u64;
    let tamper = broken(ARRAYS, "recip", one);
    let (code, text) = command("--seconds 0 --op recip,sqrt", Some(&tamper));
    assert_eq!(code, 1, "{text}");
    for part in [
        // Any of the modes may be the first.
        "DIFFERENCE: recip f32 ",
        ARRAYS,
        "x     0x3f800000 = 1.0",
        "got   0x3f800001 = 1.0000001",
        "right 0x3f800000 = 1.0",
    ] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
    let sqrt = text.lines().find(|line| line.starts_with("sqrt")).expect("a row");
    assert!(!sqrt.contains('/'), "{sqrt}");
}

#[test]
fn a_wrong_result_is_in_the_json() {
    let tamper = broken("portable", "floor", 1.5_f64.to_bits());
    let (code, text) = command("--seconds 0 --json --op floor --backend portable", Some(&tamper));
    assert_eq!(code, 1, "{text}");
    let wanted = "\"difference\": {\"op\": \"floor\", \"format\": \"f64\", \"mode\": null, \"backend\": \"portable\", \
                  \"inputs\": [{\"bits\": \"0x3ff8000000000000\", \"decimal\": \"1.5\"}], \"random\": null, \
                  \"got\": [{\"bits\": \"0x3ff0000000000001\", \"decimal\": \"1.0000000000000002\"}], \
                  \"right\": [{\"bits\": \"0x3ff0000000000000\", \"decimal\": \"1.0\"}]}";
    assert!(text.contains(wanted), "{text}");
    assert!(
        text.contains("\"absent\": [{\"name\": \"cuda:0\", \"why\": \"this test asks for none\"}]"),
        "{text}"
    );
}

/// The root of 2 is between two numbers: the bits of the case say which of the two is right.
#[test]
fn a_wrong_stochastic_result_has_its_random_bits() {
    let two = u64::from(2.0_f32.to_bits());
    let tamper = move |on: &str, of: &Row, case: &[u64; 4], got: &mut [u64; 2]| {
        if on == ARRAYS && of.kind == Kind::Stochastic && of.format.name() == "f32" && case[0] == two {
            got[0] ^= 1;
        }
    };
    let (code, text) = command("--seconds 0 --op sqrt", Some(&tamper));
    assert_eq!(code, 1, "{text}");
    let part = |name: &str| {
        let mut lines = text
            .lines()
            .skip_while(|line| !line.starts_with("DIFFERENCE: sqrt f32 sr"));
        let line = lines.find_map(|line| line.trim_start().strip_prefix(name)?.split_whitespace().next());
        let digits = line.and_then(|word| word.strip_prefix("0x"));
        let digits = digits.unwrap_or_else(|| panic!("no `{name}` in\n{text}"));
        u64::from_str_radix(digits, 16).expect("hexadecimal digits")
    };
    // The root is 0x3fb504f3 and 0.2030.. units.
    let right = 0x3fb5_04f3 + u64::from(part("drawn ") >= 0xcc06_219c);
    assert_eq!((part("right "), part("got ")), (right, right ^ 1), "{text}");
    let (_, json) = command("--seconds 0 --op sqrt --json", Some(&tamper));
    assert!(json.contains("\"random\": \"0x"), "{json}");
}

#[test]
fn approximations_are_never_compared() {
    let tamper = broken("portable", "approx_sqrt", 1.0_f32.to_bits() as u64);
    let (code, text) = command("--seconds 0 --op approx_sqrt,neg", Some(&tamper));
    assert_eq!(code, 0, "{text}");
}

/// Random ones stop at the first difference, too; the families of all inputs take too long for a test of everything, but
/// not for one that stops.
#[test]
fn exhaustive_families_find_what_is_wrong() {
    for (family, op, x) in [
        ("f16-div:rn", "div", 1),
        ("bf16-add:rd", "add", 1),
        ("f32-to-f16:ru", "as_f16", 0x0080_1234),
        ("f32-rsqrt:rz", "rsqrt", 1),
        ("random-f64", "mul", 0),
    ] {
        let tamper = move |on: &str, of: &Row, case: &[u64; 4], got: &mut [u64; 2]| {
            if on == ARRAYS && of.op == op && (x == 0 || case[0] == x) {
                got[0] ^= 1;
            }
        };
        let arguments = format!("--exhaustive --only {family} --random 1e6 --backend {ARRAYS}");
        let (code, text) = command(&arguments, Some(&tamper));
        assert_eq!(code, 1, "{text}");
        assert!(text.contains(&format!("DIFFERENCE: {op}")), "{text}");
        assert!(!text.contains("FAILED"), "{text}");
    }
}

#[test]
fn mistakes_are_told() {
    for (arguments, part) in [
        (
            "--op sin",
            "there is no operation `sin` here, but there are: abs,",
        ),
        ("--backend tpu", "there is no backend `tpu` here, but there are: "),
        ("--exhaustive --only f16-pow", "there is no family `f16-pow`"),
        ("--fast", "`--fast` is no option"),
    ] {
        let (code, text) = command(arguments, None);
        assert_eq!(code, 2);
        assert!(text.contains(part), "{text}");
    }
    let (code, text) = command("--help", None);
    assert_eq!(code, 0);
    assert!(text.contains("--exhaustive"));
}
