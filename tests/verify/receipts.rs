//! Receipts: one text on every device, and whatever is wrong with one is named.
#![allow(clippy::single_range_in_vec_init)] // A list of parts may have one.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::receipt::{Receipt, Receipted, Recheck};
use fpdsl::views::View;
use serde_json::Value;

use crate::random::Random;
use crate::{SUITE, backends, report};

#[fp(mode = "ru", contract = true)]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Pair<T> {
    low: T,
    high: T,
}

#[fp(mode = "rd")]
fn cell(i: Index2, nx: usize, u: &[f32]) -> (Pair<f32>, bool) {
    let x = u[i.y() * nx + i.x()];
    let half = x / 3.0;
    (
        Pair {
            low: half,
            high: x - half,
        },
        x < 0.5,
    )
}

#[fp(mode = "ru", identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

mod other {
    use fpdsl::prelude::*;

    /// Of the same name.
    #[fp(mode = "rd", identity = 0.0)]
    pub fn add(a: f64, b: f64) -> f64 {
        a + b
    }
}

#[fp(mode = "ru", order = "serial")]
fn in_order(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rd")]
fn mul(x: f64, y: f64) -> f64 {
    x * y
}

#[fp]
fn term(i: Index) -> f64 {
    1.0 / (i.x() + 1) as f64
}

#[fp]
fn inverse(x: i32) -> i32 {
    100 / x
}

fn list(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i as f64 * 0.37).sin() / (i + 1) as f64).collect()
}

fn text(receipt: &Receipt) -> Value {
    serde_json::to_value(receipt).expect("a receipt is JSON")
}

fn read(value: &Value) -> Receipt {
    serde_json::from_str(&value.to_string()).expect("it is a receipt")
}

/// All but the device.
fn facts(receipt: &Receipt) -> Value {
    let mut value = text(receipt);
    value.as_object_mut().unwrap().remove("device");
    value
}

/// Checks the receipt of one device on another, with each part damaged in turn.
fn checked(backend: &str, device: &Device, call: &impl Receipted, receipt: &Receipt) {
    let again = read(&text(receipt));
    assert_eq!(again, *receipt, "{backend}");
    let n = receipt.elements();
    let check = again.recheck(device, call, 0..n).unwrap();
    assert!(check.agrees() && check.results_follow(), "{backend}: {check}");
    assert_eq!(check.checked(), receipt.parts(), "{backend}");
    for (k, range) in receipt.parts().into_iter().enumerate() {
        let mut damaged = text(receipt);
        let part = damaged["parts"][k].as_str().unwrap();
        // A digit in the middle: of a hash, or of a partial.
        let (at, digit) = (part.len() / 2, part.as_bytes()[part.len() / 2]);
        let digit = if digit == b'0' { "1" } else { "0" };
        damaged["parts"][k] = format!("{}{digit}{}", &part[..at], &part[at + 1..]).into();
        let check = read(&damaged).recheck(device, call, [range.start]).unwrap();
        assert_eq!(check.differing(), std::slice::from_ref(&range), "{backend}");
        assert!(!check.results_follow() && !check.agrees(), "{backend}: {check}");
        assert!(check.to_string().contains(&format!("{range:?}")), "{check}");
        // Another part agrees, but the whole does not follow.
        let elsewhere = (0..n).find(|i| !range.contains(i));
        let check = read(&damaged).recheck(device, call, elsewhere).unwrap();
        assert!(
            check.differing().is_empty() && !check.agrees(),
            "{backend}: {check}"
        );
    }
    let mut damaged = text(receipt);
    damaged["results"] = "00".repeat(32).into();
    let check = read(&damaged).recheck(device, call, [0]).unwrap();
    assert!(
        check.differing().is_empty() && !check.results_follow(),
        "{backend}: {check}"
    );
    report::ran(SUITE, "receipts", 1);
}

/// Each device writes a receipt, and the next one checks it.
fn everywhere<C: Receipted>(call: &C, run: impl Fn(&C, &Device) -> Receipt) -> Receipt {
    let devices = backends::devices();
    let first = run(call, &devices[0].1);
    for ((backend, device), (_, next)) in devices.iter().zip(devices.iter().cycle().skip(1)) {
        let receipt = run(call, device);
        assert_eq!(receipt.device(), device.name());
        assert_eq!(facts(&receipt), facts(&first), "{backend}");
        checked(backend, next, call, &receipt);
    }
    first
}

#[test]
fn maps() -> Result<(), Error> {
    let n = 10_000;
    let (x, mut y) = (list(n), list(n));
    // NaNs of the host and of a GPU have other bits.
    y[77] = f64::NAN;
    y[78] = -f64::NAN;
    let call = axpy::map(0.1, &x, &y);
    let receipt = everywhere(&call, |call, device| call.receipt(device).unwrap().1);
    assert_eq!(receipt.parts(), [0..4096, 4096..8192, 8192..n]);
    assert_eq!(receipt.functions()[0].name, "axpy");
    assert_eq!(receipt.inputs()[1].parameter, "x");

    let (results, _) = call.receipt(&Device::host())?;
    let mut results = results.to_vec()?;
    assert!(receipt.compare(results.clone())?.is_empty());
    results[5000] = results[5000].next_up();
    results[9999] = -results[9999];
    assert_eq!(receipt.compare(results.clone())?, [4096..8192, 8192..n]);
    for (backend, device) in backends::devices() {
        let differing = |elements: &[usize]| call.differing(&device, &results, elements.iter().copied());
        assert_eq!(differing(&[77, 6000])?, [5000], "{backend}");
        assert_eq!(differing(&[0, 4096, 9000])?, [5000, 9999], "{backend}");
    }
    let shorter = receipt.compare(results[1..].to_vec()).unwrap_err();
    assert!(
        shorter.to_string().contains("10000 results, and these are 9999"),
        "{shorter}"
    );
    Ok(())
}

/// A third, a quarter and so on.
#[fp(mode = "ru")]
fn shares(i: Index, x: &[f64], out: &mut [f64]) {
    for j in 0..out.len() {
        out[j] = x[i.x()] / (j + 3) as f64;
    }
}

/// The parts of a receipt have the rows of elements.
#[test]
fn rows() -> Result<(), Error> {
    let n = 10_000;
    let x = list(n);
    let call = shares::launch(n, &x).rows(3);
    let receipt = everywhere(&call, |call, device| call.receipt(device).unwrap().1);
    assert_eq!(receipt.parts(), [0..4096, 4096..8192, 8192..n]);
    let (results, _) = call.receipt(&Device::host())?;
    let mut results = results.to_vec()?;
    assert!(receipt.compare(results.clone())?.is_empty());
    // The last scalar of a part, and the first of the next one.
    results[3 * 4096 - 1] = 0.0;
    assert_eq!(receipt.compare(results.clone())?, [0..4096]);
    results[3 * 8192] = 0.0;
    assert_eq!(receipt.compare(results.clone())?, [0..4096, 8192..n]);
    let shorter = receipt.compare(results[3..].to_vec()).unwrap_err();
    assert!(
        shorter.to_string().contains("30000 results, and these are 29997"),
        "{shorter}"
    );
    // Rows of another length are another call.
    let longer = shares::launch(n, &x).rows(4);
    let refused = receipt.recheck(&Device::host(), &longer, [0]).unwrap_err();
    assert!(
        refused
            .to_string()
            .contains("order is rows of 3, and that of the call rows of 4"),
        "{refused}"
    );
    Ok(())
}

/// Where values lie does not count.
#[test]
fn buffers_and_views() -> Result<(), Error> {
    let (x, y) = (list(300), list(300));
    let first = axpy::map(0.1, &x, &y).receipt(&Device::host())?.1;
    for (backend, device) in backends::devices() {
        let twice: Vec<f64> = x.iter().flat_map(|&x| [x, 0.0]).collect();
        let (twice, buffer) = (Buffer::new(&device, &twice)?, Buffer::new(&device, &y)?);
        let call = axpy::map(0.1, twice.strided(0, 2, 300)?, buffer.view(..)?);
        let (results, receipt) = call.receipt(&device)?;
        assert_eq!(facts(&receipt), facts(&first), "{backend}");
        assert!(receipt.compare(results)?.is_empty(), "{backend}");
        let call = axpy::map(0.1, View::from(&x), y.as_slice());
        assert!(receipt.recheck(&device, &call, [299])?.agrees(), "{backend}");
    }
    // A value for all is not an array of that value.
    let call = axpy::map(&[0.1; 300], &x, &y);
    let refused = first.recheck(&Device::host(), &call, [0]).unwrap_err();
    assert!(
        refused.to_string().contains("the argument for `a` is not"),
        "{refused}"
    );
    Ok(())
}

#[test]
fn grids_structs_and_tuples() -> Result<(), Error> {
    let (nx, ny) = (90, 50);
    let u: Vec<f32> = list(nx * ny).iter().map(|&x| x as f32).collect();
    let call = cell::launch((nx, ny), nx, &u);
    let receipt = everywhere(&call, |call, device| call.receipt(device).unwrap().1);
    let (results, _) = call.receipt(&Device::host())?;
    let (pairs, mut small) = (results.0.to_vec()?, results.1.to_vec()?);
    assert!(receipt.compare((pairs.clone(), small.clone()))?.is_empty());
    small[4100] = !small[4100];
    assert_eq!(receipt.compare((pairs.clone(), small.clone()))?, [4096..nx * ny]);
    assert_eq!(call.differing(&Device::host(), (&pairs, &small), [4200])?, [4100]);
    let turned = cell::launch((ny, nx), nx, &u);
    let refused = receipt.recheck(&Device::host(), &turned, [0]).unwrap_err();
    assert!(refused.to_string().contains("the argument for `i`"), "{refused}");
    Ok(())
}

#[test]
fn reductions() -> Result<(), Error> {
    let n = 100_003;
    let (x, y) = (list(n), list(n));
    let host = Device::host();

    let call = add::reduce(&x);
    let receipt = everywhere(&call, |call, device| {
        let (sum, receipt) = call.receipt(device).unwrap();
        assert_eq!(sum.to_bits(), add::reduce(&x).run(device).unwrap().to_bits());
        receipt
    });
    assert_eq!((receipt.parts().len(), receipt.functions().len()), (4, 1));
    let sum = call.value(&receipt)?;
    assert_eq!(sum.to_bits(), add::reduce(&x).run(&host)?.to_bits());
    assert!(receipt.compare(sum)?.is_empty());
    assert_eq!(receipt.compare(sum.next_up())?, [0..n]);

    let call = mul::map(&x, &y).reduce::<add>();
    let receipt = everywhere(&call, |call, device| call.receipt(device).unwrap().1);
    let dot = mul::map(&x, &y).reduce::<add>().run(&host)?;
    assert_eq!(call.value(&receipt)?.to_bits(), dot.to_bits());
    assert_eq!(receipt.functions().len(), 2);

    let call = term::launch(40_000).reduce::<add>();
    let receipt = everywhere(&call, |call, device| call.receipt(device).unwrap().1);
    assert!(
        receipt
            .compare(term::launch(40_000).reduce::<add>().run(&host)?)?
            .is_empty()
    );

    let call = mul::map(&x[..5000], 0.5).reduce::<in_order>();
    let receipt = everywhere(&call, |call, device| call.receipt(device).unwrap().1);
    assert_eq!(receipt.parts(), [0..5000]);
    let serial = mul::map(&x[..5000], 0.5).reduce::<in_order>().run(&host)?;
    assert_eq!(call.value(&receipt)?.to_bits(), serial.to_bits());

    let nothing: [f64; 0] = [];
    let (sum, receipt) = add::reduce(&nothing).receipt(&host)?;
    assert_eq!((sum, receipt.parts().len()), (0.0, 0));
    assert!(receipt.recheck(&host, &add::reduce(&nothing), [])?.agrees());
    Ok(())
}

/// Some millions of elements: parts of 2^20, whose values take little room.
#[test]
fn large_reductions() -> Result<(), Error> {
    let n = (5 << 20) + 77;
    let call = term::launch(n).reduce::<add>();
    let host = Device::host();
    let (sum, receipt) = call.receipt(&host)?;
    assert_eq!(
        sum.to_bits(),
        term::launch(n).reduce::<add>().run(&host)?.to_bits()
    );
    assert_eq!(receipt.parts()[5], 5 << 20..n);
    assert!(text(&receipt).to_string().len() < 10_000);
    assert!(receipt.recheck(&host, &call, [n - 1, 3_000_000])?.agrees());
    Ok(())
}

#[test]
fn others_are_refused() -> Result<(), Error> {
    let (host, x) = (Device::host(), list(9000));
    let call = add::reduce(&x);
    let (_, receipt) = call.receipt(&host)?;
    let refused = |found: Result<Recheck, Error>, says: &str| {
        let error = found.unwrap_err().to_string();
        assert!(error.contains(says), "`{says}` is not in: {error}");
    };
    refused(
        receipt.recheck(&host, &other::add::reduce(&x), [0]),
        "of another function `add`: its body or its attributes differ",
    );
    refused(
        receipt.recheck(&host, &in_order::reduce(&x), [0]),
        "it is of `add`, and the call is of `in_order`",
    );
    refused(
        receipt.recheck(&host, &add::reduce(&x[1..]), [0]),
        "of 9000 elements in parts of 32768, and the call has 8999",
    );
    refused(
        receipt.recheck(&host, &call, [9000]),
        "there is no element 9000, only 0..9000",
    );
    let mut others = x.clone();
    others[4321] = others[4321].next_up();
    refused(
        receipt.recheck(&host, &add::reduce(&others), [0]),
        "the argument for `x` is not the one it names",
    );
    let mut cut = text(&receipt);
    cut["parts"].as_array_mut().unwrap().clear();
    refused(read(&cut).recheck(&host, &call, [0]), "it is damaged: 0 parts");
    assert!(read(&cut).compare(1.0).is_err() && read(&cut).parts().is_empty());
    // As many parts as elements of that number have, whose last one ends where they do.
    let mut long = text(&receipt);
    let (n, part) = (u64::MAX, 1_u64 << 63);
    (long["call"]["n"], long["call"]["part"]) = (n.into(), part.into());
    long["parts"] = vec![long["parts"][0].clone(); 2].into();
    if let Ok(last) = usize::try_from(n) {
        assert_eq!(read(&long).parts(), [0..last / 2 + 1, last / 2 + 1..last]);
        refused(
            read(&long).recheck(&host, &call, [0]),
            "it is of 18446744073709551615 elements",
        );
        assert!(read(&long).compare(1.0).is_ok());
    }
    let mut endless = text(&receipt);
    endless["call"]["part"] = 0.into();
    refused(read(&endless).recheck(&host, &call, [0]), "it is damaged");
    assert!(read(&endless).compare(1.0).is_err());

    let unread = |value: &Value, says: &str| {
        let error = serde_json::from_str::<Receipt>(&value.to_string())
            .unwrap_err()
            .to_string();
        assert!(error.contains(says), "`{says}` is not in: {error}");
    };
    let mut newer = text(&receipt);
    newer["version"] = 3.into();
    unread(&newer, "a receipt of version 3; fpdsl 0.1.0 reads version 2");
    for (value, says) in [("xy", "64 hexadecimal digits"), ("12é", "64 hexadecimal digits")] {
        let mut strange = text(&receipt);
        strange["results"] = value.into();
        unread(&strange, says);
    }
    let mut strange = text(&receipt);
    strange["parts"][0] = "123".into();
    unread(&strange, "pairs of hexadecimal digits");
    Ok(())
}

#[test]
fn faults_and_lengths() -> Result<(), Error> {
    for (backend, device) in backends::devices() {
        let mut x = vec![1; 5000];
        x[4500] = 0;
        let found = inverse::map(&x).receipt(&device);
        assert!(
            matches!(found, Err(Error::Fault { element: 4500, .. })),
            "{backend}: {found:?}"
        );
        let call = inverse::map(3);
        assert!(
            matches!(call.receipt(&device), Err(Error::NoLength { .. })),
            "{backend}"
        );
        let call = mul::map(&[1.0, 2.0], &[1.0]);
        assert!(
            matches!(call.receipt(&device), Err(Error::LengthMismatch { .. })),
            "{backend}"
        );
        let call = mul::map(&[1.0, 2.0], 3.0);
        let found = call.differing(&device, &[3.0], [0]);
        assert!(
            matches!(
                found,
                Err(Error::LengthMismatch {
                    parameter: "results",
                    ..
                })
            ),
            "{backend}: {found:?}"
        );
    }
    Ok(())
}

/// Damaged at random: a text that is no receipt is an error, another receipt disagrees or is refused, and nothing panics.
#[test]
fn texts_that_are_damaged_at_random() -> Result<(), Error> {
    let large = std::env::var_os("FPDSL_LARGE").is_some();
    let inputs: usize = if large { 1_000_000 } else { 3_000 };
    let host = Device::host();
    let (x, y) = (list(40), list(40));
    let call = axpy::map(0.1, &x, &y);
    let receipt = call.receipt(&host)?.1;
    let good = text(&receipt).to_string();
    let mut random = Random::new(29);
    let (mut read, mut refused) = (0, 0);
    for k in 0..inputs {
        let mut bytes = good.clone().into_bytes();
        if k % 16 == 0 {
            // Any numbers, large ones more often.
            let mut number = || random.bits() >> random.below(3).pow(5) | u64::MAX << random.below(64);
            let mut strange = text(&receipt);
            (strange["call"]["n"], strange["call"]["part"]) = (number().into(), number().into());
            bytes = strange.to_string().into_bytes();
        }
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len() as u64) as usize;
            match random.below(4) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes[at] = b' ' + random.below(95) as u8,
                2 => bytes[at] = b"0123456789abcdef"[random.below(16) as usize],
                _ => bytes.insert(at, b'0' + random.below(10) as u8),
            }
        }
        let same = bytes == good.as_bytes();
        match serde_json::from_slice::<Receipt>(&bytes) {
            Ok(other) => {
                let check = other.recheck(&host, &call, [0]);
                assert!(!same || check.is_ok_and(|check| check.agrees()));
                let parts = other.parts();
                assert!(parts.is_empty() || parts.last().unwrap().end == other.elements());
                read += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(
        read > inputs / 20 && refused > inputs / 10,
        "{read} read, {refused} refused"
    );
    Ok(())
}
