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
pub const LOG2_H: [f64; 32] = table![f64:
    0xbfcbfed6e26c0000 0xbfc8ac3354e36000 0xbfc568d1ab4aa000 0xbfc2309065d2a000 0xbfbe13384d3a0000
    0xbfb7df651d574000 0xbfb1bc75cf5a8000 0xbfa7842be5780000 0xbf976fee6e790000 0x0000000000000000
    0x3fa685742e208000 0x3fb64ce26c068000 0x3fc084f3e1dfc000 0x3fc5b82b15140000 0x3fcac883fd0f2000
    0x3fcfb1fdb074c000 0x3fd23f4062ee1000 0x3fd4956bc7864000 0x3fd6dd88adb3d000 0x3fd919ece40d5000
    0x3fdb457cc0e82000 0x3fdd62a3ac2b7000 0x3fdf782d47292000 0x3fe0c09197018800 0x3fe1be33373eb000
    0x3fe2b691f88e5800 0x3fe3ab6ebafde000 0x3fe49a330c2ad800 0x3fe58263befd6000 0x3fe66832edb7b800
    0x3fe749016eb2c800 0x3fe826ddc4ed8000
];
pub const LOG2_L: [f64; 32] = table![f64:
    0x3d3fc79f98c5833e 0x3d275adfcfe0b8a7 0x3d3fbc572730aef6 0x3d30dd830ee74ef2 0x3d17ffc56af02a57
    0xbce893616587f80f 0x3d14126f630be345 0x3d38cb7313a2ecf5 0xbd2fcdd7773694d3 0x0000000000000000
    0xbd245a119b78c5ff 0xbd2d5297837adb4b 0xbd14060d2d55deef 0x3d351cfbf19fc724 0xbd3196839d609065
    0xbd2024abf84abdbf 0xbd26de927608dff7 0x3d36055bd6d74bcf 0x3d22ca2607f3d50e 0xbd3dcaf0780491a2
    0x3d346baf8ee8251b 0xbd24e1152d485d4e 0x3d35c30494ded24a 0xbd392b7af2fe06f0 0x3d1bda5d52c5e8a6
    0x3d395dede566a0ff 0x3d290f7cc1c89df1 0x3d3da94a54b1ffab 0xbd3fd47a88522e5d 0xbd368f31235ff6c6
    0xbd2da8bf91dd887b 0xbcfe154efc5f7a9a
];
pub const LOG10_H: [f64; 32] = table![f64:
    0xbfb0dade04e98000 0xbfadb57697c68000 0xbfa9c7904edb0000 0xbfa5e70fd3ee8000 0xbfa21b646cae0000
    0xbf9cbeda52270000 0xbf955b4244180000 0xbf8c51023e800000 0xbf7c38a323880000 0x0000000000000000
    0x3f8b1e4c54800000 0x3f9ada2e8e3e0000 0x3fa3e42a99d88000 0x3faa271c18460000 0x3fb02008a143c000
    0x3fb3151bfd65c000 0x3fb5f8bf4e2dc000 0x3fb8c903e027c000 0x3fbb885b6d71c000 0x3fbe3995cade0000
    0x3fc06b46319b8000 0x3fc1b11486a1e000 0x3fc2f24d411bc000 0x3fc42bf3872a4000 0x3fc55d5a9689e000
    0x3fc6886bdaa22000 0x3fc7af43d358e000 0x3fc8cec4d653a000 0x3fc9e65a91f16000 0x3fcafb125f614000
    0x3fcc09c41591a000 0x3fcd14e9b0396000
];
pub const LOG10_L: [f64; 32] = table![f64:
    0x3d2ee90c21d29ca8 0xbd3112128db8e134 0xbcd5e522a562c982 0x3d24cc1c6bf68db0 0x3d2b99302feccfa3
    0xbd338a6c8bd053d8 0x3d3485005cac7bcb 0xbd3c60c4a9927e8a 0xbd3e534e91935489 0x0000000000000000
    0x3d1f9b29f9a4c1cd 0x3d351bd19e6e701a 0x3d375de48fe94847 0xbd3108df95a09628 0x3d387da403f896f9
    0x3d37e280048c6795 0xbd164bab068d908d 0xbd3128e686e2589f 0xbd3878060c4dfd6c 0x3d3ee644368f8096
    0xbd320256cd5e3464 0xbd037b253c037aac 0x3d3c6dea38780df3 0x3d31be165c55f3a1 0x3d2e3428f94033c0
    0xbcf769870aefc7cc 0x3d304b072835b03c 0xbd3ba35bf1eeedea 0xbd22aa68030e0a5a 0x3d195532d61d1c5d
    0xbd36847c8850e358 0x3d1166975039d8fd
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
