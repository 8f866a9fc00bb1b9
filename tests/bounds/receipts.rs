//! Receipts need little memory beside the results, whatever a text says, and compute no more elements than they are asked for.

#[cfg(unix)]
use std::time::Duration;

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::receipt::Receipt;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::backends::devices;
use crate::evaluations::{self, Counted};
use crate::{SUITE, peak, report};

#[fp]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(order = "serial", identity = 0.0)]
fn in_series(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn shifted(i: Index, u: &[f64]) -> f64 {
    u[(i.x() + 1) % u.len()]
}

/// The number of elements.
const N: usize = 1 << 18;

/// What a call that computes nothing may need.
const LITTLE: usize = 64 << 10;

/// What a call may need beside its results: a part and its encodings, and tiles of each thread.
fn beside() -> usize {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    (1 << 20) + threads * LITTLE
}

/// What a text may be of any number of elements.
const TEXT: usize = 1 << 20;

fn text(receipt: &Receipt) -> String {
    serde_json::to_string(receipt).expect("a receipt is JSON")
}

fn read(text: &str) -> Receipt {
    serde_json::from_str(text).expect("it is a receipt")
}

/// Asserts that `run` needs no more than so much memory.
#[track_caller]
fn within<R>(what: &str, bytes: usize, run: impl FnOnce() -> R) -> R {
    let (result, most) = peak::of(run);
    println!("{what}: {most} bytes of {bytes}");
    assert!(most <= bytes, "{what}: {most} bytes, and the bound is {bytes}");
    result
}

/// Asserts that a receipt is written and read in memory of the size of its text.
#[track_caller]
fn as_text(receipt: &Receipt) -> String {
    let written = within("to text", 4 * TEXT, || text(receipt));
    assert!(written.len() <= TEXT, "{} bytes of text", written.len());
    let again = within("from text", 4 * written.len() + LITTLE, || read(&written));
    assert_eq!(again, *receipt);
    written
}

/// Makes, writes, reads and checks the receipt of a call.
macro_rules! checked {
    ($what:literal, $device:ident, $call:expr, $bytes:expr, $n:expr) => {{
        let (what, device, n, call) = ($what, &$device, $n, $call);
        // What is known of a function stays for later calls.
        call.receipt(device).expect("no fault");
        let (_, receipt) = within(what, $bytes + beside(), || call.receipt(device)).expect("no fault");
        assert_eq!(receipt.elements(), n);
        as_text(&receipt);
        let check = within(concat!($what, ", checked"), beside(), || {
            receipt.recheck(device, &call, 0..n)
        });
        assert!(check.expect("no fault").agrees(), "{what}");
        (call, receipt)
    }};
}

#[test]
fn receipts_need_the_memory_of_their_results() {
    let _alone = peak::alone();
    let (x, y) = (vec![0.25; N], vec![0.5; N]);
    for device in [Device::host(), Device::hosts().swap_remove(0)] {
        for n in [N, 1, 0] {
            let (x, y) = (&x[..n], &y[..n]);
            let (call, receipt) = checked!("map", device, axpy::map(2.0, x, y), 8 * n, n);
            // Of each value the encoding, and a column of them.
            let results = vec![1.0; n];
            let differing = within("compare", 2 * 8 * n + LITTLE, || receipt.compare(results));
            assert!(differing.expect("as many").is_empty());
            let results = vec![1.0; n];
            let differing = within("differing", beside(), || call.differing(&device, &results, 0..n));
            assert!(differing.expect("no fault").is_empty());

            let launched = shifted::launch(n, x);
            let _ = checked!("launch", device, launched, 8 * n, n);
            let (call, receipt) = checked!("reduce", device, add::reduce(x), 0, n);
            let value = within("value", beside(), || call.value(&receipt)).expect("it is whole");
            let differing = within("compare a value", LITTLE, || receipt.compare(value));
            assert!(differing.expect("one value").is_empty());
            let _ = checked!("a serial reduce", device, in_series::reduce(x), 0, n);
            let mapped = axpy::map(2.0, x, y).reduce::<add>();
            let _ = checked!("map, reduce", device, mapped, 0, n);
            let launched = shifted::launch(n, x).reduce::<add>();
            let _ = checked!("launch, reduce", device, launched, 0, n);
        }
    }
    report::ran(SUITE, "host", 2 * 3 * 6);
}

/// Only the parts that are asked for are computed, each once.
#[test]
fn receipts_compute_what_they_are_asked_for() {
    let _alone = peak::alone();
    let u = vec![0.5; 3 * 4096 + 5];
    let n = u.len();
    // Recording is some, and first calls are measured, which computes some elements again.
    let most = |elements: usize| 3 * elements + 64;
    for (backend, device) in devices() {
        for n in [n, 1, 0] {
            let call = fpdsl::backend::launch::<Counted, _, _>(n, (&u,));
            let (made, steps) = evaluations::of(|| call.receipt(&device));
            assert!(
                steps <= most(n),
                "{backend}: {steps} evaluations for {n} elements"
            );
            let (results, receipt) = made.expect("no fault");
            let results = results.to_vec().expect("memory");
            // Each element of a part three times.
            let chosen = || (0..3).flat_map(|_| n.saturating_sub(5)..n);
            let part = receipt.parts().last().map_or(0, |last| last.len());
            for (elements, check) in [
                (
                    part,
                    evaluations::of(|| {
                        receipt
                            .recheck(&device, &call, chosen())
                            .map(|check| check.agrees())
                    }),
                ),
                (
                    n,
                    evaluations::of(|| receipt.recheck(&device, &call, 0..n).map(|check| check.agrees())),
                ),
                (
                    0,
                    evaluations::of(|| receipt.recheck(&device, &call, []).map(|check| check.agrees())),
                ),
                (
                    part,
                    evaluations::of(|| {
                        call.differing(&device, &results, chosen())
                            .map(|all| all.is_empty())
                    }),
                ),
            ] {
                let (agrees, steps) = check;
                assert!(agrees.expect("no fault"), "{backend}");
                assert!(
                    steps <= most(elements),
                    "{backend}: {steps} evaluations for {elements} elements"
                );
            }
            let ((differing, again), steps) =
                evaluations::of(|| (receipt.compare(results), read(&text(&receipt))));
            assert!(
                differing.expect("as many").is_empty() && again == receipt,
                "{backend}"
            );
            assert_eq!(steps, 0, "{backend}");

            let sum = fpdsl::backend::launch::<Counted, _, _>(n, (&u,)).reduce::<add>();
            let (made, steps) = evaluations::of(|| sum.receipt(&device));
            assert!(
                steps <= most(n),
                "{backend}: {steps} evaluations for a sum of {n}"
            );
            let (value, receipt) = made.expect("no fault");
            let (found, steps) = evaluations::of(|| sum.value(&receipt));
            assert_eq!(found.expect("it is whole"), value, "{backend}");
            assert!(steps <= 64, "{backend}: {steps} evaluations for a value");
            report::ran(SUITE, backend, 8);
        }
    }
}

/// Asserts that no elements are computed, and little memory is needed. Recording the function for its hash is an evaluation.
#[track_caller]
fn at_once<R>(what: &str, bytes: usize, run: impl FnOnce() -> R) -> R {
    let ((result, most), steps) = evaluations::of(|| peak::of(run));
    assert!(
        most <= bytes && steps <= 1,
        "{what}: {most} bytes of {bytes}, {steps} evaluations"
    );
    result
}

/// Numbers of elements as large as numbers are.
const HUGE: [usize; 4] = [usize::MAX, isize::MAX as usize, isize::MAX as usize / 8, 1 << 40];

/// The hash of the positions of a grid: what they are, their type, the number of extents, and the extent.
fn grid_of(n: usize) -> String {
    let mut bytes = vec![3];
    bytes.extend_from_slice(&("usize".len() as u64).to_le_bytes());
    bytes.extend_from_slice(b"usize");
    bytes.extend_from_slice(&1_u64.to_le_bytes());
    bytes.extend_from_slice(&(n as u64).to_le_bytes());
    digits(&Sha256::digest(&bytes))
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Calls of more elements than there is memory for are refused, and texts about them cost what they have.
#[test]
fn receipts_of_very_many_elements() {
    let _alone = peak::alone();
    let u = [0.5];
    for (backend, device) in devices() {
        let small = fpdsl::backend::launch::<Counted, _, _>(1, (&u,));
        let (_, good) = small.receipt(&device).expect("no fault");
        let good: Value = serde_json::from_str(&text(&good)).expect("JSON");
        for n in &HUGE[..3] {
            let call = fpdsl::backend::launch::<Counted, _, _>(*n, (&u,));
            let error = at_once("a call", LITTLE, || call.receipt(&device).map(drop)).expect_err("no memory");
            assert!(matches!(error, Error::OutOfMemory { .. }), "{backend}: {error}");
            // A text of the call itself, but for its results: a part is 1/256 of the elements.
            let part_of = |n: usize| n.div_ceil(256).next_multiple_of(4096);
            let mut forged = good.clone();
            (forged["call"]["n"], forged["call"]["part"]) = ((*n).into(), part_of(*n).into());
            forged["call"]["inputs"][0]["hash"] = grid_of(*n).into();
            forged["parts"] = vec![good["parts"][0].clone(); n.div_ceil(part_of(*n))].into();
            let forged = forged.to_string();
            let receipt = at_once("reading", 4 * forged.len() + LITTLE, || read(&forged));
            assert_eq!(
                at_once("parts", LITTLE, || receipt.parts())
                    .last()
                    .map(|part| part.end),
                Some(*n)
            );
            let check = at_once("checking", LITTLE, || receipt.recheck(&device, &call, []));
            assert!(!check.expect("it is of this call").results_follow(), "{backend}");
            let beyond = at_once("checking", LITTLE, || {
                receipt.recheck(&device, &call, [usize::MAX])
            });
            assert!(
                matches!(beyond, Err(Error::Receipt { .. })),
                "{backend}: {beyond:?}"
            );
            // The elements of a part have no room.
            let last = at_once("checking", LITTLE, || receipt.recheck(&device, &call, [n - 1]));
            assert!(
                matches!(last, Err(Error::OutOfMemory { .. })),
                "{backend}: {last:?}"
            );
        }
        report::ran(SUITE, backend, 6 * 3);
    }
}

/// Numbers of a text that are not those of its parts are refused before they cost anything.
#[test]
fn receipts_with_forged_numbers() {
    let _alone = peak::alone();
    let host = Device::host();
    let u = vec![0.5; 100];
    let call = fpdsl::backend::launch::<Counted, _, _>(u.len(), (&u,));
    let (_, good) = call.receipt(&host).expect("no fault");
    let good: Value = serde_json::from_str(&text(&good)).expect("JSON");
    let (mut texts, mut refusals) = (0, 0);
    let numbers = [0, 1, 2, 100, 4096, 1 << 32].into_iter().chain(HUGE);
    for (n, part) in numbers
        .clone()
        .flat_map(|n| numbers.clone().map(move |part| (n, part)))
    {
        for parts in [0, 1, 2, 3, 257, 2000] {
            let mut forged = good.clone();
            (forged["call"]["n"], forged["call"]["part"]) = (n.into(), part.into());
            forged["parts"] = vec![good["parts"][0].clone(); parts].into();
            let forged = forged.to_string();
            // Strings of digits, their bytes, and lists of both that have grown.
            let receipt = at_once("reading", 4 * forged.len() + LITTLE, || read(&forged));
            let ranges = at_once("parts", 32 * parts + LITTLE, || receipt.parts());
            assert!(ranges.is_empty() || ranges.len() == parts, "{n} {part} {parts}");
            let check = at_once("checking", LITTLE, || receipt.recheck(&host, &call, []));
            let compared = at_once("comparing", LITTLE, || receipt.compare(vec![0.5; 3]));
            refusals += usize::from(check.is_err()) + usize::from(compared.is_err());
            texts += 1;
        }
    }
    assert!(refusals > texts, "{refusals} of {texts} texts");
    report::ran(SUITE, "host", texts as u64);
}

/// A partial in a receipt whose numbers are forged, with a check that fits, is refused before it costs anything.
#[test]
fn receipts_with_forged_partials() {
    let _alone = peak::alone();
    let host = Device::host();
    let x = vec![0.5; 100];
    let call = add::reduce(&x);
    let (_, receipt) = call.receipt(&host).expect("no fault");
    let good: Value = serde_json::from_str(&text(&receipt)).expect("JSON");
    let bytes = add::reduce(&x).partial(&host, 0).expect("no fault").to_bytes();
    assert_eq!(good["parts"][0], digits(&bytes), "the part is this partial");
    // Behind two texts with their lengths.
    let numbers = 8 + 4 + 32 + (8 + "add".len()) + (8 + "f64".len());
    let forged = |first: u64, len: u64, keep: usize| {
        let mut forged = bytes[..bytes.len() - 32].to_vec();
        forged.truncate(numbers + 16 + keep);
        forged[numbers..numbers + 8].copy_from_slice(&first.to_le_bytes());
        forged[numbers + 8..numbers + 16].copy_from_slice(&len.to_le_bytes());
        let check = Sha256::digest(&forged);
        forged.extend_from_slice(&check);
        forged
    };
    assert_eq!(forged(0, 100, usize::MAX / 2), bytes, "the numbers lie there");
    let extremes = [
        0,
        1,
        100,
        1 << 40,
        u64::MAX,
        i64::MAX as u64,
        i64::MAX as u64 - 1,
        1 << 62,
    ];
    let mut refused = 0;
    for (first, len) in extremes
        .iter()
        .flat_map(|&first| extremes.map(|len| (first, len)))
    {
        for keep in [0, 8, 1 << 12] {
            let mut damaged = good.clone();
            damaged["parts"][0] = digits(&forged(first, len, keep)).into();
            let damaged = damaged.to_string();
            let receipt = at_once("reading", 4 * damaged.len() + LITTLE, || read(&damaged));
            let value = at_once("the value", LITTLE, || call.value(&receipt));
            let check = at_once("checking", LITTLE, || receipt.recheck(&host, &call, []));
            let follows = check.is_ok_and(|check| check.results_follow());
            assert!(value.is_err() || (first, len) == (0, 100), "{first} {len} {keep}");
            refused += usize::from(!follows);
        }
    }
    assert!(refused >= 3 * (extremes.len().pow(2) - 1), "{refused}");
    report::ran(SUITE, "host", 3 * extremes.len().pow(2) as u64);
}

/// The time that the processor has spent on this thread: other programs do not count.
#[cfg(unix)]
fn processor_time() -> Duration {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the clock is one of every Unix, and the time is a place to write to.
    let failed = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    assert_eq!(failed, 0, "this system has no clock for threads");
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// A text of 2^17 parts takes a time in proportion to its length: a step that compares or moves all parts for each would take hours. The
/// bound is a hundred times what was measured.
#[cfg(unix)]
#[test]
fn long_texts_take_a_time_in_proportion() {
    let _alone = peak::alone();
    let host = Device::host();
    let x = vec![0.5; 1 << 17];
    let call = axpy::map(2.0, &x, &x);
    let (_, receipt) = call.receipt(&host).expect("no fault");
    let mut long: Value = serde_json::from_str(&text(&receipt)).expect("JSON");
    long["call"]["part"] = json!(1);
    long["parts"] = vec![long["parts"][0].clone(); x.len()].into();
    let long = long.to_string();
    let start = processor_time();
    let receipt = within("from text", 4 * long.len(), || read(&long));
    assert_eq!(receipt.parts().len(), x.len());
    assert_eq!(receipt.compare(x.clone()).expect("as many").len(), x.len());
    assert!(receipt.recheck(&host, &call, 0..x.len()).is_err());
    assert_eq!(text(&receipt).len(), long.len());
    let took = processor_time() - start;
    println!("{} bytes of text: {took:?}", long.len());
    assert!(took < Duration::from_secs(100), "{took:?}");
    report::ran(SUITE, "host", 4);
}
