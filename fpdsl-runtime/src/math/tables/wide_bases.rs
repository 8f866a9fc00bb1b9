//! Of exponentials and logarithms to the bases 2 and 10, in triple-double.
//!
//! `cargo xtask tables` writes this file.

pub const INV_LG2_1024: f64 = f64::from_bits(0x40aa_934f_0979_a371);
pub const LG2_1024_1: f64 = f64::from_bits(0x3f33_4413_50a0_0000);
pub const LG2_1024_2: f64 = f64::from_bits(0xbce0_c021_9e00_0000);
pub const LG2_1024_3: f64 = f64::from_bits(0x3aff_12b3_5800_0000);
pub const LG2_1024_4: f64 = f64::from_bits(0x38f6_f922_f04d_5a62);
pub const LN2_PARTS: (f64, f64, f64) = (
    f64::from_bits(0x3fe6_2e42_fefa_39ef),
    f64::from_bits(0x3c7a_bc9e_3b39_803f),
    f64::from_bits(0x3907_b57a_079a_1934),
);
pub const LN10_PARTS: (f64, f64, f64) = (
    f64::from_bits(0x4002_6bb1_bbb5_5516),
    f64::from_bits(0xbcaf_48ad_494e_a3e9),
    f64::from_bits(0xb949_ebae_3ae0_260c),
);
pub const LOG2E_PARTS: (f64, f64, f64) = (
    f64::from_bits(0x3ff7_1547_652b_82fe),
    f64::from_bits(0x3c77_77d0_ffda_0d24),
    f64::from_bits(0xb916_0bb8_a544_2ab9),
);
pub const LOG10E_PARTS: (f64, f64, f64) = (
    f64::from_bits(0x3fdb_cb7b_1526_e50e),
    f64::from_bits(0x3c69_5355_baaa_fad3),
    f64::from_bits(0x38fe_e191_f71a_3012),
);
pub const TENS: [f64; 32] = [
    f64::from_bits(0x3ff0_0000_0000_0000),
    f64::from_bits(0x4024_0000_0000_0000),
    f64::from_bits(0x4059_0000_0000_0000),
    f64::from_bits(0x408f_4000_0000_0000),
    f64::from_bits(0x40c3_8800_0000_0000),
    f64::from_bits(0x40f8_6a00_0000_0000),
    f64::from_bits(0x412e_8480_0000_0000),
    f64::from_bits(0x4163_12d0_0000_0000),
    f64::from_bits(0x4197_d784_0000_0000),
    f64::from_bits(0x41cd_cd65_0000_0000),
    f64::from_bits(0x4202_a05f_2000_0000),
    f64::from_bits(0x4237_4876_e800_0000),
    f64::from_bits(0x426d_1a94_a200_0000),
    f64::from_bits(0x42a2_309c_e540_0000),
    f64::from_bits(0x42d6_bcc4_1e90_0000),
    f64::from_bits(0x430c_6bf5_2634_0000),
    f64::from_bits(0x4341_c379_37e0_8000),
    f64::from_bits(0x4376_3457_85d8_a000),
    f64::from_bits(0x43ab_c16d_674e_c800),
    f64::from_bits(0x43e1_58e4_6091_3d00),
    f64::from_bits(0x4415_af1d_78b5_8c40),
    f64::from_bits(0x444b_1ae4_d6e2_ef50),
    f64::from_bits(0x4480_f0cf_064d_d592),
    f64::from_bits(0x44b5_2d02_c7e1_4af6),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
    f64::from_bits(0x0000_0000_0000_0000),
];
