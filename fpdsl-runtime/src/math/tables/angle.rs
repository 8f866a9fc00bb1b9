//! Of the inverse trigonometric functions.
//!
//! `cargo xtask tables` writes this file.

pub const ATAN_H: [f64; 64] = table![f64:
    0x0000000000000000 0x3f8fff555bbb729b 0x3f9ffd55bba97625 0x3fa7fb818430da2a 0x3faff55bb72cfdea
    0x3fb3f59f0e7c559d 0x3fb7ee182602f10f 0x3fbbe39ebe6f07c3 0x3fbfd5ba9aac2f6e 0x3fc1e1fafb043727
    0x3fc3d6eee8c6626c 0x3fc5c9811e3ec26a 0x3fc7b97b4bce5b02 0x3fc9a6a8e96c8626 0x3fcb90d7529260a2
    0x3fcd77d5df205736 0x3fcf5b75f92c80dd 0x3fd09dc597d86362 0x3fd18bf5a30bf178 0x3fd278372057ef46
    0x3fd362773707ebcc 0x3fd44aa436c2af0a 0x3fd530ad9951cd4a 0x3fd614840309cfe2 0x3fd6f61941e4def1
    0x3fd7d5604b63b3f7 0x3fd8b24d394a1b25 0x3fd98cd5454d6b18 0x3fda64eec3cc23fd 0x3fdb3a911da65c6c
    0x3fdc0db4c94ec9f0 0x3fdcde53432c1351 0x3fddac670561bb4f 0x3fde77eb7f175a34 0x3fdf40dd0b541418
    0x3fe0039c73c1a40c 0x3fe0657e94db30d0 0x3fe0c6145b5b43da 0x3fe1255d9bfbd2a9 0x3fe1835a88be7c13
    0x3fe1e00babdefeb4 0x3fe23b71e2cc9e6a 0x3fe2958e59308e31 0x3fe2ee628406cbca 0x3fe345f01cce37bb
    0x3fe39c391cd4171a 0x3fe3f13fb89e96f4 0x3fe445065b795b56 0x3fe4978fa3269ee1 0x3fe4e8de5bb6ec04
    0x3fe538f57b89061f 0x3fe587d81f732fbb 0x3fe5d58987169b18 0x3fe6220d115d7b8e 0x3fe66d663923e087
    0x3fe6b798920b3d99 0x3fe700a7c5784634 0x3fe748978fba8e0f 0x3fe78f6bbd5d315e 0x3fe7d528289fa093
    0x3fe819d0b7158a4d 0x3fe85d69576cc2c5 0x3fe89ff5ff57f1f8 0x3fe8e17aa99cc05e
];
pub const ATAN_M: [f64; 64] = table![f64:
    0x0000000000000000 0xbc2220c39d4dff50 0xbc35ec431444912c 0xbc086ef8f794f105 0xbc3c934d86d23f1d
    0x3c5ac4ce285df847 0xbc5cfb654c0c3d98 0x3c5f7b8f29a05987 0xbc4cd37686760c17 0xbc4b485914dacf8c
    0x3c661a3b0ce9281b 0xbc5054ab2c010f3d 0x3c5347b0b4f881ca 0x3c4cf601e7b4348e 0x3c217b10d2e0e5ab
    0x3c6c648d1534597e 0x3c68ab6e3cf7afbd 0x3c762e47390cb865 0x3c630ca4748b1bf9 0xbc7077cdd36dfc81
    0xbc6963a544b672d8 0xbc75d5e43c55b3ba 0xbc62566480884082 0xbc7a725715711f00 0xbc7c63aae6f6e918
    0x3c769c885c2b249a 0x3c7b6d0ba3748fa8 0x3c79e6c988fd0a77 0xbc724dec1b50b7ff 0x3c7ae187b1ca5040
    0xbc7cc1ce70934c34 0xbc7a2cfa4418f1ad 0x3c7a2b7f222f65e2 0x3c70e53dc1bf3435 0xbc6a3992dc382a23
    0xbc8b32c949c9d593 0xbc7d5b495f6349e6 0x3c5974fa13b5404f 0xbc52bdaee1c0ee35 0x3c8c621cec00c301
    0xbc5928df287a668f 0x3c6c421c9f38224e 0xbc709e73b0c6c087 0x3c8c5d5e9ff0cf8d 0x3c81021137c71102
    0xbc82304331d8bf46 0x3c7ecf8b492644f0 0xbc7f76d0163f79c8 0x3c72419a87f2a458 0x3c84a33dbeb3796c
    0xbc81bb74abda520c 0xbc75e5c9d8c5a950 0x3c60028e4bc5e7ca 0xbc62b785350ee8c1 0xbc76ea6febe8bbba
    0xbc8a80386188c50e 0xbc78c34d25aadef6 0x3c47b2a6165884a1 0x3c8406a089803740 0x3c8560821e2f3aa9
    0xbc7bf76229d3b917 0x3c66b66e7fc8b8c3 0xbc855b9a5e177a1b 0xbc7ec182ab042f61
];
pub const ATAN_L: [f64; 64] = table![f64:
    0x0000000000000000 0xb8c13f6fbe21347e 0x38d8c42700da052a 0xb8a2271c44453610 0xb8bf2aece63ed30a
    0x38eb37d93d661f69 0xb8ef262607d5ee1a 0x38e767ba435f943a 0xb8edc421d31aa09b 0x38c5f33c542b5854
    0x38cfd0aeea5e9f17 0xb8e0b35e960c9157 0xb8ec5bc36297f94c 0xb8d14c5540ed9b3e 0xb8ca1faf375dae59
    0xb8e438c276989eb0 0x38e0bf2d53fd481c 0x3917a7455c4a1541 0xb90f59cbc0b47591 0x38e447a447c219f2
    0xb904335fdd6dc1ec 0xb90c9872c5f61d6f 0xb9085cfb7b4f18b4 0x39141f856810b9bd 0xb8ebb7cc27bc6885
    0x38e102625c13c1d6 0x391451bb896f93ca 0xb90920f1b617feae 0xb8e8ec991ffbf22e 0x3908d17555204463
    0x391970076c297e5f 0x391b8590c9649d0e 0xb905cbf247afa9e3 0x391be7f45e414171 0xb90c4cf7bfcdb482
    0xb928f4d32db6f39b 0x39145703c4557362 0x38e46fb2552a1b53 0xb8e6a08e08308c09 0x38d6483e38911241
    0x38cba3c8c533f033 0xb8ffde0266a172e0 0xb917341c31d47c2e 0x392d6d652f31b64f 0x392fe779b5c8de0c
    0x3929e238b4558d47 0x391c077e75d0f46f 0xb9143c68bdefae4b 0xb9029b08e07bcbb1 0xb9263fcdbc8fd116
    0xb91b302819a3a6a8 0xb915c42f9f092afe 0x390038501ba15a32 0xb8f584af61d7d72b 0x3907c9cf234ff940
    0xb91be0aa2b7a42e1 0x391110f4f5ebb304 0x38ec70c464508a9b 0x392f652027f5703f 0x39205cfa02870684
    0x3907d126ac77433d 0x390dcfd74b876070 0xb8ffddeb259de4a0 0x3905f1c074e4c375
];
pub const QUARTER: (f64, f64, f64) = (
    f64::from_bits(0x3ff9_21fb_5444_2d18),
    f64::from_bits(0x3c91_a626_3314_5c07),
    f64::from_bits(0xb91f_1976_b7ed_8fbc),
);
pub const HALF: (f64, f64, f64) = (
    f64::from_bits(0x4009_21fb_5444_2d18),
    f64::from_bits(0x3ca1_a626_3314_5c07),
    f64::from_bits(0xb92f_1976_b7ed_8fbc),
);
pub const PI_INVERSE: (f64, f64, f64) = (
    f64::from_bits(0x3fd4_5f30_6dc9_c883),
    f64::from_bits(0xbc76_b01e_c541_7056),
    f64::from_bits(0xb916_447e_493a_d4ce),
);
pub const AS: [f64; 14] = table![f64:
    0x3fc5555555555555 0x3fb33333333334b7 0x3fa6db6db6d9674b 0x3f9f1c71c85d6a7a 0x3f96e8b9f6b23068
    0x3f91c4f25edd649d 0x3f8c98ba00424d83 0x3f87b38e3d474a87 0x3f839b3417fbf2c0 0x3f8399ef88cc06f5
    0x3f61acac25e423bc 0x3f961b2593cb100e 0xbf967f19df16dea2 0x3f9ffcae5036e58d
];
pub const AT: [f64; 4] = table![f64:
    0xbfd5555555555555 0x3fc9999999984410 0xbfc24923e7244304 0x3fbc4075e0e1a49b
];
pub const ODD3: (f64, f64, f64) = (
    f64::from_bits(0xbfd5_5555_5555_5555),
    f64::from_bits(0xbc75_5555_5555_5555),
    f64::from_bits(0xb915_5555_5555_5555),
);
pub const ODD5: (f64, f64, f64) = (
    f64::from_bits(0x3fc9_9999_9999_999a),
    f64::from_bits(0xbc69_9999_9999_999a),
    f64::from_bits(0x3909_9999_9999_999a),
);
pub const ODD7: (f64, f64, f64) = (
    f64::from_bits(0xbfc2_4924_9249_2492),
    f64::from_bits(0xbc62_4924_9249_2492),
    f64::from_bits(0xb902_4924_9249_2492),
);
pub const ODD9: (f64, f64, f64) = (
    f64::from_bits(0x3fbc_71c7_1c71_c71c),
    f64::from_bits(0x3c5c_71c7_1c71_c71c),
    f64::from_bits(0x38fc_71c7_1c71_c71c),
);
pub const ODD11: (f64, f64, f64) = (
    f64::from_bits(0xbfb7_45d1_745d_1746),
    f64::from_bits(0x3c47_45d1_745d_1746),
    f64::from_bits(0xb8d7_45d1_745d_1746),
);
pub const ODD13: (f64, f64, f64) = (
    f64::from_bits(0x3fb3_b13b_13b1_3b14),
    f64::from_bits(0xbc53_b13b_13b1_3b14),
    f64::from_bits(0x38f3_b13b_13b1_3b14),
);
pub const ODD15: (f64, f64, f64) = (
    f64::from_bits(0xbfb1_1111_1111_1111),
    f64::from_bits(0xbc31_1111_1111_1111),
    f64::from_bits(0xb8b1_1111_1111_1111),
);
pub const ODD17: (f64, f64, f64) = (
    f64::from_bits(0x3fae_1e1e_1e1e_1e1e),
    f64::from_bits(0x3c2e_1e1e_1e1e_1e1e),
    f64::from_bits(0x38ae_1e1e_1e1e_1e1e),
);
pub const ODD19: (f64, f64, f64) = (
    f64::from_bits(0xbfaa_f286_bca1_af28),
    f64::from_bits(0xbc4a_f286_bca1_af28),
    f64::from_bits(0xb8ea_f286_bca1_af28),
);
