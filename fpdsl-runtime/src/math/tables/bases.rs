//! Of exponentials and logarithms to the bases 2 and 10, in binary64.
//!
//! `cargo xtask tables` writes this file.

pub const INV_LG2_32: f64 = f64::from_bits(0x405a_934f_0979_a371);
pub const LG2_32_H: f64 = f64::from_bits(0x3f83_4413_509f_8000);
pub const LG2_32_L: f64 = f64::from_bits(0xbce8_0433_b83b_532a);
pub const LG2_H: f64 = f64::from_bits(0x3fd3_4413_509f_8000);
pub const LG2_L: f64 = f64::from_bits(0xbd38_0433_b83b_532a);
pub const LOG2E_H: f64 = f64::from_bits(0x3ff7_1547_652b_82fe);
pub const LOG2E_L: f64 = f64::from_bits(0x3c77_77d0_ffda_0d24);
pub const LOG10E_H: f64 = f64::from_bits(0x3fdb_cb7b_1526_e50e);
pub const LOG10E_L: f64 = f64::from_bits(0x3c69_5355_baaa_fad3);
pub const LOG2_H: [f64; 32] = [
    f64::from_bits(0xbfcb_fed6_e26c_0000),
    f64::from_bits(0xbfc8_ac33_54e3_6000),
    f64::from_bits(0xbfc5_68d1_ab4a_a000),
    f64::from_bits(0xbfc2_3090_65d2_a000),
    f64::from_bits(0xbfbe_1338_4d3a_0000),
    f64::from_bits(0xbfb7_df65_1d57_4000),
    f64::from_bits(0xbfb1_bc75_cf5a_8000),
    f64::from_bits(0xbfa7_842b_e578_0000),
    f64::from_bits(0xbf97_6fee_6e79_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3fa6_8574_2e20_8000),
    f64::from_bits(0x3fb6_4ce2_6c06_8000),
    f64::from_bits(0x3fc0_84f3_e1df_c000),
    f64::from_bits(0x3fc5_b82b_1514_0000),
    f64::from_bits(0x3fca_c883_fd0f_2000),
    f64::from_bits(0x3fcf_b1fd_b074_c000),
    f64::from_bits(0x3fd2_3f40_62ee_1000),
    f64::from_bits(0x3fd4_956b_c786_4000),
    f64::from_bits(0x3fd6_dd88_adb3_d000),
    f64::from_bits(0x3fd9_19ec_e40d_5000),
    f64::from_bits(0x3fdb_457c_c0e8_2000),
    f64::from_bits(0x3fdd_62a3_ac2b_7000),
    f64::from_bits(0x3fdf_782d_4729_2000),
    f64::from_bits(0x3fe0_c091_9701_8800),
    f64::from_bits(0x3fe1_be33_373e_b000),
    f64::from_bits(0x3fe2_b691_f88e_5800),
    f64::from_bits(0x3fe3_ab6e_bafd_e000),
    f64::from_bits(0x3fe4_9a33_0c2a_d800),
    f64::from_bits(0x3fe5_8263_befd_6000),
    f64::from_bits(0x3fe6_6832_edb7_b800),
    f64::from_bits(0x3fe7_4901_6eb2_c800),
    f64::from_bits(0x3fe8_26dd_c4ed_8000),
];
pub const LOG2_L: [f64; 32] = [
    f64::from_bits(0x3d3f_c79f_98c5_833e),
    f64::from_bits(0x3d27_5adf_cfe0_b8a7),
    f64::from_bits(0x3d3f_bc57_2730_aef6),
    f64::from_bits(0x3d30_dd83_0ee7_4ef2),
    f64::from_bits(0x3d17_ffc5_6af0_2a57),
    f64::from_bits(0xbce8_9361_6587_f80f),
    f64::from_bits(0x3d14_126f_630b_e345),
    f64::from_bits(0x3d38_cb73_13a2_ecf5),
    f64::from_bits(0xbd2f_cdd7_7736_94d3),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0xbd24_5a11_9b78_c5ff),
    f64::from_bits(0xbd2d_5297_837a_db4b),
    f64::from_bits(0xbd14_060d_2d55_deef),
    f64::from_bits(0x3d35_1cfb_f19f_c724),
    f64::from_bits(0xbd31_9683_9d60_9065),
    f64::from_bits(0xbd20_24ab_f84a_bdbf),
    f64::from_bits(0xbd26_de92_7608_dff7),
    f64::from_bits(0x3d36_055b_d6d7_4bcf),
    f64::from_bits(0x3d22_ca26_07f3_d50e),
    f64::from_bits(0xbd3d_caf0_7804_91a2),
    f64::from_bits(0x3d34_6baf_8ee8_251b),
    f64::from_bits(0xbd24_e115_2d48_5d4e),
    f64::from_bits(0x3d35_c304_94de_d24a),
    f64::from_bits(0xbd39_2b7a_f2fe_06f0),
    f64::from_bits(0x3d1b_da5d_52c5_e8a6),
    f64::from_bits(0x3d39_5ded_e566_a0ff),
    f64::from_bits(0x3d29_0f7c_c1c8_9df1),
    f64::from_bits(0x3d3d_a94a_54b1_ffab),
    f64::from_bits(0xbd3f_d47a_8852_2e5d),
    f64::from_bits(0xbd36_8f31_235f_f6c6),
    f64::from_bits(0xbd2d_a8bf_91dd_887b),
    f64::from_bits(0xbcfe_154e_fc5f_7a9a),
];
pub const LOG10_H: [f64; 32] = [
    f64::from_bits(0xbfb0_dade_04e9_8000),
    f64::from_bits(0xbfad_b576_97c6_8000),
    f64::from_bits(0xbfa9_c790_4edb_0000),
    f64::from_bits(0xbfa5_e70f_d3ee_8000),
    f64::from_bits(0xbfa2_1b64_6cae_0000),
    f64::from_bits(0xbf9c_beda_5227_0000),
    f64::from_bits(0xbf95_5b42_4418_0000),
    f64::from_bits(0xbf8c_5102_3e80_0000),
    f64::from_bits(0xbf7c_38a3_2388_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3f8b_1e4c_5480_0000),
    f64::from_bits(0x3f9a_da2e_8e3e_0000),
    f64::from_bits(0x3fa3_e42a_99d8_8000),
    f64::from_bits(0x3faa_271c_1846_0000),
    f64::from_bits(0x3fb0_2008_a143_c000),
    f64::from_bits(0x3fb3_151b_fd65_c000),
    f64::from_bits(0x3fb5_f8bf_4e2d_c000),
    f64::from_bits(0x3fb8_c903_e027_c000),
    f64::from_bits(0x3fbb_885b_6d71_c000),
    f64::from_bits(0x3fbe_3995_cade_0000),
    f64::from_bits(0x3fc0_6b46_319b_8000),
    f64::from_bits(0x3fc1_b114_86a1_e000),
    f64::from_bits(0x3fc2_f24d_411b_c000),
    f64::from_bits(0x3fc4_2bf3_872a_4000),
    f64::from_bits(0x3fc5_5d5a_9689_e000),
    f64::from_bits(0x3fc6_886b_daa2_2000),
    f64::from_bits(0x3fc7_af43_d358_e000),
    f64::from_bits(0x3fc8_cec4_d653_a000),
    f64::from_bits(0x3fc9_e65a_91f1_6000),
    f64::from_bits(0x3fca_fb12_5f61_4000),
    f64::from_bits(0x3fcc_09c4_1591_a000),
    f64::from_bits(0x3fcd_14e9_b039_6000),
];
pub const LOG10_L: [f64; 32] = [
    f64::from_bits(0x3d2e_e90c_21d2_9ca8),
    f64::from_bits(0xbd31_1212_8db8_e134),
    f64::from_bits(0xbcd5_e522_a562_c982),
    f64::from_bits(0x3d24_cc1c_6bf6_8db0),
    f64::from_bits(0x3d2b_9930_2fec_cfa3),
    f64::from_bits(0xbd33_8a6c_8bd0_53d8),
    f64::from_bits(0x3d34_8500_5cac_7bcb),
    f64::from_bits(0xbd3c_60c4_a992_7e8a),
    f64::from_bits(0xbd3e_534e_9193_5489),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3d1f_9b29_f9a4_c1cd),
    f64::from_bits(0x3d35_1bd1_9e6e_701a),
    f64::from_bits(0x3d37_5de4_8fe9_4847),
    f64::from_bits(0xbd31_08df_95a0_9628),
    f64::from_bits(0x3d38_7da4_03f8_96f9),
    f64::from_bits(0x3d37_e280_048c_6795),
    f64::from_bits(0xbd16_4bab_068d_908d),
    f64::from_bits(0xbd31_28e6_86e2_589f),
    f64::from_bits(0xbd38_7806_0c4d_fd6c),
    f64::from_bits(0x3d3e_e644_368f_8096),
    f64::from_bits(0xbd32_0256_cd5e_3464),
    f64::from_bits(0xbd03_7b25_3c03_7aac),
    f64::from_bits(0x3d3c_6dea_3878_0df3),
    f64::from_bits(0x3d31_be16_5c55_f3a1),
    f64::from_bits(0x3d2e_3428_f940_33c0),
    f64::from_bits(0xbcf7_6987_0aef_c7cc),
    f64::from_bits(0x3d30_4b07_2835_b03c),
    f64::from_bits(0xbd3b_a35b_f1ee_edea),
    f64::from_bits(0xbd22_aa68_030e_0a5a),
    f64::from_bits(0x3d19_5532_d61d_1c5d),
    f64::from_bits(0xbd36_847c_8850_e358),
    f64::from_bits(0x3d11_6697_5039_d8fd),
];
pub const EM0: f64 = f64::from_bits(0x3fe0_0000_0000_0000);
pub const EM1: f64 = f64::from_bits(0x3fc5_5555_5555_5555);
pub const EM2: f64 = f64::from_bits(0x3fa5_5555_5555_014a);
pub const EM3: f64 = f64::from_bits(0x3f81_1111_1113_16e7);
pub const EM4: f64 = f64::from_bits(0x3f56_c170_764a_c19c);
pub const EM5: f64 = f64::from_bits(0x3f2a_0197_468a_520f);
pub const LB0: f64 = f64::from_bits(0xbfe7_1547_652b_82fd);
pub const LB1: f64 = f64::from_bits(0x3fde_c709_dc3a_03f0);
pub const LB2: f64 = f64::from_bits(0xbfd7_1547_652d_3f72);
pub const LB3: f64 = f64::from_bits(0x3fd2_776c_50f3_bcdc);
pub const LB4: f64 = f64::from_bits(0xbfce_c709_642e_ee7b);
pub const LB5: f64 = f64::from_bits(0x3fca_6175_7505_c6e8);
pub const LB6: f64 = f64::from_bits(0xbfc7_1a88_5a1f_daa1);
pub const LB7: f64 = f64::from_bits(0x3fc4_8a9c_ab8e_5e2d);
pub const LT0: f64 = f64::from_bits(0xbfcb_cb7b_1526_e50d);
pub const LT1: f64 = f64::from_bits(0x3fc2_87a7_636f_4357);
pub const LT2: f64 = f64::from_bits(0xbfbb_cb7b_1528_ef07);
pub const LT3: f64 = f64::from_bits(0x3fb6_3c62_7757_3023);
pub const LT4: f64 = f64::from_bits(0xbfb2_87a7_1be4_15fd);
pub const LT5: f64 = f64::from_bits(0x3faf_c3f9_8931_6f84);
pub const LT6: f64 = f64::from_bits(0xbfab_d1c8_ac87_b98a);
pub const LT7: f64 = f64::from_bits(0x3fa8_bbf7_4d68_c6fc);
pub const TEN0: f64 = f64::from_bits(0x4002_6bb1_bbb5_5516);
pub const TEN0_L: f64 = f64::from_bits(0xbcab_f69b_9a61_8b8e);
pub const TEN1: f64 = f64::from_bits(0x4005_3524_c73c_ea69);
pub const TEN2: f64 = f64::from_bits(0x4000_4705_91dd_87bf);
pub const TEN3: f64 = f64::from_bits(0x3ff2_bd76_09fb_20e7);
pub const TEN4: f64 = f64::from_bits(0x3fe1_42a4_ba39_7be1);
pub const TEN5: f64 = f64::from_bits(0x3fca_7ee4_f2f9_bda6);
