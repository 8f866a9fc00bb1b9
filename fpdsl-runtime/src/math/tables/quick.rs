//! Of the quick phases of exponentials, logarithms and powers, in plain binary64.
//!
//! `cargo xtask tables` writes this file.

pub const LN2: f64 = f64::from_bits(0x3fe6_2e42_fefa_39ef);
pub const LG2: f64 = f64::from_bits(0x3fd3_4413_509f_79ff);
pub const QUICK_LN: [f64; 32] = [
    f64::from_bits(0xbfc3_67ac_ad3c_967e),
    f64::from_bits(0xbfc1_1a0e_7be7_f951),
    f64::from_bits(0xbfbd_ae07_4be2_b2f1),
    f64::from_bits(0xbfb9_375e_5559_5ede),
    f64::from_bits(0xbfb4_d8b1_4d4e_b9ff),
    f64::from_bits(0xbfb0_8c18_a07e_958f),
    f64::from_bits(0xbfa8_966a_13db_b3b6),
    f64::from_bits(0xbfa0_4cdd_68d7_c300),
    f64::from_bits(0xbf90_3ed5_e44d_a753),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3f9f_389d_bad7_3a9f),
    f64::from_bits(0x3fae_ea31_c006_b87c),
    f64::from_bits(0x3fb6_e692_bf6c_0460),
    f64::from_bits(0x3fbe_1c07_aaa9_374a),
    f64::from_bits(0x3fc2_9093_0eaf_6642),
    f64::from_bits(0x3fc5_f830_a1a5_ca91),
    f64::from_bits(0x3fc9_4bba_c8d6_d310),
    f64::from_bits(0x3fcc_88f7_f898_d0df),
    f64::from_bits(0x3fcf_b2b8_9600_e4c5),
    f64::from_bits(0x3fd1_661c_aecb_9ba4),
    f64::from_bits(0x3fd2_e732_c093_0390),
    f64::from_bits(0x3fd4_5e4b_d73b_a7b4),
    f64::from_bits(0x3fd5_d01d_c49f_f2e8),
    f64::from_bits(0x3fd7_3937_f783_ceb9),
    f64::from_bits(0x3fd8_98d3_8a89_347e),
    f64::from_bits(0x3fd9_f123_f4bf_6da2),
    f64::from_bits(0x3fdb_4497_7c14_8f1b),
    f64::from_bits(0x3fdc_8f97_c7e2_99da),
    f64::from_bits(0x3fdd_d17a_1603_3d76),
    f64::from_bits(0x3fdf_100f_6c2e_b39a),
    f64::from_bits(0x3fe0_23da_ae46_8d69),
    f64::from_bits(0x3fe0_bda2_e6c9_1f12),
];
pub const QUICK_LOG2: [f64; 32] = [
    f64::from_bits(0xbfcb_fed6_e26b_f01c),
    f64::from_bits(0xbfc8_ac33_54e3_5a29),
    f64::from_bits(0xbfc5_68d1_ab4a_9022),
    f64::from_bits(0xbfc2_3090_65d2_9791),
    f64::from_bits(0xbfbe_1338_4d39_fa00),
    f64::from_bits(0xbfb7_df65_1d57_40c5),
    f64::from_bits(0xbfb1_bc75_cf5a_7afb),
    f64::from_bits(0xbfa7_842b_e577_ce69),
    f64::from_bits(0xbf97_6fee_6e79_3f9c),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3fa6_8574_2e20_6ba6),
    f64::from_bits(0x3fb6_4ce2_6c06_7157),
    f64::from_bits(0x3fc0_84f3_e1df_bd7f),
    f64::from_bits(0x3fc5_b82b_1514_0a8e),
    f64::from_bits(0x3fca_c883_fd0f_1735),
    f64::from_bits(0x3fcf_b1fd_b074_bbf7),
    f64::from_bits(0x3fd2_3f40_62ee_0d24),
    f64::from_bits(0x3fd4_956b_c786_4581),
    f64::from_bits(0x3fd6_dd88_adb3_d259),
    f64::from_bits(0x3fd9_19ec_e40d_488d),
    f64::from_bits(0x3fdb_457c_c0e8_251b),
    f64::from_bits(0x3fdd_62a3_ac2b_6d64),
    f64::from_bits(0x3fdf_782d_4729_2571),
    f64::from_bits(0x3fe0_c091_9701_84db),
    f64::from_bits(0x3fe1_be33_373e_b0df),
    f64::from_bits(0x3fe2_b691_f88e_5b2c),
    f64::from_bits(0x3fe3_ab6e_bafd_e191),
    f64::from_bits(0x3fe4_9a33_0c2a_dbb5),
    f64::from_bits(0x3fe5_8263_befd_5c05),
    f64::from_bits(0x3fe6_6832_edb7_b52e),
    f64::from_bits(0x3fe7_4901_6eb2_c625),
    f64::from_bits(0x3fe8_26dd_c4ed_7fc4),
];
pub const QUICK_LOG10: [f64; 32] = [
    f64::from_bits(0xbfb0_dade_04e9_708b),
    f64::from_bits(0xbfad_b576_97c6_a224),
    f64::from_bits(0xbfa9_c790_4edb_00af),
    f64::from_bits(0xbfa5_e70f_d3ee_6b34),
    f64::from_bits(0xbfa2_1b64_6cad_e467),
    f64::from_bits(0xbf9c_beda_5227_4e2a),
    f64::from_bits(0xbf95_5b42_4417_adec),
    f64::from_bits(0xbf8c_5102_3e80_e306),
    f64::from_bits(0xbf7c_38a3_2389_e535),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3f8b_1e4c_5480_3f36),
    f64::from_bits(0x3f9a_da2e_8e3e_546f),
    f64::from_bits(0x3fa3_e42a_99d8_aebc),
    f64::from_bits(0x3faa_271c_1845_ddee),
    f64::from_bits(0x3fb0_2008_a143_d87e),
    f64::from_bits(0x3fb3_151b_fd65_d7e3),
    f64::from_bits(0x3fb5_f8bf_4e2d_ba6d),
    f64::from_bits(0x3fb8_c903_e027_aed7),
    f64::from_bits(0x3fbb_885b_6d71_a788),
    f64::from_bits(0x3fbe_3995_cade_1ee6),
    f64::from_bits(0x3fc0_6b46_319b_76ff),
    f64::from_bits(0x3fc1_b114_86a1_dec8),
    f64::from_bits(0x3fc2_f24d_411b_ce37),
    f64::from_bits(0x3fc4_2bf3_872a_48df),
    f64::from_bits(0x3fc5_5d5a_9689_e78d),
    f64::from_bits(0x3fc6_886b_daa2_1f45),
    f64::from_bits(0x3fc7_af43_d358_e826),
    f64::from_bits(0x3fc8_cec4_d653_922e),
    f64::from_bits(0x3fc9_e65a_91f1_5b55),
    f64::from_bits(0x3fca_fb12_5f61_432b),
    f64::from_bits(0x3fcc_09c4_1591_94be),
    f64::from_bits(0x3fcd_14e9_b039_622d),
];
pub const QUICK_POW: [f64; 64] = [
    f64::from_bits(0xbfcb_fd99_80f4_a9e8),
    f64::from_bits(0xbfca_512d_a206_d46c),
    f64::from_bits(0xbfc8_a9ad_0948_bc8a),
    f64::from_bits(0xbfc7_04b6_c17f_113b),
    f64::from_bits(0xbfc5_64f6_edd1_c651),
    f64::from_bits(0xbfc3_c801_f65e_51fc),
    f64::from_bits(0xbfc2_2df3_0274_6824),
    f64::from_bits(0xbfc0_9837_39f5_dfd3),
    f64::from_bits(0xbfbe_0de6_79e3_0a13),
    f64::from_bits(0xbfba_ef3a_b2c5_d6ee),
    f64::from_bits(0xbfb7_d747_c029_e1ab),
    f64::from_bits(0xbfb4_c647_d2ea_80da),
    f64::from_bits(0xbfb1_bc75_cf5a_7afb),
    f64::from_bits(0xbfad_741a_8c3b_15b7),
    f64::from_bits(0xbfa7_78fd_c182_a86f),
    f64::from_bits(0xbfa1_87ec_5665_69ce),
    f64::from_bits(0xbf97_4dd9_a246_a448),
    f64::from_bits(0xbf87_4306_53c4_d545),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3f96_ceb3_ca72_7c94),
    f64::from_bits(0x3fa6_af1a_bf1c_bfe8),
    f64::from_bits(0x3fb0_e480_fdff_269f),
    f64::from_bits(0x3fb6_5f46_afe6_fbcf),
    f64::from_bits(0x3fbb_c39d_8049_f318),
    f64::from_bits(0x3fc0_89af_9e07_c6b1),
    f64::from_bits(0x3fc3_2846_b8e2_a3f8),
    f64::from_bits(0x3fc5_bd09_6d04_15b1),
    f64::from_bits(0x3fc8_4ab4_b7e3_cbdb),
    f64::from_bits(0x3fca_cd84_fbdb_9973),
    f64::from_bits(0x3fcd_4849_09bb_e22e),
    f64::from_bits(0x3fcf_ba8e_50e5_9e31),
    f64::from_bits(0x3fd1_11ef_fa79_8ff8),
    f64::from_bits(0x3fd2_42c4_835c_0306),
    f64::from_bits(0x3fd3_7074_cd0c_2bd1),
    f64::from_bits(0x3fd4_99ed_cc88_9bdf),
    f64::from_bits(0x3fd5_bef9_b1c2_39d7),
    f64::from_bits(0x3fd6_e13a_f9f3_a147),
    f64::from_bits(0x3fd7_ff9b_efde_a5c9),
    f64::from_bits(0x3fd9_1adf_3ffd_3c5c),
    f64::from_bits(0x3fda_32dd_1e05_05c3),
    f64::from_bits(0x3fdb_476d_0287_1e57),
    f64::from_bits(0x3fdc_5865_b3d5_8e7d),
    f64::from_bits(0x3fdd_669b_36b0_69f8),
    f64::from_bits(0x3fde_71eb_ad35_f089),
    f64::from_bits(0x3fdf_7a34_9e74_7d37),
    f64::from_bits(0x3fe0_3fa9_7e79_f176),
    f64::from_bits(0x3fe0_c091_9701_84db),
    f64::from_bits(0x3fe1_4046_b256_804f),
    f64::from_bits(0x3fe1_beba_d21f_7b46),
    f64::from_bits(0x3fe2_3bdf_ba1f_f552),
    f64::from_bits(0x3fe2_b7a6_f27e_3ac5),
    f64::from_bits(0x3fe3_3201_ca4c_2ff2),
    f64::from_bits(0x3fe3_ab6e_bafd_e191),
    f64::from_bits(0x3fe4_2354_29d7_2a9e),
    f64::from_bits(0x3fe4_9a33_0c2a_dbb5),
    f64::from_bits(0x3fe5_1000_3716_5c15),
    f64::from_bits(0x3fe5_841d_29ee_b6c7),
    f64::from_bits(0x3fe5_f7a3_3af9_5f55),
    f64::from_bits(0x3fe6_69f5_03a5_478a),
    f64::from_bits(0x3fe6_db06_a92f_e658),
    f64::from_bits(0x3fe7_4acc_2977_0d22),
    f64::from_bits(0x3fe7_b9d3_b992_c30e),
    f64::from_bits(0x3fe8_2815_6063_945d),
    f64::from_bits(0x3fe8_94eb_c064_ae4a),
];
pub const QB0: f64 = f64::from_bits(0x3ff7_1547_652b_84c2);
pub const QB1: f64 = f64::from_bits(0xbfe7_1547_652b_8cb2);
pub const QB2: f64 = f64::from_bits(0x3fde_c709_d476_fd4a);
pub const QB3: f64 = f64::from_bits(0xbfd7_1547_5b24_f946);
pub const QB4: f64 = f64::from_bits(0x3fd2_78b0_1cc4_206b);
pub const QB5: f64 = f64::from_bits(0xbfce_c991_7883_bd17);
pub const QE0: f64 = f64::from_bits(0x3f96_2e42_fef8_d999);
pub const QE1: f64 = f64::from_bits(0x3f2e_bfbd_ff80_3a4d);
pub const QE2: f64 = f64::from_bits(0x3ebc_6b13_ce78_905e);
pub const QE3: f64 = f64::from_bits(0x3e43_b2b3_09b4_81d0);
pub const QL0: f64 = f64::from_bits(0xbfe0_0000_0000_0447);
pub const QL1: f64 = f64::from_bits(0x3fd5_5555_5258_5fb6);
pub const QL2: f64 = f64::from_bits(0xbfcf_ffff_f267_5964);
pub const QL3: f64 = f64::from_bits(0x3fc9_9b0f_a0e3_7997);
pub const QL4: f64 = f64::from_bits(0xbfc5_571f_893b_f4b1);
pub const QM0: f64 = f64::from_bits(0x3f96_2e42_fefa_39ef);
pub const QM1: f64 = f64::from_bits(0x3f2e_bfbd_ff81_2e86);
pub const QM2: f64 = f64::from_bits(0x3ebc_6b08_d706_1703);
pub const QM3: f64 = f64::from_bits(0x3e43_b2b1_c55f_8c61);
pub const QM4: f64 = f64::from_bits(0x3dc5_d880_95e0_9a82);
pub const QP0: f64 = f64::from_bits(0x3ff7_1547_652b_82fe);
pub const QP1: f64 = f64::from_bits(0xbfe7_1547_652b_8330);
pub const QP2: f64 = f64::from_bits(0x3fde_c709_dc3a_b335);
pub const QP3: f64 = f64::from_bits(0xbfd7_1547_6471_309a);
pub const QP4: f64 = f64::from_bits(0x3fd2_776b_fee3_ca39);
pub const QP5: f64 = f64::from_bits(0xbfce_c7b7_6e08_d042);
pub const QP6: f64 = f64::from_bits(0x3fca_77b5_d539_6d3f);
pub const QT0: f64 = f64::from_bits(0x3fdb_cb7b_1526_e72e);
pub const QT1: f64 = f64::from_bits(0xbfcb_cb7b_1526_f0bc);
pub const QT2: f64 = f64::from_bits(0x3fc2_87a7_5ec3_200d);
pub const QT3: f64 = f64::from_bits(0xbfbb_cb7b_0914_fa5b);
pub const QT4: f64 = f64::from_bits(0x3fb6_3de8_56bf_e73f);
pub const QT5: f64 = f64::from_bits(0xbfb2_892d_43e1_2532);
