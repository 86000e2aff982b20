//! Whether what a subject asks can be judged: points that nothing earns are a mistake of the subject.

use super::catalogue::{self, Public};
use super::courses::{self, Examiner};
use super::nearest;
use super::subject::Subject;

pub fn check(subject: &Subject) -> Result<(), String> {
    let exercises = courses::exercises();
    check_clauses(subject, &exercises)?;
    if let Some(name) = subject.allowed.also.intersection(&subject.allowed.never).next() {
        return Err(format!("« {name} » est à la fois dans « permis » et dans « interdits »"));
    }
    check_course(subject)?;
    if !subject.functions.is_empty() && subject.points_max() == 0.0 {
        return Err("il n'a pas de points à donner : toutes ses fonctions en ont 0".to_owned());
    }
    let mut names = subject.functions.keys();
    while let Some(name) = names.next() {
        let Some(examiner) = courses::examiner(&exercises, name) else {
            return Err(nobody_judges(name, &exercises));
        };
        if let Some(other) = names.clone().find(|other| examiner.names().contains(&other.as_str()))
        {
            return Err(format!(
                "« {name} » et « {other} » sont deux noms de la même fonction : un seul a des points"
            ));
        }
        if subject.functions[name] > 0.0 && !has_clauses(subject, name, examiner) {
            return Err(format!(
                "« {name} » a des points, mais aucune de ses clauses ne compte (niveau « {} »{}) : \
                 rien ne peut les donner",
                subject.level_name(),
                if subject.without.is_empty() { "" } else { ", clauses « sans »" }
            ));
        }
    }
    Ok(())
}

/// That no clause is asked for and left out at once, nor is one of a function that nobody asks for.
fn check_clauses(subject: &Subject, exercises: &[Box<dyn Examiner>]) -> Result<(), String> {
    if let Some(tag) = subject.with.iter().find(|tag| subject.without.contains(tag)) {
        return Err(format!("« {tag} » est à la fois dans « sans » et dans « avec »"));
    }
    if subject.functions.is_empty() {
        return Ok(());
    }
    let canonical = |name: &str| match courses::examiner(exercises, name) {
        Some(examiner) => catalogue::function(examiner.names()[0]),
        None => catalogue::function(name),
    };
    let asked: Vec<Public> = subject.functions.keys().filter_map(|name| canonical(name)).collect();
    let has = |public: &Public, tag: &str| {
        public.guarantees(public.name()).any(|clause| clause.tag == tag)
    };
    let mut tags = subject.without.iter().chain(&subject.with);
    match tags.find(|tag| !asked.iter().any(|public| has(public, tag))) {
        None => Ok(()),
        Some(tag) => {
            let owner = catalogue::functions().iter().find(|public| has(public, tag));
            let owner = owner.map_or_else(String::new, |public| format!(" de {}", public.name()));
            Err(format!("« {tag} » est une clause{owner}, que le sujet ne demande pas"))
        }
    }
}

/// That all functions are of one course: no copy is written for two.
fn check_course(subject: &Subject) -> Result<(), String> {
    let all = subject.functions.keys().filter_map(|name| catalogue::function(name));
    let mut all = all.filter(|public| public.header.file != catalogue::COMMON);
    let Some(first) = all.next() else { return Ok(()) };
    match all.find(|public| public.header.file != first.header.file) {
        None => Ok(()),
        Some(other) => Err(format!(
            "des fonctions de plusieurs cours sont demandées, {} ({}) et {} ({}) : il faut un sujet pour \
             chacun",
            first.name(),
            first.header.file,
            other.name(),
            other.header.file
        )),
    }
}

fn nobody_judges(name: &str, exercises: &[Box<dyn Examiner>]) -> String {
    let header = |name: &str| catalogue::function(name).map(|public| public.header.file);
    let all = || exercises.iter().flat_map(|exercise| exercise.names()).copied();
    let near = all().filter(|known| header(known) == header(name));
    let found = nearest::closest(name, near).or_else(|| nearest::closest(name, all()));
    let nearest = found.map_or_else(String::new, |found| {
        format!(" ; le juge connaît par exemple « {found} », dont le nom est le plus proche")
    });
    format!("« {name} » ne peut pas être jugée : aucune fiche ne la demande{nearest}")
}

fn has_clauses(subject: &Subject, name: &str, examiner: &dyn Examiner) -> bool {
    let canonical = examiner.names()[0];
    catalogue::function(name).is_some_and(|public| {
        public.guarantees(canonical).any(|clause| subject.counts_for(examiner.names(), &clause))
            || public.conditions(canonical).any(|clause| subject.counts(clause.tag, clause.level))
    })
}
