//! `Device::cuda_on_cpu` as a user's tests have it: the host's bits, faults and errors.

use std::process::Command;

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

/// More than one thread takes.
const LONG: usize = 20_003;

/// The device; nothing, with a word, where there is no compiler.
fn device() -> Option<Device> {
    Device::cuda_on_cpu()
        .inspect_err(|why| println!("cuda on the cpu: skipped: {why}"))
        .ok()
}

fn numbers(n: usize) -> Vec<f32> {
    let mut state = 7_u32;
    let mut next = || {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        f32::from_bits(0x3000_0000 + (state >> 5))
    };
    (0..n).map(|_| next()).collect()
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

#[fp(mode = "rd", contract = true)]
fn distance(x: f32, y: f32, scale: f32) -> f32 {
    (x * x + y * y).sqrt() / scale
}

#[fp(mode = "rn", contract = false)]
fn orbit(c: f32, limit: u32) -> (u32, f32) {
    let mut z = 0.0;
    let mut n = 0;
    while n < limit && z < 2.0 {
        z = z * z + c;
        n += 1;
    }
    (n, z)
}

#[fp(mode = "ru", contract = false)]
fn blur(i: Index2, nx: usize, u: &[f32]) -> f32 {
    let at = i.y() * nx + i.x();
    let left = if i.x() > 0 { u[at - 1] } else { u[at] };
    (left + u[at]) / 3.0
}

#[fp(mode = "rz", contract = false)]
fn add(x: f32, y: f32) -> f32 {
    x + y
}

#[fp(mode = "rn", contract = false)]
fn divide(x: i32, y: i32) -> i32 {
    x / y
}

#[fp(mode = "rn", contract = false)]
fn pick(i: Index, u: &[f32], shift: usize) -> f32 {
    u[i.x() + shift]
}

#[test]
fn maps_and_launches() -> Result<(), Error> {
    let (Some(dev), host) = (device(), Device::host()) else {
        return Ok(());
    };
    assert!(dev.name().starts_with("cuda on the cpu: ") && !dev.is_host());
    for n in [0, 1, 255, 256, 257, LONG] {
        let (x, y) = (numbers(n), numbers(n));
        let on = |device: &Device| distance::map(&x, &y, 3.0).run(device)?.to_vec();
        assert_eq!(bits(&on(&dev)?), bits(&on(&host)?), "{n}");
        let on = |device: &Device| {
            let (turns, last) = orbit::map(&x, 50).run(device)?;
            Ok::<_, Error>((turns.to_vec()?, bits(&last.to_vec()?)))
        };
        assert_eq!(on(&dev)?, on(&host)?, "{n}");
        let mut into = vec![0.0; n];
        distance::map(&x, &y, 3.0).into(&dev, &mut into)?;
        assert_eq!(
            bits(&into),
            bits(&distance::map(&x, &y, 3.0).run(&host)?.to_vec()?)
        );
        let mut updated = Buffer::new(&dev, &x)?;
        add::map(.., &y).update(&dev, &mut updated)?;
        assert_eq!(
            bits(&updated.to_vec()?),
            bits(&add::map(&x, &y).run(&host)?.to_vec()?)
        );
    }
    let u = numbers(77 * 90);
    let on = |device: &Device| blur::launch((77, 90), 77, &u).run(device)?.to_vec();
    assert_eq!(bits(&on(&dev)?), bits(&on(&host)?));
    let mut into = Buffer::new(&dev, &u)?;
    blur::launch((77, 90), 77, &u).into(&dev, &mut into)?;
    assert_eq!(bits(&into.to_vec()?), bits(&on(&host)?));
    Ok(())
}

#[test]
fn reductions_and_scans() -> Result<(), Error> {
    let (Some(dev), host) = (device(), Device::host()) else {
        return Ok(());
    };
    for n in [1, 127, 4096, 4097, LONG] {
        let x = numbers(n);
        let on = |device: &Device| add::reduce(&x).run(device).map(f32::to_bits);
        assert_eq!(on(&dev)?, on(&host)?, "{n}");
        let on = |device: &Device| add::scan(&x).run(device)?.to_vec();
        assert_eq!(bits(&on(&dev)?), bits(&on(&host)?), "{n}");
        let on = |device: &Device| {
            distance::map(&x, &x, 3.0)
                .reduce::<add>()
                .run(device)
                .map(f32::to_bits)
        };
        assert_eq!(on(&dev)?, on(&host)?, "{n}");
    }
    Ok(())
}

#[test]
fn the_smallest_element_that_faults_is_reported() {
    let Some(dev) = device() else { return };
    let x = vec![1; LONG];
    let mut y = vec![1; LONG];
    for zero in [LONG - 1, 9_000, 777] {
        y[zero] = 0;
        let found = divide::map(&x, &y).run(&dev).unwrap_err();
        let expected = divide::map(&x, &y).run(&Device::host()).unwrap_err();
        assert!(
            matches!(found, Error::Fault { element, .. } if element == zero),
            "{found}"
        );
        assert_eq!(found, expected);
    }
    let u = numbers(LONG);
    let found = pick::launch(LONG, &u, 5).run(&dev).unwrap_err();
    assert_eq!(found, pick::launch(LONG, &u, 5).run(&Device::host()).unwrap_err());
    let Error::Fault { fault, element } = found else {
        panic!("{found}")
    };
    assert_eq!(element, LONG - 5);
    assert!(matches!(fault.kind, FaultKind::OutOfBounds { .. }), "{fault:?}");
}

#[test]
fn misuse_is_an_error() -> Result<(), Error> {
    let Some(dev) = device() else { return Ok(()) };
    for threads in [0, 1025] {
        let error = dev.with_block_size(threads).unwrap_err();
        assert!(matches!(error, Error::BlockSize { limit: 1024, .. }), "{error}");
    }
    let x = numbers(1000);
    let expected = bits(&distance::map(&x, &x, 1.0).run(&Device::host())?.to_vec()?);
    for threads in [1, 33, 1024] {
        let small = dev.with_block_size(threads)?.new_stream()?;
        assert_eq!(bits(&distance::map(&x, &x, 1.0).run(&small)?.to_vec()?), expected);
    }
    let here = Buffer::new(&dev, &x)?;
    let host = Buffer::new(&Device::host(), &x)?;
    let error = add::map(&here, &host).run(&dev).unwrap_err();
    assert!(matches!(error, Error::WrongDevice { .. }), "{error}");
    let error = add::map(&here, &host).run(&Device::host()).unwrap_err();
    assert!(matches!(error, Error::WrongDevice { .. }), "{error}");
    let error = add::map(&here, &x[1..]).run(&dev).unwrap_err();
    assert!(matches!(error, Error::LengthMismatch { .. }), "{error}");
    Ok(())
}

#[test]
fn many_threads_use_one_device() {
    let Some(dev) = device() else { return };
    let x = numbers(3000);
    let shared = Buffer::new(&dev, &x).expect("a buffer");
    let expected = bits(&add::map(&x, &x).run(&Device::host()).unwrap().to_vec().unwrap());
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..5 {
                    let sum = add::map(&shared, &shared).run(&dev).expect("a sum");
                    assert_eq!(bits(&sum.to_vec().expect("its elements")), expected);
                }
            });
        }
    });
}

/// Subnormal numbers are kept where a foreign library has them flushed.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_environment_of_the_caller_does_not_matter() -> Result<(), Error> {
    use std::arch::asm;
    let Some(dev) = device() else { return Ok(()) };
    let small = [1e-40_f32];
    // Compiled before.
    let expected = add::map(&small, &small).run(&dev)?.to_vec()?;
    let (mut saved, flushing) = (0_u32, 0x9fc0_u32);
    // SAFETY: nothing is computed before the register has its value again, but by the kernel.
    let found = unsafe {
        asm!("stmxcsr [{}]", in(reg) &raw mut saved);
        asm!("ldmxcsr [{}]", in(reg) &raw const flushing);
        let found = add::map(&small, &small).run(&dev);
        asm!("ldmxcsr [{}]", in(reg) &raw const saved);
        found
    };
    assert_eq!(bits(&found?.to_vec()?), bits(&expected));
    assert_eq!(bits(&expected), [add(1e-40, 1e-40).to_bits()]);
    Ok(())
}

/// Set in a child of this program.
const CHILD: &str = "FPDSL_TEST_CHILD";

/// Does nothing but in a child of this program.
#[test]
fn child() {
    match std::env::var(CHILD).as_deref() {
        Ok("without a compiler") => {
            let error = Device::cuda_on_cpu().unwrap_err();
            assert!(matches!(error, Error::NoCompiler { .. }));
            println!("{error}");
        }
        Ok("a sum") => {
            let dev = Device::cuda_on_cpu().expect("a compiler");
            println!("sum {}", add::reduce(&[1.0, 2.0]).run(&dev).expect("a sum"));
        }
        _ => {}
    }
}

/// What a child with these variables prints.
fn in_a_child(what: &str, variables: &[(&str, &str)]) -> String {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["child", "--exact", "--nocapture"])
        .env(CHILD, what)
        .envs(variables.iter().copied())
        .output()
        .expect("a child");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    assert!(output.status.success(), "{text}");
    text
}

#[test]
fn a_missing_compiler_is_an_error_that_says_what_to_install() {
    // Nothing lies within a file.
    const NOWHERE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml/c++");
    for (name, value) in [("CXX", NOWHERE), ("PATH", NOWHERE)] {
        let text = in_a_child("without a compiler", &[("CXX", ""), (name, value)]);
        assert!(
            text.contains("no C++ compiler was found; install one (`apt-get install g++`"),
            "{text}"
        );
        let tried = if name == "CXX" { NOWHERE } else { "clang++" };
        assert!(text.contains(&format!("{tried}: ")), "{text}");
    }
}

#[test]
fn compiled_kernels_are_kept_and_damaged_ones_made_again() {
    if device().is_none() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let cache = folder.path().to_str().expect("a name in UTF-8");
    let run = || in_a_child("a sum", &[("FPDSL_CACHE_DIR", cache), ("FPDSL_LOG", "1")]);
    let (first, second) = (run(), run());
    assert!(
        first.contains("sum 3") && first.contains("for the CPU: compiled in"),
        "{first}"
    );
    assert!(
        second.contains("sum 3") && !second.contains("compiled in"),
        "{second}"
    );
    for entry in folder.path().read_dir().expect("entries") {
        let path = entry.expect("an entry").path();
        assert_eq!(path.extension().and_then(|name| name.to_str()), Some("library"));
        std::fs::write(path, b"\x7fELF").expect("a damaged entry");
    }
    let third = run();
    assert!(
        third.contains("sum 3") && third.contains("compiled in"),
        "{third}"
    );
    let without = in_a_child("a sum", &[("FPDSL_CACHE_DIR", "")]);
    assert!(without.contains("sum 3"), "{without}");
}
