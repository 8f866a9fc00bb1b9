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
pub const TENS: [f64; 24] = table![f64:
    0x3ff0000000000000 0x4024000000000000 0x4059000000000000 0x408f400000000000 0x40c3880000000000
    0x40f86a0000000000 0x412e848000000000 0x416312d000000000 0x4197d78400000000 0x41cdcd6500000000
    0x4202a05f20000000 0x42374876e8000000 0x426d1a94a2000000 0x42a2309ce5400000 0x42d6bcc41e900000
    0x430c6bf526340000 0x4341c37937e08000 0x4376345785d8a000 0x43abc16d674ec800 0x43e158e460913d00
    0x4415af1d78b58c40 0x444b1ae4d6e2ef50 0x4480f0cf064dd592 0x44b52d02c7e14af6
];
