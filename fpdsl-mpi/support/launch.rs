//! Programs that start themselves under mpirun.

use std::io;
use std::process::{Command, Stdio};

/// Set for the ranks.
const STARTED: &str = "FPDSL_MPI_STARTED";

/// True in a process that mpirun has started, be it that of [`over`] or the user's.
pub fn is_a_rank() -> bool {
    [STARTED, "OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"]
        .iter()
        .any(|name| std::env::var_os(name).is_some())
}

/// The command that runs this program once more, over this many ranks of one thread each.
pub fn over(ranks: usize, arguments: impl IntoIterator<Item = String>) -> io::Result<Command> {
    let mut command = Command::new("mpirun");
    if is_open_mpi() {
        command.args(["--oversubscribe", "--allow-run-as-root"]);
    }
    command
        .args(["-n", &ranks.to_string()])
        .arg(std::env::current_exe()?)
        .args(arguments)
        .env(STARTED, "1")
        .env("RAYON_NUM_THREADS", "1")
        .stdin(Stdio::null());
    Ok(command)
}

/// MPICH's mpirun allows more ranks than cores, and root, without being asked.
fn is_open_mpi() -> bool {
    Command::new("mpirun")
        .arg("--version")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("Open MPI"))
}
