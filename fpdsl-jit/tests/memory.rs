//! Code in executable memory: run, counted, freed, after a fork, and refused by the system itself.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod support;

use fpdsl_jit::encode::x86::{Assembler, Reg};
use fpdsl_jit::memory::{Arena, Executable, Native, arena};
use support::process::alone;

/// A function that returns a number.
fn number(n: u64) -> Vec<u8> {
    let mut a = Assembler::new();
    a.endbr64();
    a.mov_imm(Reg::Gpr(0), n);
    a.ret();
    a.finish().bytes
}

fn run(code: &Executable<Native>) -> u64 {
    // SAFETY: `number` made it.
    let function = unsafe { std::mem::transmute::<*const u8, extern "C" fn() -> u64>(code.at(0)) };
    function()
}

/// The mappings of this process, those that are executable and anonymous, and those that are writable and executable.
fn mappings() -> (usize, usize, usize) {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let access = |line: &str| line.split(' ').nth(1).unwrap_or_default().to_owned();
    let anonymous = |line: &str| line.split_whitespace().count() == 5;
    let executable = maps
        .lines()
        .filter(|line| access(line) == "r-xp" && anonymous(line))
        .count();
    let both = maps
        .lines()
        .filter(|line| access(line).starts_with("rwx"))
        .count();
    (maps.lines().count(), executable, both)
}

/// The bytes of this process in memory.
fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

#[test]
fn code_runs_on_several_threads() {
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                let own: Vec<_> = (0..500_u64)
                    .map(|i| {
                        (
                            thread << 32 | i,
                            arena().publish(&number(thread << 32 | i)).unwrap(),
                        )
                    })
                    .collect();
                for (n, code) in &own {
                    assert_eq!(run(code), *n);
                    assert_eq!(code.at(0) as usize % 64, 0);
                }
            });
        }
    });
}

#[test]
fn code_that_one_thread_made_runs_on_others() {
    let code = arena().publish(&number(7)).unwrap();
    std::thread::scope(|scope| {
        (0..4).for_each(|_| {
            scope.spawn(|| (0..1000).for_each(|_| assert_eq!(run(&code), 7)));
        });
    });
}

#[test]
fn ten_thousand_kernels_take_few_mappings() {
    alone("ten_thousand_kernels", &[]);
}

#[test]
#[ignore = "`ten_thousand_kernels_take_few_mappings` runs it in a process of its own, whose mappings it counts"]
fn ten_thousand_kernels() {
    let arena = Arena::new(Native);
    let (before, _, _) = mappings();
    let memory = resident();
    let start = std::time::Instant::now();
    let all: Vec<_> = (0..10_000).map(|i| arena.publish(&number(i)).unwrap()).collect();
    println!("{:?} each", start.elapsed() / 10_000);
    assert!(all.iter().zip(0..).all(|(code, n)| run(code) == n));
    let (after, executable, both) = mappings();
    let grown = resident().saturating_sub(memory);
    println!(
        "{} more mappings, {executable} executable, {} KiB",
        after - before,
        grown >> 10
    );
    // 40 chunks of two mappings, fewer where the system joins neighbours.
    assert!(after - before <= 80, "{before} mappings, then {after}");
    assert_eq!(both, 0);
    assert!(grown > 30 << 20);

    // Every second one keeps its chunk, but not the memory of its neighbours.
    let kept: Vec<_> = all.into_iter().step_by(2).collect();
    assert!(kept.iter().zip((0..).step_by(2)).all(|(code, n)| run(code) == n));
    let half = resident().saturating_sub(memory);
    println!("{} KiB for half", half >> 10);
    assert!(half < grown * 6 / 10);
    drop(kept);
    drop(arena);
    let (end, _, _) = mappings();
    assert!(end <= before + 2, "{before} mappings, {end} in the end");
    assert!(resident().saturating_sub(memory) < 4 << 20);
}

#[test]
fn code_of_the_parent_runs_in_a_forked_child() {
    alone("fork", &[]);
}

#[test]
#[ignore = "`code_of_the_parent_runs_in_a_forked_child` runs it in a process of its own, since it forks"]
fn fork() {
    let code = arena().publish(&number(1)).unwrap();
    // Threads that publish all the time: some forks find the arena held.
    let stop = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                    assert_eq!(run(&arena().publish(&number(3)).unwrap()), 3);
                }
            });
        }
        for _ in 0..100 {
            let bytes = number(2);
            // SAFETY: the child uses no lock but the arena's, allocates a little, and ends without unwinding.
            match unsafe { libc::fork() } {
                0 => {
                    let own = arena().publish(&bytes);
                    let right = run(&code) == 1 && own.is_ok_and(|own| run(&own) == 2);
                    // SAFETY: it ends the child at once.
                    unsafe { libc::_exit(i32::from(!right)) };
                }
                child => {
                    assert!(child > 0);
                    let mut status = 0;
                    // SAFETY: it waits for that child.
                    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
                    assert!(
                        libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0,
                        "{status:#x}"
                    );
                }
            }
            // What the child published is not here.
            assert_eq!(run(&arena().publish(&number(4)).unwrap()), 4);
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(run(&code), 1);
}

#[test]
fn a_system_without_memory_is_an_error() {
    alone("limited", &[]);
}

#[test]
#[ignore = "`a_system_without_memory_is_an_error` runs it in a process of its own, whose memory it limits"]
fn limited() {
    let code = arena().publish(&number(5)).unwrap();
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let used: u64 = statm.split(' ').next().unwrap().parse().unwrap();
    let limit = libc::rlimit {
        rlim_cur: used * 4096 + (16 << 20),
        rlim_max: libc::RLIM_INFINITY,
    };
    // SAFETY: it limits this process.
    assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) }, 0);
    let long = vec![0xC3; 64 << 10];
    let mut all = Vec::new();
    let refused = loop {
        match arena().publish(&long) {
            Ok(code) => all.push(code),
            Err(refused) => break refused,
        }
        assert!(all.len() < 1000, "64 MiB below a limit of 16");
    };
    println!("{refused} after {}", all.len());
    drop(all);
    assert_eq!(arena().publish(&long).map(drop), Err(refused));
    assert_eq!(run(&code), 5);
}
