//! Of `cbrt`.
//!
//! `cargo xtask tables` writes this file.

pub const CBRT0: f64 = f64::from_bits(0x3ffa_b859_0441_9654);
pub const CBRT1: f64 = f64::from_bits(0xbff2_c41e_23e5_eb7d);
pub const CBRT2: f64 = f64::from_bits(0x3fe6_4165_05a6_e46a);
pub const CBRT3: f64 = f64::from_bits(0xbfcc_5186_1064_401e);
pub const CBRT4: f64 = f64::from_bits(0x3f9d_46f7_d335_5354);
pub const CBRT_STEP: [f64; 4] = table![f64:
    0x3ff0000000000000 0x3fe965fea53d6e3d 0x3fe428a2f98d728b 0x3ff0000000000000
];
