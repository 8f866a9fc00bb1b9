//! Of `exp`, `exp2` and `ln` in binary64.
//!
//! `cargo xtask tables` writes this file.

pub const EXP2_H: [f64; 32] = [
    f64::from_bits(0x3ff0_0000_0000_0000),
    f64::from_bits(0x3ff0_59b0_d315_8574),
    f64::from_bits(0x3ff0_b558_6cf9_890f),
    f64::from_bits(0x3ff1_1301_d012_5b51),
    f64::from_bits(0x3ff1_72b8_3c7d_517b),
    f64::from_bits(0x3ff1_d487_3168_b9aa),
    f64::from_bits(0x3ff2_387a_6e75_6238),
    f64::from_bits(0x3ff2_9e9d_f51f_dee1),
    f64::from_bits(0x3ff3_06fe_0a31_b715),
    f64::from_bits(0x3ff3_71a7_373a_a9cb),
    f64::from_bits(0x3ff3_dea6_4c12_3422),
    f64::from_bits(0x3ff4_4e08_6061_892d),
    f64::from_bits(0x3ff4_bfda_d536_2a27),
    f64::from_bits(0x3ff5_342b_569d_4f82),
    f64::from_bits(0x3ff5_ab07_dd48_5429),
    f64::from_bits(0x3ff6_247e_b03a_5585),
    f64::from_bits(0x3ff6_a09e_667f_3bcd),
    f64::from_bits(0x3ff7_1f75_e8ec_5f74),
    f64::from_bits(0x3ff7_a114_73eb_0187),
    f64::from_bits(0x3ff8_2589_994c_ce13),
    f64::from_bits(0x3ff8_ace5_422a_a0db),
    f64::from_bits(0x3ff9_3737_b0cd_c5e5),
    f64::from_bits(0x3ff9_c491_82a3_f090),
    f64::from_bits(0x3ffa_5503_b23e_255d),
    f64::from_bits(0x3ffa_e89f_995a_d3ad),
    f64::from_bits(0x3ffb_7f76_f2fb_5e47),
    f64::from_bits(0x3ffc_199b_dd85_529c),
    f64::from_bits(0x3ffc_b720_dcef_9069),
    f64::from_bits(0x3ffd_5818_dcfb_a487),
    f64::from_bits(0x3ffd_fc97_337b_9b5f),
    f64::from_bits(0x3ffe_a4af_a2a4_90da),
    f64::from_bits(0x3fff_5076_5b6e_4540),
];
pub const EXP2_L: [f64; 32] = [
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3c8d_73e2_a475_b465),
    f64::from_bits(0x3c98_a62e_4adc_610b),
    f64::from_bits(0xbc96_c510_3944_9b3a),
    f64::from_bits(0xbc81_9041_b9d7_8a76),
    f64::from_bits(0x3c9e_016e_00a2_643c),
    f64::from_bits(0x3c99_b07e_b6c7_0573),
    f64::from_bits(0x3c86_12e8_afad_1255),
    f64::from_bits(0x3c86_f46a_d231_82e4),
    f64::from_bits(0xbc96_3aea_bf42_eae2),
    f64::from_bits(0x3c8a_da09_11f0_9ebc),
    f64::from_bits(0x3c48_9b7a_04ef_80d0),
    f64::from_bits(0x3c7d_4397_afec_42e2),
    f64::from_bits(0xbc80_7abe_1db1_3cad),
    f64::from_bits(0x3c96_324c_0546_47ad),
    f64::from_bits(0xbc93_83c1_7e40_b497),
    f64::from_bits(0xbc9b_dd34_13b2_6456),
    f64::from_bits(0xbc81_6e47_8688_7a99),
    f64::from_bits(0xbc84_1577_ee04_992f),
    f64::from_bits(0xbc9d_4c1d_d415_32d8),
    f64::from_bits(0x3c96_e9f1_5686_4b27),
    f64::from_bits(0xbc67_5fc7_81b5_7ebc),
    f64::from_bits(0x3c7c_7c46_b071_f2be),
    f64::from_bits(0xbc9d_2f6e_db8d_41e1),
    f64::from_bits(0x3c97_a1cd_345d_cc81),
    f64::from_bits(0xbc75_584f_7e54_ac3b),
    f64::from_bits(0x3c81_1065_8950_48dd),
    f64::from_bits(0x3c75_03cb_d1e9_49db),
    f64::from_bits(0x3c82_ed02_d75b_3707),
    f64::from_bits(0xbc91_a5cd_4f18_4b5c),
    f64::from_bits(0xbc9e_9c23_179c_2893),
    f64::from_bits(0x3c99_d3e1_2dd8_a18b),
];
pub const INV_LN2_32: f64 = f64::from_bits(0x4047_1547_652b_82fe);
pub const LN2_32_H: f64 = f64::from_bits(0x3f96_2e42_fefa_4000);
pub const LN2_32_L: f64 = f64::from_bits(0xbcf8_432a_1b0e_2634);
pub const LOG_OFF: u64 = 0x3feb400000000000;
pub const LOG_INV: [f64; 32] = [
    f64::from_bits(0x3ff2_9e80_0000_0000),
    f64::from_bits(0x3ff2_4980_0000_0000),
    f64::from_bits(0x3ff1_f780_0000_0000),
    f64::from_bits(0x3ff1_a800_0000_0000),
    f64::from_bits(0x3ff1_5b80_0000_0000),
    f64::from_bits(0x3ff1_1180_0000_0000),
    f64::from_bits(0x3ff0_c980_0000_0000),
    f64::from_bits(0x3ff0_8480_0000_0000),
    f64::from_bits(0x3ff0_4180_0000_0000),
    f64::from_bits(0x3ff0_0000_0000_0000),
    f64::from_bits(0x3fef_0a00_0000_0000),
    f64::from_bits(0x3fee_2000_0000_0000),
    f64::from_bits(0x3fed_4300_0000_0000),
    f64::from_bits(0x3fec_7300_0000_0000),
    f64::from_bits(0x3feb_ae00_0000_0000),
    f64::from_bits(0x3fea_f400_0000_0000),
    f64::from_bits(0x3fea_4300_0000_0000),
    f64::from_bits(0x3fe9_9b00_0000_0000),
    f64::from_bits(0x3fe8_fb00_0000_0000),
    f64::from_bits(0x3fe8_6200_0000_0000),
    f64::from_bits(0x3fe7_d100_0000_0000),
    f64::from_bits(0x3fe7_4700_0000_0000),
    f64::from_bits(0x3fe6_c200_0000_0000),
    f64::from_bits(0x3fe6_4300_0000_0000),
    f64::from_bits(0x3fe5_ca00_0000_0000),
    f64::from_bits(0x3fe5_5600_0000_0000),
    f64::from_bits(0x3fe4_e600_0000_0000),
    f64::from_bits(0x3fe4_7b00_0000_0000),
    f64::from_bits(0x3fe4_1500_0000_0000),
    f64::from_bits(0x3fe3_b200_0000_0000),
    f64::from_bits(0x3fe3_5300_0000_0000),
    f64::from_bits(0x3fe2_f700_0000_0000),
];
pub const LOG_H: [f64; 32] = [
    f64::from_bits(0xbfc3_67ac_ad3c_a000),
    f64::from_bits(0xbfc1_1a0e_7be8_0000),
    f64::from_bits(0xbfbd_ae07_4be2_c000),
    f64::from_bits(0xbfb9_375e_5559_4000),
    f64::from_bits(0xbfb4_d8b1_4d4e_c000),
    f64::from_bits(0xbfb0_8c18_a07e_8000),
    f64::from_bits(0xbfa8_966a_13db_8000),
    f64::from_bits(0xbfa0_4cdd_68d8_0000),
    f64::from_bits(0xbf90_3ed5_e44e_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3f9f_389d_bad7_0000),
    f64::from_bits(0x3fae_ea31_c006_8000),
    f64::from_bits(0x3fb6_e692_bf6c_0000),
    f64::from_bits(0x3fbe_1c07_aaa9_4000),
    f64::from_bits(0x3fc2_9093_0eaf_6000),
    f64::from_bits(0x3fc5_f830_a1a5_c000),
    f64::from_bits(0x3fc9_4bba_c8d6_e000),
    f64::from_bits(0x3fcc_88f7_f898_e000),
    f64::from_bits(0x3fcf_b2b8_9600_e000),
    f64::from_bits(0x3fd1_661c_aecb_a000),
    f64::from_bits(0x3fd2_e732_c093_0000),
    f64::from_bits(0x3fd4_5e4b_d73b_a000),
    f64::from_bits(0x3fd5_d01d_c49f_f000),
    f64::from_bits(0x3fd7_3937_f783_d000),
    f64::from_bits(0x3fd8_98d3_8a89_3000),
    f64::from_bits(0x3fd9_f123_f4bf_7000),
    f64::from_bits(0x3fdb_4497_7c14_9000),
    f64::from_bits(0x3fdc_8f97_c7e2_a000),
    f64::from_bits(0x3fdd_d17a_1603_4000),
    f64::from_bits(0x3fdf_100f_6c2e_b000),
    f64::from_bits(0x3fe0_23da_ae46_9000),
    f64::from_bits(0x3fe0_bda2_e6c9_2000),
];
pub const LOG_L: [f64; 32] = [
    f64::from_bits(0x3d33_0341_1f25_d5e6),
    f64::from_bits(0x3d2a_bc6a_579b_b711),
    f64::from_bits(0x3d2a_1d67_87e0_0ce0),
    f64::from_bits(0xbd3e_ddc3_7380_c364),
    f64::from_bits(0x3d18_0472_7034_7630),
    f64::from_bits(0xbd35_8f75_13b8_aa54),
    f64::from_bits(0xbd39_dac5_1110_3b4e),
    f64::from_bits(0x3d3e_802e_8d0e_18cc),
    f64::from_bits(0x3d36_2b4f_d9e8_4f77),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x3d2d_4f8b_7605_195e),
    f64::from_bits(0x3d3c_3dd8_3606_d891),
    f64::from_bits(0x3d11_7ee1_a737_6078),
    f64::from_bits(0xbd21_6ce9_fbe0_b994),
    f64::from_bits(0x3d29_07c2_d138_eeee),
    f64::from_bits(0x3d35_2268_98ff_c1bc),
    f64::from_bits(0xbd39_dfa5_db0a_cc8e),
    f64::from_bits(0xbd3e_41d0_0314_146d),
    f64::from_bits(0x3d23_15d0_8f38_0c8c),
    f64::from_bits(0xbd31_71ff_f9fc_4abb),
    f64::from_bits(0x3d2c_80ef_48e4_449b),
    f64::from_bits(0x3d3e_d081_f691_35c9),
    f64::from_bits(0x3d27_40ab_8cfa_5ed3),
    f64::from_bits(0xbd14_6b60_20de_3505),
    f64::from_bits(0x3d31_f666_071e_2f57),
    f64::from_bits(0xbd22_edbf_d41b_7fc2),
    f64::from_bits(0xbd0c_ae5e_0256_c925),
    f64::from_bits(0xbd38_994e_24a1_08ff),
    f64::from_bits(0xbd24_5224_e186_b308),
    f64::from_bits(0x3d2c_ce77_9d37_f3d8),
    f64::from_bits(0xbd34_b5d9_2613_0001),
    f64::from_bits(0xbd1d_ccde_abf4_d2ff),
];
pub const LN2_H: f64 = f64::from_bits(0x3fe6_2e42_fefa_3800);
pub const LN2_L: f64 = f64::from_bits(0x3d2e_f357_93c7_6730);
pub const E0: f64 = f64::from_bits(0x3fe0_0000_0000_0000);
pub const E1: f64 = f64::from_bits(0x3fc5_5555_5554_dd45);
pub const E2: f64 = f64::from_bits(0x3fa5_5555_5554_e947);
pub const E3: f64 = f64::from_bits(0x3f81_1114_f8a7_93c5);
pub const E4: f64 = f64::from_bits(0x3f56_c170_ee3d_585d);
pub const E20: f64 = f64::from_bits(0x3fe6_2e42_fefa_39ef);
pub const E20_L: f64 = f64::from_bits(0x3c81_5de4_2ee6_41b0);
pub const E21: f64 = f64::from_bits(0x3fce_bfbd_ff82_c58f);
pub const E22: f64 = f64::from_bits(0x3fac_6b08_d703_80dd);
pub const E23: f64 = f64::from_bits(0x3f83_b2ab_6fb8_ce0c);
pub const E24: f64 = f64::from_bits(0x3f55_d885_e6ee_6243);
pub const E25: f64 = f64::from_bits(0x3f24_3098_ab0e_ecc8);
pub const L0: f64 = f64::from_bits(0xbfe0_0000_0000_0000);
pub const L1: f64 = f64::from_bits(0x3fd5_5555_5555_5555);
pub const L2: f64 = f64::from_bits(0xbfd0_0000_0000_1489);
pub const L3: f64 = f64::from_bits(0x3fc9_9999_999a_16d0);
pub const L4: f64 = f64::from_bits(0xbfc5_5555_4645_9131);
pub const L5: f64 = f64::from_bits(0x3fc2_4924_799e_7f89);
pub const L6: f64 = f64::from_bits(0xbfc0_0193_fb5a_20a1);
pub const L7: f64 = f64::from_bits(0x3fbc_756c_2d92_62ae);
