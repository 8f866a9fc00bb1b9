//! The instructions that lowering chooses among, each with its encoding. They are those of x86-64; where another instruction set has not
//! the same, it has a few that do as much: `aarch64::write`.

use crate::encode::x86::{Alu, Extend, Form, Scalar, Shift, form};

/// The width of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// General registers of 32 bits.
    W32,
    /// General registers of 64 bits.
    W64,
    /// Half a vector of 128 bits, on NEON.
    D,
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
            Width::Y => Width::X,
            Width::X => Width::D,
            Width::D | Width::W32 | Width::W64 => unreachable!("a vector that has halves"),
        }
    }

    /// Bytes of a vector.
    pub fn bytes(self) -> usize {
        match self {
            Width::W32 => 4,
            Width::W64 | Width::D => 8,
            Width::X => 16,
            Width::Y => 32,
            Width::Z => 64,
        }
    }
}

/// How an instruction is encoded. An address stands where the encoding has memory. Registers stand in the order of the encoding.
#[derive(Clone, Copy, Debug)]
pub enum Encoding {
    /// A row of the table.
    Vector(&'static Form),
    /// Rows for general registers of 32 and of 64 bits.
    Sized(&'static Form, &'static Form),
    /// From a register or memory to a register.
    Move,
    /// To memory.
    Store,
    /// From a constant.
    Constant,
    /// From a narrower register or memory.
    Extend(Extend),
    /// An address itself.
    Address,
    /// Memory that is brought near.
    Prefetch,
    /// The first register is the result and an operand.
    Alu(Alu),
    /// The same with a constant.
    AluConstant(Alu),
    /// A product of a register and a constant.
    Product,
    /// By a constant.
    Shift(Shift),
    /// From a register to a register.
    Scalar(Scalar),
}

macro_rules! instructions {
    ($($Name:ident $Encoding:ident $(($($part:expr),*))?;)*) => {
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

            /// The encoding.
            pub const fn encoding(self) -> Encoding {
                match self {
                    $(Ins::$Name => Encoding::$Encoding $(($($part),*))?,)*
                }
            }
        }
    };
}

instructions! {
    // General registers.
    Load Move;
    Store Store;
    Move Move;
    Immediate Constant;
    LoadU8 Extend(Extend::Zero8);
    LoadU16 Extend(Extend::Zero16);
    LoadI8 Extend(Extend::Sign8);
    LoadI16 Extend(Extend::Sign16);
    ZeroExtend8 Extend(Extend::Zero8);
    ZeroExtend16 Extend(Extend::Zero16);
    SignExtend8 Extend(Extend::Sign8);
    SignExtend16 Extend(Extend::Sign16);
    SignExtend32 Extend(Extend::Sign32);
    Lea Address;
    Prefetch Prefetch;
    Add Alu(Alu::Add);
    AddImm AluConstant(Alu::Add);
    Sub Alu(Alu::Sub);
    Imul Scalar(Scalar::Imul);
    ImulImm Product;
    And Alu(Alu::And);
    AndImm AluConstant(Alu::And);
    Or Alu(Alu::Or);
    OrImm AluConstant(Alu::Or);
    Xor Alu(Alu::Xor);
    XorImm AluConstant(Alu::Xor);
    ShlImm Shift(Shift::Shl);
    ShrImm Shift(Shift::Shr);
    SarImm Shift(Shift::Sar);
    Shlx Sized(form::SHLX_32, form::SHLX_64);
    Shrx Sized(form::SHRX_32, form::SHRX_64);
    Sarx Sized(form::SARX_32, form::SARX_64);
    Lzcnt Scalar(Scalar::Lzcnt);
    Popcnt Scalar(Scalar::Popcnt);
    // Floats.
    Vaddpd Vector(form::VADDPD);
    Vaddps Vector(form::VADDPS);
    Vsubpd Vector(form::VSUBPD);
    Vsubps Vector(form::VSUBPS);
    Vmulpd Vector(form::VMULPD);
    Vmulps Vector(form::VMULPS);
    Vdivpd Vector(form::VDIVPD);
    Vdivps Vector(form::VDIVPS);
    Vsqrtpd Vector(form::VSQRTPD);
    Vsqrtps Vector(form::VSQRTPS);
    Vminpd Vector(form::VMINPD);
    Vminps Vector(form::VMINPS);
    Vmaxpd Vector(form::VMAXPD);
    Vmaxps Vector(form::VMAXPS);
    Vroundpd Vector(form::VROUNDPD);
    Vroundps Vector(form::VROUNDPS);
    Vrndscalepd Vector(form::VRNDSCALEPD);
    Vrndscaleps Vector(form::VRNDSCALEPS);
    Vrangepd Vector(form::VRANGEPD);
    Vrangeps Vector(form::VRANGEPS);
    Vcmppd Vector(form::VCMPPD);
    Vcmpps Vector(form::VCMPPS);
    Vfmadd213pd Vector(form::VFMADD213PD);
    Vfmadd213ps Vector(form::VFMADD213PS);
    Vfmadd231pd Vector(form::VFMADD231PD);
    Vfmadd231ps Vector(form::VFMADD231PS);
    Vfmsub213pd Vector(form::VFMSUB213PD);
    Vfmsub213ps Vector(form::VFMSUB213PS);
    Vfmsub231pd Vector(form::VFMSUB231PD);
    Vfmsub231ps Vector(form::VFMSUB231PS);
    Vfnmadd213pd Vector(form::VFNMADD213PD);
    Vfnmadd213ps Vector(form::VFNMADD213PS);
    Vfnmadd231pd Vector(form::VFNMADD231PD);
    Vfnmadd231ps Vector(form::VFNMADD231PS);
    Vfnmsub213pd Vector(form::VFNMSUB213PD);
    Vfnmsub213ps Vector(form::VFNMSUB213PS);
    Vfnmsub231pd Vector(form::VFNMSUB231PD);
    Vfnmsub231ps Vector(form::VFNMSUB231PS);
    // Conversions.
    Vcvtps2pd Vector(form::VCVTPS2PD);
    Vcvtpd2ps Vector(form::VCVTPD2PS);
    Vcvtdq2ps Vector(form::VCVTDQ2PS);
    Vcvtdq2pd Vector(form::VCVTDQ2PD);
    Vcvttps2dq Vector(form::VCVTTPS2DQ);
    Vcvttpd2dq Vector(form::VCVTTPD2DQ);
    Vcvtph2ps Vector(form::VCVTPH2PS);
    Vcvtps2ph Vector(form::VCVTPS2PH);
    Vcvtps2phStore Vector(form::VCVTPS2PH);
    // Integers.
    Vpaddq Vector(form::VPADDQ);
    Vpaddd Vector(form::VPADDD);
    Vpaddb Vector(form::VPADDB);
    Vpsubq Vector(form::VPSUBQ);
    Vpsubd Vector(form::VPSUBD);
    Vpminsd Vector(form::VPMINSD);
    Vpminsq Vector(form::VPMINSQ);
    Vpminud Vector(form::VPMINUD);
    Vpminuq Vector(form::VPMINUQ);
    Vpmaxsd Vector(form::VPMAXSD);
    Vpmaxsq Vector(form::VPMAXSQ);
    Vpmaxud Vector(form::VPMAXUD);
    Vpmaxuq Vector(form::VPMAXUQ);
    Vpmulld Vector(form::VPMULLD);
    Vpmullq Vector(form::VPMULLQ);
    Vpmuludq Vector(form::VPMULUDQ);
    Vpmuldq Vector(form::VPMULDQ);
    Vpsllq Vector(form::VPSLLQ_IMM);
    Vpslld Vector(form::VPSLLD_IMM);
    Vpsrlq Vector(form::VPSRLQ_IMM);
    Vpsrld Vector(form::VPSRLD_IMM);
    Vpsrad Vector(form::VPSRAD_IMM);
    Vpsraq Vector(form::VPSRAQ_IMM);
    Vpsllvq Vector(form::VPSLLVQ);
    Vpsllvd Vector(form::VPSLLVD);
    Vpsrlvq Vector(form::VPSRLVQ);
    Vpsrlvd Vector(form::VPSRLVD);
    Vpsravd Vector(form::VPSRAVD);
    Vpsravq Vector(form::VPSRAVQ);
    Vpcmpeqq Vector(form::VPCMPEQQ);
    Vpcmpeqd Vector(form::VPCMPEQD);
    Vpcmpgtq Vector(form::VPCMPGTQ);
    Vpcmpgtd Vector(form::VPCMPGTD);
    Vpsadbw Vector(form::VPSADBW);
    Vpshufb Vector(form::VPSHUFB);
    Vandpd Vector(form::VANDPD);
    Vandnpd Vector(form::VANDNPD);
    Vorpd Vector(form::VORPD);
    Vxorpd Vector(form::VXORPD);
    // Other places and widths.
    Vpmovzxdq Vector(form::VPMOVZXDQ);
    Vpmovsxdq Vector(form::VPMOVSXDQ);
    Vpmovzxwd Vector(form::VPMOVZXWD);
    Vpmovsxwd Vector(form::VPMOVSXWD);
    Vpmovzxbd Vector(form::VPMOVZXBD);
    Vpmovsxbd Vector(form::VPMOVSXBD);
    Vpmovqd Vector(form::VPMOVQD);
    Vpmovdw Vector(form::VPMOVDW);
    Vpmovdb Vector(form::VPMOVDB);
    Vpackusdw Vector(form::VPACKUSDW);
    Vpackuswb Vector(form::VPACKUSWB);
    Vshufps Vector(form::VSHUFPS);
    Vpermq Vector(form::VPERMQ_IMM);
    Vpermt2pd Vector(form::VPERMT2PD);
    Vpermt2ps Vector(form::VPERMT2PS);
    Vextractf128 Vector(form::VEXTRACTF128);
    Vinsertf128 Vector(form::VINSERTF128);
    Vinsertf64x2 Vector(form::VINSERTF64X2);
    Vextractf64x4 Vector(form::VEXTRACTF64X4);
    Vinsertf64x4 Vector(form::VINSERTF64X4);
    Vpinsrb Vector(form::VPINSRB);
    Vpinsrw Vector(form::VPINSRW);
    Vpinsrd Vector(form::VPINSRD);
    Vpinsrq Vector(form::VPINSRQ);
    Vpextrq Vector(form::VPEXTRQ);
    Vextractf32x4 Vector(form::VEXTRACTF32X4);
    Vblendvpd Vector(form::VBLENDVPD);
    Vblendvps Vector(form::VBLENDVPS);
    Vblendmpd Vector(form::VBLENDMPD);
    Vblendmps Vector(form::VBLENDMPS);
    Vbroadcastsd Vector(form::VBROADCASTSD);
    Vbroadcastss Vector(form::VBROADCASTSS);
    Vmovddup Vector(form::VMOVDDUP);
    Vpbroadcastq Vector(form::VPBROADCASTQ);
    Vpbroadcastd Vector(form::VPBROADCASTD);
    VmovqFrom Vector(form::VMOVQ);
    VmovqTo Vector(form::VMOVQ_STORE);
    VmovdFrom Vector(form::VMOVD);
    VmovdTo Vector(form::VMOVD_STORE);
    VmovqStore Vector(form::VMOVQ_XMM_STORE);
    VmovdStore Vector(form::VMOVD_STORE);
    VpextrbStore Vector(form::VPEXTRB);
    VpextrwStore Vector(form::VPEXTRW);
    VpextrdStore Vector(form::VPEXTRD);
    VpextrqStore Vector(form::VPEXTRQ);
    Vmovmskps Vector(form::VMOVMSKPS);
    Vmovmskpd Vector(form::VMOVMSKPD);
    VmovapsMove Vector(form::VMOVAPS);
    VmovapdMove Vector(form::VMOVAPD);
    VmovapsLoad Vector(form::VMOVAPS);
    VmovapsStore Vector(form::VMOVAPS_STORE);
    VmovupsLoad Vector(form::VMOVUPS);
    VmovupsStore Vector(form::VMOVUPS_STORE);
    VmovupdLoad Vector(form::VMOVUPD);
    VmovupdStore Vector(form::VMOVUPD_STORE);
    VmaskmovpsLoad Vector(form::VMASKMOVPS);
    VmaskmovpdLoad Vector(form::VMASKMOVPD);
    VmaskmovpsStore Vector(form::VMASKMOVPS_STORE);
    VmaskmovpdStore Vector(form::VMASKMOVPD_STORE);
    // Gathers: the mask is the last operand on AVX2.
    Vgatherdps Vector(form::VGATHERDPS);
    Vgatherqps Vector(form::VGATHERQPS);
    Vgatherqpd Vector(form::VGATHERQPD);
    VgatherdpsK Vector(form::VGATHERDPS_K);
    VgatherqpsK Vector(form::VGATHERQPS_K);
    VgatherqpdK Vector(form::VGATHERQPD_K);
    Vscatterqps Vector(form::VSCATTERQPS);
    Vscatterqpd Vector(form::VSCATTERQPD);
    // Masks of AVX-512.
    VcmppdK Vector(form::VCMPPD_K);
    VcmppsK Vector(form::VCMPPS_K);
    VpcmpqK Vector(form::VPCMPQ);
    VpcmpuqK Vector(form::VPCMPUQ);
    VpcmpdK Vector(form::VPCMPD);
    VpcmpudK Vector(form::VPCMPUD);
    Kunpckbw Vector(form::KUNPCKBW);
    Kandw Vector(form::KANDW);
    Kandnw Vector(form::KANDNW);
    Korw Vector(form::KORW);
    KmovwFrom Vector(form::KMOVW_GPR);
    KmovwTo Vector(form::KMOVW_TO_GPR);
    KmovqLoad Vector(form::KMOVQ);
    KmovqStore Vector(form::KMOVQ_STORE);
}
