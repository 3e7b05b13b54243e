#!/bin/sh
# restart.sh [api-1 api-2 worker site-1 site-2]: restarts servers one after the other with what was built, without a
# failed request: the edge sends none to a server whose name is a file in deploy/edge/out.
set -eu
[ "$#" -gt 0 ] || set -- api-1 api-2 worker site-1 site-2
for name in "$@"; do
  touch "deploy/edge/out/$name"
  docker compose up --detach --no-deps --force-recreate --wait "$name"
  rm "deploy/edge/out/$name"
done
