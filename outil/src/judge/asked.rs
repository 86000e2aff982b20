//! Whether what a subject asks can be judged: points that nothing earns are a mistake of the subject.

use super::catalogue;
use super::courses::{self, Examiner};
use super::nearest;
use super::subject::Subject;

pub fn check(subject: &Subject) -> Result<(), String> {
    let exercises = courses::exercises();
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
