//! The report as text.

use std::fmt;

use super::report::{Agreement, ColumnReport, Difference, Report};
use super::{accuracy, tally};

/// Differing elements of a column that the text shows; JSON has more.
const SHOWN: usize = 3;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.function, self.inputs)?;
        let width = self
            .columns
            .iter()
            .map(|column| column.label.chars().count())
            .max()
            .unwrap_or(0);
        for column in &self.columns {
            self.line(f, column, width)?;
        }
        for column in &self.columns {
            if let Some(agreement) = column
                .agreement
                .as_ref()
                .filter(|agreement| !agreement.is_complete())
            {
                differences(f, &column.label, agreement)?;
            }
        }
        self.accuracy(f, width)
    }
}

impl Report {
    fn line(&self, f: &mut fmt::Formatter<'_>, column: &ColumnReport, width: usize) -> fmt::Result {
        let label = &column.label;
        let Some(agreement) = &column.agreement else {
            return writeln!(f, "  {label:<width$}  the others are compared to this");
        };
        write!(
            f,
            "  {label:<width$}  {} of {} have the same bits",
            agreement.same, self.elements
        )?;
        if agreement.largest > 0 {
            let unit = if agreement.largest == 1 { "ulp" } else { "ulps" };
            write!(f, "; up to {} {unit} apart", agreement.largest)?;
        }
        if agreement.zero_signs > 0 {
            write!(f, "; {} differ in the sign of zero", agreement.zero_signs)?;
        }
        if agreement.nans > 0 {
            write!(f, "; {} are NaN on one side", agreement.nans)?;
        }
        writeln!(f)
    }

    fn accuracy(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        let measured = self
            .columns
            .iter()
            .filter_map(|column| Some((&column.label, column.accuracy.as_ref()?)));
        for (i, (label, accuracy)) in measured.enumerate() {
            if i == 0 {
                writeln!(f, "errors against the exact results, in ulps:")?;
            }
            let (mean, largest, measured) = (accuracy.mean, accuracy.largest, accuracy.measured);
            write!(
                f,
                "  {label:<width$}  largest {largest:.3}, mean {mean:.3} of {measured}"
            )?;
            if accuracy.unmeasured > 0 {
                write!(f, " ({} have no finite exact result)", accuracy.unmeasured)?;
            }
            writeln!(f)?;
            histogram(f, accuracy::bucket_name, &accuracy.histogram)?;
            if let Some(worst) = &accuracy.worst {
                writeln!(f, "    worst: {}", Sentence(worst, "exact"))?;
            }
        }
        Ok(())
    }
}

fn differences(f: &mut fmt::Formatter<'_>, label: &str, agreement: &Agreement) -> fmt::Result {
    writeln!(f, "{label}: {} differ", agreement.differing())?;
    histogram(
        f,
        |bucket| {
            format!(
                "{} {}",
                tally::bucket_name(bucket),
                if bucket == 0 { "ulp" } else { "ulps" }
            )
        },
        &agreement.histogram,
    )?;
    writeln!(f, "    first:")?;
    for difference in agreement.first.iter().take(SHOWN) {
        writeln!(f, "      {}", Sentence(difference, "first column"))?;
    }
    if let Some(worst) = &agreement.worst {
        writeln!(f, "    worst: {}", Sentence(worst, "first column"))?;
    }
    Ok(())
}

fn histogram(f: &mut fmt::Formatter<'_>, name: impl Fn(usize) -> String, counts: &[u64]) -> fmt::Result {
    let filled = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
    let parts: Vec<String> = filled
        .map(|(bucket, count)| format!("{}: {count}", name(bucket)))
        .collect();
    if parts.is_empty() {
        return Ok(());
    }
    writeln!(f, "    {}", parts.join(", "))
}

/// A difference in one line, and what the other side is called.
struct Sentence<'a>(&'a Difference, &'static str);

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sentence(difference, other) = self;
        write!(
            f,
            "element {}, {}: {}; {other} {}; {}",
            difference.element,
            difference.inputs.join(", "),
            difference.found.join(", "),
            difference.expected.join(", "),
            difference.distance
        )
    }
}
