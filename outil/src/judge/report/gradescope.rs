//! Gradescope's `results.json`: a test a clause.

use serde::Serialize;

use super::data::{Data, FunctionData};
use super::text;

#[derive(Serialize)]
struct Results {
    score: f64,
    output: String,
    tests: Vec<Test>,
}

#[derive(Serialize)]
struct Test {
    name: String,
    score: f64,
    max_score: f64,
    status: &'static str,
    output: String,
    visibility: &'static str,
}

pub fn report(data: &Data) -> Result<String, String> {
    let tests = data.functions.iter().map(test).collect();
    let output = if data.reason.is_empty() { text::besides(data) } else { text::report(data) };
    let results = Results { score: data.points, output, tests };
    serde_json::to_string_pretty(&results)
        .map(|text| text + "\n")
        .map_err(|error| error.to_string())
}

fn test(function: &FunctionData) -> Test {
    Test {
        name: function.name.clone(),
        score: function.points,
        max_score: function.points_max,
        status: match function.state {
            "juste" | "non jugée" => "passed",
            _ => "failed",
        },
        output: text::function(function),
        visibility: "visible",
    }
}
