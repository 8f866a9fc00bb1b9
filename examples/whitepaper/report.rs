//! Runs a function on every backend and lines up expected and computed bits.

use std::time::Instant;

use fpdsl::backend::{Arg, Forms, Level};
use fpdsl::generic::{Element, Function};
use fpdsl::{Buffer, Device, Error};

/// A result as its encoding.
pub trait Bits: Copy {
    fn bits(self) -> u64;
    fn decimal(self) -> String;
}

impl Bits for f32 {
    fn bits(self) -> u64 {
        u64::from(self.to_bits())
    }

    fn decimal(self) -> String {
        format!("{self:e}")
    }
}

impl Bits for f64 {
    fn bits(self) -> u64 {
        self.to_bits()
    }

    fn decimal(self) -> String {
        format!("{self:e}")
    }
}

/// The rows that ran, and those that differed.
pub struct Report {
    devices: Vec<Device>,
    checks: usize,
    differences: usize,
    start: Instant,
}

impl Report {
    /// Every scalar backend of this CPU, and these devices.
    pub fn new(devices: Vec<Device>) -> Self {
        Report {
            devices,
            checks: 0,
            differences: 0,
            start: Instant::now(),
        }
    }

    /// Every backend, by name.
    pub fn backends(&self) -> Vec<String> {
        let scalar = Level::available()
            .iter()
            .map(|level| format!("host: {}, scalar", level.name()));
        scalar
            .chain(self.devices.iter().map(|device| device.name()))
            .collect()
    }

    /// A table's heading.
    pub fn table(&self, title: &str) {
        println!("\n{title}");
        println!(
            "  {:<40} {:>16}  {:>16}  {:<26} agree",
            "", "expected", "computed", "value"
        );
    }

    /// One row: `F` of `args` on every backend.
    pub fn check<F>(&mut self, label: &str, args: F::Args, expected: u64)
    where
        F: Function<Out: Bits + Element>,
        F::Args: Arg<F::Args, Form: Forms<F::Args>>,
    {
        let scalar = Level::available()
            .iter()
            .map(|&level| Ok(fpdsl::backend::call_at::<F>(level, args)));
        let arrays = self.devices.iter().map(|device| on_device::<F>(device, args));
        let results: Vec<_> = self.backends().into_iter().zip(scalar.chain(arrays)).collect();

        let agrees = |value: &Result<F::Out, Error>| matches!(value, Ok(v) if v.bits() == expected);
        let agree = results.iter().filter(|(_, value)| agrees(value)).count();
        let width = size_of::<F::Out>() * 2;
        let (computed, value) = match &results[0].1 {
            Ok(value) => (format!("{:0width$X}", value.bits()), value.decimal()),
            Err(error) => ("error".to_owned(), error.to_string()),
        };
        let expected_hex = format!("{expected:0width$X}");
        println!(
            "  {label:<40} {expected_hex:>16}  {computed:>16}  {value:<26} {agree} of {}",
            results.len()
        );
        for (name, value) in results.iter().filter(|(_, value)| !agrees(value)) {
            match value {
                Ok(value) => println!(
                    "      {name} gives {:0width$X} ({})",
                    value.bits(),
                    value.decimal()
                ),
                Err(error) => println!("      {name} fails: {error}"),
            }
        }
        self.checks += results.len();
        self.differences += results.len() - agree;
    }

    /// Prints what ran. Returns true if nothing differed.
    pub fn close(&self) -> bool {
        println!("\nRan on:");
        for backend in self.backends() {
            println!("  {backend}");
        }
        println!(
            "{} results checked, {} differ ({:.1} s)",
            self.checks,
            self.differences,
            self.start.elapsed().as_secs_f64()
        );
        self.differences == 0
    }
}

fn on_device<F>(device: &Device, args: F::Args) -> Result<F::Out, Error>
where
    F: Function<Out: Bits + Element>,
    F::Args: Arg<F::Args, Form: Forms<F::Args>>,
{
    // More elements than lanes, so that whole blocks and the tail are both seen.
    const N: usize = 19;
    let mut values = Buffer::<F::Out>::zeros(device, N)?;
    fpdsl::backend::map::<F, _>(args).into(device, &mut values)?;
    let values = values.into_vec()?;
    let odd = values.iter().find(|value| value.bits() != values[0].bits());
    Ok(*odd.unwrap_or(&values[0]))
}
