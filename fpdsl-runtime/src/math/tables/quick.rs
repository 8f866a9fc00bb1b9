//! Of the quick phases of exponentials, logarithms and powers, in plain binary64.
//!
//! `cargo xtask tables` writes this file.

pub const LN2: f64 = f64::from_bits(0x3fe6_2e42_fefa_39ef);
pub const LG2: f64 = f64::from_bits(0x3fd3_4413_509f_79ff);
pub const QUICK_LN: [f64; 32] = table![f64:
    0xbfc367acad3c967e 0xbfc11a0e7be7f951 0xbfbdae074be2b2f1 0xbfb9375e55595ede 0xbfb4d8b14d4eb9ff
    0xbfb08c18a07e958f 0xbfa8966a13dbb3b6 0xbfa04cdd68d7c300 0xbf903ed5e44da753 0x0000000000000000
    0x3f9f389dbad73a9f 0x3faeea31c006b87c 0x3fb6e692bf6c0460 0x3fbe1c07aaa9374a 0x3fc290930eaf6642
    0x3fc5f830a1a5ca91 0x3fc94bbac8d6d310 0x3fcc88f7f898d0df 0x3fcfb2b89600e4c5 0x3fd1661caecb9ba4
    0x3fd2e732c0930390 0x3fd45e4bd73ba7b4 0x3fd5d01dc49ff2e8 0x3fd73937f783ceb9 0x3fd898d38a89347e
    0x3fd9f123f4bf6da2 0x3fdb44977c148f1b 0x3fdc8f97c7e299da 0x3fddd17a16033d76 0x3fdf100f6c2eb39a
    0x3fe023daae468d69 0x3fe0bda2e6c91f12
];
pub const QUICK_LOG2: [f64; 32] = table![f64:
    0xbfcbfed6e26bf01c 0xbfc8ac3354e35a29 0xbfc568d1ab4a9022 0xbfc2309065d29791 0xbfbe13384d39fa00
    0xbfb7df651d5740c5 0xbfb1bc75cf5a7afb 0xbfa7842be577ce69 0xbf976fee6e793f9c 0x0000000000000000
    0x3fa685742e206ba6 0x3fb64ce26c067157 0x3fc084f3e1dfbd7f 0x3fc5b82b15140a8e 0x3fcac883fd0f1735
    0x3fcfb1fdb074bbf7 0x3fd23f4062ee0d24 0x3fd4956bc7864581 0x3fd6dd88adb3d259 0x3fd919ece40d488d
    0x3fdb457cc0e8251b 0x3fdd62a3ac2b6d64 0x3fdf782d47292571 0x3fe0c091970184db 0x3fe1be33373eb0df
    0x3fe2b691f88e5b2c 0x3fe3ab6ebafde191 0x3fe49a330c2adbb5 0x3fe58263befd5c05 0x3fe66832edb7b52e
    0x3fe749016eb2c625 0x3fe826ddc4ed7fc4
];
pub const QUICK_LOG10: [f64; 32] = table![f64:
    0xbfb0dade04e9708b 0xbfadb57697c6a224 0xbfa9c7904edb00af 0xbfa5e70fd3ee6b34 0xbfa21b646cade467
    0xbf9cbeda52274e2a 0xbf955b424417adec 0xbf8c51023e80e306 0xbf7c38a32389e535 0x0000000000000000
    0x3f8b1e4c54803f36 0x3f9ada2e8e3e546f 0x3fa3e42a99d8aebc 0x3faa271c1845ddee 0x3fb02008a143d87e
    0x3fb3151bfd65d7e3 0x3fb5f8bf4e2dba6d 0x3fb8c903e027aed7 0x3fbb885b6d71a788 0x3fbe3995cade1ee6
    0x3fc06b46319b76ff 0x3fc1b11486a1dec8 0x3fc2f24d411bce37 0x3fc42bf3872a48df 0x3fc55d5a9689e78d
    0x3fc6886bdaa21f45 0x3fc7af43d358e826 0x3fc8cec4d653922e 0x3fc9e65a91f15b55 0x3fcafb125f61432b
    0x3fcc09c4159194be 0x3fcd14e9b039622d
];
pub const QUICK_POW: [f64; 64] = table![f64:
    0xbfcbfd9980f4a9e8 0xbfca512da206d46c 0xbfc8a9ad0948bc8a 0xbfc704b6c17f113b 0xbfc564f6edd1c651
    0xbfc3c801f65e51fc 0xbfc22df302746824 0xbfc0983739f5dfd3 0xbfbe0de679e30a13 0xbfbaef3ab2c5d6ee
    0xbfb7d747c029e1ab 0xbfb4c647d2ea80da 0xbfb1bc75cf5a7afb 0xbfad741a8c3b15b7 0xbfa778fdc182a86f
    0xbfa187ec566569ce 0xbf974dd9a246a448 0xbf87430653c4d545 0x0000000000000000 0x3f96ceb3ca727c94
    0x3fa6af1abf1cbfe8 0x3fb0e480fdff269f 0x3fb65f46afe6fbcf 0x3fbbc39d8049f318 0x3fc089af9e07c6b1
    0x3fc32846b8e2a3f8 0x3fc5bd096d0415b1 0x3fc84ab4b7e3cbdb 0x3fcacd84fbdb9973 0x3fcd484909bbe22e
    0x3fcfba8e50e59e31 0x3fd111effa798ff8 0x3fd242c4835c0306 0x3fd37074cd0c2bd1 0x3fd499edcc889bdf
    0x3fd5bef9b1c239d7 0x3fd6e13af9f3a147 0x3fd7ff9befdea5c9 0x3fd91adf3ffd3c5c 0x3fda32dd1e0505c3
    0x3fdb476d02871e57 0x3fdc5865b3d58e7d 0x3fdd669b36b069f8 0x3fde71ebad35f089 0x3fdf7a349e747d37
    0x3fe03fa97e79f176 0x3fe0c091970184db 0x3fe14046b256804f 0x3fe1bebad21f7b46 0x3fe23bdfba1ff552
    0x3fe2b7a6f27e3ac5 0x3fe33201ca4c2ff2 0x3fe3ab6ebafde191 0x3fe4235429d72a9e 0x3fe49a330c2adbb5
    0x3fe5100037165c15 0x3fe5841d29eeb6c7 0x3fe5f7a33af95f55 0x3fe669f503a5478a 0x3fe6db06a92fe658
    0x3fe74acc29770d22 0x3fe7b9d3b992c30e 0x3fe828156063945d 0x3fe894ebc064ae4a
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
