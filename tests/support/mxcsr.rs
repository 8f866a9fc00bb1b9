//! Operations of x86 with the flags that they leave in MXCSR: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 1,
//! 11.5.

use core::arch::asm;

use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::{Mode, Rounding};

/// MXCSR with all exceptions masked and no flags.
fn control(mode: Rounding) -> u32 {
    let field = match mode {
        Rounding::NearestEven => 0,
        Rounding::TowardNegative => 1,
        Rounding::TowardPositive => 2,
        Rounding::TowardZero => 3,
    };
    0x1F80 | field << 13
}

fn flags(mxcsr: u32) -> Vec<Flag> {
    // Bit 1 is for subnormal operands, which IEEE 754 has no flag for.
    let bits = [
        (0, Flag::Invalid),
        (2, Flag::DivisionByZero),
        (3, Flag::Overflow),
        (4, Flag::Underflow),
        (5, Flag::Inexact),
    ];
    let set = bits.into_iter().filter(|(bit, _)| mxcsr >> bit & 1 != 0);
    set.map(|(_, flag)| flag).collect()
}

macro_rules! operations {
    ($($name:ident: $T:ty, $text:literal;)*) => {
        $(
            /// The flags of the operation on `x`, `y` and `z`, as far as it has operands.
            pub fn $name<M: Mode>([x, y, z]: [$T; 3]) -> Vec<Flag> {
                let (control, mut status, default) = (control(M::ROUNDING), 0_u32, 0x1F80_u32);
                // SAFETY: the CPU has the instructions, and MXCSR is as before at the end.
                unsafe {
                    asm!(
                        "ldmxcsr [{control}]",
                        $text,
                        "stmxcsr [{status}]",
                        "ldmxcsr [{default}]",
                        control = in(reg) &control,
                        status = in(reg) &mut status,
                        default = in(reg) &default,
                        x = inout(xmm_reg) x => _,
                        y = in(xmm_reg) y,
                        z = in(xmm_reg) z,
                        out("rax") _,
                        options(nostack),
                    );
                }
                flags(status)
            }
        )*
    };
}

operations! {
    add32: f32, "vaddss {x}, {x}, {y} // {z}";
    sub32: f32, "vsubss {x}, {x}, {y} // {z}";
    mul32: f32, "vmulss {x}, {x}, {y} // {z}";
    div32: f32, "vdivss {x}, {x}, {y} // {z}";
    sqrt32: f32, "vsqrtss {x}, {x}, {x} // {y} {z}";
    fma32: f32, "vfmadd213ss {x}, {y}, {z}";
    add64: f64, "vaddsd {x}, {x}, {y} // {z}";
    sub64: f64, "vsubsd {x}, {x}, {y} // {z}";
    mul64: f64, "vmulsd {x}, {x}, {y} // {z}";
    div64: f64, "vdivsd {x}, {x}, {y} // {z}";
    sqrt64: f64, "vsqrtsd {x}, {x}, {x} // {y} {z}";
    fma64: f64, "vfmadd213sd {x}, {y}, {z}";
    narrow64: f64, "vcvtsd2ss {x}, {x}, {x} // {y} {z}";
    widen32: f32, "vcvtss2sd {x}, {x}, {x} // {y} {z}";
    // Four numbers at once, of which three are zeros.
    narrow32: f32, "vpslldq {x}, {x}, 12\nvpsrldq {x}, {x}, 12\nvcvtps2ph {x}, {x}, 4 // {y} {z}";
    widen16: f32, "vpslldq {x}, {x}, 12\nvpsrldq {x}, {x}, 12\nvcvtph2ps {x}, {x} // {y} {z}";
    compare32: f32, "vucomiss {x}, {y} // {z}";
    compare64: f64, "vucomisd {x}, {y} // {z}";
    to_i32_of32: f32, "vcvtss2si eax, {x} // {y} {z}";
    to_i64_of32: f32, "vcvtss2si rax, {x} // {y} {z}";
    to_i32_of64: f64, "vcvtsd2si eax, {x} // {y} {z}";
    to_i64_of64: f64, "vcvtsd2si rax, {x} // {y} {z}";
    // From the encoding of a number, as an integer.
    from_i64_to32: f64, "vmovq rax, {x}\nvxorps {x}, {x}, {x}\nvcvtsi2ss {x}, {x}, rax // {y} {z}";
    from_i64_to64: f64, "vmovq rax, {x}\nvxorps {x}, {x}, {x}\nvcvtsi2sd {x}, {x}, rax // {y} {z}";
}
