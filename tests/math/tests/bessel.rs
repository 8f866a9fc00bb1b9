//! The Bessel functions against MPFR: arguments and results that `xtask/tables/bessel_cases.py` has computed, and for binary16 and
//! bfloat16 a digest of all results.

use std::time::Duration;

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::digest::{digest, digests};
use fpdsl_math::report;
use fpdsl_runtime::element::{encodings, from_encodings};
use fpdsl_runtime::mode::Rounding;
use half::{bf16, f16};

/// The arguments and results.
const PAGE: &str = include_str!("../data/bessel.txt");
/// Those of orders above a thousand, by `xtask/tables/large_orders.py`.
const ORDERS: &str = include_str!("../data/orders.txt");

/// A result that is `below` in size, or between it and the next number.
struct Case {
    n: i32,
    x: u64,
    below: u64,
    place: u8,
    negative: bool,
}

impl Case {
    fn parse(line: &str) -> Case {
        let mut words = line.split_whitespace().rev();
        let mut next = || words.next().unwrap_or("0");
        let last = next().as_bytes();
        let mut hex = || u64::from_str_radix(next(), 16).expect("digits");
        let (below, x) = (hex(), hex());
        let n = next().parse().expect("an order");
        Case {
            n,
            x,
            below,
            place: last[0] - b'0',
            negative: last[1] == b'-',
        }
    }

    fn signed(&self, size: u64, width: u32) -> u64 {
        size | u64::from(self.negative) << (width - 1)
    }

    fn expected(&self, mode: Rounding, width: u32) -> u64 {
        let beyond = match mode {
            Rounding::NearestEven => self.place == 3 || (self.place == 2 && self.below & 1 == 1),
            Rounding::TowardZero => false,
            Rounding::TowardPositive => self.place > 0 && !self.negative,
            Rounding::TowardNegative => self.place > 0 && self.negative,
        };
        self.signed(self.below + u64::from(beyond), width)
    }
}

/// The cases of a function and format.
fn cases(page: &str, name: &str, format: &str) -> Vec<Case> {
    let title = format!("> {name} {format}");
    let lines = page.lines().skip_while(|&line| line != title).skip(1);
    lines
        .take_while(|line| !line.starts_with(['>', '!']))
        .map(Case::parse)
        .collect()
}

macro_rules! maps {
    ($name:ident of $native:ident, $device:expr, $x:expr $(, $n:expr)?) => {{
        let map = |mode| match mode {
            Rounding::NearestEven => fpdsl::math::$name::map_in::<Rn, _>($x $(, $n)?).run($device),
            Rounding::TowardZero => fpdsl::math::$name::map_in::<Rz, _>($x $(, $n)?).run($device),
            Rounding::TowardPositive => fpdsl::math::$name::map_in::<Ru, _>($x $(, $n)?).run($device),
            Rounding::TowardNegative => fpdsl::math::$name::map_in::<Rd, _>($x $(, $n)?).run($device),
        };
        Rounding::ALL.map(|mode| map(mode).unwrap().to_vec().unwrap())
    }};
}

/// Every device of the host, on lanes and one element at a time.
fn devices() -> impl Iterator<Item = Device> {
    let both = |device: Device| {
        [Strategy::Lanes, Strategy::Single].map(|strategy| device.clone().with_strategy(strategy))
    };
    Device::hosts().into_iter().flat_map(both)
}

macro_rules! rounded {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            rounded!(@cases $name f32 32);
            rounded!(@cases $name f64 64);
            rounded!(@all $name f16 0x7c00);
            rounded!(@all $name bf16 0x7f80);
        }
    )*};
    (@cases $name:ident $native:ident $width:literal) => {
        let cases = cases(PAGE, stringify!($name), stringify!($native));
        assert!(cases.len() > 100);
        let from: Vec<u64> = cases.iter().map(|case| case.x).collect();
        let x = from_encodings::<$native>(&from);
        for device in devices() {
            for (mode, found) in Rounding::ALL.iter().zip(maps!($name of $native, &device, &x)) {
                for (case, found) in cases.iter().zip(encodings(&found)) {
                    let what = concat!(stringify!($name), " of ", stringify!($native));
                    assert_eq!(found, case.expected(*mode, $width), "{what} in {mode} of {:#x}", case.x);
                }
            }
        }
        report::ran(stringify!($name), stringify!($native), cases.len(), "every level, four modes");
    };
    (@all $name:ident $native:ident $infinity:literal) => {
        let x: Vec<$native> = (0..=u16::MAX).map($native::from_bits).collect();
        let expected = digests(PAGE, concat!("! ", stringify!($name), " ", stringify!($native), " "));
        for strategy in [Strategy::Lanes, Strategy::Single] {
            let device = Device::host().with_strategy(strategy);
            let found = maps!($name of $native, &device, &x);
            for ((mode, found), expected) in Rounding::ALL.iter().zip(found).zip(&expected) {
                let bits = found.iter().map(|y| if y.is_nan() { 0xffff } else { u64::from(y.to_bits()) });
                let what = concat!(stringify!($name), " of ", stringify!($native));
                assert_eq!(digest(bits), *expected, "{what} in {mode}");
            }
        }
        report::ran(stringify!($name), stringify!($native), x.len(), "four modes");
    };
}

rounded! { j0 j1 y0 y1 }

macro_rules! faithful {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            faithful!(@cases PAGE $name f32 32);
            faithful!(@cases PAGE $name f64 64);
            faithful!(@cases ORDERS $name f32 32);
            faithful!(@cases ORDERS $name f64 64);
        }
    )*};
    (@cases $page:ident $name:ident $native:ident $width:literal) => {
        let cases = cases($page, stringify!($name), stringify!($native));
        assert!(cases.len() > 100);
        let from: Vec<u64> = cases.iter().map(|case| case.x).collect();
        let x = from_encodings::<$native>(&from);
        let n: Vec<i32> = cases.iter().map(|case| case.n).collect();
        for device in devices() {
            for (mode, found) in Rounding::ALL.iter().zip(maps!($name of $native, &device, &x, &n)) {
                for (case, found) in cases.iter().zip(encodings(&found)) {
                    let what = concat!(stringify!($name), " of ", stringify!($native));
                    let above = case.signed(case.below + u64::from(case.place > 0), $width);
                    let fits = [case.signed(case.below, $width), above].contains(&found);
                    assert!(fits, "{what} in {mode} of {:#x}, order {}: {found:#x}", case.x, case.n);
                }
            }
        }
        report::ran(stringify!($name), stringify!($native), cases.len(), "every level, four modes");
    };
}

faithful! { jn yn }

/// The time that the processor has spent on this thread: other programs do not count.
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

/// No call takes long, whatever its arguments are: here the four may take four seconds of processor time, a hundred times what they do.
#[test]
fn time_has_a_bound() {
    let orders = [
        1024,
        1025,
        2049,
        65_537,
        1_000_003,
        i32::MAX - 1,
        i32::MAX,
        i32::MIN,
        i32::MIN + 1,
        -1025,
    ];
    let sizes = [
        5e-324,
        1e-300,
        1e-31,
        1e-5,
        0.5,
        1.0,
        3.0,
        511.0,
        512.0,
        513.0,
        1e5,
        1e10,
        1e100,
        1e300,
        f64::MAX,
    ];
    for n in orders {
        let size = f64::from(n).abs();
        let root = size.cbrt();
        let about = [
            -150.0, -121.0, -90.0, -45.0, -20.0, -1.0, 0.0, 1.0, 21.0, 22.0, 23.0, 100.0,
        ]
        .map(|k| (size + k * root).abs());
        let quotients = [0.1, 0.5, 0.9, 2.0].map(|part| size * part);
        for x in sizes.into_iter().chain(about).chain(quotients) {
            let start = processor_time();
            let (j, y) = (fpdsl::math::jn(x, n), fpdsl::math::yn(x, n));
            let (f, g) = (fpdsl::math::jn(x as f32, n), fpdsl::math::yn(x as f32, n));
            let took = processor_time() - start;
            assert!(took < Duration::from_secs(4), "x = {x}, n = {n}: {took:?}");
            assert!(
                !(j.is_nan() || y.is_nan() || f.is_nan() || g.is_nan()),
                "x = {x}, n = {n}: {j} {y} {f} {g}"
            );
            assert!(j.abs() <= 1.0 && f.abs() <= 1.0, "x = {x}, n = {n}: {j} {f}");
        }
    }
}
