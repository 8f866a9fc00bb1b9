//! Random recorded bodies, compiled in all forms for each target that this processor has, beside the interpreter.
//!
//! `FPDSL_PROGRAMS=100000` says how many, and `FPDSL_FIRST_SEED` where they begin.

#[path = "../support/mod.rs"]
mod support;

mod run;

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use fpdsl_ir_programs::data::{Data, Memory};
use fpdsl_ir_programs::{Options, expected, kernel, shrink, size};
use fpdsl_jit::{Form, Target};
use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::ir::interp::Stop;
use fpdsl_runtime::ir::{Block, Kernel, Op, Stmt};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{Alarm, Enclose, Exponents, Flags, How, Question, Sample, Shadow, Within};
use iced_x86::{Decoder, DecoderOptions};
use run::{Found, compiled, differs};
use support::{forms, hash, targets};

/// Programs of an ordinary run.
const PROGRAMS: u64 = 600;

fn number(name: &str, default: u64) -> u64 {
    let text = std::env::var(name);
    text.map_or(default, |text| {
        text.parse().unwrap_or_else(|_| panic!("{name}: {text}"))
    })
}

/// How many programs, and elements of them with results and with faults.
#[derive(Default)]
struct Counts {
    programs: AtomicU64,
    results: AtomicU64,
    faults: AtomicU64,
}

/// What a program's forms compute that differs. A program that runs for long is not run at all: shrinking makes such loops.
fn found(program: &Kernel, data: &Data, counts: Option<&Counts>) -> Found {
    let expected = expected(program, data);
    if expected.contains(&Err(Stop::OutOfFuel)) {
        return None;
    }
    if let Some(counts) = counts {
        let faults = expected.iter().filter(|outcome| outcome.is_err()).count() as u64;
        counts.programs.fetch_add(1, Ordering::Relaxed);
        counts.faults.fetch_add(faults, Ordering::Relaxed);
        counts
            .results
            .fetch_add(expected.len() as u64 - faults, Ordering::Relaxed);
    }
    differs(&Arc::new(program.clone()), data, &expected)
}

/// The program of a seed, and its data.
fn program(seed: u64, options: &Options) -> (Kernel, Data) {
    let program = kernel(seed, options);
    let elements = 1 + hash(seed) as usize % 40;
    let data = Data::random(&program, elements, seed);
    (program, data)
}

/// Returns true if arrays that are used are filled as often as they were: nobody reads one that was never written.
fn fills(program: &Kernel, small: &Kernel) -> bool {
    let bodies = |kernel: &Kernel| {
        kernel
            .functions
            .iter()
            .chain([kernel])
            .map(uses)
            .collect::<Vec<_>>()
    };
    let all = bodies(program).into_iter().zip(bodies(small));
    all.flat_map(|(before, now)| before.into_iter().zip(now))
        .all(|(before, now)| now.1 == 0 || now.0 == before.0)
}

/// For each array how often it is filled, and how often it is used otherwise.
fn uses(body: &Kernel) -> Vec<(usize, usize)> {
    fn count(block: &Block, uses: &mut [(usize, usize)]) {
        for stmt in block {
            match stmt {
                Stmt::Fill { array, .. } => uses[array.0 as usize].0 += 1,
                Stmt::Put { array, .. }
                | Stmt::Let {
                    op: Op::Element(array),
                    ..
                } => uses[array.0 as usize].1 += 1,
                _ => {}
            }
            stmt.blocks().for_each(|inner| count(inner, uses));
        }
    }
    let mut uses = vec![(0, 0); body.arrays.len()];
    count(&body.body, &mut uses);
    uses
}

fn check(seed: u64, options: &Options, counts: &Counts) {
    SEED.set(seed);
    let (program, data) = program(seed, options);
    let Some(first) = found(&program, &data, Some(counts)) else {
        return;
    };
    let differs = |small: &Kernel| fills(&program, small) && found(small, &data, None).is_some();
    let small = shrink(&program, differs);
    let what = found(&small, &data, None).unwrap_or(first);
    panic!(
        "seed {seed}, {} statements, then {}: {what}\n{small}",
        size(&program),
        size(&small)
    );
}

thread_local! {
    /// The seed that this thread checks.
    static SEED: Cell<u64> = const { Cell::new(0) };
}

/// Says which seed it was if code reads or writes where nothing is.
extern "C" fn crashed(_: libc::c_int) {
    let message = format!("seed {} reads or writes where nothing is\n", SEED.get());
    // SAFETY: the bytes are the message's, and the process ends.
    unsafe {
        libc::write(2, message.as_ptr().cast(), message.len());
        libc::_exit(1);
    }
}

fn watch() {
    let handler = crashed as extern "C" fn(libc::c_int);
    for signal in [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL] {
        // SAFETY: the handler has the signature of one.
        unsafe { libc::signal(signal, handler as *const () as libc::sighandler_t) };
    }
}

/// Checks this many of a thousand programs on all processors.
fn all(name: &str, share: u64, options: &Options) {
    watch();
    let first = number("FPDSL_FIRST_SEED", 0);
    let count = number("FPDSL_PROGRAMS", PROGRAMS) * share / 1000;
    let (next, counts) = (AtomicU64::new(first), Counts::default());
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + count {
                break;
            }
            check(seed, options, &counts);
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| {
            scope.spawn(work);
        });
    });
    println!(
        "{name} on {:?}: {} programs, {} elements with results, {} with faults",
        targets(),
        counts.programs.into_inner(),
        counts.results.into_inner(),
        counts.faults.into_inner()
    );
}

fn with_types(is: impl Fn(ScalarType) -> bool) -> Options {
    Options {
        types: ScalarType::ALL.into_iter().filter(|&ty| is(ty)).collect(),
        ..Options::default()
    }
}

#[test]
fn of_every_type() {
    all("every type", 530, &Options::default());
}

/// No value of 64 bits varies, so that a vector has twice as many lanes.
#[test]
fn of_narrow_lanes() {
    let options = Options {
        indices: false,
        slices: 0,
        ..with_types(|ty| ty.bytes() <= 4)
    };
    all("narrow lanes", 250, &options);
}

#[test]
fn of_floats() {
    let options = Options {
        statements: 60,
        ..with_types(ScalarType::is_float)
    };
    all("floats", 200, &options);
}

#[test]
fn that_are_large() {
    let options = Options {
        statements: 250,
        depth: 6,
        ..Options::default()
    };
    all("large", 20, &options);
}

/// Programs that are asked something: their results are those of before, and compiled code counts, and computes beside, as the interpreter
/// does.
fn asked<Q: Question>(name: &str, share: u64) {
    asked_with::<Q>(name, share, None);
}

/// As [`asked`], with a value that the question is given in place of random ones.
fn asked_with<Q: Question>(name: &str, share: u64, given: Option<u64>) {
    let (floats, every, counts) = (
        with_types(ScalarType::is_float),
        Options::default(),
        Counts::default(),
    );
    let programs = number("FPDSL_PROGRAMS", PROGRAMS) / share;
    let first = number("FPDSL_FIRST_SEED", 0);
    let (mut counted, mut too_large) = (0, 0);
    for seed in first..first + programs {
        SEED.set(seed);
        let (program, data) = program(seed, if seed % 2 == 0 { &floats } else { &every });
        let asked = Q::ask(&program, How::PLAIN);
        let elements = 1 + hash(seed) as usize % 40;
        let mut with_counters = Data::random(&asked.kernel, elements, seed);
        let buffers = program.inputs.buffers.len()..;
        for memory in with_counters.buffers[buffers]
            .iter_mut()
            .take(asked.given as usize)
        {
            let values = given.map(|given| Memory {
                scalars: vec![given],
                same: true,
            });
            *memory = values.unwrap_or_else(|| memory.clone());
        }
        let asked = asked.kernel;
        let [before, mut after] =
            [(&program, &data), (&asked, &with_counters)].map(|(kernel, data)| expected(kernel, data));
        if [&before, &after]
            .iter()
            .any(|all| all.contains(&Err(Stop::OutOfFuel)))
        {
            continue;
        }
        for results in after.iter_mut().flatten() {
            results.truncate(program.results.len());
        }
        assert_eq!(before, after, "{name}, seed {seed}\n{program}\n{asked}");
        match found(&asked, &with_counters, Some(&counts)) {
            // It is interpreted.
            Some(why) if why.contains("steps of finding registers") => too_large += 1,
            found => assert_eq!(found, None, "{name}, seed {seed}\n{asked}"),
        }
        counted += fpdsl_ir_programs::counts(&asked, &with_counters).map_or(0, |all| all.iter().sum::<u64>());
    }
    println!("{programs} programs asked for {name}: {counted} counted, {too_large} too large to compile");
    assert!(counted > programs && too_large * 10 <= programs);
}

#[test]
fn asked_for_flags() {
    asked::<Flags>("flags", 20);
}

#[test]
fn asked_for_shadows() {
    asked::<Shadow>("shadows", 100);
}

#[test]
fn asked_for_samples() {
    asked::<Sample>("samples", 100);
}

#[test]
fn asked_for_exponents() {
    asked::<Exponents>("exponents", 100);
}

/// Loops whose conditions are not decided have a few turns more.
#[test]
fn asked_for_enclosures() {
    asked_with::<Enclose>("enclosures", 100, Some(10));
}

#[test]
fn asked_for_flags_of_shadows() {
    asked::<Within<Flags, Shadow>>("flags of shadows", 200);
}

/// Programs with an alarm: it sees every element that signals an exception that traps, and compiled code as the interpreter does.
#[test]
fn with_an_alarm() {
    let (floats, every, counts) = (
        with_types(ScalarType::is_float),
        Options::default(),
        Counts::default(),
    );
    let programs = number("FPDSL_PROGRAMS", PROGRAMS);
    let first = number("FPDSL_FIRST_SEED", 0);
    let [mut signalled, mut alarmed] = [0_u64; 2];
    for seed in first..first + programs {
        SEED.set(seed);
        let (program, _) = program(seed, if seed % 2 == 0 { &floats } else { &every });
        let asked = Flags::ask(&program, How::PLAIN);
        let alarm = Alarm::ask(&program, How::PLAIN).kernel;
        let traps = [Flag::Invalid, Flag::DivisionByZero, Flag::Overflow];
        let counters = asked.operations.iter();
        let counters = counters.flat_map(|operation| traps.map(|flag| operation.counters[flag as usize]));
        let counters: Vec<u32> = counters.flatten().collect();
        for element in 0..4 {
            let data = |kernel| Data::random(kernel, 1, 4 * seed + element);
            let Some(flags) = fpdsl_ir_programs::counts(&asked.kernel, &data(&asked.kernel)) else {
                continue;
            };
            let Some(found) = fpdsl_ir_programs::counts(&alarm, &data(&alarm)) else {
                continue;
            };
            let signals = counters.iter().any(|&counter| flags[counter as usize] > 0);
            assert!(!signals || found[0] > 0, "seed {seed}\n{alarm}");
            signalled += u64::from(signals);
            alarmed += u64::from(found[0] > 0);
        }
        if seed % 20 == 0 {
            let found = found(
                &alarm,
                &Data::random(&alarm, 1 + hash(seed) as usize % 40, seed),
                Some(&counts),
            );
            assert_eq!(found, None, "seed {seed}\n{alarm}");
        }
    }
    println!("{programs} programs: {signalled} elements signal, {alarmed} are suspected");
    assert!(signalled > programs / 4);
}

/// Code for AVX-512 runs where a processor has it. Here it is made, and decoded.
#[test]
fn for_avx512() {
    for seed in 0..100 {
        let (program, _) = program(seed, &Options::default());
        let program = Arc::new(program);
        for (name, form) in forms(&program, &[]) {
            for masked in [false, true] {
                let form = Form {
                    masked,
                    ..form.clone()
                };
                let code = compiled(&program, Target::Avx512, &form)
                    .unwrap_or_else(|why| panic!("seed {seed}, {name}: {why}\n{program}"));
                let (bytes, entry) = code.bytes();
                let instructions = Decoder::new(64, &bytes[entry..], DecoderOptions::NONE);
                let invalid = instructions.into_iter().find(|i| i.is_invalid());
                assert_eq!(invalid, None, "seed {seed}, {name}\n{program}");
            }
        }
    }
}
