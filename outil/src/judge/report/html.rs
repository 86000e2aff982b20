//! The report as one page that needs nothing else.

use minijinja::{AutoEscape, Environment, Value, context};

use super::data::Data;

const PAGE: &str = include_str!("page.html");

/// The page of a copy that has a name.
pub fn page_of(data: &Data, _name: &str) -> Result<String, String> {
    page(data)
}

/// A page in French: with the look of all pages, and numbers as they are written there.
pub fn render(name: &str, template: &str, values: Value) -> Result<String, String> {
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.add_global("style", include_str!("style.css"));
    environment.add_filter("nombre", |number: f64| number.to_string().replace('.', ","));
    let page = environment.template_from_named_str(name, template);
    page.and_then(|page| page.render(values)).map_err(|error| format!("{error:#}"))
}

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
