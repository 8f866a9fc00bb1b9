//! The printed CUDA C++ of kernels with slices and positions.

use fpdsl::prelude::*;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print::{elementwise, usual};

use crate::gather::SUITE;
use crate::report;

/// NVRTC takes the text for Turing to Blackwell.
pub fn compiles(name: &str, text: &str) {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(error) => return report::skipped(SUITE, "nvrtc", &error.to_string()),
    };
    let archs = [(7, 5), (8, 0), (9, 0), (10, 0), (12, 0)].map(|(major, minor)| Arch::new(major, minor));
    let archs: Vec<Arch> = archs.into_iter().filter(|&arch| nvrtc.supports(arch)).collect();
    assert!(!archs.is_empty());
    for &arch in &archs {
        if let Err(error) = nvrtc.compile(text, name, arch, &[]) {
            panic!("{error}");
        }
    }
    report::ran(SUITE, "nvrtc", archs.len() as u64);
}

#[fp(mode = "rz")]
fn positive(x: f32) -> (bool, f32, [f64; 2]) {
    (x > 0.0, x / 3.0, [x as f64, 0.5])
}

/// Those that number flags and take values are the library's own.
#[test]
fn the_kernels_of_a_compaction_compile() {
    let x = [1.0, -2.0];
    let compaction = positive::map(&x).compact();
    let kernels = compaction.ir();
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name).collect();
    assert_eq!(
        names,
        [
            "positive",
            "segments::<sum>",
            "totals",
            "carries::<sum>",
            "chosen"
        ]
    );
    let mut all = String::new();
    for kernel in &kernels {
        let text = elementwise(kernel, &usual(&kernel.inputs)).text;
        compiles(kernel.name, &text);
        all.push_str(&text);
    }
    // Texts are joined by empty lines.
    assert_eq!(compaction.cuda_source().replace('\n', ""), all.replace('\n', ""));
}

/// Each point beside the next.
#[fp(mode = "rz")]
fn slope(i: Index2, width: usize, u: &[f32], p: &[[f64; 3]]) -> f32 {
    let at = i.y() * width + i.x();
    if at >= u.len() || p.len() == 0 {
        0.0
    } else {
        u[at] - p[0][2] as f32
    }
}

#[test]
fn launch_and_cuda_source_agree() {
    let text = slope::cuda_source();
    for part in [
        "    unsigned long long i_nx,\n    const unsigned long long width,\n",
        "    const float* __restrict__ u, unsigned long long u_len,\n",
        "    const double* __restrict__ p, unsigned long long p_len)\n",
        "    const unsigned long long i_x = element % i_nx;\n",
        "    const unsigned long long i_y = element / i_nx;\n",
        "if (at >= u_len || p_len == 0ull) {",
        ">= u_len) { // index out of bounds of `u` in `slope`\n",
        "__fsub_rz(u[at], __double2float_rz(p[2]))",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
}

/// A row for each element.
#[fp]
fn halved(x: f32, out: &mut [f32]) {
    for o in out.iter_mut() {
        *o = x * 0.5;
    }
}

#[test]
fn a_row_begins_at_the_number_of_its_element() {
    let text = halved::cuda_source();
    for part in [
        "    float* __restrict__ out, unsigned long long out_len)\n",
        "    const unsigned long long out_row = element;\n",
        ">= out_len) { // index out of bounds of `out` in `halved`\n",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
}

/// One thread an element whatever the grid: there is no second dimension that could be too long.
#[fp]
fn deep(i: Index3) -> f32 {
    (i.x() + i.y() + i.z()) as f32
}

#[test]
fn positions_come_from_the_number_of_the_element() {
    let text = deep::cuda_source();
    for part in [
        "i_x = element % i_nx;",
        "i_y = element / i_nx % i_ny;",
        "i_z = element / i_nx / i_ny;",
        "(unsigned long long)blockIdx.x * blockDim.x + threadIdx.x",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
}
