//! Tables of difficult operands with the bits of their results, as text.
//!
//! A line is `format operation operands = results`, all operands and results as encodings; the results are those in rn,
//! rz, ru and rd, or one if all four are the same. A conversion is written `type to type`. `#` begins a comment.

use fpdsl_runtime::format::Format;

use super::table::IntType;

/// A line.
#[derive(Debug)]
pub struct Vector<'a> {
    /// Counted from one.
    pub number: usize,
    /// The type of the first operand.
    pub from: &'a str,
    /// `to` for a conversion.
    pub name: &'a str,
    /// The type that a conversion gives.
    pub to: Option<&'a str>,
    /// Missing operands are zero.
    pub operands: [u64; 3],
    /// In the order of the modes.
    pub results: [u64; 4],
}

/// The lines of a table.
pub fn read(text: &str) -> Vec<Vector<'_>> {
    let lines = text
        .lines()
        .zip(1..)
        .map(|(line, number)| (number, line.split('#').next().unwrap_or("")));
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| vector(number, line))
        .collect()
}

fn vector(number: usize, line: &str) -> Vector<'_> {
    let (left, right) = line
        .split_once('=')
        .unwrap_or_else(|| panic!("line {number} has no results"));
    let words: Vec<&str> = left.split_whitespace().collect();
    let (from, name, to, operands) = match words[..] {
        [from, "to", to, ..] => (from, "to", Some(to), &words[3..]),
        [from, name, ..] => (from, name, None, &words[2..]),
        _ => panic!("line {number} has no operation"),
    };
    let encoding =
        |word: &str| u64::from_str_radix(word, 16).unwrap_or_else(|e| panic!("line {number}: {e}"));
    let operands: Vec<u64> = operands.iter().copied().map(encoding).collect();
    let results: Vec<u64> = right.split_whitespace().map(encoding).collect();
    Vector {
        number,
        from,
        name,
        to,
        operands: [0, 1, 2].map(|i| operands.get(i).copied().unwrap_or(0)),
        results: match results[..] {
            [all] => [all; 4],
            [rn, rz, ru, rd] => [rn, rz, ru, rd],
            _ => panic!("line {number} has neither one result nor four"),
        },
    }
}

pub fn format(name: &str) -> Option<Format> {
    Format::ALL.into_iter().find(|format| format.name() == name)
}

/// `i8` … `u64`.
pub fn integer(name: &str) -> Option<IntType> {
    let named = |int: &IntType| format!("{}{}", if int.signed { 'i' } else { 'u' }, int.width) == name;
    IntType::ALL.into_iter().find(named)
}
