//! The elementary functions: a hash for each, in each format, to nearest and upward.

use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl::{Device, mode::Mode};
use fpdsl_macros::for_each_function;
use fpdsl_runtime::element::{encodings, from_encodings};
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::Scalar;

use crate::hash;
use crate::random::Random;

/// Operands of each function: not a multiple of the lanes.
const ELEMENTS: usize = 90;

/// The name of a case, and its hashes on scalars and on arrays.
pub type Case = (String, [u64; 2]);

/// Operands that are integers: orders, exponents and degrees.
fn integers(random: &mut Random) -> Vec<i32> {
    (0..ELEMENTS).map(|_| random.bits() as i32 % 40).collect()
}

for_each_function! {
    // A GPU's own promise no bits.
    #for !approximate {
        mod #name {
            use super::*;

            #formats {
                pub fn #T<M: Mode>(cases: &mut Vec<Case>, mode: &str) {
                    let mut random = Random::new(cases.len() as u64);
                    #(let #x = #if Self { values::<#T>(&mut random) } #else { integers(&mut random) };)*
                    let hashes = [Strategy::Single, Strategy::Lanes].map(|strategy| {
                        let device = Device::host().with_strategy(strategy);
                        let results = fpdsl::math::#name::map_in::<M, _>(#(&#x),*).run(&device);
                        let results = results.expect("operands of one length");
                        #if pair { hash(&[canonical(results.0), canonical(results.1)].concat()) }
                        #else { hash(&canonical(results)) }
                    });
                    cases.push((format!("{}_{}_{}", stringify!(#name), stringify!(#T), mode), hashes));
                }
            }
        }
    }

    /// The cases of every function.
    pub fn cases() -> Vec<Case> {
        let mut cases = Vec::new();
        #for !approximate {
            #formats {
                #name::#T::<Rn>(&mut cases, "rn");
                #name::#T::<Ru>(&mut cases, "ru");
            }
        }
        cases
    }
}

/// Values of a format.
pub fn values<T: Scalar>(random: &mut Random) -> Vec<T> {
    let encodings: Vec<u64> = (0..ELEMENTS).map(|_| random.value(T::TYPE, None)).collect();
    from_encodings(&encodings)
}

/// Encodings of a buffer of the host.
pub fn canonical<T: Scalar>(results: Buffer<T>) -> Vec<u64> {
    let results = results.to_vec().expect("the host has its memory");
    let canonical = |bits| match T::TYPE.kind() {
        Kind::Float(format) => format.canonical(bits),
        _ => bits,
    };
    encodings(&results).into_iter().map(canonical).collect()
}
