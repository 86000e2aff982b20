/* Structures that hold addresses: a view with functions, a picture with arrows. */
#ifndef CALLS_VIEWS_H
#define CALLS_VIEWS_H

#include "objects.h"

/* What a view answers when it is asked, whatever the question. */
static int answer;

static void place(void *context, type_piece kind, int player, int x, int y)
{
    (void)context;
    if (kind < tour || kind >= invalide || player < 0 || player > 1 || x < 0 || x > 7 || y < 0 || y > 7)
        fail("a view is told of a piece that cannot be");
}

static void remove_piece(void *context, int x, int y)
{
    (void)context;
    if (x < 0 || x > 7 || y < 0 || y > 7)
        fail("a view is told of a square that cannot be");
}

/* A view that calls back while it is told something. */
static void show(void *context, const char *message)
{
    (void)context;
    read_text(message);
    if (kept_partie[0] != NULL)
        partie_annuler(kept_partie[0]);
    /* That it was refused is no fault of the function that was called first. */
    echecs_oublier_erreur();
}

static int ask(void *context, const char *title, const char *question, const char *const *choices,
               int count)
{
    int i;

    (void)context;
    read_text(title);
    read_text(question);
    for (i = 0; i < count; i++)
        read_text(choices[i]);
    return answer;
}

static void never_called(void)
{
    fail("a function of the reserve was called");
}

static const vue *any_vue(void)
{
    unsigned byte = next_byte();
    vue *view;

    if (byte >= 0xf0)
        return NULL;
    view = block(sizeof *view, 0, IS_READ);
    if (byte & 1)
        view->poser_piece = place;
    if (byte & 2)
        view->retirer_piece = remove_piece;
    if (byte & 4)
        view->afficher_message = show;
    if (byte & 8)
        view->demander_choix = ask;
    if (byte >= 0xe0)
        view->reserve[byte % 4] = never_called;
    answer = (int)any_number();
    return view;
}

/* A picture whose arrows are as many as it says, if that is not too many. */
static const image_echiquier *any_image_echiquier(void)
{
    image_echiquier *image;

    if (next_byte() >= 0xf0)
        return NULL;
    image = any_block(sizeof *image, IS_READ);
    image->nombre_fleches = (int)any_number();
    image->fleches = NULL;
    if (next_byte() < 0xc0) {
        const int most = 1000, announced = image->nombre_fleches;

        image->fleches = array(announced > most ? 0 : announced, sizeof *image->fleches, IS_READ);
    }
    if (next_byte() < 0xe0)
        memset(image->reserve, 0, sizeof image->reserve);
    return image;
}

#endif
