#!/bin/sh
# Takes back what install.sh added. The program folder stays, and so does what you have played.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
link=$HOME/.local/bin/jungle-pg

# A command of this name that leads elsewhere belongs to another Jungle.
if [ "$(readlink -- "$link" 2>/dev/null)" = "$here/jungle-pg" ]; then
  rm -f -- "$link"
elif [ -e "$link" ]; then
  echo "uninstall.sh: $link belongs to another Jungle; nothing was removed" >&2
  exit 1
fi
rm -f -- "$data/applications/jungle-pg.desktop" "$data/icons/hicolor/scalable/apps/jungle-pg.svg" \
  "$data/man/man6/jungle-pg.6"
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database "$data/applications" >/dev/null 2>&1 || true
fi

echo "Jungle is no longer in your menu. Delete the folder $here to remove the program."
echo "Your saved games, progress and settings stay in $data/jungle-pg and ${XDG_CONFIG_HOME:-$HOME/.config}/jungle-pg."
