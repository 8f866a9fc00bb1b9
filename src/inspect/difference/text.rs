//! The report as text.

use std::fmt;

use super::report::{DifferenceReport, FirstDifference, OperationValues, Run};

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.function)?;
        match &self.device {
            Some(device) => write!(f, " on {device}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for DifferenceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} against {}", self.runs[0], self.runs[1])?;
        let Some(difference) = &self.difference else {
            return match self.elements {
                0 => writeln!(f, "  no elements, so nothing was compared"),
                elements => writeln!(f, "  no difference in {elements} elements"),
            };
        };
        writeln!(
            f,
            "  {} of {} elements differ, by {} at most",
            self.differing,
            self.elements,
            ulps(self.largest)
        )?;
        write!(f, "  first in element {}", difference.element)?;
        difference.details(f, &self.runs)
    }
}

fn ulps(count: u64) -> String {
    if count == 1 {
        "1 ulp".to_owned()
    } else {
        format!("{count} ulps")
    }
}

impl FirstDifference {
    fn details(&self, f: &mut fmt::Formatter<'_>, runs: &[Run; 2]) -> fmt::Result {
        writeln!(f)?;
        for result in &self.results {
            let [x, y] = &result.values;
            writeln!(f, "    result{}: {x} and {y}, {}", result.name, result.apart)?;
        }
        if let Some(variable) = &self.variable {
            let ([x, y], turn) = (&variable.values, variable.turn);
            writeln!(
                f,
                "    variable {}, value {turn}: {x} and {y}, {}",
                variable.name, variable.apart
            )?;
        }
        for (run, operation) in runs.iter().zip(&self.operations) {
            match operation {
                Some(operation) => write!(f, "  {run} begins to differ at\n{operation}")?,
                None if run.device.is_none() || self.operations.iter().all(Option::is_none) => {}
                None => writeln!(f, "  {run} has no such operation")?,
            }
        }
        if self.operations.iter().all(Option::is_none) {
            writeln!(f, "  no operation differs in the interpreter")?;
        }
        if self.suspects.len() > 1 {
            writeln!(f, "  the difference begins in one of")?;
            self.suspects
                .iter()
                .try_for_each(|suspect| write!(f, "{suspect}"))?;
        }
        for (run, _) in runs
            .iter()
            .zip(self.interpreted)
            .filter(|(_, agrees)| *agrees == Some(false))
        {
            writeln!(f, "  the interpreter has other results than {run}")?;
        }
        Ok(())
    }
}

impl fmt::Display for OperationValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Some(place) => writeln!(f, "    {place}: `{}` ({})", place.text, self.about())?,
            None => writeln!(f, "    not in the source ({})", self.about())?,
        }
        for call in self.path.iter().rev().skip(1) {
            writeln!(f, "      called at {call}: `{}`", call.text)?;
        }
        let turn = match self.turn {
            1 => String::new(),
            turn => format!(", evaluation {turn}"),
        };
        writeln!(f, "      {} from {}{turn}", self.result, self.operands.join(", "))
    }
}
