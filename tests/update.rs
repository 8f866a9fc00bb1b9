//! `update` leaves in the place of an argument what `run` returns, on every device.
#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "update";

use backends::devices;
use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp(mode = "ru")]
fn scaled_sum(y: f32, a: f32, x: f32) -> f32 {
    a * x + y / 3.0
}

/// A branch and a loop, which single elements may win.
#[fp]
fn steps(n: u32) -> u32 {
    let (mut n, mut count) = (n, 0);
    while n > 1 && count < 200 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        count += 1;
    }
    count
}

#[fp]
fn square(z: Complex<f64>, k: f64) -> Complex<f64> {
    Complex {
        re: z.re * z.re - z.im * z.im + k,
        im: 2.0 * z.re * z.im,
    }
}

#[fp(mode = "rd")]
fn leapfrog(state: (f64, [f32; 2]), dt: f64) -> (f64, [f32; 2]) {
    let (x, v) = state;
    (x + v[0] as f64 * dt, [v[0] - x as f32 * 0.25, v[1] + v[0]])
}

#[fp]
fn divide(x: i32, y: i32) -> i32 {
    x / y
}

/// Around the lengths of lanes and of blocks of threads, and more than one thread of the host takes.
const LENGTHS: [usize; 8] = [0, 1, 15, 16, 17, 257, 4099, 70_001];

/// All devices; the host with each way of computing elements, and with the one that it measures.
fn all_devices() -> Vec<(&'static str, Device)> {
    let mut all = devices();
    all.push(("host, measured", Device::host()));
    all
}

#[test]
fn buffers_and_host_memory() {
    for (backend, device) in all_devices() {
        for n in LENGTHS {
            let x: Vec<f32> = (0..n).map(|k| (k as f32 - 7.3) / 3.0).collect();
            let y: Vec<f32> = x.iter().map(|x| 1.0 - x).collect();
            let expected = scaled_sum::map(&y, 0.1, &x)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            let mut buffer = Buffer::new(&device, &y).unwrap();
            let on_device = Buffer::new(&device, &x).unwrap();
            scaled_sum::map(.., 0.1, &on_device)
                .update(&device, &mut buffer)
                .unwrap();
            assert_eq!(buffer.to_vec().unwrap(), expected, "{backend}, {n}");
            let mut list = y.clone();
            let place = list.as_ptr();
            scaled_sum::map(.., 0.1, &x).update(&device, &mut list).unwrap();
            assert_eq!(list, expected, "{backend}, {n}");
            assert_eq!(list.as_ptr(), place);
            let mut slice = y.clone();
            scaled_sum::map(.., 0.1, &on_device)
                .update(&device, &mut slice[..])
                .unwrap();
            assert_eq!(slice, expected, "{backend}, {n}");
        }
        report::ran(SUITE, backend, LENGTHS.len() as u64 * 3);
    }
}

#[test]
fn an_element_is_updated_once() {
    for (backend, device) in all_devices() {
        for n in LENGTHS {
            let start: Vec<u32> = (0..n as u32).map(|k| k * 7 + 1).collect();
            let once: Vec<u32> = start.iter().map(|&n| steps(n)).collect();
            let mut found = start;
            steps::map(..).update(&device, &mut found).unwrap();
            assert_eq!(found, once, "{backend}, {n}");
        }
    }
}

#[test]
fn structs_and_tuples() {
    for (backend, device) in all_devices() {
        for n in LENGTHS {
            let z: Vec<Complex<f64>> = (0..n)
                .map(|k| Complex {
                    re: k as f64 / 7.0,
                    im: 1.0 - k as f64,
                })
                .collect();
            let expected = square::map(&z, 0.5).run(&device).unwrap().to_vec().unwrap();
            let mut found = Buffer::new(&device, &z).unwrap();
            square::map(.., 0.5).update(&device, &mut found).unwrap();
            assert_eq!(found.to_vec().unwrap(), expected, "{backend}, {n}");

            let x: Vec<f64> = (0..n).map(|k| k as f64 / 3.0).collect();
            let v: Vec<[f32; 2]> = (0..n).map(|k| [k as f32 / 5.0, 2.0]).collect();
            let (new_x, new_v) = leapfrog::map((&x, &v), 0.01).run(&device).unwrap();
            let (mut on_device, mut on_host) = (Buffer::new(&device, &x).unwrap(), v.clone());
            leapfrog::map(.., 0.01)
                .update(&device, (&mut on_device, &mut on_host))
                .unwrap();
            assert_eq!(
                on_device.to_vec().unwrap(),
                new_x.to_vec().unwrap(),
                "{backend}, {n}"
            );
            assert_eq!(on_host, new_v.to_vec().unwrap(), "{backend}, {n}");
        }
    }
}

#[test]
fn errors() {
    let (x, mut y) = (vec![1; 100], vec![2; 100]);
    y[70] = 0;
    for (backend, device) in all_devices() {
        let mut target = Buffer::new(&device, &x).unwrap();
        let error = divide::map(.., &y).update(&device, &mut target).unwrap_err();
        let Error::Fault { fault, element: 70 } = &error else {
            panic!("{backend}: {error}");
        };
        assert_eq!(fault.kind, FaultKind::DivisionByZero, "{backend}");
        assert_eq!(target.len(), 100);
        if !device.is_host() {
            assert_eq!(target.to_vec().unwrap(), x, "{backend}");
        }
        let error = divide::map(.., &y[1..]).update(&device, &mut target).unwrap_err();
        assert!(
            matches!(error, Error::LengthMismatch { .. }),
            "{backend}: {error}"
        );
        let mut list = x.clone();
        let error = divide::map(.., &y).update(&device, &mut list[..7]).unwrap_err();
        assert!(
            matches!(error, Error::LengthMismatch { .. }),
            "{backend}: {error}"
        );
        assert_eq!(list, x);
    }
    let foreign = devices().into_iter().find(|(_, device)| !device.is_host());
    if let Some((_, device)) = foreign {
        let host = Device::host();
        let mut there = Buffer::new(&device, &x).unwrap();
        let error = divide::map(.., 1).update(&host, &mut there).unwrap_err();
        assert!(matches!(error, Error::WrongDevice { .. }), "{error}");
        let mut here = Buffer::new(&host, &x).unwrap();
        let error = divide::map(.., 1).update(&device, &mut here).unwrap_err();
        assert!(matches!(error, Error::WrongDevice { .. }), "{error}");
    }
}
