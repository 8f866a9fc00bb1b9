//! Programs that compile and run, each with a `main` of its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Termination;

macro_rules! programs {
    ($($name:ident)*) => {
        $(
            mod $name;

            #[test]
            fn $name() -> impl Termination {
                $name::main()
            }
        )*

        const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

programs! {
    arrays_and_tuples
    attribute_arguments
    calls
    calls_that_meet
    casts
    constants
    control_flow
    generics
    literals
    modes
    overrides
    reductions
    shadowing
    slices_and_indices
    stochastic
    storage_in_generic
    struct_aligned
    structs
    type_alias
    visibility
    visibility_of_traits
}

#[test]
fn no_program_is_forgotten() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui/pass");
    let files = fs::read_dir(folder).expect("a folder of this repository");
    let files = files.map(|file| file.expect("a file").path());
    let found: BTreeSet<String> = files
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name != "mod")
        .collect();
    assert_eq!(found, NAMES.iter().map(|&name| name.to_owned()).collect());
}
