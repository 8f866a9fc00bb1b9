//! The printed kernels of reductions and scans: what they read like, that NVRTC compiles them, and the machine code.

use std::sync::{Arc, Mutex, PoisonError};

use fpdsl::Error;
use fpdsl::backend::{Accelerator, Input, MapKernel, Memory};
use fpdsl::prelude::*;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print::{Printed, elementwise};

use crate::interpreted::Interpreter;
use crate::sass::{Disassembler, Function};
use crate::{SUITE, report};

#[fp(mode = "ru")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn add32(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rz")]
fn square_of(scale: f32, x: f32) -> f32 {
    // What is combined.
    let y = scale * x;
    y * y
}

#[fp(identity = (0.0, 0))]
fn add_pairs(a: (f64, i64), b: (f64, i64)) -> (f64, i64) {
    (a.0 + b.0, a.1 + b.1)
}

#[fp(mode = M)]
fn larger<T: Float, M: Mode>(a: [T; 2], b: [T; 2]) -> [T; 2] {
    if a[0] * a[1] < b[0] * b[1] { b } else { a }
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
fn add_complex(a: Complex<f64>, b: Complex<f64>) -> Complex<f64> {
    Complex {
        re: a.re + b.re,
        im: a.im + b.im,
    }
}

#[fp]
fn at(i: Index2, u: &[f64]) -> f64 {
    u[i.x() + i.y()]
}

/// The kernels that a device is given, printed.
#[derive(Debug, Default)]
struct Listener(Mutex<Vec<Printed>>);

impl Accelerator for Listener {
    fn name(&self) -> String {
        "a listener".to_owned()
    }

    fn owns(&self, memory: &dyn Memory) -> bool {
        Interpreter.owns(memory)
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Interpreter.allocate(bytes)
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Interpreter.upload(bytes)
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        Interpreter.download(memory, to)
    }

    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        let broadcast: Vec<bool> = inputs.iter().map(Input::is_broadcast).collect();
        let printed = elementwise(&kernel.record(), &broadcast);
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(printed);
        // SAFETY: the caller's.
        unsafe { Interpreter.map(kernel, n, inputs, outputs) }
    }

    fn synchronize(&self) -> Result<(), Error> {
        Ok(())
    }
}

/// The kernels of what `run` does on a device.
fn kernels(run: impl FnOnce(&Device)) -> Vec<Printed> {
    let listener = Arc::new(Listener::default());
    run(&Device::accelerator(listener.clone()));
    let mut kernels = listener.0.lock().unwrap_or_else(PoisonError::into_inner);
    core::mem::take(&mut *kernels)
}

/// All that this suite has.
fn all() -> Vec<Printed> {
    kernels(|device| {
        add::reduce(&[0.5; 40]).run(device).unwrap();
        add::scan(&[0.5; 40]).run(device).unwrap();
        add32::reduce(&[0.5; 40]).run(device).unwrap();
        square_of::map(2.0, &[0.5; 40])
            .reduce::<add32>()
            .run(device)
            .unwrap();
        add_pairs::reduce((&[0.5; 40], &[1; 40])).run(device).unwrap();
        add_pairs::scan((&[0.5; 40], &[1; 40])).run(device).unwrap();
        at::launch((4, 5), &[0.5; 40])
            .reduce::<add>()
            .run(device)
            .unwrap();
        at::launch((90, 100), &[0.5; 190])
            .reduce::<add>()
            .partial(device, 3..9000)
            .unwrap();
        add_pairs::scan((&[0.5; 40], &[1; 40]))
            .exclusive()
            .run(device)
            .unwrap();
    })
}

#[test]
fn kernels_are_meant_to_be_read() {
    let kernels = kernels(|device| {
        square_of::map(2.0, &[0.5; 40])
            .reduce::<add32>()
            .run(device)
            .unwrap();
    });
    let text = &kernels[0].text;
    for part in [
        "// fn add32(a: f32, b: f32) -> f32 {\n",
        "__global__ void map_reduce_square_of_add32(\n",
        "    const unsigned long long first,\n    const unsigned long long len,\n    const float scale,\n    const float* __restrict__ x, unsigned long long x_len)\n",
        " start = ",
        "__fmul_rz(",
        "__fadd_rn(",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    // The length was compared: no load is tested.
    assert!(!text.contains("fpdsl_fault"), "{text}");
}

/// Their texts.
fn texts(run: impl FnOnce(&Device)) -> Vec<String> {
    kernels(run).into_iter().map(|kernel| kernel.text).collect()
}

/// They are what the devices of this suite compile and run, with whichever arrays they are called.
#[test]
fn the_sources_that_users_see_are_those_of_the_kernels_that_run() {
    macro_rules! same {
        ($($function:ty, $values:expr;)*) => {$(
            let name = stringify!($function);
            let runs = texts(|device| { <$function>::reduce($values).run(device).unwrap(); });
            assert_eq!(runs, [<$function>::reduce($values).cuda_source()], "{name}");
            let runs = texts(|device| { <$function>::scan($values).run(device).unwrap(); });
            let [segments, totals, again, carries] = &runs[..] else {
                panic!("{name} runs {} kernels", runs.len())
            };
            let source = <$function>::scan($values).cuda_source();
            assert_eq!(source, [&segments[..], totals, carries].join("\n"), "{name}");
            assert_eq!(segments, again, "{name}");
        )*};
    }
    same! {
        add, &[0.5; 40];
        add32, vec![0.5; 40];
        add_pairs, (&[0.5; 40], vec![1; 40]);
        larger<f64, Ru>, &[[0.5, 1.5]; 40];
        add_complex, &[Complex { re: 0.5, im: 1.0 }; 40];
    }
}

/// A tuple, an array and a struct among the parameters.
#[fp]
fn mixed(a: (f64, f32), b: [f64; 2], c: Complex<f64>, keep: bool) -> f64 {
    if keep { a.0 * b[1] + c.re } else { a.1 as f64 }
}

#[fp(mode = M)]
fn scaled<T: Float, M: Mode, const N: usize>(i: Index2, factors: [T; N], u: &[T]) -> T {
    u[i.x()] * factors[N - 1] + u[i.y()]
}

/// The sources of reductions of what a function gives are those of the kernels that run, for arrays and for grids.
#[test]
fn the_sources_of_mapped_reductions_are_those_of_the_kernels_that_run() {
    let list = &[0.5_f32; 40];
    let runs = texts(|device| {
        square_of::map(list, vec![0.25; 40])
            .reduce::<add32>()
            .run(device)
            .unwrap();
    });
    let reduction = square_of::map(list, list).reduce::<add32>();
    assert_eq!(runs, [reduction.cuda_source()]);

    let c = [Complex { re: 0.5, im: 1.0 }; 40];
    let a = (&[0.5; 40], list);
    let reduction = mixed::map(a, &[[0.5, 1.5]; 40], &c, &[true; 40]).reduce::<add>();
    let runs = texts(|device| {
        reduction.run(device).unwrap();
    });
    assert_eq!(runs, [reduction.cuda_source()]);

    let reduction = at::launch((4, 5), &[0.5; 40]).reduce::<add>();
    let runs = texts(|device| {
        reduction.run(device).unwrap();
    });
    assert_eq!(runs, [reduction.cuda_source()]);
    assert!(
        runs[0].contains("__global__ void map_reduce_at_add("),
        "{}",
        runs[0]
    );

    let reduction = scaled::<f32, Rd, 3>::launch((4, 5), [0.5; 3], list).reduce::<add32>();
    let runs = texts(|device| {
        reduction.run(device).unwrap();
    });
    assert_eq!(runs, [reduction.cuda_source()]);
}

fn nvrtc() -> Option<&'static Nvrtc> {
    match Nvrtc::load() {
        Ok(nvrtc) => Some(nvrtc),
        Err(error) => {
            report::skipped(SUITE, "nvrtc", &error.to_string());
            None
        }
    }
}

#[test]
fn nvrtc_compiles_them() {
    let Some(nvrtc) = nvrtc() else {
        return;
    };
    let archs = [(7, 5), (8, 0), (9, 0), (10, 0), (12, 0)].map(|(major, minor)| Arch::new(major, minor));
    let archs: Vec<Arch> = archs.into_iter().filter(|&arch| nvrtc.supports(arch)).collect();
    assert!(!archs.is_empty());
    let kernels = all();
    for &arch in &archs {
        for kernel in &kernels {
            if let Err(error) = nvrtc.compile(&kernel.text, &kernel.entry, arch, &[]) {
                panic!("{error}");
            }
        }
    }
    report::ran(SUITE, "nvrtc", (archs.len() * kernels.len()) as u64);
}

/// The most loads in a row without an addition between them.
fn loads_in_a_row(function: &Function) -> usize {
    let mut longest = 0;
    let mut here = 0;
    for instruction in &function.body {
        match instruction.opcode() {
            "LDG" => here += 1,
            "DADD" => here = 0,
            _ => {}
        }
        longest = longest.max(here);
    }
    longest
}

/// The eight elements of a row are on their way before the first is added.
#[test]
fn loads_do_not_wait_for_additions() {
    let Some(nvrtc) = nvrtc() else {
        return;
    };
    let disassembler = match Disassembler::find() {
        Ok(disassembler) => disassembler,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why),
    };
    let kernels = kernels(|device| {
        add::reduce(&[0.5; 40]).run(device).unwrap();
    });
    for (major, minor) in [(8, 0), (9, 0)] {
        let cubin = nvrtc.compile(&kernels[0].text, &kernels[0].entry, Arch::new(major, minor), &[]);
        let functions = disassembler.disassemble(&cubin.expect("it compiles"));
        let loads = loads_in_a_row(&functions[0]);
        assert!(
            loads >= 8,
            "sm_{major}{minor}: {loads} loads in a row\n{:#?}",
            functions[0]
        );
    }
    report::ran(SUITE, "nvrtc", 2);
}
