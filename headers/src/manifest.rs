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

/// The version and what declarations tell compilers: a part of [`COMMUN`], which the files
/// of a course have in a file of their own.
pub const ATTRIBUTES: &str = "commun/attributs.h";

/// What the mark of a guarantee says. Every file with contracts has this paragraph.
pub const LEVELS: &str = "Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une \
    garantie marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une \
    fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une fonction \
    quand une clause « Nécessite » n'est pas respectée est toujours un ajout.";

pub const HEADERS: &[Header] = &[COMMUN, ECHECS, IN104, PARTIE, STACKCHESS];

pub const COMMUN: Header = Header {
    file: "echecs_commun.h",
    title: "Ce que tous les en-têtes de libechecs ont en commun : contrats, erreurs, version",
    introduction: &[
        "echecs.h, in104.h, partie.h et stackchess.h incluent cet en-tête : il n'y a pas à l'inclure \
         soi-même.",
        "Chaque fonction a un contrat. « Nécessite » dit ce que l'appelant doit respecter, \
         « Garantie » ce que la fonction assure alors. Chaque clause porte une étiquette, \
         par exemple [PERFT-N2] : les messages d'erreur et les tests la citent.",
        LEVELS,
        "Une clause « Nécessite » qui n'est pas respectée ne fait pas planter le programme : la \
         fonction rend sa valeur d'échec, ne modifie rien (sauf un paramètre erreur, qui reçoit le \
         code, un texte, qui reçoit \"\", et ce que le contrat dit d'autre), et écrit sur stderr une ligne qui nomme la clause, la \
         première s'il y en a plusieurs. echecs_choisir_contrats permet un autre choix. Ce que C ne \
         permet pas de vérifier reste à la charge de l'appelant : un pointeur qui n'est pas NULL \
         désigne un objet, une chaîne finit par un zéro, un tampon a la taille annoncée.",
        "Ce qu'un joueur, un fichier ou un autre programme envoie n'est jamais une faute du \
         programme : la fonction refuse par un code, que sa « Garantie » donne, et n'écrit rien sur \
         stderr, sauf là où elle « signale » la raison : pour un fichier, ou faute de code à rendre.",
        "Un texte se reçoit dans un tampon suivi de sa taille, en octets : la fonction n'écrit \
         jamais plus loin, finit toujours par un zéro si la taille n'est pas 0, et coupe entre deux \
         caractères UTF-8 ce qui est trop long. Une fonction ..._ecrire_... qui reçoit un tampon \
         rend la longueur du texte entier, sans le zéro final, comme snprintf ; une fonction qui juge \
         rend un code et dit pourquoi dans raison.",
        "« signale » veut dire : écrit une ligne sur stderr, sauf en mode contrats_silence, et la \
         donne à echecs_derniere_erreur, sans arrêter le programme, sauf pour une clause non \
         respectée en mode contrats_arret. « Adverse » veut dire : de l'autre camp, ou de l'autre \
         joueur, que celui dont parle la phrase ; si elle n'en nomme aucun, que celui qui a le trait. \
         Un « coup » est ce qu'un camp joue en une fois ; « demi-coup » ne sert que pour le compteur \
         d'une FEN et les longueurs de perft.",
        "Les valeurs des types énumérés ne changent pas d'une version à l'autre, et de nouvelles \
         peuvent venir à la suite : un switch garde un default. Les membres reserve d'une structure \
         valent 0 : « vue v = { 0 }; » convient à toutes les versions à venir.",
        "La bibliothèque statique a aussi des noms echecs_interne_..., dont elle a besoin elle-même : \
         ils ne font pas partie de l'interface, et peuvent changer ou disparaître d'une version à \
         l'autre.",
        "La mémoire : une allocation qui échoue arrête le programme avec abort(), comme dans tout \
         programme Rust, sauf là où un contrat dit autre chose. Les fonctions qui rendent NULL si la \
         mémoire manque regardent d'abord s'il y en a assez : si un autre fil d'exécution la prend \
         entre-temps, le programme s'arrête aussi.",
    ],
    program: include_str!("../openings/commun.c"),
    includes: &["<stddef.h>"],
    rival: None,
    sections: &[
        section("Version et attributs", &[ATTRIBUTES, "version.rs"]),
        section("Erreurs", &["errors.rs", "error_names.rs"]),
        section("Contrats", &["general.rs"]),
        section("Joueurs et langue", &["commun/joueurs.h", "language.rs"]),
        section("Positions", &["commun/cases.h", "positions.rs"]),
    ],
};

pub const ECHECS: Header = Header {
    file: "echecs.h",
    title: "Le cours du CPE : une partie d'échecs par contrats, du roque au mode interactif",
    introduction: &[
        "Les contrats se lisent comme echecs_commun.h, que cet en-tête inclut, l'explique.",
        LEVELS,
        "Chaque fonction peut être remplacée : il suffit d'écrire dans son propre programme une \
         fonction de même nom et de mêmes paramètres. La bibliothèque appelle alors cette version, \
         partout où un contrat dit qu'une fonction en appelle une autre par son nom. Une fonction \
         ainsi écrite n'a pas à produire les lignes de stderr : seules ses valeurs et ce qu'elle \
         modifie comptent. Elle finit par return : ni longjmp, ni exception de C++.",
        "Un échiquier est intègre s'il est bien formé en mémoire : voir [ECHIQUIER-INTEGRE-G1]. Il \
         est jouable s'il est intègre, sans pion sur la première ni la dernière rangée, et si le \
         camp qui n'a pas le trait n'est pas en échec. Une position est possible si \
         echecs_verifier_fen l'accepte.",
        "La case (0, 0) est a1, en bas à gauche du côté des blancs ; (7, 7) est h8. La case \
         initiale d'une pièce est la sienne au début d'une partie. Un déplacement est standard s'il \
         n'est ni un roque ni une prise en passant.",
        "Toutes les fonctions peuvent être appelées depuis plusieurs fils d'exécution à la fois, \
         sur des objets différents, mais pas depuis un gestionnaire de signal.",
    ],
    program: include_str!("../openings/echecs.c"),
    includes: &["<stddef.h>", "\"echecs_commun.h\""],
    rival: Some("in104.h"),
    sections: &[
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
        "Les contrats se lisent comme echecs_commun.h, que cet en-tête inclut, l'explique. « Nécessite » dit ce que l'appelant doit \
         respecter, « Garantie » ce que la fonction assure alors. Une clause « Nécessite » qui \
         n'est pas respectée ne fait pas planter le programme : la fonction rend sa valeur d'échec, \
         et écrit sur stderr une ligne qui nomme la clause. La variable d'environnement \
         ECHECS_CONTRATS (message, silence ou arret) permet un autre choix.",
        LEVELS,
        "Ce qui vient d'un joueur ou d'une interface (une FEN, un coup, une ligne UCI) n'est jamais \
         une faute du programme : la fonction qui refuse dit pourquoi si elle le peut, et n'arrête \
         jamais le programme, même en mode contrats_arret.",
        "L'état de la partie est dans des variables globales. Un programme peut changer ces \
         variables à tout moment : la bibliothèque les lit telles qu'elles sont à chaque appel, et \
         aucun contenu ne fait planter le programme. Il n'y a qu'un exemplaire de ces variables : un seul fil \
         d'exécution se sert de cet en-tête. « L'échiquier », dans un contrat, désigne ensemble \
         echiquier, occupations, trait, roque et en_passant.",
        "Chaque fonction et chaque tableau peut être remplacé : il suffit que le programme définisse \
         une fonction ou un tableau de même nom, et la bibliothèque s'en sert partout où un contrat \
         dit « par son nom » ou « tel qu'il est ». Ainsi, après \
         avoir écrit les fiches 1 à 4, on peut lier la bibliothèque pour la suite : perft et negamax \
         appellent le generer_coups du programme.",
        "Cet en-tête ne va pas avec echecs.h, qui donne un autre sens aux mêmes noms.",
    ],
    program: include_str!("../openings/in104.c"),
    includes: &["<string.h>", "\"echecs_commun.h\""],
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
         et qui n'a pas commencé ; partie_brancher_vue et partie_commencer font le reste.",
        "Les contrats se lisent comme echecs_commun.h l'explique ; type_piece, piece et coup_joue \
         viennent de echecs.h, que cet en-tête inclut. Un coup illégal, une FEN ou un PGN mal écrits \
         ne sont pas une faute du programme : la fonction rend un code sans rien écrire sur stderr \
         (sauf une ligne pour un fichier que lecteur_pgn_ouvrir_fichier ou une fonction \
         ..._ecrire_..._fichier refuse), et la vue dit au joueur pourquoi ; partie_verifier dit la \
         même phrase sans jouer.",
        LEVELS,
        "La case (0, 0) est a1, en bas à gauche du côté des blancs ; (7, 7) est h8. Le joueur 0 \
         (echecs_blancs) a les blancs, le joueur 1 (echecs_noirs) les noirs ; -1 (echecs_personne) \
         veut dire : aucun des deux. Un coup est ce qu'un joueur joue en une fois, et numero \
         compte ainsi : 1 pour le premier coup de la partie, 2 pour la réponse.",
        "Chaque fonction qui écrit un texte le fait dans le tampon de l'appelant. Le texte finit \
         toujours par un zéro, sauf si taille vaut 0 ; s'il est trop long, il est coupé entre deux \
         caractères ; si une clause n'est pas respectée, il vaut \"\". Une fonction qui donne une \
         liste rend le nombre d'éléments, et n'en écrit jamais plus de capacite.",
        "Chaque fonction peut être remplacée par une fonction de même nom du programme. La \
         bibliothèque n'appelle par son nom que partie_verifier, dans partie_deplacer, partie_jouer, \
         partie_jouer_coup et partie_verifier_texte ; toutes les autres ne sont appelées que par le \
         programme.",
        "Un programme qui a son propre contrôleur définit sa propre struct partie, partie_creer, et \
         toutes les fonctions dont il se sert, lui et sa vue : celles de la bibliothèque refusent, \
         comme NULL, une partie qu'elles n'ont pas créée, et aussi une partie détruite, tant que sa \
         mémoire ne sert pas à autre chose.",
        "Les structures vue, image_echiquier et diagnostic_pgn ont des membres réservés, que de \
         futures versions nommeront. Dans une vue ou une image_echiquier, le programme les laisse à \
         zéro : { 0 } le fait, et aussi une initialisation qui nomme les membres. La bibliothèque \
         refuse une vue ou une image_echiquier dont un membre réservé n'est pas nul, et met à zéro \
         les membres réservés de diagnostic_pgn. Un programme compilé avec un \
         en-tête plus récent est donc servi comme avant s'il n'emploie pas les nouveaux membres, et \
         refusé s'il les emploie.",
        "Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même \
         partie ne sert qu'à un fil à la fois, même pour la lire : partie_creer_copie donne à chaque \
         fil la sienne.",
    ],
    program: include_str!("../openings/partie.c"),
    includes: &["<stddef.h>", "\"echecs.h\""],
    rival: None,
    sections: &[
        section("Partie", &["partie/partie.rs"]),
        section("Vue", &["partie/vue.rs"]),
        section("Coups", &["partie/coups.rs"]),
        section("Vérifier un coup", &["partie/verification.rs"]),
        section("Annuler et rétablir", &["partie/retour.rs"]),
        section("Position", &["partie/position.rs"]),
        section("Pièces et attaques", &["partie/pieces.rs"]),
        section("Listes de coups", &["partie/liste.rs"]),
        section("Notation", &["partie/notation.rs"]),
        section("Coups joués", &["partie/joues.rs"]),
        section("État d'une partie", &["partie/etat.rs"]),
        section("Finir une partie", &["partie/fin.rs"]),
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
        "Les contrats se lisent comme echecs_commun.h, que cet en-tête inclut, l'explique. \
         stackchess.h peut être inclus avec echecs.h ou avec in104.h, avant ou après.",
        LEVELS,
        "Un coup que les règles refusent n'est pas une faute du programme : stackchess_deplacer rend \
         un code sans rien écrire, et stackchess_verifier dit pourquoi en une phrase. De même, \
         stackchess_lire_position refuse sans rien écrire un texte qui n'est pas une position, et \
         stackchess_verifier_position dit pourquoi. En revanche, donner à stackchess_deplacer une \
         case hors du plateau ne respecte pas son contrat : la fonction signale cette \
         faute.",
        "Toutes les phrases de Stackchess sont en français, quelle que soit la langue de \
         echecs_choisir_langue.",
        "Une case est donnée par sa colonne x et sa rangée y, comptées à partir de 0 : a1 est \
         (0, 0), z26 est (25, 25). Le joueur 0 (echecs_blancs) a les blancs, le joueur 1 \
         (echecs_noirs) les noirs ; -1 (echecs_personne) veut dire : aucun des deux.",
        "Le joueur qui a le trait prend les k pièces du sommet d'une de ses piles et les pose sur \
         une autre case, dans le même ordre ; il faut que chacune de ces pièces puisse y aller \
         (sauf dans un groupe qui a un cavalier). Le roi se déplace d'une case ; la dame, le fou et \
         la tour aussi loin que les cases sont vides ; le pion d'une case en avant, de deux s'il n'a jamais bougé, et en diagonale d'une case \
         seulement pour prendre. Un groupe qui contient m cavaliers ne se déplace qu'en L, \
         par-dessus les piles, et a au plus 2m pièces. Une pile adverse est prise en entier, et \
         seulement si k est plus grand que sa hauteur. Le joueur qui a pris toutes les pièces \
         adverses gagne. Il n'y a ni échec, ni roque, ni prise en passant.",
        "Chaque fonction peut être remplacée par une fonction de même nom du programme. \
         stackchess_deplacer appelle par leur nom les six fonctions de la section « Piles » pour \
         déplacer les pièces, et vérifie ce que les piles contiennent ensuite : si le programme \
         définit une de ces fonctions, c'est sa version. La bibliothèque n'appelle par son nom \
         aucune autre fonction de ce fichier : la version qu'en donne un programme ne sert qu'à lui. \
         Pendant qu'une fonction de pile est en cours pour un coup, elle peut lire la partie \
         (fonctions qui prennent un const stackchess *), mais ni la changer ni la détruire.",
        "Les fonctions qui prennent une partie refusent ce qui n'est pas une partie comme elles \
         refusent NULL, par exemple une struct du programme ou une partie de partie.h, et aussi une \
         partie détruite, tant que sa mémoire ne sert pas à autre chose.",
        "Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même \
         partie ne sert qu'à un fil à la fois, même aux fonctions qui prennent un \
         const stackchess *.",
    ],
    program: include_str!("../openings/stackchess.c"),
    includes: &["<stddef.h>", "\"echecs_commun.h\""],
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
