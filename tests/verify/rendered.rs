//! The report as text, JSON and a picture.

use fpdsl::prelude::*;
use fpdsl::verify::{Inputs, Report};
use serde_json::{Value, from_str};

#[fp(mode = "rn")]
fn third(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = "ru")]
fn third_up(x: f32) -> f32 {
    x / 3.0
}

fn report() -> Report {
    let host = Device::host();
    let verify = fpdsl::verify::<third>()
        .on(&host)
        .on(&host)
        .against::<third_up>(&host);
    let inputs = Inputs::given(((1..=60_u8).map(f32::from).collect(),));
    verify.run(&inputs).expect("nothing faults")
}

#[test]
fn text() {
    let text = report().to_string();
    let name = Device::host().name();
    for part in [
        "third: 60 given inputs",
        "the others are compared to this",
        "41 of 60 have the same bits; up to 1 ulp apart",
        "1 ulp: 19",
        "element 4, x = 5.0 (0x40A00000): 1.6666667 (0x3FD55556); first column 1.6666666 (0x3FD55555); 1 ulp",
    ] {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
    assert!(
        text.lines()
            .any(|line| line.contains(&name) && line.contains("60 of 60 have the same bits")),
        "{text}"
    );
}

#[test]
fn json_has_what_the_report_has() {
    let report = report();
    let json: Value = from_str(&report.to_json()).expect("it is JSON");
    assert_eq!(json["function"], "third");
    assert_eq!(json["elements"], 60);
    assert_eq!(json["columns"][0]["agreement"], Value::Null);
    assert_eq!(json["columns"][1]["agreement"]["same"], 60);
    let found = report.columns[2].agreement.as_ref().expect("it was compared");
    let column = &json["columns"][2]["agreement"];
    assert_eq!(column["same"], found.same);
    assert_eq!(column["largest"], 1);
    assert_eq!(column["histogram"][0]["ulps"], "1");
    assert_eq!(column["histogram"][0]["count"], found.differing());
    assert_eq!(column["first"].as_array().map(Vec::len), Some(found.first.len()));
    assert_eq!(column["first"][0]["inputs"][0], found.first[0].inputs[0].as_str());
}

/// One bar for each bucket, and names that are escaped.
#[test]
fn picture() {
    let mut report = report();
    report.function = "f::<Ru, 3> & co".to_owned();
    let svg = report.to_svg();
    assert!(
        svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"),
        "{svg}"
    );
    assert!(
        svg.contains("f::&lt;Ru, 3&gt; &amp; co: 60 given inputs"),
        "{svg}"
    );
    assert_eq!(svg.matches("fill=\"#4a78b5\"").count(), 3, "{svg}");
    for text in ["same bits", "60", "third_up on "] {
        assert!(svg.contains(text), "`{text}` is not in:\n{svg}");
    }
    assert!(!svg.contains("rotate"), "{svg}");
    // Names of sixty bars side by side are slanted, and so are their counts.
    let agreement = report.columns[2].agreement.as_mut().expect("not the first");
    agreement.histogram = vec![12_345; 60];
    let svg = report.to_svg();
    assert_eq!(svg.matches("rotate(-60 ").count(), 2 * 61, "{svg}");
}
