//! Hard cases of the trigonometric functions of binary64 and their inverses.
//!
//! They are from CORE-MATH's files of worst cases (`src/binary64/*/*.wc`, by V. Lefèvre, P. Zimmermann and others). Their results are
//! very near a number of 54 digits, so that only the second phase can decide.

use fpdsl::prelude::*;
use fpdsl_math::{reference, report, suite};
use fpdsl_runtime::mode::Rounding;

macro_rules! functions {
    ($($name:ident, $reference:path, $inputs:expr;)*) => {$(
        #[test]
        fn $name() {
            let x: Vec<f64> = $inputs.iter().map(|&bits| f64::from_bits(bits)).flat_map(|x| [x, -x]).collect();
            macro_rules! mode {
                ($M:ident, $mode:ident) => {
                    let expected = reference::map1(Rounding::$mode, $reference, &x);
                    let found = fpdsl::math::$name::map_in::<$M, _>(&Device::host(), &x).unwrap().to_vec().unwrap();
                    let what = concat!(stringify!($name), " in ", stringify!($M));
                    suite::same(what, &x, &found, &expected, f64::to_bits, f64::is_nan);
                };
            }
            mode!(Rn, NearestEven);
            mode!(Rz, TowardZero);
            mode!(Ru, TowardPositive);
            mode!(Rd, TowardNegative);
            report::ran(stringify!($name), "four modes", x.len(), "lanes");
        }
    )*};
}

functions! {
    sin, core_math::sin, SIN;
    cos, core_math::cos, COS;
    tan, core_math::tan, TAN;
}

const SIN: [u64; 24] = [
    0x3ebe_0000_0000_01c2,
    0x7506_ac5b_262c_a1ff,
    0x4046_c6cb_c45d_c8de,
    0x3ece_0000_0000_0708,
    0x3fdf_e767_739d_0f6d,
    0x4825_04ca_c51f_1eaf,
    0x7dee_009c_5314_8be1,
    0x6404_c96c_1113_4d36,
    0x75bc_fe48_2285_f8ed,
    0x6a7d_b41f_3cb7_1d7b,
    0x4c4e_7e44_a78a_c18c,
    0x526c_45cd_1115_4dfd,
    0x6658_3009_e2e9_e2eb,
    0x4fcb_2196_364d_750b,
    0x4f56_9eab_0985_179b,
    0x4427_82b7_a20d_f6d4,
    0x4596_6bd5_424e_5655,
    0x7aa4_1175_7339_7d42,
    0x7fc6_1a3d_b8c8_d129,
    0x62a8_b286_76cd_cc5b,
    0x48e5_ad5a_62cb_1cc9,
    0x6b0d_fa8d_18f2_b3ee,
    0x4b50_539b_48d1_4c55,
    0x5e6b_88cb_b4e3_2576,
];

const COS: [u64; 24] = [
    0x3e88_0000_0000_0009,
    0x3e98_0000_0000_0024,
    0x3ea8_0000_0000_0090,
    0x3eb2_0000_0000_00f3,
    0x3eb8_0000_0000_0240,
    0x3ebe_0000_0000_0465,
    0x7516_ac5b_262c_a1ff,
    0x3ec2_0000_0000_03cc,
    0x4056_c6cb_c45d_c8de,
    0x7526_ac5b_262c_a1ff,
    0x3ec8_0000_0000_0900,
    0x4066_c6cb_c45d_c8de,
    0x4835_04ca_c51f_1eaf,
    0x7536_ac5b_262c_a1ff,
    0x7dfe_009c_5314_8be1,
    0x3ece_0000_0000_1194,
    0x4076_c6cb_c45d_c8de,
    0x6414_c96c_1113_4d36,
    0x75cc_fe48_2285_f8ed,
    0x6a8d_b41f_3cb7_1d7b,
    0x4c5e_7e44_a78a_c18c,
    0x527c_45cd_1115_4dfd,
    0x4845_04ca_c51f_1eaf,
    0x6668_3009_e2e9_e2eb,
];

const TAN: [u64; 24] = [
    0x3e9d_ffff_ffff_ff1f,
    0x3ead_ffff_ffff_fc7c,
    0x3ebd_ffff_ffff_f1f0,
    0x3ec6_7fff_ffff_e845,
    0x3ecd_ffff_ffff_c7c0,
    0x3fa5_0486_b2f8_7014,
    0x3ed6_7fff_ffff_a114,
    0x3ffc_caff_e668_78db,
    0x3fca_33f3_2ac5_ceb5,
    0x3f71_8412_1b4a_9f21,
    0x3e88_1c50_52d6_49ec,
    0x4009_2001_e72e_cb68,
    0x3ff4_c7ff_c65f_acc3,
    0x3f6c_8390_11a2_3cb6,
    0x3e57_1374_4912_3ef6,
    0x4010_a999_bcaa_9944,
    0x3edd_ffff_ffff_1f00,
    0x3fe4_6ac3_7224_3536,
    0x3f96_40aa_de8f_5427,
    0x3efa_b5c1_082c_e555,
    0x3fcc_9f47_908c_3178,
    0x3eb3_0842_6053_4c25,
    0x3e6e_c9ba_f60b_9f7c,
    0x3fa7_efa5_6565_2033,
];
