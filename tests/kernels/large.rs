//! Positions beyond what 32 bits count: the last elements of grids that no memory holds.

use fpdsl::backend::{Level, level};
use fpdsl::prelude::*;
use fpdsl_gpp::Argument;
use fpdsl_runtime::device::Compiled;
use fpdsl_runtime::loops::{Outputs, Walk, Whole, run_at};

use crate::gather::{SUITE, levels};
use crate::report;

/// Its position, and an element of a slice.
#[fp]
fn placed(i: Index3, u: &[u64]) -> [u64; 4] {
    let (x, y, z) = (i.x() as u64, i.y() as u64, i.z() as u64);
    [x, y, z, u[(i.x() + i.y() + i.z()) % u.len()]]
}

#[fp]
fn line(i: Index, u: &[u64]) -> [u64; 2] {
    [i.x() as u64, u[i.x() - u.len() * (i.x() / u.len())]]
}

/// Grids with the element from which on they are computed: around 2^31 and 2^32, and at the end.
const GRIDS: [([usize; 3], usize); 5] = [
    ([1 << 20, 1 << 20, 4], (1 << 31) - 9),
    ([3, 1 << 33, 2], (1 << 32) - 20),
    (
        [(1 << 20) + 7, (1 << 20) - 3, 5],
        5 * ((1 << 20) + 7) * ((1 << 20) - 3) - 40,
    ),
    ([1, 1, (1 << 40) + 41], 1 << 40),
    ([1 << 36, 1, 1], (1 << 36) - 40),
];

/// Elements that are computed: more than two blocks of lanes.
const COUNT: usize = 40;

fn slice() -> Vec<u64> {
    (0..1009).map(|k| k * k).collect()
}

fn expected([nx, ny, nz]: [usize; 3], first: usize, u: &[u64]) -> Vec<[u64; 4]> {
    assert!(first + COUNT <= nx * ny * nz);
    let place = |i: usize| {
        let [x, y, z] = [i % nx, i / nx % ny, i / nx / ny];
        [x as u64, y as u64, z as u64, u[(x + y + z) % u.len()]]
    };
    (first..first + COUNT).map(place).collect()
}

#[test]
fn on_the_host() {
    let u = slice();
    let singles = levels()
        .into_iter()
        .map(|(backend, level)| (backend, level, false));
    let arrays = [
        ("avx2 arrays", Level::Fma, true),
        ("avx512 arrays", Level::Avx512, true),
    ];
    let has_code = |(name, wanted, _): &(&str, Level, _)| {
        let is_there = cfg!(feature = "jit") && *wanted <= level();
        if !is_there {
            report::skipped(SUITE, name, "this CPU does not have it, or there is no compiler");
        }
        is_there
    };
    // A device makes the compiler known.
    let _ = Device::host();
    for (backend, level, is_compiled) in singles.chain(arrays.into_iter().filter(has_code)) {
        for (grid, first) in GRIDS {
            let mut out = vec![[0; 4]; COUNT];
            // SAFETY: the slice outlives the run, `out` has the elements from `first` on, and the CPU has the level.
            unsafe {
                let (u, out) = (Whole::new(&u), Outputs(out.as_mut_ptr().wrapping_sub(first)));
                let all = first..first + COUNT;
                match is_compiled {
                    true => Compiled::<placed, _, _>::new(level, &(Walk(grid), u), &out)
                        .unwrap()
                        .run((Walk(grid), u), out, all),
                    false => run_at::<placed, _, _>(level, (Walk(grid), u), out, all),
                }
                .unwrap();
            }
            assert_eq!(out, expected(grid, first, &u), "{grid:?} on {backend}");
        }
        report::ran(SUITE, backend, (GRIDS.len() * COUNT) as u64);
    }
}

#[test]
fn in_printed_kernels() {
    let compiler = match fpdsl_gpp::find() {
        Ok(compiler) => compiler,
        Err(why) => return report::skipped(SUITE, "cuda on the cpu", &why),
    };
    let u = slice();
    let bytes: Vec<u8> = u.iter().flat_map(|x| x.to_le_bytes()).collect();
    let (of_three, of_one) = (fpdsl::backend::ir::<placed>(), fpdsl::backend::ir::<line>());
    let kernels = fpdsl_gpp::compile(&compiler, &[(&of_three, &[false; 4]), (&of_one, &[false; 2])]);
    let kernels = kernels.unwrap_or_else(|log| panic!("{log}"));
    for (grid, first) in GRIDS {
        let mut out = vec![0; COUNT * 32];
        let [x, y, z] = grid.map(Argument::Extent);
        let inputs = [x, y, z, Argument::Bytes(&bytes)];
        kernels[0]
            .run_part(grid.iter().product(), first, &inputs, COUNT, &mut [&mut out])
            .unwrap();
        let found: Vec<u64> = out
            .as_chunks()
            .0
            .iter()
            .map(|&word| u64::from_le_bytes(word))
            .collect();
        assert_eq!(found, expected(grid, first, &u).concat(), "{grid:?}");

        let mut out = vec![0; COUNT * 16];
        let n = grid.iter().product();
        let inputs = [Argument::Extent(n), Argument::Bytes(&bytes)];
        kernels[1]
            .run_part(n, first, &inputs, COUNT, &mut [&mut out])
            .unwrap();
        let found: Vec<u64> = out
            .as_chunks()
            .0
            .iter()
            .map(|&word| u64::from_le_bytes(word))
            .collect();
        let wanted = (first..first + COUNT).flat_map(|i| [i as u64, u[i % u.len()]]);
        assert_eq!(found, wanted.collect::<Vec<_>>(), "{n}");
    }
    report::ran(SUITE, "cuda on the cpu", (2 * GRIDS.len() * COUNT) as u64);
}
