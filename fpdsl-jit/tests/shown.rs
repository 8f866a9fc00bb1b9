//! Names of compiled code for profilers and debuggers.
#![cfg(target_os = "linux")]

mod support;

use std::ffi::CStr;
use std::ops::Range;
use std::sync::Arc;

use fpdsl::prelude::*;
use fpdsl_jit::{Code, Form, Host, Target, compile};
use fpdsl_runtime::device::compiled::compile_with;
use support::process::alone;
use support::{Data, compare};

#[fp(mode = "rn", cold)]
fn seldom(x: f64) -> f64 {
    x / 3.0
}

#[fp(mode = "ru")]
fn caller(x: f64) -> f64 {
    if x > 100.0 { seldom(x) } else { x * x }
}

/// The remainder is computed by the library.
#[fp(mode = "rn")]
fn remainder(x: f64, y: f64) -> f64 {
    x % y
}

#[fp(mode = "rd")]
fn mapped(x: f64) -> f64 {
    x * 3.0 + 1.0
}

fn target() -> Option<(Target, &'static str)> {
    let target = Target::detect()?;
    let level = match target {
        Target::Avx2 => "fma",
        Target::Avx512 => "avx512",
        Target::Neon => "neon",
    };
    Some((target, level))
}

fn compiled<F: fpdsl::generic::Function>(target: Target, masked: bool) -> Code {
    let kernel = Arc::new(fpdsl::backend::ir::<F>());
    let form = Form {
        masked,
        ..Form::group(&kernel, 2, &[])
    };
    compile(&kernel, target, &form).unwrap()
}

/// Where some code lies.
fn range(code: &Code) -> Range<u64> {
    let (bytes, entry) = code.bytes();
    let start = bytes.as_ptr() as u64;
    start + entry as u64..start + bytes.len() as u64
}

/// Functions that a tool knows: their addresses and names.
type Named = Vec<(Range<u64>, String)>;

fn named<'n>(all: &'n Named, name: &str) -> Vec<&'n Range<u64>> {
    let found = all.iter().filter(|(_, known)| known == name);
    found.map(|(range, _)| range).collect()
}

/// Those with names of such an end, one after the other, are all of the code but for what is between functions.
fn are_of(all: &Named, names: &[String], code: &Code) {
    let whole = range(code);
    let mut at = whole.start;
    for name in names {
        let found = named(all, name).into_iter().find(|found| found.start == at);
        let found = found.unwrap_or_else(|| panic!("no {name} at {at:x} in {all:x?}"));
        assert!(!found.is_empty(), "{name}");
        at = found.end;
    }
    assert_eq!(at, whole.end, "{names:?}");
}

/// The executable mappings of this process.
fn executable() -> Vec<Range<u64>> {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let lines = maps.lines().filter(|line| line.contains(" r-xp "));
    let ranges = lines.map(|line| {
        let (start, end) = line.split(' ').next().unwrap().split_once('-').unwrap();
        let [start, end] = [start, end].map(|n| u64::from_str_radix(n, 16).unwrap());
        start..end
    });
    ranges.collect()
}

fn map_of(process: u32) -> String {
    format!("/tmp/perf-{process}.map")
}

/// What `perf` reads.
fn perf() -> Named {
    let text = std::fs::read_to_string(map_of(std::process::id())).unwrap();
    let line = |line: &str| {
        let mut parts = line.splitn(3, ' ');
        let [start, len] = [(); 2].map(|()| u64::from_str_radix(parts.next().unwrap(), 16).unwrap());
        (start..start + len, parts.next().unwrap().to_owned())
    };
    text.lines().map(line).collect()
}

/// An entry of gdb's list.
#[repr(C)]
struct Entry {
    next: *const Entry,
    prev: *const Entry,
    object: *const u8,
    bytes: u64,
}

#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *const Entry,
    first: *const Entry,
}

unsafe extern "C" {
    static __jit_debug_descriptor: Descriptor;
}

/// A number of this many bytes.
fn read(bytes: &[u8], at: usize, size: usize) -> u64 {
    let mut word = [0; 8];
    word[..size].copy_from_slice(&bytes[at..at + size]);
    u64::from_le_bytes(word)
}

/// The functions of an object file, which has one section of code and a frame for each function.
fn functions(object: &[u8]) -> Named {
    assert_eq!(&object[..7], b"\x7fELF\x02\x01\x01");
    let machine = if cfg!(target_arch = "aarch64") { 183 } else { 62 };
    assert_eq!([read(object, 16, 2), read(object, 18, 2)], [1, machine]);
    let [headers, size, count, strings] =
        [(40, 8), (58, 2), (60, 2), (62, 2)].map(|(at, n)| read(object, at, n));
    assert_eq!(headers + size * count, object.len() as u64);
    let word = |section: u64, at: u64, n: usize| read(object, (headers + size * section + at) as usize, n);
    let contents = |section: u64| {
        let at = word(section, 24, 8) as usize;
        &object[at..at + word(section, 32, 8) as usize]
    };
    let text = |section: u64, at: u64| {
        let name = CStr::from_bytes_until_nul(&contents(section)[at as usize..]).unwrap();
        name.to_str().unwrap().to_owned()
    };
    let find = |name: &str| {
        let mut all = (1..count).filter(|&s| text(strings, word(s, 0, 4)) == name);
        let found = all.next().unwrap_or_else(|| panic!("no section {name}"));
        assert!(all.next().is_none());
        found
    };
    let (code, symbols, frames) = (find(".text"), find(".symtab"), find(".debug_frame"));
    // No bits, and memory that is executed.
    assert_eq!([word(code, 4, 4), word(code, 8, 8)], [8, 6]);
    let (start, len) = (word(code, 16, 8), word(code, 32, 8));
    let table = contents(symbols);
    let found: Named = table
        .chunks_exact(24)
        .skip(word(symbols, 44, 4) as usize)
        .map(|symbol| {
            // A global function in the code.
            assert_eq!([read(symbol, 4, 1), read(symbol, 6, 2)], [0x12, code]);
            let (at, bytes) = (read(symbol, 8, 8), read(symbol, 16, 8));
            assert!(at + bytes <= len);
            let name = text(word(symbols, 40, 4), read(symbol, 0, 4));
            (start + at..start + at + bytes, name)
        })
        .collect();
    // One that is common to all, and one for each function.
    let mut left = contents(frames);
    let mut framed = Vec::new();
    while !left.is_empty() {
        let bytes = read(left, 0, 4) as usize;
        if read(left, 4, 4) == 0 {
            let at = read(left, 8, 8);
            framed.push(at..at + read(left, 16, 8));
        }
        left = &left[4 + bytes..];
    }
    assert!(framed.iter().eq(found.iter().map(|(range, _)| range)));
    found
}

/// The functions of each object that gdb knows, and the addresses of the objects.
fn gdb() -> Vec<(Named, usize)> {
    let mut found = Vec::new();
    // SAFETY: this process runs one test alone, so nobody changes the list.
    unsafe {
        let descriptor = &raw const __jit_debug_descriptor;
        assert_eq!([(*descriptor).version, (*descriptor).action], [1, 0]);
        assert!((*descriptor).relevant.is_null());
        let (mut at, mut before) = ((*descriptor).first, std::ptr::null());
        while let Some(entry) = at.as_ref() {
            assert_eq!(entry.prev, before);
            let object = std::slice::from_raw_parts(entry.object, entry.bytes as usize);
            found.push((functions(object), entry.object as usize));
            (before, at) = (at, entry.next);
        }
    }
    found
}

#[test]
fn perf_and_gdb_know_functions() {
    alone("known", &[("FPDSL_PERF", "1"), ("FPDSL_GDB", "1")]);
}

#[test]
#[ignore = "`perf_and_gdb_know_functions` runs it in a process of its own, with the variables"]
fn known() {
    let Some((target, level)) = target() else { return };
    let with_level = |name: &str| format!("fpdsl::{name}::{level}");
    let first = compiled::<caller>(target, false);
    let second = compiled::<remainder>(target, false);
    let third = compiled::<mapped>(target, true);
    let all = perf();
    let check = |all: &Named, first: &Code, second: &Code, third: &Code| {
        are_of(all, &["caller", "seldom"].map(with_level), first);
        are_of(all, &["remainder", "library"].map(with_level), second);
        are_of(all, &[with_level("mapped") + "::rest"], third);
    };
    check(&all, &first, &second, &third);
    let mappings = executable();
    for (range, name) in &all {
        let is_in = |m: &Range<u64>| m.start <= range.start && range.end <= m.end;
        assert!(mappings.iter().any(is_in), "{name} at {range:x?}");
    }
    let objects = gdb();
    assert_eq!(objects.len(), 3);
    let together: Named = objects
        .iter()
        .flat_map(|(functions, _)| functions.clone())
        .collect();
    check(&together, &first, &second, &third);

    // The one in the middle goes, then the last and the first.
    drop(second);
    let left: Vec<Named> = gdb().into_iter().map(|(functions, _)| functions).collect();
    assert_eq!(left, [objects[0].0.clone(), objects[2].0.clone()]);
    drop(third);
    drop(first);
    assert!(gdb().is_empty());

    // Addresses are never those of other code: each piece of a chunk once more.
    for _ in 0..600 {
        compiled::<mapped>(target, false);
    }
    let mut starts: Vec<u64> = perf().iter().map(|(range, _)| range.start).collect();
    let lines = starts.len();
    assert_eq!(lines, all.len() + 600);
    starts.sort_unstable();
    starts.dedup();
    assert_eq!(starts.len(), lines);
    assert!(gdb().is_empty());
    std::fs::remove_file(map_of(std::process::id())).unwrap();
}

#[test]
fn maps_and_their_rests_are_listed() {
    alone("listed", &[("FPDSL_PERF", "1")]);
}

#[test]
#[ignore = "`maps_and_their_rests_are_listed` runs it in a process of its own, with the variable"]
fn listed() {
    let Some((target, level)) = target() else { return };
    compile_with(&Host);
    mapped::map(vec![1.0; 100_003]).run(&Device::host()).unwrap();
    // Less than a group is masked.
    let kernel = Arc::new(fpdsl::backend::ir::<caller>());
    let data = Data {
        elements: 3,
        params: vec![vec![1.5_f64.to_bits()]],
        ..Data::default()
    };
    compare("caller", &kernel, target, &Form::group(&kernel, 2, &[]), &data);
    let all = perf();
    for (name, end) in [
        ("mapped", ""),
        ("caller", ""),
        ("caller", "::rest"),
        ("seldom", "::rest"),
    ] {
        let name = format!("fpdsl::{name}::{level}{end}");
        assert_eq!(named(&all, &name).len(), 1, "{name} in {all:x?}");
    }
    assert!(gdb().is_empty());
    std::fs::remove_file(map_of(std::process::id())).unwrap();
}

#[test]
fn children_of_fork_have_maps_of_their_own() {
    alone("forked", &[("FPDSL_PERF", "1"), ("FPDSL_GDB", "1")]);
}

#[test]
#[ignore = "`children_of_fork_have_maps_of_their_own` runs it in a process of its own, which forks"]
fn forked() {
    let Some((target, level)) = target() else { return };
    let code = compiled::<mapped>(target, false);
    let parent = perf();
    // SAFETY: no other thread of this process holds a lock, and the child ends without unwinding.
    match unsafe { libc::fork() } {
        0 => {
            let checks = || {
                let own = compiled::<caller>(target, false);
                let all = perf();
                assert_eq!(all[..parent.len()], parent);
                are_of(
                    &all,
                    &["caller", "seldom"].map(|f| format!("fpdsl::{f}::{level}")),
                    &own,
                );
                assert_eq!(gdb().len(), 2);
                std::fs::remove_file(map_of(std::process::id())).unwrap();
            };
            let is_right = std::panic::catch_unwind(checks).is_ok();
            // SAFETY: it ends the child at once.
            unsafe { libc::_exit(i32::from(!is_right)) };
        }
        child => {
            let mut status = 0;
            // SAFETY: it waits for that child.
            assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
            assert!(
                libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0,
                "{status:#x}"
            );
        }
    }
    assert_eq!(perf(), parent);
    assert_eq!(gdb().len(), 1);
    drop(code);
    assert!(gdb().is_empty());
    std::fs::remove_file(map_of(std::process::id())).unwrap();
}

#[test]
fn a_map_that_is_a_link_is_left_alone() {
    alone("linked", &[("FPDSL_PERF", "1")]);
}

#[test]
#[ignore = "`a_map_that_is_a_link_is_left_alone` runs it in a process of its own, with the variable"]
fn linked() {
    let Some((target, _)) = target() else { return };
    let map = map_of(std::process::id());
    let victim = format!("{map}.victim");
    std::fs::write(&victim, "text").unwrap();
    let _ = std::fs::remove_file(&map);
    std::os::unix::fs::symlink(&victim, &map).unwrap();
    let _code = compiled::<mapped>(target, false);
    let text = std::fs::read_to_string(&victim).unwrap();
    std::fs::remove_file(&map).unwrap();
    std::fs::remove_file(&victim).unwrap();
    assert_eq!(text, "text");
}

#[test]
fn nobody_is_told_unasked() {
    alone("unasked", &[("FPDSL_PERF", "0"), ("FPDSL_GDB", "")]);
}

#[test]
#[ignore = "`nobody_is_told_unasked` runs it in a process of its own, without the variables"]
fn unasked() {
    let Some((target, _)) = target() else { return };
    let map = map_of(std::process::id());
    let _ = std::fs::remove_file(&map);
    let _code = compiled::<mapped>(target, false);
    assert!(gdb().is_empty());
    assert!(!std::path::Path::new(&map).exists());
}
