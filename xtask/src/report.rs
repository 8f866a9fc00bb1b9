//! A table of the suites and the backends that each ran on, from the lines that suites leave in the report folder
//! (`tests/support/report.rs`).

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// The outcome of a suite on a backend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    cases: u64,
    skipped: Option<String>,
}

/// Everything reported, by suite and backend.
#[derive(Debug, Default)]
pub struct Report {
    entries: BTreeMap<(String, String), Entry>,
}

impl Report {
    /// Reads every file of the folder.
    pub fn read(folder: &Path) -> io::Result<Report> {
        let mut report = Report::default();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "tsv") {
                for line in fs::read_to_string(&path)?.lines() {
                    report
                        .add(line)
                        .map_err(|line| io::Error::other(format!("{}: `{line}`", path.display())))?;
                }
            }
        }
        Ok(report)
    }

    /// Adds a line `suite<TAB>backend<TAB>cases<TAB>outcome`. Runs of one suite on one backend add up; one that was
    /// skipped in one run and ran in another (two versions of NVRTC, say) stays marked as skipped.
    fn add<'a>(&mut self, line: &'a str) -> Result<(), &'a str> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [suite, backend, cases, outcome] = fields[..] else {
            return Err(line);
        };
        let cases: u64 = cases.parse().map_err(|_| line)?;
        let entry = self
            .entries
            .entry((suite.to_owned(), backend.to_owned()))
            .or_default();
        entry.cases += cases;
        match (outcome, outcome.strip_prefix("skipped: ")) {
            ("ran", _) => Ok(()),
            (_, Some(why)) => {
                entry.skipped = Some(why.to_owned());
                Ok(())
            }
            (_, None) => Err(line),
        }
    }

    /// Prints the table; reasons for skipping are long and the same in many rows, so they follow it, each once.
    pub fn print(&self) {
        let width = |f: fn(&(String, String)) -> &String, heading: &str| {
            self.entries
                .keys()
                .map(|key| f(key).chars().count())
                .chain([heading.len()])
                .max()
                .unwrap_or(0)
        };
        let (suites, backends) = (width(|key| &key.0, "suite"), width(|key| &key.1, "backend"));
        let mut reasons: Vec<&str> = Vec::new();
        println!(
            "{:suites$}  {:backends$}  {:>13}  outcome",
            "suite", "backend", "cases"
        );
        for ((suite, backend), entry) in &self.entries {
            let outcome = match &entry.skipped {
                None => "ran".to_owned(),
                Some(why) => {
                    let known = reasons.iter().position(|reason| reason == why);
                    let number = known.unwrap_or_else(|| {
                        reasons.push(why);
                        reasons.len() - 1
                    });
                    format!("SKIPPED [{}]", number + 1)
                }
            };
            println!(
                "{suite:suites$}  {backend:backends$}  {:>13}  {outcome}",
                entry.cases
            );
        }
        for (number, reason) in reasons.into_iter().enumerate() {
            println!("[{}] {reason}", number + 1);
        }
    }

    /// The faults of the table, given the backends that this machine has for sure: each must have run, wherever a suite
    /// names it. A suite that executes printed CUDA C++ on the CPU must name the GPU, there or not.
    pub fn complaints(&self, present: &[&str]) -> Vec<String> {
        let mut complaints = Vec::new();
        for backend in present {
            let mut named = self.entries.iter().filter(|((_, b), _)| b == backend).peekable();
            if named.peek().is_none() {
                complaints.push(format!("no suite ran on {backend}, which this machine has"));
            }
            for ((suite, _), entry) in named {
                if let Some(why) = &entry.skipped {
                    complaints.push(format!(
                        "{suite} skipped {backend}, which this machine has: {why}"
                    ));
                }
            }
        }
        for (suite, _) in self
            .entries
            .keys()
            .filter(|(_, backend)| backend == "cuda on the cpu")
        {
            match self.entries.get(&(suite.clone(), "gpu".to_owned())) {
                None => complaints.push(format!(
                    "{suite} runs CUDA C++ on the CPU and says nothing of a GPU"
                )),
                Some(entry) if entry.skipped.is_none() && entry.cases == 0 => {
                    complaints.push(format!("{suite} ran no cases on the GPU"));
                }
                Some(_) => {}
            }
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_present_backend_must_have_run_and_never_been_skipped() {
        let mut report = Report::default();
        for line in [
            "ops\tavx512\t10\tran",
            "ops\tavx512\t5\tran",
            "ops\tgpu\t0\tskipped: no driver",
        ] {
            report.add(line).unwrap();
        }
        assert_eq!(report.entries[&("ops".to_owned(), "avx512".to_owned())].cases, 15);
        assert!(report.complaints(&["avx512"]).is_empty());
        assert_eq!(report.complaints(&["gpu"]).len(), 1);
        assert_eq!(report.complaints(&["nvrtc"]).len(), 1);
        report.add("ops\tavx512\t0\tskipped: forgot").unwrap();
        assert_eq!(report.complaints(&["avx512"]).len(), 1);
    }

    #[test]
    fn a_suite_that_executes_cuda_owes_a_gpu() {
        let mut report = Report::default();
        report.add("ops\tcuda on the cpu\t10\tran").unwrap();
        assert_eq!(report.complaints(&[]).len(), 1);
        report.add("ops\tgpu\t0\tran").unwrap();
        assert_eq!(report.complaints(&["gpu"]).len(), 1);
        report.add("ops\tgpu\t10\tran").unwrap();
        assert!(report.complaints(&["gpu"]).is_empty());
        report.add("map\tcuda on the cpu\t0\tskipped: no g++").unwrap();
        report.add("map\tgpu\t0\tskipped: no driver").unwrap();
        assert!(report.complaints(&[]).is_empty());
        assert_eq!(report.complaints(&["gpu"]).len(), 1);
    }

    #[test]
    fn a_malformed_line_is_an_error() {
        for line in ["", "a\tb\tc\tran", "a\tb\t1\tperhaps", "a\tb\t1"] {
            assert!(Report::default().add(line).is_err(), "{line}");
        }
    }
}
