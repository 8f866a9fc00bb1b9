//! The instructions that lowering chooses among.
//!
//! A row gives an instruction's operands in the order of its encoding, a letter each:
//!
//! - `v` a vector of the instruction's width, `h` one of half that width (128 bits at least), `x` of 128 bits, `y` of 256, `k` a mask;
//! - `g` a general register of the instruction's width, `b`, `w`, `d` and `q` one of 8, 16, 32 and 64 bits;
//! - `m` memory, `B` and `S` memory of 8 and 16 bits;
//! - `i` an immediate of 8 bits, `j` of 32, `J` of as many as the register has.
//!
//! If an instruction has an address and no letter for it, the address stands for the last register that may be memory.

/// The width of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// General registers of 32 bits.
    W32,
    /// General registers of 64 bits.
    W64,
    /// Vectors of 128 bits.
    X,
    /// Vectors of 256 bits.
    Y,
    /// Vectors of 512 bits.
    Z,
}

impl Width {
    /// The width of half as many lanes.
    pub fn half(self) -> Width {
        match self {
            Width::Z => Width::Y,
            Width::Y | Width::X => Width::X,
            Width::W32 | Width::W64 => unreachable!("a vector"),
        }
    }

    /// Bytes of a vector.
    pub fn bytes(self) -> usize {
        match self {
            Width::W32 => 4,
            Width::W64 => 8,
            Width::X => 16,
            Width::Y => 32,
            Width::Z => 64,
        }
    }
}

macro_rules! instructions {
    ($($Name:ident $mnemonic:ident $operands:literal;)*) => {
        /// An instruction, without its width.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ins {
            $($Name,)*
        }

        impl Ins {
            /// All of them.
            #[cfg(test)]
            pub const ALL: &[Ins] = &[$(Ins::$Name),*];

            /// The mnemonic.
            pub const fn mnemonic(self) -> &'static str {
                match self {
                    $(Ins::$Name => stringify!($mnemonic),)*
                }
            }

            /// The operands: see above.
            pub const fn operands(self) -> &'static str {
                match self {
                    $(Ins::$Name => $operands,)*
                }
            }
        }
    };
}

instructions! {
    // General registers.
    Load Mov "gm";
    Store Mov "mg";
    Move Mov "gg";
    Immediate Mov "gJ";
    LoadU8 Movzx "dB";
    LoadU16 Movzx "dS";
    LoadI8 Movsx "dB";
    LoadI16 Movsx "dS";
    ZeroExtend8 Movzx "db";
    ZeroExtend16 Movzx "dw";
    SignExtend8 Movsx "db";
    SignExtend16 Movsx "dw";
    SignExtend32 Movsxd "qd";
    Store8 Mov "Bb";
    Store16 Mov "Sw";
    Lea Lea "qm";
    Add Add "gg";
    AddImm Add "gj";
    Sub Sub "gg";
    SubImm Sub "gj";
    Imul Imul "gg";
    And And "gg";
    AndImm And "gj";
    Or Or "gg";
    Xor Xor "gg";
    XorImm Xor "gj";
    ShlImm Shl "gi";
    ShrImm Shr "gi";
    SarImm Sar "gi";
    Shlx Shlx "ggg";
    Shrx Shrx "ggg";
    Sarx Sarx "ggg";
    Lzcnt Lzcnt "gg";
    Popcnt Popcnt "gg";
    Cmp Cmp "gg";
    Test Test "gg";
    Cmovne Cmovne "gg";
    Push Push "q";
    Pop Pop "q";
    // Floats.
    Vaddpd Vaddpd "vvv";
    Vaddps Vaddps "vvv";
    Vsubpd Vsubpd "vvv";
    Vsubps Vsubps "vvv";
    Vmulpd Vmulpd "vvv";
    Vmulps Vmulps "vvv";
    Vdivpd Vdivpd "vvv";
    Vdivps Vdivps "vvv";
    Vsqrtpd Vsqrtpd "vv";
    Vsqrtps Vsqrtps "vv";
    Vminpd Vminpd "vvv";
    Vminps Vminps "vvv";
    Vmaxpd Vmaxpd "vvv";
    Vmaxps Vmaxps "vvv";
    Vroundpd Vroundpd "vvi";
    Vroundps Vroundps "vvi";
    Vrndscalepd Vrndscalepd "vvi";
    Vrndscaleps Vrndscaleps "vvi";
    Vcmppd Vcmppd "vvvi";
    Vcmpps Vcmpps "vvvi";
    Vfmadd213pd Vfmadd213pd "vvv";
    Vfmadd213ps Vfmadd213ps "vvv";
    Vfmadd231pd Vfmadd231pd "vvv";
    Vfmadd231ps Vfmadd231ps "vvv";
    Vfmsub213pd Vfmsub213pd "vvv";
    Vfmsub213ps Vfmsub213ps "vvv";
    Vfmsub231pd Vfmsub231pd "vvv";
    Vfmsub231ps Vfmsub231ps "vvv";
    Vfnmadd213pd Vfnmadd213pd "vvv";
    Vfnmadd213ps Vfnmadd213ps "vvv";
    Vfnmadd231pd Vfnmadd231pd "vvv";
    Vfnmadd231ps Vfnmadd231ps "vvv";
    Vfnmsub213pd Vfnmsub213pd "vvv";
    Vfnmsub213ps Vfnmsub213ps "vvv";
    Vfnmsub231pd Vfnmsub231pd "vvv";
    Vfnmsub231ps Vfnmsub231ps "vvv";
    // Conversions.
    Vcvtps2pd Vcvtps2pd "vh";
    Vcvtpd2ps Vcvtpd2ps "hv";
    Vcvtdq2ps Vcvtdq2ps "vv";
    Vcvtdq2pd Vcvtdq2pd "vh";
    Vcvttps2dq Vcvttps2dq "vv";
    Vcvttpd2dq Vcvttpd2dq "hv";
    Vcvtph2ps Vcvtph2ps "vh";
    Vcvtps2ph Vcvtps2ph "hvi";
    Vcvtps2phStore Vcvtps2ph "mvi";
    // Integers.
    Vpaddq Vpaddq "vvv";
    Vpaddd Vpaddd "vvv";
    Vpaddb Vpaddb "vvv";
    Vpsubq Vpsubq "vvv";
    Vpsubd Vpsubd "vvv";
    Vpmulld Vpmulld "vvv";
    Vpmullq Vpmullq "vvv";
    Vpmuludq Vpmuludq "vvv";
    Vpmuldq Vpmuldq "vvv";
    Vpsllq Vpsllq "vvi";
    Vpslld Vpslld "vvi";
    Vpsrlq Vpsrlq "vvi";
    Vpsrld Vpsrld "vvi";
    Vpsrad Vpsrad "vvi";
    Vpsraq Vpsraq "vvi";
    Vpsllvq Vpsllvq "vvv";
    Vpsllvd Vpsllvd "vvv";
    Vpsrlvq Vpsrlvq "vvv";
    Vpsrlvd Vpsrlvd "vvv";
    Vpsravd Vpsravd "vvv";
    Vpsravq Vpsravq "vvv";
    Vpcmpeqq Vpcmpeqq "vvv";
    Vpcmpeqd Vpcmpeqd "vvv";
    Vpcmpgtq Vpcmpgtq "vvv";
    Vpcmpgtd Vpcmpgtd "vvv";
    Vpsadbw Vpsadbw "vvv";
    Vpshufb Vpshufb "vvv";
    Vandpd Vandpd "vvv";
    Vandnpd Vandnpd "vvv";
    Vorpd Vorpd "vvv";
    Vxorpd Vxorpd "vvv";
    // Other places and widths.
    Vpmovzxdq Vpmovzxdq "vh";
    Vpmovsxdq Vpmovsxdq "vh";
    Vpmovzxwd Vpmovzxwd "vh";
    Vpmovsxwd Vpmovsxwd "vh";
    Vpmovzxbd Vpmovzxbd "vx";
    Vpmovsxbd Vpmovsxbd "vx";
    Vpmovqd Vpmovqd "hv";
    Vpmovdw Vpmovdw "hv";
    Vpmovdb Vpmovdb "xv";
    Vpackusdw Vpackusdw "vvv";
    Vpackuswb Vpackuswb "vvv";
    Vshufps Vshufps "vvvi";
    Vpermq Vpermq "vvi";
    Vextractf128 Vextractf128 "xyi";
    Vinsertf128 Vinsertf128 "yyxi";
    Vinsertf64x2 Vinsertf64x2 "vvxi";
    Vextractf64x4 Vextractf64x4 "yvi";
    Vinsertf64x4 Vinsertf64x4 "vvyi";
    Vpinsrq Vpinsrq "xxqi";
    Vpextrq Vpextrq "qxi";
    Vextractf32x4 Vextractf32x4 "xvi";
    Vblendvpd Vblendvpd "vvvv";
    Vblendvps Vblendvps "vvvv";
    Vblendmpd Vblendmpd "vvv";
    Vblendmps Vblendmps "vvv";
    Vbroadcastsd Vbroadcastsd "vx";
    Vbroadcastss Vbroadcastss "vx";
    Vmovddup Vmovddup "vv";
    Vpbroadcastq Vpbroadcastq "vx";
    Vpbroadcastd Vpbroadcastd "vx";
    VmovqFrom Vmovq "xq";
    VmovqTo Vmovq "qx";
    VmovdFrom Vmovd "xd";
    VmovdTo Vmovd "dx";
    VmovqStore Vmovq "mx";
    VmovdStore Vmovd "mx";
    VpextrbStore Vpextrb "mxi";
    VpextrwStore Vpextrw "mxi";
    VpextrdStore Vpextrd "mxi";
    VpextrqStore Vpextrq "mxi";
    Vmovmskps Vmovmskps "dv";
    Vmovmskpd Vmovmskpd "dv";
    Vptest Vptest "vv";
    VmovapsMove Vmovaps "vv";
    VmovapdMove Vmovapd "vv";
    VmovapsLoad Vmovaps "vm";
    VmovapsStore Vmovaps "mv";
    VmovupsLoad Vmovups "vm";
    VmovupsStore Vmovups "mv";
    VmovupdLoad Vmovupd "vm";
    VmovupdStore Vmovupd "mv";
    VmaskmovpsLoad Vmaskmovps "vvm";
    VmaskmovpdLoad Vmaskmovpd "vvm";
    VmaskmovpsStore Vmaskmovps "mvv";
    VmaskmovpdStore Vmaskmovpd "mvv";
    // Gathers: the width is that of the result, and the mask is the last operand on AVX2.
    Vgatherdps Vgatherdps "vmv";
    Vgatherqps Vgatherqps "vmv";
    Vgatherqpd Vgatherqpd "vmv";
    VgatherdpsK Vgatherdps "vm";
    VgatherqpsK Vgatherqps "vm";
    VgatherqpdK Vgatherqpd "vm";
    // Masks of AVX-512.
    VcmppdK Vcmppd "kvvi";
    VcmppsK Vcmpps "kvvi";
    VpcmpqK Vpcmpq "kvvi";
    VpcmpuqK Vpcmpuq "kvvi";
    VpcmpdK Vpcmpd "kvvi";
    VpcmpudK Vpcmpud "kvvi";
    Kunpckbw Kunpckbw "kkk";
    Kandw Kandw "kkk";
    Kandnw Kandnw "kkk";
    Korw Korw "kkk";
    Kortestw Kortestw "kk";
    KmovwFrom Kmovw "kd";
    KmovwTo Kmovw "dk";
    KmovqMove Kmovq "kk";
    KmovqLoad Kmovq "km";
    KmovqStore Kmovq "mk";
}
