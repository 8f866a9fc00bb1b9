//! Histograms of exponents as SVG within a page of HTML.
//!
//! Bars have the colour of the text and lines that of notes, both from the page, so a chart reads as well in the dark. A reader without
//! images gets the numbers.

use std::fmt::Write as _;

use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{Bin, Exponents};

/// How wide a bar is with the space beside it, and how high the highest is.
const SLOT: usize = 22;
const HEIGHT: usize = 90;

/// The space above bars for counts, that for two rows of exponents below, and that of a line for a format.
const ABOVE: usize = 16;
const BELOW: usize = 28;
const LINE: usize = 16;

/// The chart of an operation whose results have a type: a bar for each bin, as high as the logarithm of its count, and lines from the
/// smallest to the largest normal numbers of narrower formats. `about` says the same in words.
pub(super) fn chart(ty: ScalarType, found: &[(Bin, u64)], formats: &[ScalarType], about: &str) -> String {
    let bins = Exponents::bins(ty);
    let most = found.iter().map(|&(_, count)| count).max().unwrap_or(0);
    let narrower: Vec<(ScalarType, [usize; 2])> = formats
        .iter()
        .filter(|&&format| format != ty)
        .filter_map(|&format| Some((format, slots(&bins, format)?)))
        .collect();
    let (width, foot) = (SLOT * bins.len(), ABOVE + HEIGHT);
    let height = foot + BELOW + LINE * narrower.len();
    let mut svg = format!(
        "<svg role=\"img\" aria-label=\"{about}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <title>{about}</title>\n<path class=\"axis\" d=\"M0 {foot}H{width}\"/>\n"
    );
    for (slot, bin) in bins.iter().enumerate() {
        let left = slot * SLOT;
        let count = found
            .iter()
            .find(|(known, _)| known == bin)
            .map_or(0, |&(_, count)| count);
        if count > 0 {
            let bar = bar(count, most);
            let (top, middle) = (foot - bar, left + SLOT / 2);
            let _ = writeln!(
                svg,
                "<rect class=\"bar\" x=\"{}\" y=\"{top}\" width=\"{}\" height=\"{bar}\"><title>{}: {count}</title></rect>\
                 <text x=\"{middle}\" y=\"{}\">{}</text>",
                left + 2,
                SLOT - 4,
                bin_name(*bin),
                top - 3,
                short(count),
            );
        }
        let (name, at) = match bin {
            Bin::Zero => ("zero".to_owned(), left + SLOT / 2),
            // It stands where the bin begins.
            Bin::From { from, .. } => (from.to_string(), left),
            Bin::NotFinite => ("∞".to_owned(), left + SLOT / 2),
        };
        let _ = writeln!(
            svg,
            "<text class=\"axis\" x=\"{at}\" y=\"{}\">{name}</text>",
            foot + 11 + slot % 2 * 10
        );
    }
    for (line, (format, [from, to])) in narrower.into_iter().enumerate() {
        let y = foot + BELOW + line * LINE + LINE / 2;
        let (from, to) = (from * SLOT, to * SLOT);
        let _ = writeln!(
            svg,
            "<path class=\"range\" d=\"M{from} {}v8m0 -4H{to}m0 -4v8\"/><text class=\"axis\" x=\"{}\" y=\"{}\">{}</text>",
            y - 4,
            (from + to) / 2,
            y - 2,
            format.name(),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// A bin in words.
pub(super) fn bin_name(bin: Bin) -> String {
    match bin {
        Bin::Zero => "zero".to_owned(),
        Bin::From { from, to } => format!("2^{from} to 2^{to}"),
        Bin::NotFinite => "not finite".to_owned(),
    }
}

/// How high a bar is: one result is seen beside millions.
fn bar(count: u64, most: u64) -> usize {
    let part = (1.0 + count as f64).log2() / (1.0 + most as f64).log2();
    (part * HEIGHT as f64).round() as usize
}

/// A count in at most four characters.
fn short(count: u64) -> String {
    let mut rest = count;
    for unit in ["", "k", "M", "G", "T", "P"] {
        if rest < 1000 {
            return format!("{rest}{unit}");
        }
        rest /= 1000;
    }
    format!("{rest}E")
}

/// The bins of the normal numbers of a format: the first, and the one behind the last.
fn slots(bins: &[Bin], ty: ScalarType) -> Option<[usize; 2]> {
    let Kind::Float(format) = ty.kind() else {
        return None;
    };
    let begins = |exponent: i32| {
        let begins = |bin: &Bin| matches!(bin, Bin::From { from, .. } if *from == exponent);
        bins.iter().position(begins)
    };
    let ends = |exponent: i32| {
        let ends = |bin: &Bin| matches!(bin, Bin::From { to, .. } if *to == exponent);
        bins.iter().position(ends)
    };
    Some([
        begins(format.min_exponent())?,
        ends(format.max_exponent() + 1)? + 1,
    ])
}
