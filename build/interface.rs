/// What of a version says whether programs made for another still work: the
/// first number, and before 1.0 the second one too, as cargo reads versions.
pub fn interface(version: &str) -> String {
    let length = if version.starts_with("0.") { 2 } else { 1 };
    version.split('.').take(length).collect::<Vec<_>>().join(".")
}
