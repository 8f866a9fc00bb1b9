//! This processor has the hashes of x86-64.

#[test]
fn this_processor_has_the_golden_hashes() {
    let differences = fpdsl_golden::differences();
    assert!(differences.is_empty(), "{differences}");
    assert_eq!(fpdsl_golden::golden_wrong_in_a_long_call(), 0);
}
