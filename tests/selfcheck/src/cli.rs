//! The command line.

/// The options of the command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The rough length of the timed run.
    pub seconds: f64,
    /// All inputs of some operations instead of the timed run.
    pub exhaustive: bool,
    /// The exhaustive families to run; all if empty.
    pub only: Vec<String>,
    /// Cases of the random families.
    pub random: u64,
    /// JSON on standard output instead of the matrix.
    pub json: bool,
    /// The backends to run; all if empty.
    pub backends: Vec<String>,
    /// The operations to run; all if empty.
    pub ops: Vec<String>,
    /// The seed of the random cases.
    pub seed: u64,
    /// True if only the help text is wanted.
    pub help: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seconds: 20.0,
            exhaustive: false,
            only: Vec::new(),
            random: 10_000_000_000,
            json: false,
            backends: Vec::new(),
            ops: Vec::new(),
            seed: 1,
            help: false,
        }
    }
}

/// The text that `--help` prints.
pub const HELP: &str = "\
Checks every operation of fpdsl on every backend of this machine against arithmetic in integers alone.

cargo run --release --example selfcheck [-- OPTIONS]

  --seconds N        time for random cases (20); special cases are always run
  --op NAME,..       only these operations, as in the first column
  --backend NAME,..  only these backends, as in the first line
  --seed N           other random cases (1)
  --json             JSON on standard output
  --exhaustive       all inputs of the families below, and random ones, instead
  --only NAME,..     only these families: f16-add f16-sub f16-mul f16-div, bf16-..., f32-sqrt f32-recip f32-rsqrt
                     f32-rint f32-to-f16 f32-to-bf16 f32-to-i32, random-f32 random-f64; with a mode, as f16-add:ru
  --random N         cases of the random families together (1e10)
  --help             this text

The exit code is 0 if all cases agreed, 1 at the first difference, 2 if something could not be run.
An exhaustive run takes the arrays and devices; name scalar backends with --backend to have them instead.

JSON: schema (1), version, backends [{name, on}], absent [{name, why}], threads, seed, seconds, cases, agreed, failure
(null or a text), difference (null or {op, format, mode, backend, inputs, random, got, right}, of which inputs, got and
right are lists of {bits, decimal}, and random is null or the random bits) and rows [{op, format, mode (null: nothing is
rounded), backend, compared, cases, agreed}].
";

/// Reads the arguments after the program's name.
///
/// # Errors
///
/// A sentence that says which argument is wrong.
pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options, String> {
    let mut options = Options::default();
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("`{argument}` needs a value"));
        match &*argument {
            "--seconds" => options.seconds = number(&argument, &value()?)?,
            "--random" => options.random = number(&argument, &value()?)? as u64,
            "--seed" => {
                let text = value()?;
                options.seed = text
                    .parse()
                    .map_err(|_| format!("`--seed {text}`: a whole number, please"))?;
            }
            "--op" => options.ops.extend(list(&value()?)),
            "--backend" => options.backends.extend(list(&value()?)),
            "--only" => options.only.extend(list(&value()?)),
            "--exhaustive" => options.exhaustive = true,
            "--json" => options.json = true,
            "--help" | "-h" => options.help = true,
            _ => return Err(format!("`{argument}` is no option; `--help` lists them")),
        }
    }
    if options.exhaustive && !options.ops.is_empty() {
        return Err("`--exhaustive` has families, which `--only` chooses, not operations".to_owned());
    }
    if !options.only.is_empty() && !options.exhaustive {
        return Err(
            "`--only` chooses among the families of `--exhaustive`; `--op` chooses operations".to_owned(),
        );
    }
    Ok(options)
}

fn list(text: &str) -> Vec<String> {
    text.split(',')
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Zero or more, so that `1e10` can be written.
fn number(argument: &str, text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number >= 0.0 && number.is_finite() => Ok(number),
        _ => Err(format!("`{argument} {text}`: a number from zero on, please")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<Options, String> {
        parse(text.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_read() {
        let options = parsed("--exhaustive --only f16-add,f32-rint:ru --random 1e6 --seed 7").unwrap();
        assert!(options.exhaustive);
        assert_eq!(options.only, ["f16-add", "f32-rint:ru"]);
        assert_eq!((options.random, options.seed), (1_000_000, 7));
        assert_eq!(parsed("").unwrap(), Options::default());
    }

    #[test]
    fn mistakes_are_named() {
        for (text, part) in [
            ("--second 3", "`--second` is no option"),
            ("--seconds", "`--seconds` needs a value"),
            ("--seconds soon", "a number"),
            ("--seconds -1", "from zero on"),
            ("--seed 1.5", "a whole number"),
            ("--only f16-add", "`--exhaustive`"),
        ] {
            let message = parsed(text).unwrap_err();
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}
