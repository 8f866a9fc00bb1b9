//! Angles of two coordinates that lie very near a number or a middle of two, and results that were once wrong, on every backend.
//!
//! `xtask/tables/near_angles.py` makes the pairs from continued fractions, and has the results from mpmath.

use fpdsl::prelude::*;
use fpdsl_math::everywhere;
use fpdsl_runtime::mode::Rounding;

const PAGE: &str = include_str!("../data/angles.txt");

/// A pair, `y` first, and its angle between one size and the next: below the middle or above.
struct Case {
    y: u64,
    x: u64,
    below: u64,
    above_middle: bool,
}

impl Case {
    fn parse(line: &str) -> Case {
        let words: Vec<&str> = line.split(' ').collect();
        let hex = |k: usize| u64::from_str_radix(words[k], 16).expect("digits");
        Case {
            y: hex(0),
            x: hex(1),
            below: hex(2),
            above_middle: words[3] == "3",
        }
    }

    /// The angle in a mode, and that of the pair with the other sign of `y`.
    fn expected(&self, mode: Rounding) -> [u64; 2] {
        let sign = 1 << 63;
        let up = |beyond: bool| self.below + u64::from(beyond);
        match mode {
            Rounding::NearestEven => [up(self.above_middle), up(self.above_middle) | sign],
            Rounding::TowardZero => [up(false), up(false) | sign],
            Rounding::TowardPositive => [up(true), up(false) | sign],
            Rounding::TowardNegative => [up(false), up(true) | sign],
        }
    }
}

fn cases(name: &str) -> Vec<Case> {
    let title = format!("> {name}");
    let lines = PAGE.lines().skip_while(|&line| line != title).skip(1);
    let cases: Vec<Case> = lines
        .take_while(|line| !line.starts_with('>'))
        .map(Case::parse)
        .collect();
    assert!(cases.len() >= 48, "{name}: {} pairs", cases.len());
    cases
}

macro_rules! angles {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let cases = cases(stringify!($name));
            let x: Vec<u64> = cases.iter().flat_map(|case| [case.x; 2]).collect();
            let y: Vec<u64> = cases.iter().flat_map(|case| [case.y, case.y | 1 << 63]).collect();
            let expected = |mode| cases.iter().flat_map(|case| case.expected(mode)).collect::<Vec<u64>>();
            everywhere!($name(y, x) in Rn: &expected(Rounding::NearestEven));
            everywhere!($name(y, x) in Rz: &expected(Rounding::TowardZero));
            everywhere!($name(y, x) in Ru: &expected(Rounding::TowardPositive));
            everywhere!($name(y, x) in Rd: &expected(Rounding::TowardNegative));
        }
    )*};
}

angles! { atan2 atan2_pi }

/// Just below -1/64 the argument less a whole number was rounded before it chose a series.
#[test]
fn gamma_just_below_a_border() {
    let x = [0xbf90_0000_0000_0001_u64];
    everywhere!(gamma(x) in Rn: &[0xc050_25f1_fdf6_26fa]);
    everywhere!(ln_gamma(x) in Rn: &[0x4010_ac23_90b2_6cfa]);
}

/// Beside a half and a quarter `1 - x` was rounded before it chose a series.
#[test]
fn inverses_beside_a_border() {
    let x = [0x3fdf_ffff_ffff_ffff_u64];
    everywhere!(erfcinv(x) in Ru: &[0x3fde_861f_bb24_c00c]);
    let x = [0x3fcf_ffff_ffff_ffff_u64];
    everywhere!(normcdfinv(x) in Rd: &[0xbfe5_956b_8752_8a4b]);
}

/// Pairs of which triple-double cannot tell the side.
#[test]
fn angles_beside_a_middle() {
    let (y, x) = ([0x3ff2_0430_97b4_7f83_u64], [0x3cb5_399b_ad67_fc50_u64]);
    everywhere!(atan2_pi(y, x) in Rn: &[0x3fdf_ffff_ffff_ffff]);
    let (y, x) = ([0x41da_c84c_88f9_79a2_u64], [0x3e95_08ec_b38f_52f9_u64]);
    everywhere!(atan2_pi(y, x) in Rz: &[0x3fdf_ffff_ffff_fffe]);
}
