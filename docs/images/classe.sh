#!/usr/bin/env bash
# Fait l'image de la classe que montre le guide de l'enseignant : docs/images/classe.sh [FICHIER.png]
# Il faut chromium. ECHECS nomme la commande ; sinon, c'est « cargo run ».
set -euo pipefail
racine=$(cd "$(dirname "$0")/../.." && pwd)
image=${1:-$racine/docs/images/classe.png}
travail=$(mktemp -d)
trap 'rm -rf "$travail"' EXIT

cd "$racine"
read -r -a commande <<< "${ECHECS:-cargo run --quiet --}"
"${commande[@]}" classe examples_c/classe/sujet.toml examples_c/classe/copies --sortie "$travail/classe" > /dev/null
chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --disable-quic --hide-scrollbars \
    --blink-settings=preferredColorScheme=1 --user-data-dir="$travail/profil" \
    --window-size=1100,1150 --screenshot="$travail/classe.png" "file://$travail/classe/index.html" 2> /dev/null
mv "$travail/classe.png" "$image"
