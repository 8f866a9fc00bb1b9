//! Every function over 1, 2, 3, 7 and 16 ranks, against one thread. Without mpirun around it, this program starts itself under it.

mod calls;
mod errors;
mod exact;
mod functions;
#[path = "../../support/launch.rs"]
mod launch;
mod reductions;
mod scans;
mod world;

use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{io, thread};

use mpi::traits::*;

const RANKS: [usize; 5] = [1, 2, 3, 7, 16];

/// For all that a rank has to do, on a slow machine.
const LIMIT: Duration = Duration::from_secs(300);

fn main() -> ExitCode {
    if launch::is_a_rank() {
        ranks();
        return ExitCode::SUCCESS;
    }
    let mut failed = 0;
    for ranks in RANKS {
        match run(ranks) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                println!(
                    "SKIPPED: no mpirun here (apt-get install openmpi-bin), so nothing was tested over ranks"
                );
                return ExitCode::SUCCESS;
            }
            Err(error) => {
                println!("{ranks} ranks: FAILED: {error}");
                failed += 1;
            }
        }
    }
    match failed {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Runs the suites over this many ranks. Ranks that wait for each other for ever are an error.
fn run(ranks: usize) -> io::Result<()> {
    let mut mpirun = launch::over(ranks, [])?.spawn()?;
    let began = Instant::now();
    loop {
        match mpirun.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(status) => return Err(io::Error::other(status.to_string())),
            None if began.elapsed() > LIMIT => {
                mpirun.kill()?;
                mpirun.wait()?;
                return Err(io::Error::other(
                    "not done in time; ranks may wait for each other",
                ));
            }
            None => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// What each rank does.
fn ranks() {
    let (universe, _) = mpi::initialize_with_threading(mpi::Threading::Funneled).expect("initialised once");
    let world = universe.world();
    // The others would wait for a rank that has panicked.
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        mpi::topology::SimpleCommunicator::world().abort(1);
    }));
    let mut suite = world::Suite::new(&world);
    suite.run("reductions", reductions::run);
    suite.run("scans", scans::run);
    suite.run("calls", calls::run);
    suite.run("exact", exact::run);
    suite.run("errors", errors::run);
}
