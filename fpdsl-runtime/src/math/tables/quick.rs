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
pub const QB: [f64; 6] = table![f64:
    0x3ff71547652b84c2 0xbfe71547652b8cb2 0x3fdec709d476fd4a 0xbfd715475b24f946 0x3fd278b01cc4206b
    0xbfcec9917883bd17
];
pub const QE: [f64; 4] = table![f64:
    0x3f962e42fef8d999 0x3f2ebfbdff803a4d 0x3ebc6b13ce78905e 0x3e43b2b309b481d0
];
pub const QL: [f64; 5] = table![f64:
    0xbfe0000000000447 0x3fd5555552585fb6 0xbfcffffff2675964 0x3fc99b0fa0e37997 0xbfc5571f893bf4b1
];
pub const QM: [f64; 5] = table![f64:
    0x3f962e42fefa39ef 0x3f2ebfbdff812e86 0x3ebc6b08d7061703 0x3e43b2b1c55f8c61 0x3dc5d88095e09a82
];
pub const QP: [f64; 7] = table![f64:
    0x3ff71547652b82fe 0xbfe71547652b8330 0x3fdec709dc3ab335 0xbfd715476471309a 0x3fd2776bfee3ca39
    0xbfcec7b76e08d042 0x3fca77b5d5396d3f
];
pub const QT: [f64; 6] = table![f64:
    0x3fdbcb7b1526e72e 0xbfcbcb7b1526f0bc 0x3fc287a75ec3200d 0xbfbbcb7b0914fa5b 0x3fb63de856bfe73f
    0xbfb2892d43e12532
];
