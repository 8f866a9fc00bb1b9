//! The benchmark page of the operation table, from criterion's measurements.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Nanoseconds an element by group and column: the fastest sample of each benchmark, which other work on the machine
/// disturbs least.
type Times = BTreeMap<String, BTreeMap<String, f64>>;

/// Elements of one iteration of every benchmark of `operations`.
const ELEMENTS: f64 = 32_768.0;

/// Runs the benchmark, unless `measured` already, and writes docs/benchmarks/operations.md.
pub fn run(root: &Path, target: &Path, measured: bool) -> Result<(), Box<dyn Error>> {
    let criterion = target.join("criterion");
    if !measured {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command
            .current_dir(root)
            .args(["bench", "--bench", "operations", "--features", "mpfr"]);
        let status = command.status()?;
        if !status.success() {
            return Err(format!("{command:?} failed: {status}").into());
        }
    }
    let times = read(&criterion)?;
    let page = page(&times);
    let path = root.join("docs/benchmarks/operations.md");
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&path, page)?;
    println!("{}", path.display());
    Ok(())
}

/// All benchmarks of the groups of `operations`.
fn read(criterion: &Path) -> Result<Times, Box<dyn Error>> {
    let mut times = Times::new();
    for group in fs::read_dir(criterion)? {
        let group = group?.path();
        if !group.is_dir() {
            continue;
        }
        for benchmark in fs::read_dir(&group)? {
            let folder = benchmark?.path().join("new");
            let (Ok(about), Ok(sample)) = (
                fs::read_to_string(folder.join("benchmark.json")),
                fs::read_to_string(folder.join("sample.json")),
            ) else {
                continue;
            };
            let (Some(group), Some(column)) = (string(&about, "group_id"), string(&about, "function_id"))
            else {
                continue;
            };
            let fastest = numbers(&sample, "times")
                .zip(numbers(&sample, "iters"))
                .map(|(time, iterations)| time / iterations)
                .fold(f64::INFINITY, f64::min);
            if fastest.is_finite() {
                times
                    .entry(group.to_owned())
                    .or_default()
                    .insert(column.to_owned(), fastest / ELEMENTS);
            }
        }
    }
    Ok(times)
}

/// The text after `"key":`.
fn after<'a>(json: &'a str, key: &str) -> Option<&'a str> {
    let quoted = format!("\"{key}\":");
    json.find(&quoted).map(|at| &json[at + quoted.len()..])
}

/// A string without escapes.
fn string<'a>(json: &'a str, key: &str) -> Option<&'a str> {
    after(json, key)?
        .trim_start()
        .strip_prefix('"')?
        .split('"')
        .next()
}

/// An array of numbers; empty if there is none.
fn numbers<'a>(json: &'a str, key: &str) -> impl Iterator<Item = f64> + 'a {
    let list = after(json, key).and_then(|rest| rest.split_once('[')?.1.split(']').next());
    list.unwrap_or("")
        .split(',')
        .filter_map(|number| number.trim().parse().ok())
}

/// A column: its heading, the benchmark, and what its ratio is to.
type Column = (&'static str, &'static str, &'static str);

const SCALAR: [Column; 7] = [
    ("AVX-512", "avx512", "plain"),
    ("portable, FMA", "portable-fma", "plain"),
    ("portable", "portable", "plain"),
    ("SoftFloat", "softfloat", "plain"),
    ("apfloat", "apfloat", "plain"),
    ("MPFR", "mpfr", "plain"),
    ("plain, ns", "plain", ""),
];

const DERIVED: [Column; 3] = [
    ("AVX-512", "avx512", ""),
    ("portable, FMA", "portable-fma", ""),
    ("portable", "portable", ""),
];

const INTRODUCTION: &str = "\
# The operation table: speed

Written by `cargo xtask bench-table` from `cargo bench --bench operations --features mpfr`; the fastest of sixty samples each.
All operations round toward positive infinity; plain Rust rounds to nearest. A figure with an x is a ratio to plain Rust in the
same run, the others are nanoseconds an element.

- One value at a time over 32768 unpredictable operands (any sign, exponents from -8 to 7), kept from being
  vectorised. SoftFloat, apfloat and MPFR include what it takes to get a Rust float in and out; MPFR reuses its numbers.
- Plain `rsqrt` is `1.0 / x.sqrt()`, which rounds twice; plain f16 and bf16 go through f32 with the conversions of `half`; plain
  conversions to integers in a mode are `x.round_ties_even() as i32`.
- A dash: the implementation does not have the operation.
- Each benchmark also prints the medians of calls after 20 ms of other work and after 20 ms of sleep, which are not in the table: the
  loops here are on one thread.
";

fn page(times: &Times) -> String {
    let mut page = String::from(INTRODUCTION);
    // Writing to a `String` cannot fail.
    let _ = writeln!(page, "\n{}", machine());
    for (title, prefixes) in [
        ("Arithmetic, f32 and f64", &["f32/", "f64/"][..]),
        ("Arithmetic, f16 and bf16", &["f16/", "bf16/"][..]),
        ("Conversions", &["convert/"][..]),
    ] {
        table(&mut page, &format!("{title}, scalar"), times, prefixes, &SCALAR);
    }
    goals(&mut page, times);
    table(
        &mut page,
        "Derived operations, nanoseconds",
        times,
        &["derived/"],
        &DERIVED,
    );
    page
}

/// The processor, and how busy it was, as Linux tells.
fn machine() -> String {
    let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpus
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(':'))
        .map_or("unknown", |(_, name)| name.trim());
    let count = cpus.lines().filter(|line| line.starts_with("processor")).count();
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load: Vec<_> = load.split_whitespace().take(3).collect();
    format!(
        "Processor: {model}, {count} of them. Load over the last 1, 5 and 15 minutes: {}; the benchmark alone makes about 1, and \
         ratios from a busy machine are rough.",
        load.join(", ")
    )
}

/// One row a group.
fn table(page: &mut String, title: &str, times: &Times, prefixes: &[&str], columns: &[Column]) {
    let headings: Vec<_> = columns.iter().map(|column| column.0).collect();
    // Writing to a `String` cannot fail.
    let _ = writeln!(
        page,
        "\n## {title}\n\n| operation | {} |\n|---|{}",
        headings.join(" | "),
        "---|".repeat(columns.len())
    );
    for prefix in prefixes {
        for (group, row) in times.iter().filter(|(group, _)| group.starts_with(prefix)) {
            let name = match *prefix {
                "convert/" | "derived/" => &group[prefix.len()..],
                _ => group,
            };
            let cells: Vec<_> = columns
                .iter()
                .map(|&(_, column, base)| cell(row, column, base))
                .collect();
            let _ = writeln!(page, "| {} | {} |", name.replace('/', " "), cells.join(" | "));
        }
    }
}

/// A time, or its ratio to that of `base`.
fn cell(row: &BTreeMap<String, f64>, column: &str, base: &str) -> String {
    match (row.get(column), row.get(base)) {
        (Some(time), Some(base)) => ratio(time / base),
        (Some(time), None) => format!("{time:.3}"),
        (None, _) => "–".to_owned(),
    }
}

fn ratio(ratio: f64) -> String {
    if ratio < 10.0 {
        format!("{ratio:.2}x")
    } else {
        format!("{ratio:.0}x")
    }
}

/// An operation's goals for f32 and f64.
const GOALS: [(&str, [f64; 2]); 5] = [
    ("add", [5.0, 5.0]),
    ("mul", [5.0, 3.0]),
    ("div", [2.1, 2.1]),
    ("sqrt", [1.6, 1.6]),
    ("fma", [8.5, 6.5]),
];

/// The operations with goals in the directed modes.
fn goals(page: &mut String, times: &Times) {
    let _ = writeln!(
        page,
        "\n## Directed modes against their goals, rz · ru · rd\n\n\
         | operation | portable, FMA | goal |\n|---|---|---|"
    );
    for (name, portable) in GOALS {
        for (i, format) in ["f32", "f64"].into_iter().enumerate() {
            let Some(row) = times.get(&format!("{format}/{name}")) else {
                continue;
            };
            let cells = |column: &str, base: &str| {
                [format!("{column} rz"), column.to_owned(), format!("{column} rd")]
                    .map(|column| cell(row, &column, base))
                    .join(" · ")
            };
            let _ = writeln!(
                page,
                "| {format} {name} | {} | {}x |",
                cells("portable-fma", "plain"),
                portable[i],
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_criterion_writes() {
        let about = r#"{"group_id":"f32/add","function_id":"plain","value_str":null}"#;
        assert_eq!(string(about, "group_id"), Some("f32/add"));
        assert_eq!(string(about, "function_id"), Some("plain"));
        let sample = r#"{"sampling_mode":"Flat","iters":[2.0,4.0],"times":[10.0,16.5]}"#;
        assert_eq!(numbers(sample, "times").collect::<Vec<_>>(), [10.0, 16.5]);
        assert_eq!(numbers(sample, "iters").collect::<Vec<_>>(), [2.0, 4.0]);
        assert_eq!(numbers(sample, "missing").count(), 0);
    }
}
