/* Section « Vue » de partie.h : une longue suite d'appels au hasard devant un témoin. */
#include "partie_vue_temoin.h"

enum { PARTIES = 200, APPELS = 80 };

typedef struct {
    partie *p;
    temoin t;
    unsigned long long graine;
} scene;

/* Ce que l'on attend d'un appel. */
typedef enum { accepte, refuse, l_un_ou_l_autre } attente;

static coup_joue un_coup_legal(scene *s)
{
    coup_joue coups[PARTIE_COUPS_MAX];

    return coups[hasard(&s->graine, partie_lister_coups(s->p, coups, PARTIE_COUPS_MAX))];
}

/* Déplace selon la liste ; une promotion reçoit une bonne réponse, ou une mauvaise. */
static type_erreur deplace_bien(scene *s, attente *a)
{
    coup_joue c = un_coup_legal(s);

    s->t.reponse = hasard(&s->graine, 6) - 1;
    *a = c.type == deplacement_promotion && (s->t.reponse < 0 || s->t.reponse > 3) ? refuse
        : accepte;
    return partie_deplacer(s->p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee);
}

static type_erreur joue_bien(scene *s)
{
    coup_joue c = un_coup_legal(s);
    char san[PARTIE_SAN_MAX];

    partie_ecrire_san(s->p, &c, san, sizeof san);
    return partie_jouer(s->p, san);
}

static type_erreur joue_n_importe_quoi(scene *s)
{
    static const char *const textes[] = {
        "e4", "Cf3", "O-O", "O-O-O", "Dxd8", "e2e4", "a7a8", "a8=D", "xyz", "", "e1g1", "Rd1",
    };
    char octets[8];
    int i;

    if (hasard(&s->graine, 2) == 0)
        return partie_jouer(s->p, textes[hasard(&s->graine, 12)]);
    for (i = 0; i < 7; i++)
        octets[i] = (char)(1 + hasard(&s->graine, 255));
    octets[7] = '\0';
    return partie_jouer(s->p, octets);
}

static type_erreur commence(scene *s, attente *a)
{
    static const char *const mauvaises[] = {
        "", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "rnbqkbnr w",
    };
    int choix = hasard(&s->graine, 3);

    *a = choix == 0 ? refuse : accepte;
    if (choix == 0)
        return partie_lire_fen(s->p, mauvaises[hasard(&s->graine, 4)]);
    if (choix == 1)
        return partie_lire_fen(s->p, position_riche(hasard(&s->graine, 8)));
    return partie_commencer(s->p);
}

static type_erreur decide_une_fin(scene *s, attente *a)
{
    static const char *const coups[] = { "Rg8", "e4", "xyz", "O-O" };
    etat_partie motif = hasard(&s->graine, 2) ? partie_nulle_50_coups : partie_nulle_repetition_3;

    switch (hasard(&s->graine, 5)) {
    case 0: return partie_abandonner(s->p, hasard(&s->graine, 2));
    case 1: return partie_convenir_nulle(s->p);
    case 2:
        *a = partie_peut_reclamer(s->p, motif) ? accepte : refuse;
        return partie_reclamer(s->p, motif);
    default:
        *a = l_un_ou_l_autre;
        return partie_reclamer_avec(s->p, motif, coups[hasard(&s->graine, 4)]);
    }
}

/* Un appel au hasard, et ce que l'on en attend. */
static type_erreur appelle(scene *s, attente *a)
{
    int de = hasard(&s->graine, 100), en_cours = partie_etat(s->p) == partie_en_cours;

    *a = en_cours ? accepte : refuse;
    s->t.reponse = -1;
    if (de < 30 && en_cours)
        return deplace_bien(s, a);
    if (de < 50 && en_cours)
        return joue_bien(s);
    *a = l_un_ou_l_autre;
    if (de < 60)
        return partie_deplacer(s->p, hasard(&s->graine, 8), hasard(&s->graine, 8),
                               hasard(&s->graine, 8), hasard(&s->graine, 8));
    if (de < 66)
        return joue_n_importe_quoi(s);
    if (de < 82)
        return partie_annuler(s->p);
    if (de < 92)
        return partie_retablir(s->p);
    if (de < 96)
        return commence(s, a);
    *a = en_cours ? accepte : refuse;
    return decide_une_fin(s, a);
}

VERIF(la_vue_montre_la_partie_apres_chaque_appel,
      "PARTIE-VUE-G2 PARTIE-VUE-G3 PARTIE-VUE-G4 PARTIE-VUE-G7 PARTIE-DEPLACER-G1 "
      "PARTIE-DEPLACER-G7 PARTIE-DEPLACER-G8 PARTIE-JOUER-G5 PARTIE-ANNULER-G1 "
      "PARTIE-RETABLIR-G1 PARTIE-COMMENCER-G2 PARTIE-COMMENCER-G4 PARTIE-LIRE-FEN-G1")
{
    int numero, i, acceptes = 0, refuses = 0, questions = 0;

    for (numero = 0; numero < PARTIES; numero++) {
        scene s;

        s.graine = (unsigned long long)numero * 7919 + 1;
        s.p = partie_creer();
        temoin_branche(&s.t, s.p);
        /* Une partie sur huit commence sans avoir commencé. */
        if (numero % 8 != 0)
            VERIF_CODE(partie_lire_fen(s.p, position_riche(numero)), pas_erreur, nommer);
        for (i = 0; i < APPELS; i++) {
            echiquier_montre montre = temoin_montre(&s.t);
            photo avant = photo_de(s.p);
            attente a;
            type_erreur code;

            temoin_attend(&s.t);
            code = appelle(&s, &a);
            VERIF_CONTEXTE("partie %d, appel %d, code %d, depuis %s", numero, i, (int)code,
                           avant.fen);
            if (a != l_un_ou_l_autre)
                VERIF_ENTIER(code == pas_erreur, a == accepte);
            if (code != pas_erreur) {
                verifie_photo(s.p, &avant);
                VERIF_ENTIER(s.t.poses + s.t.retraits, 0);
            }
            temoin_compare(&s.t, s.p);
            temoin_juge(&s.t, &montre);
            if (code == pas_erreur)
                acceptes++;
            else
                refuses++;
            questions += s.t.questions;
        }
        partie_detruire(s.p);
    }
    VERIF_CONTEXTE("%d acceptés, %d refusés, %d questions", acceptes, refuses, questions);
    VERIF_VRAI(acceptes > 5000 && refuses > 2000 && questions > 30);
}

VERIF_PROGRAMME(VERIF_LIGNE(la_vue_montre_la_partie_apres_chaque_appel))
