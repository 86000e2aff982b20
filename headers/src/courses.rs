//! The files that a course's own programs include, as `jeu.h`.
//!
//! Each holds its own part of a header and includes what that part stands on, so
//! that a program can have its own version of any of them.

use crate::manifest::{COMMUN, ECHECS, Header, IN104};

/// The file names of a course.
pub struct Course {
    /// Its folder under `include/`.
    pub folder: &'static str,
    /// The header that has the same declarations, all of them.
    pub header: &'static Header,
    pub files: &'static [CourseFile],
    /// A macro that files of a program's own define: they do not go with the header.
    pub mark_of_a_project: &'static str,
}

pub struct CourseFile {
    pub name: &'static str,
    /// The guard of the course's own file, so that of the two only one counts.
    pub guard: &'static str,
    /// What it stands on. The angle brackets let a program's own file, in a folder
    /// that comes first, take the place of ours; quotes would find ours.
    pub includes: &'static [&'static str],
    /// As those of a section.
    pub parts: &'static [&'static str],
    /// Whether the course has a file of this name.
    pub is_of_the_course: bool,
}

impl CourseFile {
    /// Its first parts, which [`COMMUN`] has too, and the others.
    pub fn common_and_own_parts(&self) -> (&[&'static str], &[&'static str]) {
        let is_common = |part| COMMUN.sections.iter().any(|section| section.parts.contains(part));
        let own = self.parts.iter().position(|part| !is_common(part));
        self.parts.split_at(own.unwrap_or(self.parts.len()))
    }
}

/// What all files of a course include first. Unlike them it is never the program's own:
/// quotes find the one beside the file that includes it.
pub const ATTRIBUTES_FILE: &str = "echecs_attributs.h";

pub const COURSES: &[Course] = &[
    Course { folder: "cpe", header: &ECHECS, files: CPE_FILES, mark_of_a_project: "MAX_PIECE" },
    Course { folder: "in104", header: &IN104, files: IN104_FILES, mark_of_a_project: "BITBOARD_H" },
];

const CPE_FILES: &[CourseFile] = &[
    CourseFile {
        name: "piece.h",
        is_of_the_course: true,
        guard: "PIECE_H",
        includes: &[],
        parts: &["cpe/pieces.rs"],
    },
    CourseFile {
        name: "constructeur_piece.h",
        is_of_the_course: true,
        guard: "CONSTRUCTEUR_PIECE_H",
        includes: &["<piece.h>"],
        parts: &["cpe/constructeurs.rs"],
    },
    CourseFile {
        name: "jeu.h",
        is_of_the_course: true,
        guard: "JEU_H",
        includes: &["<piece.h>"],
        parts: &["cpe/jeu.rs"],
    },
    CourseFile {
        name: "echiquier.h",
        is_of_the_course: true,
        guard: "ECHIQUIER_H",
        includes: &["<stddef.h>", "<jeu.h>"],
        parts: &["cpe/echiquier.rs"],
    },
    CourseFile {
        name: "historique_partie.h",
        is_of_the_course: true,
        guard: "HISTORIQUE_PARTIE_H",
        includes: &["<echiquier.h>"],
        parts: &["cpe/coups.rs", "cpe/historique.rs", "cpe/historique_echiquier.rs"],
    },
    CourseFile {
        name: "echiquier_deplacement.h",
        is_of_the_course: true,
        guard: "ECHIQUIER_DEPLACEMENT_H",
        includes: &["<echiquier.h>", "<historique_partie.h>"],
        parts: &["errors.rs", "error_names.rs", "cpe/code_erreur.rs", "cpe/deplacement.rs"],
    },
    CourseFile {
        name: "echiquier_deplacement_standard.h",
        is_of_the_course: true,
        guard: "ECHIQUIER_DEPLACEMENT_STANDARD_H",
        includes: &["<echiquier_deplacement.h>"],
        parts: &["cpe/deplacement_standard.rs"],
    },
    CourseFile {
        name: "echiquier_deplacement_special.h",
        is_of_the_course: true,
        guard: "ECHIQUIER_DEPLACEMENT_SPECIAL_H",
        includes: &["<echiquier_deplacement.h>"],
        parts: &["cpe/deplacement_special.rs"],
    },
    CourseFile {
        name: "echiquier_etat.h",
        is_of_the_course: false,
        guard: "ECHIQUIER_ETAT_H",
        includes: &["<echiquier.h>", "<historique_partie.h>"],
        parts: &["cpe/etat.rs"],
    },
    CourseFile {
        name: "echiquier_fen.h",
        is_of_the_course: false,
        guard: "ECHIQUIER_FEN_H",
        includes: &["<stddef.h>", "<echiquier_deplacement.h>"],
        parts: &["cpe/fen.rs"],
    },
    CourseFile {
        name: "entree_sortie.h",
        is_of_the_course: true,
        guard: "ENTREE_SORTIE_H",
        includes: &["<echiquier_deplacement.h>"],
        parts: &["cpe/entree_sortie.rs"],
    },
    CourseFile {
        name: "parseur_mode_interactif.h",
        is_of_the_course: true,
        guard: "PARSEUR_MODE_INTERACTIF_H",
        includes: &["<piece.h>"],
        parts: &["cpe/commandes.rs"],
    },
    CourseFile {
        name: "api_echec.h",
        is_of_the_course: true,
        guard: "MODE_INTERACTIF_API_H",
        includes: &["<echiquier_deplacement.h>"],
        parts: &["cpe/api_echec.rs", "cpe/api_fichiers.rs", "cpe/mode_interactif.rs"],
    },
    CourseFile {
        name: "echecs_generalites.h",
        is_of_the_course: false,
        guard: "ECHECS_GENERALITES_H",
        includes: &["<stddef.h>", "<echiquier_deplacement.h>"],
        parts: &[
            "version.rs",
            "general.rs",
            "commun/joueurs.h",
            "language.rs",
            "commun/cases.h",
            "positions.rs",
        ],
    },
];

const IN104_FILES: &[CourseFile] = &[
    CourseFile {
        name: "bitboards.h",
        is_of_the_course: true,
        guard: "BITBOARD_H",
        includes: &["<stdio.h>"],
        parts: &["in104/bitboards.h", "in104/bitboards.rs"],
    },
    CourseFile {
        name: "echiquier.h",
        is_of_the_course: true,
        guard: "ECHIQUIER_H",
        includes: &["<stdio.h>", "<string.h>", "<bitboards.h>"],
        parts: &["in104/echiquier.h", "in104/eval_annonce.h", "in104/echiquier.rs"],
    },
    CourseFile {
        name: "masques.h",
        is_of_the_course: true,
        guard: "MASQUES_H",
        includes: &["<stdlib.h>", "<bitboards.h>", "<echiquier.h>"],
        parts: &["in104/masques.h", "in104/masques.rs"],
    },
    CourseFile {
        name: "coups.h",
        is_of_the_course: true,
        guard: "COUPS_H",
        includes: &["<stdlib.h>", "<string.h>", "<masques.h>", "<echiquier.h>"],
        parts: &["in104/coups.h", "in104/coups.rs"],
    },
    CourseFile {
        name: "perft.h",
        is_of_the_course: true,
        guard: "PERFT_H",
        includes: &["<stdlib.h>", "<sys/time.h>", "<coups.h>"],
        parts: &["in104/perft.h", "in104/perft.rs"],
    },
    CourseFile {
        name: "eval.h",
        is_of_the_course: true,
        guard: "EVAL_H",
        includes: &["<bitboards.h>", "<echiquier.h>"],
        parts: &["in104/eval.h", "in104/eval.rs"],
    },
    CourseFile {
        name: "negamax.h",
        is_of_the_course: true,
        guard: "NEGAMAX_H",
        includes: &["<eval.h>", "<coups.h>", "<perft.h>", "<uci.h>"],
        parts: &["in104/negamax.h", "in104/negamax.rs"],
    },
    CourseFile {
        name: "uci.h",
        is_of_the_course: true,
        guard: "UCI_H",
        includes: &["<unistd.h>", "<echiquier.h>", "<coups.h>", "<negamax.h>"],
        parts: &["in104/uci.h", "in104/communication.rs", "in104/uci.rs"],
    },
];
