use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
#[repr(u32, align(16))]
enum Wide {
    A,
    B,
}

#[derive(Clone, Copy, Fp)]
#[repr(u32)]
#[repr(align(8))]
enum Apart {
    A,
    B,
}

#[derive(Clone, Copy, Fp)]
#[repr(u8)]
enum Small {
    A,
    B,
}

#[derive(Clone, Copy, Fp)]
#[repr(C)]
enum Foreign {
    A,
    B,
}

#[derive(Clone, Copy, Fp)]
#[cfg_attr(all(), repr(align(32), u32))]
enum Conditional {
    A,
    B,
}

fn main() {}
