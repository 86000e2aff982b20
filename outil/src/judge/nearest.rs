//! What was meant by a name that nobody knows.

/// The known name that is nearest, if one is near.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let distances =
        known.into_iter().map(|known| (strsim::damerau_levenshtein(name, known), known));
    let (distance, found) = distances.min()?;
    (distance <= 2 + name.chars().count() / 10).then_some(found)
}

/// The known name that is nearest, however far.
pub fn closest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    known.into_iter().min_by_key(|known| strsim::damerau_levenshtein(name, known))
}

/// The end of a sentence about a name.
pub fn suggestion<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, known).map_or_else(String::new, |found| format!(" : est-ce « {found} » ?"))
}

/// The same for an option.
pub fn dashed(name: &str, known: &[&str]) -> String {
    nearest(name, known.iter().copied())
        .map_or_else(String::new, |found| format!(" : est-ce --{found} ?"))
}
