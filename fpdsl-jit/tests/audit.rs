//! The bytes of compiled kernels, decoded: every instruction is one of the target's, each that rounds has the mode as written, and
//! nothing is fused that was not asked for. Code for AVX-512 is decoded here even where it cannot run.

mod support;

use std::sync::Arc;

use fpdsl_jit::{Form, Target, compile};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Kernel, Op};
use fpdsl_runtime::lift::ScalarType;
use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, Register, RoundingControl};
use support::build::of_op;
use support::forms;

/// The instructions of a kernel, up to the end of its first function.
fn decoded(kernel: &Arc<Kernel>, target: Target, form: &Form) -> (Vec<u8>, Vec<Instruction>) {
    let code = compile(kernel, target, form).expect("code");
    let (bytes, entry) = code.bytes();
    let mut decoder = Decoder::with_ip(64, &bytes[entry..], entry as u64, DecoderOptions::NONE);
    let mut all = Vec::new();
    while decoder.can_decode() {
        let i = decoder.decode();
        // Between functions.
        if i.mnemonic() == Mnemonic::Int3 {
            break;
        }
        assert!(!i.is_invalid(), "{kernel} at {:#x}", i.ip());
        all.push(i);
    }
    (bytes.to_vec(), all)
}

/// The rounding field of MXCSR.
fn field(mxcsr: u32) -> Rounding {
    match mxcsr >> 13 & 3 {
        0 => Rounding::NearestEven,
        1 => Rounding::TowardNegative,
        2 => Rounding::TowardPositive,
        _ => Rounding::TowardZero,
    }
}

fn control(i: &Instruction) -> Option<Rounding> {
    match i.rounding_control() {
        RoundingControl::None => None,
        RoundingControl::RoundToNearest => Some(Rounding::NearestEven),
        RoundingControl::RoundDown => Some(Rounding::TowardNegative),
        RoundingControl::RoundUp => Some(Rounding::TowardPositive),
        RoundingControl::RoundTowardZero => Some(Rounding::TowardZero),
    }
}

/// The instructions that must have a mode, each with the one that it has.
fn rounded(bytes: &[u8], all: &[Instruction], target: Target) -> Vec<(Mnemonic, Option<Rounding>)> {
    let mut mode = None;
    let mut found = Vec::new();
    for i in all {
        if matches!(i.mnemonic(), Mnemonic::Vldmxcsr) && i.memory_base() == Register::RIP {
            let at = i.memory_displacement64() as usize;
            mode = Some(field(u32::from_le_bytes(
                bytes[at..at + 4].try_into().expect("four"),
            )));
        }
        let name = format!("{:?}", i.mnemonic());
        let arithmetic = ["Vadd", "Vsub", "Vmul", "Vdiv", "Vsqrt", "Vfm", "Vfnm"];
        if arithmetic.iter().any(|a| name.starts_with(a)) {
            found.push((
                i.mnemonic(),
                if target == Target::Avx512 {
                    control(i)
                } else {
                    mode
                },
            ));
        }
    }
    found
}

#[test]
fn each_operation_has_its_mode_and_is_not_fused() {
    for target in [Target::Avx2, Target::Avx512] {
        for mode in Rounding::ALL {
            for ty in [ScalarType::F32, ScalarType::F64] {
                for (op, n, name) in [
                    (Op::Add(mode), 2, "Vadd"),
                    (Op::Sub(mode), 2, "Vsub"),
                    (Op::Mul(mode), 2, "Vmul"),
                    (Op::Div(mode), 2, "Vdiv"),
                    (Op::Sqrt(mode), 1, "Vsqrt"),
                    (Op::MulAdd(mode), 3, "Vfmadd"),
                ] {
                    let kernel = of_op(op, &vec![ty; n], ty);
                    for (form_name, form) in forms(&kernel, &[]) {
                        let (bytes, all) = decoded(&kernel, target, &form);
                        let found = rounded(&bytes, &all, target);
                        assert_eq!(
                            found.len(),
                            form.vectors,
                            "{op:?} {target:?} {form_name}: {found:?}"
                        );
                        for (mnemonic, has) in found {
                            assert!(format!("{mnemonic:?}").starts_with(name), "{op:?}: {mnemonic:?}");
                            assert_eq!(has, Some(mode), "{op:?} {target:?} {form_name}");
                        }
                    }
                }
            }
        }
    }
}

/// Operations of all kinds on all types, for AVX-512, in all forms: what is emitted is what was meant, as far as decoding tells.
#[test]
fn code_for_avx512_decodes() {
    let mut kernels = Vec::new();
    for ty in ScalarType::ALL {
        if ty != ScalarType::Bool {
            kernels.push(of_op(Op::Add(Rounding::TowardPositive), &[ty; 2], ty));
            kernels.push(of_op(Op::Div(Rounding::TowardPositive), &[ty; 2], ty));
            kernels.push(of_op(Op::Max, &[ty; 2], ty));
            for to in ScalarType::ALL.into_iter().filter(|t| *t != ScalarType::Bool) {
                kernels.push(of_op(Op::Cast(Rounding::TowardZero), &[ty], to));
            }
        }
        kernels.push(of_op(
            Op::Compare(fpdsl_runtime::ir::Comparison::Le),
            &[ty; 2],
            ScalarType::Bool,
        ));
        kernels.push(of_op(Op::Select, &[ScalarType::Bool, ty, ty], ty));
        if ty.is_int() {
            for op in [Op::Shl, Op::Shr] {
                kernels.push(of_op(op, &[ty, ScalarType::U32], ty));
            }
            for op in [Op::CountOnes, Op::LeadingZeros] {
                kernels.push(of_op(op, &[ty], ScalarType::U32));
            }
            kernels.push(of_op(Op::ReverseBits, &[ty], ty));
            kernels.push(of_op(Op::MulHi, &[ty; 2], ty));
            kernels.push(of_op(Op::Mul(Rounding::TowardZero), &[ty; 2], ty));
        }
    }
    for kernel in &kernels {
        for (_, form) in forms(kernel, &[]) {
            for masked in [false, true] {
                let form = Form {
                    masked,
                    ..form.clone()
                };
                let (_, all) = decoded(kernel, Target::Avx512, &form);
                assert_eq!(
                    all.last().map(Instruction::mnemonic),
                    Some(Mnemonic::Ret),
                    "{kernel}"
                );
            }
        }
    }
}

/// On AVX2 one mode costs one change, and both directions cost one as well: downward is the negative of upward.
#[test]
fn modes_are_changed_once() {
    use fpdsl::prelude::*;

    #[fp]
    fn bounds(a: f64, b: f64) -> (f64, f64) {
        let lo = rd!(a * b + rd!(a + 0.1));
        let hi = ru!(a * b + ru!(a + 0.1));
        (rd!(lo * lo - hi), ru!(hi * hi - lo))
    }

    let kernel = Arc::new(fpdsl::backend::ir::<bounds>());
    let form = Form::group(&kernel, 2, &[]);
    let code = compile(&kernel, Target::Avx2, &form).expect("code");
    assert_eq!(code.about().switches, 1);
    let (_, all) = decoded(&kernel, Target::Avx2, &form);
    let loads = all.iter().filter(|i| i.mnemonic() == Mnemonic::Vldmxcsr).count();
    assert_eq!(loads, 2, "at entry, and back at the end");
}

/// Of values that all lanes share: a comparison sets the flags that a branch or a choice reads, and constants are in instructions.
#[test]
fn comparisons_are_branched_on() {
    use fpdsl::prelude::*;

    #[fp]
    fn steps(x: f64, n: u32, k: i64) -> (f64, u32, i64) {
        let mut s = x;
        let mut m = n;
        for _ in 0..40 {
            if s > 7.0 {
                s = s / 3.0 - x;
            } else {
                s = s * x + 1.0;
            }
            if m != 9 {
                m = m * 5 + 17;
            }
        }
        (s, m.min(1000), k.max(-3))
    }

    let kernel = Arc::new(fpdsl::backend::ir::<steps>());
    let (_, all) = decoded(&kernel, Target::Avx2, &Form::group(&kernel, 1, &[0, 1, 2]));
    let named = |start: &str| {
        let names = all.iter().map(|i| format!("{:?}", i.mnemonic()));
        names.filter(|name| name.starts_with(start)).count()
    };
    assert_eq!(named("Set"), 0, "{all:#?}");
    assert_eq!((named("Vucomisd"), named("Cmov")), (1, 2));
}

/// What does not change in a loop is computed before it, but not what an arm in it computes.
#[test]
fn invariants_leave_loops() {
    use fpdsl::prelude::*;

    #[fp]
    fn steps(x: f64, y: f64, n: u32) -> f64 {
        let mut s = x;
        for i in 0..n {
            s = s * (x / y) + 1.0;
            if i == 3 {
                s = s - (x * y).sqrt();
            }
        }
        s
    }

    let kernel = Arc::new(fpdsl::backend::ir::<steps>());
    let (_, all) = decoded(&kernel, Target::Avx2, &Form::group(&kernel, 2, &[2]));
    let multiplies = |i: &&Instruction| {
        let product = |p: &&Instruction| p.mnemonic() == Mnemonic::Vmulpd;
        all.iter()
            .filter(product)
            .any(|p| (i.near_branch64()..i.ip()).contains(&p.ip()))
    };
    let back = all
        .iter()
        .filter(|i| i.near_branch64() > 0 && i.near_branch64() < i.ip());
    let inner = back.filter(multiplies).min_by_key(|i| i.ip() - i.near_branch64());
    let inner = inner.expect("a loop");
    let names = |within: bool| -> Vec<String> {
        let pass = inner.near_branch64()..inner.ip();
        let there = all.iter().filter(|i| pass.contains(&i.ip()) == within);
        there.map(|i| format!("{:?}", i.mnemonic())).collect()
    };
    let (inside, outside) = (names(true), names(false));
    let quotient = "Vdivpd".to_owned();
    assert!(
        !inside.contains(&quotient) && outside.contains(&quotient),
        "{inside:?}"
    );
    assert!(inside.contains(&"Vsqrtpd".to_owned()), "{inside:?}");
}
