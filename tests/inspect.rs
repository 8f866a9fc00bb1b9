//! Questions to functions: `call.inspect()`.
//!
//! Flags are compared with those that x86 sets in MXCSR, operation by operation, on every level of the host.

#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/mxcsr.rs"]
#[cfg(target_arch = "x86_64")]
#[allow(dead_code)]
mod mxcsr;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "inspect";

use backends::devices;
use fpdsl::inspect::{Bin, Flag, ScalarType};
use fpdsl::prelude::*;

/// The line of the root.
const ROOT: u32 = line!() + 4;

#[fp(mode = "rn", contract = false)]
fn roots(a: f64, b: f64, c: f64) -> (f64, f64) {
    let d = (b * b - 4.0 * a * c).sqrt();
    ((-b + d) / (2.0 * a), (-b - d) / (2.0 * a))
}

#[fp(mode = "ru")]
fn scaled(x: f64, by: f64) -> f64 {
    x * by
}

#[fp(mode = "rn")]
fn twice_scaled(x: f64) -> f64 {
    scaled(scaled(x, 0.1), 1e200)
}

#[test]
fn reports_speak_of_the_source() {
    let report = roots::map(&[1.0, 0.0], &[3.0, 1.0], &[1.0, 1.0])
        .inspect()
        .flags()
        .run()
        .unwrap();
    let texts: Vec<&str> = report
        .operations
        .iter()
        .map(|o| &*o.place().unwrap().text)
        .collect();
    assert_eq!(
        texts,
        [
            "b * b",
            "4.0 * a",
            "4.0 * a * c",
            "b * b - 4.0 * a * c",
            "(b * b - 4.0 * a * c).sqrt()",
            "-b + d",
            "2.0 * a",
            "(-b + d) / (2.0 * a)",
            "-b - d",
            "2.0 * a",
            "(-b - d) / (2.0 * a)",
        ],
        "{report}"
    );
    assert!(report.operations.iter().all(|o| o.evaluated == 2), "{report}");
    let place = report.operations[4].place().unwrap();
    assert_eq!((place.function.as_str(), place.line), ("roots", ROOT));
    assert!(place.file.ends_with("inspect.rs"));
    // 0 / 0 and -2 / 0.
    let [invalid, pole] = [7, 10].map(|number: usize| &report.operations[number].found);
    assert_eq!(
        (invalid[0].flag, invalid[0].first.element),
        (Flag::Invalid, 1),
        "{report}"
    );
    assert_eq!(
        (pole[0].flag, pole[0].count),
        (Flag::DivisionByZero, 1),
        "{report}"
    );
    assert_eq!(
        pole[0].first.operands,
        ["-2.0 (0xC000000000000000)", "0.0 (0x0000000000000000)"]
    );
    assert_eq!(pole[0].first.result, "-inf (0xFFF0000000000000)");
    let plain = [roots(1.0, 3.0, 1.0), roots(0.0, 1.0, 1.0)];
    assert_eq!(report.results.0.to_vec().unwrap()[0], plain[0].0);
    assert_eq!(report.results.1.to_vec().unwrap()[1], plain[1].1);
}

#[test]
fn calls_lead_to_operations() {
    let report = twice_scaled::map(&[1e300, 1.0]).inspect().flags().run().unwrap();
    assert_eq!(report.operations.len(), 2, "{report}");
    let [inner, outer] = [0, 1].map(|number: usize| &report.operations[number]);
    assert_eq!(inner.path.len(), 2);
    assert_eq!(inner.path[0].text, "scaled(x, 0.1)");
    assert_eq!(inner.path[1].text, "x * by");
    assert_eq!(outer.path[0].text, "scaled(scaled(x, 0.1), 1e200)");
    assert_eq!(inner.signalled(Flag::Overflow), None);
    assert_eq!(outer.signalled(Flag::Overflow).unwrap().first.element, 0);
}

#[fp(mode = "rz", contract = true)]
fn horner(i: Index, coefficients: &[f32], x: f32) -> f32 {
    let mut sum = 0.0;
    for k in 0..coefficients.len() {
        sum = sum * x + coefficients[k];
    }
    if i.x() % 2 == 0 { sum } else { sum.exp() }
}

#[test]
fn loops_grids_and_functions() {
    let coefficients = [1.0_f32, 0.1, 0.2, 200.0];
    let report = horner::launch(1000, &coefficients, 0.3)
        .inspect()
        .flags()
        .run()
        .unwrap();
    let sum = &report.operations[0];
    assert_eq!(sum.place().unwrap().text, "sum * x + coefficients[k]", "{report}");
    assert_eq!(sum.evaluated, 4000);
    let exp = report
        .operations
        .iter()
        .find(|o| o.operation == "exp")
        .unwrap_or_else(|| panic!("{report}"));
    assert_eq!(exp.evaluated, 500, "{report}");
    let overflow = exp.signalled(Flag::Overflow).unwrap();
    assert_eq!((overflow.count, overflow.first.element), (500, 1));
    assert_eq!(exp.place().unwrap().text, "sum.exp()");
}

#[test]
fn every_device_has_the_same_numbers() {
    let n = 10_000;
    let x: Vec<f64> = (0..n).map(|i| f64::from(i - n / 2) * 1e-160).collect();
    let y: Vec<f64> = (0..n).map(|i| f64::from(i % 7) * 1e-150).collect();
    let report = |device: &Device| roots::map(&x, &y, &x).inspect().flags().on(device).run().unwrap();
    let expected = report(&Device::host());
    assert!(expected.count(Flag::Underflow) > 0, "{expected}");
    assert!(expected.count(Flag::Inexact) > 0);
    for (name, device) in devices() {
        let found = report(&device);
        assert_eq!(found.operations, expected.operations, "{name}");
    }
}

#[test]
fn approximations_are_not_counted() {
    #[fp]
    fn approximate(x: f32) -> f32 {
        x.approx_exp() + 0.1
    }
    let report = approximate::map(&[1000.0, 1.0]).inspect().flags().run().unwrap();
    let [sum] = &report.operations[..] else {
        panic!("{report}")
    };
    assert_eq!((sum.operation, sum.evaluated), ("add", 2));
}

#[test]
fn json_and_html_have_the_numbers() {
    let report = scaled::map(&[1e300, 2.0], &[1e300, 3.0])
        .inspect()
        .flags()
        .run()
        .unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["operations"][0]["signalled"][0]["flag"], "overflow");
    assert_eq!(json["operations"][0]["path"][0]["text"], "x * by");
    let html = report.html();
    assert!(
        html.contains("<code>x * by</code>") && html.contains("overflow: 1, first in element 0"),
        "{html}"
    );
}

#[test]
fn faults_and_empty_inputs_are_as_in_the_call() {
    #[fp]
    fn picked(x: &[f64], i: usize) -> f64 {
        x[i] * 0.1
    }
    let error = picked::map(&[1.0, 2.0], &[0, 1, 2])
        .inspect()
        .flags()
        .run()
        .map(|_| ())
        .unwrap_err();
    assert!(error.to_string().contains("element 2"), "{error}");
    let none: [f64; 0] = [];
    let report = scaled::map(&none, 2.0).inspect().flags().run().unwrap();
    assert_eq!(
        (report.operations[0].evaluated, report.count(Flag::Inexact)),
        (0, 0)
    );
}

/// Operations with their flags on x86.
#[cfg(target_arch = "x86_64")]
mod against_x86 {
    use super::*;

    /// Numbers around what is exceptional: products and sums that overflow, are tiny, or exact.
    fn inputs32() -> Vec<[f32; 3]> {
        let mut random = fpdsl_random(7);
        let special = [
            0.0,
            -0.0,
            1.0,
            -3.0,
            f32::MAX,
            f32::MIN_POSITIVE,
            f32::from_bits(1),
            f32::INFINITY,
            f32::NAN,
        ];
        let mut one = move || match random() % 8 {
            0 => special[(random() % special.len() as u64) as usize],
            1 => f32::from_bits(random() as u32 & 0x807F_FFFF),
            2 => (random() % 1000) as f32,
            3 => f32::from_bits(random() as u32 & 0x0000_0FFF | 0x7F00_0000),
            4 => f32::from_bits(random() as u32 & 0x807F_FFFF | 0x2000_0000),
            5 => f32::from_bits(random() as u32 & 0x807F_FFFF | 0x3F80_0000),
            _ => f32::from_bits(random() as u32),
        };
        let mut quiet = move || {
            let x = one();
            if x.is_nan() { f32::NAN } else { x }
        };
        (0..20_000).map(|_| [quiet(), quiet(), quiet()]).collect()
    }

    fn inputs64() -> Vec<[f64; 3]> {
        let mut random = fpdsl_random(8);
        let special = [
            0.0,
            -0.0,
            1.0,
            -3.0,
            f64::MAX,
            f64::MIN_POSITIVE,
            f64::from_bits(1),
            f64::INFINITY,
            f64::NAN,
            3e38,
            1e-38,
        ];
        let mut one = move || match random() % 8 {
            0 => special[(random() % special.len() as u64) as usize],
            1 => f64::from_bits(random() & 0x800F_FFFF_FFFF_FFFF),
            2 => (random() % 1000) as f64,
            3 => f64::from_bits(random() & 0xFFF | 0x7FE0_0000_0000_0000),
            4 => f64::from_bits(random() & 0x800F_FFFF_FFFF_FFFF | 0x2000_0000_0000_0000),
            5 => f64::from_bits(
                random() & 0x800F_FFFF_FFFF_FFFF | (0x37F0 + ((random() % 0x1000) & 0xFF0)) << 48,
            ),
            6 => f64::from_bits(random() & 0x800F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000),
            _ => f64::from_bits(random()),
        };
        let mut quiet = move || {
            let x = one();
            if x.is_nan() { f64::NAN } else { x }
        };
        (0..20_000).map(|_| [quiet(), quiet(), quiet()]).collect()
    }

    /// A generator: xorshift64* (S. Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled", 2016).
    fn fpdsl_random(seed: u64) -> impl FnMut() -> u64 + Copy {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        move || {
            state ^= state >> 12;
            state ^= state << 25;
            state ^= state >> 27;
            state.wrapping_mul(0x2545_F491_4F6C_DD1D)
        }
    }

    /// Holds counts and first elements of blocks of inputs against what each input signals.
    fn compare<T: Copy + std::fmt::Debug>(
        name: &str,
        inputs: &[[T; 3]],
        expected: impl Fn([T; 3]) -> Vec<Flag>,
        found: impl Fn(&Device, &[[T; 3]]) -> Vec<(Flag, u64, usize)>,
    ) {
        for (label, device) in devices() {
            // Printed kernels are compiled for each operation, and where nothing is compiled the interpreter counts.
            let (size, most) = match label {
                "cuda on the cpu" => (inputs.len(), inputs.len()),
                _ if label.contains("portable") => (1000, 2000),
                _ => (1000, inputs.len()),
            };
            let inputs = &inputs[..most];
            for block in inputs.chunks(size) {
                let all: Vec<Vec<Flag>> = block.iter().map(|&input| expected(input)).collect();
                let expected: Vec<(Flag, u64, usize)> = Flag::ALL
                    .into_iter()
                    .filter_map(|flag| {
                        let count = all.iter().filter(|flags| flags.contains(&flag)).count() as u64;
                        let first = all.iter().position(|flags| flags.contains(&flag))?;
                        Some((flag, count, first))
                    })
                    .collect();
                let found = found(&device, block);
                assert_eq!(
                    found,
                    expected,
                    "{name} on {label}, {:?}",
                    differing(block, &found, &expected)
                );
            }
        }
    }

    fn differing<T: Copy>(
        block: &[[T; 3]],
        found: &[(Flag, u64, usize)],
        expected: &[(Flag, u64, usize)],
    ) -> Vec<[T; 3]> {
        let pairs = found.iter().zip(expected).filter(|(x, y)| x != y);
        pairs.flat_map(|(x, y)| [block[x.2], block[y.2]]).collect()
    }

    macro_rules! cases {
        ($T:ident $inputs:ident: $($name:ident $oracle:ident |$($x:ident),*| $body:expr => $Out:ty;)*) => {
            $(
                #[test]
                fn $name() {
                    cases!(@mode $T $inputs $oracle "rn" Rn ($($x),*) $body => $Out);
                    cases!(@mode $T $inputs $oracle "rz" Rz ($($x),*) $body => $Out);
                    cases!(@mode $T $inputs $oracle "ru" Ru ($($x),*) $body => $Out);
                    cases!(@mode $T $inputs $oracle "rd" Rd ($($x),*) $body => $Out);
                }
            )*
        };
        (@mode $T:ident $inputs:ident $oracle:ident $mode:literal $M:ident ($($x:ident),*) $body:expr => $Out:ty) => {{
            #[fp(mode = $mode, contract = false)]
            fn operation($($x: $T),*) -> $Out {
                $body
            }
            compare(
                concat!(stringify!($oracle), " ", $mode),
                &$inputs(),
                mxcsr::$oracle::<$M>,
                |device, block| {
                    let columns = cases!(@columns block $($x)*);
                    let report = cases!(@call operation columns $($x)*).inspect().flags().on(device).run().unwrap();
                    let [operation] = &report.operations[..] else { panic!("{report}") };
                    assert_eq!(operation.evaluated, block.len() as u64);
                    operation.found.iter().map(|s| (s.flag, s.count, s.first.element)).collect()
                },
            );
        }};
        (@columns $block:ident $($x:ident)*) => {
            [0, 1, 2].map(|k: usize| $block.iter().map(|input| input[k]).collect::<Vec<_>>())
        };
        (@call $f:ident $columns:ident $x:ident) => { $f::map(&$columns[0]) };
        (@call $f:ident $columns:ident $x:ident $y:ident) => { $f::map(&$columns[0], &$columns[1]) };
        (@call $f:ident $columns:ident $x:ident $y:ident $z:ident) => { $f::map(&$columns[0], &$columns[1], &$columns[2]) };
    }

    cases! { f32 inputs32:
        sums_of_f32 add32 |x, y| x + y => f32;
        differences_of_f32 sub32 |x, y| x - y => f32;
        products_of_f32 mul32 |x, y| x * y => f32;
        quotients_of_f32 div32 |x, y| x / y => f32;
        roots_of_f32 sqrt32 |x| x.sqrt() => f32;
        fused_of_f32 fma32 |x, y, z| x.mul_add(y, z) => f32;
    }

    cases! { f64 inputs64:
        sums_of_f64 add64 |x, y| x + y => f64;
        differences_of_f64 sub64 |x, y| x - y => f64;
        products_of_f64 mul64 |x, y| x * y => f64;
        quotients_of_f64 div64 |x, y| x / y => f64;
        roots_of_f64 sqrt64 |x| x.sqrt() => f64;
        fused_of_f64 fma64 |x, y, z| x.mul_add(y, z) => f64;
        narrowed_to_f32 narrow64 |x| x as f32 => f32;
    }
}

#[test]
fn buffers_of_any_device_have_operands() {
    for (name, device) in devices() {
        let x = fpdsl::Buffer::new(&device, &[1.0, 1e200]).unwrap();
        let report = scaled::map(&x, 1e200)
            .inspect()
            .flags()
            .on(&device)
            .run()
            .unwrap();
        let overflow = report.operations[0].signalled(Flag::Overflow).unwrap();
        assert_eq!(overflow.first.element, 1, "{name}");
        assert!(
            overflow.first.operands[0].starts_with("1e200"),
            "{name}: {report}"
        );
    }
}

#[fp(mode = "rn", contract = false)]
fn energy(m: f64, v: f64) -> f64 {
    0.5 * m * (v * v)
}

#[test]
fn a_page_has_a_chart_for_each_operation() {
    let report = energy::map(&[2e-3, 5e-3], &[300.0, 800.0])
        .inspect()
        .exponents()
        .run()
        .unwrap();
    let page = report.html();
    assert_eq!(
        page.matches("<svg role=\"img\"").count(),
        report.operations.len(),
        "{page}"
    );
    // 90 000 and 640 000, in one bar of full height above the 16th exponent.
    let label =
        "aria-label=\"exponents 16 to 23; f32: fits; bf16: fits; f16: fits times 2^-8; 2^16 to 2^24: 2\"";
    let (_, chart) = page.split_once(label).expect("the chart of the squares");
    let (chart, _) = chart.split_once("</svg>").unwrap();
    assert_eq!(chart.matches("<rect class=\"bar\"").count(), 1, "{chart}");
    assert!(
        chart.contains("height=\"90\"><title>2^16 to 2^24: 2</title>"),
        "{chart}"
    );
    for format in ["f32", "bf16", "f16"] {
        assert!(chart.contains(&format!(">{format}</text>")), "{chart}");
    }
    // A range begins and ends where bins of its smallest and largest normal numbers do: 22 wide each.
    let bins = fpdsl::inspect::Exponents::bins(ScalarType::F64);
    let at = |exponent: i32| {
        let begins = |bin: &Bin| matches!(bin, Bin::From { from, .. } if *from == exponent);
        22 * bins.iter().position(begins).unwrap()
    };
    assert!(
        chart.contains(&format!("d=\"M{} ", at(-14))) && chart.contains(&format!("H{}m0", at(16))),
        "{chart}"
    );
    assert!(
        chart.contains(&format!("d=\"M{} ", at(-126))) && chart.contains(&format!("H{}m0", at(128))),
        "{chart}"
    );
    assert!(!page.contains("http"), "{page}");
}

/// A quotient for each scalar of a row, and a sum where there is a scalar before it.
#[fp(mode = "rn", contract = false)]
fn quotients(i: Index, x: &[f64], out: &mut [f64]) {
    for j in 0..out.len() {
        out[j] = x[i.x()] / j as f64;
        if j > 1 {
            out[j] += out[j - 1];
        }
    }
}

#[test]
fn rows_are_asked() {
    let x = [1.0, 3.0, 0.0, 1e308, 5.0];
    for (name, device) in devices() {
        let call = || quotients::launch(5, &x).rows(4);
        let expected = call().run(&Device::host()).unwrap().to_vec().unwrap();
        let report = call().inspect().flags().on(&device).run().unwrap();
        let found = report.results.to_vec().unwrap();
        let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&found), bits(&expected), "{name}");
        // 0 / 0 is invalid, x / 0 a pole for the other four; the quotients by 3 of 1, 1e308 and 5 are inexact.
        let division = report.operations.iter().find(|o| o.operation == "div").unwrap();
        assert_eq!(division.evaluated, 20, "{name}");
        let counted = |flag| division.signalled(flag).map_or(0, |signalled| signalled.count);
        assert_eq!(counted(Flag::Invalid), 1, "{name}");
        assert_eq!(counted(Flag::DivisionByZero), 4, "{name}");
        assert_eq!(counted(Flag::Inexact), 3, "{name}");
        let exponents = call().inspect().exponents().on(&device).run().unwrap();
        assert_eq!(
            bits(&exponents.results.to_vec().unwrap()),
            bits(&expected),
            "{name}"
        );
        // Rows are exact for what stands beside, so operations are asked and results are not.
        let shadow = call().inspect().shadow().on(&device).run().unwrap();
        assert_eq!(bits(&shadow.results.to_vec().unwrap()), bits(&expected), "{name}");
        assert!(
            shadow.errors.is_empty() && !shadow.operations.is_empty(),
            "{name}"
        );
        report::ran(SUITE, name, 3);
    }
}
