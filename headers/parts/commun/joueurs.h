/** Les joueurs, pour tout paramètre et toute réponse qui en désigne un. */
enum {
    /** Le joueur qui a les blancs. */
    echecs_blancs = 0,
    /** Le joueur qui a les noirs. */
    echecs_noirs = 1,
    /** Aucun des deux. */
    echecs_personne = -1
};
