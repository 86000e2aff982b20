#!/bin/bash
# VPL, bouton « Exécuter » : compile le programme de l'étudiant, qui devient vpl_execution.
# {{ essai }}
[ -f common_script.sh ] && . ./common_script.sh
ECHECS=${ECHECS:-$(command -v echecs || echo /usr/local/bin/echecs)}

eval "gcc -std=c99 -Wall -Wextra -g $("$ECHECS" options --cours {{ cours }} --compiler) *.c \
    $("$ECHECS" options --lier) -o vpl_execution"
