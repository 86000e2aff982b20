//! What each public header holds, in order.

/// A public header.
pub struct Header {
    /// Its name under `include/`.
    pub file: &'static str,
    /// The sentence that opens it.
    pub title: &'static str,
    /// What a reader must know before the first contract, a paragraph an entry.
    pub introduction: &'static [&'static str],
    /// A complete small program; each `// affiche : …` comment is a line that it prints.
    pub program: &'static str,
    pub includes: &'static [&'static str],
    pub sections: &'static [Section],
}

/// A part of a header: the types, then the functions, of some files of `src/capi`.
pub struct Section {
    pub title: &'static str,
    pub sources: &'static [&'static str],
}

pub const HEADERS: &[Header] = &[Header {
    file: "echecs.h",
    title: "libechecs : une bibliothèque d'échecs pour apprendre à programmer en C",
    introduction: &[
        "Chaque fonction a un contrat. « Nécessite » dit ce que l'appelant doit respecter, \
         « Garantie » ce que la fonction assure alors. Chaque clause porte une étiquette, \
         par exemple [PERFT-N2] : les messages d'erreur et les tests la citent.",
        "Une clause « Nécessite » qui n'est pas respectée ne fait pas planter le programme : la \
         fonction rend sa valeur d'échec, ne modifie rien, et écrit sur stderr une ligne qui nomme \
         la clause, la première s'il y en a plusieurs. Voir echecs_contrats pour en décider \
         autrement. Ce que C ne permet pas de vérifier reste à la charge de l'appelant : un \
         pointeur qui n'est pas NULL désigne un objet, une chaîne finit par un zéro, un tampon a \
         la taille annoncée.",
        "Chaque fonction peut être remplacée : il suffit d'écrire dans son propre programme une \
         fonction de même nom et de mêmes paramètres. La bibliothèque l'appelle alors, elle \
         aussi, à la place de la sienne, partout où un contrat dit qu'une fonction en appelle une \
         autre par son nom. Une fonction ainsi écrite n'a pas à produire les lignes de stderr : \
         seules ses valeurs et ce qu'elle modifie comptent. Elle finit par return : ni longjmp, ni \
         exception de C++.",
        "Toutes les fonctions peuvent être appelées depuis plusieurs fils d'exécution à la fois, \
         mais pas depuis un gestionnaire de signal.",
    ],
    program: include_str!("../openings/echecs.c"),
    includes: &["<stddef.h>"],
    sections: &[
        Section { title: "Généralités", sources: &["errors.rs", "general.rs"] },
        Section { title: "Pièces", sources: &["cpe/pieces.rs"] },
        Section { title: "Jeu", sources: &["cpe/jeu.rs"] },
        Section { title: "Échiquier", sources: &["cpe/echiquier.rs"] },
        Section {
            title: "Historique",
            sources: &["cpe/coups.rs", "cpe/historique.rs", "cpe/historique_echiquier.rs"],
        },
        Section { title: "Déplacements", sources: &["cpe/deplacement.rs"] },
        Section { title: "Déplacements standard", sources: &["cpe/deplacement_standard.rs"] },
        Section { title: "Déplacements spéciaux", sources: &["cpe/deplacement_special.rs"] },
        Section { title: "Échec, mat et pat", sources: &["cpe/etat.rs"] },
        Section { title: "FEN", sources: &["cpe/fen.rs"] },
        Section { title: "Fichiers", sources: &["cpe/entree_sortie.rs"] },
        Section { title: "Une partie entière", sources: &["cpe/api_echec.rs"] },
        Section {
            title: "Mode interactif",
            sources: &["cpe/commandes.rs", "cpe/mode_interactif.rs"],
        },
    ],
}];

/// The names under which a course's own files include a header.
pub struct Course {
    /// Its folder under `include/`.
    pub folder: &'static str,
    /// The header that holds everything.
    pub header: &'static str,
    pub files: &'static [&'static str],
}

pub const COURSES: &[Course] = &[Course {
    folder: "cpe",
    header: "echecs.h",
    files: &[
        "api_echec.h",
        "echiquier.h",
        "echiquier_deplacement.h",
        "echiquier_deplacement_special.h",
        "echiquier_deplacement_standard.h",
        "entree_sortie.h",
        "historique_partie.h",
        "jeu.h",
        "parseur_mode_interactif.h",
        "piece.h",
    ],
}];
