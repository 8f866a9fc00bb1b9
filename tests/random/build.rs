//! Writes the random programs that the tests compile through the macro.

use std::error::Error;
use std::ops::Range;
use std::path::PathBuf;
use std::{env, fs};

use fpdsl_programs::print::constructs::chosen;
use fpdsl_programs::print::files::{self, files};
use fpdsl_programs::{effects, gather};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = PathBuf::from(env::var("OUT_DIR")?).join("random");
    // Files of other seeds would only mislead.
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let seeds = match wanted("FPDSL_SOURCES", files::SOURCES)? {
        Wanted::Count(count) => chosen(count),
        Wanted::Seeds(seeds) => seeds.collect(),
    };
    for (name, text) in files(&seeds) {
        fs::write(folder.join(name), text)?;
    }
    let seeds = match wanted("FPDSL_GATHER_SOURCES", gather::print::SOURCES)? {
        Wanted::Count(count) => gather::print::FIRST..gather::print::FIRST + count,
        Wanted::Seeds(seeds) => seeds,
    };
    fs::write(folder.join("gathers.rs"), gather::print::file(seeds))?;
    let seeds = match wanted("FPDSL_EFFECT_SOURCES", effects::SOURCES)? {
        Wanted::Count(count) => effects::FIRST..effects::FIRST + count,
        Wanted::Seeds(seeds) => seeds,
    };
    fs::write(folder.join("effects.rs"), effects::file(seeds))?;
    Ok(())
}

/// The programs that a variable asks for.
enum Wanted {
    /// `300`: this many programs.
    Count(u64),
    /// `1000..1700`: those of these seeds.
    Seeds(Range<u64>),
}

fn wanted(variable: &str, usual: u64) -> Result<Wanted, String> {
    println!("cargo::rerun-if-env-changed={variable}");
    let Ok(text) = env::var(variable) else {
        return Ok(Wanted::Count(usual));
    };
    let number = |part: &str| part.trim().parse::<u64>().ok();
    let wanted = match text.split_once("..") {
        Some((start, end)) => {
            let seeds = number(start).zip(number(end)).map(|(start, end)| start..end);
            seeds.filter(|seeds| !seeds.is_empty()).map(Wanted::Seeds)
        }
        None => number(&text).filter(|&count| count > 0).map(Wanted::Count),
    };
    wanted.ok_or_else(|| {
        format!("{variable} is `{text}`: write how many, such as 300, or which seeds, such as 1000..1700")
    })
}
