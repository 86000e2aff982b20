#!/usr/bin/env bash
# Fait l'image du rapport que montrent les guides : docs/images/rapport.sh [FICHIER.png]
# Il faut chromium. ECHECS nomme la commande ; sinon, c'est « cargo run ».
set -euo pipefail
racine=$(cd "$(dirname "$0")/../.." && pwd)
image=${1:-$racine/docs/images/rapport.png}
travail=$(mktemp -d)
trap 'rm -rf "$travail"' EXIT

cat > "$travail/sujet.toml" << 'FIN'
titre = "Le roque et l'historique"

[fonctions]
echiquier_deplacement_special_realise_si_possible_roque = 6
historique_deplacement_existe = 4
FIN

cd "$racine"
read -r -a commande <<< "${ECHECS:-cargo run --quiet --}"
# Une copie fausse finit par 1 : c'est ce qui est montré.
"${commande[@]}" verifier --sujet "$travail/sujet.toml" --html "$travail/rapport.html" \
    examples_c/copies/roque.c examples_c/copies/historique.c > /dev/null || [ $? = 1 ]
chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --disable-quic --hide-scrollbars \
    --blink-settings=preferredColorScheme=1 --user-data-dir="$travail/profil" \
    --window-size=900,1310 --screenshot="$travail/rapport.png" "file://$travail/rapport.html" 2> /dev/null
mv "$travail/rapport.png" "$image"
