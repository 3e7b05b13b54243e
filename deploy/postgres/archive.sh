#!/bin/sh
# archive.sh <path of a segment> <its name> <folder>: stores a segment of the write-ahead log, whole or not at all. What
# is there already must be the same: two servers archive, and neither may overwrite the history of the other.
set -eu
if [ -e "$3/$2" ]; then exec cmp -s "$1" "$3/$2"; fi
cp "$1" "$3/$2.$$"
sync "$3/$2.$$"
mv "$3/$2.$$" "$3/$2"
