//! The report as one page that needs nothing else.

use minijinja::{AutoEscape, Environment, context};

use super::data::Data;

const PAGE: &str = include_str!("page.html");

pub fn page(data: &Data) -> Result<String, String> {
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.add_template("page.html", PAGE).map_err(|error| error.to_string())?;
    let template = environment.get_template("page.html").map_err(|error| error.to_string())?;
    let boards: Vec<Vec<&str>> = data
        .functions
        .iter()
        .map(|function| {
            let examples = function.clauses.iter().map(|clause| clause.example.as_ref());
            examples.map(|example| example.map_or("", |example| example.svg.as_str())).collect()
        })
        .collect();
    template.render(context! { data, boards }).map_err(|error| error.to_string())
}
