//! NVIDIA's "Precision & Performance: Floating Point and IEEE 754 Compliance for NVIDIA GPUs", recomputed.
//!
//! Each of the paper's figures becomes a table: the bits it prints (or that follow from it) beside the bits that every
//! backend of this machine computes from one annotated Rust function. The exit status is 1 if any bit differs.
//!
//! `cargo run --release --example whitepaper` runs on the host and on a CUDA device if there is one;
//! `-- --cuda-on-cpu` also executes the printed CUDA C++ on the CPU, which needs g++.

mod functions;
mod report;

use std::process::ExitCode;
use std::sync::Arc;

use fpdsl::Device;
use fpdsl_gpp::CudaOnCpu;
use functions as f;
use report::Report;

fn main() -> ExitCode {
    let mut devices = Device::hosts();
    let mut absent: Vec<String> = Vec::new();
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--cuda-on-cpu" => match fpdsl_gpp::find() {
                Ok(compiler) => devices.push(Device::accelerator(Arc::new(CudaOnCpu::new(compiler)))),
                Err(reason) => absent.push(format!("CUDA C++ on the CPU: {reason}")),
            },
            other => {
                eprintln!("unknown argument `{other}`; the only one is `--cuda-on-cpu`");
                return ExitCode::from(2);
            }
        }
    }
    match Device::cuda(0) {
        Ok(device) => devices.push(device),
        Err(error) => absent.push(format!("GPU: {error}")),
    }
    let mut report = Report::new(devices);
    println!("Backends: {}", report.backends().join(" | "));

    encodings(&mut report);
    associativity(&mut report);
    fused_multiply_add(&mut report);
    dot_products(&mut report);
    rounding_modes(&mut report);
    functions(&mut report);
    x87(&mut report);
    compute_capability_1(&mut report);

    let agree = report.close();
    for reason in &absent {
        println!("Not run on {reason}");
    }
    // A missing GPU is no failure; what was asked for by name is.
    if agree && absent.iter().all(|reason| reason.starts_with("GPU")) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn f32s(bits: [u32; 4]) -> [f32; 4] {
    bits.map(f32::from_bits)
}

fn encodings(report: &mut Report) {
    report.table("Section 2.1: encodings");
    report.check::<f::same_f32>("-192 = (-1)^1 * 2^7 * 1.1b, f32", (-192.0,), 0xC340_0000);
    report.check::<f::same_f64>("-192, f64", (-192.0,), 0xC068_0000_0000_0000);
    report.check::<f::rn::quotient_f32>("2/3, f32", (2.0, 3.0), 0x3F2A_AAAB);
    report.check::<f::rn::quotient_f64>("2/3, f64", (2.0, 3.0), 0x3FE5_5555_5555_5555);
}

fn associativity(report: &mut Report) {
    // A = 2^1 * m, B = 2^0 * m, C = 2^3 * m with m = 1.00000000000000000000001b.
    let [a, b, c] = [0x4000_0001, 0x3F80_0001, 0x4100_0001].map(f32::from_bits);
    report.table("Section 2.2: addition is not associative");
    report.check::<f::sum_left>("rn(rn(A + B) + C)", (a, b, c), 0x4130_0002);
    report.check::<f::sum_right>("rn(A + rn(B + C))", (a, b, c), 0x4130_0001);
}

fn fused_multiply_add(report: &mut Report) {
    println!(
        "\nSection 2.3, in five decimal digits: x = 1.0008 has x*x - 1 = 1.60064e-3 exactly (the paper prints 10^-4)."
    );
    println!(
        "Rounding x*x first gives 1.0016, and 1.0016 - 1 = 1.6000e-3; one rounding of x*x - 1 gives 1.6006e-3."
    );
    println!(
        "The same in binary32, where x is the f32 nearest to 1.0008 and x*x - 1 is 1.6006671060182498e-3:"
    );
    report.table("Section 2.3: x * x - 1 at x = 1.0008");
    report.check::<f::square_minus_one>("contract = false", (1.0008,), 0x3AD1_CC00);
    report.check::<f::square_minus_one_fused>("contract = true", (1.0008,), 0x3AD1_CD7A);

    let [a, b] = [0x3F80_0001, 0xBF80_0002].map(f32::from_bits);
    report.table("Figure 1: a * a + b, a = 3F800001, b = BF800002");
    report.check::<f::square_plus>("contract = false", (a, b), 0x0000_0000);
    report.check::<f::square_plus_fused>("contract = true (1.4210855e-14)", (a, b), 0x2880_0000);
}

fn dot_products(report: &mut Report) {
    let a = f32s([0x3FF4_2C76, 0xBF49_4494, 0x3F92_DB19, 0x3F75_DCC9]);
    let b = f32s([0xBF6F_7CEE, 0xBF31_06DA, 0x3FDC_BB70, 0xBF35_B25D]);
    report.table("Figure 5: dot products, from float vectors that give the paper's bits");
    report.check::<f::dot_serial>("serial ((p1 + p2) + p3) + p4", (a, b), 0x3D65_3510);
    report.check::<f::dot_fma>("FMA chain", (a, b), 0x3D65_3501);
    report.check::<f::dot_parallel>("parallel (p1 + p2) + (p3 + p4)", (a, b), 0x3D65_3500);
    println!("  {:<40} {:>34}  5.595875284357632e-2", "exact", "");

    // As printed: f32 holds fewer digits of some.
    #[allow(clippy::excessive_precision)]
    let (a, b) = (
        [1.907607, -0.7862027, 1.147311, 0.9604002],
        [-0.9355000, -0.6915108, 1.724470, -0.7097529],
    );
    report.table("Figure 5 again, from the seven decimals printed in the paper, which give other bits");
    report.check::<f::dot_serial>("serial", (a, b), 0x3D65_33F0);
    report.check::<f::dot_fma>("FMA chain", (a, b), 0x3D65_33F6);
    report.check::<f::dot_parallel>("parallel", (a, b), 0x3D65_33E0);
}

fn functions(report: &mut Report) {
    println!(
        "\nSection 5.1: cos(5992555.0) is 3.3209046151159804582...e-7. The paper's libraries give it other last digits."
    );
    report.table("Section 5.1: cos(5992555.0)");
    report.check::<f::cosine_f32>("f32", (5_992_555.0,), 0x34B2_4A2A);
    report.check::<f::cosine_f64>("f64", (5_992_555.0,), 0x3E96_4945_4BAD_E22A);

    // V. Lefèvre and J.-M. Muller, "Worst cases for correct rounding of the elementary functions in double precision", ARITH 2001.
    println!(
        "\nThe table-maker's dilemma: of all arguments of that size, this one's power of e lies nearest to the middle of two\n\
         numbers, 2^-58 of a unit from it. Whoever computes fewer than 112 digits cannot tell to which one it rounds."
    );
    let x = f64::from_bits(0x3E09_E9CB_BFD6_080B);
    report.table("exp(7.541752774995959e-10), f64");
    report.check::<f::rn::exponential>("rn", (x,), 0x3FF0_0000_0033_D398);
    report.check::<f::rz::exponential>("rz", (x,), 0x3FF0_0000_0033_D397);
    report.check::<f::ru::exponential>("ru", (x,), 0x3FF0_0000_0033_D398);
    report.check::<f::rd::exponential>("rd", (x,), 0x3FF0_0000_0033_D397);
}

fn x87(report: &mut Report) {
    println!(
        "\nSection 5.1 prints 3.320904615e-07 with -m64, and with -m32 3.320904692e-07: the x87 unit's cosine, whose π has 66 digits.\n\
         Section 5.2 prints no figures. The sum is from its reference 6 (D. Monniaux), where 64 digits round to the middle of two numbers."
    );
    report.table("Sections 5.1 and 5.2: profile = \"x87\"");
    report.check::<f::cosine_x87>("cos(5992555.0), x87", (5_992_555.0,), 0x3E96_4945_545D_8D8D);
    let sum = (9_007_199_254_740_994.0, 1.0 - 1.0 / 65536.0);
    report.check::<f::sum_sse>("9007199254740994 + (1 - 2^-16), SSE", sum, 0x4340_0000_0000_0001);
    report.check::<f::sum_x87>("9007199254740994 + (1 - 2^-16), x87", sum, 0x4340_0000_0000_0002);
    let factors = (1_848_874_847.0, 19_954_562_207.0);
    report.check::<f::product_sse>("1848874847 * 19954562207, SSE", factors, 0x4400_0000_0000_0001);
    report.check::<f::product_x87>("1848874847 * 19954562207, x87", factors, 0x4400_0000_0000_0000);
    report.check::<f::quotient_sse>("1 / 2731, SSE", (1.0, 2731.0), 0x3F37_FF40_05FF_D001);
    report.check::<f::quotient_x87>("1 / 2731, x87", (1.0, 2731.0), 0x3F37_FF40_05FF_D002);
}

fn compute_capability_1(report: &mut Report) {
    println!(
        "\nGPUs of compute capability 1.x cut the product of `a * b + c` to 24 digits (CUDA C Programming Guide, \"Floating-Point\n\
         Standard\"). No figures are printed there; these follow from the rule."
    );
    let (a, b) = (
        f32s([0x3FF4_2C76, 0xBF49_4494, 0x3F92_DB19, 0x3F75_DCC9]),
        f32s([0xBF6F_7CEE, 0xBF31_06DA, 0x3FDC_BB70, 0xBF35_B25D]),
    );
    report.table("Compute capability 1.x: profile = \"cc1x\"");
    report.check::<f::dot_serial>("Figure 5: rounded", (a, b), 0x3D65_3510);
    report.check::<f::dot_cc1x>("Figure 5: cut", (a, b), 0x3D65_3500);
    report.check::<f::dot_fma>("Figure 5: fused", (a, b), 0x3D65_3501);
    let x = 1.6_f32;
    report.check::<f::square_minus>("x * x - rn(x * x) at 1.6: rounded", (x, x * x), 0x0000_0000);
    report.check::<f::square_minus_cc1x>("x * x - rn(x * x) at 1.6: cut", (x, x * x), 0xB480_0000);
    report.check::<f::square_minus_fused>("x * x - rn(x * x) at 1.6: fused", (x, x * x), 0xB3E1_47AE);
}

fn rounding_modes(report: &mut Report) {
    report.table("The four rounding modes");
    macro_rules! mode {
        ($mode:ident, $third:expr, $two_thirds:expr, $root:expr) => {
            let name = stringify!($mode);
            let (one, two, three) = (1.0_f32, 2.0_f32, 3.0_f32);
            report.check::<f::$mode::quotient_f32>(&format!("1/3 {name} f32"), (one, three), $third.0);
            report.check::<f::$mode::quotient_f32>(&format!("2/3 {name} f32"), (two, three), $two_thirds.0);
            report.check::<f::$mode::root_f32>(&format!("sqrt(2) {name} f32"), (two,), $root.0);
            let (one, two, three) = (1.0_f64, 2.0_f64, 3.0_f64);
            report.check::<f::$mode::quotient_f64>(&format!("1/3 {name} f64"), (one, three), $third.1);
            report.check::<f::$mode::quotient_f64>(&format!("2/3 {name} f64"), (two, three), $two_thirds.1);
            report.check::<f::$mode::root_f64>(&format!("sqrt(2) {name} f64"), (two,), $root.1);
        };
    }
    const THIRD: [(u64, u64); 2] = [
        (0x3EAA_AAAA, 0x3FD5_5555_5555_5555),
        (0x3EAA_AAAB, 0x3FD5_5555_5555_5556),
    ];
    const TWO_THIRDS: [(u64, u64); 2] = [
        (0x3F2A_AAAA, 0x3FE5_5555_5555_5555),
        (0x3F2A_AAAB, 0x3FE5_5555_5555_5556),
    ];
    const ROOT: [(u64, u64); 2] = [
        (0x3FB5_04F3, 0x3FF6_A09E_667F_3BCC),
        (0x3FB5_04F4, 0x3FF6_A09E_667F_3BCD),
    ];
    // Of the two neighbours of each value, the nearest is not always the same one for f32 and f64.
    mode!(
        rn,
        (THIRD[1].0, THIRD[0].1),
        (TWO_THIRDS[1].0, TWO_THIRDS[0].1),
        (ROOT[0].0, ROOT[1].1)
    );
    mode!(rz, THIRD[0], TWO_THIRDS[0], ROOT[0]);
    mode!(ru, THIRD[1], TWO_THIRDS[1], ROOT[1]);
    mode!(rd, THIRD[0], TWO_THIRDS[0], ROOT[0]);
}
