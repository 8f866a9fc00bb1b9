//! Partials as bytes, for files and messages.
//!
//! ```text
//! "FPDSLPAR" or "FPDSLPRE"       8 bytes: of a reduction, or of a scan
//! version                        u32; all numbers are little-endian
//! what the function computes     32 bytes: SHA-256 of its recorded body
//! the function's name            u16, then so many bytes of UTF-8
//! the scalars of a value         u16, then so many bytes of UTF-8: "f64" or "f32, f32"
//! the first position             u64
//! the number of elements         u64
//! scalar 0 of each value, scalar 1 of each value, ...    as many as follow from the positions
//! a check                        32 bytes: SHA-256 of all before it
//! ```

use core::ops::Range;

use sha2::{Digest, Sha256};

use super::Partial;
use super::level::{Cut, Level};
use crate::device::column::Column;
use crate::device::identity::{HASH, canonical, identity_of, names, scalars_of};
use crate::device::reduce::Reduced;
use crate::error::Error;
use crate::function::{Combine, Function, Order};
use crate::lift::ScalarType;

const VERSION: u32 = 1;

/// The kinds of partials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::device) enum Family {
    /// Of reductions.
    Reduction,
    /// Of scans.
    Scan,
}

impl Family {
    fn magic(self) -> &'static [u8; 8] {
        match self {
            Family::Reduction => b"FPDSLPAR",
            Family::Scan => b"FPDSLPRE",
        }
    }
}

/// The runs of the levels over a range, and how many values are kept of each before and behind the borders.
pub(in crate::device) type Places = Vec<(Range<usize>, usize, usize)>;

impl<C: Combine<Out: Reduced + Column>> Partial<C> {
    /// The partial as bytes, which [`from_bytes`](Self::from_bytes) reads on any machine: at most 8 for each scalar that it
    /// [holds](Self::held), and some 200. A NaN is written as the quiet one, so that they are the same on every device.
    ///
    /// # Panics
    ///
    /// If `C` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Partial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host();
    /// let sent = add::partial(&dev, 0, &[0.5, 1.0])?.to_bytes();
    /// let here = add::partial(&dev, 2, &[2.0])?;
    /// assert_eq!(here.merge(Partial::from_bytes(&sent)?)?.finish(3)?, 3.5);
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        write::<C>(Family::Reduction, &self.range, &self.levels)
    }

    /// The partial that [`to_bytes`](Self::to_bytes) made.
    ///
    /// # Errors
    ///
    /// [`Error::PartialBytes`] for anything else: bytes that are cut or damaged, those of another version, and those of another
    /// function. A function is another one if its name, the types or any operation is another, also in functions that it calls.
    /// Nothing is allocated before the bytes are known to be whole.
    ///
    /// # Panics
    ///
    /// As [`to_bytes`](Self::to_bytes).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::reductions::Partial;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut sent = add::partial(&Device::host(), 0, &[0.5, 1.0])?.to_bytes();
    /// assert!(Partial::<add>::from_bytes(&sent).is_ok());
    /// sent.pop();
    /// assert!(Partial::<add>::from_bytes(&sent).is_err());
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let (range, levels) = read::<C>(Family::Reduction, bytes, &places)?;
        Ok(Partial { range, levels })
    }
}

/// The bytes of a partial.
pub(in crate::device) fn write<C: Combine<Out: Reduced + Column>>(
    family: Family,
    range: &Range<usize>,
    levels: &[Level<C::Out>],
) -> Vec<u8> {
    let types = scalars_of::<C::Out>();
    let mut bytes = Vec::new();
    bytes.extend_from_slice(family.magic());
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&identity_of::<C>());
    for text in [C::NAME, &names(&types)] {
        // Names are cut at 120 bytes, and a value has few scalars; what does not fit is not compared.
        let text = &text.as_bytes()[..text.len().min(usize::from(u16::MAX))];
        bytes.extend_from_slice(&(text.len() as u16).to_le_bytes());
        bytes.extend_from_slice(text);
    }
    bytes.extend_from_slice(&(range.start as u64).to_le_bytes());
    bytes.extend_from_slice(&(range.len() as u64).to_le_bytes());
    let values = levels
        .iter()
        .flat_map(|level| level.left.iter().chain(&level.right));
    let values: Vec<C::Out> = values.copied().collect();
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

/// A range of positions, and the levels over it.
type Levels<C> = (Range<usize>, Vec<Level<<C as Function>::Out>>);

/// The partial that has these bytes. `places` says what is kept of a range.
pub(in crate::device) fn read<C: Combine<Out: Reduced + Column>>(
    family: Family,
    bytes: &[u8],
    places: &dyn Fn(&Range<usize>) -> Places,
) -> Result<Levels<C>, Error> {
    parse::<C>(family, bytes, places).map_err(|reason| Error::PartialBytes {
        function: C::NAME,
        reason,
    })
}

fn parse<C: Combine<Out: Reduced + Column>>(
    family: Family,
    bytes: &[u8],
    places: &dyn Fn(&Range<usize>) -> Places,
) -> Result<Levels<C>, String> {
    let cut = || "they are cut or damaged".to_owned();
    let mut rest = Reader(bytes);
    let magic: [u8; 8] = rest.array().ok_or_else(cut)?;
    if magic != *family.magic() {
        return Err(
            match [Family::Reduction, Family::Scan]
                .iter()
                .any(|other| *other.magic() == magic)
            {
                true => "they are a partial, but one is of a reduction and the other of a scan".to_owned(),
                false => "they do not begin as a partial does".to_owned(),
            },
        );
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
    let types = scalars_of::<C::Out>();
    let expected = names(&types);
    if name != C::NAME || found != expected {
        return Err(format!(
            "they are of `{name}`, whose values are {found}; values of `{}` are {expected}",
            C::NAME
        ));
    }
    if identity != identity_of::<C>() {
        return Err(format!(
            "they are of another function `{name}`: its body or its attributes differ"
        ));
    }
    let first = u64::from_le_bytes(rest.array().ok_or_else(cut)?);
    let len = u64::from_le_bytes(rest.array().ok_or_else(cut)?);
    let end = first.checked_add(len).and_then(|end| isize::try_from(end).ok());
    let end = end.ok_or("their positions cannot be counted on this machine")?;
    let range = end as usize - len as usize..end as usize;
    if C::ORDER == Order::Serial && range.start > 0 && !range.is_empty() {
        return Err("a function in serial order has none that begins there".to_owned());
    }
    let places = match C::ORDER {
        Order::Tree => places(&range),
        Order::Serial => vec![(range.clone(), usize::from(!range.is_empty()), 0)],
    };
    let count = places.iter().map(|(_, left, right)| left + right).sum::<usize>();
    let size: usize = types.iter().map(|&ty| ty.bytes()).sum();
    if rest.0.len() != count * size {
        return Err(cut());
    }
    if size == 0 {
        return Err("values without scalars have no bytes".to_owned());
    }
    let mut values = values_of::<C>(rest.0, count, &types).ok_or_else(cut)?.into_iter();
    let mut taken = |n| values.by_ref().take(n).collect();
    let levels = places.into_iter().map(|(run, left, right)| Level {
        run,
        left: taken(left),
        right: taken(right),
    });
    let levels = levels.collect();
    Ok((range, levels))
}

/// What is kept of the elements of a range.
fn places(range: &Range<usize>) -> Places {
    let mut places = Vec::new();
    let mut next = Some(range.clone());
    while let Some(run) = next {
        let cut = Cut::of(&run);
        let (left, right) = cut.held();
        next = cut.above();
        places.push((run, left, right));
    }
    places
}

/// The values whose scalars are these bytes, unless a `bool` is neither 0 nor 1.
fn values_of<C: Combine<Out: Column>>(
    bytes: &[u8],
    count: usize,
    types: &[ScalarType],
) -> Option<Vec<C::Out>> {
    let mut columns = Vec::with_capacity(types.len());
    let mut rest = Reader(bytes);
    for &ty in types {
        let column = rest.take(count * ty.bytes())?;
        if ty == ScalarType::Bool && column.iter().any(|&byte| byte > 1) {
            return None;
        }
        columns.push(column);
    }
    let word = |column: &[u8], i: usize, width: usize| {
        let mut word = [0; 8];
        word[..width].copy_from_slice(&column[i * width..][..width]);
        u64::from_le_bytes(word)
    };
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
        let len = u16::from_le_bytes(self.array()?);
        core::str::from_utf8(self.take(usize::from(len))?).ok()
    }
}
