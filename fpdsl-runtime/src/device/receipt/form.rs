//! Receipts for serde: hashes and bytes as hexadecimal digits.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::hash::Hash;
use super::{LIBRARY, VERSION};

/// Refuses other versions than this library's.
pub(super) fn version<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    match u32::deserialize(from)? {
        VERSION => Ok(VERSION),
        other => Err(D::Error::custom(format!(
            "a receipt of version {other}; {LIBRARY} reads version {VERSION}"
        ))),
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bytes = bytes(&String::deserialize(from)?);
        let hash = bytes.and_then(|bytes| bytes.try_into().ok());
        hash.map(Hash)
            .ok_or_else(|| D::Error::custom("a hash is 64 hexadecimal digits"))
    }
}

/// A list of bytes.
pub(super) mod list {
    use super::{Deserialize, Deserializer, Error, Serialize, Serializer, bytes};

    pub(in super::super) fn serialize<S: Serializer>(list: &[Vec<u8>], to: S) -> Result<S::Ok, S::Error> {
        let digits = |bytes: &Vec<u8>| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        list.iter().map(digits).collect::<Vec<String>>().serialize(to)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Vec<u8>>, D::Error> {
        let list = Vec::<String>::deserialize(from)?;
        let list: Option<Vec<Vec<u8>>> = list.iter().map(|digits| bytes(digits)).collect();
        list.ok_or_else(|| D::Error::custom("parts are pairs of hexadecimal digits"))
    }
}

/// The bytes of pairs of digits.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let digit = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8);
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    rest.is_empty().then(|| pairs.iter().map(byte).collect())?
}
