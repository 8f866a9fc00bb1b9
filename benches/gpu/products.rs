//! Products of square matrices: by tiles, beside a tile by hand with the same chains, and cuBLAS, which sums in orders of its own.

use fpdsl::cuda::cudarc::driver::{LaunchConfig, PushKernelArg};
use fpdsl::linalg::fused;
use fpdsl::prelude::*;

use super::Outcome;
use super::cublas::Cublas;
use super::hand::{Options, load};
use super::table::{Row, Table};
use super::tile;

/// Rows, steps and columns of the squares.
const EXTENTS: [usize; 5] = [256, 512, 1024, 2048, 4096];

/// Measures both formats.
pub fn measure(dev: &Device, rounds: usize) -> Outcome {
    let cublas = Cublas::new(dev.cuda_stream().ok_or("this is no CUDA device")?);
    match &cublas {
        Ok(cublas) => println!("products beside {}", cublas.name),
        Err(why) => println!("products are not compared with cuBLAS: {why}"),
    }
    let cublas = cublas.as_ref().ok();
    println!(
        "\n| square | ours rn, GFLOP/s | ours ru | by hand | cuBLAS | ours / by hand | ours / cuBLAS | results |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for extent in EXTENTS {
        singles(dev, cublas, extent, rounds)?;
        doubles(dev, cublas, extent, rounds)?;
    }
    println!();
    Ok(())
}

macro_rules! products {
    ($name:ident $native:ident $hand:literal $fma:literal) => {
        fn $name(dev: &Device, cublas: Option<&Cublas>, extent: usize, rounds: usize) -> Outcome {
            let stream = dev.cuda_stream().ok_or("this is no CUDA device")?.clone();
            let numbers = |salt: usize| -> Vec<$native> {
                let number = |at: usize| (at * 7919 + salt) % 2003;
                (0..extent * extent)
                    .map(|at| number(at) as $native / 1001.0 - 1.0)
                    .collect()
            };
            let (a, b) = (numbers(1), numbers(2));
            let (ha, hb) = (stream.clone_htod(&a)?, stream.clone_htod(&b)?);
            let (a, b) = (Buffer::new(dev, &a)?, Buffer::new(dev, &b)?);
            let (left, right) = (
                Matrix::new(&a, extent, extent),
                Matrix::new(&b, extent, extent),
            );
            let mut out = Buffer::new(dev, &vec![0.0; extent * extent])?;
            let mut up = Buffer::new(dev, &vec![0.0; extent * extent])?;
            let mut by_hand = stream.alloc_zeros::<$native>(extent * extent)?;
            let mut of_cublas = stream.alloc_zeros::<$native>(extent * extent)?;
            let hand = load(
                dev,
                $hand,
                &tile::source($hand, stringify!($native), $fma),
                Options::OfFpdsl,
            )?;
            let tiles = u32::try_from((extent / 64).pow(2))?;
            let config = LaunchConfig {
                grid_dim: (tiles, 1, 1),
                block_dim: (256, 1, 1),
                shared_mem_bytes: 0,
            };
            let n = u32::try_from(extent)?;
            let mut rows = [
                Row::new("rn", 0, || {
                    Ok(fused::<Rn, $native>::inner(0.0, left, right).into(dev, &mut out)?)
                }),
                Row::new("ru", 0, || {
                    Ok(fused::<Ru, $native>::inner(0.0, left, right).into(dev, &mut up)?)
                }),
                Row::new("by hand", 0, || {
                    let mut launch = stream.launch_builder(&hand);
                    launch.arg(&mut by_hand).arg(&n).arg(&ha).arg(&hb);
                    // SAFETY: these are the kernel's parameters, and the matrices have `extent` rows and columns, a multiple of 64.
                    unsafe { launch.launch(config) }?;
                    Ok(())
                }),
                Row::new("cuBLAS", 0, || match cublas {
                    Some(cublas) => cublas.product(&stream, extent, [&ha, &hb], &mut of_cublas),
                    None => Ok(()),
                }),
            ];
            let times = Table::new(&stream, rounds).medians(&mut rows)?;
            drop(rows);
            let same = out.to_vec()? == stream.clone_dtoh(&by_hand)?;
            let rate = |time: f32| 2.0 * (extent as f64).powi(3) / f64::from(time) / 1e6;
            let [rn, ru, hand, library] = times.map(rate);
            let library = cublas.map(|_| library);
            let [absolute, ratio] = [library, library.map(|library| rn / library)]
                .map(|found| found.map_or("-".to_owned(), |found| format!("{found:.3}")));
            println!(
                "| {extent}, {} | {rn:.0} | {ru:.0} | {hand:.0} | {absolute} | {:.3} | {ratio} | {} |",
                stringify!($native),
                rn / hand,
                ["differ from those by hand", "agree with those by hand"][usize::from(same)]
            );
            Ok(())
        }
    };
}

products!(singles f32 "tile32" "__fmaf_rn");
products!(doubles f64 "tile64" "__fma_rn");
