//! The report for programs: everything.

use super::data::Data;

pub fn report(data: &Data) -> Result<String, String> {
    serde_json::to_string_pretty(data).map(|text| text + "\n").map_err(|error| error.to_string())
}
