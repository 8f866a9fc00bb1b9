//! Processes of their own.

use std::process::Command;

/// Runs a test of the file alone in a process with these variables, and with none else of those that tools are asked for by.
pub fn alone(test: &str, variables: &[(&str, &str)]) {
    let output = Command::new(std::env::current_exe().unwrap())
        .args([test, "--exact", "--ignored", "--nocapture", "--test-threads=1"])
        .env_remove("FPDSL_PERF")
        .env_remove("FPDSL_GDB")
        .env_remove("FPDSL_HOST")
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && text.contains("1 passed"),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    print!("{text}");
}
