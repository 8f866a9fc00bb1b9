//! Random programs and gather programs through every question: their results stay, and machine code and printed CUDA give the numbers of
//! the interpreter.
//!
//! `FPDSL_ASKED=10000` says how many of either, and `FPDSL_FIRST_SEED` where they begin. Each is asked every question. Printed CUDA
//! takes the first 25th, or one for each `FPDSL_ASKED_PRINTED`, and NVRTC, which is slow, a tenth of these. Where the time goes is printed.

mod case;
mod cuda;
#[path = "../../../../fpdsl-jit/tests/random/run.rs"]
#[allow(dead_code)]
mod machine;
#[path = "../../../support/report.rs"]
mod report;
#[path = "../../../../fpdsl-jit/tests/support/mod.rs"]
mod support;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::on_cpu::CudaOnCpu;
use fpdsl_runtime::device::{Input, Memory};

use case::{Case, Kind, QUESTIONS};
use support::hash;

/// Programs of each kind in an ordinary run.
const PROGRAMS: u64 = 6;

/// One for each so many is printed: the first of them.
fn printed() -> u64 {
    number("FPDSL_ASKED_PRINTED", 25).max(1)
}

/// Whether the C++ compiler optimises the program of a seed, as it does for the device. That takes at least twice as long: four seeds of 16.
fn optimised(seed: u64) -> bool {
    (seed / 4).is_multiple_of(4)
}

/// Code that is not optimised keeps every intermediate value apart.
const STACK: usize = 256 << 20;

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|error| panic!("{variable} is no number: {error}")),
        Err(_) => otherwise,
    }
}

impl Kind {
    fn seeds(one_in: u64) -> Vec<u64> {
        let count = number("FPDSL_ASKED", PROGRAMS);
        let first = number("FPDSL_FIRST_SEED", 0);
        (first..first + (count / one_in).max(1)).collect()
    }

    fn suite(self, question: &str) -> String {
        match self {
            Kind::Programs => format!("programs asked for {question}"),
            Kind::Gathers => format!("gathers asked for {question}"),
        }
    }

    /// All questions on a backend, in words.
    fn on(self, backend: &str) -> String {
        format!("{} on {backend}", self.suite("all"))
    }
}

/// What happened to the cases of a question.
#[derive(Default)]
struct Counts {
    programs: AtomicU64,
    elements: AtomicU64,
    /// Programs whose numbers were compared: no element has a fault.
    numbers: AtomicU64,
    counted: AtomicU64,
    /// They run for long.
    long: AtomicU64,
    /// They are not compiled, and interpreted.
    too_large: AtomicU64,
    /// Microseconds of threads in the interpreter, in the compiler and in what it has made.
    spent: [AtomicU64; 3],
}

/// What a thread does.
#[derive(Clone, Copy)]
enum Phase {
    Interpret,
    Compile,
    Run,
}

impl Counts {
    fn add(&self, case: &Case) {
        self.programs.fetch_add(1, Ordering::Relaxed);
        self.elements
            .fetch_add(case.data.elements as u64, Ordering::Relaxed);
        self.numbers
            .fetch_add(u64::from(case.tallies.is_some()), Ordering::Relaxed);
        self.counted.fetch_add(case.counted(), Ordering::Relaxed);
    }

    /// Does some work, and counts its time.
    fn timed<R>(&self, phase: Phase, work: impl FnOnce() -> R) -> R {
        let start = Instant::now();
        let done = work();
        self.spend(phase, start.elapsed());
        done
    }

    fn spend(&self, phase: Phase, time: Duration) {
        self.spent[phase as usize].fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    /// Seconds of threads in each phase.
    fn seconds(&self) -> [u64; 3] {
        [Phase::Interpret, Phase::Compile, Phase::Run]
            .map(|phase| self.spent[phase as usize].load(Ordering::Relaxed) / 1_000_000)
    }

    /// Says what was compared, and fails if that is little.
    fn report(self, suite: &str, backend: &str) {
        let [interpreted, compiled, ran] = self.seconds();
        let [programs, elements, numbers, counted, long, too_large] = [
            self.programs,
            self.elements,
            self.numbers,
            self.counted,
            self.long,
            self.too_large,
        ]
        .map(AtomicU64::into_inner);
        report::ran(suite, backend, elements);
        println!(
            "{suite} on {backend}: {programs} programs, {elements} elements, numbers of {numbers} programs, {counted} counted; {long} run \
             for long, {too_large} are too large to compile; {interpreted} s in the interpreter, {compiled} s in compilers, {ran} s in code"
        );
        assert!(long * 10 <= programs, "{long} run for long");
        assert!(too_large * 4 <= programs, "{too_large} are too large");
        assert!(
            programs < 6 || (numbers * 4 > programs && counted > 0),
            "{suite} counts little"
        );
    }
}

/// After how many seeds a long run says how far it is.
const PROGRESS: usize = 500;

/// Does `work` for each seed on all processors, and panics with the first few differences.
fn each(what: &str, seeds: &[u64], work: impl Fn(u64) -> Vec<String> + Sync) {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let differences = Mutex::new(Vec::new());
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let share = || {
            while let Some(&seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
                let found = work(seed);
                let mut differences = differences.lock().expect("no panic while it is held");
                differences.extend(found);
                let done = 1 + done.fetch_add(1, Ordering::Relaxed);
                if done.is_multiple_of(PROGRESS) {
                    let count = differences.len();
                    // Past the test harness, as reports are.
                    let _ = writeln!(
                        std::io::stderr(),
                        "{what}: {done} of {} seeds, {count} differ",
                        seeds.len()
                    );
                }
            }
        };
        let threads: Vec<_> = (0..workers)
            .map(|_| {
                thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, share)
            })
            .collect();
        for thread in threads {
            thread.expect("a thread").join().expect("a worker panicked");
        }
    });
    let differences = differences.into_inner().expect("no panic while it was held");
    let shown = &differences[..differences.len().min(3)];
    assert!(
        differences.is_empty(),
        "{} differ\n{}",
        differences.len(),
        shown.join("\n")
    );
}

/// All programs and all questions in machine code, in one of its forms each.
fn on_host(kind: Kind) {
    let counts = QUESTIONS.map(|_| Counts::default());
    each(&kind.on("machine code"), &Kind::seeds(1), |seed| {
        let questions = QUESTIONS.into_iter().zip(&counts).enumerate();
        let differs = questions.filter_map(|(number, (question, counts))| {
            let case = || Case::new(kind, seed, question, 1 + hash(seed) as usize % 20);
            let Some(case) = counts.timed(Phase::Interpret, case) else {
                counts.long.fetch_add(1, Ordering::Relaxed);
                return None;
            };
            counts.add(&case);
            let way = hash(6 * seed + number as u64) as usize % machine::ways(&case.asked);
            let compile = || machine::compiled_in(way, &case.asked, &case.data);
            let found = match counts.timed(Phase::Compile, compile) {
                Ok(compiled) => counts.timed(Phase::Run, || {
                    compiled.differs(&case.asked, &case.data, &case.outcomes)
                })?,
                // It is interpreted.
                Err(why) if why.contains("at most") => {
                    counts.too_large.fetch_add(1, Ordering::Relaxed);
                    return None;
                }
                Err(why) => why,
            };
            Some(format!("{}: {found}\n{}", case.name, case.asked))
        });
        differs.collect()
    });
    for ((question, _), counts) in QUESTIONS.into_iter().zip(counts) {
        counts.report(&kind.suite(question), "machine code");
    }
}

/// Some programs and all questions as C++ on the CPU.
fn on_printed_cuda(kind: Kind) {
    let compiler = match fpdsl_gpp::find() {
        Ok(compiler) => compiler,
        Err(why) => return report::skipped(&kind.suite("all"), "cuda on the cpu", &why),
    };
    let device = CudaOnCpu::new(compiler.clone());
    let compilers = [compiler.with_options(&["-O0"]), compiler];
    let counts = Counts::default();
    each(&kind.on("cuda on the cpu"), &Kind::seeds(printed()), |seed| {
        let case = |question| Case::new(kind, seed, question, 1 + hash(seed) as usize % 20);
        let cases = || QUESTIONS.into_iter().filter_map(case).collect();
        let cases: Vec<Case> = counts.timed(Phase::Interpret, cases);
        let long = QUESTIONS.len() - cases.len();
        counts.long.fetch_add(long as u64, Ordering::Relaxed);
        let compiler = &compilers[usize::from(optimised(seed))];
        let compiled = counts.timed(Phase::Compile, || cuda::compiled(compiler, &cases));
        let differs = cases.iter().zip(&compiled).filter_map(|(case, compiled)| {
            counts.add(case);
            let launch = |n, inputs: &[Input<'_>], outputs: &[&dyn Memory]| {
                // SAFETY: arrays have `n` elements, and programs test their indices.
                unsafe { device.launch(compiled, n, inputs, outputs) }
            };
            let found = counts.timed(Phase::Run, || cuda::differs(case, &launch, &device))?;
            Some(format!("{}: {found}\n{}", case.name, case.asked))
        });
        differs.collect()
    });
    counts.report(&kind.suite("all"), "cuda on the cpu");
}

/// Some programs and all questions on a GPU.
fn on_a_gpu(kind: Kind) {
    let gpu = match CudaDevice::new(0) {
        Ok(gpu) => gpu,
        Err(why) => return report::skipped(&kind.suite("all"), "gpu", &why.to_string()),
    };
    let counts = Counts::default();
    each(&kind.on("gpu"), &Kind::seeds(printed()), |seed| {
        let differs = QUESTIONS.into_iter().filter_map(|question| {
            let case = || Case::new(kind, seed, question, 1 + hash(seed) as usize % 20);
            let Some(case) = counts.timed(Phase::Interpret, case) else {
                counts.long.fetch_add(1, Ordering::Relaxed);
                return None;
            };
            let load = || gpu.load((*case.asked).clone(), &cuda::broadcast(&case));
            let loaded = match counts.timed(Phase::Compile, load) {
                Ok(loaded) => loaded,
                Err(error) => return Some(format!("{}: {error}", case.name)),
            };
            counts.add(&case);
            let launch = |n, inputs: &[Input<'_>], outputs: &[&dyn Memory]| {
                // SAFETY: arrays have `n` elements, and programs test their indices.
                unsafe { gpu.launch(&loaded, n, inputs, outputs) }
            };
            let found = counts.timed(Phase::Run, || cuda::differs(&case, &launch, &gpu))?;
            Some(format!("{}: {found}\n{}", case.name, case.asked))
        });
        differs.collect()
    });
    counts.report(&kind.suite("all"), "gpu");
}

/// NVRTC takes the text of a few programs with each question.
fn for_nvrtc(kind: Kind) {
    let suite = kind.suite("all");
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(&suite, "nvrtc", &why.to_string()),
    };
    let (counts, compiled) = (Counts::default(), AtomicU64::new(0));
    each(&kind.on("nvrtc"), &Kind::seeds(10 * printed()), |seed| {
        let questions = QUESTIONS.into_iter();
        let case = |question| Case::new(kind, seed, question, 1);
        let cases: Vec<Case> = counts.timed(Phase::Interpret, || questions.filter_map(case).collect());
        compiled.fetch_add(cases.len() as u64, Ordering::Relaxed);
        // All kernels in one unit: each compilation begins with the same headers.
        let text = cuda::unit(&cases);
        let cubin = || nvrtc.compile(&text, "asked", Arch::new(9, 0), &[]);
        let error = counts.timed(Phase::Compile, cubin).err();
        error
            .map(|error| format!("{kind:?}, seed {seed}: {error}"))
            .into_iter()
            .collect()
    });
    let compiled = compiled.into_inner();
    let [interpreted, in_nvrtc, _] = counts.seconds();
    println!("{suite}: {compiled} kernels, {interpreted} s in the interpreter, {in_nvrtc} s in NVRTC");
    report::ran(&suite, "nvrtc", compiled);
}

#[test]
fn programs_in_machine_code() {
    on_host(Kind::Programs);
}

#[test]
fn gathers_in_machine_code() {
    on_host(Kind::Gathers);
}

#[test]
fn programs_on_printed_cuda() {
    on_printed_cuda(Kind::Programs);
}

#[test]
fn gathers_on_printed_cuda() {
    on_printed_cuda(Kind::Gathers);
}

#[test]
fn programs_on_a_gpu() {
    on_a_gpu(Kind::Programs);
}

#[test]
fn gathers_on_a_gpu() {
    on_a_gpu(Kind::Gathers);
}

#[test]
fn programs_for_nvrtc() {
    for_nvrtc(Kind::Programs);
}

#[test]
fn gathers_for_nvrtc() {
    for_nvrtc(Kind::Gathers);
}
