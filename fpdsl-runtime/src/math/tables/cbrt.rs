//! Of `cbrt`.
//!
//! `cargo xtask tables` writes this file.

pub const CBRT: [f64; 5] = table![f64:
    0x3ffab85904419654 0xbff2c41e23e5eb7d 0x3fe6416505a6e46a 0xbfcc51861064401e 0x3f9d46f7d3355354
];
pub const CBRT_STEP: [f64; 4] = table![f64:
    0x3ff0000000000000 0x3fe965fea53d6e3d 0x3fe428a2f98d728b 0x3ff0000000000000
];
