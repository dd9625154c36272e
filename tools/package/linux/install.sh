#!/bin/sh
# Adds Jungle to your menu and your commands. Only below your own home folder, and nothing is copied
# but a menu entry, its icon and a page of the manual: the program stays in the folder of this script.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
commands=$HOME/.local/bin

if [ ! -x "$here/jungle-pg" ]; then
  echo "install.sh: the program jungle-pg is not beside this script; unpack the whole archive" >&2
  exit 1
fi

# In a menu entry a path stands in quotes, in which four signs need a backslash; a backslash is
# doubled once more, and a percent sign is doubled.
quoted=$(printf '%s' "$here/jungle-pg" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')

mkdir -p "$commands" "$data/applications" "$data/icons/hicolor/scalable/apps" "$data/man/man6"
while IFS= read -r line; do
  case $line in
    Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/jungle-pg.desktop" >"$data/applications/jungle-pg.desktop"
cp "$here/jungle-pg.svg" "$data/icons/hicolor/scalable/apps/jungle-pg.svg"
cp "$here/jungle-pg.6" "$data/man/man6/jungle-pg.6"
ln -sf "$here/jungle-pg" "$commands/jungle-pg"

# A desktop that keeps a list of its menu is told; without the tool it looks by itself.
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database "$data/applications" >/dev/null 2>&1 || true
fi

echo "Jungle is in your menu now. It runs from $here, which must stay where it is."
case ":${PATH:-}:" in
  *":$commands:"*) echo "In a terminal the command is jungle-pg." ;;
  *) echo "In a terminal the command is $commands/jungle-pg." ;;
esac
echo "uninstall.sh in the same folder takes all of this back."
