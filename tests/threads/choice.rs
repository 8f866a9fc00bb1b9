//! The log of the choice between lanes and single elements.

use fpdsl::backend::{Level, Strategy};
use fpdsl::prelude::*;

use crate::child;

/// A loop whose turns depend on the element, so that only a measurement says which way is faster.
#[fp(mode = "rn")]
fn halvings(x: f64) -> u32 {
    let (mut z, mut n) = (x, 0);
    while z > 1.0 {
        z = z / 2.0;
        n += 1;
    }
    n
}

#[fp(mode = "rn")]
fn forced(x: f64) -> u32 {
    halvings(x) + 1
}

#[test]
fn the_log_says_what_was_chosen() {
    let name = "choice::the_log_says_what_was_chosen";
    let text = child::run(name, &[("FPDSL_LOG", "1")], || {
        let x: Vec<f64> = (0..200_000).map(|k| f64::from(k % 1000)).collect();
        for device in Device::hosts() {
            for _ in 0..3 {
                halvings::map(&x).run(&device).unwrap();
            }
            for strategy in [Strategy::Lanes, Strategy::Single] {
                forced::map(&x).run(&device.with_strategy(strategy)).unwrap();
            }
        }
    });
    let Some(text) = text else { return };
    for &level in Level::available() {
        let beginning = format!("`halvings` on {}: ", level.name());
        let said: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(&beginning))
            .map(|(_, said)| said)
            .filter(|said| said.contains(" took "))
            .collect();
        // Where there is a compiler the other way is what is compiled.
        let compiles = level > Level::Portable && cfg!(feature = "jit");
        let has_two_ways = compiles || !cfg!(any(target_arch = "x86_64", target_arch = "aarch64"));
        assert_eq!(
            said.len(),
            2,
            "of three calls the first two are measured on {}:\n{text}",
            level.name()
        );
        for said in said {
            let is_choice = (said.starts_with("Lanes from now on") || said.starts_with("Single from now on"))
                && said.contains(" ns on lanes, ")
                && said.ends_with(" ns by itself");
            let is_time = said.starts_with("one element at a time; it took ") && said.ends_with(" ns");
            assert!(if has_two_ways { is_choice } else { is_time }, "{said}");
        }
    }
    assert!(!text.contains("`forced` on"), "{text}");
}
