//! Texts with places to fill.

use minijinja::{AutoEscape, Environment, Value};

pub fn filled(template: &str, values: Value) -> Result<String, String> {
    let mut environment = Environment::new();
    environment.set_keep_trailing_newline(true);
    // None of them is a page of HTML.
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    environment.render_str(template, values).map_err(|error| error.to_string())
}
