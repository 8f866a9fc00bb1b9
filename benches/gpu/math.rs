//! Elementary functions: how fast they are beside CUDA's own, and how many results of each differ from the correctly rounded ones.

use std::cell::RefCell;
use std::sync::Arc;

use fpdsl::cuda::cudarc::driver::{CudaFunction, CudaSlice, CudaStream, DeviceRepr, PushKernelArg};
use fpdsl::math;
use fpdsl::prelude::*;

use super::Outcome;
use super::hand;
use super::peers::{peers, source};
use super::table::{Row, Table};

/// A kernel that calls CUDA's function.
struct Peer(CudaFunction);

impl Peer {
    /// Compiled as NVRTC does by itself, which may contract: so are CUDA's functions meant.
    fn new(
        dev: &Device,
        function: &str,
        native: &str,
        arguments: usize,
    ) -> Result<Self, Box<dyn std::error::Error>> {
        let (name, source) = (format!("{function}_by_hand"), source(function, native, arguments));
        hand::load(dev, &name, &source, hand::Options::OfNvrtc).map(Peer)
    }

    fn launch<T: DeviceRepr>(
        &self,
        stream: &Arc<CudaStream>,
        out: &mut CudaSlice<T>,
        x: &[CudaSlice<T>],
    ) -> Outcome {
        let n = out.len() as u64;
        let mut launch = stream.launch_builder(&self.0);
        launch.arg(out).arg(&n);
        for x in x {
            launch.arg(x);
        }
        // SAFETY: these are the kernel's parameters, and the arrays have `n` elements.
        unsafe { launch.launch(hand::config(n)?) }?;
        Ok(())
    }
}

/// This many numbers of a range. The second argument's go through it in another order.
fn inputs(n: usize, (low, high): (f64, f64), argument: usize) -> Vec<f64> {
    let step = [0.739_085_133_215_160_6, 0.618_033_988_749_894_9][argument];
    (0..n)
        .map(|k| low + (high - low) * (k as f64 * step).fract())
        .collect()
}

/// Measures a function and prints its line.
macro_rules! row {
    ($dev:ident $n:ident $rounds:ident $name:ident $native:ident $cuda:literal $(($low:literal, $high:literal))*) => {{
        let ranges = [$(($low, $high)),*];
        let stream = $dev.cuda_stream().ok_or("this is no CUDA device")?.clone();
        let peer = Peer::new($dev, $cuda, stringify!($native), ranges.len())?;
        let columns: Vec<Vec<$native>> = ranges
            .iter()
            .enumerate()
            .map(|(k, &range)| inputs($n, range, k).into_iter().map(|x| x as $native).collect())
            .collect();
        let arrays = columns.iter().map(|x| stream.clone_htod(x)).collect::<Result<Vec<_>, _>>()?;
        let buffers = columns.iter().map(|x| Buffer::new($dev, x)).collect::<Result<Vec<_>, _>>()?;
        let out = RefCell::new(Buffer::new($dev, &columns[0])?);
        let by_cuda = RefCell::new(stream.clone_htod(&columns[0])?);

        let bytes = (ranges.len() + 1) * $n * size_of::<$native>();
        let mut rows = [
            Row::new("copy", 2 * $n * size_of::<$native>(), || {
                Ok(stream.memcpy_dtod(&arrays[0], &mut *by_cuda.borrow_mut())?)
            }),
            Row::new("ours", bytes, || Ok(row!(@map $name &mut *out.borrow_mut(), $dev, buffers; $(($low))*)?)),
            Row::new("CUDA's", bytes, || peer.launch(&stream, &mut *by_cuda.borrow_mut(), &arrays)),
        ];
        let [copy, ours, cudas] = Table::new(&stream, $rounds).medians(&mut rows)?;

        // The host's bits are the correctly rounded ones: its tests compare them with CORE-MATH's.
        let host = Device::host();
        let mut exact = columns[0].clone();
        row!(@map $name &mut exact[..], &host, columns; $(($low))*)?;
        let differ = |found: Vec<$native>| found.iter().zip(&exact).filter(|(x, y)| x.to_bits() != y.to_bits()).count();
        let (of_ours, of_cudas) = (differ(out.borrow().to_vec()?), differ(stream.clone_dtoh(&*by_cuda.borrow())?));
        println!(
            "| {} {} | {ours:.4} | {cudas:.4} | {:.2} | {copy:.4} | {of_ours} | {of_cudas} |",
            stringify!($name), stringify!($native), cudas / ours
        );
    }};
    (@map $name:ident $out:expr, $dev:expr, $x:ident; ($first:literal)) => { math::$name::map(&$x[0]).into($dev, $out) };
    (@map $name:ident $out:expr, $dev:expr, $x:ident; ($first:literal) ($second:literal)) => {
        math::$name::map(&$x[0], &$x[1]).into($dev, $out)
    };
}

macro_rules! measured {
    ($($name:ident $native:ident $cuda:literal [$($range:tt)*];)*) => {
        /// Prints the table, over this many elements of each function.
        pub fn measure(dev: &Device, n: usize, rounds: usize) -> Outcome {
            println!("Of {n} results, those that differ from the correctly rounded ones, and the time of a launch:\n");
            println!("| function | into, ms | CUDA's, ms | times as fast | a copy, ms | ours differ | CUDA's differ |");
            println!("|---|---|---|---|---|---|---|");
            $(row!(dev n rounds $name $native $cuda $($range)*);)*
            println!();
            Ok(())
        }
    };
}

peers!(measured);
