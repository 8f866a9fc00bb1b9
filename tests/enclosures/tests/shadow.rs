//! Shadows of random recorded bodies against MPFR: results, and the split of the errors of their lines.

use std::cell::RefCell;

use fpdsl_enclosures::beside::{Beside, Known, operation};
use fpdsl_enclosures::number;
use fpdsl_ir_programs::data::Data;
use fpdsl_ir_programs::{Options, kernel};
use fpdsl_runtime::ir::interp::{Encodings, run_counted, run_in};
use fpdsl_runtime::ir::{Kind, Op, Operand};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{Asked, How, Question, Shadow, What, classes};
use rug::Float;

const FUEL: u64 = 1 << 18;

/// Bodies of an ordinary run, for each test.
const PROGRAMS: u64 = 300;

fn programs() -> u64 {
    let text = std::env::var("FPDSL_PROGRAMS");
    text.map_or(PROGRAMS, |text| text.parse().expect("FPDSL_PROGRAMS is a number"))
}

/// What was compared.
#[derive(Default)]
struct Found {
    /// Floats of results.
    results: u64,
    /// Those whose error in units is known to a thousandth.
    sharp: u64,
    /// Those that are not the shadow rounded.
    wrong: u64,
    /// Lines that have lost four bits or more, and were taken apart.
    lines: u64,
    /// Lines with an error that they inherited, and with one that they added.
    inherited: u64,
    added: u64,
}

/// The sum of the parts of a shadow, exact however far they are apart.
fn shadow(parts: &[(ScalarType, u64)]) -> Float {
    let mut sum = Float::with_val(2200, 0.0);
    for &(ty, bits) in parts {
        sum += number(ty, bits);
    }
    sum
}

/// Returns true if a shadow is as near to the exact value as it has to be.
fn holds(shadow: &Float, known: &Known) -> bool {
    let distance = Float::with_val(2200, shadow - &known.exact).abs();
    distance <= known.bound
}

/// A unit in the last place of a float of the call.
fn ulp(ty: ScalarType, bits: u64) -> Option<Float> {
    let Kind::Float(format) = ty.kind() else {
        return None;
    };
    let magnitude = bits & format.magnitude_mask();
    if magnitude >= format.max_finite() {
        return None;
    }
    let [here, next] = [magnitude, magnitude + 1].map(|bits| Float::with_val(600, number(ty, bits)));
    Some(next - here)
}

/// A line that has lost bits: each part of its error is the operation's on the operands that it should be.
fn line(watched: &Watch<'_>, read: &dyn Fn(Operand) -> u64, found: &mut Found, what: &str) {
    let Watch { asked, number: which } = *watched;
    let watched = &asked.operations[which];
    let What::Operation(op) = watched.what else { return };
    let values: Vec<(ScalarType, u64)> = watched
        .operands
        .iter()
        .map(|&(ty, operand)| (ty, read(operand)))
        .collect();
    let result = number(watched.ty, read(watched.result));
    let (args, mut rest) = values.split_at(watched.args);
    let mut part = |n: usize| {
        let (part, behind) = rest.split_at(n);
        rest = behind;
        part
    };
    let beside: Vec<Option<Known>> = args
        .iter()
        .map(|&(ty, _)| Some(shadow(part(Shadow::beside(ty)))).filter(|_| is_float(ty)))
        .map(|shadow| shadow.and_then(Known::exactly))
        .collect();
    let own: Vec<Option<Known>> = args
        .iter()
        .map(|&(ty, bits)| {
            if is_float(ty) {
                Known::begins(ty, bits)
            } else {
                None
            }
        })
        .collect();
    let (kept, afresh) = (part(Shadow::beside(watched.ty)), part(Shadow::beside(watched.ty)));
    assert!(
        !afresh.is_empty() && afresh.len() == kept.len(),
        "{what}: both are there"
    );
    let from = args.first().map_or(watched.ty, |arg| arg.0);
    let (kept, afresh) = (shadow(kept), shadow(afresh));
    let mut judged = true;
    for (name, args, shadow) in [("inherited", &beside, &kept), ("begun", &own, &afresh)] {
        match operation(op, watched.ty, from, args) {
            Some(known) => assert!(
                holds(shadow, &known),
                "{what}, {op:?} {name}: {shadow} is more than {} from {}",
                known.bound,
                known.exact
            ),
            None => judged = false,
        }
    }
    found.lines += u64::from(judged);
    // The whole error is what it adds, to operands as they are, and what those had.
    found.added += u64::from(judged && afresh != result);
    found.inherited += u64::from(judged && afresh != kept);
}

fn is_float(ty: ScalarType) -> bool {
    matches!(ty.kind(), Kind::Float(_))
}

/// An operation that is counted.
#[derive(Clone, Copy)]
struct Watch<'a> {
    asked: &'a Asked,
    number: usize,
}

/// The operation of a counter of bits lost.
fn lost(asked: &Asked, counter: u32) -> Option<Watch<'_>> {
    let number = asked.operations.iter().position(|watched| {
        let classes = classes(watched.ty).len();
        is_float(watched.ty) && watched.counters[..classes].contains(&Some(counter))
    });
    number.map(|number| Watch { asked, number })
}

fn compare(options: &Options) -> Found {
    let found = RefCell::new(Found::default());
    for seed in 0..programs() {
        let kernel = kernel(seed, options);
        if kernel
            .functions
            .iter()
            .any(|function| function.elementary.is_some())
        {
            continue;
        }
        let asked = Shadow::ask(&kernel, How::APART);
        let data = Data::random(&kernel, 6, seed);
        let slices = data.slices(&kernel);
        let slices: Vec<&[u64]> = slices.iter().map(Vec::as_slice).collect();
        for element in 0..data.elements {
            let what = format!("seed {seed}, element {element}");
            let leaves = 0..kernel.inputs.leaves.len();
            let params: Vec<u64> = leaves.map(|leaf| data.leaf(&kernel, leaf, element)).collect();
            let Ok(values) = run_in(&Beside, &kernel, &params, &slices, FUEL) else {
                continue;
            };
            let mut counted = |counter: u32, read: &dyn Fn(Operand) -> u64| {
                if let Some(watched) = lost(&asked, counter) {
                    line(&watched, read, &mut found.borrow_mut(), &what);
                }
            };
            let run = run_counted(
                &Encodings,
                &asked.kernel,
                &params,
                &slices,
                &mut [],
                &mut counted,
                FUEL,
            );
            let given = run.unwrap_or_else(|stop| panic!("{what}: {stop}"));
            let mut columns = &given[values.len()..];
            let mut types = &asked.added[..];
            for (leaf, value) in values.iter().enumerate() {
                let ty = kernel.type_of(kernel.results[leaf]);
                assert_eq!(value.bits, given[leaf], "{what}, result {leaf}");
                if !is_float(ty) {
                    continue;
                }
                let n = 1 + Shadow::beside(ty);
                let parts: Vec<(ScalarType, u64)> = types[..n]
                    .iter()
                    .copied()
                    .zip(columns[..n].iter().copied())
                    .collect();
                (columns, types) = (&columns[n..], &types[n..]);
                assert_eq!(parts[0], (ty, value.bits), "{what}, result {leaf}");
                let Some(known) = &value.known else { continue };
                let shadow = shadow(&parts[1..]);
                // The error in units is that of the result against the shadow. It is off by what the shadow is off.
                assert!(
                    holds(&shadow, known),
                    "{what}, result {leaf}: the shadow {shadow} is more than {} from {}\n{kernel}",
                    known.bound,
                    known.exact
                );
                let mut found = found.borrow_mut();
                found.results += 1;
                let result = number(ty, value.bits);
                if let Some(unit) = ulp(ty, value.bits) {
                    found.sharp += u64::from(known.bound < Float::with_val(600, &unit / 1000));
                    let error = Float::with_val(600, &result - &known.exact).abs();
                    found.wrong += u64::from(error > unit);
                }
            }
            assert!(columns.is_empty(), "{what}: all columns");
        }
    }
    found.into_inner()
}

/// Fails if little was compared.
fn report(name: &str, found: &Found) {
    let Found {
        results,
        sharp,
        wrong,
        lines,
        inherited,
        added,
    } = *found;
    println!(
        "{name}: {results} results, {sharp} known to a thousandth of a unit, {wrong} wrong by more than a unit; {lines} lines that have \
         lost bits, {inherited} with an inherited error, {added} with one of their own"
    );
    assert!(
        results > 10 * programs() / 3 && sharp * 5 > results * 4,
        "results"
    );
    assert!(wrong > 0 && lines > 0 && inherited > 0, "lines");
}

/// Operations that round and those that move floats, without loops.
fn straight(ty: ScalarType) -> Options {
    let types = vec![ty];
    let allow =
        |op: Op| op.rounding().is_some() || matches!(op, Op::Neg | Op::Abs | Op::Min | Op::Max | Op::Copy);
    Options {
        types,
        allow,
        control: false,
        faults: false,
        ..Options::default()
    }
}

#[test]
fn of_f32() {
    report("f32", &compare(&straight(ScalarType::F32)));
}

#[test]
fn of_f64() {
    report("f64", &compare(&straight(ScalarType::F64)));
}

/// All types and statements.
#[test]
fn of_every_type() {
    report("every type", &compare(&Options::default()));
}
