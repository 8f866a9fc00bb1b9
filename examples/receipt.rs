//! A receipt of a dot product: one process computes on the best device it finds and writes what it did; another process checks some of
//! it on the host.
//!
//! `cargo run --release --example receipt -- [--quick] [FOLDER]` writes `receipt.json` for ten million pairs, and starts itself again as
//! the one who checks. `-- --check FILE N` only checks.

use std::error::Error;
use std::path::Path;
use std::process::Command;

use fpdsl::prelude::*;
use fpdsl::receipt::Receipt;

#[fp(mode = "ru", identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "ru")]
fn mul(x: f64, y: f64) -> f64 {
    x * y
}

/// The number at a place of one of two lists.
#[fp]
fn number(i: Index, salt: u64) -> f64 {
    let k = (i.x() as u64 + salt) * 0x9E37_79B9_7F4A_7C15;
    let digits = (k >> 11) as f64 * 1.110_223_024_625_156_5e-16;
    if k & 1 == 0 { digits } else { -digits / 3.0 }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [check, file, n] = arguments.as_slice()
        && check == "--check"
    {
        return checked(Path::new(file), n.parse()?);
    }
    let mut n = 10_000_000;
    let mut folder = Path::new("target").join("examples-out");
    for argument in arguments {
        match argument.as_str() {
            "--quick" => n = 300_000,
            _ => folder = argument.into(),
        }
    }
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("receipt.json");
    written(&file, n)?;

    println!("another process checks it:");
    let status = Command::new(std::env::current_exe()?)
        .arg("--check")
        .args([&file, Path::new(&n.to_string())])
        .status()?;
    match status.success() {
        true => Ok(()),
        false => Err("the receipt does not agree".into()),
    }
}

/// Computes, and writes the receipt.
fn written(file: &Path, n: usize) -> Result<(), Box<dyn Error>> {
    let device = Device::best();
    println!("device: {}", device.name());
    let (x, y) = (
        number::launch(n, 1).run(&device)?,
        number::launch(n, 2).run(&device)?,
    );
    let (dot, receipt) = mul::map(&x, &y).reduce::<add>().receipt(&device)?;
    let text = serde_json::to_string_pretty(&receipt)?;
    println!(
        "dot product of {n} pairs, rounded up: {dot:e}; its receipt has {} bytes",
        text.len()
    );
    std::fs::write(file, text)?;
    Ok(())
}

/// Reads a receipt, and computes some of it again.
fn checked(file: &Path, n: usize) -> Result<(), Box<dyn Error>> {
    let text = std::fs::read_to_string(file)?;
    let receipt: Receipt = serde_json::from_str(&text)?;
    println!("  {} on {} wrote it", receipt.library(), receipt.device());

    let host = Device::host();
    let (mut x, y) = (
        number::launch(n, 1).run(&host)?.to_vec()?,
        number::launch(n, 2).run(&host)?,
    );
    let call = mul::map(x.as_slice(), &y).reduce::<add>();
    println!("  it says {:e}", call.value(&receipt)?);
    let check = receipt.recheck(&host, &call, [0, n / 3, n - 1])?;
    println!("  {check}");

    // A digit of one of the partials.
    let mut damaged: serde_json::Value = serde_json::from_str(&text)?;
    let part = damaged["parts"][n / 3 / receipt.parts()[0].len()]
        .as_str()
        .unwrap_or_default();
    let (kept, last) = part.split_at(part.len() - 1);
    let last = if last == "0" { "1" } else { "0" };
    damaged["parts"][n / 3 / receipt.parts()[0].len()] = format!("{kept}{last}").into();
    let damaged: Receipt = serde_json::from_value(damaged)?;
    println!("damaged: {}", damaged.recheck(&host, &call, [0, n / 3])?);

    // A digit of an element.
    x[n / 2] = x[n / 2].next_up();
    let other = mul::map(x.as_slice(), &y).reduce::<add>();
    match receipt.recheck(&host, &other, [0]) {
        Err(refused) => println!("another element: {refused}"),
        Ok(_) => return Err("another element was not noticed".into()),
    }
    match check.agrees() {
        true => Ok(()),
        false => Err(check.to_string().into()),
    }
}
