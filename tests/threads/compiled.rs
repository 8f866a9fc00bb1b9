//! The log of what is compiled, and that it is what runs.

use fpdsl::backend::{Level, Strategy};
use fpdsl::prelude::*;

use crate::child;

#[fp(mode = "ru", contract = true)]
fn upward(x: f64, y: f64) -> f64 {
    x * y + 0.1
}

#[fp(mode = "rd")]
fn root(x: f32) -> f32 {
    x.sqrt() / 3.0
}

#[fp(mode = "ru")]
fn halved(x: f64) -> f64 {
    x / 2.0
}

#[derive(Fp, Clone, Copy, Debug, PartialEq)]
struct Pair {
    x: f64,
    y: f64,
}

#[derive(Fp, Clone, Copy, Debug, PartialEq)]
#[repr(u32)]
enum Side {
    Left,
    Right,
}

#[derive(Fp, Clone, Copy, Debug, PartialEq)]
struct Mixed {
    sum: f32,
    side: Side,
    of: Pair,
}

#[fp(mode = "ru")]
fn of_a_struct(p: Pair, side: Side) -> Mixed {
    let side = match side {
        Side::Left => Side::Right,
        Side::Right => Side::Left,
    };
    Mixed {
        sum: (p.x + p.y) as f32,
        side,
        of: p,
    }
}

#[test]
fn bodies_are_compiled_once_for_each_pattern_of_arguments() {
    let name = "compiled::bodies_are_compiled_once_for_each_pattern_of_arguments";
    let text = child::run(name, &[("FPDSL_LOG", "1")], || {
        let x: Vec<f64> = (0..1000).map(|k| f64::from(k) / 7.0).collect();
        for device in Device::hosts() {
            let lanes = device.with_strategy(Strategy::Lanes);
            for _ in 0..3 {
                let z = upward::map(&x, &x).run(&lanes).unwrap().to_vec().unwrap();
                assert!(
                    z.iter()
                        .zip(&x)
                        .all(|(z, &x)| z.to_bits() == upward(x, x).to_bits())
                );
                let z = upward::map(&x, 0.3).run(&lanes).unwrap().to_vec().unwrap();
                assert!(
                    z.iter()
                        .zip(&x)
                        .all(|(z, &x)| z.to_bits() == upward(x, 0.3).to_bits())
                );
            }
            let single = device.with_strategy(Strategy::Single);
            root::map(&[2.0; 5000]).run(&single).unwrap();
            let pairs: Vec<Pair> = x.iter().map(|&x| Pair { x, y: 0.2 }).collect();
            let sides = [Side::Left, Side::Right].map(|side| vec![side; 500]).concat();
            let mixed = of_a_struct::map(&pairs, &sides)
                .run(&lanes)
                .unwrap()
                .to_vec()
                .unwrap();
            for (mixed, (&pair, &side)) in mixed.iter().zip(pairs.iter().zip(&sides)) {
                assert_eq!(*mixed, of_a_struct(pair, side));
            }
            // What was measured before there was code does not count afterwards.
            for _ in 0..8 {
                halved::map(&x).run(&device).unwrap();
            }
            // Few elements are not worth it, until they are many.
            for calls in [40, 1] {
                for _ in 0..calls {
                    root::map(&[2.0; 100]).run(&device).unwrap();
                }
                eprintln!("{} elements", 100 * calls);
            }
        }
    });
    let Some(text) = text else { return };
    let levels = compiled();
    let times = |line: &str| text.lines().filter(|said| said.contains(line)).count();
    for level in &levels {
        let count = |line: &str| times(&line.replace("LEVEL", level.name()));
        assert_eq!(count("`upward` compiled for LEVEL"), 2, "{text}");
        assert_eq!(count("`root` compiled for LEVEL"), 1, "{text}");
        assert_eq!(count("`of_a_struct` compiled for LEVEL"), 1, "{text}");
        assert_eq!(count("`halved` compiled for LEVEL"), 1, "{text}");
        assert_eq!(count("`halved` on LEVEL: one element at a time"), 1, "{text}");
        let start = format!("`halved` on {}: ", level.name());
        let chosen = |said: &&str| said.contains(&start) && said.contains(" on lanes, ");
        assert_eq!(text.lines().filter(chosen).count(), 1, "{text}");

        let upward = format!("`upward` compiled for {}", level.name());
        let on_level = &text[text.find(&upward).unwrap()..];
        let place = |line: &str| on_level.find(line).unwrap();
        let root = place(&format!("`root` compiled for {}", level.name()));
        assert!(place("\n4000 elements") < root, "{text}");
        assert!(root < place("\n100 elements"), "{text}");
    }
    assert_eq!(times(" compiled for "), 5 * levels.len(), "{text}");
}

#[fp(mode = "rz", contract = true)]
fn step(c: f64, a: f64, b: f64) -> f64 {
    c + a * b
}

#[fp]
fn finished(sum: f64, x: f64) -> f64 {
    (sum - x).abs()
}

#[fp(contract = true)]
fn complex(c: (f64, f64), a: (f64, f64), b: f64) -> (f64, f64) {
    (c.0 + a.0 * b, c.1 + a.1 * b)
}

/// Products of matrices run by tiles, and functions of them and those whose first running values are a call do: nothing is compiled that
/// computes a product one element at a time.
#[test]
fn products_run_by_tiles() {
    let name = "compiled::products_run_by_tiles";
    let text = child::run(name, &[("FPDSL_LOG", "1")], || {
        let a: Vec<f64> = (0..130 * 130).map(|k| f64::from(k) / 7.0).collect();
        let matrix = Matrix::new(&a, 130, 130);
        for device in Device::hosts() {
            let product = step::inner(0.0, matrix, matrix).run(&device).unwrap();
            let both = finished::map(step::inner(0.0, matrix, matrix), &a)
                .run(&device)
                .unwrap();
            let apart = finished::map(&product, &a).run(&device).unwrap();
            assert_eq!(both.to_vec().unwrap(), apart.to_vec().unwrap());
            let begun = step::inner(halved::map(&a), matrix, matrix).run(&device).unwrap();
            let halves = halved::map(&a).run(&device).unwrap();
            let apart = step::inner(&halves, matrix, matrix).run(&device).unwrap();
            assert_eq!(begun.to_vec().unwrap(), apart.to_vec().unwrap());
            let pairs = Matrix::new((&a, &a), 130, 130);
            complex::inner((0.0, 0.0), pairs, matrix).run(&device).unwrap();
        }
    });
    let Some(text) = text else { return };
    for level in compiled() {
        let times = |name: &str| {
            let line = format!("`{name}` compiled for {}", level.name());
            text.lines().filter(|said| said.ends_with(&line)).count()
        };
        // Half as many where there are half as many registers.
        let rows = if level == Level::Fma { 6 } else { 12 };
        assert_eq!(times(&format!("step by tiles of {rows} rows")), 1, "{text}");
        assert_eq!(times("finished"), 1, "{text}");
        assert_eq!(times("halved"), 1, "{text}");
        assert_eq!(times("step"), 0, "{text}");
        assert!(!text.contains("fused"), "{text}");
        let rows = if level == Level::Fma { 3 } else { 7 };
        assert_eq!(times(&format!("complex by tiles of {rows} rows")), 1, "{text}");
    }
    let by_element = |said: &str| {
        said.contains("compiled for") && (said.contains("`inner::<") || said.contains("`fused::<"))
    };
    assert!(!text.lines().any(by_element), "{text}");
}

/// The levels of this machine whose bodies are compiled at run time.
fn compiled() -> Vec<Level> {
    let mut levels = Level::available().to_vec();
    levels.retain(|level| cfg!(feature = "jit") && *level > Level::Portable);
    levels
}

/// Where the system makes no memory executable, functions run one element at a time, and the log says so once.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_must_not_be_executed() {
    /// Memory that was writable must not become executable.
    const DENY_WRITE_EXECUTE: libc::c_int = 65;
    let name = "compiled::memory_that_must_not_be_executed";
    let text = child::run(name, &[("FPDSL_LOG", "1")], || {
        // SAFETY: it changes what later calls of this process may do, and no memory.
        let denied = unsafe { libc::prctl(DENY_WRITE_EXECUTE, 1_u64, 0_u64, 0_u64, 0_u64) } == 0;
        eprintln!("denied: {denied}");
        let x: Vec<f64> = (0..5000).map(|k| f64::from(k) / 7.0).collect();
        for device in Device::hosts() {
            for _ in 0..3 {
                let z = upward::map(&x, &x).run(&device).unwrap().to_vec().unwrap();
                let mut both = z.iter().zip(&x);
                assert!(both.all(|(z, &x)| z.to_bits() == upward(x, x).to_bits()));
            }
        }
    });
    let Some(text) = text else { return };
    if text.contains("denied: false") {
        println!("compiled: this kernel makes no memory fit for either alone, so nothing was refused");
        return;
    }
    let count = |line: &str| text.lines().filter(|said| said.contains(line)).count();
    assert_eq!(count("`upward` compiled for"), 0, "{text}");
    for level in compiled() {
        let line = format!(
            "`upward` is not compiled for {}, and runs one element at a time",
            level.name()
        );
        assert_eq!(count(&line), 1, "{text}");
    }
}
