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
                    let found = fpdsl::math::$name::map_in::<$M, _>(&x).run(&Device::host()).unwrap().to_vec().unwrap();
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
    asin, core_math::asin, ASIN;
    acos, core_math::acos, ACOS;
    atan, core_math::atan, ATAN;
    sin_pi, core_math::sinpi, SIN_PI;
    cos_pi, core_math::cospi, COS_PI;
    tan_pi, core_math::tanpi, TAN_PI;
    asin_pi, core_math::asinpi, ASIN_PI;
    acos_pi, core_math::acospi, ACOS_PI;
    atan_pi, core_math::atanpi, ATAN_PI;
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

const ASIN: [u64; 24] = [
    0x3ebd_ffff_ffff_f02e,
    0x3ecd_ffff_ffff_c0b8,
    0x3fde_9950_730c_4696,
    0x3edd_ffff_ffff_02e0,
    0x3f1c_373f_f4aa_d79b,
    0x3ee6_7fff_fffe_54da,
    0x3e93_cfc2_a006_a414,
    0x3fad_77b1_17f2_30d6,
    0x3fa9_259e_3708_bd3a,
    0x3fa6_9768_dc89_bb00,
    0x3e5d_12ed_0af1_a27e,
    0x3faa_4816_b206_6707,
    0x3e57_1374_4912_3ef6,
    0x3ec5_22bf_fce0_2485,
    0x3eed_ffff_fffc_0b80,
    0x3f94_1d60_a76a_82ed,
    0x3e85_1c4b_9607_78f5,
    0x3f25_363d_5cd6_8131,
    0x3f6b_3f28_593c_ad2f,
    0x3f8f_317c_e4e1_019d,
    0x3f12_231a_ea70_8e6e,
    0x3fdd_a4e0_e6c7_17a5,
    0x3e62_50bf_e1b0_82f4,
    0x3e7c_7484_7a11_2b58,
];

const ACOS: [u64; 24] = [
    0x3fe1_1e7b_1066_5d8b,
    0x3eec_83a2_6b10_c734,
    0x3ec6_49e5_d322_17ef,
    0x3e65_67b0_ad8d_3130,
    0x3f25_8af7_58c2_b496,
    0x3ef3_1e25_127f_ba0b,
    0x3f95_dcbe_39d4_e29f,
    0x3ee0_b62b_5cd6_caba,
    0x3f4e_1d3a_ad4b_0f5f,
    0x3e50_c954_031a_6263,
    0x3ed8_1d0c_f534_8855,
    0x3e80_d2b8_42a3_4c40,
    0x3ebb_10d9_927c_5ca1,
    0x3f8b_272d_aca4_1823,
    0x3e50_c953_bd1a_6263,
    0x3f6b_dcf2_8020_62ea,
    0x3e50_c954_171a_6263,
    0x3f8e_2cfb_0434_d40d,
    0x3f6e_4f7b_d64b_ab73,
    0x3f4c_b26d_85c8_4d4e,
    0x3e95_3241_6ef1_a5c3,
    0x3f56_40fa_8a6d_58d1,
    0x3e9c_0ffb_2f91_a540,
    0x3e5e_d4b6_571a_6262,
];

const ATAN: [u64; 24] = [
    0x3ebe_0000_0000_1518,
    0x4063_e450_e393_3b22,
    0x420a_9061_4216_a467,
    0x4059_51ae_a930_7f55,
    0x4334_9ff1_6b9c_1e3e,
    0x4242_0cfb_ab6d_8b5d,
    0x3e57_1374_4912_3ef7,
    0x4329_153d_9443_ed0b,
    0x3e4d_12ed_0af1_a27f,
    0x3ec0_1353_49c4_2918,
    0x41f7_57bc_c694_20e6,
    0x434d_0296_7c31_cdb3,
    0x42fd_2bd6_932e_63ab,
    0x3f5b_33a0_3c2f_9b66,
    0x3ed4_1679_7b2c_8c22,
    0x3fa0_fc9f_1fab_e658,
    0x4162_1225_fabc_950c,
    0x428d_7ca0_ea33_d194,
    0x3f2c_4183_1357_9dc2,
    0x4313_8994_0e4c_e869,
    0x3f8f_44aa_37b8_e66b,
    0x3f32_7df9_b8a7_88d9,
    0x40b3_830d_e77b_c789,
    0x416a_4fc8_d4fa_be62,
];

const SIN_PI: [u64; 24] = [
    0x3de2_c15b_0e2b_ece3,
    0x3faa_f661_a8af_86da,
    0x3e86_c9f2_9f59_9930,
    0x3cd4_05e2_8ffa_ccc8,
    0x3f6c_9a31_0e36_7ed2,
    0x3df1_bb8f_7cf6_126f,
    0x3e86_ab0d_05e0_4bc3,
    0x3d7c_ba18_cbec_0777,
    0x3f62_f197_8477_7314,
    0x3fe9_f778_37b7_aea1,
    0x3f36_d7bd_15f1_2ad3,
    0x3e22_7bfb_e51b_23f8,
    0x3d48_d723_7d4f_0858,
    0x3fd3_4276_9eb8_2520,
    0x3dd7_4803_bb97_ce48,
    0x3deb_976c_0497_8b80,
    0x3f84_f8c9_94ab_f20d,
    0x3d17_4780_40a5_ac45,
    0x3f4b_5f7a_150b_707c,
    0x3e9a_c03b_7d09_9a18,
    0x3ef7_6681_459a_9732,
    0x3fad_e414_6d4b_3997,
    0x3e2d_161a_b971_9f14,
    0x3eab_6665_f9b4_f963,
];

const COS_PI: [u64; 24] = [
    0x3f2b_17c0_8c8a_b938,
    0x3fba_67c4_d04a_9236,
    0x3f27_2c57_0c20_e4b5,
    0x4000_d124_5667_cb39,
    0x3ff1_a248_accf_9672,
    0x3f8a_b801_085d_697b,
    0x3e6d_08c9_c56a_2390,
    0x3f3a_8407_fe55_410a,
    0x3f7b_a2c9_dba2_216d,
    0x3fb8_bc9d_4d48_67ba,
    0x3e45_9b8b_1f4e_cc99,
    0x3fb1_0d4d_8bed_e766,
    0x3fa2_ead4_214d_dbf3,
    0x3ea7_64e7_2e6f_c601,
    0x3f9a_fa16_4888_f8b6,
    0x3f02_a4bf_3114_96e2,
    0x3f04_c898_e32c_3d17,
    0x4049_3186_425a_1e11,
    0x4045_4e79_bda5_e1ef,
    0x403b_9cf3_7b4b_c3de,
    0x403b_630c_84b4_3c22,
    0x4035_9cf3_7b4b_c3de,
    0x4031_630c_84b4_3c22,
    0x4030_9cf3_7b4b_c3de,
];

const TAN_PI: [u64; 24] = [
    0x3ebc_7bbf_935d_56e6,
    0x3d84_d855_c912_a204,
    0x3e6b_ad77_1c78_6f82,
    0x3cd1_6731_92fc_2c52,
    0x3d1e_43bd_31a8_151f,
    0x3d95_97e5_758b_e00d,
    0x3d47_e4ea_9f24_18ea,
    0x3e74_d201_f67f_4ded,
    0x3c8b_c03d_f34e_902c,
    0x3de0_cd4c_335d_6c04,
    0x3e1d_0795_4de9_86d6,
    0x3ef4_9b45_32ee_760b,
    0x3e57_fa27_d723_e782,
    0x3d2d_5de1_ee20_05ef,
    0x3d15_eef1_8ba4_f11b,
    0x3f62_d0fe_21df_78d0,
    0x3dc4_1014_d618_5998,
    0x3e83_f62d_411a_4c9e,
    0x3cb1_6c61_8251_1d3e,
    0x3e3f_7c6c_b58d_118f,
    0x3d8a_56af_4aa7_ce07,
    0x3e2b_6560_69ff_626d,
    0x3d72_4f3b_ac85_f1ad,
    0x3e89_bb6e_9b39_9a83,
];

const ASIN_PI: [u64; 24] = [
    0x3d07_5c20_a4c4_e703,
    0x3f9a_8b46_99f5_c4cd,
    0x3e98_5404_ea40_b4bf,
    0x3f0e_e691_8843_abf8,
    0x3f46_a23b_7bb6_fc64,
    0x3df5_7052_fd53_1337,
    0x3d73_40a4_81a3_bbe1,
    0x3f42_52c4_cfb5_05dc,
    0x3d2f_ecc5_015e_55af,
    0x3eba_03c9_14e2_6a9e,
    0x3ca6_2d06_8ea3_4b03,
    0x3eee_0fe3_d0af_2a69,
    0x3f96_7cb5_c40a_b6c8,
    0x3d4e_e1d2_43a6_9a39,
    0x3d5d_1f00_29c0_8a60,
    0x3ea5_074b_7439_f461,
    0x3e60_8443_0074_37c9,
    0x3d53_fe80_670d_159f,
    0x3cf2_23e0_58c8_f109,
    0x3e38_b453_a980_263a,
    0x3cf5_41c1_97b5_a039,
    0x3eaa_b54c_c5f9_c1e5,
    0x3f58_cacb_4571_7e49,
    0x3cb6_bf13_7c2d_4708,
];

const ACOS_PI: [u64; 24] = [
    0x3d36_c6cb_c45d_c8de,
    0x3ed2_2265_0011_0692,
    0x3e2b_0968_7e43_0521,
    0x3fa7_b948_2807_fe3c,
    0x3eca_54d5_d1a2_dc2b,
    0x3cb9_21fb_5444_2d18,
    0x3ce3_a28c_59d5_433b,
    0x3f02_9320_aa46_f06e,
    0x3d54_832c_1016_648e,
    0x3d14_b702_2674_312b,
    0x3ef9_69df_9fda_1b90,
    0x3fb6_9a68_ac73_eaa2,
    0x3e91_9406_8463_6cc5,
    0x3f65_9ff7_42ee_fb0e,
    0x3ed6_a074_1372_9ad3,
    0x3df2_a490_60e9_0103,
    0x3e5b_e5cc_9b74_a87f,
    0x3f32_ad0e_6fcd_0db4,
    0x3e1a_8b06_10a0_fb15,
    0x3dc0_dec1_da5f_a53f,
    0x3eb6_9069_c3cf_b9c0,
    0x3d78_7983_8b93_541a,
    0x3d40_0d34_0451_8acd,
    0x3cf7_f463_8c50_fafb,
];

const ATAN_PI: [u64; 24] = [
    0x4276_f7d3_f313_d694,
    0x425f_e3ba_604e_5220,
    0x3d4d_2cad_cfe9_f85f,
    0x4244_7ebb_7a54_0de0,
    0x4242_3e80_69ef_13c0,
    0x423e_be19_377e_14d0,
    0x3d94_9c35_fa57_ee0f,
    0x4131_1518_4105_8e68,
    0x3f89_a66e_30ba_d4ab,
    0x4235_22b1_5626_ae4f,
    0x4132_7b78_6b2f_1bae,
    0x422e_be19_377e_14d0,
    0x405e_8b9c_1fe8_1ca3,
    0x41b4_836e_b307_e5a7,
    0x3cb5_6a4a_a740_a5a7,
    0x3de4_ff1a_ccf1_c051,
    0x3fba_72b1_9fcf_b837,
    0x4222_3e80_69ef_13c0,
    0x426f_5a14_c351_2f32,
    0x40d8_ab54_c709_7680,
    0x3feb_1ed1_cc27_0a2e,
    0x3f71_2345_bcc2_18a0,
    0x402a_4f5c_653f_a4e3,
    0x3da6_99a9_3680_dc6f,
];
