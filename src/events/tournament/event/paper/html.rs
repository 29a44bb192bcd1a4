//! Papers as HTML: one file without any other, readable on a screen and on paper.

use super::{Sheet, Slip};
use std::fmt::Write;

const STYLE: &str = "body{font:12pt/1.35 sans-serif;margin:2em}h1{font-size:15pt}table{border-collapse:collapse;width:100%}\
th,td{text-align:left;padding:.25em .6em;border-bottom:1px solid #999}tr{break-inside:avoid}thead{display:table-header-group}\
.slip{border:1px dashed #666;padding:1em;margin:0 0 1em;height:22%;box-sizing:border-box;break-inside:avoid}\
.slip h2{font-size:12pt;margin:0 0 .6em}.slip:nth-of-type(4n){break-after:page}@page{margin:14mm}\
@media print{body{margin:0;height:100vh}}";

/// A table.
pub(super) fn sheet(sheet: &Sheet) -> String {
    let mut body = format!("<h1>{}</h1>\n<table>\n<thead><tr>", escaped(&sheet.title));
    for head in &sheet.heads {
        let _ = write!(body, "<th>{}</th>", escaped(head));
    }
    body.push_str("</tr></thead>\n<tbody>\n");
    for row in &sheet.rows {
        let cells: String = row.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
        let _ = writeln!(body, "<tr>{cells}</tr>");
    }
    body.push_str("</tbody>\n</table>\n");
    page(&sheet.title, &body)
}

/// Slips, four to a page.
pub(super) fn slips(event: &str, slips: &[Slip]) -> String {
    let mut body = String::new();
    for slip in slips {
        let _ = writeln!(body, "<section class=\"slip\"><h2>{}</h2>\n<table>", escaped(&slip.title));
        let asked = if slip.pod { "place" } else { "games won" };
        for player in &slip.players {
            let name = escaped(player);
            let _ = writeln!(
                body,
                "<tr><td>{name}</td><td>{asked} ____</td><td>drop &#9744;</td><td>sign ______________</td></tr>"
            );
        }
        let drawn = if slip.pod { "" } else { "<p>games drawn ____</p>" };
        let _ = writeln!(body, "</table>{drawn}</section>");
    }
    page(event, &body)
}

fn page(title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style></head>\n\
         <body>\n{body}</body>\n</html>\n"
    )
}

/// Names are plain text here, whatever they contain.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}
