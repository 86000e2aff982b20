#!/usr/bin/env bash
# Gradescope : prépare l'image, une fois. La commande echecs est dans le dossier, avec la bibliothèque.
# {{ essai }}
set -e
SOURCE=${AUTOGRADER:-/autograder}/source

if ! command -v gcc > /dev/null || ! command -v objcopy > /dev/null; then
    apt-get update
    apt-get install -y --no-install-recommends gcc libc6-dev binutils
fi
chmod +x "$SOURCE/echecs/bin/echecs"
# Une image plus ancienne que la machine où ce dossier a été fait ne peut pas lancer la commande : mieux
# vaut le savoir maintenant.
"$SOURCE/echecs/bin/echecs" version
