//! Reports as pages of HTML, which need nothing else.

use std::fmt::Write as _;

use fpdsl_runtime::question::Flag;

use super::flags::{FlagReport, OperationFlags};

pub(super) const STYLE: &str = "body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1em; color: #222 } \
    table { border-collapse: collapse; width: 100% } \
    th, td { border-bottom: 1px solid #ddd; padding: .3em .6em; text-align: left; vertical-align: top } \
    td.count { text-align: right; font-variant-numeric: tabular-nums } \
    tr.bad td { background: #fff3f0 } code { font: 13px ui-monospace, monospace } small { color: #666 }";

pub fn html<R>(report: &FlagReport<R>) -> String {
    let title = format!(
        "{}: flags on {}",
        escaped(&report.function),
        escaped(&report.device)
    );
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n<table>\n<tr><th>operation<th>evaluated"
    );
    for flag in Flag::ALL {
        let _ = write!(page, "<th>{}", flag.name());
    }
    page.push_str("<th>first time\n");
    for operation in &report.operations {
        row(&mut page, operation);
    }
    page.push_str("</table>\n</html>\n");
    page
}

fn row(page: &mut String, operation: &OperationFlags) {
    let is_bad = operation
        .signalled
        .iter()
        .any(|signalled| signalled.flag != Flag::Inexact);
    let class = if is_bad { " class=\"bad\"" } else { "" };
    let _ = write!(page, "<tr{class}><td>");
    for place in operation.path.iter().rev() {
        let _ = write!(
            page,
            "<code>{}</code><br><small>{}</small><br>",
            escaped(&place.text),
            escaped(&place.to_string())
        );
    }
    let _ = write!(
        page,
        "<small>{}</small><td class=\"count\">{}",
        escaped(&operation.about()),
        operation.evaluated
    );
    for flag in Flag::ALL {
        let count = operation.signalled(flag).map_or(0, |signalled| signalled.count);
        let _ = write!(page, "<td class=\"count\">{count}");
    }
    page.push_str("<td>");
    for signalled in &operation.signalled {
        let first = &signalled.first;
        let _ = write!(
            page,
            "{}: element {}, <code>{}</code> from <code>{}</code><br>",
            signalled.flag.name(),
            first.element,
            escaped(&first.result),
            escaped(&first.operands.join(", "))
        );
    }
    page.push('\n');
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
