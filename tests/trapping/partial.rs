//! Exclusive scans, segments, partials and accumulations.

use fpdsl::inspect::{Combination, Exception, Flag};
use fpdsl::prelude::*;
use fpdsl::reductions::{Accumulation, Prefixes};
use fpdsl::{Devices, Error};

use crate::backends::devices;
use crate::published::{Combined, numbers, reduced, scanned, turn};
use crate::{SUITE, add, mul, report, trapped};

/// The same sums, which do not show in their results that something happened.
#[fp(mode = "rn", identity = 0.0)]
fn branching(a: f32, b: f32) -> f32 {
    if b == 0.0 { a } else { a + b }
}

#[fp(mode = "rn", order = "serial", identity = 0.0)]
fn in_series(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rn", contract = false)]
fn square_at(i: Index, x: &[f32]) -> f32 {
    x[i.x()] * x[i.x()]
}

fn overflows((_, a, b): &&Combined) -> bool {
    a.is_finite() && b.is_finite() && !(a + b).is_finite()
}

/// The exception names a combination, and has its operands.
#[track_caller]
fn is(name: &str, found: &Exception, (place, a, b): &Combined) {
    assert_eq!(
        (found.flag, found.combination),
        (Flag::Overflow, Some(*place)),
        "{name}"
    );
    assert_eq!(found.text.as_deref(), Some("a + b"), "{name}");
    assert_eq!(found.operands.len(), 2, "{name}");
    for (operand, x) in found.operands.iter().zip([a, b]) {
        let bits = format!("(0x{:08X})", x.to_bits());
        assert!(operand.ends_with(&bits), "{name}, {place}: {operand} {bits}");
    }
}

/// Numbers whose sums overflow somewhere, or not.
fn large(n: usize, scale: f32) -> Vec<f32> {
    numbers(n).iter().map(|x| x * x.abs() / 6e3 * scale).collect()
}

/// The levels of a reduction of elements from a position on: which parts are whole, and how many elements there are.
fn levels(mut first: usize, mut end: usize) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    for _ in 0..6 {
        let part = first.div_ceil(4096);
        all.push((part, end));
        (first, end) = (part * 16, end / 4096 * 16);
    }
    all
}

/// Whether elements of these levels suffice for a combination.
fn suffices(levels: &[(usize, usize)], place: Combination) -> bool {
    let (level, part, end) = match place {
        Combination::Fold { level, part, i } => (level, part, part * 4096 + (i / 128 + 1) * 128),
        Combination::Tree { level, part, .. } => (level, part, (part + 1) * 4096),
        other => panic!("{other}"),
    };
    let (first, len) = levels[level as usize];
    part >= first && end <= len
}

#[test]
fn partials_trap_where_their_elements_suffice() {
    let mut checked = 0;
    for (first, n) in [
        (0, 100),
        (0, 129),
        (0, 5000),
        (100, 9000),
        (4096, 4096),
        (8000, 200),
        (5, 40_000),
    ] {
        for scale in [3e37, 3e36, 1e36] {
            let x = large(n, scale);
            let before = vec![0.0; first];
            let (_, all) = reduced(&[before, x.clone()].concat());
            let known = levels(first, first + n);
            let here = all.iter().filter(|(place, ..)| suffices(&known, *place));
            let wanted = here.filter(overflows).min_by_key(turn);
            for (name, device) in devices() {
                let found = add::reduce(&x).partial(&device.trapping(), first);
                let other = branching::reduce(&x).partial(&device.trapping(), first);
                match wanted {
                    Some(combined) => {
                        is(name, &trapped(name, found), combined);
                        is(name, &trapped(name, other), combined);
                        checked += 1;
                        report::ran(SUITE, name, 2);
                    }
                    None => {
                        let plain = add::reduce(&x).partial(&device, first).unwrap();
                        assert_eq!(
                            found.unwrap().to_bytes(),
                            plain.to_bytes(),
                            "{name}, {first}, {n}"
                        );
                        assert!(other.is_ok(), "{name}, {first}, {n}");
                    }
                }
            }
        }
    }
    assert!(checked > 10, "{checked}");
}

#[test]
fn accumulations_trap_when_their_elements_suffice() {
    let mut checked = [0; 3];
    for chunks in [
        &[100, 30, 200, 5000, 1, 4000][..],
        &[4096, 4095, 1, 300],
        &[70_000, 7],
    ] {
        for scale in [3e37, 3e36, 1e36, 1e32] {
            let n = chunks.iter().sum();
            let x = large(n, scale);
            let (_, all) = reduced(&x);
            // Nothing suffices for what `finish` combines.
            let mut steps = Vec::new();
            let mut end = 0;
            for &chunk in chunks {
                let (before, after) = (levels(0, end), levels(0, end + chunk));
                let new = |(place, ..): &&Combined| suffices(&after, *place) && !suffices(&before, *place);
                let first = all.iter().filter(new).filter(overflows).min_by_key(turn);
                steps.push((end..end + chunk, first));
                end += chunk;
            }
            let whole = levels(0, end);
            let left = |(place, ..): &&Combined| !suffices(&whole, *place);
            let last = all.iter().filter(left).filter(overflows).min_by_key(turn);
            for (name, device) in devices() {
                let mut sum = Accumulation::<add>::new(&device.trapping());
                let mut other = Accumulation::<branching>::new(&device.trapping());
                let mut fails = false;
                for (range, first) in &steps {
                    let (found, same) = (sum.push(&x[range.clone()]), other.push(&x[range.clone()]));
                    fails = first.is_some();
                    if let Some(combined) = first {
                        is(name, &trapped(name, found), combined);
                        is(name, &trapped(name, same), combined);
                        assert_eq!((sum.len(), other.len()), (range.start, range.start), "{name}");
                        checked[0] += 1;
                        break;
                    }
                    found.unwrap();
                    same.unwrap();
                }
                match last {
                    _ if fails => {}
                    Some(combined) => {
                        is(name, &trapped(name, sum.finish()), combined);
                        is(name, &trapped(name, other.finish()), combined);
                        checked[1] += 1;
                    }
                    None => {
                        let plain = add::reduce(&x).run(&device).unwrap();
                        assert_eq!(sum.finish().unwrap().to_bits(), plain.to_bits(), "{name}");
                        assert_eq!(other.finish().unwrap().to_bits(), plain.to_bits(), "{name}");
                        checked[2] += 1;
                    }
                }
                report::ran(SUITE, name, 2);
            }
        }
    }
    assert!(checked.iter().all(|&count| count > 0), "{checked:?}");
}

#[test]
fn segments_trap_together() {
    let mut checked = 0;
    let bounds = [3, 3, 20, 40, 5000, 5001, 5001, 14_000, 14_100];
    for scale in [3e37, 1e37, 5e36, 3e36] {
        let x = large(15_000, scale);
        let mut all = Vec::new();
        for (segment, range) in bounds
            .windows(2)
            .enumerate()
            .filter(|(_, range)| range[0] < range[1])
        {
            for (place, a, b) in reduced(&x[range[0]..range[1]]).1 {
                let (place, turn) = match place {
                    Combination::Fold { level, part, i } => {
                        let place = Combination::FoldOf {
                            segment,
                            level,
                            part,
                            i,
                        };
                        (place, (level, i / 128, segment, part, i))
                    }
                    Combination::Tree { level, part, j, h } => {
                        let place = Combination::TreeOf {
                            segment,
                            level,
                            part,
                            j,
                            h,
                        };
                        // Sixteen values of a segment wait for the others.
                        (
                            place,
                            (if h < 16 { 1000 } else { level }, 1000 - h, segment, part, j),
                        )
                    }
                    other => panic!("{other}"),
                };
                all.push(((place, a, b), turn));
            }
        }
        let over = all.iter().filter(|(combined, _)| overflows(&combined));
        let first = over.min_by_key(|(_, turn)| *turn);
        for (name, device) in devices() {
            let dev = device.trapping();
            let found = add::reduce(&x).segments(&dev, &bounds);
            match first {
                Some((combined, _)) => {
                    let found = trapped(name, found);
                    is(name, &found, combined);
                    assert!(found.to_string().contains(&combined.0.to_string()), "{found}");
                    let other = branching::reduce(&x).segments(&dev, &bounds);
                    is(name, &trapped(name, other), combined);
                    checked += 1;
                    report::ran(SUITE, name, 2);
                }
                None => {
                    let plain = add::reduce(&x).segments(&device, &bounds).unwrap();
                    assert_eq!(
                        found.unwrap().to_vec().unwrap(),
                        plain.to_vec().unwrap(),
                        "{name}"
                    );
                }
            }
            let nothing = add::reduce(&x).segments(&dev, &[]).unwrap();
            assert!(nothing.to_vec().unwrap().is_empty(), "{name}");
            assert_eq!(
                add::reduce(&x).segments(&dev, &[7, 7]).unwrap().to_vec().unwrap(),
                [0.0],
                "{name}"
            );
        }
    }
    assert!(checked > 0);
}

/// The combinations of whole segments of a scan, of elements from a position on.
fn totals(x: &[f32], first: usize, level: u32, all: &mut Vec<Combined>) {
    let mut sums = Vec::new();
    for (segment, elements) in x[(first.next_multiple_of(16) - first).min(x.len())..]
        .chunks_exact(16)
        .enumerate()
    {
        let begin = first.next_multiple_of(16) + 16 * segment;
        let mut sum = elements[0];
        for (k, &x) in elements.iter().enumerate().skip(1) {
            all.push((Combination::Segment { level, i: begin + k }, sum, x));
            sum += x;
        }
        sums.push(sum);
    }
    if !sums.is_empty() {
        totals(&sums, first.div_ceil(16), level + 1, all);
    }
}

#[test]
fn scans_trap_in_parts() {
    let mut checked = [0; 3];
    for n in [1, 17, 300, 4500] {
        for scale in [3e37, 3e36, 3e34] {
            let x = large(n, scale);
            let mut prefixes = Vec::new();
            scanned(&x[..n - 1], 0, &mut prefixes);
            let first = prefixes.iter().filter(overflows).min_by_key(turn);
            for (name, device) in devices() {
                let dev = device.trapping();
                let found = add::scan(&x).exclusive().run(&dev);
                match first {
                    Some(combined) => {
                        let mut sums = vec![0.0; n];
                        let written = add::scan(&x).exclusive().into(&dev, &mut sums);
                        for found in [trapped(name, found), trapped(name, written)] {
                            is(name, &found, combined);
                        }
                        let other = branching::scan(&x).exclusive().run(&dev);
                        is(name, &trapped(name, other), combined);
                        checked[0] += 1;
                        report::ran(SUITE, name, 3);
                    }
                    None => assert!(found.is_ok(), "{name}, {n}"),
                }
                for first in [0, 7, 16, 300] {
                    let mut all = Vec::new();
                    totals(&x, first, 0, &mut all);
                    let found = add::scan(&x).partial(&dev, first);
                    match all.iter().filter(overflows).min_by_key(turn) {
                        Some(combined) => {
                            is(name, &trapped(name, found), combined);
                            checked[1] += 1;
                        }
                        None => assert!(found.is_ok(), "{name}, {n}, {first}"),
                    }
                }
                // Behind others, which have no exception.
                for before in [5, 16, 40, 4200] {
                    let mut calm = vec![0.0; before];
                    calm[before / 2] = 1.0;
                    let all = [calm.clone(), x.clone()].concat();
                    let mut prefixes = Vec::new();
                    scanned(&all, 0, &mut prefixes);
                    let known = add::scan(&calm).partial(&dev, 0).unwrap();
                    let found = add::scan(&x).after(&dev, &known);
                    let part = add::scan(&all).after_of(&dev, &known, before..all.len());
                    let mut sums = Accumulation::<add, Prefixes>::resume(&dev, known).unwrap();
                    let pushed = sums.push(&x);
                    match prefixes.iter().filter(overflows).min_by_key(turn) {
                        Some(combined) => {
                            for found in [trapped(name, found), trapped(name, part)] {
                                is(name, &found, combined);
                            }
                            trapped(name, pushed);
                            assert_eq!(sums.len(), before, "{name}");
                            checked[2] += 1;
                        }
                        None => assert!(found.is_ok() && part.is_ok(), "{name}, {n}, {before}"),
                    }
                }
            }
        }
    }
    assert!(checked.iter().all(|&count| count > 0), "{checked:?}");
}

#[test]
fn chunks_of_scans_trap_as_the_whole() {
    let mut checked = [0; 2];
    for chunk in [1, 3, 16, 100, 1000] {
        for scale in [1e37, 1e36, 1e35, 1e34] {
            let x = large(if chunk < 16 { 600 } else { 5000 }, scale);
            for (name, device) in devices() {
                let mut sums = Accumulation::<add, Prefixes>::new(&device.trapping());
                let mut failed = None;
                for chunk in x.chunks(chunk) {
                    if let Err(error) = sums.push(chunk) {
                        failed = Some(trapped::<()>(name, Err(error)));
                        break;
                    }
                }
                // What the first elements need, and what the next ones may.
                let (len, mut needed, mut all) = (sums.len(), Vec::new(), Vec::new());
                scanned(&x[..len], 0, &mut needed);
                assert!(
                    !needed.iter().any(|combined| overflows(&combined)),
                    "{name}, {chunk}"
                );
                scanned(&x, 0, &mut all);
                let over: Vec<&Combined> = all.iter().filter(overflows).collect();
                let Some(found) = failed else {
                    assert!(over.is_empty() && len == x.len(), "{name}, {chunk}");
                    checked[0] += 1;
                    continue;
                };
                let same = over.iter().find(|(place, ..)| Some(*place) == found.combination);
                is(
                    name,
                    &found,
                    same.unwrap_or_else(|| panic!("{name}, {chunk}: {found}")),
                );
                let in_time = |place| match place {
                    Combination::Segment { level, i } => (i + 1) * 16_usize.pow(level) <= len + chunk,
                    Combination::Carry { level: 0, i } => i < len + chunk,
                    // Elements behind it need it.
                    Combination::Carry { level, i } => (i + 1) * 16_usize.pow(level) < len + chunk,
                    other => panic!("{other}"),
                };
                let due = over
                    .iter()
                    .filter(|(place, ..)| in_time(*place))
                    .min_by_key(|place| turn(place));
                assert_eq!(
                    due.map(|(place, ..)| *place),
                    found.combination,
                    "{name}, {chunk}"
                );
                checked[1] += 1;
                report::ran(SUITE, name, 1);
            }
        }
    }
    assert!(checked.iter().all(|&count| count > 0), "{checked:?}");
}

#[test]
fn serial_order_traps_in_chunks() {
    let x = [1e38, 1e38, 1e38, 1e38, 1.0];
    for (name, device) in devices() {
        let dev = device.trapping();
        let place = Some(Combination::Serial { i: 3 });
        assert_eq!(
            trapped(name, in_series::reduce(&x).partial(&dev, 0)).combination,
            place,
            "{name}"
        );
        let mut sum = Accumulation::<in_series>::new(&dev);
        sum.push(&x[..2]).unwrap();
        assert_eq!(trapped(name, sum.push(&x[2..])).combination, place, "{name}");
        assert_eq!(sum.finish().unwrap(), 2e38, "{name}");
        let mut sums = Accumulation::<in_series, Prefixes>::new(&dev);
        assert_eq!(
            sums.push(&x[..3]).unwrap().to_vec().unwrap(),
            [1e38, 2e38, 3e38],
            "{name}"
        );
        assert_eq!(trapped(name, sums.push(&x[3..])).combination, place, "{name}");
        assert_eq!(
            trapped(name, in_series::scan(&x).exclusive().run(&dev)).combination,
            place,
            "{name}"
        );
        assert!(in_series::scan(&x[..4]).exclusive().run(&dev).is_ok(), "{name}");
        let late = [1.0, 1e38, 1e38, 1e38, 1e38];
        let segments = trapped(name, in_series::reduce(&late).segments(&dev, &[0, 1, 5]));
        assert_eq!(segments.combination, Some(Combination::Serial { i: 4 }), "{name}");
    }
}

#[test]
fn elements_have_their_positions() {
    let (mut x, mut y) = (vec![1.0; 50], vec![1.0; 50]);
    (x[7], y[7]) = (f32::INFINITY, 0.0);
    for (name, device) in devices() {
        let dev = device.trapping();
        let call = || mul::map(&x, &y);
        let mut sum = Accumulation::<add>::new(&dev);
        sum.push(&[1.0; 100]).unwrap();
        let mut sums = Accumulation::<add, Prefixes>::new(&dev);
        sums.push(&[1.0; 100]).unwrap();
        let known = sums.partial().clone();
        for (found, element) in [
            (trapped(name, call().reduce::<add>().partial(&dev, 100)), 107),
            (
                trapped(name, call().reduce::<add>().accumulate(&dev, &mut sum)),
                107,
            ),
            (trapped(name, call().reduce::<add>().segments(&dev, &[5, 10])), 7),
            (trapped(name, call().scan::<add>().partial(&dev, 100)), 107),
            (trapped(name, call().scan::<add>().after(&dev, &known)), 107),
            (trapped(name, call().scan::<add>().exclusive().run(&dev)), 7),
            (trapped(name, call().reduce::<add>().partial(&dev, 6..20)), 7),
            // The second of these comes behind 100 others.
            (
                trapped(name, call().scan::<add>().after_of(&dev, &known, 6..20)),
                101,
            ),
        ] {
            assert_eq!(
                (found.flag, found.element, found.combination),
                (Flag::Invalid, element, None),
                "{name}"
            );
            assert_eq!(found.text.as_deref(), Some("a * b"), "{name}");
        }
        // Others do not count.
        assert!(call().reduce::<add>().partial(&dev, 8..20).is_ok(), "{name}");
        assert!(call().reduce::<add>().segments(&dev, &[10, 12]).is_ok(), "{name}");
        let mut z = vec![1.0; 300];
        z[290] = 1e30;
        let at = square_at::launch(300, &z).reduce::<add>();
        assert_eq!(trapped(name, at.partial(&dev, 200..300)).element, 290, "{name}");
        assert!(at.partial(&dev, 100..290).is_ok(), "{name}");
        // Elements 295 and on read what is not there.
        let at = square_at::launch(300, &z[..295]).reduce::<add>();
        assert!(at.partial(&dev, 100..290).is_ok(), "{name}");
        assert_eq!(trapped(name, at.partial(&dev, 250..295)).element, 290, "{name}");
        let at = square_at::launch(1 << 40, &z).reduce::<add>();
        assert!(at.partial(&dev, 0..200).is_ok(), "{name}");
        assert_eq!(trapped(name, at.partial(&dev, 200..300)).element, 290, "{name}");
        // An element that is combined with nothing.
        (x[49], y[49], y[7]) = (3e38, 3e38, 1.0);
        assert_eq!(
            trapped(name, mul::map(&x, &y).scan::<add>().exclusive().run(&dev)).element,
            49,
            "{name}"
        );
        (x[49], y[49], y[7]) = (1.0, 1.0, 0.0);
    }
}

#[test]
fn merges_trap_on_no_device() {
    let dev = Device::host().trapping();
    let mut sum = Accumulation::<add>::new(&dev);
    let next = add::reduce(&[1.0, 2.0]).partial(&dev, 0).unwrap();
    assert!(matches!(sum.merge(next), Err(Error::Untrapped { .. })));
    let devices = Devices::of([dev.clone(), dev]);
    assert!(matches!(
        add::reduce(&[1.0, 2.0]).run(&devices),
        Err(Error::Untrapped { .. })
    ));
    assert!(matches!(
        add::scan(&[1.0, 2.0]).run(&devices),
        Err(Error::Untrapped { .. })
    ));
}
