//! The courses: what each lets students write.

mod cpe;
mod in104;
mod object;
mod partie;
mod stackchess;

use std::io;

use super::catalogue::Public;
use super::exercise::Exercise;
use super::search::{self, Desk, Survey};
use super::subject::Subject;
use super::verdict::{Discord, FunctionVerdict};
use super::wire::{Numbers, Whose};

/// Who judges a function: an exercise, or a family of functions of which it is one.
pub trait Examiner: Sync {
    fn names(&self) -> &'static [&'static str];
    fn needs(&self) -> &'static [&'static str];
    /// The verdict on a function, with these of the copy's others; `None` for those that it is judged with alone.
    fn examine(
        &self,
        public: Public,
        subject: &Subject,
        whose: Option<Whose>,
        desk: &mut Desk<'_>,
    ) -> io::Result<FunctionVerdict>;
    fn discord(
        &self,
        public: Public,
        subject: &Subject,
        desk: &mut Desk<'_>,
    ) -> io::Result<Option<(Discord, Numbers)>>;
    fn is_right(
        &self,
        public: Public,
        subject: &Subject,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<bool>;
    fn survey(&self, desk: &mut Desk<'_>) -> io::Result<Survey>;
}

impl<E: Exercise> Examiner for E {
    fn names(&self) -> &'static [&'static str] {
        Exercise::names(self)
    }

    fn needs(&self) -> &'static [&'static str] {
        Exercise::needs(self)
    }

    fn examine(
        &self,
        public: Public,
        subject: &Subject,
        whose: Option<Whose>,
        desk: &mut Desk<'_>,
    ) -> io::Result<FunctionVerdict> {
        let whose = whose.unwrap_or_else(|| self.whose(public.number));
        search::examine(self, public, subject, whose, desk)
    }

    fn discord(
        &self,
        public: Public,
        subject: &Subject,
        desk: &mut Desk<'_>,
    ) -> io::Result<Option<(Discord, Numbers)>> {
        search::discord(self, public, subject, desk)
    }

    fn is_right(
        &self,
        public: Public,
        subject: &Subject,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<bool> {
        search::is_right(self, public, subject, whose, desk)
    }

    fn survey(&self, desk: &mut Desk<'_>) -> io::Result<Survey> {
        search::survey(self, desk)
    }
}

/// Everything that can be judged.
pub fn exercises() -> Vec<Box<dyn Examiner>> {
    let courses =
        [cpe::exercises(), in104::exercises(), partie::exercises(), stackchess::exercises()];
    courses.into_iter().flatten().collect()
}

/// Who judges the function of this name.
pub fn examiner<'a>(all: &'a [Box<dyn Examiner>], name: &str) -> Option<&'a dyn Examiner> {
    all.iter().find(|examiner| examiner.names().contains(&name)).map(|examiner| &**examiner)
}
