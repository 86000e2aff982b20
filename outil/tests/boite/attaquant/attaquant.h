/* Ce que les fichiers de l'attaquant ont en commun. */
#ifndef ATTAQUANT_H
#define ATTAQUANT_H

/* Une tentative : 0 si elle a réussi, sinon errno. L'argument est un fichier, un processus, ou
   rien. Aucune ne fait de mal hors du dossier qu'on lui donne, même sans boîte. */
typedef int tentative(const char *argument);

struct attaque {
    const char *nom;
    tentative *tenter;
};

/* Chaque table finit par une attaque sans nom. */
extern const struct attaque attaques_fichiers[];
extern const struct attaque attaques_processus[];
extern const struct attaque attaques_memoire[];
extern const struct attaque attaques_systeme[];

/* 0 si le résultat d'un appel système n'est pas -1, sinon errno. */
int issue(long resultat);

/* De même pour un descripteur, qui est refermé. */
int issue_descripteur(long descripteur);

/* Tente dans un enfant, dont la fin ne gêne personne ; s'il ne peut y en avoir, ici. */
int dans_un_enfant(tentative *tenter, const char *argument);

#endif
