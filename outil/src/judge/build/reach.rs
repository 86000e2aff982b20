//! What the judged functions of a copy lead to. Its `main`, and all that only serves its `main`,
//! is never run: what it calls is nobody's business.

use std::collections::BTreeSet;

use object::{
    Object, ObjectSection, ObjectSymbol, RelocationTarget, SectionFlags, SectionIndex, elf,
};

/// The names that an object takes from elsewhere, as far as the definitions that are `judged` may
/// come to them: by calls, by addresses, and through variables. Each function and each variable has
/// a section of its own.
pub fn undefined(file: &object::File<'_>, judged: impl Fn(&str) -> bool) -> BTreeSet<String> {
    follow(file, judged).1
}

/// The functions among `names` that one of them leads to, itself included.
pub fn functions<'a>(
    file: &object::File<'_>,
    from: &str,
    names: impl Iterator<Item = &'a String>,
) -> BTreeSet<String> {
    let seen = follow(file, |name| name == from).0;
    let is_seen = |name: &&String| {
        let symbol = file.symbol_by_name(name).and_then(|symbol| symbol.section_index());
        symbol.is_some_and(|section| seen.contains(&section.0))
    };
    names.filter(is_seen).cloned().collect()
}

/// The sections that some definitions lead to, and the names from elsewhere.
fn follow(
    file: &object::File<'_>,
    is_start: impl Fn(&str) -> bool,
) -> (BTreeSet<usize>, BTreeSet<String>) {
    let is_root = |symbol: &object::Symbol<'_, '_>| symbol.name().is_ok_and(&is_start);
    let roots = file.symbols().filter(is_root).filter_map(|symbol| symbol.section_index());
    // What nobody names is in the program too, if it says so, and can be found there.
    let is_retained = |section: &object::Section<'_, '_>| match section.flags() {
        SectionFlags::Elf { sh_flags } => sh_flags & u64::from(elf::SHF_GNU_RETAIN) != 0,
        _ => false,
    };
    let retained = file.sections().filter(is_retained).map(|section| section.index());
    let mut sections: Vec<SectionIndex> = roots.chain(retained).collect();
    let mut seen: BTreeSet<usize> = sections.iter().map(|section| section.0).collect();
    let mut names = BTreeSet::new();
    while let Some(index) = sections.pop() {
        let Ok(section) = file.section_by_index(index) else { continue };
        for (_, relocation) in section.relocations() {
            let RelocationTarget::Symbol(at) = relocation.target() else { continue };
            let Ok(symbol) = file.symbol_by_index(at) else { continue };
            match symbol.section_index() {
                Some(next) => sections.extend(seen.insert(next.0).then_some(next)),
                None => names.extend(symbol.name().ok().map(str::to_owned)),
            }
        }
    }
    names.remove("");
    (seen, names)
}
