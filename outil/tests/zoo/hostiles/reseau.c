/* hostile : ouvre une connexion vers cette machine elle-même ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    struct sockaddr_in ici = { 0 };
    int s = socket(AF_INET, SOCK_STREAM, 0);

    ici.sin_family = AF_INET;
    ici.sin_port = htons(9);
    ici.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(s, (struct sockaddr *)&ici, sizeof ici) == 0)
        close(s);

    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
