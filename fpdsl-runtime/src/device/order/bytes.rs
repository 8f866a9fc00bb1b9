//! Partials as bytes, for files and messages.
//!
//! ```text
//! "FPDSLPAR" or "FPDSLPRE"       8 bytes: of a reduction, or of a scan
//! version                        u32; all numbers are little-endian
//! what the function computes     32 bytes: SHA-256 of its recorded body
//! the function's name            u64, then that many bytes of UTF-8
//! the type of a value            u64, then that many bytes of UTF-8: "f64", "[f32; 4]", or of a struct or tuple "(f64, u32)"
//! the first position             u64
//! the number of elements         u64
//! scalar 0 of each value, scalar 1 of each value, ...    as many as follow from the positions
//! a check                        32 bytes: SHA-256 of all before it
//! ```

use core::iter;
use core::ops::Range;
use std::borrow::Cow;

use sha2::{Digest, Sha256};

use super::{Prefixes, Tier, Tiers, Total};
use crate::device::column::Column;
use crate::device::identity::{HASH, canonical, identity_of, scalars_of, type_of};
use crate::device::output::Output;
use crate::error::Error;
use crate::function::{Combine, Function, Order};
use crate::lift::ScalarType;
use crate::loops::stack;
use crate::threads::with_stack;

const VERSION: u32 = 2;

/// Bytes of a name or a type that an error quotes.
const QUOTED: usize = 80;

/// The bytes of a partial.
pub(in crate::device) fn write<C: Combine<Out: Output>, K: Tiers>(
    range: &Range<usize>,
    tiers: &[Tier<C::Out>],
) -> Vec<u8> {
    let types = scalars_of::<C::Out>();
    let mut bytes = Vec::new();
    bytes.extend_from_slice(K::MAGIC);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&identity_of::<C>());
    for text in [C::NAME, &type_of::<C::Out>()] {
        bytes.extend_from_slice(&(text.len() as u64).to_le_bytes());
        bytes.extend_from_slice(text.as_bytes());
    }
    bytes.extend_from_slice(&(range.start as u64).to_le_bytes());
    bytes.extend_from_slice(&(range.len() as u64).to_le_bytes());
    let mut values = Vec::new();
    for tier in tiers {
        values.extend_from_slice(&tier.left);
        values.extend_from_slice(&tier.right);
    }
    let mut columns = Vec::new();
    C::Out::scalars(&C::Out::from_rows(&values), &mut columns);
    for (column, ty) in columns.iter().zip(&types) {
        for encoding in column {
            bytes.extend_from_slice(&canonical(*ty, *encoding).to_le_bytes()[..ty.bytes()]);
        }
    }
    let check = Sha256::digest(&bytes);
    bytes.extend_from_slice(&check);
    bytes
}

/// A range of positions, and the tiers over it.
type Known<C> = (Range<usize>, Vec<Tier<<C as Function>::Out>>);

/// The partial that has these bytes.
pub(in crate::device) fn read<C: Combine<Out: Output>, K: Tiers>(bytes: &[u8]) -> Result<Known<C>, Error> {
    parse::<C, K>(bytes).map_err(|reason| Error::PartialBytes {
        function: C::NAME,
        reason,
    })
}

fn parse<C: Combine<Out: Output>, K: Tiers>(bytes: &[u8]) -> Result<Known<C>, String> {
    let cut = || "they are cut or damaged".to_owned();
    let mut rest = Reader(bytes);
    let magic: [u8; 8] = rest.array().ok_or_else(cut)?;
    if magic != *K::MAGIC {
        return Err(if [Total::MAGIC, Prefixes::MAGIC].contains(&&magic) {
            "one partial is of a reduction and the other of a scan".to_owned()
        } else {
            "they do not start like a partial".to_owned()
        });
    }
    let version = u32::from_le_bytes(rest.array().ok_or_else(cut)?);
    if version != VERSION {
        return Err(format!(
            "they are of version {version}, and this library reads version {VERSION}"
        ));
    }
    let (whole, check) = bytes.split_last_chunk::<HASH>().ok_or_else(cut)?;
    if Sha256::digest(whole)[..] != check[..] {
        return Err(cut());
    }
    rest.0 = rest.0.strip_suffix(check).ok_or_else(cut)?;
    let identity: [u8; HASH] = rest.array().ok_or_else(cut)?;
    let name = rest.text().ok_or_else(cut)?;
    let found = rest.text().ok_or_else(cut)?;
    let expected = type_of::<C::Out>();
    if name != C::NAME || found != expected {
        return Err(format!(
            "they are of `{}`, whose values are {}; values of `{}` are {}",
            quoted(name),
            quoted(found),
            quoted(C::NAME),
            quoted(&expected),
        ));
    }
    if identity != identity_of::<C>() {
        return Err(format!(
            "they are of another function `{}`: its body or its attributes differ",
            quoted(name)
        ));
    }
    let first = u64::from_le_bytes(rest.array().ok_or_else(cut)?);
    let len = u64::from_le_bytes(rest.array().ok_or_else(cut)?);
    let end = first.checked_add(len).and_then(|end| isize::try_from(end).ok());
    let end = end.ok_or("their positions cannot be counted on this machine")?;
    let range = end as usize - len as usize..end as usize;
    if C::ORDER == Order::Serial && range.start > 0 && !range.is_empty() {
        return Err("in serial order no partial begins there".to_owned());
    }
    let kept = match C::ORDER {
        Order::Tree => kept::<K>(&range),
        Order::Serial => vec![(range.clone(), (usize::from(!range.is_empty()), 0))],
    };
    let types = scalars_of::<C::Out>();
    let count = kept.iter().map(|(_, (left, right))| left + right).sum::<usize>();
    let size: usize = types.iter().map(|&ty| ty.bytes()).sum();
    if count.checked_mul(size) != Some(rest.0.len()) {
        return Err(cut());
    }
    let values = with_stack(stack::of_values::<C::Out>(), || {
        values_of::<C>(rest.0, count, &types)
    });
    let values = values.ok_or_else(cut)?;
    let mut values = &values[..];
    let mut taken = |n| {
        let (taken, rest) = values.split_at(n);
        values = rest;
        taken.to_vec()
    };
    let tiers = kept.into_iter().map(|(run, (left, right))| Tier {
        run,
        left: taken(left),
        right: taken(right),
    });
    let tiers = tiers.collect();
    Ok((range, tiers))
}

/// The runs of the tiers over a range, and how many values are kept of each at its beginning and at its end.
fn kept<K: Tiers>(range: &Range<usize>) -> Vec<(Range<usize>, (usize, usize))> {
    let runs = iter::successors(Some(range.clone()), K::above);
    runs.map(|run| (run.clone(), K::kept(&run))).collect()
}

/// The beginning of a text, for an error: whoever wrote the bytes chose its length.
fn quoted(text: &str) -> Cow<'_, str> {
    let long = text.char_indices().nth(QUOTED);
    match long {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

/// The values whose scalars are these bytes, unless one of them is no value: a `bool` that is neither 0 nor 1, or the number of a
/// variant that its enum does not have.
fn values_of<C: Combine<Out: Output>>(
    bytes: &[u8],
    count: usize,
    types: &[ScalarType],
) -> Option<Vec<C::Out>> {
    let word = |column: &[u8], i: usize, width: usize| {
        let mut word = [0; 8];
        word[..width].copy_from_slice(&column[i * width..][..width]);
        u64::from_le_bytes(word)
    };
    let mut bounds = Vec::with_capacity(types.len());
    C::Out::bounds(&mut bounds);
    let mut columns = Vec::with_capacity(types.len());
    let mut rest = Reader(bytes);
    for (&ty, below) in types.iter().zip(bounds) {
        let column = rest.take(count * ty.bytes())?;
        let is_value = |i| below.is_none_or(|below| word(column, i, ty.bytes()) < u64::from(below));
        if !(0..count).all(is_value) {
            return None;
        }
        columns.push(column);
    }
    if let ([ty], [column]) = (types, &columns[..]) {
        // All at once: values of one scalar are made in the order of the column.
        let mut encodings = (0..count).map(|i| word(column, i, ty.bytes()));
        let values = C::Out::generate(count, &mut |_| encodings.next().unwrap_or(0));
        return Some((0..count).map(|i| C::Out::row(&values, i)).collect());
    }
    let value = |i: usize| {
        let mut scalars = columns.iter().zip(types);
        let mut next = |_| {
            let scalar = scalars.next();
            scalar.map_or(0, |(column, ty)| word(column, i, ty.bytes()))
        };
        C::Out::row(&C::Out::generate(1, &mut next), 0)
    };
    Some((0..count).map(value).collect())
}

/// What is left of some bytes.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn text(&mut self) -> Option<&'a str> {
        let len = usize::try_from(u64::from_le_bytes(self.array()?)).ok()?;
        core::str::from_utf8(self.take(len)?).ok()
    }
}
