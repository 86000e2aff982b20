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
    /// A header that uses the same names for other things.
    pub rival: Option<&'static str>,
    pub sections: &'static [Section],
}

/// A subject of a header.
pub struct Section {
    pub title: &'static str,
    /// What it is made of, in order: files of `src/capi` (`.rs`), whose types and
    /// functions it declares, and files of `headers/parts` (`.h`), for what Rust has
    /// no word for (macros, tables).
    pub parts: &'static [&'static str],
}

const fn section(title: &'static str, parts: &'static [&'static str]) -> Section {
    Section { title, parts }
}

pub const HEADERS: &[Header] = &[ECHECS, IN104, PARTIE, STACKCHESS];

pub const ECHECS: Header = Header {
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
    rival: Some("in104.h"),
    sections: &[
        section("Généralités", &["errors.rs", "error_names.rs", "general.rs", "language.rs"]),
        section("Pièces", &["cpe/pieces.rs"]),
        section("Constructeurs de pièces", &["cpe/constructeurs.rs"]),
        section("Jeu", &["cpe/jeu.rs"]),
        section("Échiquier", &["cpe/echiquier.rs"]),
        section(
            "Historique",
            &["cpe/coups.rs", "cpe/historique.rs", "cpe/historique_echiquier.rs"],
        ),
        section("Déplacements", &["cpe/code_erreur.rs", "cpe/deplacement.rs"]),
        section("Déplacements standard", &["cpe/deplacement_standard.rs"]),
        section("Déplacements spéciaux", &["cpe/deplacement_special.rs"]),
        section("Échec, mat et pat", &["cpe/etat.rs"]),
        section("FEN", &["cpe/fen.rs"]),
        section("Fichiers", &["cpe/entree_sortie.rs"]),
        section("Une partie entière", &["cpe/api_echec.rs", "cpe/api_fichiers.rs"]),
        section("Mode interactif", &["cpe/commandes.rs", "cpe/mode_interactif.rs"]),
    ],
};

pub const IN104: Header = Header {
    file: "in104.h",
    title: "Le cours IN104 : un moteur d'échecs sur des bitboards, de la fiche 1 à la fiche 8",
    introduction: &[
        "Les contrats se lisent comme ceux de echecs.h. « Nécessite » dit ce que l'appelant doit \
         respecter, « Garantie » ce que la fonction assure alors ; une clause qui n'est pas \
         respectée ne fait pas planter le programme : la fonction rend sa valeur d'échec et écrit \
         sur stderr une ligne qui nomme la clause. La variable d'environnement ECHECS_CONTRATS \
         (message, silence ou arret) en décide autrement.",
        "L'état de la partie est dans des variables globales. Un programme peut les changer à tout \
         moment : la bibliothèque les lit telles qu'elles sont à chaque appel, et n'importe quel \
         contenu lui convient. Elle n'en a qu'un exemplaire : un seul fil d'exécution s'en sert à \
         la fois.",
        "Chaque fonction et chaque tableau peut être remplacé : il suffit d'en définir un de même \
         nom dans son propre programme. La bibliothèque s'en sert alors, elle aussi. Ainsi, qui a \
         écrit les fiches 1 à 4 peut lier la bibliothèque pour la suite : son generer_coups est \
         celui que perft et negamax appellent.",
        "Cet en-tête ne va pas avec echecs.h, qui donne un autre sens aux mêmes noms.",
    ],
    program: include_str!("../openings/in104.c"),
    includes: &["<string.h>"],
    rival: Some("echecs.h"),
    sections: &[
        section("Bitboards (fiche 1)", &["in104/bitboards.h", "in104/bitboards.rs"]),
        section("Échiquier (fiche 2)", &["in104/echiquier.h", "in104/echiquier.rs"]),
        section("Masques d'attaque (fiche 3)", &["in104/masques.h", "in104/masques.rs"]),
        section("Coups (fiche 4)", &["in104/coups.h", "in104/coups.rs"]),
        section("Perft (fiche 5)", &["in104/perft.h", "in104/perft.rs"]),
        section("Évaluation (fiche 6)", &["in104/eval.h", "in104/eval.rs"]),
        section("Negamax (fiche 7)", &["in104/negamax.h", "in104/negamax.rs"]),
        section("UCI (fiche 8)", &["in104/uci.h", "in104/communication.rs", "in104/uci.rs"]),
    ],
};

const PARTIE: Header = Header {
    file: "partie.h",
    title: "Le cours de la HEIG-VD : une partie d'échecs, avec un contrôleur et une vue",
    introduction: &[
        "La partie connaît les règles, la vue n'en connaît aucune : le programme demande des coups \
         à la partie, la partie dit à la vue ce qui change. partie_creer donne une partie sans vue \
         et qui n'a pas commencé ; partie_brancher_vue et partie_nouvelle font le reste.",
        "Les contrats se lisent comme ceux de echecs.h, que cet en-tête inclut : type_erreur, \
         type_piece, coup_joue et echecs_langue en viennent. Une clause « Nécessite » qui n'est pas \
         respectée ne fait pas planter le programme : la fonction rend sa valeur d'échec, ne modifie \
         rien, et écrit sur stderr une ligne qui nomme la clause. Un coup illégal, lui, n'est pas \
         une faute du programme : il est refusé sans rien écrire sur stderr, et la vue dit au joueur \
         pourquoi.",
        "La case (0, 0) est a1, en bas à gauche du côté des blancs ; (7, 7) est h8. Le joueur 0 a \
         les blancs, le joueur 1 les noirs. Chaque fonction qui écrit un texte le fait dans le \
         tampon de l'appelant et rend la longueur qu'il faut, sans le zéro final, comme snprintf.",
        "Chaque fonction peut être remplacée par une fonction de même nom du programme, dont celui-ci \
         se sert alors. La bibliothèque elle-même ne se sert que d'une de celles-là : \
         partie_deplacer, partie_jouer et partie_expliquer_texte appellent partie_expliquer par son \
         nom.",
        "Qui écrit son propre contrôleur définit sa propre struct partie, partie_creer, et toutes \
         les fonctions dont son programme et sa vue se servent : celles de la bibliothèque \
         refusent une partie qui n'est pas d'elle comme elles refusent NULL, et aussi une partie \
         détruite, tant que sa mémoire ne sert pas à autre chose.",
        "Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même \
         partie ne sert qu'à un fil à la fois.",
    ],
    program: include_str!("../openings/partie.c"),
    includes: &["<stddef.h>", "\"echecs.h\""],
    rival: None,
    sections: &[
        section("Partie", &["partie/partie.rs"]),
        section("Vue", &["partie/vue.rs"]),
        section("Coups", &["partie/coups.rs"]),
        section("Annuler et rétablir", &["partie/retour.rs"]),
        section("Listes de coups", &["partie/liste.rs"]),
        section("Notation", &["partie/notation.rs"]),
        section("Fin de partie", &["partie/fin.rs"]),
        section("Conseil", &["partie/conseil.rs"]),
        section("PGN", &["partie/pgn.rs"]),
        section("Plusieurs parties dans un PGN", &["partie/lecteur_pgn.rs"]),
        section("Étiquettes", &["partie/etiquettes.rs"]),
        section("Commentaires, annotations et variantes", &["partie/annotations.rs"]),
        section("Images", &["partie/images.rs"]),
    ],
};

const STACKCHESS: Header = Header {
    file: "stackchess.h",
    title: "Stackchess : un jeu d'échecs où les pièces s'empilent, sur un plateau n × n",
    introduction: &[
        "Les contrats se lisent comme ceux de echecs.h, et une clause « Nécessite » qui n'est pas \
         respectée a le même effet : la fonction rend sa valeur d'échec, ne modifie rien, et écrit \
         une ligne sur stderr. Ce fichier n'a pas besoin de echecs.h, et peut être inclus avec lui : \
         echecs_contrats, qui choisit ce qui arrive alors, et echecs_derniere_erreur y sont. Refuser \
         un coup n'est pas une telle faute : stackchess_deplacer rend un code sans rien écrire, et \
         stackchess_verifier dit pourquoi en une phrase. C'en est une, pour stackchess_deplacer, de \
         lui donner une case hors du plateau, un nombre de pièces nul ou négatif, ou plus grand que \
         la pile du joueur.",
        "Une case est donnée par sa colonne x et sa rangée y, comptées à partir de 0 : a1 est \
         (0, 0), z26 est (25, 25). La couleur qui a le trait est 0 (blancs) ou 1 (noirs).",
        "À son tour, un joueur prend les k pièces du sommet d'une de ses piles et les pose sur une \
         autre case, dans le même ordre ; il faut que chacune de ces pièces puisse y aller. Le roi \
         va d'un pas, la dame, le fou et la tour aussi loin que les cases sont libres, le pion d'un \
         pas en avant, de deux s'il n'a jamais bougé, et d'un pas en diagonale seulement pour \
         prendre. Un groupe qui a m cavaliers va en L, par-dessus tout, s'il n'a pas plus de 2m \
         pièces ; il ne va que là. Une pile adverse est prise en entier, et seulement si k est plus \
         grand que sa hauteur. Qui prend tout gagne ; il n'y a ni échec, ni roque, ni prise en \
         passant.",
        "Chaque fonction peut être remplacée par celle d'un programme. Les six de la section \
         « Piles » sont là pour cela : stackchess_deplacer les appelle par leurs noms pour déplacer \
         les pièces, et vérifie ce qu'elles en ont fait. Aucune fonction de la bibliothèque \
         n'appelle les autres par leurs noms : si un programme en remplace une, lui seul se sert de \
         la sienne. Pendant qu'une fonction de pile est en cours pour un coup, elle peut regarder la \
         partie (les fonctions qui prennent un const stackchess *), mais ni la changer ni la \
         détruire.",
        "Les fonctions qui prennent une partie refusent ce qui n'en est pas une comme elles refusent \
         NULL, par exemple une struct du programme ou une partie de partie.h, et aussi une partie \
         détruite, tant que sa mémoire ne sert pas à autre chose.",
        "Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même \
         partie n'est changée que par un fil à la fois, pendant qu'aucun autre ne la lit.",
    ],
    program: include_str!("../openings/stackchess.c"),
    includes: &["<stddef.h>"],
    rival: None,
    sections: &[
        section("Codes", &["stackchess/codes.rs"]),
        section("Piles", &["stackchess/piles.rs"]),
        section("Partie", &["stackchess/partie.rs"]),
        section("Coups", &["stackchess/coups.rs"]),
        section("Notation", &["stackchess/notation.rs"]),
        section("Affichage", &["stackchess/affichage.rs"]),
    ],
};

/// A header whose functions are defined where it is included: the library exports none
/// of its names.
pub struct Inline {
    /// Its name under `include/`.
    pub file: &'static str,
    pub text: &'static str,
}

pub const INLINES: &[Inline] =
    &[Inline { file: "stackchess/pile.h", text: include_str!("../parts/stackchess/pile.h") }];
