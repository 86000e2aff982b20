//! The sentences of the error codes, in both languages.

use std::ffi::CStr;

use super::errors::{TypeErreur, TypeErreurC};
use super::language::Langue;

impl TypeErreur {
    /// The sentence of an error, for C: it ends with a zero.
    pub(super) fn sentence(code: TypeErreurC, language: Langue) -> &'static CStr {
        let unknown = (c"erreur inconnue", c"unknown error");
        let (french, english) = TypeErreur::from_c(code).map_or(unknown, TypeErreur::sentences);
        language.choose(french, english)
    }

    /// Whether C's number is that of an error.
    pub(super) fn is_error(code: TypeErreurC) -> bool {
        TypeErreur::from_c(code).is_some_and(|code| code != TypeErreur::PasErreur)
    }

    fn sentences(self) -> (&'static CStr, &'static CStr) {
        use TypeErreur::*;
        match self {
            PasErreur => (c"pas d'erreur", c"no error"),
            ErreurDeplacementPieceImpossible => (
                c"la pièce ne se déplace pas ainsi",
                c"the piece does not move like that",
            ),
            ErreurAbsenceDeDeplacement => (
                c"la case de départ est aussi la case d'arrivée",
                c"the move ends where it starts",
            ),
            ErreurPieceBlocantTrajet => (
                c"une pièce barre le trajet ou occupe la case d'arrivée",
                c"a piece is in the way or on the square of arrival",
            ),
            ErreurPriseEnPassantNonPermise => (
                c"la prise en passant n'est pas permise",
                c"en passant is not allowed",
            ),
            ErreurRoqueNonPermis => (c"le roque n'est pas permis", c"castling is not allowed"),
            ErreurRoiEnEchec => (
                c"le coup laisse son propre roi en échec",
                c"the move leaves its own king in check",
            ),
            ErreurInterne => (
                c"défaut de la bibliothèque, à signaler à ses auteurs",
                c"a defect of the library, to be reported to its authors",
            ),
            ErreurPointeurNul => (c"un pointeur est NULL", c"a pointer is NULL"),
            ErreurArgumentHorsLimites => (
                c"un argument est en dehors des valeurs permises",
                c"an argument is out of range",
            ),
            ErreurFenChamps => (c"FEN : il faut de 3 à 6 champs", c"FEN: it needs 3 to 6 fields"),
            ErreurFenPlacement => (
                c"FEN : le placement est mal écrit",
                c"FEN: the placement is badly written",
            ),
            ErreurFenTrait => (
                c"FEN : le trait est mal écrit",
                c"FEN: the side to move is badly written",
            ),
            ErreurFenRoque => (
                c"FEN : les droits de roque sont mal écrits",
                c"FEN: the castling rights are badly written",
            ),
            ErreurFenPriseEnPassant => (
                c"FEN : la case de prise en passant est mal écrite",
                c"FEN: the en passant square is badly written",
            ),
            ErreurFenCompteurs => (
                c"FEN : un compteur est mal écrit",
                c"FEN: a counter is badly written",
            ),
            ErreurPositionVide => (
                c"position impossible : l'échiquier est vide",
                c"impossible position: empty board",
            ),
            ErreurPositionRois => (
                c"position impossible : un camp n'a pas exactement un roi",
                c"impossible position: each side needs one king",
            ),
            ErreurPositionPieces => (
                c"position impossible : un camp a plus de 16 pièces, ou trop de pièces promues",
                c"impossible position: more than 16 pieces, or too many promoted ones",
            ),
            ErreurPositionPions => (
                c"position impossible : un camp a plus de 8 pions, ou un pion est sur la rangée 1 ou 8",
                c"impossible position: number or place of the pawns",
            ),
            ErreurPositionRoque => (
                c"position impossible : un droit de roque ne va pas avec les pièces",
                c"impossible position: castling rights",
            ),
            ErreurPositionPriseEnPassant => (
                c"position impossible : aucun pion n'a pu sauter la case de prise en passant",
                c"impossible position: en passant square",
            ),
            ErreurPositionRoiAdverseEnEchec => (
                c"position impossible : le camp qui vient de jouer est en échec",
                c"impossible position: the king that is not to move is in check",
            ),
            ErreurPositionEchecImpossible => (
                c"position impossible : aucun coup n'a pu donner cet échec",
                c"impossible position: no move can have given this check",
            ),
            ErreurCaseDepartVide => (
                c"il n'y a pas de pièce sur la case de départ",
                c"there is no piece on the square of departure",
            ),
            ErreurPieceAdverse => (
                c"la pièce de la case de départ est adverse",
                c"the piece belongs to the other side",
            ),
            ErreurPromotionNonPermise => (
                c"la promotion n'est pas permise",
                c"the promotion is not allowed",
            ),
            ErreurHistoriquePlein => (c"l'historique est plein", c"the history is full"),
            ErreurHistoriqueVide => (
                c"il n'y a aucun coup dans l'historique",
                c"the history has no move",
            ),
            ErreurHistoriqueInvalide => (
                c"le contenu de l'historique n'a pas de sens",
                c"the content of the history makes no sense",
            ),
            ErreurEchiquierJoueur => (
                c"échiquier non intègre : joueur_courant ne vaut ni 0 ni 1",
                c"broken board: joueur_courant",
            ),
            ErreurEchiquierSorte => (
                c"échiquier non intègre : une sorte de pièce n'existe pas",
                c"broken board: unknown kind of piece",
            ),
            ErreurEchiquierCoordonnees => (
                c"échiquier non intègre : une pièce est hors de l'échiquier",
                c"broken board: a piece is off the board",
            ),
            ErreurEchiquierOrdre => (
                c"échiquier non intègre : une pièce valide suit une pièce invalide",
                c"broken board: a valid piece after an invalid one",
            ),
            ErreurEchiquierCasePartagee => (
                c"échiquier non intègre : deux pièces sont sur la même case",
                c"broken board: two pieces on one square",
            ),
            ErreurEchiquierRois => (
                c"échiquier non intègre : un camp n'a pas exactement un roi",
                c"broken board: each side needs one king",
            ),
            ErreurEchiquierPions => (
                c"échiquier non intègre : un jeu a des pions de l'autre couleur",
                c"broken board: pawns of the other colour",
            ),
            ErreurFichierAbsent => (c"le fichier n'existe pas", c"the file does not exist"),
            ErreurFichierLecture => (c"le fichier ne peut pas être lu", c"the file cannot be read"),
            ErreurFichierEcriture => (
                c"le fichier ne peut pas être écrit",
                c"the file cannot be written",
            ),
            ErreurFichierContenu => (c"le fichier est mal écrit", c"the file is badly written"),
            ErreurPartieNonCommencee => (c"la partie n'a pas commencé", c"the game has not begun"),
            ErreurPartieFinie => (c"la partie est finie", c"the game is over"),
            ErreurPartieOccupee => (
                c"une fonction de la vue est en cours : la partie ne peut pas changer",
                c"the game is busy with its view",
            ),
            ErreurPromotionAnnulee => (
                c"aucune pièce n'a été choisie pour la promotion",
                c"no piece was chosen for the promotion",
            ),
            ErreurRienARetablir => (c"il n'y a rien à rétablir", c"there is no move to play again"),
            ErreurReclamationNonPermise => (
                c"la nulle ne peut pas être réclamée",
                c"a draw cannot be claimed",
            ),
            ErreurNotationIllisible => (c"ce texte n'est pas un coup", c"this text is not a move"),
            ErreurNotationAmbigue => (
                c"plusieurs pièces peuvent jouer ce coup",
                c"more than one piece can make this move",
            ),
            ErreurPgn => (
                c"le PGN est mal écrit, ou contient un coup illégal",
                c"the PGN is badly written, or has an illegal move",
            ),
            ErreurPgnFin => (c"PGN : il n'y a plus de partie", c"PGN: there is no more game"),
            ErreurRienAAnnuler => (c"il n'y a rien à annuler", c"there is nothing to take back"),
        }
    }
}
