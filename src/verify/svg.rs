//! The histograms of a report as a picture.

use svg::Document;
use svg::node::element::{Group, Line, Rectangle, Text};

use super::report::Report;
use super::{accuracy, tally};

const WIDTH: f64 = 900.0;
const PANEL: f64 = 226.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 62.0;

/// Bars that are nearer to each other than this have slanted names and counts, which would overlap otherwise.
const CROWDED: f64 = 60.0;

/// A histogram with names for its bars.
struct Panel {
    title: String,
    bars: Vec<(String, u64)>,
}

pub fn svg(report: &Report) -> String {
    let panels = panels(report);
    let height = TOP + PANEL * panels.len() as f64;
    let mut document = Document::new()
        .set("viewBox", (0.0, 0.0, WIDTH, height))
        .set("font-family", "sans-serif")
        .set("font-size", 12)
        .add(
            Rectangle::new()
                .set("width", "100%")
                .set("height", "100%")
                .set("fill", "white"),
        )
        .add(text(format!("{}: {}", report.function, report.inputs), LEFT, 24.0).set("font-size", 15));
    for (k, panel) in panels.iter().enumerate() {
        document = document.add(panel.draw(TOP + PANEL * k as f64));
    }
    format!("{document}\n")
}

fn panels(report: &Report) -> Vec<Panel> {
    let mut panels = Vec::new();
    for column in &report.columns {
        if let Some(agreement) = &column.agreement {
            let mut bars = vec![("same bits".to_owned(), agreement.same)];
            if agreement.zero_signs > 0 {
                bars.push(("sign of 0".to_owned(), agreement.zero_signs));
            }
            bars.extend(named(tally::bucket_name, &agreement.histogram));
            if agreement.nans > 0 {
                bars.push(("NaN".to_owned(), agreement.nans));
            }
            panels.push(Panel {
                title: format!("{}: ulps from the first column", column.label),
                bars,
            });
        }
        if let Some(accuracy) = &column.accuracy {
            panels.push(Panel {
                title: format!("{}: error in ulps", column.label),
                bars: named(accuracy::bucket_name, &accuracy.histogram).collect(),
            });
        }
    }
    panels
}

fn named<'a>(name: fn(usize) -> String, counts: &'a [u64]) -> impl Iterator<Item = (String, u64)> + 'a {
    counts
        .iter()
        .enumerate()
        .map(move |(bucket, &count)| (name(bucket), count))
}

fn text(content: impl Into<String>, x: f64, y: f64) -> Text {
    Text::new(content).set("x", x).set("y", y)
}

/// Words at a bar: centred there, or slanted, beginning or ending there.
fn label(content: String, x: f64, y: f64, slanted: Option<&str>) -> Text {
    let label = text(content, x, y).set("font-size", 10);
    match slanted {
        None => label.set("text-anchor", "middle"),
        Some(anchor) => label
            .set("text-anchor", anchor)
            .set("transform", format!("rotate(-60 {x} {y})")),
    }
}

impl Panel {
    fn draw(&self, top: f64) -> Group {
        let width = (WIDTH - LEFT - RIGHT) / self.bars.len().max(1) as f64;
        let crowded = width < CROWDED;
        let (ceiling, floor) = (top + if crowded { 56.0 } else { 26.0 }, top + PANEL - BOTTOM);
        let most = self.bars.iter().map(|bar| bar.1).max().unwrap_or(0);
        // A bar of one element is seen, and one of ten times as many is a step higher.
        let steps = (most.max(1) as f64).log10().ceil() + 1.0;
        let height = |count: u64| match count {
            0 => 0.0,
            count => ((count as f64).log10() + 1.0) / steps * (floor - ceiling),
        };
        let mut group = Group::new().add(text(&self.title, LEFT, top + 14.0));
        for (i, (name, count)) in self.bars.iter().enumerate() {
            let (x, height) = (LEFT + width * i as f64, height(*count));
            let middle = x + width / 2.0;
            let bar = Rectangle::new()
                .set("x", x + width * 0.1)
                .set("y", floor - height)
                .set("width", width * 0.8)
                .set("height", height)
                .set("fill", "#4a78b5");
            let below = if crowded { floor + 9.0 } else { floor + 16.0 };
            group = group
                .add(bar)
                .add(label(name.clone(), middle, below, crowded.then_some("end")));
            if *count > 0 {
                let above = floor - height - 3.0;
                group = group.add(label(
                    count.to_string(),
                    middle,
                    above,
                    crowded.then_some("start"),
                ));
            }
        }
        let axis = Line::new()
            .set("x1", LEFT)
            .set("x2", WIDTH - RIGHT)
            .set("y1", floor)
            .set("y2", floor);
        group.add(axis.set("stroke", "black"))
    }
}
