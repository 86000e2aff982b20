//! The report as one page that needs nothing else.

use std::error::Error as _;
use std::io::{self, Write};

use minijinja::{AutoEscape, Environment, Value, context};

use super::data::{ClauseData, Data};
use super::french;

const PAGE: &str = include_str!("page.html");
/// The look of all pages.
const STYLE: &str = include_str!("style.css");

/// The page of a copy, under its name if it has one.
pub fn page(data: &Data, name: Option<&str>) -> Result<String, String> {
    let picture = |clause: &ClauseData| {
        clause.example.as_ref().map_or_else(String::new, |example| heard(&example.svg))
    };
    let boards: Vec<Vec<String>> =
        data.functions.iter().map(|f| f.clauses.iter().map(picture).collect()).collect();
    let together: Vec<String> = data
        .functions
        .iter()
        .map(|f| f.together.as_ref().map(picture).unwrap_or_default())
        .collect();
    let mut page = Vec::new();
    render("page.html", PAGE, context! { data, name, boards, together }, &mut page)
        .map_err(|error| error.to_string())?;
    String::from_utf8(page).map_err(|error| error.to_string())
}

/// A page in French: with the look of all pages, and numbers and sentences as they are written there.
pub fn render(name: &str, template: &str, values: Value, to: &mut dyn Write) -> io::Result<()> {
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.add_global("style", STYLE);
    environment.add_filter("nombre", french::number);
    environment.add_filter("points", french::points);
    environment.add_filter("espaces", |text: String| french::unbroken(&text));
    environment.add_filter("phrase", |text: String| french::unbroken(&french::sentence(&text)));
    environment.add_filter("nom", |name: String| Value::from_safe_string(breakable(&name)));
    environment.add_filter("capitale", |text: String| french::capital(&text));
    let page = environment.template_from_named_str(name, template);
    let written = page.and_then(|page| page.render_captured_to(values, to).map(drop));
    // A full disk is told as such.
    written.map_err(|error| match error.source().and_then(|cause| cause.downcast_ref()) {
        Some(cause) => io::Error::from(io::Error::kind(cause)),
        None => io::Error::other(format!("{error:#}")),
    })
}

/// A name of C, which may be cut after an underscore.
fn breakable(name: &str) -> String {
    let escaped = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    escaped.replace('_', "_<wbr>")
}

/// A picture that says what is on it to those who do not see it.
pub fn heard(svg: &str) -> String {
    let description = svg.split("<desc>").nth(1).and_then(|rest| rest.split("</desc>").next());
    let label = description.unwrap_or_default().replace('"', "&quot;");
    svg.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{label}\" "), 1)
}
