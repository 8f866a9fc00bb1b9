//! Of the first phases of `sin`, `cos`, `tan`, their inverses, `erf` and its kin for binary32.
//!
//! `cargo xtask tables` writes this file.

pub const QSC0: [f64; 2] = table![f64: 0xbfc5555555555555 0xbfdffffffffffffa];
pub const QSC1: [f64; 2] = table![f64: 0x3f81111111110c83 0x3fa55555555540ba];
pub const QSC2: [f64; 2] = table![f64: 0xbf2a01a019ea13ec 0xbf56c16c16914b8b];
pub const QSC3: [f64; 2] = table![f64: 0x3ec71de37b1e8b31 0x3efa019fc731bd3c];
pub const QSC4: [f64; 2] = table![f64: 0xbe5ae60212abadbe 0xbe927e0f2235f675];
pub const QSC5: [f64; 2] = table![f64: 0x3de5e119f5dfbeba 0x3e21c054aebff4b6];
pub const QTA0: f64 = f64::from_bits(0x3ff0_0000_0000_0000);
pub const QTA1: f64 = f64::from_bits(0xbfc0_6b8e_6755_0185);
pub const QTA2: f64 = f64::from_bits(0x3f66_fc2d_45dc_7f87);
pub const QTA3: f64 = f64::from_bits(0xbedf_6233_d024_4e80);
pub const QTB1: f64 = f64::from_bits(0xbfdd_8b1c_88ff_d5ec);
pub const QTB2: f64 = f64::from_bits(0x3f97_e795_5031_e099);
pub const QTB3: f64 = f64::from_bits(0xbf2b_51c2_1439_05be);
pub const QTURN: [f64; 16] = table![f64:
    0x4003500000000000 0x400b780000000000 0x40133c0000000000 0x401b700000000000 0x4023350000000000
    0x40380a8000000000 0x0000000000000000 0x3fbc000000000000 0x3fc4000000000000 0x3fcc000000000000
    0x3fd3e00000000000 0x3fdbe00000000000 0x3fe3c00000000000 0x3febc00000000000 0x3ff3880000000000
    0x3ffb900000000000
];
pub const QANGLE: [f64; 16] = table![f64:
    0x3ff2d9654c66566f 0x3ff4992bf51bbe3d 0x3ff5da24da770593 0x3ff6d10525089892 0x3ff77900ba707c6b
    0x3ff877b454990bde 0x0000000000000000 0x3fbbe39ebe6f07c3 0x3fc3d6eee8c6626c 0x3fcb90d7529260a2
    0x3fd3454be5720a00 0x3fda4a0ded82e8f4 0x3fe1b1dc87904285 0x3fe6dc44551553af 0x3fec4d7939e152bd
    0x3ff0b7a9701bf0e7
];
pub const QAS0: f64 = f64::from_bits(0x3fc5_5555_5555_4e22);
pub const QAS1: f64 = f64::from_bits(0x3fb3_3333_335f_2368);
pub const QAS2: f64 = f64::from_bits(0x3fa6_db6d_8aa5_f7ce);
pub const QAS3: f64 = f64::from_bits(0x3f9f_1c82_fece_b832);
pub const QAS4: f64 = f64::from_bits(0x3f96_e707_ffd4_578e);
pub const QAS5: f64 = f64::from_bits(0x3f91_dd54_3367_4feb);
pub const QAS6: f64 = f64::from_bits(0x3f8a_f2a9_56db_c753);
pub const QAS7: f64 = f64::from_bits(0x3f90_2c3e_941f_53b3);
pub const QAS8: f64 = f64::from_bits(0xbf6a_2727_c054_eef6);
pub const QAS9: f64 = f64::from_bits(0x3f9c_ceb3_851f_3fe7);
pub const QAT0: f64 = f64::from_bits(0xbfd5_5555_5553_73b6);
pub const QAT1: f64 = f64::from_bits(0x3fc9_9999_6a47_4fe1);
pub const QAT2: f64 = f64::from_bits(0xbfc2_48c7_8aaa_eb56);
pub const QAT3: f64 = f64::from_bits(0x3fbb_fc85_1632_7a90);
pub const QERF0: [f64; 16] = table![f64:
    0x0000000000000000 0x3fd236bef825d94e 0x3fe1178930ada0f4 0x3fe73b1021fc0cbf 0x3feb5e62fce160b1
    0x3fedd0787a8bb3ab 0x3fef14e8211e8c50 0x3fefa84fe5e05c84 0x3fefe307f2b503cc 0x3feff789eb6130ca
    0x3feffdd1750e1222 0x3fefff80ff8911fe 0x3fefffe68f4fa777 0x3feffffb839e52f3 0x3fefffff4dde0118
    0x3fefffffe7b4c81e
];
pub const QERF1: [f64; 16] = table![f64:
    0x3ff20dd750429b64 0x3ff0e4a073dc1b6e 0x3febada596f254ac 0x3fe3da26d759af77 0x3fd8eed36b886d9a
    0x3fcb6a856c3ed420 0x3fba64de673e86c6 0x3fa63f3f5c4de1b5 0x3f906ae13b0d3531 0x3f7536fc18f7d36b
    0x3f58005f08d6ef6f 0x3f37c629a822a0f5 0x3f149e17724f1796 0x3eef4f12e9aacf5e 0x3ec4d02319297111
    0x3e983a1ff0ae4c73
];
pub const QERF2: [f64; 16] = table![f64:
    0x0000000000000000 0xbfd16bc5777726cd 0xbfdc8b12c3a6e2a3 0xbfdeb574151f68ad 0xbfd9b64a06e73a1e
    0xbfd1aba7fec5d1da 0xbfc46a0403d982c6 0xbfb413122c46c7ca 0xbfa0ee3844e28b17 0xbf889cca78f98c00
    0xbf6ef07a817945dd 0xbf50dafe88cb16b0 0xbf2fe48c44e5c392 0xbf0a3bc1585792d6 0xbee2c7cfa9783469
    0xbeb76c31d9726ad5
];
pub const QERF3: [f64; 16] = table![f64:
    0xbfd812746b01c0e9 0xbfd387a5549a2590 0xbfc147ea8d70545a 0x3fa4cbafafca9704 0x3fc2bb6e2c74a28e
    0x3fc53b86ef26d8f3 0x3fc0a72f12c6fc4d 0x3fb471bca33b6d2b 0x3fa48b127f892170 0x3f9144af9775b1ec
    0x3f7896a15bce1e34 0x3f5de2db1738eae3 0x3f3f2bd95da82279 0x3f1c00cbe23b9b1b 0x3ef5ba6463dcc7c1
    0x3ecd2f0c4ace08c0
];
pub const QERF4: [f64; 16] = table![f64:
    0x0000000000000000 0x3fc0a626e10d5395 0x3fc77bec44e1ff43 0x3fc27646d46681a8 0x3fadee3252219e92
    0xbf8e7989ea17a08a 0xbfa84d344e04336a 0xbfa783365e48da17 0xbf9f155b5a2adec4 0xbf8fdd1bec04c3ca
    0xbf7a8a178255811e 0xbf62612bd46c524a 0xbf4573890d9d4c4a 0xbf2547058dec6656 0xbf020a8aae84878d
    0xbeda4350216c34da
];
pub const QERF5: [f64; 16] = table![f64:
    0x3fbce2f20cfa0a9b 0x3fb4008186e1bdd7 0x3f65cdd096368d6c 0xbfad15df661d3525 0xbfb169960ce8ee3b
    0xbfa58cf730109264 0xbf83c9cd9145a3e6 0x3f82d381be4d7fc2 0x3f8aa2c08f8a7920 0x3f833667d1cfdd30
    0x3f73fe04b3ae40f3 0x3f605dcce24546d6 0x3f45decc21a92792 0x3f285317c6888202 0x3f06c9a84c8ab8be
    0x3ee21fba7b078fc3
];
pub const QERF6: [f64; 16] = table![f64:
    0x0000000000000000 0xbfa5323bf97328fc 0xbfa9488fdf4b45e2 0xbf98637f99b1a9fc 0x3f7fe9ec04458741
    0x3f96953ea074e3cc 0x3f9210092cbb20c9 0x3f7b82ca2c09cb28 0xbf4bbe86f2a7c6b7 0xbf697370707863ad
    0xbf64352d42f94dba 0xbf55240510e6e3b6 0xbf40d56189b3afb4 0xbf25803156baec51 0xbf069a9d44350bc0
    0xbee3dbc3bd54a408
];
pub const QERF7: [f64; 16] = table![f64:
    0xbf9b82abc3f899c9 0xbf8fda5985bc0a59 0x3f7b338180b037fa 0x3f933d33faa34510 0x3f8c76e9e9e0f0ea
    0x3f5f1eabe93618dc 0xbf7682171a890905 0xbf7726558332407a 0xbf6547bfe4418122 0xbf26cec133cdeea3
    0x3f45758aea6fe917 0x3f42ac099da34680 0x3f335856455608af 0x3f1d987ac2e5925a 0x3f01e2caa8cbda32
    0x3ee1a0e130c20ef8
];
pub const QERF8: [f64; 16] = table![f64:
    0x0000000000000000 0x3f840fef7c323706 0x3f83cb0044c7bf97 0x3f5853562a28998c 0xbf754e3cfb94c0e1
    0xbf75c0e7b6363a7d 0xbf5b40c760e84707 0x3f51e77a69185780 0x3f58c9969decc787 0x3f4929ed68771e71
    0x3f1cc3d416e88ce8 0xbf207de9c694823a 0xbf1eec479c5ecf8b 0xbf0f43eccfa9a7d9 0xbef6c69f055f6374
    0xbed9e727c672698e
];
pub const QERF9: [f64; 16] = table![f64:
    0x3f7540a8d25fbd41 0x3f640345254757c2 0xbf637df00c719544 0xbf6fc239412198cb 0xbf588b4949129755
    0x3f52b96a609fa16e 0x3f5aa80119b237be 0x3f457885cfa6c7e8 0xbf287d620f18123c 0xbf378a3f5f204e6d
    0xbf28b9766a4d7ec0 0xbf005edf3da1bada 0x3ef8a6831e36e274 0x3ef75a9cb9f9f57c 0x3ee668d1613b2528
    0x3ece80114e4cb3cb
];
pub const QTAIL0: [f64; 16] = table![f64:
    0x3fd78a692138767a 0x3fd23cfc2f1dc7e0 0x3fcd94446d627932 0x3fc8c9eb68ff27d7 0x3fc3e0a99a0ee914
    0x3fbf5b2a049cf4c6 0x3fb9d8a8f2284f2c 0x3fb5f75c42e97171 0x3fb1ea8c4009b459 0x3facbe831f997124
    0x3fa7fd46c5e0864d 0x3fa494bb2ce2924f 0x3febf16ef058facf 0x3fe5f28ade3ca4ac 0x3fe1d16b5809eaf6
    0x3fddb747ee409ac5
];
pub const QTAIL1: [f64; 16] = table![f64:
    0xbfcabaacdbfaa471 0xbfc0c3d53844688f 0xbfb6a70d2bb375c2 0xbfb03057813300fc 0xbfa5285d2eb25df8
    0xbf9aa3eb6a94857b 0xbf9238ca71b942c6 0xbf8a6e2cf277a1db 0xbf81a5881c740025 0xbf76c55c82b4ca1c
    0xbf6fc477b46d6b29 0xbf676711f8b6d01b 0xbfed1f52e46ef8d5 0xbfe3a5c679d7bb91 0xbfdbabd0e4f1a272
    0xbfd4369f60195eea
];
pub const QTAIL2: [f64; 16] = table![f64:
    0x3fbb56f45eef8e24 0x3fac8d0cef0f85e2 0x3fa0615670e25b5a 0x3f943b98bac83880 0x3f85d5811333d475
    0x3f762c12cb5f850e 0x3f695252b932f398 0x3f5f75ef7a0fb401 0x3f514108e58b07dc 0x3f41f3df0de33dfc
    0x3f34f67f473cc80b 0x3f2a8b73429cecb0 0x3fe84d8493cb1c0e 0x3fdd28c0e1177cfe 0x3fd2577420fcd08a
    0x3fc80ef8f454cf91
];
pub const QTAIL3: [f64; 16] = table![f64:
    0xbfa9b635abe341ef 0xbf96cb52fe1dce6f 0xbf86883f9908b41c 0xbf784e9ab306b297 0xbf65e5d7e76147c6
    0xbf5218ed929d3c9f 0xbf415976ddbc213f 0xbf328787f0dd5bf7 0xbf20bfde79d8f2a3 0xbf0c2c9072275b4f
    0xbefb92eddb3a3995 0xbeee08bef39b3a54 0xbfe163c18bf5a6c1 0xbfd2e82dbf82432d 0xbfc59c35c06e077e
    0xbfb9d5868ddfa8fa
];
pub const QTAIL4: [f64; 16] = table![f64:
    0x3f968a25a615267e 0x3f813648a107d7c2 0x3f6da595560e1254 0x3f5c2c72fd6b32d3 0x3f456321350f6112
    0x3f2d00785e92f947 0x3f1774f48248b095 0x3f059b292960d327 0x3ef0254d2a404b72 0x3ed6013183cae854
    0x3ec21338ab243a9e 0x3eb0f30b59b8201f 0x3fd6210c62495355 0x3fc611afb944367d 0x3fb72d46a9b2e7d4
    0x3fa9831c2c844c5e
];
pub const QTAIL5: [f64; 16] = table![f64:
    0xbf8299641f234364 0xbf68bf71e23f5a32 0xbf52bd254b120d07 0xbf3f99e44a006fb0 0xbf2460aedada12ae
    0xbf06d54c46a90aba 0xbeef4e4779f2a64e 0xbed8f240281a493d 0xbebee9e33587d81b 0xbea11b759ab8b097
    0xbe879e92a144d04a 0xbe73156b188828b4 0xbfc99c4e1c600512 0xbfb7a16153d24dbc 0xbfa6fce5e74788e5
    0xbf9779dd301d1310
];
pub const QTAIL6: [f64; 16] = table![f64:
    0x3f6d1b6a37a201d5 0x3f5106bd9f9973bd 0x3f36d7746df9c8cc 0x3f2131bb2a668681 0x3f02f83c64d074fc
    0x3ee1ad6b0cdc0069 0x3ec4a17e8188458d 0x3eac871a563ee2c8 0x3e8d6527c83629c5 0x3e6a7aa538a8b151
    0x3e4ec3b3109db09b 0x3e356f4417678fa7 0x3fbb5f0a1120dfe6 0x3fa784920378791c 0x3f9552fe75cce8ff
    0x3f8452649151d6a2
];
pub const QTAIL7: [f64; 16] = table![f64:
    0xbf55b7f1c9887e1b 0xbf3682ffe6c37e75 0xbf1aed1292806729 0xbf0230f9cf1522ae 0xbee14504394d5afb
    0xbebaee3002bf5641 0xbe9adcba8aa89788 0xbe8028b0b11c24d5 0xbe5bc0882f1b2324 0xbe3465677bec031b
    0xbe13f8042675ec3c 0xbdf80407ac603a4e 0xbfab503f3e0bd91f 0xbf95f758a6ff1efe 0xbf82a7e22bbf5142
    0xbf70ab2ac7ccdb7f
];
pub const QTAIL8: [f64; 16] = table![f64:
    0x3f3f0eead10b3f4c 0x3f1cb42c3d79f7b8 0x3efec7047e91d6b6 0x3ee2bf8743ab8138 0x3ebecfd06bf1d94b
    0x3e9434570d5572e6 0x3e714957096d7a76 0x3e52241e26e58748 0x3e2a0b772dcaf3ea 0x3dff4a2d091e7fc2
    0x3dd9d7fb7222c3d8 0x3dbad85d216299e9 0x3f99a9e16d8ab91c 0x3f8366178999afcb 0x3f6efce943a006d1
    0x3f5a0ee5f44c3b93
];
pub const QTAIL9: [f64; 16] = table![f64:
    0xbf25c117da419c1b 0xbf01f6b065ac7ce3 0xbee14d9bf9e26b35 0xbec30b7109e29432 0xbe9bd08c5f175abd
    0xbe6e8f22a4c467c9 0xbe465fd04e8c5f98 0xbe24738a3604f90b 0xbdf935e471a18acf 0xbdc8808c67cc7f8a
    0xbda0f8aab85d6026 0xbd7e56d46a3e1fac 0xbf8705f0259d8f6a 0xbf7066b6c106ff9f 0xbf58b48ee8729b41
    0xbf439ab6559fb41c
];
pub const QTAIL10: [f64; 16] = table![f64:
    0x3f0cd4b3e0b9a0b3 0x3ee574311d62f8c2 0x3ec2b27c298ad694 0x3ea2b3c71f2a4552 0x3e77da2c7c4c6963
    0x3e4642164243f5df 0x3e1c26a85394329e 0x3df68e4b089a77d2 0x3dc759df8e43092e 0x3d92a0be1853c7af
    0x3d65d30eb0476ebd 0x3d40e02d1954913a 0x3f73855acaf76de7 0x3f5a4fc216357e0f 0x3f42c1238408959b
    0x3f2c2f23aabebb55
];
